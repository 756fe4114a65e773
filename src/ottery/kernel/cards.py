"""Card sets as bit masks (up to 63 kinds in an int64) and piles as rows.

Never uint64: mixed with an int it silently becomes a float or wraps.
"""

from __future__ import annotations

from .jit import rule, whole
from .record import Row


@rule
def bit(card: int) -> int:
    """The mask of one card, 0 … 62."""
    return 1 << card


@rule
def has_bit(mask: int, card: int) -> bool:
    """Whether ``card`` is in ``mask``."""
    return (mask >> card) & 1 == 1


@rule
def lowest(mask: int) -> int:
    """The lowest card of ``mask``, which is not empty. ``mask & (mask - 1)`` is the rest."""
    card = 0
    low = mask & -mask
    for step in (32, 16, 8, 4, 2, 1):
        if low >> step:
            low >>= step
            card += step
    return card


@rule
def size_of(mask: int) -> int:
    """How many cards ``mask`` holds."""
    n = mask - ((mask >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 0x7F


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
