"""Search: playouts and iterations a second for each game, beside OpenSpiel's search bots written in C++.

One thread, processor time, from the first decision of a deal: how often it is played to its end (the round's, in games
of many rounds), and how often a search thinks it through. Beside ours: OpenSpiel's IS-MCTS bot on its Hearts and Leduc
Poker, and its MCTS bot on its Crazy Eights. What differs: the games do, so the ratios tell an order of magnitude. The
MCTS bot searches the real deal and is shown all cards; IS-MCTS, like ours, deals what is hidden anew in each iteration.
Theirs play out at random; ours do in Ottere and the duels, and greedily in Otter and Otters. Leduc ends after a few
actions, Hearts after 52 cards.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
import pyspiel

from ottery import games
from ottery.bots import search
from ottery.bots.mcts import tree
from ottery.bots.search import Effort, think
from ottery.games.game import Game
from ottery.games.position import Position, key_of
from ottery.kernel import jit, rng
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
EXPLORE = 1.4
SOLVES = TELLS = ALLOWS = False
BY_OBSERVATION = False
"""Hearts has no observation strings; both games have those of information states."""
WORLDS = -1
"""As many deals as there are iterations."""
UCT = pyspiel.ChildSelectionPolicy.UCT
VISITS = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT


class Speed(NamedTuple):
    """Playouts and iterations of a search, each a second."""

    playouts: float
    iterations: float


Measure = Callable[[int], Speed]
"""The speed at the first decision of a deal of this number."""


def a_second(count: int, do: Callable[[], Any]) -> float:
    """How many of ``count`` things done at once are done in a second of processor time."""
    begun = time.process_time()
    do()
    return count / (time.process_time() - begun)


def play_out(root: Any, s: Any, search: Any, count: int) -> None:
    """Play a position to its end so many times."""
    for _ in range(count):
        s[0] = root[0]
        tree.playout(s[0], search)


def ours(name: str, seats: int) -> Measure:
    """One of our games."""
    game = games.find(name)
    search.prepare(game)
    run = _playouts(game)

    def measure(deal: int) -> Speed:
        source = Rng.new()
        rng.seed(source, key_of(f"benchmark {deal}"))
        position = Position.deal(game, seats=seats, seed=f"benchmark {deal}")
        position = position.redealt(position.to_move, source)
        root, work = game.state.batch(1), game.state.batch(1)
        root[0] = position.state
        works = search.new_search(position, source, EXPLORE)
        return Speed(
            a_second(ITERATIONS, lambda: run(root, work, works, ITERATIONS)),
            a_second(ITERATIONS, lambda: think(position, source, Effort(ITERATIONS))),
        )

    return measure


def _playouts(game: Game) -> Any:
    typeof: Any = numba.typeof
    state = typeof(game.state.batch(1))
    return jit.specialise(play_out, game.modules, (state, state, tree.Search, int))


def theirs(name: str, make: Callable[[Any, Any, int], Any]) -> Measure:
    """One of OpenSpiel's games; ``make(game, evaluator, deal)`` gives what searches a state."""
    game = pyspiel.load_game(name)

    def measure(deal: int) -> Speed:
        chance = np.random.default_rng(deal)
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:  # alone, it is played unsearched
            may = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(int(chance.choice(may)))
        once, playouts = 1, pyspiel.RandomRolloutEvaluator(RIVAL_ITERATIONS, deal)
        thought = make(game, pyspiel.RandomRolloutEvaluator(1, deal), deal)
        return Speed(
            a_second(RIVAL_ITERATIONS, lambda: _mcts(game, playouts, deal, once)(state)),
            a_second(RIVAL_ITERATIONS, lambda: thought(state)),
        )

    return measure


def _mcts(game: Any, evaluator: Any, deal: int, iterations: int = RIVAL_ITERATIONS) -> Any:
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, iterations, 1000, SOLVES, deal, TELLS, UCT)
    return bot.mcts_search


def _is_mcts(_game: Any, evaluator: Any, deal: int) -> Any:
    bot = pyspiel.ISMCTSBot(
        deal, evaluator, EXPLORE, RIVAL_ITERATIONS, WORLDS, VISITS, BY_OBSERVATION, ALLOWS
    )
    return bot.step


RIVALS = {
    ("IS-MCTS, hearts", 4): theirs("hearts", _is_mcts),
    ("IS-MCTS, leduc_poker", 2): theirs("leduc_poker", _is_mcts),
    ("MCTS, crazy_eights", 2): theirs("crazy_eights(players=2)", _mcts),
}


def run() -> None:
    """Print a line for each table: its speeds, and its iterations as multiples of each rival's."""
    measures = {table: ours(*table) for table in TABLES} | RIVALS
    found = {table: _median([measure(n) for n in range(ROUNDS)]) for table, measure in measures.items()}
    heads = "".join(f"{'to ' + name.split()[-1]:>16}" for name, _ in RIVALS)
    print(f"{'game':21} seats  playouts/s  iterations/s{heads}")
    for (name, seats), speed in found.items():
        ratios = "".join(f"{speed.iterations / found[rival].iterations:16.1f}" for rival in RIVALS)
        print(f"{name:21} {seats:5} {speed.playouts:11,.0f} {speed.iterations:13,.0f}{ratios}")


def _median(speeds: list[Speed]) -> Speed:
    return Speed(*map(statistics.median, zip(*speeds, strict=True)))


if __name__ == "__main__":
    run()
