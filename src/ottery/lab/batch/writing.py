"""How observers write into a row: each helper takes the next free place and gives back the one after."""

from __future__ import annotations

from typing import Any

from ...kernel import jit


@jit.generic
def put(out: Any, n: int, value: Any) -> int:
    """One number."""
    out[n] = value
    return n + 1


@jit.generic
def put_set(out: Any, n: int, mask: int, size: int) -> int:
    """A set as ``size`` zeros and ones."""
    for i in range(size):
        out[n + i] = (mask >> i) & 1
    return n + size


@jit.generic
def put_row(out: Any, n: int, row: Any, size: int) -> int:
    """The first ``size`` numbers of a row."""
    for i in range(size):
        out[n + i] = row[i]
    return n + size


@jit.generic
def clear_row(out: Any, n: int, size: int) -> int:
    """Room of zeros that is counted up afterwards."""
    for i in range(size):
        out[n + i] = 0
    return n + size


@jit.generic
def seen_from(seat: int, p: int, seats: int) -> int:
    """The seat ``p`` counted from ``seat`` on (0: itself); −1 stays −1."""
    return (p - seat) % seats if p >= 0 else -1
