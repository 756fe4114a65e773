"""Threads that play games in the compiled loop side by side; compiled play lets go of Python's lock."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from ..games.game import Game
from ..games.position import key_of
from ..kernel import rng
from ..kernel.moves import Moves
from ..kernel.rng import Rng
from . import playouts
from .playouts import MOST_SEATS, Tally

STRETCH = 100
"""Games in a row that share one source of chance; whoever plays them, they are the same."""
_TELL_SECONDS = 0.2


def chance(seed: str, stretch: int) -> Any:
    """The source of chance of a stretch of games."""
    source: Any = Rng.new()
    source.key[:] = np.frombuffer(
        key_of(f"{seed}/{stretch}"), "<u4"
    )  # rng.seed takes longer than ten quick games
    rng.start(source)
    return source


class Crew:
    """Plays ``games`` games of the configured state ``start[0]``; ``tally`` says who plays."""

    def __init__(self, game: Game, start: Any, tally: Tally, seed: str, games: int) -> None:
        self._run, self._game, self._start, self._seed = playouts.compiled(game), game, start, seed
        self._numbers = itertools.count()  # a step of a count is one for all threads
        self._tally: Any = tally
        self._tallies: list[Any] = []
        self._is_stopped = threading.Event()
        self.lengths = np.zeros(games, np.int32)

    def play(self, cores: int, tell: Callable[[int], None] | None) -> float:
        """Play them all and count them in the tally; the seconds that took. ``tell(done)`` is called now and then."""
        begun, told = time.perf_counter(), 0
        self._tallies = [self._tally.copy() for _ in range(cores)]
        with ThreadPoolExecutor(cores) as pool:
            working = {pool.submit(self._work, tally) for tally in self._tallies}
            try:
                while working:
                    done, working = wait(working, _TELL_SECONDS, FIRST_EXCEPTION)
                    for each in done:
                        each.result()
                    played = sum(int(tally.games) for tally in self._tallies)
                    if tell is not None and played > told:
                        tell(told := played)
            finally:
                self._is_stopped.set()
        self._add_up()
        return time.perf_counter() - begun

    def _work(self, tally: Any) -> None:
        """Play stretch after stretch until none is left."""
        states, shares, moves = self._game.state.batch(2), np.zeros(MOST_SEATS), Moves.new()
        while not self._is_stopped.is_set():
            number = next(self._numbers)
            some = self.lengths[number * STRETCH : (number + 1) * STRETCH]
            if not len(some):
                return
            self._run(self._start, states, some, shares, tally, moves, chance(self._seed, number))

    def _add_up(self) -> None:
        for tally in self._tallies:
            for name in ("games", "moves", "stuck", "dead"):
                setattr(self._tally, name, getattr(self._tally, name) + getattr(tally, name))
            self._tally.wins += tally.wins
