"""Games of bots by the thousand: how long they last, who wins, how fast they run."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec
import numpy as np

from ..games.game import Game, Kind, Refused, Value
from ..games.options import check_options, shown
from ..games.position import configured, key_of
from ..kernel import rng
from ..kernel.moves import Moves
from ..kernel.rng import Rng
from ..locales import Text
from . import playouts
from .playouts import GREEDY, LIMIT, MOST_SEATS, RANDOM, Tally

LEVELS = {"random": RANDOM, "greedy": GREEDY, "yearling": GREEDY}
"""The bots that play in the compiled loop."""
_CHUNK_SECONDS = 0.2


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
    tell: Callable[[int], None] | None = None,
) -> Outcome:
    """Play ``games`` games. ``bots``: the levels by seat, the last one for all seats that follow.

    The same arguments give the same games. ``tell(done)`` is called every now and then. Refused as
    ``Position.deal``, and unknown for a level.
    """
    start = game.state.batch(1)
    start[0] = configured(game, seats=seats, options=options, seed=seed, deck=deck)
    levels = seat_levels(bots, seats)
    tally = _tally(game, seats, options or {}, levels, limit)
    lengths, seconds = _play(game, start, tally, seed, games, tell)
    return _outcome(game, dict(options or {}), levels, seed, lengths, seconds, tally)


def seat_levels(bots: Sequence[str], seats: int) -> list[str]:
    """A level for every seat. Refused: unknown for a level, unreadable for more levels than seats."""
    for level in bots:
        if level not in LEVELS:
            raise Refused(Kind.UNKNOWN, Text.of("refuse-level", level=shown(level), known=", ".join(LEVELS)))
    if not 1 <= len(bots) <= seats:
        raise Refused(Kind.UNREADABLE, Text.of("lab-levels", given=len(bots), seats=seats))
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def _tally(game: Game, seats: int, options: Mapping[str, Any], levels: list[str], limit: int) -> Any:
    tally = cast(Any, Tally.new())
    tally.limit = limit
    tally.draws_first = check_options(game, seats, options)["first"] == "random"
    kinds = [LEVELS[level] for level in levels]
    tally.has_greedy = GREEDY in kinds
    tally.kinds[:seats] = kinds
    return tally


def _play(
    game: Game, start: Any, tally: Any, seed: str, games: int, tell: Callable[[int], None] | None
) -> tuple[Any, float]:
    """The length of every game and the seconds that all took."""
    run = playouts.compiled(game)
    states, shares, moves, source = game.state.batch(2), np.zeros(MOST_SEATS), Moves.new(), Rng.new()
    rng.seed(source, key_of(seed))
    lengths = np.zeros(games, np.int32)
    done, chunk, seconds = 0, 1, 0.0
    while done < games:
        part = lengths[done : done + chunk]
        begun = time.perf_counter()
        run(start, states, part, shares, tally, moves, source)
        spent = time.perf_counter() - begun
        done, seconds = done + len(part), seconds + spent
        chunk = chunk * 2 if spent < _CHUNK_SECONDS else max(1, chunk // 2)
        if tell is not None:
            tell(done)
    return lengths, seconds


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
