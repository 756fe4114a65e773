"""Slips and penalties (R18, R19)."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.otter.words import ACTIONS
from ottery.games.position import Position

from .tables import GAME, STUCK, all_but, hand, plays, seen, table

ON = {"penalty": True}
HANDS = [["star9", "star10", "fish3"], ["fish4", "frog5"]]


def slips(position: Position) -> list[str]:
    """The slips among the legal actions."""
    found: list[str] = GAME.words.notes(position.state)["slips"]
    return found


def callers(position: Position) -> list[int]:
    """The seats that may call besides the seat to move."""
    mask = GAME.callers(position.state, ACTIONS.index("penalty"))
    return [p + 1 for p in range(position.seats) if mask >> p & 1]


def lasting(position: Position) -> Any:
    """What a call leaves as it was: the table, without cards drawn."""
    here = seen(position)
    return here.otters, here.to_move, here.otter, here.draws_left, here.phase


def test_r18_without_the_option_there_are_no_slips() -> None:
    here = table(hands=HANDS)
    assert "fish3 on 1" not in here.legal()
    assert GAME.words.notes(here.state) == {}


def test_r18_slips_are_legal_and_named() -> None:
    here = table(options=ON, hands=HANDS)
    assert slips(here) == ["fish3 on 1", "star9 on 2", "star9 on 3", "star10 on 3"]
    assert set(slips(here)) < set(here.legal())
    assert "star10 on 2" in here.legal()  # even: no slip


def test_r18_a_slip_ends_the_turn() -> None:
    after = plays(table(options=ON, hands=HANDS), "fish3 on 1")
    assert after.to_move == 2
    assert seen(after).otters[0].tummy == ["fish3", "clam7"]


def test_r18_a_slip_stays_on_the_otter_of_the_turn() -> None:
    here = plays(table(options=ON, hands=HANDS), "star9 on 1")
    assert slips(here) == ["fish3 on 1"]
    assert here.legal() == ["fish3 on 1", "star10 on 1", "stop"]


def test_r18_slips_do_not_keep_a_turn_going() -> None:
    here = plays(table(options=ON, hands=[["star9", "fish3", "clam3"], None]), "star9 on 1")
    assert here.to_move == 2


def test_r18_the_last_card_is_never_a_slip() -> None:
    here = table(options=ON, hands=[["fish3"], None])
    assert here.legal() == ["fish3 on 2", "fish3 on 3", "draw"]
    assert slips(here) == []


def test_r18_no_slip_while_a_change_is_owed() -> None:
    here = plays(table(options=ON, hands=HANDS), "draw")
    assert slips(here) == []


def test_r18_slips_beside_a_pass() -> None:
    named = ("clam13", "clam12", "clam11", "clam3", "frog5")
    here = table(2, ON, **{**STUCK, "hands": [["clam3", "frog5"], all_but(*named)], "deck": []})
    assert set(here.legal()) == {"pass", *slips(here)}
    assert len(slips(here)) == 6


def test_r19_the_next_seat_may_call_until_it_acts() -> None:
    here = plays(table(options=ON, hands=HANDS), "fish3 on 1")
    assert "penalty" in here.legal()
    assert "fish4 on 2" in here.legal()
    for word in ("fish4 on 2", "draw"):
        assert "penalty" not in plays(here, word).legal()


def test_r19_everybody_else_may_call_too() -> None:
    here = plays(table(4, ON, hands=[*HANDS, None, None]), "fish3 on 1")
    assert callers(here) == [2, 3, 4]
    assert callers(plays(here, "fish4 on 2")) == []
    assert callers(table(4, ON)) == []


def test_r19_there_is_nothing_to_call_after_a_good_play() -> None:
    here = plays(table(options=ON, hands=HANDS), "star10 on 2")
    assert "penalty" not in here.legal()


def test_r19_a_call_undoes_the_slip_and_costs_a_card() -> None:
    here = table(options=ON, hands=HANDS)
    after = plays(here, "fish3 on 1", "penalty")
    assert lasting(after) == lasting(here)
    assert set(hand(after, 1)) > set(HANDS[0])
    assert len(hand(after, 1)) == 4
    assert seen(after).players[0].shown == ["fish3"]


def test_r19_the_draw_is_none_of_the_three_and_owes_nothing() -> None:
    here = plays(table(options=ON, hands=HANDS), "draw", "swap tails 2 3", "draw", "swap tails 2 3")
    after = plays(here, "fish3 on 1", "penalty")
    assert lasting(after) == lasting(here)
    assert seen(after).draws_left == 1
    assert seen(after).phase == "high"
    assert "draw" not in plays(after, "draw", "flip head 1").legal()


def test_r19_the_turn_goes_on_in_the_middle_of_low_tide() -> None:
    here = plays(table(options=ON, hands=HANDS), "star9 on 1")
    after = plays(here, "fish3 on 1", "penalty")
    assert lasting(after) == lasting(here)
    assert {"star10 on 1", "stop"} <= set(after.legal())
    assert "draw" not in after.legal()


def test_r19_a_slip_that_nobody_calls_stands() -> None:
    after = plays(table(options=ON, hands=HANDS), "fish3 on 1", "fish4 on 2")
    assert seen(after).otters[0].tummy[0] == "fish3"
    assert hand(after, 1) == ["star9", "star10"]


def test_r19_a_slip_after_a_penalty_can_be_called_again() -> None:
    here = table(options=ON, hands=HANDS)
    after = plays(here, "fish3 on 1", "penalty", "fish3 on 1", "penalty")
    assert lasting(after) == lasting(here)
    assert len(hand(after, 1)) == 5


def test_r19_without_any_card_to_draw_the_slip_is_just_undone() -> None:
    named = ("clam7", "clam8", "clam2", "star9", "fish3")
    here = table(2, ON, hands=[["star9", "fish3"], all_but(*named)], deck=[])
    after = plays(here, "fish3 on 1", "penalty")
    assert hand(after, 1) == ["fish3", "star9"]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_slip_is_public(seats: int) -> None:
    here = plays(table(seats, ON, hands=[*HANDS, *[None] * (seats - 2)]), "fish3 on 1")
    slip = seen(here).slip
    assert (slip.player, slip.card, slip.otter) == (1, "fish3", 1)
    assert seen(plays(here, "penalty")).slip is None


def test_greedy_calls_and_never_slips() -> None:
    from ottery.kernel.moves import Moves

    moves = Moves.new()
    here = plays(table(options=ON, hands=HANDS), "fish3 on 1")
    GAME.rules.legal(here.state, moves)
    assert ACTIONS[GAME.greedy.greedy(here.state, moves)] == "penalty"
