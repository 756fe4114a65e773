"""What Pebbles must keep."""

from __future__ import annotations

from collections import Counter

from .rules import State


def census(s: State) -> Counter[str]:
    """The pebbles, in the heap or taken."""
    return Counter(pebble=int(s.heap) + sum(int(s.taken[p]) for p in range(s.seats)))


def is_turn_start(s: State) -> bool:
    """Every action is a turn."""
    return s.heap > 0
