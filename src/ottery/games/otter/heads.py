"""What the heads and tails want: the rule written once, slowly, and the table made from it at import.

Numbers are 1 … 13 in ``follows``; everywhere else a card is ``13 × suit + number − 1`` (0 … 64).
"""

from __future__ import annotations

from typing import Any

import numpy as np

SUITS = ("clam", "fish", "star", "crab", "frog")
"""Shelldon, Finstin, Stardon, Clawson and Todd."""

HEADS = ("higher", "lower", "near", "far", "odd", "even", "inside", "outside", "shallow", "deep")
"""Faces of the five head cards: card × 2 + side."""

TAILS = ("star", "clam", "fish", "frog/fish", "crab", "frog/crab")
"""Faces of the three tail cards: card × 2 + side."""

TAIL_SUIT = (2, 0, 1, 4, 3, 4)
"""The suit that each face of a tail wants."""

NUMBERS = 13
CARDS = 65
FULL = 20
"""The sum that is neither Shallow nor Deep."""

HIGHER, LOWER, NEAR, FAR, ODD, EVEN, INSIDE, OUTSIDE, SHALLOW, DEEP = range(10)


def follows(head: int, number: int, own: int, a: int, b: int) -> bool:
    """Whether ``number`` follows ``head`` on a tummy that shows ``own``, beside tummies that show ``a`` and ``b``
    (R21–R25)."""
    low, high = min(a, b), max(a, b)
    return (
        number > own,
        number < own,
        abs(number - own) <= 2,
        abs(number - own) >= 3,
        number % 2 == 1,
        number % 2 == 0,
        low < number < high,
        number < low or number > high,
        number + a + b < FULL,
        number + a + b > FULL,
    )[head]


def _mask(head: int, own: int, a: int, b: int) -> int:
    """The numbers that follow, as bits 0 … 12."""
    return sum(1 << (n - 1) for n in range(1, NUMBERS + 1) if follows(head, n, own, a, b))


def _tabulate() -> Any:
    table = np.zeros((len(HEADS), NUMBERS, NUMBERS, NUMBERS), np.int16)
    numbers = range(1, NUMBERS + 1)
    for own in numbers:
        for head in range(INSIDE):  # the simple heads look at their own tummy alone
            table[head, own - 1] = _mask(head, own, own, own)
    for a in numbers:
        for b in numbers:
            for head in range(INSIDE, len(HEADS)):
                table[head, :, a - 1, b - 1] = _mask(head, a, a, b)
    return table


FOLLOWS = _tabulate()
"""``FOLLOWS[head, own, a, b]``: the mask of the numbers that follow; the numbers here are less one, 0 … 12."""
