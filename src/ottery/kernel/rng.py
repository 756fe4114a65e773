"""Chance: ChaCha8Rand, the generator of the C2SP specification, keyed with 256 bits, one inside each state.

Cryptographic, so that nobody can compute the next card from the cards seen. Source: c2sp.org/chacha8rand; its output
is checked against the specification's own in the tests. Numbers are handed out as 32-bit words.
"""

from __future__ import annotations

from typing import Annotated

from .jit import rule, small, whole
from .machine import LANES, fill_blocks
from .record import Int16, Record, Row

MASK = 0xFFFFFFFF
_WORDS = 16 * LANES
_LAST = 12  # the counter of the last four blocks before the key is replaced
_ERASED = 8  # words of those that become the next key


class Rng(Record):
    """A generator: ``key`` of eight words, a buffer of ``_WORDS`` words, and what is used of it."""

    key: Annotated[Row, "u4", 8]
    words: Annotated[Row, "u4", 64]
    used: Int16
    counter: Int16


@rule
def _refill(rng: Rng) -> None:
    fill_blocks(rng.key, whole(rng.counter), rng.words)
    rng.used = 0


@rule
def start(rng: Rng) -> None:
    """Begin the stream of ``rng.key``."""
    rng.counter = 0
    _refill(rng)


@rule
def _advance(rng: Rng) -> None:
    if rng.counter == _LAST:
        for i in range(8):
            rng.key[i] = rng.words[_WORDS - _ERASED + i]
        rng.counter = 0
    else:
        rng.counter += LANES
    _refill(rng)


@small
def next_word(rng: Rng) -> int:
    """The next 32 bits, as 0 … 2³²−1."""
    if rng.used >= _WORDS or (rng.counter == _LAST and rng.used >= _WORDS - _ERASED):
        _advance(rng)
    word = whole(rng.words[rng.used])
    rng.used += 1
    return word


@small
def below(rng: Rng, n: int) -> int:
    """A number 0 … n−1, each equally likely; 1 ≤ n ≤ 2³¹. Source: Lemire, 2019, with 32-bit words."""
    product = next_word(rng) * n
    if (product & MASK) < n:
        refused = (MASK + 1 - n) % n
        while (product & MASK) < refused:
            product = next_word(rng) * n
    return product >> 32


@small
def _swap(row: Row, i: int, j: int) -> None:
    kept = row[i]
    row[i] = row[j]
    row[j] = kept


@small
def _four(word: int, i: int) -> tuple[int, int, int, int, int]:
    a = word * i
    b = (a & MASK) * (i - 1)
    c = (b & MASK) * (i - 2)
    d = (c & MASK) * (i - 3)
    return a >> 32, b >> 32, c >> 32, d >> 32, d & MASK


@small
def _shuffle_four(rng: Rng, row: Row, i: int) -> None:
    """Settle places i−1 … i−4 from one word. Source: Brackett-Rozinsky and Lemire, Batched Ranged Random Integer
    Generation, 2024."""
    bound = i * (i - 1) * (i - 2) * (i - 3)
    first, second, third, fourth, left = _four(next_word(rng), i)
    if left < bound:
        refused = (MASK + 1 - bound) % bound
        while left < refused:
            first, second, third, fourth, left = _four(next_word(rng), i)
    _swap(row, i - 1, first)
    _swap(row, i - 2, second)
    _swap(row, i - 3, third)
    _swap(row, i - 4, fourth)


@rule
def shuffle(rng: Rng, row: Row, count: int) -> None:
    """Put the first ``count`` places of ``row`` in random order (Fisher and Yates)."""
    i = count
    while i > 1:
        if i > 4 and i <= 200:
            _shuffle_four(rng, row, i)
            i -= 4
        else:
            _swap(row, i - 1, below(rng, i))
            i -= 1


@rule
def rekey(rng: Rng, source: Rng) -> None:
    """Give ``rng`` a new key drawn from ``source`` and begin its stream."""
    for i in range(8):
        rng.key[i] = next_word(source)
    start(rng)


def seed(rng: Rng, key: bytes) -> None:
    """Key ``rng`` with 32 bytes and begin its stream; ValueError for another length."""
    if len(key) != 32:
        raise ValueError(f"a key has 32 bytes, not {len(key)}")
    for i in range(8):
        rng.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    start(rng)
