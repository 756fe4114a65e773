"""Where tables are kept: the interface. ``sqlite.py`` is the implementation for one machine.

Two things make every append safe whoever else appends, in this process or another: a table's events are numbered
without gaps (the second of two with the same number is refused), and an intent is stored once for a table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

import msgspec

Kind = Literal["invite", "watch", "seat"]


class Stored(NamedTuple):
    """An event as it lies in the store: its number (1 …), when it happened, its JSON, the intent behind it."""

    seq: int
    at: float
    body: bytes
    intent: str | None = None


class Draft(NamedTuple):
    """An event to be stored as number ``seq``; ``intent`` names the wish behind it (None: nobody will repeat it)."""

    table: str
    seq: int
    at: float
    body: bytes
    intent: str | None = None


class Appended(NamedTuple):
    """What became of a draft: stored; or its intent had been stored before, as number ``seq``; or another event has
    that number (``conflict``: read on, decide anew)."""

    outcome: Literal["stored", "again", "conflict"]
    seq: int


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What can be known of a table without applying its events. ``card`` is the JSON of its list entry; ``automatic``
    tells a server that starts whether the table goes on by itself (bots, a clock)."""

    id: str
    game: str
    phase: str
    public: bool
    automatic: bool
    created: float
    changed: float
    card: bytes


class Access(NamedTuple):
    """What a link's secret opens."""

    kind: Kind
    seat: int | None


class Store(Protocol):
    """A store. All methods may be awaited concurrently; what is acknowledged is on disk."""

    async def open_table(self, row: Row, draft: Draft, devices: list[int]) -> str:
        """A new table with its first event and the devices that sit at it. Its id, or that of the table which the
        same intent has opened before: then nothing is stored."""

    async def append(self, draft: Draft, device: int | None = None, freed: int | None = None) -> Appended:
        """Store an event, and with it a device that sits at the table from now on, or that a seat is ``freed``: links
        to it are dead."""

    async def describe(self, row: Row) -> None:
        """Keep what lists show of a table."""

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """A table's events from number ``after + 1`` on, [] for an unknown table."""

    async def find_intent(self, table: str, intent: str) -> int | None:
        """The number under which an intent was stored."""

    async def public_tables(self, before: float, limit: int) -> list[Row]:
        """Public tables that are waiting or playing, the latest change first."""

    async def tables_of(self, device: int, before: float, limit: int) -> list[Row]:
        """A device's tables, the latest change first."""

    async def automatic(self, game: str) -> list[str]:
        """A game's tables that go on by themselves, the latest change first."""

    async def idle(self, phases: tuple[str, ...], before: float, limit: int) -> list[str]:
        """Tables in these phases in which nothing has happened since ``before``."""

    async def remove(self, table: str) -> None:
        """Forget a table and all that belongs to it."""

    async def add_device(self, digest: bytes, at: float) -> int:
        """A new device by the hash of its token, or the one that has it."""

    async def find_device(self, digest: bytes, at: float) -> int | None:
        """The device of a token; notes that it was here."""

    async def forget_device(self, device: int) -> None:
        """Forget a device's token; its seats stay with nobody."""

    async def clear_devices(self, before: float) -> int:
        """Forget devices that have not been here since ``before``; how many."""

    async def add_link(self, table: str, digest: bytes, access: Access, at: float, most: int) -> bool:
        """A new link, unless the table has ``most`` of its kind that are not used up."""

    async def open_link(self, table: str, digest: bytes, device: int) -> Access | None:
        """What a link opens for a device. A seat's link is used up by it and opens from then on for that device alone,
        until another link to the seat is used. Device 0 is nobody's: it looks what a link would open."""

    async def grant(self, device: int, table: str, kind: Kind) -> None:
        """Let a device do what a link allows, from now on."""

    async def granted(self, device: int, table: str) -> set[str]:
        """What links have opened for a device."""

    async def copy_grants(self, table: str, to: str) -> None:
        """Let everybody do at another table what links have opened for them at this one."""

    async def damage(self) -> str | None:
        """What is wrong with what is stored, None when nothing. Takes long where much is."""

    async def close(self) -> None:
        """Finish what is under way and let go of the files."""
