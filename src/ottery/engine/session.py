"""A session of the line protocol: the present game, and an answer to every line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatchmethod
from typing import Any

import msgspec

from .. import games
from ..bots import decide, find_bot, source_for
from ..games.game import Game, Kind, Option, Refused, prepare_kernel
from ..games.options import check_options, shown
from ..games.position import plain
from ..locales import Text, say
from ..match import record
from ..match.course import Course
from . import requests
from .requests import read_request

Reply = dict[str, Any]
Tell = Callable[[str, int, int], None]
"""Called while a game's rules are being compiled: the game, functions done, functions in all."""


class Session:
    """Answers lines. A refused line changes nothing."""

    def __init__(
        self,
        *,
        find: Callable[[str], Game] = games.find,
        names: Sequence[str] = games.NAMES,
        language: str = "en",
        tell: Tell | None = None,
    ) -> None:
        self._find = find
        self._names = names
        self._language = language
        self._tell = tell
        self._course: Course | None = None

    @property
    def course(self) -> Course:
        """The present game; Refused (unknown) while there is none."""
        if self._course is None:
            raise Refused(Kind.UNKNOWN, Text.of("engine-no-game"))
        return self._course

    def answer(self, line: bytes) -> Reply:
        """The reply to a line, ready for JSON."""
        try:
            return {"ok": True, **self._do(read_request(line))}
        except Refused as refused:
            return refusal(refused, self._language)

    @singledispatchmethod
    def _do(self, request: requests.Request) -> Reply:
        raise TypeError(f"no answer to {request!r}")

    @_do.register
    def _(self, _request: requests.Games) -> Reply:
        return {"games": [self._describe(self._find(name)) for name in self._names]}

    @_do.register
    def _(self, request: requests.New) -> Reply:
        game = self._ready(request.game)
        options = request.options or {}
        known = {option.name for option in game.options}
        sound = {name: value for name, value in options.items() if name in known}
        course = Course.begin(
            game,
            seats=request.players,
            options=sound,
            seed=request.seed,
            setup=request.setup,
            deck=request.deck,
        )
        check_options(game, request.players, options)  # an unreadable value comes before an unknown name
        self._course = course
        return self._state()

    @_do.register
    def _(self, _request: requests.State) -> Reply:
        return self._state()

    @_do.register
    def _(self, request: requests.Play) -> Reply:
        self.course.play(request.action, request.version)
        return self._state()

    @_do.register
    def _(self, request: requests.Why) -> Reply:
        reason = self.course.position.why(request.action)
        if reason is None:
            return {"legal": True}
        return {"legal": False, "rule": reason.rule, "message": say(reason.text, self._language)}

    @_do.register
    def _(self, request: requests.View) -> Reply:
        position = self.course.position
        if request.seat is not None and not 1 <= request.seat <= position.seats:
            text = Text.of("match-no-seat", given=shown(request.seat), most=position.seats)
            raise Refused(Kind.UNREADABLE, text)
        return {"view": msgspec.to_builtins(position.view(request.seat), enc_hook=plain)}

    @_do.register
    def _(self, _request: requests.Result) -> Reply:
        course = self.course
        result = course.position.result()
        lines = [
            {"seat": line.seat + 1, "points": line.points, "text": say(line.text, self._language)}
            for line in result.lines
        ]
        return {
            "over": result.over,
            "winners": result.winners,
            "scores": result.scores,
            **result.extras,
            "round": course.position.round,
            "rounds": course.rounds,
            "lines": lines,
        }

    @_do.register
    def _(self, _request: requests.Record) -> Reply:
        course = self.course
        return {"record": record.write(record.of_course(course, record.seat_names(course.config.seats)))}

    @_do.register
    def _(self, request: requests.Load) -> Reply:
        self._course = record.load(record.parse(request.record), self._ready)
        return self._state()

    @_do.register
    def _(self, _request: requests.Undo) -> Reply:
        self.course.back()
        return self._state()

    @_do.register
    def _(self, request: requests.Bot) -> Reply:
        bot = find_bot(request.level)
        course = self.course
        if course.position.is_over:
            raise Refused(Kind.OVER, Text.of("refuse-over"))
        source = source_for(course.position, f"{bot.level} {course.version}")
        return {"action": decide(bot, course.position, source)}

    def _state(self) -> Reply:
        course = self.course
        position = course.position
        return {
            "game": course.game.name,
            "to_move": position.to_move,
            "legal": position.legal(),
            "over": position.is_over,
            "round": position.round,
            "version": course.version,
            **course.game.words.notes(position.state),
        }

    def _ready(self, name: str) -> Game:
        """A game with its rules compiled."""
        game = self._find(name)
        tell = self._tell
        prepare_kernel(None if tell is None else lambda done, every: tell("", done, every))
        game.prepare(None if tell is None else lambda done, every: tell(name, done, every))
        return game

    def _describe(self, game: Game) -> Reply:
        return {
            "name": game.name,
            "title": say(Text.of(f"{game.name}-title"), self._language),
            "seats": list(game.seats),
            "options": [_describe_option(option, game.seats[1]) for option in game.options],
        }


def refusal(refused: Refused, language: str = "en") -> Reply:
    """The reply to a request that is refused."""
    return {
        "ok": False,
        "kind": refused.kind.value,
        "rule": refused.rule,
        "message": say(refused.text, language),
    }


def _describe_option(option: Option, most: int) -> Reply:
    seats = range(1, most + 1) if option.kind == "seat" else ()
    found = {
        "name": option.name,
        "type": option.kind,
        "default": option.default,
        "allowed": [*seats, *option.allowed],
    }
    return found | ({"needs": option.needs} if option.needs else {})
