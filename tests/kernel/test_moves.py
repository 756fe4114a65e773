"""The list of legal actions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ottery.kernel import moves as lists
from ottery.kernel import rng


def filled(*actions: int) -> lists.Moves:
    moves = lists.Moves.new()
    for action in actions:
        lists.offer(moves, action)
    return moves


def test_actions_keep_their_order() -> None:
    moves = filled(7, 255, 0)
    assert moves.length == 3
    assert [lists.at(moves, i) for i in range(3)] == [7, 255, 0]
    assert [a for a in range(256) if lists.has(moves, a)] == [0, 7, 255]


def test_a_cleared_list_has_nothing() -> None:
    moves = filled(7, 255, 0)
    lists.clear(moves)
    assert not any(lists.has(moves, a) for a in range(256))


def test_every_action_fits() -> None:
    moves = filled(*range(256))
    assert moves.length == 256
    assert lists.at(moves, 255) == 255


def test_mask() -> None:
    mask: Any = np.ones(256, np.uint8)
    lists.to_mask(filled(3, 9), mask)
    assert np.flatnonzero(mask).tolist() == [3, 9]


def test_pick_is_even() -> None:
    source = rng.Rng.new()
    rng.seed(source, bytes(range(32)))
    moves = filled(4, 200, 17)
    found = Counter(lists.pick(moves, source) for _ in range(3000))
    assert set(found) == {4, 200, 17}
    assert min(found.values()) > 850
