"""Scoring cards of Why I Otter: the one source of stars, for the end of the game and for the score pad.

A den is a set of fronts (18 bits, see ``rules.py``). A condition is a number 0 … 17: 0 … 8 the most, 9 … 17 all;
within each pink, yellow, blue, then the numbers 1 … 6.
"""

from __future__ import annotations

from ottery.kernel.cards import size_of
from ottery.kernel.jit import rule

ATTRIBUTES = 9
MATCHING = tuple([0x3F << (6 * colour) for colour in range(3)] + [0x1041 << n for n in range(6)])
"""The fronts of each attribute."""


@rule
def matches(condition: int, den: int) -> int:
    """How many otters of ``den`` a condition looks at."""
    return size_of(den & MATCHING[condition % ATTRIBUTES])


@rule
def stars(condition: int, own: int, other: int) -> int:
    """What a scoring card brings to the owner of the den ``own`` against ``other``."""
    found = matches(condition, own)
    if condition >= ATTRIBUTES:
        return found  # R12
    return 2 if found > matches(condition, other) else 0  # R11
