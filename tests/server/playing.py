"""A real server on a free port of 127.0.0.1, and players who speak to it as a browser does."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ottery.games.game import Game
from ottery.server import logs
from ottery.server.app import make_app
from ottery.server.bus import Bus
from ottery.server.command import uvicorn_config
from ottery.server.server import Server
from ottery.server.settings import Settings
from ottery.server.store import Store
from tests import toy

LOGGED = io.StringIO()
"""All that servers have logged in these tests."""

logs.set_up("info", "json", LOGGED)

PATIENCE = 60.0
"""Seconds after which a test gives up on something that should have happened."""

QUICK = {"pace": 0.0, "call_pause": 0.0}


class Running:
    """A server that runs in this event loop."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port = server, port
        self.url = f"http://127.0.0.1:{port}"
        self.players: list[Player] = []

    def player(self, name: str = "Ada") -> Player:
        """A new device."""
        player = Player(self.url, name)
        self.players.append(player)
        return player


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    find: Callable[[str], Game] = toy.find,
    names: tuple[str, ...] = toy.NAMES,
    store: Store | None = None,
    bus: Bus | None = None,
    port: int = 0,
    now: Callable[[], float] | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """Serve the toy game (or others) from ``folder``."""
    plain = {
        "requests_a_second": 500.0,
        "opened_a_minute": 6000.0,
        "keys_a_minute": 600.0,
        "messages_a_second": 200.0,
    }
    chosen = Settings(data=str(folder), **(plain | settings))
    server = Server(chosen, find=find, names=names, store=store, bus=bus, now=now or time.time)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    config = uvicorn_config(make_app(server), chosen)
    runner = uvicorn.Server(config)
    runner.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(runner._serve([listening]))
    running = Running(server, listening.getsockname()[1])
    try:
        async with asyncio.timeout(5 * PATIENCE):  # rules may have to be compiled
            while not runner.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(0.01)
            while not set(names) <= server.house.ready:
                await asyncio.sleep(0.01)
        yield running
    finally:
        for player in running.players:
            await player.close()
        runner.should_exit = True
        await task
        listening.close()


def state_of(running: Running, table: str) -> Any:
    """The true state of a table's game."""
    match = running.server.house.live[table].table.match
    assert match is not None
    return match.position.state


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status, self.error = status, error
        self.kind, self.key = error["kind"], error["text"]["key"]


class Player:
    """One browser: its cookie and its requests."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers={"origin": url})
        self.seats: list[Seat] = []

    async def get(self, path: str, **params: Any) -> Any:
        """What is at an address."""
        return _body(await self.http.get(path, params=params))

    async def post(self, path: str, **body: Any) -> Any:
        """Send a body."""
        return _body(await self.http.post(path, json=body))

    async def open(self, game: str = "pebbles", seats: Any = 2, settings: Any = None, **more: Any) -> Any:
        """Open a table: this player and open seats, or the seats given."""
        wishes = (
            [{"kind": "me", "name": self.name}, *[{"kind": "open"}] * (seats - 1)]
            if isinstance(seats, int)
            else seats
        )
        return await self.post(
            "/api/tables", id=new_id(), game=game, seats=wishes, settings=QUICK | (settings or {}), **more
        )

    async def come(self, created: Any, seat: int | None = None) -> Any:
        """Follow the invitation of a table and sit down."""
        link = next(link for link in created["links"] if link["kind"] == "invite")
        await self.enter(link["path"])
        return await self.post(f"/api/tables/{created['table']}/join", id=new_id(), name=self.name, seat=seat)

    async def enter(self, path: str) -> Any:
        """Use a link."""
        address, _, key = path.partition("#")
        return await self.post(f"/api/tables/{address.rpartition('/')[2]}/enter", key=key)

    async def sit(self, table: str, seat: int | None = None, *, hello: bool = True, **have: Any) -> Seat:
        """Open the socket of a seat."""
        query = "" if seat is None else f"?seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        connection = await connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}",
            additional_headers={"cookie": cookie, "origin": self.url},
            compression=None,
        )
        found = Seat(self, connection)
        self.seats.append(found)
        if hello:
            with suppress(ConnectionClosed):  # whoever is turned away at the door hears the reason alone
                await found.send(type="hello", **have)
            await found.until("table", "farewell")
        return found

    async def sit_watching(self, player: Seat) -> Seat:
        """Watch a player's table, by a link of theirs."""
        table = player.table["id"]
        link = await player.player.post(f"/api/tables/{table}/links", kind="watch")
        await self.enter(link["path"])
        seat = await self.sit(table)
        await seat.until_game()
        return seat

    async def close(self) -> None:
        """Close everything."""
        for seat in self.seats:
            await seat.close()
        await self.http.aclose()


class Seat:
    """One socket. It keeps all that it was told, and the latest of each."""

    def __init__(self, player: Player, connection: ClientConnection) -> None:
        self.player, self.connection = player, connection
        self.raw: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.latest: dict[str, dict[str, Any]] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.unsent: dict[str, Any] | None = None

    @property
    def table(self) -> dict[str, Any]:
        """The table as told last."""
        table: dict[str, Any] = self.latest["table"]["table"]
        return table

    @property
    def game(self) -> dict[str, Any]:
        """The game as told last."""
        game: dict[str, Any] = self.latest["game"]["game"]
        return game

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.told.append(message)
        self.latest[message["type"]] = message
        if message["type"] == "game":
            log = message["game"]["log"]
            self.log[log["start"] :] = log["entries"]
        if message["type"] == "chat":
            self.chat += message["lines"]
        return message

    async def until(
        self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """Read on to a message of one of these kinds that fits."""
        while True:
            message = await self.hear()
            if message["type"] in kinds and where(message):
                return message

    async def until_table(self, where: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the table fits."""
        while "table" not in self.latest or not where(self.table):
            await self.hear()
        return self.table

    async def until_game(self, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Read on until the game fits."""
        while "game" not in self.latest or not where(self.game):
            await self.hear()
        return self.game

    async def at_least(self, version: int) -> None:
        """Read on until the game has that version."""
        await self.until_game(lambda game: game["version"] >= version)

    async def ask(self, kind: str, name: str | None = None, **more: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        name = name or new_id()
        await self.send(type=kind, id=name, **more)
        return await self.until("ack", "refused", where=lambda m: m["id"] == name)

    async def play(self, word: str | None = None) -> dict[str, Any]:
        """Play a legal action on the current version."""
        return await self.ask("play", word=word or self.game["legal"][0], version=self.game["version"])

    async def contribute(self) -> dict[str, Any]:
        """Give a part of the seed."""
        return await self.ask("contribute", text=secrets.token_hex(8))

    async def closed(self) -> int:
        """Read to the end; the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        code = self.connection.close_code
        assert code is not None
        return code

    async def close(self) -> None:
        """Close the socket."""
        await self.connection.close()


def new_id() -> str:
    """A new intent's id."""
    return secrets.token_urlsafe(9)


def _body(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refusal(response.status_code, response.json())
    return response.json() if "json" in response.headers["content-type"] else response.text


async def deal(players: list[Player], game: str = "pebbles", **more: Any) -> list[Seat]:
    """A table of these players, cards dealt."""
    created = await players[0].open(game, len(players), **more)
    for player in players[1:]:
        await player.come(created)
    seats = [await player.sit(created["table"]) for player in players]
    for seat in seats:
        await seat.contribute()
    for seat in seats:
        await seat.until_game()
    return seats


async def play_out(seats: list[Seat], choose: Callable[[Seat], str] | None = None) -> None:
    """Play to the end, whoever's turn it is; bots play by themselves."""
    by_number = {seat.table["you"]: seat for seat in seats}
    while True:
        newest = max(seat.game["version"] for seat in seats)
        for seat in seats:
            await seat.at_least(newest)
        expected = seats[0].game["expected"]
        if not expected:
            return
        mover = by_number.get(expected[0])
        if mover is not None:
            answer = await mover.play(choose(mover) if choose else None)
            assert answer["type"] == "ack", answer
        await (mover or seats[0]).at_least(newest + 1)
