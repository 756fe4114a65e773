"""Going out, the next round, the reshuffle and winning (R14–R17)."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.position import Position

from .tables import all_but, hand, plays, seen, table


def stones(position: Position) -> list[int]:
    """The Lucky Stones of each seat."""
    return [p.stones for p in seen(position).players]


def sizes(position: Position) -> list[int]:
    """How many cards each seat holds."""
    return [p.cards for p in seen(position).players]


def one_card_left(seats: int, **setup: Any) -> Position:
    """Seat 1 holds fish 6, which follows both rules of otter 2."""
    return table(seats, hands=[["fish6"], *[None] * (seats - 1)], **setup)


def test_r14_the_last_card_earns_a_stone_and_ends_the_round() -> None:
    here = plays(one_card_left(3), "fish6 on 2")
    assert stones(here) == [1, 0, 0]
    assert here.round == 2
    assert not here.is_over


def test_r14_a_last_card_that_follows_one_rule_is_enough() -> None:
    assert stones(plays(table(3, hands=[["frog4"], None, None]), "frog4 on 2")) == [1, 0, 0]


def test_r15_hands_are_kept_and_filled_up() -> None:
    here = table(3, hands=[["fish6"], ["frog1", "frog3"], ["crab1", "crab5", "crab6"]])
    after = plays(here, "fish6 on 2")
    assert sizes(after) == [10, 10, 10]
    assert {"frog1", "frog3"} <= set(hand(after, 2))
    assert {"crab1", "crab5", "crab6"} <= set(hand(after, 3))


def test_r15_the_player_who_begins_fills_up_first_and_at_once() -> None:
    deck = [f"star{n}" for n in range(1, 12)] + [f"crab{n}" for n in range(1, 14)]
    here = table(3, hands=[["fish6"], ["frog1"], ["frog3", "frog5"]], deck=deck)
    after = plays(here, "fish6 on 2")
    assert after.to_move == 2
    assert hand(after, 2) == [*(f"star{n}" for n in range(1, 10)), "frog1"]
    assert hand(after, 3) == ["star10", "star11", *(f"crab{n}" for n in range(1, 7)), "frog3", "frog5"]
    assert {f"crab{n}" for n in range(7, 14)} < set(hand(after, 1))  # and three of a reshuffle


def test_r15_the_otters_stay_as_they_are() -> None:
    here = one_card_left(2)
    before, after = seen(here).otters, seen(plays(here, "fish6 on 2")).otters
    assert [(o.head, o.tail) for o in after] == [(o.head, o.tail) for o in before]
    assert [o.tummy[0] for o in after] == ["clam7", "fish6", "clam2"]
    assert after[1].tummy == ["fish6", "clam8"]


def test_r15_who_holds_more_than_ten_loses_some_under_the_deck() -> None:
    many = [f"crab{n}" for n in range(1, 14)]
    deck = [f"frog{n}" for n in range(1, 14)]
    here = table(2, hands=[["fish6"], many], deck=deck)
    after = plays(here, "fish6 on 2")
    assert len(hand(after, 2)) == 10
    assert set(hand(after, 2)) < set(many)
    assert sorted(hand(after, 1)) == sorted(deck[:10])  # the discards lie below
    lost = set(many) - set(hand(after, 2))
    assert after.setup()["deck"][:3] == deck[10:]
    assert set(after.setup()["deck"][3:]) == lost


def test_r15_discards_are_random() -> None:
    many = [f"crab{n}" for n in range(1, 14)]
    lost = set()
    for seed in range(30):
        here = table(2, seed=str(seed), hands=[["fish6"], many], deck=[f"frog{n}" for n in range(1, 14)])
        lost.add(tuple(plays(here, "fish6 on 2").setup()["deck"][3:]))
    assert len({frozenset(cards) for cards in lost}) > 10
    assert any(list(cards) != sorted(cards, key=many.index) for cards in lost)  # in random order, too


def test_r16_an_empty_deck_is_made_of_the_cards_under_the_tops() -> None:
    tummies = [["clam7", "fish1", "fish3"], ["clam8", "fish5"], ["clam2"]]
    named = ("clam7", "clam8", "clam2", "fish1", "fish3", "fish5", "star9", "clam3")
    here = table(2, tummies=tummies, hands=[["star9", "clam3"], all_but(*named)], deck=[])
    after = plays(here, "draw")
    assert set(hand(after, 1)) - {"star9", "clam3"} < {"fish1", "fish3", "fish5"}
    assert [o.tummy for o in seen(after).otters] == [["clam7"], ["clam8"], ["clam2"]]
    assert seen(after).deck == 2


def test_r16_no_cards_anywhere() -> None:
    here = table(2, hands=[["star9", "clam3"], all_but("clam7", "clam8", "clam2", "star9", "clam3")], deck=[])
    assert here.legal() == ["star9 on 1", "clam3 on 3"]


def test_r16_a_fill_goes_on_after_the_reshuffle() -> None:
    here = table(2, hands=[["fish6"], ["frog1", "frog3"]], deck=["star1", "star2"])
    after = plays(here, "fish6 on 2")
    assert {"star1", "star2"} < set(hand(after, 2))
    assert sizes(after) == [10, 10]


@pytest.mark.parametrize(("seats", "before"), [(2, 2), (3, 1), (4, 1)])
def test_r17_winning(seats: int, before: int) -> None:
    here = one_card_left(seats, stones=[before] + [0] * (seats - 1))
    after = plays(here, "fish6 on 2")
    assert after.is_over
    assert after.result().winners == [1]
    assert stones(after) == [before] + [0] * (seats - 1)  # the winning play takes no stone
    assert after.to_move is None
    assert after.legal() == []


@pytest.mark.parametrize(("seats", "before"), [(2, 1), (3, 0), (4, 0)])
def test_r17_one_time_less_is_not_enough(seats: int, before: int) -> None:
    after = plays(one_card_left(seats, stones=[before] + [0] * (seats - 1)), "fish6 on 2")
    assert not after.is_over
    assert stones(after)[0] == before + 1
