"""The solo game (R26–R30)."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.otter.heads import HEADS
from ottery.games.position import Position

from .tables import GAME, TABLE, dealt, plays, seen

STONES = [
    *(f"stone flip head {i}" for i in (1, 2, 3)),
    *(f"stone swap heads {pair}" for pair in ("1 2", "1 3", "2 3")),
]
PILES = [["star9", "star4"], ["fish3", "frog13"], ["crab10"], []]


def alone(**setup: Any) -> Position:
    """Higher on 7, Even on 8, Near on 2; the tops are star 9, fish 3 and crab 10."""
    table = {key: TABLE[key] for key in ("heads", "tummies")}
    return Position.deal(GAME, seats=1, seed="a", setup={**table, "piles": PILES, **setup})


def piles(position: Position) -> list[tuple[str | None, int]]:
    """What shows of each pile."""
    return [(pile.top, pile.cards) for pile in seen(position).piles]


def heads(position: Position) -> list[str]:
    """The heads that show."""
    return [o.head for o in seen(position).otters]


def test_r26_piles_and_stones() -> None:
    here = dealt(1)
    assert [count for _, count in piles(here)] == [15, 15, 16, 16]
    assert all(top for top, _ in piles(here))
    assert seen(here).players[0].stones == 4
    assert seen(here).deck == 0


def test_r26_random_heads() -> None:
    rows = [heads(dealt(1, seed=str(i))) for i in range(60)]
    assert {head for row in rows for head in row} == set(HEADS)
    assert all(len({HEADS.index(head) // 2 for head in row}) == 3 for row in rows)


def test_r27_the_top_of_a_pile_onto_a_head_it_follows() -> None:
    assert alone(stones=[0]).legal() == ["pile 1 on 1", "pile 2 on 3", "pile 3 on 1", "pile 3 on 2"]
    after = plays(alone(), "pile 1 on 1")
    assert piles(after) == [("star4", 1), ("fish3", 2), ("crab10", 1), (None, 0)]
    assert seen(after).otters[0].tummy[:2] == ["star9", "clam7"]


def test_r27_tails_do_not_count() -> None:
    assert "pile 1 on 3" not in alone().legal()
    assert not seen(alone()).tails


def test_r28_another_pile_and_another_otter_than_last_time() -> None:
    after = plays(alone(stones=[0]), "pile 3 on 1")
    assert after.legal() == ["pile 2 on 3"]  # not pile 1 on otter 1, which shows 10 and took the last card
    after = plays(alone(stones=[0]), "pile 1 on 1")
    assert after.legal() == ["pile 2 on 3", "pile 3 on 2"]  # star 4 is even, and not from another pile


def test_r28_the_last_play_counts_from_the_first_one_on() -> None:
    assert seen(alone()).last is None
    assert alone(last=[1, 1], stones=[0]).legal() == ["pile 2 on 3", "pile 3 on 2"]


def test_r29_a_stone_flips_or_swaps_heads() -> None:
    here = alone()
    assert set(STONES) < set(here.legal())
    assert heads(plays(here, "stone flip head 1")) == ["lower", "even", "near"]
    assert heads(plays(here, "stone swap heads 2 3")) == ["higher", "near", "even"]
    assert seen(plays(here, "stone flip head 1")).players[0].stones == 3


def test_r29_several_stones_in_a_row_until_none_is_left() -> None:
    here = plays(alone(), *STONES[:3])
    assert set(STONES) < set(here.legal())
    here = plays(here, STONES[5])
    assert not set(STONES) & set(here.legal())


def test_r29_a_stone_keeps_the_last_play() -> None:
    here = plays(alone(), "pile 1 on 1", "stone flip head 1", "stone flip head 1")
    assert [word for word in here.legal() if "stone" not in word] == ["pile 2 on 3", "pile 3 on 2"]


def test_r30_winning() -> None:
    here = alone(piles=[["star9", "star4"], ["fish3"], [], []], stones=[1])
    here = plays(here, "pile 1 on 1", "pile 2 on 3")
    assert here.legal()[0] == "pile 1 on 2"  # star 4 is even; otter 1 shows 9
    end = plays(here, "pile 1 on 2")
    assert end.is_over
    assert (end.result().shares, end.result().scores, end.result().winners) == ([1], [0], [1])


def test_r30_losing_without_stones() -> None:
    end = plays(alone(piles=[["star9", "star4"], [], [], []], stones=[0]), "pile 1 on 1")
    assert end.is_over
    assert (end.result().shares, end.result().scores, end.result().winners) == ([0], [1], [])


@pytest.mark.parametrize("stones", [1, 4])
def test_r30_giving_up_only_when_nothing_can_be_played(stones: int) -> None:
    here = alone(piles=[["star9", "star4"], [], [], []], stones=[stones])
    assert "give up" not in here.legal()
    here = plays(here, "pile 1 on 1")
    assert here.legal() == [*STONES, "give up"]
    end = plays(here, "give up")
    assert end.is_over
    assert end.result().scores == [1]


def test_r30_the_last_stone_may_lose_the_game() -> None:
    here = plays(alone(piles=[["star9", "star4"], [], [], []], stones=[1]), "pile 1 on 1")
    assert plays(here, "stone flip head 2").is_over


def test_a_stone_can_save_the_game() -> None:
    here = alone(piles=[["clam13"], ["clam11"], [], []], stones=[1], last=[1, 2])
    # Clam 13 is barred; clam 11 is higher than 7 on otter 1 and not near 2 on otter 3.
    assert [word for word in here.legal() if "stone" not in word] == ["pile 2 on 1"]
    here = alone(
        piles=[["clam13"], ["clam1"], [], []], heads=["higher", "even", "far"], stones=[1], last=[1, 2]
    )
    assert here.legal() == [*STONES, "give up"]
    saved = plays(here, "stone flip head 3")
    assert saved.legal() == ["pile 2 on 3"]
