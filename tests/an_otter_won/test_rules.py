"""One test for each numbered rule of An Otter Won."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.an_otter_won import deck as decks
from ottery.games.an_otter_won.sheet import score

from .tables import GAME, SWIM, WHOLE, deal, deck, play, view

RIVER = [2, 3, 7, 8, 17, 18]
"""Yellow 2 8 17, blue 3 18, pink 7; circles 3 7 8 18, triangles 2 17; odd 3 7 17, even 2 8 18; low 2 3 7 8, high the
other two."""

BY_HAND = {
    1: 6,  # each yellow: 2 × 3
    2: 2,  # each high: 1 × 2
    3: 6,  # most yellow: 3 against 2 and 1
    4: 4,  # each blue: 2 × 2
    5: 2,  # most triangle: 2 against 4
    6: 2,  # most pink: 1 against 3
    7: 2,  # most high: 2 against 4
    8: 3,  # each odd: 1 × 3
    9: 3,  # each even: 1 × 3
    10: 5,  # most low: 4 against 2
    11: 2,  # most blue: 2 against 3
    12: 5,  # most circle: 4 against 2
    13: 5,  # most even: tied, 3 against 3
    14: 5,  # most odd: tied, 3 against 3
    15: 2,  # each pink: 2 × 1
    16: 2,  # each triangle: 1 × 2
    17: 4,  # each circle: 1 × 4
    18: 4,  # each low: 1 × 4
}


def points(river: list[int], *den: int, **more: Any) -> int:
    return sum(line.points for line in score(river, [den, []], **more))


def test_r1_the_eighteen_cards() -> None:
    cards = GAME.setup.deck_of(deal().state)["card"]
    assert [card["value"] for card in cards] == list(range(1, 19))
    for name in ("pink", "yellow", "blue"):
        assert sum(card["otter"] == name for card in cards) == 6
    assert all(card["arrow"] == {"circle": "up", "triangle": "down"}[card["shape"]] for card in cards)
    assert len({card["condition"] for card in cards}) == 18


def test_r1_the_published_card() -> None:
    assert decks.default()["card"][14] == {
        "value": 15,
        "otter": "blue",
        "shape": "circle",
        "arrow": "up",
        "condition": "each pink",
        "points": 2,
    }


def test_r1_a_deck_of_ones_own_rules_the_game() -> None:
    """The golden game's first round with the arrow of 15 turned down: now the lower card wins."""
    mine = deck(14, arrow="down", condition="most pink", points=[9, 4])
    turned = play(deal(WHOLE, deck=mine), "12, 15")
    assert turned.to_move == 1
    assert view(turned, 2).ups == 1
    assert points([7], 15, deck=mine) == 9
    assert points([8], 15, deck=mine) == 4


def test_r2_three_cards_each_one_in_the_river_one_unseen() -> None:
    setup = deal().setup()
    assert [len(hand) for hand in setup["hands"]] == [3, 3]
    assert (len(setup["river"]), len(setup["deck"]), len(setup["removed"])) == (1, 10, 1)
    shown = view(deal(), 1)
    assert (shown.deck, shown.out) == (9, 1)


@pytest.mark.parametrize("first", [1, 2])
def test_r2_the_chosen_seat_leads(first: int) -> None:
    assert deal(options={"first": first}).to_move == first


def test_r3_the_top_card_is_the_neutral_one() -> None:
    shown = view(deal(WHOLE), None)
    assert shown.neutral == 3
    assert shown.played == [None, None]
    assert shown.deck == 9


def test_r4_both_may_play_any_card_in_the_open() -> None:
    start = deal(WHOLE)
    assert start.legal() == ["1", "6", "12"]
    led = start.play("6")
    assert led.to_move == 2
    assert led.legal() == ["2", "9", "15"]
    assert view(led, None).played == [6, None]


@pytest.mark.parametrize(
    ("neutral", "led", "answer", "winner"),
    [
        (3, 1, 15, 2),  # up, up, up: higher
        (3, 12, 15, 2),  # up, down, up: higher
        (3, 6, 2, 2),  # up, down, down: lower
        (4, 1, 9, 1),  # down, up, down: lower
        (4, 1, 15, 2),  # down, up, up: higher
        (4, 12, 9, 2),  # down, down, down: lower
        (18, 12, 15, 2),  # the neutral 18 is no match for anybody: only 12 and 15 are compared
    ],
)
def test_r5_most_arrows_decide_high_or_low(neutral: int, led: int, answer: int, winner: int) -> None:
    rest = [card for card in (7, 10, 8, 14, 16, 11, 17, 13, 3, 4, 18) if card != neutral][:9]
    setup = {"hands": [[1, 6, 12], [2, 9, 15]], "river": [5], "deck": [neutral, *rest]}
    assert play(deal(setup), f"{led}, {answer}").to_move == winner


def test_r6_river_then_den_then_the_third_for_the_other() -> None:
    won = play(deal(WHOLE), "12, 15")
    assert won.to_move == 2
    assert won.legal() == ["river 3", "river 12", "river 15"]
    shared = won.play("river 12")
    assert shared.to_move == 2
    assert shared.legal() == ["den 3", "den 15"]
    after = view(shared.play("den 3"), None)
    assert after.river == [5, 12]
    assert after.dens == [[15], [3]]


def test_r7_the_winner_draws_first_and_leads() -> None:
    after = play(deal(WHOLE), "12, 15, river 3, den 15")
    assert (after.round, after.to_move) == (2, 2)
    assert after.setup()["hands"] == [[1, 6, 10], [2, 7, 9]]  # seat 2 drew 7, then seat 1 drew 10
    assert view(after, None).neutral == 8


def test_r8_the_last_swim() -> None:
    start = deal({**SWIM, "first": 2})
    assert (start.round, start.to_move) == (5, 2)
    assert start.legal() == ["den 2", "den 16"]
    chosen = start.play("den 2")
    assert chosen.to_move == 1
    assert chosen.legal() == ["den 1", "den 11"]
    assert view(chosen, 1).river == [3, 5, 7, 8, 17]
    assert view(chosen, 1).dens == [[6, 12, 14, 18], [4, 9, 10, 15]]
    end = chosen.play("den 11")
    assert view(end, 1).river == [1, 3, 5, 7, 8, 16, 17]
    assert view(end, 1).dens == [[6, 11, 12, 14, 18], [2, 4, 9, 10, 15]]
    assert end.is_over
    assert end.to_move is None


def test_r9_only_the_own_den_scores_against_the_river() -> None:
    lines = score([7], [[15], [4]])
    assert [(line.seat, line.points) for line in lines] == [(0, 2), (1, 0)]
    assert points([15, 16], 12) == 5  # 15 and 16 in the river bring nothing themselves


@pytest.mark.parametrize("value", [card for card in BY_HAND if card not in (3, 5, 6, 7, 10, 11, 12, 13, 14)])
def test_r10_each_counts_every_match(value: int) -> None:
    assert points(RIVER, value) == BY_HAND[value]


@pytest.mark.parametrize("value", [3, 5, 6, 7, 10, 11, 12, 13, 14])
def test_r11_most_compares_inside_its_family(value: int) -> None:
    assert points(RIVER, value) == BY_HAND[value]


def test_r11_ties_count_as_most() -> None:
    assert points([1, 2, 3], 3, 6, 11) == 18  # one of each colour: all three are the most
    assert points([1, 2], 5, 12) == 10
    assert points([9, 10], 7, 10) == 10


def test_r11_what_is_not_there_is_never_the_most() -> None:
    assert points([], 3, 5, 7, 14) == 2 + 2 + 2 + 2
    assert points([2], 6) == 2
    assert points([1, 4], 3) == 2


@pytest.mark.parametrize(
    ("dens", "winners", "shares"),
    [
        ([[3], [4]], [1], [1.0, 0.0]),
        ([[4], [3]], [2], [0.0, 1.0]),
        ([[5], [4]], [1, 2], [0.5, 0.5]),  # 2 for a triangle that is not the most, 2 for a blue otter
        ([[], []], [1, 2], [0.5, 0.5]),
    ],
)
def test_r12_most_points_win_or_share(dens: Any, winners: list[int], shares: list[float]) -> None:
    """The river: a yellow circle (8) and a blue circle (18)."""
    end = deal({"hands": [[], []], "deck": [], "river": [8, 18], "dens": dens})
    assert end.is_over
    assert end.result().winners == winners
    assert end.result().shares == shares
