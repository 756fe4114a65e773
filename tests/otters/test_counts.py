"""How many sequences of actions there are from fixed deals, the first ones counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.position import Position

from .table import lay


def sequences(position: Position, depth: int) -> int:
    """How many ways there are to play ``depth`` actions (or to the end)."""
    if depth == 0 or position.is_over:
        return 1
    return sum(sequences(position.after(action), depth - 1) for action in position.actions())


def quiet(first: str, **setup: Any) -> Position:
    """Seat 1 of three holds two cards that do nothing but stay, and the one to be counted."""
    setup.setdefault("pearls", [[1, 2], [1], [3]])
    hands = [["abracadabra", "abracadabra"], ["take-one"] * 2, ["exchange"] * 2]
    return lay(3, hands=hands, deck=[first, "renew", "renew"], pool=[2, 0, 3, 1], **setup)


# Beside the card itself there is one action at the first step: abracadabra (the two are one word).
# After abracadabra seat 2 has take-one or renew: 2.
@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("gift", [2, 2 + 2]),  # two seats | abracadabra: 2
        ("exchange", [2, 2 + 2]),
        ("hands-off", [2, 2 + 2]),  # two pearls
        ("steal", [2, 2 + 2]),
        ("sharing-is-caring", [2, 2 + 2]),  # seats 2 and 3 have one each
        ("renew", [2, 2 + 2]),
        ("the-choice-is-yours", [2, 2 + 2]),  # left, right
        ("eeny-meeny-miny-moe", [2, 3 + 2]),  # three values
        ("one-hand-washes-the-other", [2, 2 + 2]),
        ("trade-cards", [2, 2 + 2]),
        ("throw-back", [2, 1 + 2]),  # abracadabra only
        ("all-pass", [2, 1 + 2]),
        ("take-one", [2, 2 + 2]),  # seat 2: take-one, renew
        ("urchin", [2, 2 + 2]),
    ],
)
def test_one_and_two_actions(card: str, counts: list[int]) -> None:
    if card == "renew":
        start = lay(
            3,
            hands=[["abracadabra"] * 2, ["take-one"] * 2, ["take-one"] * 2],
            deck=["renew", "gift", "steal"],
            pearls=[[1, 2], [1], [3]],
            pool=[2, 0, 3, 1],
        )
    else:
        start = quiet(card)
    assert [sequences(start, depth) for depth in (1, 2)] == counts


def test_the_choice_counted_to_its_end() -> None:
    start = quiet("the-choice-is-yours")
    # 2 × 2 × 2 ways to place, 2 seats, 2 hands: 32, and the abracadabra line beside it
    for depth, choice in [(3, 4), (4, 8), (5, 16), (6, 32)]:
        beside = sequences(start.play("abracadabra"), depth - 1)
        assert sequences(start, depth) == choice + beside


def test_eeny_meeny_counted_to_its_end() -> None:
    start = quiet("eeny-meeny-miny-moe")
    # drawn 2, 0, 3: 3 to keep, 2 to give, 2 seats, 1 seat
    for depth, eeny in [(2, 3), (3, 6), (4, 12), (5, 12)]:
        beside = sequences(start.play("abracadabra"), depth - 1)
        assert sequences(start, depth) == eeny + beside


def test_one_hand_counted_to_its_end() -> None:
    start = quiet("one-hand-washes-the-other", pearls=[[1, 2], [1, 3], [3, 0]])
    # two pearls each: 2, 4, 8
    for depth, ways in [(2, 2), (3, 4), (4, 8)]:
        beside = sequences(start.play("abracadabra"), depth - 1)
        assert sequences(start, depth) == ways + beside
