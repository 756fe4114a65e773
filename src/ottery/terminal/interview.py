"""Question and answer before a game on the line client: which game, how many, which options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import games
from ..bots import LEVELS, USUAL
from ..games.game import Game, Option, Refused
from ..games.options import allowed_words, check_options, check_seats, read_option
from . import reports
from .orders import Order, chairs, default_seats, read_kinds
from .saves import Kept, Shelf
from .voice import Voice


class Interview:
    """Asks with ``read`` and prints with ``say`` until there is an order or a kept game."""

    def __init__(
        self, voice: Voice, shelf: Shelf, say: Callable[[str], None], read: Callable[[str], str]
    ) -> None:
        self._voice, self._shelf, self._say, self._read = voice, shelf, say, read

    def choose(self) -> Order | Kept:
        """A game that was left, or a new one."""
        found: list[Kept | Game] = [*self._shelf.kept(), *(games.find(name) for name in games.NAMES)]
        for number, entry in enumerate(found, 1):
            self._say(f"{number:>3}  {self._line(entry)}")
        while True:
            answer = self._read(self._voice("terminal-plain-which")).casefold()
            chosen = next((e for i, e in enumerate(found, 1) if answer in (str(i), self._name(e))), None)
            if isinstance(chosen, Kept):
                return chosen
            if chosen is not None:
                return self._order(chosen)

    def _line(self, entry: Kept | Game) -> str:
        if isinstance(entry, Kept):
            return entry.line(self._voice)
        title = reports.title(entry, self._voice)
        return f"{entry.name}: {title}, {reports.seats_words(entry, self._voice)}"

    def _name(self, entry: Kept | Game) -> str:
        return "" if isinstance(entry, Kept) else entry.name

    def _order(self, game: Game) -> Order:
        seats = self._seats(game)
        kinds = self._kinds(seats)
        options = self._options(game, seats)
        return Order(game, chairs(kinds, self._voice), options)

    def _seats(self, game: Game) -> int:
        least, most = game.seats
        if least == most:
            return least
        usual = default_seats(game)
        while True:
            answer = self._read(self._voice("terminal-plain-seats", least=least, most=most, usual=usual))
            try:
                return check_seats(
                    game, int(answer) if answer.isdecimal() and len(answer) < 5 else answer or usual
                )
            except Refused as refused:
                self._say(self._voice(refused.text))

    def _kinds(self, seats: int) -> list[str]:
        if seats == 1:
            return read_kinds("", 1)
        while True:
            answer = self._read(self._voice("terminal-plain-bots", levels=", ".join(LEVELS), usual=USUAL))
            try:
                return read_kinds(answer or USUAL, seats)
            except Refused as refused:
                self._say(self._voice(refused.text))

    def _options(self, game: Game, seats: int) -> dict[str, Any]:
        for option in game.options:
            self._say(self._told(game, option, seats))
        given: dict[str, Any] = {}
        while True:
            answer = self._read(self._voice("terminal-plain-options"))
            if not answer:
                return given
            for part in answer.split():
                given = self._with(game, seats, given, part)

    def _told(self, game: Game, option: Option, seats: int) -> str:
        """What an option takes, what it is unless somebody says, and what it does."""
        usual = str(option.default).lower() if option.kind == "flag" else option.default
        told = f"  {option.name}: {allowed_words(option, seats)} ({usual})"
        does = self._voice.any_of(f"{game.name}-option-{option.name}-help")
        return f"{told} – {does}" if does else told

    def _with(self, game: Game, seats: int, given: dict[str, Any], part: str) -> dict[str, Any]:
        name, equals, value = part.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        read = read_option(option, value if equals else None) if option else value
        wished = given | {name: read}
        try:
            check_options(game, seats, wished)
        except Refused as refused:
            self._say(self._voice(refused.text))
            return given
        return wished
