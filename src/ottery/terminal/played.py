"""A game as this terminal shows it, whether it is played here or at a server's table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games.game import Game
from ..games.position import Result
from ..locales import Text
from .voice import Voice

HUMAN = "human"


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a name, and ``human`` or the bot's level."""

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        """Whether a person decides for the seat."""
        return self.kind == HUMAN


class Played(ABC):
    """What the screens and the line client ask of a game. Seats are 1 …"""

    chairs: tuple[Chair, ...]

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that is played."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Any]:
        """The options that were set."""

    @property
    @abstractmethod
    def deck(self) -> Mapping[str, Any]:
        """The cards in use, where they are data; everybody may see them."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of the round, 1 …"""

    @property
    @abstractmethod
    def rounds(self) -> list[list[int]]:
        """The scores of each finished round."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that decides next; None when over."""

    @property
    @abstractmethod
    def humans(self) -> list[int]:
        """The seats that people at this terminal hold."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What a seat at this terminal (None: a spectator) sees."""

    @abstractmethod
    def legal(self) -> list[str]:
        """What the person here who is to decide may do."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None before."""

    @abstractmethod
    def log(self, seat: int | None) -> list[Text]:
        """What ``seat`` (None: a spectator) has been told since the deal, oldest first."""

    @property
    def is_human_turn(self) -> bool:
        """Whether somebody here is to decide."""
        return self.to_move in self.humans

    def voice(self, language: str) -> Voice:
        """Texts in ``language`` with these players' names."""
        return Voice(language, tuple(chair.name for chair in self.chairs))

    def told(self, seat: int | None, voice: Voice) -> list[str]:
        """The log in words, spoken to the one who looks on."""
        return [voice.to(seat)(line) for line in self.log(seat)]
