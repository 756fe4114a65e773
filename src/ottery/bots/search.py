"""How a search is started, bounded by iterations or time, and read."""

from __future__ import annotations

import atexit
import math
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import msgspec
import numba
import numpy as np

from ..games import generic
from ..games.game import Game
from ..games.position import Position
from ..kernel import jit, rng
from ..kernel.moves import Moves
from ..kernel.record import NONE
from ..kernel.rng import Rng
from .mcts import tree

CHUNK = 64
"""Iterations between two looks at the clock."""
MOST_NODES = 1 << 20
"""Nodes of one thread; when they are used up its search is over."""


@dataclass(frozen=True)
class Effort:
    """How hard a search thinks: ``iterations`` in all (None: a glance, ``Game.glance``), shared by ``threads``, but no
    longer than ``seconds``.

    ``explore``: the weight of curiosity. The number of threads is part of the answer, whatever the machine has.
    """

    iterations: int | None
    seconds: float | None = None
    threads: int = 1
    explore: float = 0.7


class Choice(msgspec.Struct, frozen=True):
    """A legal action as the search sees it: the share of the victory to be expected, how often it was tried, and the
    standard error of what that tells."""

    action: int
    chance: float
    visits: int
    error: float


def think(position: Position, source: Rng, effort: Effort) -> list[Choice]:
    """The actions that are worth a thought for the seat to move, most visited first.

    ``position`` must have been dealt anew for that seat (``Position.redealt``): what it hides is never used. The same
    view, source and number of iterations give the same answer; with ``seconds``, if those did not cut it short.
    """
    seat = position.to_move
    assert seat is not None, "the game is over"
    sources = [Rng.new() for _ in range(effort.threads)]
    for one in sources:
        rng.rekey(one, source)
    grown = _grow(position, seat - 1, sources, effort)
    return choices(grown, seat - 1 if position.game.hidden is not None else 0)


def settle(position: Position, found: list[Choice]) -> int:
    """The action to play: the one tried most, unless the game trusts its greedy player more than so few tries."""
    best, sensible = found[0], _sensible(position, found) if position.game.trust else None
    if sensible is None:
        return best.action
    doubt = position.game.trust * math.hypot(best.error, sensible.error)
    return sensible.action if best.chance - sensible.chance < doubt else best.action


def _sensible(position: Position, found: list[Choice]) -> Choice | None:
    """The greedy player's action, if it was tried."""
    moves: Any = Moves.new()
    generic.legal(position.state, moves)
    generic.proper(position.state, moves)
    action = int(generic.greedy(position.state, moves))
    return next((each for each in found if each.action == action), None)


def prepare(game: Game) -> None:
    """Compile the search of a game, or load it from the cache."""
    _iterate(game)
    _prepared.add(game.name)


def is_ready(game: Game) -> bool:
    """Whether a search of this game starts at once."""
    return game.name in _prepared or not jit.COMPILED


def prepare_in_background(game: Game) -> None:
    """Begin to prepare a game's search in a thread, if nobody has; whoever asks later finds it ready."""
    if game.name not in _begun:
        _begun.add(game.name)
        threading.Thread(target=_prepare_apart, args=(game,), name=f"search {game.name}", daemon=True).start()


def _prepare_apart(game: Game) -> None:
    """Compile a game's search in another process, then load it here.

    Numba compiles one thing at a time: in here, every thread that calls a rule for the first time would wait for
    minutes, a server's event loop among them.
    """
    if jit.COMPILED:
        quiet = subprocess.DEVNULL
        child = subprocess.Popen(  # noqa: S603  # this very program
            (sys.executable, "-c", _APART, game.name), stdin=quiet, stdout=quiet, stderr=quiet
        )
        atexit.register(child.kill)
        child.wait()
        atexit.unregister(child.kill)
    prepare(game)


_APART = """
import sys
from ottery import games
from ottery.bots import prepare_search
game = games.find(sys.argv[1])
game.prepare()
prepare_search(game)
"""

_prepared: set[str] = set()
_begun: set[str] = set()
_compiling = threading.Lock()


def _grow(position: Position, seat: int, sources: list[Rng], effort: Effort) -> list[tuple[Any, float]]:
    """Of each thread the nodes, and the spread of what its iterations brought."""
    prepare(position.game)
    deadline = None if effort.seconds is None else time.monotonic() + effort.seconds
    iterations = position.game.glance if effort.iterations is None else effort.iterations
    share = -(-iterations // len(sources))

    def grow(source: Rng) -> tuple[Any, float]:
        return _grow_one(position, seat, source, share, effort.explore, deadline)

    if len(sources) == 1:
        return [grow(sources[0])]
    with ThreadPoolExecutor(len(sources)) as pool:
        return list(pool.map(grow, sources))


def _grow_one(
    position: Position, seat: int, source: Rng, left: int, explore: float, deadline: float | None
) -> tuple[Any, float]:
    """One thread's search."""
    iterate = _iterate(position.game)
    root, work = position.game.state.batch(1), position.game.state.batch(1)
    root[0] = position.state
    search = new_search(position, source, explore)
    nodes = new_nodes(min(MOST_NODES, int(search.trees) * (left + 1)))
    while left > 0:
        done = iterate(root, work, seat, nodes, search, min(CHUNK, left))
        left -= done
        if done == 0 or (deadline is not None and time.monotonic() >= deadline):
            break
    return nodes, float(tree.spread(search))


def new_search(position: Position, source: Rng, explore: float) -> Any:
    """What a search of a position works with, its trees empty."""
    state, search = cast(Any, position.state), cast(Any, tree.Search.new())
    search.trees = search.used = position.seats if position.game.hidden is not None else 1
    search.round_no = state.round_no
    search.sense = position.game.sense
    search.explore = explore
    search.rng.key[:] = source.key
    rng.start(search.rng)
    return search


def new_nodes(count: int) -> Any:
    """A row of nodes without a tree."""
    nodes = np.zeros(count, tree.NODE).view(np.recarray)
    nodes.child = NONE
    return nodes


def choices(grown: list[tuple[Any, float]], root: int) -> list[Choice]:
    """The children of a root, all threads together, most visited first."""
    visits, totals = np.zeros(tree.LABELS, np.int64), np.zeros(tree.LABELS)
    spread = max(each for _, each in grown)
    for nodes, _ in grown:
        child = int(nodes[root].child)
        while child >= 0:
            action = int(nodes[child].label) % tree.LABELS
            visits[action] += nodes[child].visits
            totals[action] += nodes[child].total
            child = int(nodes[child].sibling)
    tried = [int(action) for action in np.flatnonzero(visits)]
    found = [
        Choice(a, float(totals[a] / visits[a]), int(visits[a]), spread / math.sqrt(visits[a])) for a in tried
    ]
    return sorted(found, key=lambda c: (-c.visits, -c.chance, c.action))


@cache
def _compiled(game: Game) -> Callable[..., int]:
    typeof: Any = numba.typeof
    state, nodes = typeof(game.state.batch(1)), typeof(new_nodes(1))
    signature = (state, state, int, nodes, tree.Search, int)
    run: Callable[..., int] = jit.specialise(tree.iterate, game.modules, signature)
    return run


def _iterate(game: Game) -> Callable[..., int]:
    """The compiled loop for one game; only one is compiled at a time."""
    with _compiling:
        return _compiled(game)
