"""A game with people and bots in its seats: who may do what, and what each is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from ..games.game import Game, Kind, Refused
from ..games.options import check_seats, shown
from ..games.position import Position
from ..locales import Text
from . import record, telling, undo
from .course import Course, Step, check_version
from .record import Record


class Chair(msgspec.Struct):
    """A seat at the table. ``who`` holds it (any text that tells people apart; None: nobody), ``bot`` is the level of
    the bot that plays it now (None: ``who`` plays). ``since``: the number of actions when the present player began."""

    name: str
    who: str | None = None
    bot: str | None = None
    since: int = 0


class Played(msgspec.Struct, frozen=True):
    """An accepted request: the version it led to, and whether it had been accepted before (nothing changed then)."""

    seat: int
    word: str
    version: int
    again: bool = False


class Entry(NamedTuple):
    """What one viewer is told of one action: who acted (a seat), the word (hidden parts ``?``), the log lines."""

    seat: int
    word: str
    texts: list[Text]


UNDO = "undo"
"""The word of an accepted undo; no game has such an action."""


class Match:
    """One game being played at a table. Seats are 1 … n.

    ``version`` counts the changes so far, actions and undos alike, so that no number ever means two positions; while
    nothing has been undone it is the number of actions. Whoever asks is named by ``who``; None stands for the house,
    which plays the bots.
    """

    def __init__(
        self, course: Course, chairs: Sequence[Chair], pledge: Mapping[str, Any] | None = None
    ) -> None:
        """Seat people and bots at a game. ``pledge``: the record's headers about where the seed came from."""
        if len(chairs) != course.config.seats:
            raise ValueError(f"{course.config.seats} seats need as many chairs, not {len(chairs)}")
        self.course = course
        self.chairs = list(chairs)
        self.pledge = dict(pledge or {})
        self.actors = bytearray(step.seat for step in course.steps())
        self.version = course.version
        self._last: Step | None = None
        self._undone: int | None = None
        self._judged: tuple[int, Text | None] = (-1, None)
        self._done: dict[tuple[int, str], Played] = {}

    @classmethod
    def begin(
        cls,
        game: Game,
        chairs: Sequence[Chair],
        *,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        setup: Mapping[str, Any] | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> Self:
        """Start a game for these chairs; Refused as ``Position.deal``."""
        seats = check_seats(game, len(chairs))
        return cls(
            Course.begin(game, seats=seats, options=options, seed=seed, setup=setup, deck=deck), chairs
        )

    @property
    def game(self) -> Game:
        """The game."""
        return self.course.game

    @property
    def position(self) -> Position:
        """The true position: for the house alone, never for a client or a bot."""
        return self.course.position

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, None when over."""
        return self.position.to_move

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move, None when a person is, or the game is over."""
        seat = self.to_move
        return self.chairs[seat - 1].bot if seat else None

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [chair.name for chair in self.chairs]

    def play(
        self, word: str, *, seat: int, who: str | None, version: int | None = None, intent: str | None = None
    ) -> Played:
        """Play an action for ``seat``. The same ``intent`` of the same seat is carried out once.

        Refused, nothing changed, in this order: seat (who asks does not play it), unreadable (no such word), over,
        turn, stale, illegal. Whoever gets ``stale`` is to be sent the view anew.
        """
        if intent is not None and (seat, intent) in self._done:
            self._check_player(seat, who)
            return msgspec.structs.replace(self._done[seat, intent], again=True)
        self.take(seat, self.check(word, seat=seat, who=who, version=version))
        return self._accept(Played(seat, word, self.version), intent)

    def check(self, word: str, *, seat: int, who: str | None, version: int | None = None) -> int:
        """The action that ``play`` would carry out, nothing done yet; refused as there."""
        self._check_player(seat, who)
        action = self.position.action(word)
        if self.position.is_over:
            raise Refused(Kind.OVER, Text.of("refuse-over"))
        legal = self.position.actions()
        if seat != self.to_move and not (action in legal and self._may_call(seat, action)):
            raise Refused(Kind.TURN, Text.of("match-turn", player=self.chairs[(self.to_move or 1) - 1].name))
        check_version(version, self.version)
        if action not in legal:
            reason = self.game.words.why(self.position.state, action)
            raise Refused(Kind.ILLEGAL, reason.text, reason.rule)
        return action

    def take(self, seat: int, action: int) -> Step:
        """Carry out an action that has been checked: for whoever has to write it down in between."""
        self._last = self.course.take(action)
        self._undone = None
        self.actors.append(seat)
        self.version += 1
        return self._last

    def undo(
        self, *, seat: int, who: str | None, version: int | None = None, intent: str | None = None
    ) -> Played:
        """Take the last action back. Refused: seat, stale, or illegal with the never-rule that forbids it."""
        self._check_player(seat, who)
        if intent is not None and (seat, intent) in self._done:
            return msgspec.structs.replace(self._done[seat, intent], again=True)
        check_version(version, self.version)
        hindrance = self.undo_hindrance(seat)
        if hindrance is not None:
            raise Refused(Kind.ILLEGAL, hindrance)
        self.take_back(seat)
        return self._accept(Played(seat, UNDO, self.version), intent)

    def take_back(self, seat: int) -> None:
        """Take the last action back, for ``seat``, unchecked: for whoever has written down that this has happened."""
        self.course.back()
        self.actors.pop()
        self._last, self._undone = None, seat
        self.version += 1

    def undo_hindrance(self, seat: int) -> Text | None:
        """Why ``seat`` may not take the last action back; None when it may."""
        if not self.actors:
            return Text.of("match-undo-none")
        if self.actors[-1] != seat or self.course.version <= self.chairs[seat - 1].since:
            return Text.of("match-undo-other")
        if self._last is None:
            before = self.course.at(self.course.version - 1)
            self._last = Step(before, self.course.actions[-1], self.position)
        if self._judged[0] != self.version:
            self._judged = self.version, undo.hindrance(self._last)
        return self._judged[1]

    def leave(self, *, seat: int, who: str | None, bot: str) -> None:
        """Hand a seat to a bot of level ``bot``; who holds it can take it back. Refused: seat."""
        self._check_player(seat, who)
        self._hand_over(seat, bot)

    def come_back(self, *, seat: int, who: str) -> None:
        """Take a seat back from the bot that kept it; nothing happens when it is not away. Refused: seat."""
        self._check_holder(seat, who)
        if self.chairs[seat - 1].bot is not None:
            self._hand_over(seat, None)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) sees."""
        return self.position.view(seat)

    def news(self, viewer: int | None) -> list[Text]:
        """What a seat (None: a spectator) is told of the last change."""
        if self._undone is not None:
            return [Text.of("match-undone", player=self._undone)]
        return [] if self._last is None else telling.events(self._last, viewer)

    def log(self, viewer: int | None) -> list[Entry]:
        """What a seat (None: a spectator) has been told so far; what was undone is gone."""
        return [
            Entry(seat, telling.word_for(step, viewer), telling.events(step, viewer))
            for seat, step in zip(self.actors, self.course.steps(), strict=True)
        ]

    def record(self) -> Record:
        """The whole game with its seed: for the house, and for everybody once it is over."""
        return record.of_course(self.course, self.names, self.pledge)

    def record_for(self, viewer: int | None) -> Record:
        """The game as one viewer may know it: no seed, no setup, hidden actions ``?``. It can be shown, not loaded."""
        words = [telling.word_for(step, viewer) for step in self.course.steps()]
        return record.of_viewer(self.course, self.names, self.pledge, words)

    def restore_actors(self, seats: Iterable[int]) -> None:
        """Who played each action, where that is known better than by whose turn it was (calls out of turn)."""
        actors = bytearray(seats)
        if len(actors) != len(self.actors):
            raise ValueError(f"{len(self.actors)} actions, but {len(actors)} players of them")
        self.actors = actors

    def _accept(self, played: Played, intent: str | None) -> Played:
        self.version = played.version
        if intent is not None:
            self._done[played.seat, intent] = played
        return played

    def _may_call(self, seat: int, action: int) -> bool:
        return bool(self.game.callers(self.position.state, action) >> (seat - 1) & 1)

    def _hand_over(self, seat: int, bot: str | None) -> None:
        chair = self.chairs[seat - 1]
        chair.bot = bot
        chair.since = self.course.version

    def _check_holder(self, seat: int, who: str | None) -> None:
        if who is not None and all(chair.who != who for chair in self.chairs):
            raise Refused(Kind.SEAT, Text.of("match-stranger"))
        if type(seat) is not int or not 1 <= seat <= len(self.chairs):
            raise Refused(Kind.SEAT, Text.of("match-no-seat", given=shown(seat), most=len(self.chairs)))
        if who is not None and self.chairs[seat - 1].who != who:
            raise Refused(Kind.SEAT, Text.of("match-seat", seat=seat))

    def _check_player(self, seat: int, who: str | None) -> None:
        self._check_holder(seat, who)
        if who is None and self.chairs[seat - 1].bot is None:
            raise Refused(Kind.SEAT, Text.of("match-no-bot", seat=seat))
        if who is not None and self.chairs[seat - 1].bot is not None:
            raise Refused(Kind.SEAT, Text.of("match-away", seat=seat))
