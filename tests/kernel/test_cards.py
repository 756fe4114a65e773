"""Card sets and rows, against Python's own sets and lists."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ottery.kernel import cards

SETS = st.sets(st.integers(0, 62))


def mask_of(chosen: set[int]) -> int:
    return sum(1 << card for card in chosen)


@settings(deadline=None)
@given(SETS)
def test_sets(chosen: set[int]) -> None:
    mask = mask_of(chosen)
    assert cards.size_of(mask) == len(chosen)
    assert {card for card in range(63) if cards.has_bit(mask, card)} == chosen
    assert [cards.nth(mask, i) for i in range(len(chosen))] == sorted(chosen)
    if chosen:
        assert cards.lowest(mask) == min(chosen)


def test_single_cards() -> None:
    assert [cards.bit(card) for card in (0, 1, 31, 32, 62)] == [1, 2, 1 << 31, 1 << 32, 1 << 62]
    assert all(cards.lowest(cards.bit(card)) == card for card in range(63))


def test_full_sets() -> None:
    assert [cards.size_of((1 << n) - 1) for n in range(64)] == list(range(64))


@settings(deadline=None)
@given(st.lists(st.integers(-128, 127), max_size=12), st.data())
def test_rows(values: list[int], data: Any) -> None:
    row: Any = np.zeros(13, np.int8)
    row[: len(values)] = values
    assert cards.total(row, len(values)) == sum(values)
    place, value = data.draw(st.integers(0, len(values))), data.draw(st.integers(-128, 127))
    cards.insert(row, len(values), place, value)
    assert row[: len(values) + 1].tolist() == [*values[:place], value, *values[place:]]
    assert cards.remove(row, len(values) + 1, place) == value
    assert row[: len(values)].tolist() == values


def test_sums_do_not_wrap() -> None:
    row: Any = np.full(10, 200, np.uint8)
    assert cards.total(row, 10) == 2000
