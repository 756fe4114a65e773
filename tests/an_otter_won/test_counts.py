"""How many ways there are to play: three cards, three answers, three for the river, two for the den; last swims."""

from __future__ import annotations

from ottery.games.position import Position

from .tables import SWIM, WHOLE, deal


def count(position: Position, depth: int) -> int:
    """The sequences of ``depth`` actions."""
    if depth == 0:
        return 1
    return sum(count(position.after(a), depth - 1) for a in position.actions())


def test_sequences_of_a_first_round() -> None:
    start = deal(WHOLE)
    assert [count(start, depth) for depth in range(6)] == [1, 3, 3 * 3, 9 * 3, 27 * 2, 54 * 3]


def test_all_last_swims() -> None:
    assert [count(deal(SWIM), depth) for depth in range(4)] == [1, 2, 4, 0]
