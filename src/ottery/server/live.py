"""A table in memory: who looks at it, its timer, and the one way in which it changes.

An event is stored first, then applied, then told. Everything that stores does so under the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import structlog

from .. import __version__
from ..games.game import Kind, Refused
from ..locales import Text
from . import applying, chores, metrics
from . import events as e
from . import messages as m
from .bus import Here, Moved
from .deeds import Deed, Room, check_name, decide
from .errors import Denied, error_of
from .parts import PROTOCOL
from .shows import Common, Scene, Told, Viewer, common_of, game_info, table_info
from .store import Draft
from .table import Table
from .wire import encode

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger()

TRIES = 8
"""How often an event is decided anew because another server was quicker."""

CHANGES_GAME = (
    e.Dealt, e.Undone, e.Closed, e.UndoAsked, e.UndoAnswered, e.StoodIn, e.Returned, e.Freed, e.BotSeated, e.Moved,
)  # fmt: skip
"""Events that change what somebody may do in the game, beside actions."""


class Guest(Protocol):
    """A connection."""

    viewer: Viewer
    device: int

    def send(self, data: bytes) -> None:
        """Send a message, or give the connection up when too many are waiting."""

    def bye(self, reason: str, key: str) -> None:
        """Say why and close."""


class Done(NamedTuple):
    """A stored event's number; ``again``: it had been stored before."""

    seq: int
    again: bool


class Live:
    """A table in memory."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.since = self.used = house.now()
        self.seats: dict[int, Guest] = {}
        self.watchers: set[Guest] = set()
        self.lost: dict[int, float] = {}
        self.told: dict[Viewer, Told] = {}
        self._elsewhere: dict[str, Here] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._thought: dict[int, int] = {}
        self._thinking: int | None = None
        self._is_stopped = False
        self._refresh_lost()

    # ------------------------------------------------------------------------------- what is known

    def scene(self) -> Scene:
        """What is known beside the events."""
        return Scene(self.room(), self.lost, self.since, len(self.watchers), self._is_ready())

    def room(self) -> Room:
        """The same, for decisions."""
        return Room(self.house.now(), self.present(), self.house.settings.usual_level)

    def present(self) -> set[int]:
        """The seats that have a connection, here or at another server."""
        now = self.house.now()
        other = {k for here in self._elsewhere.values() if here.until > now for k in here.seats}
        return other.union(self.seats)

    def has_viewers(self) -> bool:
        """Whether anybody looks."""
        return bool(self.watchers or self.present())

    def is_idle(self, before: float) -> bool:
        """Whether it can be let go from memory: nobody looks, and nothing will happen by itself soon."""
        return (
            self.used < before and not self.has_viewers() and not self.lock.locked() and not self._due(None)
        )

    def _is_ready(self) -> bool:
        return self.table.game.name in self.house.ready

    def _refresh_lost(self) -> None:
        present, now = self.present(), self.house.now()
        for k in self.table.people():
            if k in present:
                self.lost.pop(k, None)
            else:
                self.lost.setdefault(k, now)
        for k in set(self.lost).difference(self.table.people()):
            del self.lost[k]

    # ------------------------------------------------------------------------------- coming and going

    async def attach(self, guest: Guest, hello: m.Hello) -> None:
        """Somebody looks from now on: an older connection of the same seat ends."""
        async with self.lock:
            self.used = self.house.now()
            seat = guest.viewer
            if seat is None:
                self.watchers.add(guest)
            elif self.table.seat(seat).device != guest.device:
                guest.bye("removed", "table-removed")
                return
            else:
                older = self.seats.get(seat)
                self.seats[seat] = guest
                if older is not None:
                    older.bye("newer", "table-newer")
            self.announce(opened=seat)
            self._refresh_lost()
            guest.send(encode(self._welcome(seat)))
            self._send_all(guest, hello)
            self._tell_table(but=guest)
        self.plan()

    def detach(self, guest: Guest) -> None:
        """A connection has ended."""
        self.used = self.house.now()
        if guest in self.watchers:
            self.watchers.discard(guest)
        elif guest.viewer is not None and self.seats.get(guest.viewer) is guest:
            del self.seats[guest.viewer]
        else:
            return
        if not self._is_stopped:
            self.announce()
            self._refresh_lost()
            self._tell_table()
            self.plan()

    def dismiss(self, reason: str, key: str) -> None:
        """Everybody has to go."""
        for guest in [*self.seats.values(), *self.watchers]:
            guest.bye(reason, key)

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def refresh(self) -> None:
        """Something outside has changed: the game is ready."""
        self._tell_table()
        self.plan()

    def hear(self, here: Here) -> None:
        """Another server says who is there; one that is new here is told in turn."""
        is_new = here.node not in self._elsewhere
        self._elsewhere[here.node] = here
        if is_new and self.seats:
            self.announce()
        if here.opened is not None and here.opened in self.seats:
            self.seats.pop(here.opened).bye("newer", "table-newer")
        self._refresh_lost()
        self._tell_table()
        self.plan()

    def announce(self, opened: int | None = None) -> None:
        """Tell other servers who is here; said again from time to time."""
        until = self.house.now() + self.house.settings.presence_lasts
        self.house.bus.publish(Here(self.house.node, self.table.id, tuple(self.seats), until, opened))

    # ------------------------------------------------------------------------------- changing

    async def ask(self, guest: Guest, wish: m.Intent) -> None:
        """Carry out what a guest wants, and answer."""
        intent = f"{guest.device}:{wish.id}"
        try:
            async with self.lock:
                self._check_sits(guest)
                await self._commit(lambda: self._decide(guest, wish), intent, guest, wish.id)
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
            self._send_all(guest, m.Hello(chat=self.table.chat_count))

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
            if not table.is_live:
                raise Denied("over", "table-ended")
            if device in table.banned:
                raise Denied("forbidden", "table-banned")
            free = [k for k, seat in table.numbered() if seat.is_open]
            if table.match is not None or not free or (wanted is not None and wanted not in free):
                raise Denied("full", "table-full")
            return e.Joined(seat=wanted or free[0], name=table.free_name(name), device=device)

        async with self.lock:
            mine = self.table.seats_of(device)
            if mine and not another:
                return mine[0], True
            if await self.house.store.find_intent(self.table.id, intent) is not None:
                return self._latest_seat(device), True
            event = await self._commit(choose, intent, device=device)
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
            await self._commit(lambda: decide(deed, wish), f"{device}:{wish.id}")

    async def move(self, device: int, seat: int) -> None:
        """Give a seat to another device of the same person: the connection of the first one ends."""
        async with self.lock:
            if self.table.seat(seat).device == device:
                return
            if self.table.seat(seat).device is None:
                raise Denied("seat", "table-link-dead")
            await self._commit(lambda: e.Moved(seat=seat, device=device), None, device=device)

    async def house_event(self, event: e.AnyEvent, intent: str) -> None:
        """Store an event of the house's own."""
        async with self.lock:
            await self._commit(lambda: event, intent)

    async def read_on(self) -> None:
        """Apply what another server has stored."""
        async with self.lock:
            await self._read_on()
        self.plan()

    async def _read_on(self) -> None:
        for stored in await self.house.store.events(self.table.id, self.table.seq):
            self._apply(e.decode(stored.body), stored.at, stored.intent)

    async def _commit(
        self,
        choose: Callable[[], e.AnyEvent],
        intent: str | None,
        guest: Guest | None = None,
        answer: str | None = None,
        device: int | None = None,
    ) -> e.AnyEvent | None:
        """Store what ``choose`` decides, apply it, answer, tell. None: it had been stored before."""
        return await asyncio.shield(self._store(choose, intent, guest, answer, device))

    async def _store(
        self,
        choose: Callable[[], e.AnyEvent],
        intent: str | None,
        guest: Guest | None,
        answer: str | None,
        device: int | None,
    ) -> e.AnyEvent | None:
        for _ in range(TRIES):
            known = self.table.intents.get(intent) if intent is not None else None
            if known is not None:
                _ack(guest, answer, Done(known, again=True))
                return None
            event = choose()
            at = max(self.house.now(), self.table.changed)
            draft = Draft(self.table.id, self.table.seq + 1, at, e.encode(event), intent)
            with metrics.commit.time():
                stored = await self.house.store.append(draft, device)
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
        applying.apply(table, event, at, intent)
        self._refresh_lost()
        if isinstance(event, e.Acted):
            self._write_log()
            metrics.moves.labels(table.game.name, event.by).inc()
        self._tell(event, before)
        if isinstance(event, e.Freed | e.Moved):
            self._dismiss_former("table-moved" if isinstance(event, e.Moved) else "table-removed")
        if not table.settings.spectators and self.watchers:
            for guest in list(self.watchers):
                guest.bye("removed", "table-no-watching")
        if not isinstance(event, e.Acted | e.Said) or table.phase != before[0]:
            self.house.keep(self)

    def _write_log(self) -> None:
        """The newest action for everybody whose log is complete; others catch up when they look."""
        match, step = self.table.match, self.table.last
        assert match is not None
        assert step is not None
        for viewer, told in self.told.items():
            if len(told.entries) == match.course.version - 1:
                told.add(step, match.actors[-1], viewer)

    def _dismiss_former(self, key: str) -> None:
        """Whoever no longer holds a seat has to go."""
        for k, guest in list(self.seats.items()):
            if self.table.seat(k).device != guest.device:
                del self.seats[k]
                guest.bye("removed", key)
        self._refresh_lost()

    # ------------------------------------------------------------------------------- telling

    def guests(self) -> Iterator[Guest]:
        """Everybody who looks."""
        yield from self.seats.values()
        yield from self.watchers

    def _welcome(self, seat: Viewer) -> m.Welcome:
        return m.Welcome(
            protocol=PROTOCOL,
            release=__version__,
            now=self.house.now(),
            seat=seat,
            beat=self.house.settings.beat,
        )

    def _send_all(self, guest: Guest, hello: m.Hello) -> None:
        """Everything as it is now; of log and chat what the guest does not have."""
        guest.send(self._table_json(guest.viewer))
        match = self.table.match
        if match is not None:
            is_fresh = hello.version is not None and self.table.undone_at <= hello.version <= match.version
            start = min(hello.entries, match.course.version) if is_fresh else 0
            guest.send(self._game_json(guest.viewer, start, common_of(self.table, self.scene())))
        lines = [line for line in self.table.chat if line.n >= hello.chat]
        if lines:
            guest.send(encode(m.ChatNews(lines=lines)))

    def _table_json(self, viewer: Viewer) -> bytes:
        return encode(m.TableNews(table=table_info(self.table, self.scene(), viewer)))

    def _game_json(self, viewer: Viewer, start: int, common: Common) -> bytes:
        told = self.told.setdefault(viewer, Told())
        told.catch_up(common.match, viewer)
        return encode(m.GameNews(game=game_info(self.table, common, viewer, told.since(start))))

    def _tell(self, event: e.AnyEvent, before: tuple[Any, ...]) -> None:
        phase, undo, chat_count = before
        is_move = isinstance(event, e.Acted)
        if not isinstance(event, e.Acted | e.Said) or (phase, undo) != (self.table.phase, self.table.undo):
            self._tell_table()
        if is_move or isinstance(event, CHANGES_GAME):
            self._tell_game(lines=int(is_move))
        if self.table.chat_count > chat_count:
            new = [line for line in self.table.chat if line.n >= chat_count]
            self._broadcast(encode(m.ChatNews(lines=new)))

    def _tell_table(self, but: Guest | None = None) -> None:
        for k, guest in self.seats.items():
            if guest is not but:
                guest.send(self._table_json(k))
        self._send_watchers(lambda: self._table_json(None), but)

    def _tell_game(self, lines: int) -> None:
        """The game to everybody, with the newest ``lines`` entries of the log."""
        match = self.table.match
        if match is None:
            return
        start, common = match.course.version - lines, common_of(self.table, self.scene())
        for k, guest in self.seats.items():
            guest.send(self._game_json(k, start, common))
        self._send_watchers(lambda: self._game_json(None, start, common), None)
        for viewer in [v for v in self.told if v not in self.seats and (v is not None or not self.watchers)]:
            del self.told[viewer]

    def _send_watchers(self, make: Callable[[], bytes], but: Guest | None) -> None:
        if self.watchers:
            data = make()
            for guest in list(self.watchers):
                if guest is not but:
                    guest.send(data)

    def _broadcast(self, data: bytes) -> None:
        for guest in list(self.guests()):
            guest.send(data)

    # ------------------------------------------------------------------------------- by itself

    def plan(self) -> None:
        """Set the timer to the next thing that this table does by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped:
            return
        next_at = None
        for chore in self._chores():
            if self._waits_for_thought(chore):
                continue
            next_at = chore.at if next_at is None else min(next_at, chore.at)
        if next_at is not None:
            delay = max(0.0, next_at - self.house.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _waits_for_thought(self, chore: chores.Chore) -> bool:
        """Bots think at once, so that the pace hides how long; the house's stand-in only when a clock has run out."""
        deed = chore.deed
        if not isinstance(deed, chores.Bot) or (deed.by == "clock" and chore.at > self.house.now()):
            return False
        return not self._has_thought(deed)

    def _chores(self) -> Iterator[chores.Chore]:
        rules = self.house.settings
        watch = chores.Watch(self.lost, self.since, rules.grace, self.house.ready.__contains__)
        return chores.chores(self.table, watch)

    def _due(self, now: float | None) -> list[chores.Chore]:
        """The chores that are due; all of them when ``now`` is None."""
        return [chore for chore in self._chores() if now is None or chore.at <= now]

    def _wake(self) -> None:
        self._timer = None
        if not self._is_stopped:
            self.house.spawn(self._work())

    async def _work(self) -> None:
        async with self.lock:
            for _ in range(100):
                due = [c for c in self._due(self.house.now()) if self._can_do(c)]
                if not due or self._is_stopped:
                    break
                if not await self._carry_out(due[0]):
                    break
        self.plan()

    async def _carry_out(self, chore: chores.Chore) -> bool:
        try:
            await self._commit(lambda: self._event_of(chore), chore.intent)
        except (Denied, Refused):
            return False  # another server was quicker
        return True

    def _can_do(self, chore: chores.Chore) -> bool:
        if chore.intent in self.table.intents:
            return False
        return not isinstance(chore.deed, chores.Bot) or self._has_thought(chore.deed)

    def _event_of(self, chore: chores.Chore) -> e.AnyEvent:
        """The event of a chore, if it is still one (another server may have been quicker)."""
        still = [c for c in self._chores() if c.intent == chore.intent]
        if not still:
            raise Refused(Kind.STALE, Text.of("table-busy"))
        deed = still[0].deed
        if not isinstance(deed, chores.Bot):
            return deed
        assert self.table.match is not None
        action = deed.call if deed.call is not None else self._thought[self.table.match.version]
        return e.Acted(seat=deed.seat, action=action, by=deed.by)

    def _has_thought(self, deed: chores.Bot) -> bool:
        """Whether the bot knows its action; if not, it begins to think."""
        if deed.call is not None:
            return True
        match = self.table.match
        assert match is not None
        if match.version in self._thought:
            return True
        if self._thinking != match.version:
            self._thinking = match.version
            self._thought.clear()
            self.house.spawn(self._think(deed.level))
        return False

    async def _think(self, level: str) -> None:
        match = self.table.match
        assert match is not None
        version = match.version
        salt = f"{self.table.opened.secret} {version}"
        with metrics.thinking.labels(level).time():
            action = await self.house.thinkers.choose(match.position, level, salt)
        if match.version == version:
            self._thought[version] = action
        self.plan()


def _ack(guest: Guest | None, answer: str | None, done: Done) -> None:
    if guest is not None and answer is not None:
        guest.send(encode(m.Ack(id=answer, seq=done.seq, again=done.again)))
