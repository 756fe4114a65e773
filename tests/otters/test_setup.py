"""The setup text: every key, what is dealt when it is missing, and what is refused, with the place named."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.locales import LANGUAGES, say

from .census import census
from .table import GAME, black, deck_of, go, hand, lay, own, pool_of, seen, white

FULL: dict[str, Any] = {
    "hands": [["gift", "urchin"], ["steal"], []],
    "deck": ["renew", "take-one", "urchin"],
    "discard": ["exchange", "throw-back"],
    "pearls": [[4, 0], [1], [2, 2]],
    "black": [[0], [], [-3]],
    "pool": [3, 1],
    "black_pool": [-2],
    "face_up": [["hands-off", "abracadabra"], [], ["abracadabra", "abracadabra"]],
    "under": [3, None, None],
    "out": [3],
    "first": 2,
    "round": 1,
}


def test_every_key_is_laid_out() -> None:
    start = lay(3, **FULL)
    assert start.to_move == 2
    assert [hand(start, p) for p in (1, 2, 3)] == [["gift", "urchin"], ["steal", "renew"], []]
    assert deck_of(go(start, "renew", "pearl 1")) == ["urchin"]  # seat 1 has drawn take-one
    assert [white(start, p) for p in (1, 2, 3)] == [[0, 4], [1], [2, 2]]
    assert [black(start, p) for p in (1, 2, 3)] == [[0], [], [-3]]
    assert (pool_of(start), seen(start, None).black_pool) == ([3, 1], 1)
    assert own(start, 1).under == 3
    assert [p.out for p in seen(start, None).players] == [False, False, True]


def test_what_is_named_nowhere_is_played_or_out_of_the_game() -> None:
    start = lay(3, **FULL)
    cards = census(cast(Any, start.state))
    assert cards["urchin"] == 2  # the deck is given: the other five are out of the game
    assert sum(n for word, n in cards.items() if word in GAME.words.ACTIONS) == 47 + 2
    assert seen(start, None).discard[:2] == ["exchange", "throw-back"]
    assert sum(cards[v] for v in "01234") == 8  # the pool is given
    assert [cards[v] for v in ("-0", "-1", "-2", "-3")] == [1, 0, 1, 1]


def test_missing_parts_are_dealt() -> None:
    start = lay(4, hands=[None, ["gift"] * 2, None, None], pearls=[[4], [], [], []])
    assert sum(census(cast(Any, start.state)).values()) == 88
    assert [len(hand(start, p)) for p in range(1, 5)] == [3, 2, 2, 2]
    assert "gift" not in [*hand(start, 3), *hand(start, 4)]
    assert (seen(start, None).pool, seen(start, None).black_pool) == (29, 4)
    dealt = lay(2, pool=[4, 4 - 1])
    assert [len(white(dealt, p)) for p in (1, 2)] == [1, 1]
    assert 4 not in white(dealt, 1) + white(dealt, 2)
    assert sum(census(cast(Any, dealt.state))[v] for v in "01234") == 4


@pytest.mark.parametrize("seed", range(8))
def test_dealt_hands_hold_no_urchin_here_either(seed: int) -> None:
    start = lay(5, seed=str(seed), deck=["gift"])
    assert all("urchin" not in hand(start, p) for p in range(1, 6))


def test_a_setup_round_trips() -> None:
    start = lay(3, **FULL)
    again = lay(3, seed="another", **start.setup())
    assert again.setup() == start.setup()
    assert [again.view(p) == start.view(p) for p in (1, 2, 3)].count(False) <= 3
    assert again.legal() == start.legal()


def test_read_in_the_middle_of_a_card_begins_the_turn_again() -> None:
    start = lay(3, hands=[["eeny-meeny-miny-moe", "gift"], None, None], pearls=[[], [], []], pool=[3, 1, 2])
    middle = go(start, "eeny-meeny-miny-moe")
    again = lay(3, **middle.setup())
    assert Counter(hand(again, 1)) == Counter(hand(start, 1))
    assert pool_of(again) == [3, 1, 2]


def test_black_zero_is_a_number() -> None:
    start = lay(2, black=[[-0.0], []], hands=[["gift", "renew"], None], pearls=[[], []])
    assert go(start, "gift", "seat 2").legal() == ["pearl -0"]


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hand": []}, "setup"),
    ({"hands": 3}, "setup.hands"),
    ({"hands": [["gift"]]}, "setup.hands"),
    ({"hands": [["gift"], "gift", None]}, "setup.hands[1]"),
    ({"hands": [["gift", 7], None, None]}, "setup.hands[0][1]"),
    ({"hands": [["GIFT"], None, None]}, "setup.hands[0][0]"),
    ({"hands": [["gift"] * 2, ["gift"], None]}, "setup.hands[1][0]"),
    ({"hands": [["urchin"] * 7, None, None], "deck": ["urchin"]}, "setup.deck[0]"),
    ({"hands": [None, ["gift"], None], "out": [2]}, "setup.hands[1]"),
    ({"deck": "gift"}, "setup.deck"),
    ({"deck": [None]}, "setup.deck[0]"),
    ({"discard": ["gift"] * 3}, "setup.discard[2]"),
    ({"pearls": [[4], [4], []]}, "setup.pearls[1][0]"),
    ({"pearls": [[5], [], []]}, "setup.pearls[0][0]"),
    ({"pearls": [[-1], [], []]}, "setup.pearls[0][0]"),
    ({"pearls": [[True], [], []]}, "setup.pearls[0][0]"),
    ({"pearls": [None, [], []]}, "setup.pearls[0]"),
    ({"black": [[1], [], []]}, "setup.black[0][0]"),
    ({"black": [[-1], [-1], []]}, "setup.black[1][0]"),
    ({"black": [["-0"], [], []]}, "setup.black[0][0]"),
    ({"pool": [0, 0, 0]}, "setup.pool[2]"),
    ({"pool": [1.5]}, "setup.pool[0]"),
    ({"black_pool": [-4]}, "setup.black_pool[0]"),
    ({"face_up": [["gift"], [], []]}, "setup.face_up[0][0]"),
    ({"face_up": [["hands-off", "hands-off"], [], []]}, "setup.face_up[0][1]"),
    ({"under": [1, None, None]}, "setup.under[0]"),
    (
        {"under": [4, None, None], "face_up": [["hands-off"], [], []], "pearls": [[4], [], []]},
        "setup.under[0]",
    ),
    ({"under": [None]}, "setup.under"),
    ({"out": [4]}, "setup.out[0]"),
    ({"out": [1, 1]}, "setup.out[1]"),
    ({"out": [1, 2]}, "setup.out"),
    ({"out": 2}, "setup.out"),
    ({"first": 0}, "setup.first"),
    ({"first": "1"}, "setup.first"),
    ({"first": 2, "out": [2]}, "setup.first"),
    ({"round": 2}, "setup.round"),
    ({"round": True}, "setup.round"),
]


@pytest.mark.parametrize(("setup", "place"), BAD, ids=[f"{i}-{p}" for i, (_, p) in enumerate(BAD)])
def test_impossible_parts_are_refused_with_their_place(setup: dict[str, Any], place: str) -> None:
    with pytest.raises(Refused) as refused:
        Position.deal(GAME, seats=3, seed="bad", setup=setup)
    assert refused.value.kind is Kind.UNREADABLE
    assert refused.value.text.values["place"] == place
    for language in LANGUAGES:
        assert say(refused.value.text, language).startswith(f"{place}: ")


def test_too_few_cards_or_pearls_to_deal_from() -> None:
    cards = [
        w
        for w, n in census(cast(Any, Position.deal(GAME, seats=2, seed="x").state)).items()
        for _ in range(n)
    ]
    actions = [w for w in cards if w in GAME.words.ACTIONS and w != "urchin"]
    with pytest.raises(Refused) as refused:
        lay(2, hands=[actions[:-1], None])
    assert refused.value.text.values["place"] == "setup.hands[1]"
    whites = [int(w) for w in cards if w in ("0", "1", "2", "3", "4")]
    with pytest.raises(Refused) as refused:
        lay(2, pool=whites[:-1])
    assert refused.value.text.values["place"] == "setup.pearls"


def test_without_first_the_next_who_is_in_begins() -> None:
    assert lay(3, out=[1]).to_move == 2
