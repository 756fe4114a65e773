"""Start times: the rules of each game compiled from nothing, and loaded from the cache, each in a fresh process.

The budget on two quiet cores: the first playable game in 20 s, all five (side by side) in 90 s, a cached start in 2 s.
Processor time is printed beside the clock's, since other work on the machine stretches the clock.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time

from ottery import games

DEAL = (
    "import sys; from ottery import games; from ottery.games.position import Position; game = games.find(sys.argv[1]); "
    "print(Position.deal(game, seats=game.seats[1] if game.seats[1] < 3 else 3, seed='s').legal()[0])"
)


def timed(command: list[str], cache: str) -> tuple[float, float]:
    """Seconds by the clock and of processor time that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    subprocess.run(command, env={**os.environ, "OTTERY_CACHE": cache}, check=True, capture_output=True)
    spent = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def run() -> None:
    """Print a line for each game, and one for all of them together."""
    print("game           cold s (cpu)    cached s (cpu)")
    for name in games.NAMES:
        with tempfile.TemporaryDirectory() as cache:
            cold, cached = (timed([sys.executable, "-c", DEAL, name], cache) for _ in range(2))
        print(f"{name:13} {cold[0]:7.1f} ({cold[1]:.1f}) {cached[0]:10.1f} ({cached[1]:.1f})", flush=True)
    with tempfile.TemporaryDirectory() as cache:
        spent = timed([sys.executable, "-m", "ottery", "warm"], cache)
    print(f"all, side by side: {spent[0]:.1f} ({spent[1]:.1f})")
