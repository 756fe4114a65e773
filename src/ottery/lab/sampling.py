"""What happens in game after game: blocks of games, each with its own seed, on all cores or on a cluster.

A block is the same wherever it runs, so the same arguments give the same columns on any number of machines.
"""

from __future__ import annotations

import hashlib
import os
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec
import numba
import numpy as np

from .. import games as house
from ..games.game import Game, Value
from ..games.options import check_options
from ..games.position import Position, configured
from ..kernel import jit
from ..kernel.moves import Moves
from ..kernel.rng import Rng
from . import sources
from .batch.observing import common_of, fields, follows, length, observer_of
from .batch.sampling import note, sample
from .contestants import contestant, play_out, seat_bots
from .crew import STRETCH, chance
from .env.batched import observed, observer
from .simulate import LEVELS, plays_compiled

BLOCK = 500
"""Games in a block of the compiled loop, some stretches (``crew.STRETCH``)."""
BLOCK_BY_MOVE = 4
"""Games in a block of bots that are asked for every move."""
LIMIT = 100_000
_SPOILT = (
    OSError,
    ValueError,
    TypeError,
    KeyError,
    EOFError,
    NotImplementedError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What NumPy may say of a file that no run has written."""

Columns = dict[str, Any]
"""Arrays with an entry a game: ``lengths`` (actions, −1 stuck), ``rounds``, ``firsts`` (0 …), and by game and seat
``shares``, ``scores``, ``dealt`` (how often each card was dealt at first), ``played`` (how often each action) and
``followed`` (how often each common thing, Otter's heads); by game ``common`` (how often each of those lay there at
first)."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: a table, who sits there, how many games, from which seed."""

    game: str
    seats: int
    games: int
    bots: list[str]
    options: dict[str, Value] = {}
    seed: str = "0"
    deck: dict[str, Any] | None = None
    limit: int = LIMIT

    @property
    def block(self) -> int:
        """Games in a block, but for the last."""
        return BLOCK if plays_compiled(self.bots) else BLOCK_BY_MOVE

    @property
    def blocks(self) -> int:
        """How many blocks that makes."""
        return -(-self.games // self.block)

    def size(self, block: int) -> int:
        """Games in this block."""
        return min(self.block, self.games - block * self.block)

    def check(self) -> None:
        """Refused as ``Position.deal``, and unknown for a bot or a game that cannot be observed."""
        game = house.find(self.game)
        observer_of(game)
        seat_bots(self.bots, self.seats)
        configured(game, seats=self.seats, options=self.options, seed=self.seed, deck=self.deck)


class Workers(Protocol):
    """Who runs the blocks."""

    def map(self, plan: Plan, blocks: Sequence[int]) -> Iterator[tuple[int, Columns]]:
        """The blocks with their columns, in whatever order they are done."""


class Cores:
    """This machine: compiled play lets go of Python's lock, so threads are enough."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1

    def map(self, plan: Plan, blocks: Sequence[int]) -> Iterator[tuple[int, Columns]]:
        """See ``Workers.map``."""
        prepare(plan)
        with ThreadPoolExecutor(self.count) as pool:
            waiting = {pool.submit(run_block, plan, block): block for block in blocks}
            try:
                for done in as_completed(waiting):
                    yield waiting.pop(done), done.result()
            finally:
                for left in waiting:
                    left.cancel()


def run(
    plan: Plan,
    workers: Workers | None = None,
    *,
    kept: Path | None = None,
    tell: Callable[[int], None] | None = None,
    spoilt: Callable[[Path], None] | None = None,
    older: Callable[[Path, int], None] | None = None,
) -> Columns:
    """Play all games of ``plan``. ``kept``: a folder where finished blocks are kept, and found again by the next run.

    ``tell(done)`` is called with the number of games played, ``spoilt(file)`` for a kept block that cannot be read and
    is played anew, ``older(kept, count)`` for blocks of this plan that other code has played.
    """
    plan.check()
    found = {} if kept is None else _kept_blocks(plan, kept, spoilt)
    missing = [block for block in range(plan.blocks) if block not in found]
    if kept is not None and older is not None and (count := _of_other_code(plan, missing, kept)):
        older(kept, count)
    coming: Iterator[tuple[int, Columns]] = (workers or Cores()).map(plan, missing) if missing else iter(())
    for block, columns in coming:
        found[block] = columns
        _save(plan, block, kept, columns)
        if tell is not None:
            tell(min(plan.games, len(found) * plan.block))
    blocks = [found[block] for block in range(plan.blocks)]
    return {name: np.concatenate([block[name] for block in blocks]) for name in blocks[0]}


def run_block(plan: Plan, block: int) -> Columns:
    """The columns of a block."""
    columns = empty(house.find(plan.game), plan.seats, plan.size(block))
    if plays_compiled(plan.bots):
        _run_compiled(plan, block, columns)
    else:
        _run_by_move(plan, block, columns)
    return columns


def _run_compiled(plan: Plan, block: int, columns: Columns) -> None:
    game, seats = house.find(plan.game), plan.seats
    start, states = game.state.batch(1), game.state.batch(2)
    start[0] = configured(game, seats=seats, options=plan.options, seed=plan.seed, deck=plan.deck)
    kinds = np.array([LEVELS[level] for level in seat_bots(plan.bots, seats)], np.int16)
    draws_first = int(check_options(game, seats, plan.options)["first"] == "random")
    hand, common = _parts(game, seats)
    row = np.zeros(length(game, seats), np.int16)
    settings = (start, states, kinds, draws_first, plan.limit, hand.start, common.start, common.stop)
    for first in range(0, plan.size(block), STRETCH):
        some = [column[first : first + STRETCH] for column in columns.values()]
        source = chance(plan.seed, (block * plan.block + first) // STRETCH)
        compiled(game)(*settings, *some, row, Moves.new(), source)


def _run_by_move(plan: Plan, block: int, columns: Columns) -> None:
    game, bots = house.find(plan.game), [contestant(name) for name in seat_bots(plan.bots, plan.seats)]
    hand, common = _parts(game, plan.seats)
    for i in range(plan.size(block)):
        seed = f"{plan.seed}/{block * plan.block + i}"
        tell = partial(_note, columns["played"][i], columns["followed"][i])
        start = Position.deal(game, seats=plan.seats, options=plan.options, deck=plan.deck, seed=seed)
        end, length = play_out(start, bots, seed, plan.limit, tell)
        columns["lengths"][i] = length if end.is_over else -1
        columns["rounds"][i], columns["firsts"][i] = end.round, cast(Any, start.state).first
        result = end.result()
        columns["shares"][i], columns["scores"][i] = result.shares, result.scores
        for seat in range(plan.seats):
            row = observed(start, seat)
            columns["dealt"][i, seat] = row[hand]
        for thing in row[common]:  # which all seats see alike
            note(columns["common"][i], thing)


def _parts(game: Game, seats: int) -> tuple[slice, slice]:
    """Where an observation tells what a seat was dealt, and what lies before everybody."""
    parts = fields(game, seats)
    return parts[observer_of(game).DEALT[0]], parts.get(common_of(game)[0], slice(0, 0))


def _note(played: Any, followed: Any, position: Position, action: int) -> None:
    assert position.to_move is not None
    seat = position.to_move - 1
    note(played[seat], action)
    note(followed[seat], follows(position.state, action))


def empty(game: Game, seats: int, count: int) -> Columns:
    """Columns of zeros."""
    cards, actions = len(observer_of(game).DEALT[1]), len(game.words.ACTIONS)
    things = len(common_of(game)[1])
    return {
        "lengths": np.zeros(count, np.int32),
        "rounds": np.zeros(count, np.int32),
        "firsts": np.zeros(count, np.int8),
        "shares": np.zeros((count, seats)),
        "scores": np.zeros((count, seats), np.int32),
        "dealt": np.zeros((count, seats, cards), np.uint8),
        "played": np.zeros((count, seats, actions), np.uint8),
        "common": np.zeros((count, things), np.uint8),
        "followed": np.zeros((count, seats, things), np.uint8),
    }


def prepare(plan: Plan) -> None:
    """Compile what the blocks of a plan need beside rules and searches."""
    (compiled if plays_compiled(plan.bots) else observer)(house.find(plan.game))


@cache
def compiled(game: Game) -> Callable[..., None]:
    """``sample`` compiled for a game."""
    observer_of(game)
    states, typeof = game.state.batch(1), cast(Any, numba.typeof)
    settings = (states, states, np.zeros(1, np.int16), 0, 0, 0, 0, 0)
    scratch = (np.zeros(1, np.int16), Moves.new(), Rng.new())
    values = (*settings, *empty(game, 1, 1).values(), *scratch)
    done: Callable[..., None] = jit.specialise(sample, game.modules, tuple(typeof(value) for value in values))
    return done


def _file(plan: Plan, block: int, kept: Path) -> Path:
    return kept / f"{_stem(plan, block)}-{sources.digest(plan.game, tuple(plan.bots))}.npz"


def _stem(plan: Plan, block: int) -> str:
    """What the files of a block are called, whichever code played it."""
    # A longer run goes on where a shorter one ended.
    alike = msgspec.structs.replace(plan, games=plan.size(block))
    known = msgspec.json.encode(alike, order="sorted")
    return f"{plan.game}-{hashlib.sha256(known).hexdigest()[:16]}-{block}"


def _of_other_code(plan: Plan, missing: Sequence[int], kept: Path) -> int:
    """How many of these blocks are kept as other code played them."""
    if not missing:
        return 0
    stems = {file.name.rpartition("-")[0] for file in kept.glob(f"{plan.game}-*.npz")}
    spoilt = sum(_file(plan, block, kept).exists() for block in missing)
    return sum(_stem(plan, block) in stems for block in missing) - spoilt


def _kept_blocks(plan: Plan, kept: Path, spoilt: Callable[[Path], None] | None) -> dict[int, Columns]:
    found: dict[int, Columns] = {}
    for block in range(plan.blocks):
        if not (file := _file(plan, block, kept)).exists():
            continue
        if (columns := _load(file, empty(house.find(plan.game), plan.seats, plan.size(block)))) is not None:
            found[block] = columns
        elif spoilt is not None:
            spoilt(file)
    return found


def _load(file: Path, like: Columns) -> Columns | None:
    """The columns of a file, none where they are not of the kind and shape of ``like``."""
    try:
        with file.open("rb") as content, np.load(content) as saved:
            found = {name: saved[name] for name in like}
    except _SPOILT:
        return None
    alike = all((found[n].dtype, found[n].shape) == (like[n].dtype, like[n].shape) for n in like)
    return found if alike else None


def _save(plan: Plan, block: int, kept: Path | None, columns: Columns) -> None:
    if kept is None:
        return
    kept.mkdir(parents=True, exist_ok=True)
    file = _file(plan, block, kept)
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        with part.open("wb") as out:
            np.savez_compressed(out, **columns)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
