"""Ottere, random games on one thread, against OpenSpiel's crazy_eights in the same run.

Both play single rounds with free draw, a limit of five draws and no action cards. Ours is one compiled loop over the
functions that are generic over games; theirs is the C++ loop behind ``evaluate_bots`` with uniform random bots, and
beside it the usual loop in Python. The rounds of both alternate, in processor time, and the ratios' median counts.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pyspiel

from ottery.games import find
from ottery.games.generic import deal, legal, over, play
from ottery.games.position import Position
from ottery.kernel import jit
from ottery.kernel.moves import Moves, pick
from ottery.kernel.rng import Rng, seed

SEATS = (4, 2)
ROUNDS = 9
OURS, THEIRS, IN_PYTHON = 40_000, 2_000, 40
"""Games a round."""


def playouts(s: Any, moves: Any, rng: Any, games: int) -> int:
    """Deal and play ``games`` random games; returns the number of actions."""
    actions = 0
    for _ in range(games):
        deal(s)
        while not over(s):
            legal(s, moves)
            play(s, pick(moves, rng))
            actions += 1
    return actions


def our_loop(seats: int) -> Callable[[int], int]:
    """Plays so many games of Ottere and returns how many actions they took."""
    game = find("ottere")
    options = {"free-draw": True, "draw-limit": 5, "target": 1}
    state = Position.deal(game, seats=seats, options=options, seed="benchmark").state
    moves, rng = Moves.new(), Rng.new()
    seed(rng, bytes(32))
    loop = jit.specialise(playouts, game.modules, (game.state, Moves, Rng, numba.types.int64))
    return lambda games: int(loop(state, moves, rng, games))


def their_game(seats: int) -> Any:
    """OpenSpiel's game by the same rules."""
    return pyspiel.load_game(
        "crazy_eights",
        {"players": seats, "max_draw_cards": 5, "use_special_cards": False, "reshuffle": False},
    )


def their_loop(seats: int) -> Callable[[int], int]:
    """The same for OpenSpiel's loop in C++."""
    game = their_game(seats)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(seats)]

    def loop(games: int) -> int:
        for i in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, i)
        return 0

    return loop


def their_python_loop(seats: int) -> Callable[[int], int]:
    """The loop that OpenSpiel's examples show."""
    game, chance = their_game(seats), np.random.default_rng(1)

    def loop(games: int) -> int:
        actions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choice(outcomes, p=odds))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    actions += 1
        return actions

    return loop


def rate(loop: Callable[[int], int], games: int) -> tuple[float, float]:
    """Games and actions a second of processor time."""
    start = time.process_time()
    actions = loop(games)
    spent = time.process_time() - start
    return games / spent, actions / spent


def compare(seats: int) -> float:
    """Measure one table, print its line, return the ratio to the C++ loop."""
    ours, theirs, python = our_loop(seats), their_loop(seats), their_python_loop(seats)
    ours(1000), theirs(10)
    rounds = [(*rate(ours, OURS), rate(theirs, THEIRS)[0], rate(python, IN_PYTHON)[0]) for _ in range(ROUNDS)]
    games, moves, other, slow = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratio = statistics.median(mine / their for mine, _, their, _ in rounds)
    in_python = statistics.median(mine / their for mine, _, _, their in rounds)
    print(
        f"{seats:5} {games:10,.0f} {moves / 1e6:8.1f} {other:16,.0f} {slow:17,.0f} {ratio:11.1f} {in_python:14.0f}"
    )
    return ratio


def run() -> None:
    """Compare at two tables; the last line is the ratio for two players."""
    print("seats  games/s  M moves/s  OpenSpiel C++/s  OpenSpiel Python/s  ratio C++  ratio Python")
    ratios = [compare(seats) for seats in SEATS]
    print(f"ottere/openspiel ratio: {ratios[-1]:.1f}")
