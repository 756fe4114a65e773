"""One game at this terminal: who sits where, what each has been told, the bots' moves. No drawing, no waiting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from ..bots import NAMES, bot_at_hand, decide, source_for
from ..games.game import Game
from ..games.position import Position, Result
from ..locales import Text
from ..match import Chair as Seat
from ..match import Course, Match, Record
from .played import HUMAN, Chair, Played

__all__ = ["BOTS", "HUMAN", "Chair", "Session"]

BOTS = NAMES
"""The bots that may sit here."""
_HERE = "here"


class Session(Played):
    """A game, its players, and what each of them has been told."""

    def __init__(self, course: Course, chairs: Sequence[Chair]) -> None:
        self.chairs = tuple(chairs)
        self.file: Path | None = None
        """Where this terminal keeps the game while it runs."""
        seats = [Seat(c.name, _HERE) if c.is_human else Seat(c.name, bot=c.kind) for c in chairs]
        self.match = Match(course, seats)
        self._salt = secrets.token_hex(8)
        self._told: dict[int | None, list[list[Text]]] = {}
        for viewer in self._viewers():
            self._told[viewer] = [entry.texts for entry in self.match.log(viewer)]

    @classmethod
    def deal(
        cls,
        game: Game,
        chairs: Sequence[Chair],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> Session:
        """A new game; Refused as ``Position.deal``."""
        return cls(Course.begin(game, seats=len(chairs), options=options, seed=seed, deck=deck), chairs)

    def _viewers(self) -> list[int | None]:
        return [None, *self.humans]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def options(self) -> dict[str, Any]:
        """The options that were set."""
        return dict(self.match.course.config.options)

    @cached_property
    def deck(self) -> dict[str, Any]:
        """The cards in use, where they are data; everybody may see them."""
        return dict(self.match.course.config.deck or self.game.setup.deck_of(self.position.state))

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def round(self) -> int:
        """The number of the round, 1 …"""
        return self.position.round

    @property
    def rounds(self) -> list[list[int]]:
        """The scores of each finished round."""
        return self.match.course.rounds

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when over."""
        return self.match.to_move

    @property
    def humans(self) -> list[int]:
        """The seats that people at this terminal hold."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if chair.is_human]

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) sees."""
        return self.position.view(seat)

    def legal(self) -> list[str]:
        """What the seat to move may do."""
        return self.position.legal()

    def result(self) -> Result | None:
        """How the game ended; None before: what others hold in secret counts in it."""
        return self.position.result() if self.position.is_over else None

    def play(self, word: str) -> None:
        """Carry out an action of the seat to move; Refused as ``Match.play``."""
        actor = self.to_move or 1
        self.match.play(word, seat=actor, who=_HERE if self.chairs[actor - 1].is_human else None)
        for viewer, told in self._told.items():
            told.append(self.match.news(viewer))

    def bot_word(self) -> str:
        """What the bot whose turn it is plays; it decides from what its seat sees alone."""
        bot = bot_at_hand(self.chairs[(self.to_move or 1) - 1].kind, self.game)
        return decide(bot, self.position, source_for(self.position, f"{self._salt} {self.match.version}"))

    def log(self, seat: int | None) -> list[Text]:
        """What ``seat`` (None: a spectator) has been told since the deal, oldest first."""
        return [line for lines in self._told[seat] for line in lines]

    def undo(self) -> None:
        """Take the last action back for whoever here made it; Refused with the reason where that is not allowed."""
        actors = self.match.actors
        seat = actors[-1] if actors and actors[-1] in self.humans else self.humans[0] if self.humans else 1
        self.match.undo(seat=seat, who=_HERE)
        for told in self._told.values():
            told.pop()

    def record(self) -> Record:
        """The game as a record that says who sits where."""
        record = self.match.record()
        headers = {**record.headers, "kinds": [chair.kind for chair in self.chairs]}
        return Record(headers, record.rounds)
