"""Who looks at a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import TYPE_CHECKING, Any, Protocol

from .. import __version__
from ..wire import encode
from ..wire import messages as m
from ..wire.parts import PROTOCOL
from . import events as e
from .bus import Here
from .deeds import Room
from .shows import Common, Scene, Told, Viewer, common_of, game_info, table_info
from .table import Table

if TYPE_CHECKING:
    from .house import House

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


class Audience:
    """Everybody who looks at a table through this server; presence comes from other servers too."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.since = self.used = house.now()
        self.seen = 0.0
        """When somebody was last known to look."""
        self.seats: dict[int, Guest] = {}
        self.watchers: set[Guest] = set()
        self.lost: dict[int, float] = {}
        self.told: dict[Viewer, Told] = {}
        self._elsewhere: dict[str, Here] = {}
        self.refresh_lost()

    # ------------------------------------------------------------------------------- what is known

    def scene(self) -> Scene:
        """What is known beside the events."""
        return Scene(self.room(), self.lost, self.since, len(self.watchers), self._is_ready())

    def room(self) -> Room:
        """The same, for decisions."""
        return Room(self.house.now(), self.present(), self.house.settings.usual_level)

    def present(self) -> Set[int]:
        """The seats that have a connection, here or at another server."""
        if not self._elsewhere:
            return self.seats.keys()
        now = self.house.now()
        other = {k for here in self._elsewhere.values() if here.until > now for k in here.seats}
        return other.union(self.seats)

    def has_viewers(self) -> bool:
        """Whether anybody looks."""
        return bool(self.watchers or self.present())

    def _is_ready(self) -> bool:
        return self.table.game.name in self.house.ready

    def refresh_lost(self) -> None:
        """Note which people's seats have lost their connection, and since when."""
        present, now = self.present(), self.house.now()
        for k in self.table.people():
            if k in present:
                self.lost.pop(k, None)
            else:
                self.lost.setdefault(k, now)
        for k in set(self.lost).difference(self.table.people()):
            del self.lost[k]

    def dismiss(self, reason: str, key: str) -> None:
        """Everybody has to go."""
        for guest in [*self.seats.values(), *self.watchers]:
            guest.bye(reason, key)

    def hear(self, here: Here) -> None:
        """Another server says who is there; one that is new here is told in turn."""
        is_new = here.node not in self._elsewhere
        self._elsewhere[here.node] = here
        if is_new and self.seats:
            self.announce()
        if here.opened is not None and here.opened in self.seats:
            self.seats.pop(here.opened).bye("newer", "table-newer")
        self.refresh_lost()
        self.tell_table()

    def announce(self, opened: int | None = None) -> None:
        """Tell other servers who is here; said again from time to time."""
        until = self.house.now() + self.house.settings.presence_lasts
        self.house.bus.publish(Here(self.house.node, self.table.id, tuple(self.seats), until, opened))

    def dismiss_former(self, key: str) -> None:
        """Whoever no longer holds a seat has to go."""
        for k, guest in list(self.seats.items()):
            if self.table.seat(k).device != guest.device:
                del self.seats[k]
                guest.bye("removed", key)
        self.refresh_lost()

    # ------------------------------------------------------------------------------- telling

    def guests(self) -> Iterator[Guest]:
        """Everybody who looks."""
        yield from self.seats.values()
        yield from self.watchers

    def welcome(self, seat: Viewer) -> m.Welcome:
        """The first message to a new connection."""
        return m.Welcome(
            protocol=PROTOCOL,
            release=__version__,
            now=self.house.now(),
            seat=seat,
            beat=self.house.settings.beat,
        )

    def send_all(self, guest: Guest, hello: m.Hello) -> None:
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

    def tell(self, event: e.AnyEvent, before: tuple[Any, ...]) -> None:
        """Tell everybody what an event has changed; ``before``: phase, undo and lines of chat before it."""
        phase, undo, chat_count = before
        is_move = isinstance(event, e.Acted)
        if is_move:
            self._write_log()
        if not isinstance(event, e.Acted | e.Said) or (phase, undo) != (self.table.phase, self.table.undo):
            self.tell_table()
        if is_move or isinstance(event, CHANGES_GAME):
            self._tell_game(lines=int(is_move))
        if self.table.chat_count > chat_count:
            new = [line for line in self.table.chat if line.n >= chat_count]
            self._broadcast(encode(m.ChatNews(lines=new)))

    def tell_table(self, but: Guest | None = None) -> None:
        """The table to everybody."""
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

    def _write_log(self) -> None:
        """The newest action for everybody whose log is complete; others catch up when they look."""
        match, step = self.table.match, self.table.last
        assert match is not None
        assert step is not None
        for viewer, told in self.told.items():
            if len(told.entries) == match.course.version - 1:
                told.add(step, match.actors[-1], viewer)
