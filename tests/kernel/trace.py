"""What the kernel computes from fixed input, as one digest per function: equal, compiled and interpreted."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from ottery.kernel import cards, moves, rng
from ottery.kernel.jit import whole
from ottery.kernel.record import to_bytes


def keyed() -> rng.Rng:
    r = rng.Rng.new()
    rng.seed(r, bytes(range(100, 132)))
    return r


def words() -> Iterator[int]:
    r = keyed()
    yield from (rng.next_word(r) for _ in range(600))


def bounded() -> Iterator[int]:
    r = keyed()
    yield from (rng.below(r, n) for n in (1, 2, 3, 52, 3 << 29, 1 << 31) for _ in range(60))


def shuffled() -> Iterator[bytes]:
    r = keyed()
    for kind in (np.uint8, np.int16):
        for count in (0, 1, 2, 4, 5, 9, 52, 127):
            row: Any = np.arange(127, dtype=kind)
            rng.shuffle(r, row, count)
            yield row.tobytes() + to_bytes(r)


def rekeyed() -> Iterator[bytes]:
    source, r = keyed(), keyed()
    for _ in range(20):
        rng.rekey(r, source)
        yield to_bytes(r)


def sets() -> Iterator[int]:
    r = keyed()
    for _ in range(100):
        mask = rng.next_word(r) << 31 ^ rng.next_word(r)
        size = cards.size_of(mask)
        yield from (mask, size, cards.lowest(mask), cards.nth(mask, size - 1), cards.has_bit(mask, size))


def lists() -> Iterator[bytes]:
    r, found = keyed(), moves.Moves.new()
    mask: Any = np.zeros(256, np.uint8)
    for n in range(1, 100):
        moves.clear(found)
        for action in range(0, 2 * n, 2):
            moves.offer(found, action)
        moves.to_mask(found, mask)
        yield bytes([moves.pick(found, r), moves.has(found, n), moves.at(found, n // 2)]) + mask.tobytes()


def widened() -> Iterator[int]:
    row: Any = np.array([127, -128], np.int8)
    yield from (whole(row[0]) * 13, whole(row[1]) * 13, cards.total(row, 2))


def trace() -> dict[str, str]:
    return {
        f.__name__: hashlib.sha256(
            repr([x if isinstance(x, bytes) else int(x) for x in f()]).encode()
        ).hexdigest()
        for f in (words, bounded, shuffled, rekeyed, sets, lists, widened)
    }


if __name__ == "__main__":
    json.dump(trace(), sys.stdout)
