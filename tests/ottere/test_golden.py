"""Whole rounds played by hand, from the words of the rules."""

from __future__ import annotations

from ottery.games.position import Position

from .table import table

Turn = tuple[int, str, list[str]]
"""A seat, what it plays, and what else it might."""


def play_through(position: Position, turns: list[Turn]) -> Position:
    """Check who is to move and what is legal at each turn, and play."""
    for seat, word, others in turns:
        assert position.to_move == seat
        assert sorted(position.legal()) == sorted([word, *others])
        position = position.play(word)
    return position


def test_two_players_by_the_plain_rules() -> None:
    start = table(
        2,
        {"target": 5},
        hands=[["7S", "8D", "KC"], ["7H", "3H", "2D"]],
        starter="5S",
        stock=["9C", "4S", "QH", "AH"],
    )
    suits = ["diamonds", "hearts", "spades"]
    end = play_through(
        start,
        [
            (1, "7S", ["8D"]),
            (2, "7H", []),
            (1, "8D", []),
            (1, "clubs", suits),
            (2, "draw", []),
            (2, "9C", []),
            (1, "KC", []),
        ],
    )
    result = end.result()
    assert (result.over, result.winners, result.scores) == (True, [1], [0, 5])


def test_three_players_with_all_action_cards() -> None:
    start = table(
        3,
        {
            "draw-two": True,
            "stacking": True,
            "skip": "jack",
            "reverse": True,
            "scoring": "winner-collects",
            "target": 40,
        },
        hands=[["2C", "5H", "JD"], ["2H", "9H", "AH"], ["4H", "AD", "KD"]],
        starter="3C",
        stock=["TC", "6S", "4D", "9S", "QS", "5C", "7C"],
    )
    end = play_through(
        start,
        [
            (1, "2C", []),
            (2, "2H", ["take"]),  # the count is four now
            (3, "take", []),
            (1, "5H", []),
            (2, "AH", ["9H"]),  # the direction turns: 1 again
            (1, "draw", []),
            (1, "draw", []),
            (1, "draw", []),
            (1, "pass", []),  # the stock is empty
            (3, "AD", ["4H"]),  # and turns back
            (1, "JD", []),  # skips 2
            (3, "KD", ["4D"]),
            (1, "pass", []),
            (2, "pass", []),
            (3, "4D", []),
            (1, "pass", []),
            (2, "pass", []),
            (3, "4H", []),
            (1, "pass", []),
            (2, "9H", []),
        ],
    )
    result = end.result()
    assert result.over
    assert result.winners == [2]
    assert result.scores == [0, (10 + 5 + 7) + (10 + 6 + 9), 0]


def test_a_game_over_two_rounds() -> None:
    """The totals run on: 1 loses ten, then wins back nothing; the lowest total wins."""
    first = table(
        2, {"target": 20}, hands=[["KC", "3D"], ["4H"]], starter="4S", stock=[], totals=[0, 8], first=2
    )
    second = first.play("4H")
    assert (second.round, second.to_move) == (2, 1)
    assert second.result().scores == [13, 8]
    end = table(2, {"target": 20}, hands=[["5D"], ["QH", "2C"]], starter="5S", totals=[13, 8], round=2).play(
        "5D"
    )
    assert end.result().scores == [13, 20]
    assert end.result().winners == [1]
