"""A connection: its queue of messages to be sent, and the loop that reads what comes.

Nobody waits for a slow client: what is to be sent goes into a bounded queue, and a client that lets it fill up is
dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..games.game import Refused
from ..locales import Text
from ..wire import encode
from ..wire import messages as m
from ..wire.parts import PROTOCOL, Error
from . import metrics
from .access import check_may_watch
from .errors import Denied, NotReady, error_of
from .live import Live
from .shows import Viewer

if TYPE_CHECKING:
    from .server import Server

log = structlog.get_logger()

decode = msgspec.json.Decoder(m.ClientMessage).decode

SLOW = 1013
MOST_BYTES = 8 << 20
"""What may wait for a client when it is more than one message."""
_TO_CLOSE = 2.0
"""Seconds that a closing handshake may take, and a wish that is being carried out after it."""
FAULTS_ALLOWED = 20
"""Messages that cannot be read, or come too fast, before a connection ends."""


class _LooseId(msgspec.Struct):
    id: str | None = None


_loose = msgspec.json.Decoder(_LooseId).decode


class Connection:
    """One client at one table, as a seat or a spectator."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        viewer: Viewer,
        device: int,
        queue: int,
        now: Callable[[], float],
    ) -> None:
        self.viewer, self.device = viewer, device
        self._socket, self._now, self._most = socket, now, queue
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._said = 0
        self._news: asyncio.Future[None] | None = None
        self.code: int | None = None
        """What to close with, once it is to be closed."""
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the client reads too slowly to be told anything more."""

    def send(self, data: bytes) -> None:
        """Send a message when it is its turn; a client with too many waiting is dropped."""
        if self.code is None:
            self._add(data)
            self._said += 1
            if len(self._queue) > self._most or (self._waiting > MOST_BYTES and len(self._queue) > 1):
                self._queue.clear()
                self.code = SLOW
                self.dropped.set_result(None)
                metrics.dropped.inc()
            self._wake()

    def bye(self, reason: str, key: str) -> None:
        """Say why, then close."""
        if self.code is None:
            self._add(encode(m.Farewell(reason=reason, text=Text.of(key))))  # type: ignore[arg-type]
            self.code = m.CLOSE_CODES[reason]
            self._wake()

    def _add(self, data: bytes) -> None:
        self._queue.append(data)
        self._waiting += len(data)

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def pump(self) -> None:
        """Send what waits until there is reason to close."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                data = self._queue.popleft()
                self._waiting -= len(data)
                await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self.code is not None:
                return
            self._news = loop.create_future()
            await self._news

    async def beat(self, seconds: float) -> None:
        """Give a sign of life wherever nothing was said for so long."""
        while True:
            said = self._said
            await asyncio.sleep(seconds)
            if said == self._said:
                self.send(encode(m.Pong(n=0, now=self._now())))


class Reader:
    """Reads a connection's messages and has them carried out."""

    def __init__(self, server: Server, live: Live, connection: Connection) -> None:
        self._server, self._live, self._connection = server, live, connection
        self._messages, self._lines = server.doors.buckets_of(live.table.id, connection.viewer)
        self._faults = 0

    async def take(self, data: str) -> None:
        """Carry out a message, or say why not."""
        metrics.messages.inc()
        if not self._messages.take(time.monotonic()):
            self._fault(data, "limit", "table-too-fast")
            return
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            self._fault(data, "unreadable", "table-unreadable", detail=str(fault)[:200])
            return
        await self._carry_out(message)

    async def _carry_out(self, message: Any) -> None:
        if isinstance(message, m.Ping):
            self._connection.send(encode(m.Pong(n=message.n, now=self._server.now())))
        elif isinstance(message, m.Hello):
            self._live.send_all(self._connection, message)
        elif isinstance(message, m.Rematch):
            await self._rematch(message)
        elif isinstance(message, m.Say) and not self._lines.take(time.monotonic()):
            self._refuse(message.id, Error(kind="limit", text=Text.of("table-too-fast")))
        elif isinstance(message, m.Intent):
            await self._live.ask(self._connection, message)

    async def _rematch(self, message: m.Rematch) -> None:
        if self._connection.viewer is None:
            self._refuse(message.id, Error(kind="forbidden", text=Text.of("table-watching")))
            return
        try:
            await self._server.house.rematch(self._live)
        except (Denied, Refused) as fault:
            self._refuse(message.id, error_of(fault))
        else:
            self._connection.send(encode(m.Ack(id=message.id, seq=self._live.table.seq)))

    def _fault(self, data: str, kind: Any, key: str, **values: str) -> None:
        self._refuse(_id_of(data), Error(kind=kind, text=Text.of(key, **values)))
        self._faults += 1
        if self._faults > FAULTS_ALLOWED:
            self._connection.bye("limit", "table-too-much")

    def _refuse(self, name: str | None, error: Error) -> None:
        metrics.refused.labels(error.kind).inc()
        self._connection.send(encode(m.RefusedNews(id=name, error=error)))


def _id_of(data: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that its sender does not wait for ever."""
    try:
        name = _loose(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return name if name is not None and len(name) <= 40 else None


async def serve(server: Server, socket: WebSocket[Any, Any, Any], name: str) -> None:
    """A socket from its opening to its end."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    with server.doors.connection(address) as is_open:
        try:
            live, viewer, device = await _admit(server, socket, name, is_open=is_open)
        except Denied as fault:
            await _turn_away(socket, fault)
            return
        connection = Connection(socket, viewer, device, server.settings.queue, server.now)
        await _run(server, socket, live, connection)


async def _admit(
    server: Server, socket: WebSocket[Any, Any, Any], name: str, *, is_open: bool
) -> tuple[Live, Viewer, int]:
    """The table, what the client is there, and its device; denied to whoever has no business there."""
    if not is_open:
        raise Denied("limit", "table-too-many")
    live = await server.house.get(name)
    device = await server.devices.find(socket.cookies.get(server.devices.cookie_name)) or 0
    mine = live.table.seats_of(device)
    wanted = socket.query_params.get("seat")
    if wanted is not None:
        if not str(wanted).isdecimal() or len(str(wanted)) > 2 or int(wanted) not in mine:
            raise Denied("seat", "table-not-yours")
        return live, int(wanted), device
    if mine:
        return live, mine[0], device
    await check_may_watch(server.house, live, device)
    return live, None, device


_REASONS = {"unknown": "gone", "broken": "gone", "limit": "limit"}


async def _turn_away(socket: WebSocket[Any, Any, Any], fault: Denied) -> None:
    reason = "restart" if isinstance(fault, NotReady) else _REASONS.get(fault.error.kind, "removed")
    farewell = encode(m.Farewell(reason=reason, text=fault.error.text))  # type: ignore[arg-type]
    with suppress(Exception):
        async with asyncio.timeout(5):
            await socket.send({"type": "websocket.send", "text": farewell.decode(), "bytes": None})
            await socket.close(m.CLOSE_CODES[reason])


async def _run(server: Server, socket: WebSocket[Any, Any, Any], live: Live, connection: Connection) -> None:
    pump = asyncio.create_task(connection.pump())
    beating = asyncio.create_task(connection.beat(server.settings.beat))
    reading = asyncio.create_task(_read(server, socket, live, connection))
    try:
        await asyncio.wait((pump, reading, connection.dropped), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.detach(connection)
        await _end(beating)
        await _end(pump)
        if connection.code is not None and not reading.done():
            with suppress(Exception):  # the client may have closed it already
                async with asyncio.timeout(_TO_CLOSE):
                    await socket.close(connection.code)
        await asyncio.wait((reading,), timeout=_TO_CLOSE)  # whatever it is doing, it does to the end
        await _end(reading)


async def _end(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError, Exception):
        await task


async def _read(server: Server, socket: WebSocket[Any, Any, Any], live: Live, connection: Connection) -> None:
    """Read until the client is gone; its first message has to be ``hello``."""
    reader = Reader(server, live, connection)
    hello = await _hello(server, socket, connection)
    if hello is None:
        with suppress(WebSocketDisconnect):
            while await _receive(socket) is not None:  # the pump says goodbye meanwhile
                pass
        return
    await live.attach(connection, hello)
    with suppress(WebSocketDisconnect):
        while (data := await _receive(socket)) is not None:
            try:
                await reader.take(data)
            except Exception:
                log.exception("message failed", table=live.table.id)
                connection.send(
                    encode(
                        m.RefusedNews(
                            id=_id_of(data), error=Error(kind="broken", text=Text.of("server-broken"))
                        )
                    )
                )


async def _hello(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> m.Hello | None:
    try:
        async with asyncio.timeout(server.settings.hello_within):
            data = await _receive(socket)
    except TimeoutError:
        connection.bye("limit", "table-no-hello")
        return None
    try:
        message = None if data is None else decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        message = None
    if not isinstance(message, m.Hello) or message.protocol != PROTOCOL:
        connection.bye("limit", "table-no-hello")
        return None
    return message


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The next message; "" for one that is not text, None at the end."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("text") or ""
