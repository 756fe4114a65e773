"""Games played by hand from the rulebook's words, and counts of legal sequences."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.position import Position

from .tables import GAME, TABLE, hand, plays, seen, table

FROM_THE_DECK = [
    *(f"star{n}" for n in range(3, 12)),  # seat 1 fills up for round 2
    *(f"clam{n}" for n in (1, 3, 4, 5, 6, 9, 10, 11, 12, 13)),  # seat 2 draws ten
    *(f"crab{n}" for n in range(1, 11)),  # seat 1 draws ten for round 3
    "frog1",
]


def test_a_game_for_two_over_three_rounds() -> None:
    """Seat 2 goes out for the second time, then seat 1 for its second and third: seat 1 wins."""
    here = table(2, hands=[["star1", "star2"], ["fish4", "fish6"]], stones=[1, 1], deck=FROM_THE_DECK)
    here = plays(here, "star1 on 1")  # a star, but not higher than 7: one rule, the turn ends
    assert here.to_move == 2
    here = plays(here, "fish4 on 2", "fish6 on 2")  # both follow both rules; no cards left
    assert [p.stones for p in seen(here).players] == [1, 2]
    assert (here.round, here.to_move) == (2, 1)
    assert hand(here, 1) == [f"star{n}" for n in range(2, 12)]
    assert len(hand(here, 2)) == 10

    for n in range(2, 11):  # each star is higher than the one before
        here = plays(here, f"star{n} on 1")
        assert here.to_move == 1
    here = plays(here, "star11 on 1")
    assert [p.stones for p in seen(here).players] == [2, 2]
    assert (here.round, here.to_move) == (3, 2)
    assert hand(here, 1) == [f"crab{n}" for n in range(1, 11)]
    assert seen(here).deck == 1

    here = plays(here, "clam3 on 3")  # near 2, but no crab
    assert here.to_move == 1
    for n in range(1, 11):  # crab 1 is 2 away from 3, and each further crab next to the one before
        here = plays(here, f"crab{n} on 3")
    assert here.is_over
    result = here.result()
    assert (result.winners, result.scores, result.shares) == ([1], [2, 2], [1, 0])
    assert [o.tummy[0] for o in seen(here).otters] == ["star11", "fish6", "crab10"]
    assert here.round == 3


def test_a_high_tide_with_three_changes() -> None:
    """Three draws, each with its change, turn an otter so that four cards fit in a row."""
    hands = [["frog2", "frog4", "frog6", "frog13"], ["fish4"]]
    here = table(2, hands=hands, deck=["crab1", "crab2", "crab3", "crab4"])
    here = plays(here, "draw", "flip tail 2")  # otter 2: even or frog, on clam 8
    here = plays(here, "draw", "swap heads 1 2")  # otter 1: even, otter 2: higher than 8 or frog
    here = plays(here, "draw", "flip head 2")  # otter 2: lower than 8 or frog
    assert "draw" not in here.legal()
    here = plays(here, "frog6 on 2", "frog4 on 2", "frog2 on 2")  # lower and frogs
    assert here.to_move == 1
    here = plays(here, "frog13 on 2")  # a frog, but not lower than 2
    assert here.to_move == 2
    assert hand(here, 1) == ["crab1", "crab2", "crab3"]


def test_a_solo_game_won_with_one_stone() -> None:
    setup = {
        "heads": TABLE["heads"],
        "tummies": TABLE["tummies"],
        "piles": [["star9", "crab12"], ["fish3"], ["clam11"], []],
        "stones": [2],
    }
    here = Position.deal(GAME, seats=1, seed="a", setup=setup)
    here = plays(here, "pile 1 on 1")  # 9 is higher than 7; the tops are 9, 8, 2
    here = plays(here, "pile 2 on 3")  # 3 is near 2; the tops are 9, 8, 3
    here = plays(here, "pile 3 on 1")  # 11 is higher than 9; only pile 1 is left
    assert here.legal()[0] == "pile 1 on 2"  # 12 is even
    here = plays(here, "stone flip head 1", "pile 1 on 2")
    assert here.is_over
    assert here.result().scores == [0]
    assert seen(here).players[0].stones == 1


COUNTED: dict[str, Any] = {
    "hands": [["star9", "clam3"], ["fish4", "frog5"]],
    "deck": ["crab1", "frog7", "star3", "clam13", "fish12", "crab9", "frog2", "star6"],
}
"""Seat 1 may play star 9 on 1 or clam 3 on 3, or draw: 3. After star 9 (nothing else fits) seat 2 plays fish 4 on 2
or on 3, or draws: 3. After clam 3 frog 5 fits on 3 as well: 4. After the draw there are 12 changes. Together 19."""


def sequences(position: Position, depth: int) -> int:
    """How many sequences of actions of this length there are."""
    if depth == 0:
        return 1
    return sum(sequences(position.after(action), depth - 1) for action in position.actions())


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 19)])
def test_counts_by_hand(depth: int, count: int) -> None:
    assert sequences(table(2, **COUNTED), depth) == count


def test_counts_of_a_solo_game_by_hand() -> None:
    """Plays: pile 1 on 1, pile 2 on 3, pile 3 on 1 and on 2, and six uses of the stone, after which there is none.

    After pile 1 on 1 (9): pile 2 on 3, pile 3 on 2, and stones: 8. After pile 2 on 3 (3): frog 13 may not come, pile 1
    on 1, pile 3 on 1 and 2: 9. After pile 3 on 1 (10): pile 2 on 3: 7. After pile 3 on 2 (10): pile 1 on 1, pile 2 on
    3: 8. After lower: fish 3 on 1 and 3, crab 10 on 2: 3. After odd: star 9 on 1 and 2, fish 3 on 2 and 3, crab 10 on
    1: 5. After far: star 9 on 1 and 3, crab 10 on 1, 2 and 3: 5. After even, higher, near: star 9 on 2, fish 3 on 3,
    crab 10 on 1 and 2: 4. After near, even, higher (9 is near 7): star 9 on 1 and 3, fish 3 on 3, crab 10 on 2 and 3:
    5. After higher, near, even (10 and 9 are near 8): star 9 on 1 and 2, crab 10 on 1, 2 and 3: 5.
    """
    piles = [["star9", "star4"], ["fish3", "frog13"], ["crab10"], []]
    setup = {"heads": TABLE["heads"], "tummies": TABLE["tummies"], "piles": piles, "stones": [1]}
    here = Position.deal(GAME, seats=1, seed="a", setup=setup)
    assert sequences(here, 1) == 10
    assert sequences(here, 2) == 8 + 9 + 7 + 8 + 3 + 5 + 5 + 4 + 5 + 5
