"""A crowd at the door: 10,000 connections opened and left, while one table plays on.

A third says nothing, a third says hello to a table that it may not see, a third sends nonsense. Each is to get a clear
answer or its silence be ended; the table's players are not to notice; the memory is to be what it was before.
"""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from .server import SEATS, Load, Served, Table, serving

CROWD = int(os.environ.get("OTTERY_BENCH_CROWD", "10000"))
AT_ONCE = 200
PACE = 20.0
"""Moves a second at the table meanwhile."""


async def _visit(port: int, number: int) -> str:
    """One of the crowd: opens a socket, does something useless, and is gone; what it was told."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /api/tables/aaaaaaaaaaaa/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        if number % 3 == 0:
            return "left"
        body = b'{"type":"hello"}' if number % 3 == 1 else b"nonsense" * 10
        writer.write(bytes((0x81, 0x80 | len(body))) + b"\0\0\0\0" + body)
        async with asyncio.timeout(30):
            answer = await reader.read(2000)
        return "told" if b"farewell" in answer else "closed"
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _crowd(served: Served) -> None:
    load = Load()
    seats = [{"kind": "me", "name": f"P{k}"} for k in range(SEATS)]
    body = {"id": "table-0001", "game": "ottere", "seats": seats, "options": {"target": 9999}}
    created, cookie = await asyncio.to_thread(served.ask, "POST", "/api/tables", body)
    table = Table(load, created["table"], cookie)
    await table.open(served.port)
    while not load.ready:
        await asyncio.sleep(0.05)
    told: list[str] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(number: int) -> None:
        async with gate:
            try:
                told.append(await _visit(served.port, number))
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                told.append("cut")

    for name, count in (("a tenth first", CROWD // 10), ("the crowd", CROWD)):
        told.clear()
        began = time.perf_counter()
        playing = asyncio.create_task(load.keep_pace(PACE, 3600.0))
        await asyncio.gather(*[come(number) for number in range(count)])
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        spent = time.perf_counter() - began
        answers = ", ".join(f"{told.count(each)} {each}" for each in sorted(set(told)))
        moves = load.shown or [float("nan")]
        late = 1000 * statistics.median(moves)
        print(f"{name}: {count:,} in {spent:.0f} s ({answers})")
        print(f"meanwhile {len(load.shown)} moves at the table, p50 {late:.1f} ms")
        await asyncio.sleep(1.0)
        health, _ = await asyncio.to_thread(served.ask, "GET", "/api/health")
        print(f"afterwards: {health['connections']} connections, {served.memory():.1f} MiB")
    for socket in table.sockets:
        socket.transport.abort()


def run() -> None:
    """Let them come, and print what became of it."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        while not served.ask("GET", "/api/health")[0]["ready"]["ottere"]:
            time.sleep(0.1)
        asyncio.run(_crowd(served))
