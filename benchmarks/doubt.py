"""How far ahead of the greedy player's action another must be before a search plays it: ``Game.trust``, tried out.

    python -m benchmarks.doubt otters-4 --errors 2 --minutes 5

A search against the yearling, each deal from all seats: what it takes (50 % is even) with its 95 % interval and the
number of deals. Of the long games one round: Ottere to one point, Otter with one Lucky Stone missing to everybody.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from typing import Any

from ottery import games
from ottery.bots import decide, find_bot, prepare_search, source_for
from ottery.bots.search import Effort
from ottery.bots.searching import SearchBot
from ottery.games.game import Game
from ottery.games.position import Position
from ottery.lab import ratings
from ottery.lab.arena import LIMIT, meet

ITERATIONS = {"otter": 1000, "otters": 1000, "ottere": 3000, "why-i-otter": 100, "an-otter-won": 100}


def deal(game: Game, seats: int, number: int) -> Position:
    """A deal of one round."""
    first = number % seats + 1
    how: dict[str, Any] = {"options": {"first": first}}
    if game.name == "ottere":
        how = {"options": {"target": 1, "first": first}}
    elif game.name == "otter":
        how = {"setup": {"stones": [2 if seats == 2 else 1] * seats, "first": first}}
    return Position.deal(game, seats=seats, seed=f"x{number}", **how)


def play_out(position: Position, seating: tuple[int, ...], salt: str, iterations: int) -> Position:
    """How a deal ends when seats with 0 search and the others play greedily."""
    bots = (SearchBot("search", Effort(iterations)), find_bot("yearling"))
    for _ in range(LIMIT):
        seat = position.to_move
        if seat is None:
            break
        who = seating[seat - 1]
        position = position.play(decide(bots[who], position, source_for(position, f"{salt} {who}")))
    return position


def main() -> None:
    """Play deals until the time is up, and print what the search took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("table", help="a game and its seats: otters-4")
    parser.add_argument("--errors", type=float, default=2.0, help="standard errors to be ahead by")
    parser.add_argument("--iterations", type=int, help="of each decision")
    parser.add_argument("--minutes", type=float, default=5.0)
    asked = parser.parse_args()
    name, _, seats = asked.table.rpartition("-")
    game = replace(games.find(name), trust=asked.errors)
    prepare_search(game)
    iterations = asked.iterations or ITERATIONS[name]
    scores: list[float] = []
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until:
        n = len(scores)
        start = deal(game, int(seats), n)
        scores.append(meet(int(seats), lambda k, order: play_out(start, order, f"{n} {k}", iterations))[0])  # noqa: B023
    mean, low, high = (100 * value for value in ratings.mean_interval(scores))
    print(f"{asked.table}, {asked.errors:g} errors: {mean:.1f} % ({low:.1f}–{high:.1f}, {len(scores)} deals)")


if __name__ == "__main__":
    main()
