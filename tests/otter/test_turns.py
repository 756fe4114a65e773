"""Dealing and a turn's two tides (R1–R13), a test for each sentence."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ottery.games.otter.heads import HEADS, SUITS
from ottery.games.otter.words import CARD_WORDS
from ottery.games.position import Position

from .census import census
from .tables import STUCK, all_but, dealt, hand, plays, seen, table

CHANGES = [
    *(f"flip head {i}" for i in (1, 2, 3)),
    *(f"flip tail {i}" for i in (1, 2, 3)),
    *(f"swap heads {pair}" for pair in ("1 2", "1 3", "2 3")),
    *(f"swap tails {pair}" for pair in ("1 2", "1 3", "2 3")),
]


def heads(position: Position) -> list[str]:
    """The heads that show."""
    return [o.head for o in seen(position).otters]


def tails(position: Position) -> list[str]:
    """The tails that show."""
    return [o.tail for o in seen(position).otters]


def test_r1_sixty_five_cards() -> None:
    assert len(set(CARD_WORDS)) == 65
    assert {word.rstrip("0123456789") for word in CARD_WORDS} == set(SUITS)
    held = census(cast(Any, dealt(3).state))
    assert all(held[word] == 1 for word in CARD_WORDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_ten_cards_each(seats: int) -> None:
    here = seen(dealt(seats))
    assert [p.cards for p in here.players] == [10] * seats
    assert here.deck == 65 - 3 - 10 * seats
    assert [len(o.tummy) for o in here.otters] == [1, 1, 1]


def test_r2_tails_are_mixed() -> None:
    rows = [tails(dealt(2, seed=str(i))) for i in range(60)]
    for row in rows:
        assert sum(tail in ("star", "clam") for tail in row) == 1
        assert sum(tail in ("fish", "frog/fish") for tail in row) == 1
    assert {row[0] for row in rows} == {"star", "clam", "fish", "frog/fish", "crab", "frog/crab"}


def test_r3_basic_heads() -> None:
    otters = seen(dealt(4)).otters
    assert [o.head for o in otters] == ["higher", "even", "near"]
    assert [o.head_back for o in otters] == ["lower", "odd", "far"]


def test_r4_random_heads() -> None:
    rows = [heads(dealt(2, {"heads": "random"}, str(i))) for i in range(80)]
    assert {head for row in rows for head in row} == set(HEADS)
    assert all(len({HEADS.index(head) // 2 for head in row}) == 3 for row in rows)


def test_r5_who_begins_and_clockwise() -> None:
    assert dealt(3).to_move == 1
    here = table(3, {"first": 3}, hands=[None, None, ["fish6", "frog7"]])
    assert here.to_move == 3
    assert plays(here, "fish6 on 2").to_move == 1
    assert {dealt(3, {"first": "random"}, str(i)).to_move for i in range(30)} == {1, 2, 3}


def test_r5_a_turn_needs_a_card() -> None:
    here = table(hands=[["star9", "clam3"], None])
    assert here.legal() == ["star9 on 1", "clam3 on 3", "draw"]  # neither stop nor pass


def test_r6_up_to_three_draws() -> None:
    here = table(hands=[["star9", "clam3"], None])
    for _ in range(3):
        assert "draw" in here.legal()
        here = plays(here, "draw", "swap tails 2 3")
    assert "draw" not in here.legal()
    assert len(hand(here, 1)) == 5


def test_r7_each_draw_owes_one_change() -> None:
    here = plays(table(hands=[["star9", "clam3"], None]), "draw")
    assert here.legal() == CHANGES
    assert "draw" in plays(here, "flip head 1").legal()


def test_r7_what_changes_do() -> None:
    here = plays(table(hands=[["star9", "clam3"], None]), "draw")
    assert heads(plays(here, "flip head 1")) == ["lower", "even", "near"]
    assert heads(plays(here, "flip head 3")) == ["higher", "even", "far"]
    assert heads(plays(here, "swap heads 1 3")) == ["near", "even", "higher"]
    assert heads(plays(here, "swap heads 1 2")) == ["even", "higher", "near"]
    assert tails(plays(here, "flip tail 1")) == ["clam", "fish", "crab"]
    assert tails(plays(here, "flip tail 3")) == ["star", "fish", "frog/crab"]
    assert tails(plays(here, "swap tails 2 3")) == ["star", "crab", "fish"]
    assert tails(plays(here, "swap tails 1 2")) == ["fish", "star", "crab"]


def test_r7_a_change_may_undo_another() -> None:
    here = table(hands=[["star9", "clam3"], None])
    again = plays(here, "draw", "flip head 2", "draw", "flip head 2")
    assert (heads(again), tails(again)) == (heads(here), tails(here))
    assert len(hand(again, 1)) == 4


def test_r8_the_last_possible_change_has_to_help() -> None:
    """Seat 1 holds clam 3, the deck clam 5, seat 2 all the rest: one draw, then no card is left to draw."""
    named = ("clam13", "clam12", "clam11", "clam3", "clam5")
    here = table(2, **{**STUCK, "hands": [["clam3"], all_but(*named)], "deck": ["clam5"]})
    assert here.legal() == ["draw"]
    assert plays(here, "draw").legal() == ["flip head 1", "flip head 2", "flip head 3", "flip tail 1"]


def test_r8_the_third_change_is_the_last() -> None:
    here = table(2, **{**STUCK, "hands": [["clam3"], None], "deck": ["clam5", "clam7", "clam1", "fish1"]})
    here = plays(here, "draw", "swap tails 1 2", "draw", "swap tails 1 2")
    assert here.legal() == ["draw"]
    assert plays(here, "draw").legal() == ["flip head 1", "flip head 2", "flip head 3", "flip tail 1"]


def test_r9_pass_when_nothing_can_be_drawn_or_played() -> None:
    named = ("clam13", "clam12", "clam11", "clam3", "frog5")
    here = table(2, **{**STUCK, "hands": [["clam3", "frog5"], all_but(*named)], "deck": []})
    assert here.legal() == ["pass"]
    assert plays(here, "pass").to_move == 2


def test_r10_one_otter_a_turn() -> None:
    here = table(hands=[["star9", "star10", "fish4"], None])
    assert {"star10 on 1", "star10 on 2", "fish4 on 2", "fish4 on 3"} <= set(here.legal())
    assert plays(here, "star9 on 1").legal() == ["star10 on 1", "stop"]


HIGHER_STARS = ["star9", "star11", "star5", "frog12", "fish3"]


def test_r11_head_or_tail_or_both() -> None:
    here = table(hands=[HIGHER_STARS, None])
    on_first = [word for word in here.legal() if word.endswith(" on 1")]
    assert on_first == ["star5 on 1", "star9 on 1", "star11 on 1", "frog12 on 1"]  # never fish 3


def test_r12_both_rules_let_you_go_on() -> None:
    here = plays(table(hands=[HIGHER_STARS, None]), "star9 on 1", "star11 on 1")
    assert here.to_move == 1
    assert here.legal() == ["star5 on 1", "frog12 on 1", "stop"]


@pytest.mark.parametrize("last", ["star5 on 1", "frog12 on 1", "stop"])
def test_r12_one_rule_or_stop_ends_the_turn(last: str) -> None:
    here = plays(table(hands=[HIGHER_STARS, None]), "star9 on 1", "star11 on 1", last)
    assert here.to_move == 2


def test_r12_the_turn_ends_when_nothing_else_fits_there() -> None:
    here = plays(table(hands=[["star9", "clam3", "fish4"], None]), "star9 on 1")
    assert here.to_move == 2
    assert hand(here, 1) == ["clam3", "fish4"]


def test_r13_no_changes_after_a_play() -> None:
    here = plays(table(hands=[["star9", "star10", "fish4"], None]), "star9 on 1")
    assert not set(here.legal()) & {"draw", *CHANGES}
