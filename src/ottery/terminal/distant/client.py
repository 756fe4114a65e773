"""The protocol's client: sits down over HTTP, then keeps a socket open.

A connection that breaks is made anew, waiting longer each time; what was not answered is sent again with the same id,
so it is done once. ``docs/server.md`` tells what goes to and fro.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ...games.game import Kind, Refused
from ...locales import Text
from ...wire import bodies
from ...wire import messages as m
from ...wire.parts import Error
from .address import Address
from .cookies import Cookies

T = TypeVar("T")

FIRST_WAIT, LONGEST_WAIT = 0.3, 10.0
"""Seconds before the first new attempt, and the most before any later one."""
SILENCE = 3
"""A server that has said nothing for so many of its beats is gone."""
_FOR_GOOD = frozenset({"newer", "removed", "gone", "limit"})

_decode = msgspec.json.Decoder(m.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


def new_id() -> str:
    """A new intent's id."""
    return secrets.token_urlsafe(12)


def refused(error: Error) -> Refused:
    """A refusal of the server's as one of our own."""
    known = {kind.value: kind for kind in Kind}
    return Refused(known.get(error.kind, Kind.ILLEGAL), error.text, error.rule)


class Client:
    """One seat at one table. ``hear`` gets every message; ``lose(None)`` says that there is no connection now,
    ``lose(farewell)`` that there will be none any more."""

    def __init__(
        self,
        address: Address,
        cookies: Cookies,
        hear: Callable[[m.ServerMessage], None],
        lose: Callable[[m.Farewell | None], None],
    ) -> None:
        self.address, self._cookies = address, cookies
        self._hear, self._lose = hear, lose
        self._cookie = cookies.of(address.server)
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[m.Intent, asyncio.Future[m.Ack | m.RefusedNews]]] = {}
        self._beat = 20.0
        self.held: tuple[int | None, int, int] = (None, 0, 0)
        """What is known already: the game's version, entries of its log, lines of chat."""

    # -- over HTTP

    async def sit(self, name: str) -> bodies.TablePage:
        """Use the link and take a seat, unless this terminal has one or can only watch; Refused says why not."""
        page = await self._enter()
        if not page.your_seats and "join" in page.may:
            await self._send("/join", bodies.Join(id=new_id(), name=name[:24]), bodies.Joined)
            page = await self._get(self.address.api, bodies.TablePage)
        return page

    async def _enter(self) -> bodies.TablePage:
        if self.address.key is None:
            return await self._get(self.address.api, bodies.TablePage)
        try:
            key = msgspec.convert(self.address.key, bodies.Secret)
        except msgspec.ValidationError:
            raise Refused(Kind.UNKNOWN, Text.of("table-link-dead")) from None
        if not self._cookie:
            with suppress(Refused):  # gives the cookie: an answer that is lost can be had again then
                await self._get(self.address.api, bodies.TablePage)
        try:
            return await self._send("/enter", bodies.Enter(key=key), bodies.TablePage)
        except Refused:
            page = await self._get(
                self.address.api, bodies.TablePage
            )  # a seat's link works once: is it ours?
            if page.your_seats:
                return page
            raise

    async def deck(self, game: str) -> dict[str, Any]:
        """A game's deck."""
        return (await self._get(f"{self.address.server}/api/games/{game}/deck", bodies.Deck)).deck

    async def _get(self, url: str, kind: type[T]) -> T:
        return await self._request("GET", url, None, kind)

    async def _send(self, path: str, body: bodies.Body, kind: type[T]) -> T:
        return await self._request("POST", self.address.api + path, _encode(body), kind)

    async def _request(self, method: str, url: str, body: bytes | None, kind: type[T]) -> T:
        headers = {"content-type": "application/json"} | self._identity()
        try:
            async with httpx.AsyncClient(timeout=30.0, trust_env=False) as http:
                answer = await http.request(method, url, content=body, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL, OSError):
            raise Refused(
                Kind.UNKNOWN, Text.of("terminal-refuse-silent", address=self.address.server)
            ) from None
        for name, value in answer.cookies.items():
            self._cookie = f"{name}={value}"
            self._cookies.keep(self.address.server, self._cookie)
        try:
            if answer.status_code >= 400:
                raise refused(msgspec.json.decode(answer.content, type=Error))
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError:
            raise Refused(
                Kind.UNKNOWN, Text.of("terminal-refuse-stranger", address=self.address.server)
            ) from None

    def _identity(self) -> dict[str, str]:
        return {"cookie": self._cookie} if self._cookie else {}

    # -- over the socket

    async def run(self) -> m.Farewell:
        """Stay connected until the server says goodbye for good."""
        wait = FIRST_WAIT
        while True:
            farewell = None
            with suppress(OSError, WebSocketException, TimeoutError, msgspec.MsgspecError):
                async with connect(
                    self.address.socket,
                    additional_headers=self._identity(),
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    farewell = await self._converse(socket)
                    wait = FIRST_WAIT
            self._socket = None
            if farewell is not None and farewell.reason in _FOR_GOOD:
                self._lose(farewell)
                return farewell
            self._lose(None)
            await asyncio.sleep(wait * (0.5 + random.random()))  # noqa: S311  # spreads clients, hides nothing
            wait = min(2 * wait, LONGEST_WAIT)

    async def _converse(self, socket: ClientConnection) -> m.Farewell | None:
        """Everything on one connection; its farewell, if there was one."""
        version, entries, chat = self.held
        await socket.send(_encode(m.Hello(version=version, entries=entries, chat=chat)), text=True)
        self._socket = socket
        for wish, _ in list(self._unanswered.values()):
            await socket.send(_encode(wish), text=True)
        while True:
            async with asyncio.timeout(SILENCE * self._beat):
                message = _decode(await socket.recv())
            if isinstance(message, m.Farewell):
                return message
            if isinstance(message, m.Welcome):
                self._beat = message.beat
            self._settle(message)
            self._hear(message)

    def _settle(self, message: m.ServerMessage) -> None:
        """An answer reaches whoever asked."""
        if isinstance(message, m.Ack | m.RefusedNews) and message.id is not None:
            _, answer = self._unanswered.pop(message.id, (None, None))
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def ask(self, wish: m.Intent) -> m.Ack | m.RefusedNews:
        """Ask for something; the answer, however often the connection breaks meanwhile."""
        answer: asyncio.Future[m.Ack | m.RefusedNews] = asyncio.get_running_loop().create_future()
        self._unanswered[wish.id] = wish, answer
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # it is sent again on the next connection
                await self._socket.send(_encode(wish), text=True)
        return await answer
