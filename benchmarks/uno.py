"""Ottere, random games on one thread, against RLCard's UNO, per move.

UNO is the game of RLCard nearest to Crazy Eights. Theirs is the loop that RLCard's examples show, without the agents'
wrapping: the legal actions of the state, one of them at random, a step. Ours is the simulator's. The rounds of both
alternate, in processor time, and the ratios' median counts. The target is 500.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import rlcard

from ottery.games import find
from ottery.lab.simulate import simulate

SEATS = 2
ROUNDS = 7
OURS, THEIRS = 20_000, 40
"""Games a round."""


def our_pace() -> float:
    """Moves a second of processor time."""
    begun = time.process_time()
    options = {"free-draw": True, "target": 1}
    outcome = simulate(
        find("ottere"), seats=SEATS, games=OURS, options=options, bots=["random"], seed="uno", cores=1
    )
    return outcome.moves / (time.process_time() - begun)


def their_pace(env: Any) -> float:
    """The same for RLCard."""
    begun, moves = time.process_time(), 0
    for _ in range(THEIRS):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
    return moves / (time.process_time() - begun)


def run() -> None:
    """Measure and print."""
    env = rlcard.make("uno")
    our_pace(), their_pace(env)
    rounds = [(our_pace(), their_pace(env)) for _ in range(ROUNDS)]
    ours, theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratio = statistics.median(mine / their for mine, their in rounds)
    print(f"Ottere {ours / 1e6:.1f} M moves/s, RLCard UNO {theirs:,.0f} moves/s, ratio {ratio:,.0f}")
