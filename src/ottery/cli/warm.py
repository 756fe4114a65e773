"""``ottery warm``."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor, wait
from queue import Empty
from typing import Any

import click

from .. import games
from ..bots import prepare_search
from ..games.game import prepare_kernel
from ..kernel import jit
from ..lab.processes import deaf_children
from .common import SHARED, Failed, Progress, find_game
from .stopping import stoppable

_RULES = 0.6
"""The rules' share of the work; the rest is the search."""
_told: Any = None  # in a worker: where it tells how far it is


@click.command("warm")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="Processes side by side (default: one a core)."
)
@stoppable()
def command(names: tuple[str, ...], workers: int | None) -> None:
    """Compile the rules and the search of all games, or of those named, side by side."""
    if not jit.COMPILED:
        click.echo("The rules run interpreted (NUMBA_DISABLE_JIT): there is nothing to compile.", err=True)
        return
    chosen = list(dict.fromkeys(names or games.NAMES))
    for name in chosen:
        find_game(name)
    progress = Progress()
    prepare_kernel(lambda done, every: progress(f"compiling {SHARED}", done, every))  # once, for all of them
    _compile_all(chosen, workers or os.cpu_count() or 1)


def _compile_all(names: list[str], workers: int) -> None:
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    progress = Progress()
    title = f"compiling {names[0]}" if len(names) == 1 else f"compiling {len(names)} games"
    shares: dict[str, float] = {}
    with ProcessPoolExecutor(min(workers, len(names)), context, _begin_worker, (told,)) as pool:
        with deaf_children():
            waiting = {pool.submit(compile_game, name): name for name in names}
        while waiting:
            done, _ = wait(waiting, timeout=0.2)
            _listen(told, shares)
            for future in done:
                shares[_finish(future, waiting)] = 1.0
            progress(title, int(100 * sum(shares.values())), 100 * len(names), _at_work(shares))


def _at_work(shares: Mapping[str, float]) -> str:
    """Which games are being compiled, and which part of each."""
    parts = [
        f"{name} {'rules' if share < _RULES else 'search'}" for name, share in shares.items() if share < 1
    ]
    return f"now {', '.join(parts)}" if parts else ""


def _finish(future: Future[int], waiting: dict[Future[int], str]) -> str:
    name = waiting.pop(future)
    error = future.exception()
    if error is not None:
        raise Failed(f"{name}: {type(error).__name__}: {error}")
    return name


def _listen(told: Any, shares: dict[str, float]) -> None:
    while True:
        try:
            name, share = told.get_nowait()
        except Empty:
            return
        shares[name] = share


def _begin_worker(told: Any) -> None:
    global _told  # noqa: PLW0603  # a worker's own
    _told = told


def compile_game(name: str) -> int:
    """Compile a game's rules and its search in a worker; how many rules had to be compiled."""
    _told.put((name, 0.0))
    game = games.find(name)
    compiled = game.prepare(lambda done, every: _told.put((name, _RULES * done / every)))
    prepare_search(game)
    return compiled
