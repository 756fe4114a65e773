"""Chance: the published numbers, and nothing drawn more often than anything else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from ottery.kernel import rng
from ottery.kernel.record import to_bytes

# ChaCha8Rand of C2SP, the test vector of the specification: 64-bit outputs, at these places of the stream. The key is
# replaced after every 124.
KEY = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ123456"
PUBLISHED = {
    0: (0xB773B6063D4616A5, 0x1160AF22A66ABC3C, 0x8C2599D9418D287C, 0x7EE07E037EDC5CD6),
    4: (0xCFAA9EE02D1C16AD, 0x0E090EEF8FEBEA79, 0x3C82D271128B5B3E, 0x9C5ADDC11252A34F),
    120: (0x1CF08CE1B1176F00, 0xCCF7D0A4B81ECB49, 0x303FEA136B2C430E, 0x861D6C139C06C871),
    124: (0x5F41DF72E05E0487, 0x25BD7E1E1AE26B1D, 0xBE9F4004D662A41D, 0x65BF58D483188546),
    248: (0xB433EEC25DCA1966, 0x530F30DC5CFF9A93, 0x9FF03D98B53CD335, 0xAFC4225076558CDF),
    368: (0xEDB523BD15C619FA, 0x02D97FD53ECC23C0, 0xACAF05A34462374C, 0xDDD9C6D34BFFA11F),
}
WORDS = 1 << 32


def keyed(key: bytes = KEY) -> Any:
    r = rng.Rng.new()
    rng.seed(r, key)
    return r


def test_published_vector() -> None:
    r = keyed()
    words = [rng.next_word(r) for _ in range(2 * 372)]
    outputs = [low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True)]
    for place, expected in PUBLISHED.items():
        assert tuple(outputs[place : place + 4]) == expected, place


def test_a_used_key_cannot_be_found_in_the_state() -> None:
    """After the key is replaced nothing of the old one is left: what was dealt cannot be recomputed."""
    r = keyed()
    for _ in range(2 * 125):
        rng.next_word(r)
    assert KEY not in to_bytes(r)
    assert not any(KEY[i : i + 4] in to_bytes(r) for i in range(0, 32, 4))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_keys_of_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        rng.seed(rng.Rng.new(), bytes(length))


def test_rekey_takes_256_bits_from_the_source() -> None:
    source, target, twin = keyed(), keyed(bytes(32)), keyed()
    rng.rekey(target, source)
    key = b"".join(rng.next_word(twin).to_bytes(4, "little") for _ in range(8))
    assert to_bytes(target) == to_bytes(keyed(key))
    assert to_bytes(source) == to_bytes(twin)


def with_words(*words: int) -> Any:
    """A generator whose next words are these."""
    r = keyed()
    for i, word in enumerate(words):
        r.words[i] = word
    return r


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 52, 65, 1000, 3 << 29, 1 << 31])
def test_below_refuses_what_would_be_drawn_too_often(n: int) -> None:
    """Of 2³² words 2³² mod n are refused; every number keeps the same count of words."""
    kept = WORDS // n
    for number in {0, n // 2, n - 1}:
        least = -(-number * WORDS // n)
        words = [w for w in (least, least + 1, least + kept) if w < WORDS]
        for word in words:
            r = with_words(word, 0x12345678)
            drawn = rng.below(r, n)
            if word * n % WORDS >= WORDS % n:
                assert (drawn, r.used) == (word * n >> 32, 1)
            else:
                assert r.used > 1
    assert {rng.below(with_words(w), n) for w in (0xFFFFFFFF,)} == {n - 1}


def counts_of_word_ranges(bound: int, outcome: int) -> int:
    """How many words give ``outcome`` and are not refused, counted one by one."""
    word, found = -(-outcome * WORDS // bound), 0
    while word < WORDS and word * bound >> 32 == outcome:
        found += word * bound % WORDS >= WORDS % bound
        word += 1
    return found


@pytest.mark.parametrize("i", [40, 52, 65, 104, 150, 199, 200])
def test_a_batch_of_four_is_fair(i: int) -> None:
    """Four places from one word: every combination has exactly as many words as any other."""
    bound = i * (i - 1) * (i - 2) * (i - 3)
    assert bound < WORDS
    source = np.random.default_rng(i)
    outcomes = {0, 1, bound // 2, bound - 2, bound - 1, *source.integers(bound, size=200).tolist()}
    assert {counts_of_word_ranges(bound, k) for k in outcomes} == {WORDS // bound}
    for word in (0, 1, WORDS - 1, *source.integers(WORDS, size=200).tolist()):
        a, b, c, d, left = rng._four(word, i)
        assert ((a * (i - 1) + b) * (i - 2) + c) * (i - 3) + d == word * bound >> 32
        assert left == word * bound % WORDS


@pytest.mark.parametrize("i", [5, 13, 52, 200])
def test_a_batch_of_four_refuses_words(i: int) -> None:
    """A word below the limit is thrown away, the first one above it is used."""
    bound = i * (i - 1) * (i - 2) * (i - 3)
    refused = WORDS % bound
    least = next(w for w in range(1 << 20) if w * bound % WORDS >= refused)
    for word, used in ((0, 2 if refused else 1), (least, 1)):
        r, row = with_words(word, 0x9E3779B9), np.arange(i, dtype=np.uint8)
        rng._shuffle_four(r, row, i)
        assert (r.used, sorted(row.tolist())) == (used, list(range(i)))


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return float(
        sum((counts[k] - expected) ** 2 for k in counts) / expected + (kinds - len(counts)) * expected
    )


def assert_even(counts: Counter[Any], kinds: int) -> None:
    """Within six standard deviations of chi-square's mean; the seed is fixed."""
    free = kinds - 1
    assert abs(chi_square(counts, kinds) - free) < 6 * (2 * free) ** 0.5, counts.most_common(3)


@pytest.mark.parametrize("n", [2, 3, 6, 13, 52])
def test_below_is_even(n: int) -> None:
    r = keyed()
    assert_even(Counter(rng.below(r, n) for _ in range(300 * n)), n)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_order_is_as_likely(count: int) -> None:
    r, orders = keyed(), len(list(permutations(range(count))))
    row = np.zeros(count + 1, np.uint8)
    found: Counter[bytes] = Counter()
    for _ in range(12 * orders):
        row[:count] = range(count)
        rng.shuffle(r, row, count)
        found[row.tobytes()] += 1
    assert all(order[count] == 0 for order in found), "shuffle went past the count"
    assert_even(found, orders)


def test_every_card_reaches_every_place() -> None:
    """52 cards take both ways through the shuffle: fours from the top, the last ones singly."""
    r = keyed()
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(1500):
        row = np.arange(52, dtype=np.uint8)
        rng.shuffle(r, row, 52)
        found.update(enumerate(row.tolist()))
    assert len(found) == 52 * 52
    assert_even(found, 52 * 52)


@pytest.mark.parametrize("count", [0, 1, 65, 200, 201, 255])
def test_shuffle_keeps_every_card(count: int) -> None:
    row = np.arange(255, dtype=np.uint8)
    rng.shuffle(keyed(), row, count)
    assert sorted(row.tolist()) == list(range(255))
    assert row[count:].tolist() == list(range(count, 255))
