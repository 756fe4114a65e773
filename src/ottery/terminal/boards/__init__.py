"""One board per game, in a file named like the game's folder; a game without one is drawn by the general board."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ...games.game import Game
from .board import Board, Mark, Scene

__all__ = ["Board", "Mark", "Scene", "board_of"]


@cache
def board_of(game: Game) -> Board:
    """The board that shows ``game``."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    if find_spec(name) is None:
        return Board()
    board: Board = import_module(name).BOARD
    return board
