"""Records: a game as plain text.

    [game "ottere"]
    [players ["Ada", "Bo", "Cy"]]
    [options {"target": 200}]
    [seed "…"]
    1. 7S, 8D, hearts, draw
    2. …

Header values are JSON, unknown headers are kept. Each round begins a line ``N.``; a line that ends with a comma goes
on in the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .. import games
from ..games.game import Game, Kind, Refused
from ..games.options import shown
from ..games.position import action_numbers
from ..locales import Text
from .course import Config, Course, Step
from .pledge import table_seed
from .strict import read_json, write_json

_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9_-]*)[ \t]+(.*)\]")
_ROUND = re.compile(r"([0-9]{1,9})\.(?:[ \t]+|$)")
PUBLIC = ("commit",)
"""Headers about the seed that everybody may see while the game runs."""


class Round(NamedTuple):
    """The actions of one round, as words."""

    number: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """A record: its headers in order and its rounds. ``lines`` tells on which line of a text each action stood."""

    headers: Mapping[str, Any]
    rounds: tuple[Round, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)

    @property
    def actions(self) -> list[str]:
        """All actions in order."""
        return [word for each in self.rounds for word in each.actions]

    @property
    def is_hidden(self) -> bool:
        """Whether it was made for one viewer: it lacks the seed or hides actions."""
        has_seed = "seed" in self.headers or "secret" in self.headers
        return not has_seed or any("?" in word for word in self.actions)


def write(record: Record) -> str:
    """The text of a record; ``parse`` reads it back."""
    lines = [f"[{name} {write_json(value)}]" for name, value in record.headers.items()]
    lines += [f"{number}. {', '.join(actions)}".rstrip() for number, actions in record.rounds]
    return "".join(f"{line}\n" for line in lines)


def parse(text: str) -> Record:
    """The record of a text; Refused (unreadable) with the line that is wrong."""
    reader = _Reader()
    number = 0
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        try:
            reader.take(line.strip(" \t\r"), number)
        except ValueError as fault:
            raise Refused(Kind.UNREADABLE, _at_line(number, fault)) from None
    if reader.is_open:
        raise Refused(
            Kind.UNREADABLE, Text.of("record-line", line=number, fault=Text.of("record-breaks-off"))
        )
    return reader.record()


def of_course(course: Course, names: Sequence[str], pledge: Mapping[str, Any] | None = None) -> Record:
    """The full record of a game: seed, setup and deck included."""
    config = course.config
    given = {"seed": config.seed, "setup": config.setup, "deck": config.deck, **(pledge or {})}
    headers = _headers(course, names) | {name: value for name, value in given.items() if value is not None}
    return Record(headers, _rounds(course, [step.word for step in course.steps()]))


def of_viewer(
    course: Course, names: Sequence[str], pledge: Mapping[str, Any], words: Sequence[str]
) -> Record:
    """A game as one viewer may know it; ``words`` are its actions as that viewer may see them."""
    public = {name: value for name, value in pledge.items() if name in PUBLIC}
    return Record(_headers(course, names) | public, _rounds(course, words))


def seat_names(seats: int) -> list[str]:
    """Names for players who gave none."""
    return [f"Seat {seat}" for seat in range(1, seats + 1)]


def table_of(record: Record, find: Any = games.find) -> tuple[Game, list[str]]:
    """The game and the players that the headers name. Refused: unreadable, unknown."""
    name, players = _header(record.headers, "game", str), _header(record.headers, "players", list)
    return find(name), [str(player) for player in players]


def begin(record: Record, find: Any = games.find) -> Course:
    """The start of a record's game. Refused: unreadable (a header, the deal), unknown (a game, an option)."""
    headers = record.headers
    game, players = table_of(record, find)
    options = _header(headers, "options", dict, {})
    setup, deck = (_header(headers, key, dict, {}) for key in ("setup", "deck"))
    if record.is_hidden:
        raise Refused(Kind.UNREADABLE, Text.of("record-hidden"))
    config = Config(game.name, len(players), options, _seed(headers), setup or None, deck or None)
    return Course(game, config)


def load(record: Record, find: Any = games.find) -> Course:
    """The game of a record, played through. Refused, the place named: as ``begin``, or as the move that is refused."""
    course = begin(record, find)
    known = action_numbers(course.game.words.ACTIONS)
    for number, word in enumerate(record.actions):
        if word not in known:
            text = Text.of("refuse-word", word=shown(word), game=Text.of(f"{course.game.name}-title"))
            raise Refused(Kind.UNREADABLE, place(record, number, text))
    for number, (round_no, word) in enumerate((r.number, w) for r in record.rounds for w in r.actions):
        replay(course, record, number, round_no, word)
    return course


def replay(course: Course, record: Record, number: int, round_no: int, word: str) -> Step:
    """Play action ``number`` (0 …) of a record; Refused with its place."""
    if course.position.round != round_no and not course.position.is_over:
        text = Text.of("record-round", given=round_no, round=course.position.round)
        raise Refused(Kind.UNREADABLE, place(record, number, text))
    try:
        return course.play(word)
    except Refused as fault:
        raise Refused(fault.kind, place(record, number, fault.text, fault.rule), fault.rule) from None


def place(record: Record, number: int, fault: Text, rule: str | None = None) -> Text:
    """A fault with the action (0 …) and the line where it happened."""
    told = Text.of("record-rule", rule=rule, fault=fault) if rule else fault
    word = shown(record.actions[number])
    if number >= len(record.lines):
        return Text.of("record-action", action=number + 1, word=word, fault=told)
    return Text.of("record-place", line=record.lines[number], action=number + 1, word=word, fault=told)


class _Reader:
    """Takes a record line by line; ValueError, with a Text or a reason, for what it cannot read."""

    def __init__(self) -> None:
        self.headers: dict[str, Any] = {}
        self.rounds: list[tuple[int, list[str]]] = []
        self.lines: list[int] = []
        self.is_open = False

    def take(self, line: str, number: int) -> None:
        """One line without its end."""
        start = _ROUND.match(line)
        if self.is_open and start is None and line:
            self._actions(line, number)
        elif self.is_open and line:
            raise ValueError(Text.of("record-breaks-off"))
        elif start is not None:
            self.rounds.append((int(start[1]), []))
            self._actions(line[start.end() :], number)
        elif line:
            self._header(line)

    def record(self) -> Record:
        """What was read."""
        if not self.headers:
            raise Refused(Kind.UNREADABLE, Text.of("record-empty"))
        return Record(self.headers, tuple(Round(n, tuple(a)) for n, a in self.rounds), tuple(self.lines))

    def _header(self, line: str) -> None:
        found = _HEADER.fullmatch(line)
        if found is None and not self.headers:
            raise Refused(Kind.UNREADABLE, Text.of("record-none", given=shown(line)))
        if found is None or self.rounds:
            raise ValueError(Text.of("record-no-line", given=shown(line)))
        name, value = found.groups()
        if name in self.headers:
            raise ValueError(Text.of("record-twice", name=name))
        self.headers[name] = read_json(value)

    def _actions(self, text: str, number: int) -> None:
        words = [word.strip(" \t") for word in text.split(",")] if text else []
        self.is_open = bool(words) and not words[-1]
        for word in words[:-1] if self.is_open else words:
            if not word:
                raise ValueError(Text.of("record-gap"))
            self.rounds[-1][1].append(word)
            self.lines.append(number)


def _at_line(number: int, fault: ValueError) -> Text:
    reason = fault.args[0] if fault.args and isinstance(fault.args[0], Text) else None
    told = reason or Text.of("record-json", detail=shown(str(fault)))
    return Text.of("record-line", line=number, fault=told)


def _headers(course: Course, names: Sequence[str]) -> dict[str, Any]:
    return {"game": course.config.game, "players": list(names), "options": dict(course.config.options)}


def _rounds(course: Course, words: Iterable[str]) -> tuple[Round, ...]:
    found: list[tuple[int, list[str]]] = []
    for step, word in zip(course.steps(), words, strict=True):
        if not found or found[-1][0] != step.before.round:
            found.append((step.before.round, []))
        found[-1][1].append(word)
    return tuple(Round(number, tuple(actions)) for number, actions in found)


def _header(headers: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    value = headers.get(name, default)
    if type(value) is not kind or (isinstance(value, list) and not all(type(part) is str for part in value)):
        raise Refused(Kind.UNREADABLE, Text.of("record-header", name=name))
    return value


def _seed(headers: Mapping[str, Any]) -> str:
    if "seed" in headers:
        return str(_header(headers, "seed", str))
    return table_seed(*sources_of(headers))


def sources_of(headers: Mapping[str, Any]) -> tuple[str, list[str]]:
    """The secret and every seat's contribution, which make the seed; Refused (unreadable) when one is missing."""
    return _header(headers, "secret", str), _header(headers, "contributions", list)
