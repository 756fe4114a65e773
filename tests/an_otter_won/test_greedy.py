"""The greedy player of An Otter Won sees what is good."""

from __future__ import annotations

import pytest

from ottery.games.position import Position
from ottery.kernel.moves import Moves

from .tables import GAME, SWIM, deal, play


def choice(position: Position) -> str:
    moves = Moves.new()
    GAME.rules.legal(position.state, moves)
    return GAME.words.ACTIONS[GAME.greedy.greedy(position.state, moves)]


def test_it_swims_where_the_points_are() -> None:
    """Seat 1: 1 into the den and 11 into the river brings 5 × 2 with the yellow otters 5, 8, 17 and 11."""
    assert choice(deal(SWIM)) == "den 1"


def test_it_keeps_what_the_river_pays_for() -> None:
    """The river is all yellow: the 1 (each yellow, 2) belongs in its player's den, not in the other's."""
    fourth = deal({"hands": [[1, 6, 12], [4, 9, 15]], "river": [5, 8, 11, 14, 17], "deck": [3]})
    won = play(fourth, "1, 15")
    assert won.to_move == 2
    shared = won.play(choice(won))
    assert choice(shared) == "den 1"


def test_it_wins_a_round_that_pays() -> None:
    fourth = deal({"hands": [[1, 6, 12], [4, 9, 15]], "river": [5, 8, 11, 14, 17], "deck": [3]})
    assert choice(fourth.play("1")) == "15"  # up, up, up: only the 15 … and the 4 and 9 are higher too
    assert fourth.play("1").play(choice(fourth.play("1"))).to_move == 2


@pytest.mark.parametrize("turn", [0, 1])
def test_it_beats_chance(turn: int) -> None:
    won = 0.0
    for seed in range(12):
        position, step = deal(seed=str(seed)), seed
        while not position.is_over:
            step = (step * 7 + 3) % 1009
            legal = position.legal()
            own = (position.to_move == 1) == (turn == 0)
            position = position.play(choice(position) if own else legal[step % len(legal)])
        won += position.result().shares[turn]
    assert won >= 8
