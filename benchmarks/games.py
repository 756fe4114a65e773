"""All five games: random play through the compiled rules on one thread, games and moves a second.

The simulator's own loop, at each game's usual tables; the median of several rounds in processor time, the games in
turn in each round. The target is 3 million moves a second for every game.

The last line is the same game on two threads at once against one, by the clock: 1.7 is wanted of two idle cores.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from ottery import games
from ottery.lab.simulate import simulate

TABLES = (
    ("ottere", 2),
    ("ottere", 4),
    ("otter", 2),
    ("otter", 4),
    ("otter", 1),
    ("otters", 4),
    ("why-i-otter", 2),
    ("an-otter-won", 2),
)
ROUNDS = 5
MOVES = 1_500_000
"""About so many a round."""
TARGET = 3_000_000
SIDE_BY_SIDE = ("ottere", 4)


def player(name: str, seats: int) -> Callable[[int], tuple[float, float]]:
    """Plays so many games; games and moves a second of processor time."""
    game = games.find(name)

    def play(count: int) -> tuple[float, float]:
        begun = time.process_time()
        outcome = simulate(game, seats=seats, games=count, bots=["random"], seed="benchmark", cores=1)
        spent = time.process_time() - begun
        return count / spent, outcome.moves / spent

    return play


def run() -> None:
    """Print a line for each table."""
    players = {table: player(*table) for table in TABLES}
    sizes = {table: _games_for(play) for table, play in players.items()}
    rounds = [{table: play(sizes[table]) for table, play in players.items()} for _ in range(ROUNDS)]
    print("game          seats      games/s  M moves/s  of the target")
    for name, seats in TABLES:
        per_game, per_move = (statistics.median(r[name, seats][i] for r in rounds) for i in (0, 1))
        print(f"{name:13} {seats:5} {per_game:12,.0f} {per_move / 1e6:10.1f} {per_move / TARGET:14.1f}")
    name, seats = SIDE_BY_SIDE
    print(f"{name} with {seats} seats on two threads: {on_two_cores(sizes[SIDE_BY_SIDE]):.2f} times one")


def on_two_cores(count: int) -> float:
    """How many times the games that one thread plays in a time are played by two; median of the rounds."""
    name, seats = SIDE_BY_SIDE

    def spent(cores: int) -> float:
        begun = time.perf_counter()
        simulate(games.find(name), seats=seats, games=2 * count, bots=["random"], seed=name, cores=cores)
        return time.perf_counter() - begun

    return statistics.median(spent(1) / spent(2) for _ in range(ROUNDS))


def _games_for(play: Callable[[int], tuple[float, float]]) -> int:
    """How many games hold about ``MOVES`` moves; the first call also loads the compiled loop."""
    play(10)
    per_game, per_move = play(200)
    return max(200, round(MOVES * per_game / per_move))
