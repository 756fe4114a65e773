"""How many sequences of legal actions there are, to a depth; the first depths are counted by hand."""

from __future__ import annotations

import pytest

from ottery.games.position import Position

from .table import table


def sequences(position: Position, depth: int) -> int:
    """The number of legal sequences of so many actions."""
    if depth == 0 or position.is_over:
        return int(depth == 0)
    return sum(sequences(position.after(action), depth - 1) for action in position.actions())


def plain() -> Position:
    return table(2, hands=[["7S", "8D", "KC"], ["7H", "3H", "2D"]], starter="5S", stock=["9C", "4S", "QH"])


def stacked() -> Position:
    options = {"draw-two": True, "stacking": True, "reverse": True, "free-draw": True, "draw-limit": 1}
    hands = [["2S", "AS", "9D"], ["2H", "3S", "KD"], ["2D", "4S", "4C"]]
    return table(3, options, hands=hands, starter="KS", stock=["5D", "6S", "7D"])


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 2),  # 7S or 8D
        (2, 5),  # 7S 7H; 8D and four suits
        (3, 6),  # 7S 7H 8D; then clubs: draw, diamonds: 2D, hearts: 3H or 7H, spades: draw
    ],
)
def test_plain(depth: int, count: int) -> None:
    assert sequences(plain(), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 3),  # 2S, AS, draw
        (2, 7),  # 2S: 2H, take; AS (the third seat is next): 4S, draw; draw: 2S, AS, pass
        (3, 2 + 3 + 2 + 2 + 2 + 2 + 3),  # 2S 2H: 2D, take; 2S take: 2D, 4S, draw; AS 4S: 3S, draw; and so on
    ],
)
def test_with_action_cards(depth: int, count: int) -> None:
    assert sequences(stacked(), depth) == count
