"""How far the bots are from perfect play, in two reduced games small enough for exact best responses.

    python scripts/ground_truth.py [GAME …]        # needs ottery[openspiel]; a few minutes a game

Exploitability: what a strategy loses a game, on the average over both seats, to an opponent who knows it and answers
perfectly; a victory is 1, a defeat −1, so 0 is perfect and 1 is always beaten. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import pyspiel

from ottery.kernel.moves import Moves
from ottery.lab.env import reduced
from ottery.lab.env.open_spiel import State, short_name

ITERATIONS = (1, 10, 50)


def greedy(name: str) -> tuple[Any, int, int]:
    """The greedy bot as a table of information states; how many of those there are, and how many positions."""
    table: dict[str, list[tuple[int, float]]] = {}
    moves: Any = Moves.new()
    waiting: list[State] = []
    start = reduced.load(name).new_initial_state()
    waiting += [start.child(deal) for deal, _ in start.chance_outcomes()]
    count = 0
    while waiting:
        state = waiting.pop()
        count += 1
        if state.is_terminal():
            continue
        actions = state.legal_actions()
        record = state.information_state_string(state.current_player())
        game = state.table.game
        game.rules.legal(state.states[0], moves)
        chosen = int(game.greedy.greedy(state.states[0], moves))
        policy = [(action, float(action == chosen)) for action in actions]
        if table.setdefault(record, policy) != policy:
            raise RuntimeError(f"the greedy bot plays two ways at {record}")
        waiting += [state.child(action) for action in actions]
    return pyspiel.TabularPolicy(table), len(table), count


def measure(name: str) -> None:
    """Print the rows of a game."""
    game = pyspiel.load_game(f"cached_tree(game={short_name(name)}_reduced())")

    def row(who: str, policy: Any) -> None:
        found = pyspiel.nash_conv(game, policy) / 2
        print(f"| {name}, reduced | {who} | {found:.4f} |", flush=True)

    policy, records, positions = greedy(name)
    print(f"<!-- {name}: {records:,} information states, {positions:,} positions -->", flush=True)
    row("random", pyspiel.UniformRandomPolicy(game))
    row("greedy", policy)
    solver, begun = pyspiel.CFRPlusSolver(game), time.perf_counter()
    for iteration in range(1, ITERATIONS[-1] + 1):
        solver.evaluate_and_update_policy()
        if iteration in ITERATIONS:
            row(f"CFR+, {iteration} iteration{'s' * (iteration > 1)}", solver.average_policy())
    print(f"<!-- CFR+: {time.perf_counter() - begun:.0f} s -->", flush=True)


def main() -> None:
    """Measure the games that are named, or both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(reduced.REDUCED))
    print("| game | who plays | exploitability |\n|---|---|---|")
    for name in parser.parse_args().games:
        measure(name)


if __name__ == "__main__":
    main()
