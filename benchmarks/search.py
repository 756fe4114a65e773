"""Search: iterations a second for each game, against OpenSpiel's MCTSBot on Crazy Eights.

One thread, processor time, from the first decision of a deal. What differs: OpenSpiel's bot searches the real deal
(it is shown all cards) in C++; ours deals what is hidden anew in each iteration,
decides for every seat from what it sees, and plays out to the end of the round. Both play out at random.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from ottery import games
from ottery.bots import search
from ottery.bots.search import Effort, think
from ottery.games.position import Position, key_of
from ottery.kernel import rng
from ottery.kernel.rng import Rng

TABLES = (
    ("ottere", 2),
    ("ottere", 4),
    ("otter", 1),
    ("otter", 2),
    ("otter", 4),
    ("otters", 4),
    ("why-i-otter", 2),
    ("an-otter-won", 2),
)
ITERATIONS = 10_000
RIVAL_ITERATIONS = 2_000
ROUNDS = 5
SOLVES = TELLS = False
UCT = pyspiel.ChildSelectionPolicy.UCT


def ours(name: str, seats: int) -> Callable[[int], float]:
    """Iterations a second at the first decision of a deal."""
    game = games.find(name)
    search.prepare(game)

    def measure(deal: int) -> float:
        source = Rng.new()
        rng.seed(source, key_of(f"benchmark {deal}"))
        position = Position.deal(game, seats=seats, seed=f"benchmark {deal}")
        position = position.redealt(position.to_move, source)
        begun = time.process_time()
        done = sum(each.visits for each in think(position, source, Effort(ITERATIONS)))
        return done / (time.process_time() - begun)

    return measure


def rival() -> Callable[[int], float]:
    """Iterations a second of OpenSpiel's MCTSBot with random rollouts in a two-player Crazy Eights."""
    game = pyspiel.load_game("crazy_eights(players=2)")

    def measure(deal: int) -> float:
        chance = np.random.default_rng(deal)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(int(chance.choice([a for a, _ in state.chance_outcomes()])))
        evaluator = pyspiel.RandomRolloutEvaluator(1, deal)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, RIVAL_ITERATIONS, 1000, SOLVES, deal, TELLS, UCT)
        begun = time.process_time()
        done = bot.mcts_search(state).explore_count  # with a single legal action it does not search
        return done / (time.process_time() - begun) if len(state.legal_actions()) > 1 else measure(deal + 100)

    return measure


def run() -> None:
    """Print a line for each table."""
    measures = {table: ours(*table) for table in TABLES} | {("OpenSpiel crazy_eights", 2): rival()}
    found = {
        table: statistics.median(measure(n) for n in range(ROUNDS)) for table, measure in measures.items()
    }
    reference = found["OpenSpiel crazy_eights", 2]
    print("game                    seats  iterations/s  to OpenSpiel's")
    for (name, seats), speed in found.items():
        print(f"{name:23} {seats:5} {speed:13,.0f} {speed / reference:13.1f}")


if __name__ == "__main__":
    run()
