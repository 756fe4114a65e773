"""Positions from text, whole and in parts, and back."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.locales import LANGUAGES, say

from .census import census
from .tables import GAME, STUCK, TABLE, all_but, dealt, hand, plays, seen, table


def given(seats: int, setup: dict[str, Any], seed: str = "a") -> Position:
    """Just this setup."""
    return Position.deal(GAME, seats=seats, seed=seed, setup=setup)


@pytest.mark.parametrize("seats", [1, 2, 4, 5, 20])
def test_what_is_read_gives_the_position_back(seats: int) -> None:
    here = dealt(seats)
    again = given(seats, here.setup(), "another seed")
    assert again.setup() == here.setup()
    assert again.legal() == here.legal()
    assert census(again.state) == census(here.state)  # type: ignore[arg-type]


def test_a_whole_position() -> None:
    setup = {
        "hands": [["star9", "frog1"], all_but("star9", "frog1", "fish7", "clam1", "clam2", "clam3", "crab4")],
        "heads": ["deep", "odd", "far"],
        "tails": ["frog/crab", "clam", "fish"],
        "tummies": [["clam1"], ["clam2", "fish7"], ["clam3"]],
        "deck": ["crab4"],
        "stones": [1, 2],
        "first": 2,
        "round": 4,
    }
    here = given(2, setup)
    assert here.setup() == {**setup, "hands": [["star9", "frog1"], hand(here, 2)]}
    assert here.to_move == 2
    assert here.round == 4


def test_missing_parts_are_dealt_from_the_cards_named_nowhere() -> None:
    here = given(3, {"hands": [["star9"], None, None]})
    assert [p.cards for p in seen(here).players] == [1, 10, 10]
    assert seen(here).deck == 65 - 3 - 21
    assert [o.head for o in seen(here).otters] == TABLE["heads"]


def test_with_a_deck_the_rest_lies_under_the_first_top() -> None:
    here = given(2, {"deck": ["star1", "star2"], "tummies": [["clam7"], ["clam8", "fish1"], ["clam2"]]})
    tummies = [o.tummy for o in seen(here).otters]
    assert tummies[1:] == [["clam8", "fish1"], ["clam2"]]
    assert len(tummies[0]) == 1 + 65 - 4 - 2 - 20
    assert tummies[0][0] == "clam7"
    assert all(count == 1 for count in census(here.state).values())  # type: ignore[arg-type]
    assert here.setup()["deck"] == ["star1", "star2"]


def test_a_hand_may_have_any_size_and_is_held_as_it_is() -> None:
    assert len(hand(given(2, {"hands": [[f"star{n}" for n in range(1, 14)], ["fish1"]]}), 1)) == 13


def test_the_deck_is_drawn_from_its_top() -> None:
    here = plays(table(hands=[["star9", "clam3"], None], deck=["frog7", "frog8"]), "draw")
    assert "frog7" in hand(here, 1)


@pytest.mark.parametrize(
    ("tails", "faces"),
    [
        (["frog", "fish", "star"], ["frog/crab", "fish", "star"]),
        (["frog", "crab", "clam"], ["frog/fish", "crab", "clam"]),
        (["frog", "star", "frog"], ["frog/fish", "star", "frog/crab"]),
        (["frog", "star", "frog/fish"], ["frog/crab", "star", "frog/fish"]),
    ],
)
def test_a_bare_frog_is_settled_by_the_others(tails: list[str], faces: list[str]) -> None:
    assert [o.tail for o in seen(table(tails=tails)).otters] == faces


def test_solo_piles_and_last() -> None:
    setup = {**{k: TABLE[k] for k in ("heads", "tummies")}, "piles": [["star9", "fish1"], [], ["crab2"], []]}
    here = given(1, {**setup, "last": [1, 2], "stones": [3]})
    assert [(p.top, p.cards) for p in seen(here).piles] == [("star9", 2), (None, 0), ("crab2", 1), (None, 0)]
    assert seen(here).last == [1, 2]
    assert seen(here).players[0].stones == 3
    assert len(seen(here).otters[0].tummy) == 1 + 65 - 6
    assert here.setup()["piles"] == setup["piles"]


def test_solo_piles_are_dealt_evenly() -> None:
    here = given(1, {"tummies": [["clam7", "clam6", "clam5"], ["clam8"], ["clam2"]]})
    assert [p.cards for p in seen(here).piles] == [15, 15, 15, 15]


def test_a_solo_position_that_is_lost_is_over() -> None:
    setup = {**{k: TABLE[k] for k in ("heads", "tummies")}, "piles": [["star9"], [], [], []], "last": [1, 1]}
    assert given(1, {**setup, "stones": [0]}).is_over
    assert not given(1, {**setup, "stones": [1]}).is_over


IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"hnads": []}, "setup"),
    (2, {"piles": [[], [], [], []]}, "setup"),
    (1, {"hands": [["star9"]]}, "setup"),
    (1, {"deck": []}, "setup"),
    (1, {"tails": ["star", "fish", "crab"]}, "setup"),
    (2, {"hands": [["star9"]]}, "setup.hands"),
    (2, {"hands": [[], None]}, "setup.hands[0]"),
    (2, {"hands": [None, ["star9", "star14"]]}, "setup.hands[1][1]"),
    (2, {"hands": [None, ["star9", 7]]}, "setup.hands[1][1]"),
    (2, {"hands": [["star9"], ["star9"]]}, "setup.hands[1][0]"),
    (2, {"hands": "star9"}, "setup.hands"),
    (2, {"heads": ["higher", "lower", "near"]}, "setup.heads[1]"),
    (2, {"heads": ["higher", "near"]}, "setup.heads"),
    (2, {"heads": ["higher", "near", "middle"]}, "setup.heads[2]"),
    (5, {"heads": ["higher", "lower", "higher"]}, "setup.heads[2]"),
    (2, {"tails": ["star", "clam", "fish"]}, "setup.tails[1]"),
    (2, {"tails": ["frog", "frog", "frog"]}, "setup.tails[2]"),
    (2, {"tails": ["frog", "fish", "crab"]}, "setup.tails[0]"),
    (2, {"tails": ["star", "fish", "shark"]}, "setup.tails[2]"),
    (2, {"tummies": [["clam7"], [], ["clam2"]]}, "setup.tummies[1]"),
    (2, {"tummies": [["clam7"], ["clam7"], ["clam2"]]}, "setup.tummies[1][0]"),
    (2, {"deck": ["star1", "star1"]}, "setup.deck[1]"),
    (2, {"stones": [0, 3]}, "setup.stones[1]"),
    (3, {"stones": [0, 2, 0]}, "setup.stones[1]"),
    (5, {"stones": [0, 0, 0, 0, 2]}, "setup.stones[4]"),
    (1, {"stones": [5]}, "setup.stones[0]"),
    (2, {"stones": [0, True]}, "setup.stones[1]"),
    (2, {"first": 3}, "setup.first"),
    (2, {"first": "random"}, "setup.first"),
    (2, {"round": 0}, "setup.round"),
    (5, {"round": 2}, "setup.round"),
    (1, {"last": [5, 1]}, "setup.last[0]"),
    (1, {"last": [1]}, "setup.last"),
    (1, {"piles": [[], [], [], []]}, "setup.piles"),
    (1, {"piles": [["star9"], ["star9"], [], []]}, "setup.piles[1][0]"),
    (2, {"hands": [all_but("clam1", "clam2"), None]}, "setup.tummies"),
    (2, {"hands": [all_but("clam1", "clam2", "clam3", "clam4"), None]}, "setup.hands[1]"),
    (1, {"tummies": [all_but("clam1", "clam2"), ["clam1"], ["clam2"]]}, "setup.piles"),
]


@pytest.mark.parametrize(("seats", "setup", "where"), IMPOSSIBLE)
def test_impossible_parts_are_refused_with_their_place(seats: int, setup: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused) as refusal:
        given(seats, setup)
    assert refusal.value.kind is Kind.UNREADABLE
    assert refusal.value.text.values["place"] == where
    for language in LANGUAGES:
        assert say(refusal.value.text, language).startswith(f"{where}: ")


def test_party_decks_hold_a_card_as_often_as_they_are() -> None:
    given(5, {"hands": [["star9", "star9"], None, None, None, None]})
    with pytest.raises(Refused):
        given(5, {"hands": [["star9", "star9"], ["star9"], None, None, None]})


def test_there_is_no_other_deck() -> None:
    with pytest.raises(Refused) as refusal:
        Position.deal(GAME, seats=2, deck={"card": []}, seed="a", setup=STUCK)
    assert refusal.value.kind is Kind.UNREADABLE
    assert say(refusal.value.text, "da").startswith("Otter spilles")
