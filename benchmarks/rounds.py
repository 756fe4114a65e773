"""Single rounds of two bots: much told in little time.

    python -m benchmarks.rounds ottere-2 elder adult --minutes 30
    python -m benchmarks.rounds otters-4 300 yearling --errors 2       # a search of 300 iterations
    python -m benchmarks.rounds otter-2 6000 yearling --whole          # games to their end

A bot is a level or the number of iterations of a search; none has a clock. ``--errors`` tries another ``Game.trust``:
by how many standard errors another action must be ahead before a search leaves the greedy player's. Of the long games
one round: Ottere to one point, Otter with one Lucky Stone missing to everybody; ``--whole`` plays them out. Each deal
is played from all seats; what the first takes (50 % is even) is printed with its 95 % interval and the number of deals.
Alone, both play the same deals, and how often each wins is printed.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ottery import games
from ottery.bots import Bot, prepare_search
from ottery.bots.search import Effort
from ottery.bots.searching import SearchBot
from ottery.games.game import Game
from ottery.games.position import Position
from ottery.lab import ratings
from ottery.lab.arena import LIMIT, meet
from ottery.lab.contestants import contestant, play_out


def bot_of(name: str) -> Bot:
    """A level, or a search of so many iterations."""
    return SearchBot("search", Effort(int(name))) if name.isdecimal() else contestant(name)


def deal(game: Game, seats: int, number: int, *, is_whole: bool) -> Position:
    """A deal of one round, or of a whole game."""
    first = number % seats + 1
    how: dict[str, Any] = {"options": {"first": first}}
    if game.name == "ottere" and not is_whole:
        how = {"options": {"target": 1, "first": first}}
    elif game.name == "otter" and seats > 1 and not is_whole:
        how = {"setup": {"stones": [2 if seats == 2 else 1] * seats, "first": first}}
    return Position.deal(game, seats=seats, seed=f"x{number}", **how)


def play(start: Position, bots: tuple[Bot, Bot], number: int) -> tuple[float, float]:
    """What the two bots take from a deal; alone, from a game each."""

    def end(k: int, seating: tuple[int, ...]) -> Position:
        return play_out(start, [bots[who] for who in seating], f"{number} {k}", LIMIT)[0]

    if start.seats == 1:
        first, second = (end(0, (who,)).result().shares[0] for who in range(2))
        return first, second
    score = meet(start.seats, end)[0]
    return score, 1 - score


def told(scores: list[float]) -> str:
    """A mean with its interval."""
    mean, low, high = (100 * value for value in ratings.mean_interval(scores))
    return f"{mean:.1f} % ({low:.1f}–{high:.1f})"


def main() -> None:
    """Play deals until the time is up, and print what the bots took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("table", help="a game and its seats: otters-4")
    parser.add_argument("first", help="a level or a number of iterations")
    parser.add_argument("second", help="whom it plays")
    parser.add_argument("--errors", type=float, help="standard errors to be ahead by, if not the game's own")
    parser.add_argument("--whole", action="store_true", help="whole games instead of single rounds")
    parser.add_argument("--skip", type=int, default=0, help="deals that were played before: go on after them")
    parser.add_argument("--minutes", type=float, default=5.0)
    asked = parser.parse_args()
    name, _, seats = asked.table.rpartition("-")
    game = games.find(name)
    if asked.errors is not None:
        game = replace(game, trust=asked.errors)
    prepare_search(game)
    bots = bot_of(asked.first), bot_of(asked.second)
    scores: list[tuple[float, float]] = []
    until = time.monotonic() + 60 * asked.minutes
    with suppress(KeyboardInterrupt):  # what has been played is told
        while time.monotonic() < until:
            number = asked.skip + len(scores)
            scores.append(play(deal(game, int(seats), number, is_whole=asked.whole), bots, number))
    first, second = (told(list(each)) for each in zip(*scores, strict=True))
    beside = f", {asked.second} {second}" if seats == "1" else f" from {asked.second}"
    print(f"{asked.table}: {asked.first} {first}{beside}, {len(scores)} deals, {game.trust:g} errors")


if __name__ == "__main__":
    main()
