"""All tables of a server: opening, finding, loading, sweeping."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

from ..games.game import Game
from ..games.options import check_options, check_seats
from ..match.pledge import new_secret
from . import applying, metrics
from . import events as e
from .bus import Bus, Here, Hint
from .deeds import check_level, check_name
from .errors import Denied, NotReady
from .live import Live
from .settings import Settings
from .shows import card_of
from .store import Draft, Row, Store, Stored
from .table import Table
from .thinking import Thinkers

log = structlog.get_logger()

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
SWEPT_AT_ONCE = 200
"""Tables of a kind that one sweep ends or forgets."""
THREADED = 200
"""Tables with more events are loaded in a thread."""
READY_WITHIN = 8.0
"""Seconds for which whoever wants a table waits for its game; then they are told to come again."""


class House:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        settings: Settings,
        find: Callable[[str], Game],
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store, self.bus, self.settings, self.find, self.now = store, bus, settings, find, now
        self.node = secrets.token_hex(4)
        self.thinkers = Thinkers(settings.bot_threads)
        self.ready: set[str] = set()
        self.live: dict[str, Live] = {}
        self._unreadable: set[str] = set()
        self._readied: dict[str, asyncio.Event] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stop_listening = bus.listen(self._hear)

    # ------------------------------------------------------------------------------- finding

    async def get(self, name: str) -> Live:
        """A table; denied (unknown) when there is none, (broken) when its events make no game any more, and NotReady
        when its cards are dealt and its game is not there yet."""
        live = await self._take_up(name)
        live.used = self.now()
        return live

    async def _take_up(self, name: str) -> Live:
        """The same for the house itself, which is no visitor."""
        live = self.live.get(name)
        if live is not None:
            return live
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Live:
        stored = await self.store.events(name)
        if not stored:
            raise Denied("unknown", "table-unknown")
        try:
            await self._await_game(stored)
            if len(stored) > THREADED:
                table = await asyncio.to_thread(self._build, name, stored)
            else:
                table = self._build(name, stored)
        except NotReady:
            raise
        except Exception:
            if self._is_news(name):
                log.exception("table cannot be read", table=name)
            raise Denied("broken", "table-broken") from None
        self._unreadable.discard(name)
        live = self.live[name] = Live(self, table)
        metrics.tables.set(len(self.live))
        live.announce()
        live.plan()
        return live

    def _is_news(self, name: str) -> bool:
        """Whether nobody has been told yet that a table cannot be read. It is kept: a later release may read it, or a
        copy that is put back."""
        if name in self._unreadable:
            return False
        self._unreadable.add(name)
        metrics.broken.inc()
        return True

    async def _await_game(self, stored: Sequence[Stored]) -> None:
        """Rules are compiled or loaded elsewhere, and nobody here may try the same meanwhile."""
        opened = e.decode(stored[0].body)
        if not isinstance(opened, e.Opened) or opened.game in self.ready:
            return
        if not any(isinstance(e.decode(each.body), e.Dealt) for each in stored):
            return
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self._readied.setdefault(opened.game, asyncio.Event()).wait()
        except TimeoutError:
            raise NotReady from None

    def make_ready(self, game: str) -> None:
        """A game's rules are there: its tables may be dealt and read."""
        self.ready.add(game)
        if game in self._readied:
            self._readied.pop(game).set()
        for live in self.live.values():
            if live.table.game.name == game:
                live.refresh()

    def _build(self, name: str, stored: Sequence[Any]) -> Table:
        first = e.decode(stored[0].body)
        assert isinstance(first, e.Opened)
        table = applying.open_table(name, first, stored[0].at, self.find)
        for each in stored[1:]:
            applying.apply(table, e.decode(each.body), each.at, each.intent)
        return table

    # ------------------------------------------------------------------------------- opening

    def check(self, game: str, places: Sequence[e.Place], options: dict[str, Any]) -> dict[str, Any]:
        """The options, all with their values; Refused or Denied for a table that cannot be."""
        found = self.find(game)
        seats = check_seats(found, len(places))
        for place in places:
            if place.level is not None:
                check_level(place.level)
        return check_options(found, seats, options)

    async def open(self, opened: e.Opened, intent: str) -> str:
        """Open a table; its id, or that of the table which the same intent has opened before."""
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(12))
        at = self.now()
        table = applying.open_table(name, opened, at, self.find)
        devices = sorted({p.device for p in opened.places if p.device is not None})
        draft = Draft(name, 1, at, e.encode(opened), intent)
        name = await self.store.open_table(row_of(table), draft, devices)
        metrics.opened.labels(opened.game).inc()
        (await self.get(name)).plan()
        return name

    async def rematch(self, live: Live) -> str:
        """The next table of the same company, seats moved round by one: always the same one."""
        table = live.table
        if table.next_table is not None:
            return table.next_table
        if table.is_live or not table.people():
            raise Denied("illegal", "table-not-over")
        old = [
            e.Place(name=s.name, device=s.device, level=None if s.device else s.level) for s in table.seats
        ]
        places = [*old[-1:], *old[:-1]]
        host = next(k for k, p in enumerate(places, 1) if p.device is not None)
        if table.host is not None and table.seat(table.host).device is not None:
            host = table.host % len(places) + 1
        opened = e.Opened(
            game=table.game.name,
            options=table.opened.options,
            settings=table.settings,
            places=places,
            secret=new_secret(),
            host=host,
            before=table.id,
        )
        name = await self.open(opened, f"rematch:{table.id}")
        await self.store.copy_grants(table.id, name)
        await live.house_event(e.Followed(table=name), "house:followed:0")
        return name

    # ------------------------------------------------------------------------------- keeping

    def keep(self, live: Live) -> None:
        """Write down what lists show of a table; not waited for."""
        self.spawn(self.store.describe(row_of(live.table, live.seen)))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something on its own; a fault in it is logged."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    def _hear(self, hint: Hint) -> None:
        live = self.live.get(hint.table)
        if live is None or hint.node == self.node:
            return
        if isinstance(hint, Here):
            live.hear(hint)
        elif hint.seq > live.table.seq:
            self.spawn(live.read_on())

    async def resume(self, game: str) -> int:
        """Take up a game's tables that go on by themselves; how many."""
        count = 0
        for name in await self.store.automatic(game):
            try:
                await self.get(name)
                count += 1
            except Denied:
                continue
            except Exception:
                log.exception("table cannot be taken up", table=name)
            await asyncio.sleep(0)
        return count

    async def sweep(self) -> None:
        """End tables that nobody uses, forget old ones, let idle ones go from memory."""
        now, rules = self.now(), self.settings
        for phases, seconds in ((("waiting",), rules.waiting_idle), (("playing",), rules.playing_idle)):
            most = SWEPT_AT_ONCE + len(self._unreadable)
            for name in await self.store.idle(phases, now - seconds, most):
                if name not in self._unreadable:
                    await self._end_idle(name)
        for phases, days in ((("over",), rules.keep_finished), (("closed",), rules.keep_closed)):
            for name in await self.store.idle(phases, now - days * 86400, SWEPT_AT_ONCE):
                await self.remove(name)
        await self.store.clear_devices(now - rules.keep_devices * 86400)
        for live in list(self.live.values()):
            if live.is_idle(now - rules.unload_after):
                self.unload(live.table.id)
            elif live.seats:
                live.announce()

    async def _end_idle(self, name: str) -> None:
        try:
            live = await self._take_up(name)
        except Denied:
            return
        except Exception:
            if self._is_news(name):
                log.exception("table cannot be read", table=name)
            return
        table, rules = live.table, self.settings
        patience = rules.waiting_idle if table.phase == "waiting" else rules.playing_idle
        if live.has_viewers():
            live.seen = self.now()
        if table.is_live and max(table.changed, live.seen) < self.now() - patience:
            await live.house_event(e.Closed(why="unused"), "house:unused:0")
        else:
            self.keep(live)  # the list was behind

    async def remove(self, name: str) -> None:
        """Forget a table."""
        live = self.live.get(name)
        if live is not None:
            live.dismiss("gone", "table-gone")
            self.unload(name)
        await self.store.remove(name)

    def unload(self, name: str) -> None:
        """Let a table go from memory; the store has all of it."""
        live = self.live.pop(name, None)
        if live is not None:
            live.stop()
        metrics.tables.set(len(self.live))

    async def close(self) -> None:
        """Say goodbye to everybody and finish what is under way."""
        self._stop_listening()
        coming = list(self._loading.values())
        for task in coming:
            task.cancel()  # nobody would stop a table that is taken up after the others
        await asyncio.gather(*coming, return_exceptions=True)
        for live in list(self.live.values()):
            if live.table.phase == "waiting" and live.has_viewers():
                live.seen = self.now()
                self.keep(live)
            live.dismiss("restart", "server-restarts")
            live.stop()
        self.thinkers.close()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)


def row_of(table: Table, seen: float = 0.0) -> Row:
    """What lists keep of a table. While it waits for players, that somebody was ``seen`` there is a change: nothing
    else happens at it."""
    return Row(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        public=table.settings.public,
        automatic=table.is_automatic,
        created=table.created,
        changed=max(table.changed, seen) if table.phase == "waiting" else table.changed,
        card=msgspec.json.encode(card_of(table, None)),
    )


def place_for(name: str | None, device: int | None, level: str | None) -> e.Place:
    """A seat at the beginning, its name checked."""
    return e.Place(name=check_name(name) if name else "", device=device, level=level)
