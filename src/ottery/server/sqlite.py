"""The store for one machine: SQLite with a write-ahead log, synced at every commit, written by one thread alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Delete,
    Engine,
    NullPool,
    Select,
    create_engine,
    delete,
    event,
    exists,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError

from .schema import devices, events, grants, links, sitters, tables
from .store import Access, Appended, Draft, Kind, Row, Stored
from .writer import Work, Writer, one_by_one

T = TypeVar("T")

_ROW = tuple(column for column in tables.c if column.name != "opened_by")
MIGRATIONS = Path(__file__).parent / "migrations"


class InUse(Exception):
    """Another server works on this file."""


class Unusable(Exception):
    """The file is no database of ours, or cannot be written; the message says why."""


class SQLiteStore:
    """A store in one file. Only one process may have it open: ``InUse`` for the second."""

    def __init__(self, path: Path, tell: Callable[[int], None] | None = None) -> None:
        """Open or make the file and bring it to this release's form; Unusable where that fails. ``tell(jobs)``: after
        each transaction."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(path.with_name(path.name + "-lock"))
        engine = _engine(path, "rwc")
        try:
            with engine.connect() as connection:
                _migrate(connection)
        except (DatabaseError, CommandError) as fault:
            self._lock.close()
            raise Unusable(str(getattr(fault, "orig", fault))) from None
        path.chmod(0o600)
        self._engine = engine
        self._writer = Writer(engine, tell, _run)
        self._read_engine = _engine(path, "ro")
        self._reader = ThreadPoolExecutor(1, "ottery-reader")
        self._connection: Connection | None = None

    async def open_table(self, row: Row, draft: Draft, devices: list[int]) -> str:
        """See ``Store``."""
        return await self._writer.do(lambda c: _open_table(c, row, draft, devices))

    async def append(self, draft: Draft, device: int | None = None, freed: int | None = None) -> Appended:
        """See ``Store``."""
        return await self._writer.do(_Append(draft, device, freed))

    async def describe(self, row: Row) -> None:
        """See ``Store``."""
        query = update(tables).where(tables.c.id == row.id).values(_values(row))
        await self._writer.do(lambda c: c.execute(query))

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """See ``Store``."""
        found = await self._read(
            select(events.c.seq, events.c.at, events.c.body, events.c.intent)
            .where(events.c.table_id == table, events.c.seq > after)
            .order_by(events.c.seq)
        )
        return [Stored(*each) for each in found]

    async def find_intent(self, table: str, intent: str) -> int | None:
        """See ``Store``."""
        found = await self._read(_intent(table, intent))
        return found[0][0] if found else None

    async def public_tables(self, before: float, limit: int) -> list[Row]:
        """See ``Store``."""
        open_now = tables.c.phase.in_(("waiting", "playing"))
        return await self._rows(
            select(*_ROW)
            .where(tables.c.public, open_now, tables.c.changed < before)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )

    async def tables_of(self, device: int, before: float, limit: int) -> list[Row]:
        """See ``Store``."""
        return await self._rows(
            select(*_ROW)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.device_id == device, tables.c.changed < before)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )

    async def automatic(self, game: str) -> list[str]:
        """See ``Store``."""
        open_now = tables.c.phase.in_(("waiting", "playing"))
        query = select(tables.c.id).where(open_now, tables.c.automatic, tables.c.game == game)
        return [name for (name,) in await self._read(query.order_by(tables.c.changed.desc()))]

    async def idle(self, phases: tuple[str, ...], before: float, limit: int) -> list[str]:
        """See ``Store``."""
        newest = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(tables.c.id)
            .where(tables.c.phase.in_(phases), tables.c.changed < before, newest < before)
            .order_by(tables.c.changed)
            .limit(limit)
        )
        return [name for (name,) in await self._read(query)]

    async def remove(self, table: str) -> None:
        """See ``Store``."""

        def job(c: Connection) -> None:
            for each in (events, sitters, links, grants):
                c.execute(delete(each).where(each.c.table_id == table))
            c.execute(delete(tables).where(tables.c.id == table))

        await self._writer.do(job)

    async def add_device(self, digest: bytes, at: float) -> int:
        """See ``Store``."""
        fresh = insert(devices).values(digest=digest, created=at, seen=at)
        query = fresh.on_conflict_do_update([devices.c.digest], set_={"seen": at}).returning(devices.c.id)
        return int(await self._writer.do(lambda c: c.execute(query).scalar_one()))

    async def find_device(self, digest: bytes, at: float) -> int | None:
        """See ``Store``."""
        found = await self._read(select(devices.c.id, devices.c.seen).where(devices.c.digest == digest))
        if not found:
            return None
        device, seen = found[0]
        if at - seen > 86400:
            query = update(devices).where(devices.c.id == device).values(seen=at)
            await self._writer.do(lambda c: c.execute(query))
        return int(device)

    async def forget_device(self, device: int) -> None:
        """See ``Store``."""

        def job(c: Connection) -> None:
            c.execute(delete(devices).where(devices.c.id == device))
            for each in (sitters, grants):
                c.execute(delete(each).where(each.c.device_id == device))

        await self._writer.do(job)

    async def clear_devices(self, before: float) -> int:
        """See ``Store``."""
        return int(await self._writer.do(lambda c: c.execute(_old_devices(before)).rowcount))

    async def add_link(self, table: str, digest: bytes, access: Access, at: float, most: int) -> bool:
        """See ``Store``."""

        def job(c: Connection) -> bool:
            alike = (links.c.table_id == table) & (links.c.kind == access.kind) & links.c.used_by.is_(None)
            if c.execute(select(func.count()).select_from(links).where(alike)).scalar_one() >= most:
                return False
            c.execute(insert(links).values(digest=digest, table_id=table, created=at, **access._asdict()))
            return True

        return await self._writer.do(job)

    async def open_link(self, table: str, digest: bytes, device: int) -> Access | None:
        """See ``Store``."""
        return await self._writer.do(lambda c: _open_link(c, table, digest, device))

    async def grant(self, device: int, table: str, kind: Kind) -> None:
        """See ``Store``."""
        query = insert(grants).values(device_id=device, table_id=table, kind=kind).on_conflict_do_nothing()
        await self._writer.do(lambda c: c.execute(query))

    async def granted(self, device: int, table: str) -> set[str]:
        """See ``Store``."""
        this = (grants.c.device_id == device) & (grants.c.table_id == table)
        return {kind for (kind,) in await self._read(select(grants.c.kind).where(this))}

    async def copy_grants(self, table: str, to: str) -> None:
        """See ``Store``."""
        given = select(grants.c.device_id, literal(to), grants.c.kind).where(grants.c.table_id == table)
        query = insert(grants).prefix_with("OR IGNORE").from_select(["device_id", "table_id", "kind"], given)
        await self._writer.do(lambda c: c.execute(query))

    async def damage(self) -> str | None:
        """See ``Store``."""
        return await asyncio.to_thread(self._damage)

    def _damage(self) -> str | None:
        try:
            with self._read_engine.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        except DatabaseError as fault:
            return str(fault.orig)
        return None if found == "ok" else " ".join(found.split())

    async def close(self) -> None:
        """See ``Store``."""
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(self._reader, self._stop_reading)
        self._reader.shutdown()
        self._engine.dispose()
        self._lock.close()

    async def _rows(self, query: Select[Any]) -> list[Row]:
        return [Row(**each._mapping) for each in await self._read(query)]  # noqa: SLF001  # SQLAlchemy's own name

    async def _read(self, query: Select[Any]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, query)

    def _fetch(self, query: Select[Any]) -> list[Any]:
        if self._connection is None:
            self._connection = self._read_engine.connect()
        with self._connection.begin():
            return list(self._connection.execute(query))

    def _stop_reading(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _engine(path: Path, mode: str) -> Engine:
    file = f"file:{quote(path.as_posix())}"
    address = URL.create("sqlite", database=file, query={"mode": mode, "uri": "true"})
    engine = create_engine(
        address,
        poolclass=NullPool,
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # a fault is logged; what people write is not
    )

    @event.listens_for(engine, "connect")
    def _connect(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # transactions begin where we say so
        raw.execute("PRAGMA busy_timeout = 5000")
        if mode != "ro":
            raw.execute("PRAGMA journal_mode = WAL")
            raw.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if mode == "ro" else "BEGIN IMMEDIATE")

    return engine


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's settings for this package's migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    with connection.begin():
        command.upgrade(alembic_config(connection), "head")


def _lock(path: Path) -> sqlite3.Connection:
    """Hold a lock as long as this process lives: a transaction on a file of its own, which works everywhere."""
    try:
        held = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as fault:
        raise Unusable(str(fault)) from None
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        held.close()
        is_busy = fault.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
        raise InUse(str(path)) if is_busy else Unusable(str(fault)) from None
    return held


def _intent(table: str, intent: str) -> Select[Any]:
    return select(events.c.seq).where(events.c.table_id == table, events.c.intent == intent)


_INSERT_EVENT = insert(events).on_conflict_do_nothing()


def _insert_event(c: Connection, draft: Draft) -> bool:
    return c.execute(_INSERT_EVENT, _event_values(draft)).rowcount == 1


def _event_values(draft: Draft) -> dict[str, Any]:
    table, seq, at, body, intent = draft
    return {"table_id": table, "seq": seq, "at": at, "body": body, "intent": intent}


def _insert_sitter(c: Connection, table: str, device: int) -> None:
    c.execute(insert(sitters).on_conflict_do_nothing(), {"device_id": device, "table_id": table})


def _old_devices(before: float) -> Delete:
    sits = exists().where(sitters.c.device_id == devices.c.id)
    return delete(devices).where(devices.c.seen < before, ~sits)


def _values(row: Row) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in _ROW}


def _open_table(c: Connection, row: Row, draft: Draft, sitting: list[int]) -> str:
    values = _values(row) | {"opened_by": draft.intent}
    if c.execute(insert(tables).on_conflict_do_nothing(), values).rowcount == 0:
        return str(c.execute(select(tables.c.id).where(tables.c.opened_by == draft.intent)).scalar_one())
    _insert_event(c, draft)
    for device in sitting:
        _insert_sitter(c, row.id, device)
    return row.id


def _open_link(c: Connection, table: str, digest: bytes, device: int) -> Access | None:
    this = (links.c.table_id == table) & (links.c.digest == digest)
    found = c.execute(select(links.c.kind, links.c.seat, links.c.used_by).where(this)).first()
    if found is None or found.used_by not in (None, device):
        return None
    if found.kind == "seat" and found.used_by is None and device:
        is_former = (links.c.seat == found.seat) & links.c.used_by.is_not(None)
        c.execute(delete(links).where(links.c.table_id == table, is_former))
        c.execute(update(links).where(this).values(used_by=device))
    return Access(found.kind, found.seat)


@dataclass(frozen=True, slots=True)
class _Append:
    """Store an event."""

    draft: Draft
    device: int | None
    freed: int | None

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing but the event."""
        return self.device is None and self.freed is None

    def __call__(self, c: Connection) -> Appended:
        draft = self.draft
        if not _insert_event(c, draft):
            earlier = c.execute(_intent(draft.table, draft.intent)).scalar() if draft.intent else None
            return Appended("again", earlier) if earlier is not None else Appended("conflict", draft.seq)
        if self.device is not None:
            _insert_sitter(c, draft.table, self.device)
        if self.freed is not None:
            c.execute(delete(links).where(links.c.table_id == draft.table, links.c.seat == self.freed))
        return Appended("stored", draft.seq)


def _run(c: Connection, works: list[Work]) -> list[Any]:
    """The results of works; moves that stand side by side are stored by one statement."""
    found: list[Any] = []
    for is_move, group in groupby(works, lambda work: isinstance(work, _Append) and work.is_bare):
        side_by_side = list(group)
        found += _store_moves(c, side_by_side) if is_move else one_by_one(c, side_by_side)
    return found


def _store_moves(c: Connection, works: list[Any]) -> list[Any]:
    """All at once; if any of them cannot be stored, back, and one after the other."""
    if len(works) > 1:
        with c.begin_nested() as savepoint:
            rows = [_event_values(work.draft) for work in works]
            if c.execute(_INSERT_EVENT, rows).rowcount == len(rows):
                return [Appended("stored", work.draft.seq) for work in works]
            savepoint.rollback()
    return one_by_one(c, works)
