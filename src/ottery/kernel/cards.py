"""Card sets as bit masks (up to 63 kinds in an int64) and piles as rows.

Never uint64: mixed with an int it silently becomes a float or wraps.
"""

from __future__ import annotations

from .jit import rule, small, whole
from .machine import ones, zeros_below
from .record import Row


@small
def bit(card: int) -> int:
    """The mask of one card, 0 … 62."""
    return 1 << card


@small
def has_bit(mask: int, card: int) -> bool:
    """Whether ``card`` is in ``mask``."""
    return (mask >> card) & 1 == 1


@small
def lowest(mask: int) -> int:
    """The lowest card of ``mask``, which is not empty. ``mask & (mask - 1)`` is the rest."""
    return zeros_below(mask)


@small
def size_of(mask: int) -> int:
    """How many cards ``mask`` holds."""
    return ones(mask)


@rule
def nth(mask: int, index: int) -> int:
    """The card of ``mask`` that has ``index`` lower ones in it; ``0 <= index < size_of(mask)``."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)


@rule
def total(row: Row, count: int) -> int:
    """The sum of the first ``count`` entries."""
    found = 0
    for i in range(count):
        found += whole(row[i])
    return found


@rule
def insert(row: Row, count: int, place: int, value: int) -> None:
    """Put ``value`` at ``place`` of a row that uses ``count`` entries, moving the later ones up by one."""
    for i in range(count, place, -1):
        row[i] = row[i - 1]
    row[place] = value


@rule
def remove(row: Row, count: int, place: int) -> int:
    """Take the entry at ``place`` out of a row that uses ``count`` entries, moving the later ones down; returns it."""
    value = whole(row[place])
    for i in range(place, count - 1):
        row[i] = row[i + 1]
    return value
