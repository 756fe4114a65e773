"""Which games the pad keeps score of, and the room of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from ..games import NAMES
from ..games.scorepad import Page, Tally
from . import rounds

ROUNDS = "rounds"
GAMES = (*NAMES, ROUNDS)
"""Everything the pad keeps score of."""


class Room(Protocol):
    """A game's side of the pad: ``games/<game>/pad.py``, or ``rounds.py`` for any other game."""

    @property
    def SEATS(self) -> tuple[int, int]:  # noqa: N802  # a constant of the module
        """The fewest and the most players."""

    @property
    def settle(self) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
        """``settle(settings)``: all settings, unknown ones left out, impossible ones at their default."""

    @property
    def tally(self) -> Callable[[Page], Tally]:
        """``tally(page)``: what follows from a page."""


def find(game: str) -> Room:
    """The room of a game; KeyError when the pad does not know it."""
    if game == ROUNDS:
        return rounds
    if game not in NAMES:
        raise KeyError(game)
    room: Room = import_module(f"ottery.games.{game.replace('-', '_')}.pad")
    return room
