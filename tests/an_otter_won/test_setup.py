"""Setups and decks of An Otter Won: partial ones, full ones, and those that are refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.an_otter_won import deck as decks
from ottery.games.an_otter_won.sheet import score
from ottery.games.game import Kind, Refused
from ottery.locales import LANGUAGES, say

from .tables import GAME, SWIM, WHOLE, deal, deck, play


def test_a_full_setup_is_read_back() -> None:
    full = deal(WHOLE).setup()
    assert full == {**WHOLE, "dens": [[], []], "first": 1, "round": 1}
    assert deal(full, seed="other").setup() == full


def test_the_start_of_a_later_round_is_read_back() -> None:
    third = play(deal(WHOLE), "12, 15, river 3, den 15, 9, 6, river 8, den 6")
    again = deal(third.setup(), seed="other")
    assert again.setup() == third.setup()
    for seat in (None, 1, 2):
        assert again.view(seat) == third.view(seat)


def test_a_setup_before_the_answer_is_the_start_of_the_round() -> None:
    start = deal(WHOLE)
    assert start.play("6").setup() == start.setup()


def test_the_last_swim_and_the_end_are_read_back() -> None:
    swim = deal(SWIM)
    assert {key: swim.setup()[key] for key in ("hands", "deck", "dens")} == {
        key: SWIM[key] for key in ("hands", "deck", "dens")
    }
    assert deal(swim.setup()).setup() == swim.setup()
    end = play(swim, "den 1, den 2")
    again = deal(end.setup())
    assert again.is_over
    assert again.setup() == end.setup()
    assert again.result().scores == end.result().scores


def test_missing_parts_are_dealt_from_what_is_named_nowhere() -> None:
    setup = deal({"hands": [None, [1, 2, 3]], "dens": [[4], None], "removed": [5, 6]}).setup()
    assert setup["hands"][1] == [1, 2, 3]
    assert setup["dens"] == [[4], []]
    assert len(setup["river"]) == 1
    assert (
        len(setup["deck"]) == 7
    )  # 18 − 6 in hand − 1 − 2 − 1 in the river leave 8: the most that plays out is 7
    everything = [*setup["hands"][0], 1, 2, 3, 4, *setup["river"], *setup["deck"], *setup["removed"]]
    assert sorted(everything) == list(range(1, 19))
    assert {5, 6} <= set(setup["removed"])


@pytest.mark.parametrize(("number", "hand", "size"), [(1, 3, 10), (2, 3, 7), (3, 3, 4), (4, 3, 1), (5, 2, 0)])
def test_a_round_number_alone_deals_that_round(number: int, hand: int, size: int) -> None:
    position = deal({"round": number})
    setup = position.setup()
    assert [len(h) for h in setup["hands"]] == [hand, hand]
    assert (len(setup["deck"]), position.round) == (size, number)


@pytest.mark.parametrize(
    ("pile", "number"), [([1], 4), ([1, 2, 3, 4], 3), ([1, 2, 3, 4, 5, 6, 7], 2), ([], 5)]
)
def test_the_deck_tells_the_round(pile: list[int], number: int) -> None:
    assert deal({"deck": pile}).round == number


def test_what_remains_beside_a_given_deck_is_out_of_the_game() -> None:
    position = deal({"hands": [[1, 2, 3], [4, 5, 6]], "deck": [7], "river": [8]})
    assert position.setup()["removed"] == [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
    end = play(position, "1, 4, river 7")
    assert end.play(end.legal()[0]).round == 5


def test_one_removed_card_needs_no_list() -> None:
    assert deal({**WHOLE, "removed": 13}).setup() == deal(WHOLE).setup()


def test_first_in_a_setup_leads() -> None:
    assert deal({"first": 2}).to_move == 2


SETUPS: list[tuple[Any, str]] = [
    ({"hand": []}, "setup"),
    ({"hands": 1}, "setup.hands"),
    ({"hands": [[1, 2, 3]]}, "setup.hands"),
    ({"hands": [[1, 2, 3], [4, 5, 19]]}, "setup.hands[1][2]"),
    ({"hands": [[1, 2, 3], [4, 5, 0]]}, "setup.hands[1][2]"),
    ({"hands": [[1, 2, "3"], None]}, "setup.hands[0][2]"),
    ({"hands": [[1, 2, True], None]}, "setup.hands[0][2]"),
    ({"hands": [[1, 2, 3], [4, 5, 1]]}, "setup.hands[1][2]"),
    ({"hands": [[1, 2, 3, 4], None]}, "setup.hands[0]"),
    ({"hands": [None, [1]]}, "setup.hands[1]"),
    ({"hands": [[1, 2, 3], [4, 5]]}, "setup.hands[1]"),
    ({"deck": [1, 2]}, "setup.deck"),
    ({"deck": None}, "setup.deck"),
    ({"hands": [[1, 2], [3, 4]], "deck": [5]}, "setup.deck"),
    ({"hands": [[1, 2, 3], [4, 5, 6]], "deck": []}, "setup.deck"),
    ({"river": [1, 1]}, "setup.river[1]"),
    ({"river": [1], "dens": [[1], []]}, "setup.river[0]"),
    ({"dens": [[1], [2.5]]}, "setup.dens[1][0]"),
    ({"river": [1], "removed": [1]}, "setup.removed[0]"),
    ({"removed": "13"}, "setup.removed"),
    ({"removed": 19}, "setup.removed[0]"),
    ({"removed": list(range(1, 15))}, "setup.hands[1]"),
    ({"removed": list(range(1, 13))}, "setup.deck"),
    ({"first": 0}, "setup.first"),
    ({"round": 6}, "setup.round"),
    ({"round": 5, "hands": [[1, 2, 3], [4, 5, 6]]}, "setup.round"),
    ({"round": 4, "hands": [[1, 2], [4, 5]]}, "setup.round"),
]


def refusal(**what: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        deal(**what)
    assert refused.value.kind is Kind.UNREADABLE
    assert all(say(refused.value.text, language).strip() for language in LANGUAGES)
    return refused.value


@pytest.mark.parametrize(("setup", "place"), SETUPS)
def test_an_impossible_setup_is_refused(setup: Any, place: str) -> None:
    assert refusal(setup=setup).text.values["place"] == place


def without(key: str) -> dict[str, Any]:
    cards = deck()
    del cards["card"][2][key]
    return cards


DECKS: list[tuple[Any, str]] = [
    ({"card": deck()["card"]}, "deck"),
    ({"provenance": "house"}, "deck"),
    ({**deck(), "name": "mine"}, "deck"),
    ({**deck(), "provenance": "found"}, "deck.provenance"),
    ({**deck(), "card": [*deck()["card"], deck()["card"][0]]}, "deck.card"),  # nineteen
    ({**deck(), "card": [1] * 18}, "deck.card[0]"),
    (deck(1, value=19), "deck.card[1].value"),
    (deck(1, value="2"), "deck.card[1].value"),
    (deck(1, value=1), "deck.card[1].value"),
    (deck(2, otter="green"), "deck.card[2].otter"),
    (deck(2, shape="square"), "deck.card[2].shape"),
    (deck(2, arrow="left"), "deck.card[2].arrow"),
    (deck(2, condition="every pink"), "deck.card[2].condition"),
    (deck(2, condition="each circle", points=[5, 2]), "deck.card[2].points"),
    (deck(2, points=5), "deck.card[2].points"),
    (deck(2, points=[5, 2, 1]), "deck.card[2].points"),
    (deck(2, points=[2, 5]), "deck.card[2].points"),
    (deck(2, points=[5, -1]), "deck.card[2].points[1]"),
    (deck(0, points=100), "deck.card[0].points"),
    (deck(3, colour="pink"), "deck.card[3]"),
    *((without(key), "deck.card[2]") for key in ("value", "otter", "shape", "arrow", "condition", "points")),
]


@pytest.mark.parametrize(("cards", "place"), DECKS)
def test_a_bad_deck_is_refused(cards: Any, place: str) -> None:
    assert refusal(deck=cards).text.values["place"] == place


def test_the_deck_in_use_is_written_as_it_was_read() -> None:
    assert GAME.setup.deck_of(deal().state) == decks.default()
    mine = deck(14, arrow="down", otter="pink", condition="most odd", points=[9, 9])
    assert GAME.setup.deck_of(deal(deck=mine).state) == mine
    shuffled = {**mine, "card": mine["card"][::-1]}
    assert GAME.setup.deck_of(deal(deck=shuffled).state) == mine


def test_the_score_pad_refuses_a_bad_deck() -> None:
    with pytest.raises(Refused):
        score([1], [[2], [3]], deck=without("arrow"))
