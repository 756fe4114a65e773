"""How many ways there are to play: three otters, three answers, three river cards, then two, round after round."""

from __future__ import annotations

from ottery.games.position import Position

from .tables import WHOLE, deal


def count(position: Position, depth: int) -> int:
    """The sequences of ``depth`` actions."""
    if depth == 0:
        return 1
    return sum(count(position.after(a), depth - 1) for a in position.actions())


def test_sequences_of_a_first_round() -> None:
    start = deal(WHOLE)
    assert [count(start, depth) for depth in range(6)] == [1, 3, 3 * 3, 9 * 3, 27 * 2, 54 * 3]


def test_all_ways_to_play_the_last_three_rounds() -> None:
    late = deal({"hands": [["pink4", "yellow2", "blue5"], ["pink1", "yellow6", "blue3"]], "pile": []})
    assert count(late, 6) == 9 * 4 * 1
    assert count(late, 7) == 0
