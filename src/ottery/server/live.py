"""A table in memory, and the one way in which it changes.

An event is stored first, then applied, then told. Everything that stores does so under the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import structlog

from ..games.game import Refused
from ..wire import encode
from ..wire import messages as m
from . import applying, metrics
from . import events as e
from .audience import Audience, Guest
from .bus import Here, Moved
from .deeds import Deed, check_name, decide, free_seat
from .errors import Denied, error_of
from .habits import Habits
from .store import Draft
from .table import Table

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger()

TRIES = 8
"""How often an event is decided anew because another server was quicker."""


class Done(NamedTuple):
    """A stored event's number; ``again``: it had been stored before."""

    seq: int
    again: bool


class Live(Audience):
    """A table in memory."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self.lock = asyncio.Lock()
        self.habits = Habits(self)

    # ------------------------------------------------------------------------------- coming and going

    async def attach(self, guest: Guest, hello: m.Hello) -> None:
        """Somebody looks from now on: an older connection of the same seat ends."""
        async with self.lock:
            hindrance = self._hindrance(guest)
            if hindrance is not None:
                guest.bye(*hindrance)
                return
            self.used = self.seen = self.house.now()
            seat = guest.viewer
            if seat is None:
                self.watchers.add(guest)
            else:
                older = self.seats.get(seat)
                self.seats[seat] = guest
                if older is not None:
                    older.bye("newer", "table-newer")
            self.announce(opened=seat)
            self.refresh_lost()
            guest.send(encode(self.welcome(seat)))
            self.send_all(guest, hello)
            self.tell_table(but=guest)
        self.plan()

    def _hindrance(self, guest: Guest) -> tuple[str, str] | None:
        """Why somebody may not stay who was let in at the door: seconds may lie between the two."""
        table, rules = self.table, self.house.settings
        if self.habits.is_stopped:
            return "restart", "server-restarts"
        if guest.viewer is not None:
            return None if table.seat(guest.viewer).device == guest.device else ("removed", "table-removed")
        if table.seats_of(guest.device):  # has sat down meanwhile, and comes back to the seat
            return "restart", "server-restarts"
        if not table.settings.spectators or guest.device in table.banned:
            return "removed", "table-no-watching"
        return ("limit", "table-too-many") if len(self.watchers) >= rules.most_watchers else None

    def detach(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.watchers:
            self.watchers.discard(guest)
        elif guest.viewer is not None and self.seats.get(guest.viewer) is guest:
            del self.seats[guest.viewer]
        else:
            return
        self.used = self.seen = self.house.now()
        if not self.habits.is_stopped:
            self.announce()
            self.refresh_lost()
            self.tell_table()
            self.plan()
            if self.table.phase == "waiting" and not self.has_viewers():
                self.house.keep(self)

    def refresh(self) -> None:
        """Something outside has changed: the game is ready."""
        self.tell_table()
        self.plan()

    def hear(self, here: Here) -> None:
        """See ``Audience``."""
        super().hear(here)
        self.plan()

    def plan(self) -> None:
        """Set the timer to the next thing that this table does by itself."""
        self.habits.plan()

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self.habits.stop()

    def is_idle(self, before: float) -> bool:
        """Whether it can be let go from memory: nobody looks, and nothing will happen by itself soon."""
        return (
            self.used < before
            and not self.has_viewers()
            and not self.lock.locked()
            and not self.habits.is_waiting
        )

    # ------------------------------------------------------------------------------- changing

    async def ask(self, guest: Guest, wish: m.Intent) -> None:
        """Carry out what a guest wants, and answer."""
        intent = f"{guest.device}:{wish.id}"
        try:
            async with self.lock:
                self._check_sits(guest)
                await self.commit(lambda: self._decide(guest, wish), intent, guest, wish.id)
        except (Denied, Refused) as fault:
            await self._refuse(guest, wish, intent, fault)

    async def _refuse(self, guest: Guest, wish: m.Intent, intent: str, fault: Denied | Refused) -> None:
        """A wish that was carried out before, so long ago that only the store knows, is no refusal."""
        earlier = await self.house.store.find_intent(self.table.id, intent)
        if earlier is not None:
            guest.send(encode(m.Ack(id=wish.id, seq=earlier, again=True)))
            return
        error = error_of(fault)
        metrics.refused.labels(error.kind).inc()
        guest.send(encode(m.RefusedNews(id=wish.id, error=error)))
        if error.kind == "stale":
            self.send_all(guest, m.Hello(chat=self.table.chat_count))

    def _check_sits(self, guest: Guest) -> None:
        if guest.viewer is None:
            raise Denied("forbidden", "table-watching")
        if self.seats.get(guest.viewer) is not guest:
            raise Denied("seat", "table-newer")

    def _decide(self, guest: Guest, wish: m.Intent) -> e.AnyEvent:
        assert guest.viewer is not None
        return decide(Deed(self.table, self.room(), guest.viewer, guest.device), wish)

    async def join(
        self, device: int, name: str, wanted: int | None, intent: str, *, another: bool
    ) -> tuple[int, bool]:
        """Give a device a seat: the one it has, unless it wants another. The seat, and whether it had it before."""
        name = check_name(name)

        def choose() -> e.AnyEvent:
            table = self.table
            if device in table.banned:
                raise Denied("forbidden", "table-banned")
            seat = free_seat(table, wanted)
            return e.Joined(seat=seat, name=table.free_name(name), device=device)

        async with self.lock:
            mine = self.table.seats_of(device)
            if mine and not another:
                return mine[0], True
            if await self.house.store.find_intent(self.table.id, intent) is not None:
                return self._latest_seat(device), True
            event = await self.commit(choose, intent, device=device)
            return (event.seat, False) if isinstance(event, e.Joined) else (self._latest_seat(device), True)

    def _latest_seat(self, device: int) -> int:
        mine = self.table.seats_of(device)
        if not mine:
            raise Denied("over", "table-removed")
        return mine[-1]

    async def act(self, device: int, seat: int, wish: m.Intent) -> None:
        """Carry out a wish that came by HTTP; Denied or Refused."""
        async with self.lock:
            if not self.table.has_seat(seat):
                raise Denied("seat", "table-not-yours")
            deed = Deed(self.table, self.room(), seat, device)
            await self.commit(lambda: decide(deed, wish), f"{device}:{wish.id}")

    async def move(self, device: int, seat: int) -> None:
        """Give a seat to another device of the same person: the connection of the first one ends."""
        async with self.lock:
            if self.table.seat(seat).device == device:
                return
            if self.table.seat(seat).device is None:
                raise Denied("seat", "table-link-dead")
            await self.commit(lambda: e.Moved(seat=seat, device=device), None, device=device)

    async def house_event(self, event: e.AnyEvent, intent: str) -> None:
        """Store an event of the house's own."""
        async with self.lock:
            await self.commit(lambda: event, intent)

    async def read_on(self) -> None:
        """Apply what another server has stored."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for stored in await self.house.store.events(self.table.id, self.table.seq):
            self._apply(e.decode(stored.body), stored.at, stored.intent)
        self.plan()

    async def commit(
        self,
        choose: Callable[[], e.AnyEvent],
        intent: str | None,
        guest: Guest | None = None,
        answer: str | None = None,
        device: int | None = None,
    ) -> e.AnyEvent | None:
        """Store what ``choose`` decides, apply it, answer, tell. None: it had been stored before.

        Whoever is cancelled in between leaves an event that is stored and not applied: the next number is taken then,
        and what was stored is read on.
        """
        for _ in range(TRIES):
            known = self.table.intents.get(intent) if intent is not None else None
            if known is not None:
                _ack(guest, answer, Done(known, again=True))
                return None
            event = choose()
            at = max(self.house.now(), self.table.changed)
            draft = Draft(self.table.id, self.table.seq + 1, at, e.encode(event), intent)
            began = perf_counter()
            freed = event.seat if isinstance(event, e.Freed) else None
            stored = await self.house.store.append(draft, device, freed)
            metrics.commit.observe(perf_counter() - began)
            if stored.outcome == "stored":
                _ack(guest, answer, Done(stored.seq, again=False))
                self._apply(event, at, intent)
                self.house.bus.publish(Moved(self.house.node, self.table.id, stored.seq))
                self.plan()
                return event
            await self._read_on()
            if stored.outcome == "again":
                _ack(guest, answer, Done(stored.seq, again=True))
                return None
        raise Denied("limit", "table-busy")

    def _apply(self, event: e.AnyEvent, at: float, intent: str | None) -> None:
        table = self.table
        before = (table.phase, table.undo, table.chat_count)
        try:
            applying.apply(table, event, at, intent)
        except Exception:
            self._give_up()
            raise
        if isinstance(event, e.Acted):
            metrics.count_move(table.game.name, event.by)
        else:
            self.refresh_lost()
        try:
            self.tell(event, before)
        except Exception:  # what is stored has happened, told or not
            log.exception("telling failed", table=table.id)
        if isinstance(event, e.Freed | e.Moved):
            self.dismiss_former("table-moved" if isinstance(event, e.Moved) else "table-removed")
        if not table.settings.spectators and self.watchers:
            for guest in list(self.watchers):
                guest.bye("removed", "table-no-watching")
        if not isinstance(event, e.Acted | e.Said) or table.phase != before[0]:
            self.house.keep(self)

    def _give_up(self) -> None:
        """What is stored does not fit what is here: whoever comes next has the table read anew."""
        log.exception("event does not fit", table=self.table.id)
        self.dismiss("restart", "server-restarts")
        self.house.unload(self.table.id)


def _ack(guest: Guest | None, answer: str | None, done: Done) -> None:
    if guest is not None and answer is not None:
        guest.send(encode(m.Ack(id=answer, seq=done.seq, again=done.again)))
