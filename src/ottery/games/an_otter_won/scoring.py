"""Conditions of An Otter Won: the one source of points, for the end of the game and for the score pad.

A set of cards is a mask of value − 1 (18 bits). An attribute is a number 0 … 8: pink, yellow, blue; circle, triangle;
odd, even; low, high. A condition is a number 0 … 17: 0 … 8 the most of an attribute, 9 … 17 each.
"""

from __future__ import annotations

from ottery.kernel.cards import size_of
from ottery.kernel.jit import rule, whole
from ottery.kernel.record import Row

ATTRIBUTES = 9
FAMILY_START = (0, 0, 0, 3, 3, 5, 5, 7, 7)
FAMILY_END = (3, 3, 3, 5, 5, 7, 7, 9, 9)
"""Each attribute's siblings, from … to (not included)."""


@rule
def is_most(matching: Row, attribute: int, river: int) -> bool:
    """Whether no sibling of ``attribute`` is more common in ``river``; ``matching[attribute]`` is its set of cards."""
    found = size_of(river & whole(matching[attribute]))
    if found == 0:
        return False  # R11: what is not there is never the most
    for sibling in range(FAMILY_START[attribute], FAMILY_END[attribute]):
        if size_of(river & whole(matching[sibling])) > found:
            return False
    return True


@rule
def points_of(matching: Row, condition: int, more: int, less: int, river: int) -> int:
    """What a card in a den brings: ``more`` for each match, or as the most common; else ``less``."""
    attribute = condition % ATTRIBUTES
    if condition >= ATTRIBUTES:
        return more * size_of(river & whole(matching[attribute]))  # R10
    return more if is_most(matching, attribute, river) else less  # R11
