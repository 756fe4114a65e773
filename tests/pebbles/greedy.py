"""A player of Pebbles that leaves one more than a multiple of four."""

from __future__ import annotations

from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, at, has

from .rules import State


@rule
def greedy(s: State, moves: Moves) -> int:
    wish = (whole(s.heap) - 1) % 4 - 1
    return wish if has(moves, wish) else at(moves, 0)
