"""Party, 5 to 20 players (R31–R35)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ottery.games.otter.heads import HEADS
from ottery.games.otter.words import CARD_WORDS
from ottery.games.position import Position

from .census import census
from .tables import dealt, hand, plays, seen, table

DECK = [f"crab{n}" for n in range(1, 14)] + [f"frog{n}" for n in range(1, 14)]


def stones(position: Position) -> list[int]:
    """The Lucky Stones of each seat."""
    return [p.stones for p in seen(position).players]


def sizes(position: Position) -> list[int]:
    """How many cards each seat holds."""
    return [p.cards for p in seen(position).players]


@pytest.mark.parametrize(("seats", "decks"), [(5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (17, 5), (20, 5)])
def test_r31_one_deck_for_four_players_or_part_of_four(seats: int, decks: int) -> None:
    here = dealt(seats)
    held = census(cast(Any, here.state))
    assert all(held[word] == decks for word in CARD_WORDS)
    assert sizes(here) == [10] * seats
    assert seen(here).deck == 65 * decks - 3 - 10 * seats


def test_r31_twin_heads_from_all_decks() -> None:
    rows = [[o.head for o in seen(dealt(5, seed=str(i))).otters] for i in range(120)]
    assert {head for row in rows for head in row} == set(HEADS)
    assert any(len({HEADS.index(head) // 2 for head in row}) == 2 for row in rows)
    assert not any(
        len({HEADS.index(head) // 2 for head in row}) == 1 for row in rows
    )  # two decks: twins at most


def test_r31_the_tails_of_one_deck() -> None:
    for i in range(20):
        backs = [{o.tail, o.tail_back} for o in seen(dealt(20, seed=str(i))).otters]
        for pair in ({"star", "clam"}, {"fish", "frog/fish"}, {"crab", "frog/crab"}):
            assert backs.count(pair) == 1


def test_r32_the_first_last_card_earns_a_stone_and_ten_cards() -> None:
    here = table(5, hands=[["fish6"], None, None, None, None], deck=DECK)
    after = plays(here, "fish6 on 2")
    assert stones(after) == [1, 0, 0, 0, 0]
    assert hand(after, 1) == [f"crab{n}" for n in range(1, 11)]
    assert after.to_move == 2
    assert after.round == 1


def test_r32_the_turn_ends_even_after_both_rules() -> None:
    deck = ["fish8", *DECK]
    after = plays(table(5, hands=[["fish6"], None, None, None, None], deck=deck), "fish6 on 2")
    assert "fish8" in hand(after, 1)
    assert after.to_move == 2


def test_r33_neighbours_with_a_stone_draw_two_left_first() -> None:
    here = table(
        5, hands=[["fish6"], ["frog1"], ["frog3"], None, ["frog5"]], stones=[0, 1, 1, 0, 1], deck=DECK
    )
    after = plays(here, "fish6 on 2")
    assert hand(after, 2) == ["crab11", "crab12", "frog1"]
    assert hand(after, 5) == ["crab13", "frog1", "frog5"]
    assert hand(after, 3) == ["frog3"]  # not a neighbour


def test_r33_neighbours_without_a_stone_draw_nothing() -> None:
    here = table(5, hands=[["fish6"], ["frog1"], ["frog3"], None, ["frog5"]], deck=DECK)
    assert sizes(plays(here, "fish6 on 2")) == [10, 1, 1, 10, 1]


def test_r34_the_second_time_wins_and_makes_nobody_draw() -> None:
    here = table(5, hands=[["fish6"], ["frog1"], None, None, ["frog5"]], stones=[1, 1, 0, 0, 1], deck=DECK)
    after = plays(here, "fish6 on 2")
    assert sizes(after) == [0, 1, 10, 10, 1]
    assert seen(after).winners == [1]
    assert not after.is_over
    assert after.result().winners == []
    assert after.result().scores == [1, 0, 0, 0, 0]


FINISH: dict[str, Any] = {
    "hands": [["star9"], ["star10"], ["star11"], ["frog12"], ["clam13"]],
    "stones": [1, 0, 1, 0, 1],
    "deck": [*(f"crab{n}" for n in range(1, 11)), "star12", "star13", *DECK],
}


def test_r35_a_party_played_to_its_end() -> None:
    """By the rulebook: seats 1 and 3 win, and all five have had one turn."""
    here = plays(table(5, **FINISH), "star9 on 1")  # seat 1 has a stone: won
    here = plays(
        here, "star10 on 1"
    )  # seat 2: a stone and ten cards; seat 3 has a stone and draws 2, seat 1 is done
    assert sizes(here) == [0, 10, 3, 1, 1]
    assert hand(here, 3) == ["star11", "star12", "star13"]
    here = plays(here, "star11 on 1", "star12 on 1", "star13 on 1")  # seat 3 is out with a stone: won
    assert seen(here).winners == [1, 3]
    here = plays(here, "frog12 on 2")  # seat 4: a stone and ten cards; seat 5 draws 2, seat 3 none
    assert sizes(here) == [0, 10, 0, 10, 3]
    assert here.to_move == 5
    last = next(word for word in here.legal() if word.endswith(" on 2"))
    here = plays(here, last)
    while here.to_move == 5:
        here = plays(here, "stop")
    assert here.is_over
    result = here.result()
    assert result.winners == [1, 3]
    assert result.shares == [0.5, 0, 0.5, 0, 0]
    assert result.scores == [1, 0, 1, 0, 0]
    assert here.game.sheet.finished_rounds(here.state) == (1, [1, 0, 1, 0, 0])
    assert [(line.seat + 1, line.points) for line in result.lines if line.points] == [(1, 1), (3, 1)]


def test_r35_equal_turns_count_from_whoever_began() -> None:
    """Seat 3 begins, seat 2 is the last of the round: what it wins ends the game at once."""
    hands = [["star10", "clam1"], ["fish12"], ["star8", "clam3"], ["star9", "clam1"], ["clam9", "clam3"]]
    here = table(5, first=3, hands=hands, stones=[0, 1, 0, 0, 0])
    here = plays(here, "star8 on 1", "star9 on 1", "clam3 on 3", "star10 on 1")
    assert here.to_move == 2
    assert plays(here, "fish12 on 2").is_over


def test_several_copies_are_one_action() -> None:
    here = table(5, hands=[["fish6", "fish6", "clam3"], None, None, None, None])
    assert here.legal().count("fish6 on 2") == 1
    after = plays(here, "fish6 on 2")
    assert hand(after, 1) == ["clam3", "fish6"]
    assert "fish6 on 2" in after.legal()  # even, and a fish: the twin may follow
