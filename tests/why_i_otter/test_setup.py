"""Setups and decks of Why I Otter: partial ones, full ones, and those that are refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.game import Kind, Refused
from ottery.games.why_i_otter import deck as decks
from ottery.games.why_i_otter.words import FRONT_WORDS
from ottery.locales import LANGUAGES, say

from .tables import DECK, GAME, PAIRING, WHOLE, deal, play, view


def test_a_full_setup_is_read_back() -> None:
    full = deal(WHOLE).setup()
    assert {key: full[key] for key in WHOLE} == WHOLE
    assert (full["dens"], full["scoring"], full["first"], full["round"]) == ([[], []], [], 1, 1)
    assert deal(full, seed="other").setup() == full


def test_the_start_of_a_later_round_is_read_back_with_what_was_seen() -> None:
    third = play(deal(WHOLE), "blue5, yellow6, river 1, river 3, pink4, pink1, river 3, river 2")
    again = deal(third.setup(), seed="other")
    assert again.setup() == third.setup()
    for seat in (None, 1, 2):
        assert again.view(seat) == third.view(seat)


def test_a_setup_before_the_answer_is_the_start_of_the_round() -> None:
    start = deal(WHOLE)
    assert start.play("pink4").setup() == start.setup()


def test_the_end_is_read_back() -> None:
    end = deal(
        {
            "hands": [[], []],
            "pile": [],
            "dens": [["pink1"], ["blue2"]],
            "scoring": ["all 1", "most 2"],
            "first": 2,
        }
    )
    again = deal(end.setup(), seed="other")
    assert again.is_over
    assert again.result().scores == [1, 2]
    assert again.setup() == end.setup()


def test_missing_parts_are_dealt_from_what_is_named_nowhere() -> None:
    setup = deal(
        {"hands": [None, ["pink1", "pink2"]], "dens": [["blue1"], None], "scoring": ["most pink"]}
    ).setup()
    assert setup["hands"][1] == ["pink1", "pink2"]
    assert len(setup["hands"][0]) == 2
    assert setup["dens"] == [["blue1"], []]
    assert setup["scoring"] == ["most pink"]
    assert len(setup["pile"]) == 12  # 18 − 4 in hand − 1 in a den − 1 scoring card
    counted = next(f for f, b in setup["pairing"].items() if b == "most pink")
    named = [*setup["hands"][0], *setup["hands"][1], "blue1", counted, *setup["pile"]]
    assert sorted(named) == sorted(FRONT_WORDS)


def test_what_remains_beside_a_given_pile_is_out_of_the_game() -> None:
    position = deal({"hands": [["pink1"], ["pink2"]], "pile": ["blue1", "blue2", "blue3"]})
    assert position.round == 6
    end = play(position, "pink1, pink2, river 1, river 2")
    end = play(end, "blue2, blue1") if end.to_move == 1 else play(end, "blue1, blue2")
    assert end.is_over
    assert end.round == 7


@pytest.mark.parametrize(
    ("number", "hand", "pile"), [(1, 3, 12), (3, 3, 6), (4, 3, 3), (5, 3, 0), (6, 2, 0), (7, 1, 0)]
)
def test_a_round_number_alone_deals_that_round(number: int, hand: int, pile: int) -> None:
    position = deal({"round": number})
    setup = position.setup()
    assert [len(h) for h in setup["hands"]] == [hand, hand]
    assert len(setup["pile"]) == pile
    assert position.round == number


def test_first_in_a_setup_leads() -> None:
    assert deal({"first": 2}).to_move == 2


def test_a_back_given_for_a_front_and_for_a_scoring_card_is_the_same_card() -> None:
    setup = deal({"scoring": ["most 3"], "pairing": {"pink1": "most 3"}}).setup()
    assert "pink1" not in [*setup["hands"][0], *setup["hands"][1], *setup["pile"]]


SETUPS: list[tuple[Any, str]] = [
    ({"hand": []}, "setup"),
    ({"hands": "pink1"}, "setup.hands"),
    ({"hands": [["pink1"]]}, "setup.hands"),
    ({"hands": [["pink1"], ["pink7"]]}, "setup.hands[1][0]"),
    ({"hands": [["pink1"], ["pink1"]]}, "setup.hands[1][0]"),
    ({"hands": [["pink1"], ["pink2", "pink3"]]}, "setup.hands[1]"),
    ({"hands": [["pink1", 7], None]}, "setup.hands[0][1]"),
    ({"pile": ["pink1", "pink2"]}, "setup.pile"),
    ({"pile": None}, "setup.pile"),
    ({"hands": [["pink1"], None], "pile": ["pink2", "pink3", "pink1"]}, "setup.pile[2]"),
    ({"pile": list(FRONT_WORDS)[:15]}, "setup.hands[1]"),
    ({"dens": [["pink1"], ["blue9"]]}, "setup.dens[1][0]"),
    ({"dens": [["pink1"], ["pink1"]]}, "setup.dens[1][0]"),
    ({"scoring": ["most seven"]}, "setup.scoring[0]"),
    ({"scoring": ["most 3", "most 3"]}, "setup.scoring[1]"),
    ({"scoring": ["most 3"], "pairing": {"pink1": "most 3"}, "dens": [["pink1"], []]}, "setup.scoring[0]"),
    ({"dens": [list(FRONT_WORDS), []], "hands": [[], []], "scoring": ["all 1"]}, "setup.scoring[0]"),
    ({"pairing": {"pink1": "most 3", "pink2": "most 3"}}, "setup.pairing.pink2"),
    ({"pairing": {"pink1": "most"}}, "setup.pairing.pink1"),
    ({"pairing": {"pink9": "most 3"}}, "setup.pairing"),
    ({"pairing": ["most 3"]}, "setup.pairing"),
    ({"pairing": None}, "setup.pairing"),
    ({"seen": None}, "setup.seen"),
    ({"scoring": None}, "setup.scoring"),
    ({"first": 3}, "setup.first"),
    ({"first": True}, "setup.first"),
    ({"round": 0}, "setup.round"),
    ({"round": 8}, "setup.round"),
    ({"seen": [["pink1"], []], "pile": ["pink1", "pink2", "pink3"]}, "setup.seen[0][0]"),
    ({"seen": [["otter"], []]}, "setup.seen[0][0]"),
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


def card(number: int, **change: Any) -> dict[str, Any]:
    cards = [dict(c) for c in DECK["card"]]
    cards[number].update(change)
    return {"provenance": "house", "card": cards}


DECKS: list[tuple[Any, str]] = [
    ({"card": DECK["card"]}, "deck"),
    ({**DECK, "name": "mine"}, "deck"),
    ({**DECK, "provenance": "found"}, "deck.provenance"),
    ({**DECK, "card": [*DECK["card"], {"front": "pink1", "back": "all 1"}]}, "deck.card"),  # nineteen
    ({**DECK, "card": "all"}, "deck.card"),
    ({**DECK, "pairing": "shuffled"}, "deck.pairing"),
    ({"provenance": "house", "pairing": "fixed"}, "deck.pairing"),
    ({"provenance": "house", "pairing": "shuffled", "fronts": ["pink1"]}, "deck.fronts"),
    ({"provenance": "house", "pairing": "shuffled", "fronts": ["pink1"] * 18}, "deck.fronts[1]"),
    ({"provenance": "house", "pairing": "shuffled", "backs": ["most 1"] * 18}, "deck.backs[1]"),
    (card(4, front="pink7"), "deck.card[4].front"),
    (card(4, front="pink1"), "deck.card[4].front"),
    (card(17, back="most 3"), "deck.card[17].back"),
    (card(3, back=None), "deck.card[3].back"),
    (card(3, colour="pink"), "deck.card[3]"),
]


@pytest.mark.parametrize(("deck", "place"), DECKS)
def test_a_bad_deck_is_refused(deck: Any, place: str) -> None:
    assert refusal(deck=deck).text.values["place"] == place


def test_a_card_without_a_key_is_refused() -> None:
    cards = [dict(c) for c in DECK["card"]]
    del cards[5]["back"]
    assert refusal(deck={"provenance": "house", "card": cards}).text.values["place"] == "deck.card[5]"


def test_the_decks_in_use() -> None:
    start = deal()
    assert GAME.setup.deck_of(start.state) == decks.default()
    assert GAME.setup.deck_of(deal(deck=DECK).state) == DECK
    assert deal(deck=GAME.setup.deck_of(start.state)).setup() == start.setup()


def test_a_setup_may_not_contradict_the_deck() -> None:
    refused = refusal(deck=DECK, setup={"pairing": {"pink1": "most 2"}})
    assert refused.text.values["place"] == "setup.pairing.pink1"
    assert deal({"pairing": {"pink1": "most 3"}}, deck=DECK).setup()["pairing"] == PAIRING


def test_a_fixed_pairing_is_known_to_all() -> None:
    start = deal(WHOLE, deck=DECK)
    for seat in (None, 1, 2):
        assert [c.front for c in view(start, seat).river] == ["pink2", "yellow1", "blue1"]
        assert view(start, seat).top.front == "pink3"
        played = view(start.play("pink4"), seat)
        assert (played.led.front, played.led.back) == ("pink4", "most 2")
