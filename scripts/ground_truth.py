"""How far the bots are from perfect play, in two reduced games small enough for exact best responses.

    python scripts/ground_truth.py [GAME …] [--levels pup,yearling,adult]       # needs ottery[openspiel]; minutes

Exploitability: what a strategy loses a game, on the average over both seats, to an opponent who knows it and answers
perfectly; a victory is 1, a defeat −1, so 0 is perfect and 1 is always beaten. Prints a Markdown table.

A level that searches has chance of its own at every table. Here it has one fixed source: the opponent knows that too,
which is more than anybody does at a table.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import pyspiel

from ottery.bots import LEVELS, Bot, source_for
from ottery.bots.simple import GreedyBot, MixedBot
from ottery.games.position import Position
from ottery.lab.contestants import contestant
from ottery.lab.env import reduced
from ottery.lab.env.open_spiel import State, short_name

ITERATIONS = (1, 10, 50)
MEASURED = ",".join(LEVELS[:3])


def positions(name: str) -> Iterator[State]:
    """Where a deal has been made: the roots of the tree."""
    start = reduced.load(name).new_initial_state()
    yield from (start.child(deal) for deal, _ in start.chance_outcomes())


class Strategy:
    """A bot as a table of information states. It is asked where its own moves lead; elsewhere any answer will do."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.bot = bot
        self.table: dict[str, list[tuple[int, float]]] = {}
        self.count = 0
        waiting = [(state, (True, True)) for state in positions(name)]
        while waiting:
            state, comes = waiting.pop()
            self.count += 1
            if not state.is_terminal():
                waiting += self._ask(state, comes)

    def _ask(self, state: State, comes: tuple[bool, bool]) -> list[tuple[State, tuple[bool, bool]]]:
        """Answer here; the positions that follow, and for which seats their own moves lead there."""
        seat = state.current_player()
        record = state.information_state_string(seat)
        if record not in self.table:
            self.table[record] = self._answer(state) if comes[seat] else _uniform(state)
        found = []
        for action, chance in self.table[record]:
            still = [*comes]
            still[seat] = comes[seat] and chance > 0
            found.append((state.child(action), (still[0], still[1])))
        return found

    def _answer(self, state: State) -> list[tuple[int, float]]:
        position = Position(state.table.game, state.states[0])
        if isinstance(self.bot, MixedBot):
            sensible = self._chosen(GreedyBot("greedy"), position)
            return [
                (a, p * (1 - self.bot.sense) + self.bot.sense * (a == sensible)) for a, p in _uniform(state)
            ]
        chosen = self._chosen(self.bot, position)
        return [(action, float(action == chosen)) for action in state.legal_actions()]

    def _chosen(self, bot: Bot, position: Position) -> int:
        seat, source = position.to_move or 0, source_for(position, "ground truth")
        return bot.choose(position.redealt(seat, source), seat, source)


def _uniform(state: State) -> list[tuple[int, float]]:
    actions = state.legal_actions()
    return [(action, 1 / len(actions)) for action in actions]


def measure(name: str, levels: list[str]) -> None:
    """Print the rows of a game."""
    begun = time.perf_counter()
    game = pyspiel.load_game(f"cached_tree(game={short_name(name)}_reduced())")

    def row(who: str, policy: Any) -> None:
        found = pyspiel.nash_conv(game, policy) / 2
        print(f"| {name}, reduced | {who} | {found:.4f} |", flush=True)

    row("random", pyspiel.UniformRandomPolicy(game))
    for level in levels:
        strategy = Strategy(name, contestant(level))
        row(level, pyspiel.TabularPolicy(strategy.table))
    print(
        f"<!-- {name}: {len(strategy.table):,} information states, {strategy.count:,} positions -->",
        flush=True,
    )
    solver = pyspiel.CFRPlusSolver(game)
    for iteration in range(1, ITERATIONS[-1] + 1):
        solver.evaluate_and_update_policy()
        if iteration in ITERATIONS:
            row(f"CFR+, {iteration} iteration{'s' * (iteration > 1)}", solver.average_policy())
    print(f"<!-- {time.perf_counter() - begun:.0f} s -->", flush=True)


def main() -> None:
    """Measure the games that are named, or both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(reduced.REDUCED))
    parser.add_argument("--levels", default=MEASURED, help=f"which bots ({MEASURED})")
    asked = parser.parse_args()
    print("| game | who plays | exploitability |\n|---|---|---|")
    for name in asked.games:
        measure(name, asked.levels.split(","))


if __name__ == "__main__":
    main()
