"""The greedy player of Why I Otter sees what is good."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.position import Position
from ottery.kernel.moves import Moves

from .tables import GAME, deal


def choice(position: Position) -> str:
    moves = Moves.new()
    GAME.rules.legal(position.state, moves)
    return GAME.words.ACTIONS[GAME.greedy.greedy(position.state, moves)]


def late(**more: Any) -> Position:
    return deal({"pile": [], "first": 1, **more})


def test_it_wins_the_otters_that_count() -> None:
    position = late(hands=[["pink6", "blue1"], ["yellow2", "pink1"]], scoring=["all pink"]).play("pink6")
    assert choice(position) == "yellow2"


def test_it_gives_away_worthless_otters_cheaply() -> None:
    position = late(hands=[["blue4", "blue1"], ["blue6", "yellow1"]], scoring=["all pink"]).play("blue4")
    assert choice(position) == "yellow1"


def test_the_loser_leaves_what_counts_for_the_own_den() -> None:
    setup = {
        "hands": [["pink1"], ["pink2"]],
        "pile": ["yellow1", "yellow3", "blue6"],
        "dens": [["blue1", "blue2", "blue3"], ["yellow4", "yellow5", "yellow6"]],
        "pairing": {"yellow1": "all 1", "yellow3": "all blue", "blue6": "all yellow"},
    }
    position = deal(setup).play("pink1").play("pink2")
    assert position.to_move == 2
    assert choice(position) == "river 2"  # else all blue would count, for the other
    assert choice(position.play("river 1")) == "river 3"  # and so does the loser


@pytest.mark.parametrize("turn", [0, 1])
def test_it_beats_chance(turn: int) -> None:
    won = 0.0
    for seed in range(40):
        position, step = deal(seed=str(seed)), seed
        while not position.is_over:
            step = (step * 7 + 3) % 1009
            legal = position.legal()
            own = (position.to_move == 1) == (turn == 0)
            position = position.play(choice(position) if own else legal[step % len(legal)])
        won += position.result().shares[turn]
    assert won >= 28
