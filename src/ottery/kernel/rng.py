"""Chance: ChaCha8Rand, the generator of the C2SP specification, keyed with 256 bits, one inside each state.

Cryptographic, so that nobody can compute the next card from the cards seen. Source: c2sp.org/chacha8rand; its output
is checked against the specification's own in the tests. Numbers are handed out as 32-bit words.
"""

from __future__ import annotations

from typing import Annotated

from .jit import rule, whole
from .record import Int16, Record, Row

MASK = 0xFFFFFFFF
_BLOCKS = 4  # computed side by side, and laid out word by word
_WORDS = 16 * _BLOCKS
_LAST = 12  # the counter of the last four blocks before the key is replaced
_ERASED = 8  # words of those that become the next key


class Rng(Record):
    """A generator: ``key`` of eight words, a buffer of ``_WORDS`` words, and what is used of it."""

    key: Annotated[Row, "u4", 8]
    words: Annotated[Row, "u4", 64]
    used: Int16
    counter: Int16


@rule
def _turn(x: int, by: int) -> int:
    return ((x << by) & MASK) | (x >> (32 - by))


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = _turn(d ^ a, 16)
    c = (c + d) & MASK
    b = _turn(b ^ c, 12)
    a = (a + b) & MASK
    d = _turn(d ^ a, 8)
    c = (c + d) & MASK
    b = _turn(b ^ c, 7)
    return a, b, c, d


@rule
def _store(rng: Rng, lane: int, word: int, w0: int, w1: int, w2: int, w3: int) -> None:
    rng.words[_BLOCKS * word + lane] = w0
    rng.words[_BLOCKS * (word + 1) + lane] = w1
    rng.words[_BLOCKS * (word + 2) + lane] = w2
    rng.words[_BLOCKS * (word + 3) + lane] = w3


@rule
def _block(rng: Rng, lane: int) -> None:
    """One ChaCha block of eight rounds; only the key is added to its end (the specification leaves the rest out)."""
    k0, k1, k2, k3 = whole(rng.key[0]), whole(rng.key[1]), whole(rng.key[2]), whole(rng.key[3])
    k4, k5, k6, k7 = whole(rng.key[4]), whole(rng.key[5]), whole(rng.key[6]), whole(rng.key[7])
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3, c0, c1, c2, c3 = k0, k1, k2, k3, k4, k5, k6, k7
    d0, d1, d2, d3 = whole(rng.counter) + lane, 0, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    _store(rng, lane, 0, a0, a1, a2, a3)
    _store(rng, lane, 4, (b0 + k0) & MASK, (b1 + k1) & MASK, (b2 + k2) & MASK, (b3 + k3) & MASK)
    _store(rng, lane, 8, (c0 + k4) & MASK, (c1 + k5) & MASK, (c2 + k6) & MASK, (c3 + k7) & MASK)
    _store(rng, lane, 12, d0, d1, d2, d3)


@rule
def _refill(rng: Rng) -> None:
    for lane in range(_BLOCKS):
        _block(rng, lane)
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
        rng.counter += _BLOCKS
    _refill(rng)


@rule
def next_word(rng: Rng) -> int:
    """The next 32 bits, as 0 … 2³²−1."""
    if rng.used >= _WORDS or (rng.counter == _LAST and rng.used >= _WORDS - _ERASED):
        _advance(rng)
    word = whole(rng.words[rng.used])
    rng.used += 1
    return word


@rule
def below(rng: Rng, n: int) -> int:
    """A number 0 … n−1, each equally likely; 1 ≤ n ≤ 2³¹. Source: Lemire, 2019, with 32-bit words."""
    product = next_word(rng) * n
    if (product & MASK) < n:
        refused = (MASK + 1 - n) % n
        while (product & MASK) < refused:
            product = next_word(rng) * n
    return product >> 32


@rule
def _swap(row: Row, i: int, j: int) -> None:
    kept = row[i]
    row[i] = row[j]
    row[j] = kept


@rule
def _four(word: int, i: int) -> tuple[int, int, int, int, int]:
    a = word * i
    b = (a & MASK) * (i - 1)
    c = (b & MASK) * (i - 2)
    d = (c & MASK) * (i - 3)
    return a >> 32, b >> 32, c >> 32, d >> 32, d & MASK


@rule
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
