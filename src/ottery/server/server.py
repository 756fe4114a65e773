"""A server: its store, its house of tables, and the doors to it."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from asyncio.subprocess import DEVNULL
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import structlog

from .. import games
from ..games.game import Game
from ..locales import LANGUAGES
from ..locales.text import has_text
from . import metrics
from .bus import Bus, LocalBus
from .devices import Devices
from .doors import Doors
from .house import House
from .rehearsal import rehearse
from .settings import Settings
from .sqlite import SQLiteStore
from .store import Store

log = structlog.get_logger()


class _NotCompiled(Exception):
    """Some rule is not in the cache."""


def _stop(_done: int, _all: int) -> None:
    raise _NotCompiled


DATABASE = "ottery.sqlite"


COLLECT = (20_000, 20, 50)
"""When the collector looks for rings of objects: rarer than Python's usual, since a whole look at many tables holds
everybody up for a tenth of a second."""


class Tell(Protocol):
    """Hears of games that are made ready."""

    def __call__(self, ready: int, every: int, *, compiling: bool, now: Sequence[str] = ()) -> None:
        """``ready`` of ``every`` games can be played; ``compiling``: one of the others is not in the cache. Told once
        more when no others will come. ``now``: the names of those that are being compiled."""


COMPILERS = min(2, os.cpu_count() or 1)
"""Processes that compile side by side."""


class Server:
    """Everything that runs in one process."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store | None = None,
        bus: Bus | None = None,
        find: Callable[[str], Game] = games.find,
        names: tuple[str, ...] = games.NAMES,
        now: Callable[[], float] = time.time,
        tell: Tell | None = None,
    ) -> None:
        """``tell`` hears how many games can be played, whenever that changes or one has to be compiled."""
        self._tell = tell
        self.settings, self.find, self.names, self.now = settings, find, names, now
        self.doors = Doors(settings)
        self._store = store
        self._bus = bus or LocalBus()
        self._tasks: list[asyncio.Task[Any]] = []
        self._resuming: list[asyncio.Task[int]] = []
        self._loading = asyncio.Lock()
        self._compilers = asyncio.Semaphore(COMPILERS)
        self._at_work: list[str] = []
        self.house: House
        self.devices: Devices

    async def start(self) -> None:
        """Open the store, take up the tables, get the games ready in the background."""
        store = self._store or SQLiteStore(self.settings.folder / DATABASE, metrics.batch.observe)
        self._store = store
        self.house = House(store, self._bus, self.settings, self.find, now=self.now)
        self.devices = Devices(store, self.now, is_secure=self.settings.is_secure)
        self._tasks = [self.house.spawn(self._wake()), self.house.spawn(self._sweep())]

    async def stop(self) -> None:
        """Say goodbye and close the store."""
        for task in (*self._tasks, *self._resuming):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.house.close()
        if self._store is not None:
            await self._store.close()

    async def _wake(self) -> None:
        """Get the games ready; tables go on as soon as their game is there."""
        await asyncio.to_thread(_read_texts)
        missing = [name for name in self.names if not await self._load(name)]
        if missing:
            await self._compile(
                missing[0]
            )  # alone, so that something can be played soon; the kernel comes with it
            await asyncio.gather(*[self._compile_in_turn(name) for name in missing[1:]])
        self._say()
        counts = await asyncio.gather(*self._resuming, return_exceptions=True)  # their faults have been told
        _keep_what_is_loaded()
        log.info("ready", games=sorted(self.house.ready), tables=sum(n for n in counts if isinstance(n, int)))
        damage = await self.house.store.damage()
        if damage is not None:  # what lies on sound pages can be played on
            log.error("the database is damaged: put a copy back", fault=damage)

    async def _load(self, name: str) -> bool:
        """Load a game's rules; False where they are not compiled."""
        try:
            await self._take_in(name, _stop)
        except _NotCompiled:
            self._say(compiling=True)
            return False
        return True

    async def _take_in(self, name: str, *tell: Callable[[int, int], None]) -> None:
        """Load a game's rules, call them once, and let it be played. _NotCompiled where ``tell`` stops it."""
        try:
            async with self._loading:
                await asyncio.to_thread(self.find(name).prepare, *tell)
                await asyncio.to_thread(rehearse, self.find(name))
        except _NotCompiled:
            raise
        except Exception:
            log.exception("game not ready", game=name)
            return
        self.house.make_ready(name)
        self._resuming.append(self.house.spawn(self.house.resume(name)))
        self._say()

    async def _compile_in_turn(self, name: str) -> None:
        async with self._compilers:
            await self._compile(name)

    async def _compile(self, name: str) -> None:
        """Compile a game's rules in a process of its own: it takes long, and nobody else here would have a turn.
        Where none can be started, that is better than no game."""
        log.info("compiling", game=name)
        self._at_work.append(name)
        self._say(compiling=True)
        try:
            await _compile_apart(name)
        except OSError:
            log.exception("no process to compile in", game=name)
        finally:
            self._at_work.remove(name)
        await self._take_in(name)

    def _say(self, *, compiling: bool = False) -> None:
        if self._tell is not None:
            now = tuple(self._at_work)
            self._tell(len(self.house.ready), len(self.names), compiling=compiling, now=now)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.house.sweep()
            except Exception:
                log.exception("sweep failed")


async def _compile_apart(name: str) -> None:
    command = (sys.executable, "-m", "ottery", "warm", name)
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()


def _keep_what_is_loaded() -> None:
    """Programs and rules stay for good: the collector need not walk through them again and again while people play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _read_texts() -> None:
    """The first text takes long to find; better now than at the first move."""
    for language in LANGUAGES:
        has_text("table-playing", language)
