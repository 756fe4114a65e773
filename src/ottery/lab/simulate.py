"""Games of bots by the thousand: how long they last, who wins, how fast they run."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, cast

import msgspec
import numpy as np

from ..games.game import Game, Value
from ..games.options import check_options
from ..games.position import Position, configured
from . import playouts
from .contestants import contestant, play_out, seat_bots
from .crew import Crew
from .playouts import GREEDY, LIMIT, MOST_SEATS, RANDOM, Tally

LEVELS = {"random": RANDOM, "greedy": GREEDY, "yearling": GREEDY}
"""The bots that play in the compiled loop; all others play move by move."""
_AHEAD = 8
"""Games a core that are handed out at a time."""


class Length(msgspec.Struct, frozen=True):
    """Actions of the games that ended."""

    mean: float
    median: float
    max: int


class Outcome(msgspec.Struct, frozen=True):
    """What a run came to. ``wins``: games won or shared, by seat; ``stuck``: games without an end within the limit,
    ``dead`` of them without a legal action. Compiling and dealing the first state are not in ``seconds``."""

    game: str
    players: int
    options: dict[str, Value]
    bots: list[str]
    seed: str
    games: int
    seconds: float
    games_per_second: int
    moves: int
    moves_per_second: int
    length: Length
    wins: list[int]
    stuck: int
    dead: int


def simulate(
    game: Game,
    *,
    seats: int,
    games: int,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str] = ("random",),
    seed: str = "0",
    deck: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
    cores: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> Outcome:
    """Play ``games`` games. ``bots``: the bots by seat, the last one for all seats that follow.

    The same arguments give the same games on any number of ``cores`` (all that there are). ``tell(done)`` is called
    every now and then. Refused as ``Position.deal``, and unknown for a bot.
    """
    start = game.state.batch(1)
    start[0] = configured(game, seats=seats, options=options, seed=seed, deck=deck)
    names = seat_bots(bots, seats)
    tally = _tally(game, seats, options or {}, limit)
    cores = cores or os.cpu_count() or 1
    if plays_compiled(names):
        kinds = [LEVELS[name] for name in names]
        tally.has_greedy, tally.kinds[: len(kinds)] = GREEDY in kinds, kinds
        crew = Crew(game, start, tally, seed, games)
        lengths, seconds = crew.lengths, crew.play(cores, tell)
    else:
        deal = partial(Position.deal, game, seats=seats, options=options, deck=deck)
        lengths, seconds = _play_by_move(deal, names, tally, seed, games, cores, tell)
    return _outcome(game, dict(options or {}), names, seed, lengths, seconds, tally)


def plays_compiled(names: Sequence[str]) -> bool:
    """Whether all these bots play in the compiled loop."""
    return set(names) <= LEVELS.keys()


def _tally(game: Game, seats: int, options: Mapping[str, Any], limit: int) -> Any:
    tally = cast(Any, Tally.new())
    tally.limit = limit
    tally.draws_first = check_options(game, seats, options)["first"] == "random"
    return tally


def _play_by_move(
    deal: Callable[..., Position],
    names: list[str],
    tally: Any,
    seed: str,
    games: int,
    cores: int,
    tell: Callable[[int], None] | None,
) -> tuple[Any, float]:
    """The length of every game and the seconds that all took, for any bots: each game has chance of its own."""
    bots, shares, begun = [contestant(name) for name in names], np.zeros(MOST_SEATS), time.perf_counter()
    lengths, limit = np.zeros(games, np.int32), int(tally.limit)

    def play(i: int) -> tuple[Position, int]:
        return play_out(deal(seed=f"{seed}/{i}"), bots, f"{seed}/{i}", limit)

    with ThreadPoolExecutor(cores) as pool:  # a search lets go of Python's lock
        for first in range(0, games, _AHEAD * cores):
            some = range(first, min(games, first + _AHEAD * cores))
            for i, (end, length) in zip(some, pool.map(play, some), strict=True):
                lengths[i] = playouts.count(end.state, length, tally, shares)
                if tell is not None:
                    tell(i + 1)
    return lengths, time.perf_counter() - begun


def _outcome(
    game: Game,
    options: dict[str, Value],
    levels: list[str],
    seed: str,
    lengths: Any,
    seconds: float,
    tally: Any,
) -> Outcome:
    ended = lengths[lengths >= 0]
    if not len(ended):
        ended = np.zeros(1, np.int32)
    clock = max(seconds, 1e-9)
    return Outcome(
        game=game.name,
        players=len(levels),
        options=options,
        bots=levels,
        seed=seed,
        games=len(lengths),
        seconds=round(seconds, 3),
        games_per_second=round(len(lengths) / clock),
        moves=int(tally.moves),
        moves_per_second=round(int(tally.moves) / clock),
        length=Length(round(float(ended.mean()), 2), float(np.median(ended)), int(ended.max())),
        wins=[int(won) for won in tally.wins[: len(levels)]],
        stuck=int(tally.stuck),
        dead=int(tally.dead),
    )
