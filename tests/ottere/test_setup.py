"""Setups: every key, partial ones, and each impossible part refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.locales import LANGUAGES, say

from .census import census, is_turn_start
from .table import OTTERE, deal, played, state_of, table, walk

FULL: dict[str, Any] = {
    "hands": [["2C", "7S"], ["KH"], ["8C", "9D"]],
    "starter": "7D",
    "stock": ["AS", "3H", "JC"],
    "totals": [12, 0, 99],
    "suit": "hearts",
    "direction": -1,
    "owed": 2,
    "first": 2,
    "round": 4,
}


def test_a_full_setup_lies_as_it_says() -> None:
    position = table(3, {"draw-two": True}, **FULL)
    view: Any = position.view(1)
    assert (view.hand, view.counts, view.top) == (["2C", "7S"], [2, 1, 2], "7D")
    assert (view.suit, view.is_named, view.direction, view.owed) == ("hearts", True, -1, 2)
    assert (view.to_move, view.begins, view.round, view.totals) == (2, 2, 4, [12, 0, 99])
    assert len(view.pile) == 52 - 5 - 3 - 1
    assert position.setup() == FULL


def test_the_stock_is_drawn_from_its_top() -> None:
    position = table(3, {"draw-two": True}, **FULL).play("take")
    assert position.view(2).hand == ["3H", "KH", "AS"]  # type: ignore[attr-defined]


def test_missing_parts_are_dealt_from_the_rest() -> None:
    position = table(3, hands=[["8D"], None, None], starter="AS")
    view: Any = position.view(None)
    assert (view.counts, view.top, view.pile, view.stock) == ([1, 5, 5], "AS", [], 52 - 12)
    assert set(census(state_of(position)).values()) == {1}
    other = table(3, seed="other", hands=[["8D"], None, None], starter="AS")
    assert other.setup()["hands"][1] != position.setup()["hands"][1]


@pytest.mark.parametrize(
    "part", [{"first": 2}, {"round": 3}, {"totals": [1, 2]}, {"hands": None}, {"starter": "8C"}]
)
def test_any_part_alone_will_do(part: dict[str, Any]) -> None:
    position = table(2, **part)
    view: Any = position.view(None)
    assert (view.counts, view.pile, view.stock) == ([7, 7], [], 37)
    assert view.to_move == part.get("first", 1)
    assert view.round == part.get("round", 1)
    assert view.totals == part.get("totals", [0, 0])


def test_a_given_stock_leaves_the_rest_under_the_starter() -> None:
    view: Any = table(2, stock=["2C", "3C"]).view(None)
    assert (view.stock, len(view.pile)) == (2, 52 - 14 - 1 - 2)
    assert view.top[0] != "8"


def test_an_eight_may_be_set_as_starter() -> None:
    position = table(2, hands=[["2C", "9H"], ["3D"]], starter="8H")
    assert position.legal() == ["9H"]
    assert table(2, hands=[["2C", "9H"], ["3D"]], starter="8H", suit="clubs").legal() == ["2C"]


def test_two_decks_hold_every_card_twice() -> None:
    hands = [["2C", "2C"], None, None, None, None, None]
    position = table(6, hands=hands)
    assert position.view(1).hand == ["2C", "2C"]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        table(6, hands=hands, starter="2C")
    assert say(refused.value.text).startswith("setup.starter: 2C ")


def test_passes_towards_a_block_are_kept() -> None:
    position = table(2, hands=[["2C"], ["3C"]], starter="9S", stock=[], passes=1)
    assert position.setup()["passes"] == 1
    assert position.play("pass").round == 2


def test_a_round_begun_by_setup_is_followed_by_the_next_seats() -> None:
    position = table(3, hands=[["2C"], ["3C"], ["4C"]], starter="9C", first=2, totals=[0, 0, 0]).play("3C")
    assert (position.round, position.to_move) == (2, 3)


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"hats": 1}, "setup.hats"),
        ({"hands": 3}, "setup.hands"),
        ({"hands": "2C"}, "setup.hands"),
        ({"hands": [["2C"]]}, "setup.hands"),
        ({"hands": [["2C"], ["3C"], ["4C"]]}, "setup.hands"),
        ({"hands": [["2C"], 5]}, "setup.hands[1]"),
        ({"hands": [["2C"], []]}, "setup.hands[1]"),
        ({"hands": [None, ["2C", "9S", "TD", "XX"]]}, "setup.hands[1][3]"),
        ({"hands": [None, ["2C", "9S", "2C"]]}, "setup.hands[1][2]"),
        ({"hands": [["2C"], [7]]}, "setup.hands[1][0]"),
        ({"hands": [["2C"], [["3C"]]]}, "setup.hands[1][0]"),
        ({"starter": "1C"}, "setup.starter"),
        ({"starter": 8}, "setup.starter"),
        ({"hands": [["2C"], None], "starter": "2C"}, "setup.starter"),
        ({"stock": "2C"}, "setup.stock"),
        ({"stock": ["2C", "2c"]}, "setup.stock[1]"),
        ({"starter": "2C", "stock": ["3C", "2C"]}, "setup.stock[1]"),
        ({"totals": [1]}, "setup.totals"),
        ({"totals": 1}, "setup.totals"),
        ({"totals": [1, -1]}, "setup.totals[1]"),
        ({"totals": [100, 1]}, "setup.totals[0]"),
        ({"totals": [1, True]}, "setup.totals[1]"),
        ({"totals": [1, 1.5]}, "setup.totals[1]"),
        ({"suit": "H"}, "setup.suit"),
        ({"suit": ["hearts"]}, "setup.suit"),
        ({"direction": 0}, "setup.direction"),
        ({"direction": True}, "setup.direction"),
        ({"owed": 2}, "setup.owed"),
        ({"owed": "2"}, "setup.owed"),
        ({"first": 0}, "setup.first"),
        ({"first": 3}, "setup.first"),
        ({"first": "random"}, "setup.first"),
        ({"round": 0}, "setup.round"),
        ({"round": 10_000}, "setup.round"),
        ({"passes": 2}, "setup.passes"),
    ],
)
def test_impossible_parts_are_refused_by_their_place(part: dict[str, Any], place: str) -> None:
    with pytest.raises(Refused) as refused:
        table(2, **part)
    assert refused.value.kind is Kind.UNREADABLE
    for language in LANGUAGES:
        assert say(refused.value.text, language).startswith(f"{place}: ")


def test_too_few_cards_for_the_hands() -> None:
    cards = [r + s for r in "A23456789TJQ" for s in "CDHS"]
    for setup, place in (
        ({"hands": [cards, None]}, "setup.hands"),
        ({"hands": [cards, ["KC", "KD", "KH", "KS"]]}, "setup.starter"),
        ({"hands": [cards[:40], None], "stock": cards[40:48]}, "setup.hands"),
    ):
        with pytest.raises(Refused) as refused:
            table(2, **setup)
        assert say(refused.value.text).startswith(f"{place}: ")


def test_there_is_no_deck_to_choose() -> None:
    with pytest.raises(Refused) as refused:
        Position.deal(OTTERE, seats=2, deck={"card": []})
    assert refused.value.kind is Kind.UNREADABLE
    assert OTTERE.setup.deck_of(state_of(deal())) == {}


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_round_trip(seats: int) -> None:
    """What ``read`` says of the start of a turn, ``place`` lays again."""
    options = {"draw-two": True, "stacking": True, "reverse": True, "reshuffle": True}
    tried = 0
    for s, _ in walk(deal(seats, options), 5, 300):
        if is_turn_start(s):
            tried += 1
            text = Position(OTTERE, s).setup()
            again = table(seats, options, seed="again", **text)
            assert again.setup() == text
            assert again.legal() == Position(OTTERE, s).legal()
            assert census(state_of(again)) == census(s)
    assert tried > 30


def test_a_position_goes_on_as_the_one_it_was_read_from() -> None:
    start = table(3, {"draw-two": True}, **FULL)
    words = "take, 7S, 8C, spades"
    one = played(start, words)
    two = played(table(3, {"draw-two": True}, **start.setup()), words)
    assert one.setup() == two.setup()
