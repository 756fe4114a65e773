"""The table server: 200 tables of four sockets each, every move on disk before it is acknowledged.

A client in this process plays Ottere at all tables at once over plain sockets; the server is a process of its own.
*Saturated*: every table has a move under way. *Half load*: moves at half that pace, timed from when they were due. A
move is *acknowledged* once it is on disk, and *seen* when the last of the four sockets has the new view.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ottery import bots, games
from ottery.match.pledge import new_secret
from ottery.server import applying
from ottery.server import events as e
from ottery.server.house import row_of
from ottery.server.server import DATABASE
from ottery.server.sqlite import SQLiteStore
from ottery.server.store import Draft
from ottery.wire.parts import Settings

TABLES, SEATS = 200, 4
SECONDS = float(os.environ.get("OTTERY_BENCH_SECONDS", "8"))
STORED = int(os.environ.get("OTTERY_BENCH_STORED", "10000"))
LIMITS = {
    "OTTERY_REQUESTS_A_SECOND": "100000",
    "OTTERY_OPENED_A_MINUTE": "1000000",
    "OTTERY_MESSAGES_A_SECOND": "100000",
    "OTTERY_MOST_CONNECTIONS_AN_ADDRESS": "100000",
    "OTTERY_LOG_LEVEL": "warning",
}


class _Game(msgspec.Struct):
    version: int
    legal: list[str]
    over: bool


class _Message(msgspec.Struct):
    type: str
    id: str | None = None
    game: _Game | None = None


_decode = msgspec.json.Decoder(_Message).decode


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int, started: float) -> None:
        self.process, self.port, self.started = process, port, started

    def memory(self) -> float:
        """Its resident memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        line = next(line for line in status.read_text("utf-8").splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """The processor time it has used."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return float("nan")
        user, system = stat.read_text("utf-8").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """An HTTP request; the answer and the cookie it set."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json", "cookie": cookie}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text!r}")
        return json.loads(text), (answer.headers["set-cookie"] or "").partition(";")[0]


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """A server process on a free port, from its start to the end."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "ottery", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | LIMITS)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        port = int(line.rpartition(":")[2].strip(" /\n"))
        yield Served(process, port, time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait()


class Socket(asyncio.Protocol):
    """A WebSocket client that does nothing but what this needs: text frames, pings, one server that behaves."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table, self.seat, self._request = table, seat, request
        self._data = bytearray()
        self._is_open = False
        self.version = -1
        self.legal: list[str] = []
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise RuntimeError(head.decode("latin-1"))
            self._is_open, self._data = True, rest
            self.send({"type": "hello"})
        while (frame := self._frame()) is not None:
            self.table.hear(self, frame)

    def _frame(self) -> bytes | None:
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        opcode, body = data[0] & 0x0F, bytes(data[start : start + length])
        del data[: start + length]
        if opcode == 9:
            self._write(0x8A, body)
        return body if opcode == 1 else b""

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(0x81, json.dumps(message).encode())

    def _write(self, first: int, body: bytes) -> None:
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((first,)) + length + b"\0\0\0\0" + body)  # a mask of zeros changes nothing


class Table:
    """Four sockets of one table."""

    def __init__(self, load: Load, name: str, cookie: str) -> None:
        self.load, self.name, self.cookie = load, name, cookie
        self.sockets: list[Socket] = []
        self.due = 0.0
        self.waiting_for: str | None = None
        self.version = -1
        self.seen = 0
        self.count = 0

    async def open(self, port: int) -> None:
        """Open all sockets."""
        for seat in range(1, SEATS + 1):
            request = (
                f"GET /api/tables/{self.name}/socket?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n"
                f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n"
            ).encode()
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(
                lambda seat=seat, request=request: Socket(self, seat, request),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            self.sockets.append(socket)

    def hear(self, socket: Socket, frame: bytes) -> None:
        """A message has come for a seat."""
        if not frame:
            return
        message = _decode(frame)
        if message.type == "welcome":
            socket.send({"type": "contribute", "id": secrets.token_hex(8), "text": secrets.token_hex(8)})
        elif message.type == "ack" and message.id == self.waiting_for:
            self.load.acknowledged.append(time.perf_counter() - self.due)
        elif message.type == "refused":
            raise RuntimeError(frame.decode())
        elif message.game is not None:
            self._look(socket, message.game)

    def _look(self, socket: Socket, game: _Game) -> None:
        socket.version, socket.legal = game.version, game.legal
        if game.version > self.version:
            self.version, self.seen = game.version, 0
        self.seen += game.version == self.version
        if self.seen == SEATS:
            if self.waiting_for is not None:
                self.load.shown.append(time.perf_counter() - self.due)
                self.waiting_for = None
            self.load.idle(self)

    def play(self, due: float) -> None:
        """The seat to move plays a random action."""
        socket = next(socket for socket in self.sockets if socket.legal)
        self.count += 1
        self.due, self.waiting_for = due, f"move-{self.name}-{self.count}"
        word = socket.legal[secrets.randbelow(len(socket.legal))]
        socket.send({"type": "play", "id": self.waiting_for, "word": word, "version": self.version})


def _p99(times: list[float]) -> float:
    """In milliseconds."""
    return 1000 * statistics.quantiles(times, n=100)[98]


class Load:
    """Plays at many tables, as fast as it goes or at a pace."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.ready: deque[Table] = deque()
        self.is_saturating = False

    def idle(self, table: Table) -> None:
        """A table's move has been seen by all."""
        if self.is_saturating:
            table.play(time.perf_counter())
        else:
            self.ready.append(table)

    async def saturate(self, seconds: float) -> float:
        """Moves a second with one under way at every table."""
        self.is_saturating = True
        self._clear()
        began = time.perf_counter()
        while self.ready:
            self.ready.popleft().play(time.perf_counter())
        await asyncio.sleep(seconds)
        self.is_saturating = False
        pace = len(self.shown) / (time.perf_counter() - began)
        await asyncio.sleep(1.0)
        return pace

    async def keep_pace(self, pace: float, seconds: float) -> None:
        """Moves at a pace, at whichever table has waited longest."""
        self._clear()
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * pace and self.ready:
                self.ready.popleft().play(began + sent / pace)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)

    def _clear(self) -> None:
        self.acknowledged, self.shown = [], []

    def figures(self) -> str:
        """What was measured, in milliseconds."""
        return ", ".join(
            f"{name} p50 {1000 * statistics.median(times):.1f} p99 {_p99(times):.1f} ms"
            for name, times in (("acknowledged", self.acknowledged), ("seen by all", self.shown))
        )


async def _load(served: Served) -> None:
    load = Load()
    before = served.memory()
    tables = []
    for number in range(TABLES):
        seats = [{"kind": "me", "name": f"P{k}"} for k in range(SEATS)]
        body = {"id": f"table-{number:06}", "game": "ottere", "seats": seats, "options": {"target": 9999}}
        created, cookie = served.ask("POST", "/api/tables", body)
        tables.append(Table(load, created["table"], cookie))
    for table in tables:
        await table.open(served.port)
    async with asyncio.timeout(120):
        while len(load.ready) < TABLES:
            await asyncio.sleep(0.05)
    ready = served.memory()
    print(
        f"memory: {before:.0f} MiB before, {(ready - before) * 1024 / TABLES:.0f} KiB a table with its four sockets"
    )
    await load.keep_pace(20, 2.0)  # what is done once is done
    used, played = served.seconds(), sum(table.version for table in tables)
    pace = await load.saturate(SECONDS)
    print(f"saturated: {pace:,.0f} moves/s ({SEATS * pace:,.0f} views/s), {load.figures()}")
    moves = sum(table.version for table in tables) / TABLES
    each = (served.seconds() - used) / (moves * TABLES - played)
    print(f"processor time: {1e6 * each:,.0f} µs a move, so {1 / each:,.0f} moves/s of one core to itself")
    grown = (served.memory() - ready) * 1024 / TABLES
    print(f"memory: {grown:.0f} KiB more a table after {moves:.0f} moves")
    await load.keep_pace(pace / 2, SECONDS)
    print(f"half load: {len(load.shown) / SECONDS:,.0f} moves/s, {load.figures()}")
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()


def _fill(folder: Path) -> int:
    """Store many tables: finished ones, games that wait for people, and some that bots play on. How many wait for a
    bot, and go on as soon as the server is up."""
    return asyncio.run(_store(folder))


async def _store(folder: Path) -> int:
    waiting = 0
    store = SQLiteStore(folder / DATABASE)
    options = {o.name: o.default for o in games.find("ottere").options} | {"target": 30}
    now = time.time()
    for number in range(STORED):
        is_done, has_bots = number % 10 != 0, number % 100 == 0
        places = [
            e.Place(name="A", device=1),
            *[e.Place(level="greedy") if has_bots else e.Place(name="B", device=2)] * 3,
        ]
        opened = e.Opened(
            game="ottere",
            options=options,
            settings=Settings(pace=10.0),
            places=places,
            secret=new_secret(),
            host=1,
        )
        name = f"t{number:011}".replace("0", "a").replace("1", "b")
        table = applying.open_table(name, opened, now, games.find)
        drafts = [e.Contributed(seat=k, text=f"{k}") for k, seat in table.numbered() if seat.device] + [
            e.Dealt()
        ]
        stored = [Draft(name, 1, now, e.encode(opened), name)]

        def add(event: e.AnyEvent, table: Any = table, stored: list[Draft] = stored) -> None:
            applying.apply(table, event, now)
            stored.append(Draft(table.id, table.seq, now, e.encode(event)))

        for event in drafts:
            add(event)
        match = table.match
        assert match is not None
        while (mover := table.mover) is not None and (is_done or match.version < 30):
            word = bots.decide(bots.find_bot("random"), match.position, bots.source_for(match.position, name))
            add(e.Acted(seat=mover, action=match.position.action(word)))
        waiting += table.mover is not None and table.seat(table.mover).level is not None
        await store.open_table(row_of(table), stored[0], [1])
        await asyncio.gather(*[store.append(draft) for draft in stored[1:]])
    await store.close()
    return waiting


def _start_up(folder: Path) -> None:
    waiting = _fill(folder)
    size = sum(file.stat().st_size for file in folder.iterdir()) / 2**20
    with serving(folder) as served:
        began = time.perf_counter()
        while True:
            health, _ = served.ask("GET", "/api/health")
            if health["tables"] >= waiting:
                break
            time.sleep(0.02)
        resumed = served.started + time.perf_counter() - began
        print(
            f"start-up with {STORED:,} stored tables ({size:.0f} MiB): listening after {served.started:.2f} s, "
            f"{waiting} bots' tables going on after {resumed:.2f} s, {served.memory():.0f} MiB"
        )


def run() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        while not served.ask("GET", "/api/health")[0]["ready"]["ottere"]:
            time.sleep(0.1)
        asyncio.run(_load(served))
    with tempfile.TemporaryDirectory() as folder:
        _start_up(Path(folder))
