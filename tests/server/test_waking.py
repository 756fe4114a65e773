"""What a server does first: it gets the games ready and takes up their tables, and tells of what goes wrong."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ottery.server import server as servers
from ottery.server.house import House
from ottery.server.server import Server
from ottery.server.settings import Settings
from ottery.server.sqlite import SQLiteStore
from tests import toy

from .playing import LOGGED, PATIENCE
from .rooms import house_of, open_table


def server_of(folder: Path, store: SQLiteStore | None = None) -> Server:
    """A server of the toy games, not started."""
    return Server(Settings(data=str(folder)), find=toy.find, names=toy.NAMES, store=store)


async def woken(server: Server) -> str:
    """Start a server and let it wake to the end; what it has logged."""
    start = len(LOGGED.getvalue())
    await server.start()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait(server._tasks[:1])
    await server.stop()
    return LOGGED.getvalue()[start:]


async def test_tables_go_on_as_soon_as_their_game_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the other games take: the last one may be compiled minutes later."""
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        for game in toy.NAMES:
            await open_table(house, game, 1, bots=1, pace=10.0)
    load, resume, resumed = Server._load, House.resume, asyncio.Event()

    async def is_there(server: Server, name: str) -> bool:
        return name == "pebbles" and await load(server, name)

    async def takes_for_ever(*_: Any) -> None:
        await asyncio.Event().wait()

    async def noted(house: House, *given: Any) -> int:
        count = await resume(house, *given)
        resumed.set()
        return count

    monkeypatch.setattr(Server, "_load", is_there)
    monkeypatch.setattr(Server, "_compile", takes_for_ever)
    monkeypatch.setattr(House, "resume", noted)
    server = server_of(tmp_path, store)
    await server.start()
    async with asyncio.timeout(PATIENCE):
        await resumed.wait()
    assert [live.table.game.name for live in server.house.live.values()] == ["pebbles"]
    await server.stop()


async def test_a_fault_while_it_wakes_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise OSError("no texts today")

    monkeypatch.setattr(servers, "_read_texts", fails)
    assert "no texts today" in await woken(server_of(tmp_path))


async def test_where_no_process_can_be_started_the_server_compiles_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_there(*_: Any) -> bool:
        return False

    async def no_process(*_: Any, **__: Any) -> Any:
        raise OSError("no memory for a child")

    monkeypatch.setattr(Server, "_load", not_there)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_process)
    server = server_of(tmp_path)
    assert "no memory for a child" in await woken(server)
    assert server.house.ready == set(toy.NAMES)


async def test_tables_that_cannot_be_listed_are_told_of_and_damage_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any, **__: Any) -> Any:
        raise OSError("no list today")

    async def damaged(_: Any) -> str:
        return "page 7 is wet"

    monkeypatch.setattr(SQLiteStore, "automatic", fails)
    monkeypatch.setattr(SQLiteStore, "damage", damaged)
    told = await woken(server_of(tmp_path))
    assert "no list today" in told
    assert "page 7 is wet" in told
