"""Tables without sockets: the house itself, and guests that keep every byte they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ottery.games.game import Game
from ottery.match.pledge import new_secret
from ottery.server import events as e
from ottery.server.bus import Bus, LocalBus
from ottery.server.house import House
from ottery.server.live import Live
from ottery.server.settings import Settings
from ottery.server.sqlite import SQLiteStore
from ottery.server.store import Store
from ottery.wire import messages as m
from ottery.wire.parts import Settings as Rules
from tests import toy

from .playing import PATIENCE, new_id


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def house_of(
    folder: Path,
    *,
    find: Callable[[str], Game] = toy.find,
    names: tuple[str, ...] = (*toy.NAMES, *toy.BUILT),
    now: Clock | None = None,
    store: Store | None = None,
    bus: Bus | None = None,
    **settings: Any,
) -> AsyncIterator[House]:
    """A house of tables with a store of its own, or with one that it shares."""
    kept = store or SQLiteStore(folder / "tables.sqlite")
    house = House(kept, bus or LocalBus(), Settings(data=str(folder), **settings), find, now=now or Clock())
    house.ready.update(names)
    try:
        yield house
    finally:
        await house.close()
        if store is None:
            await kept.close()


class Guest:
    """A connection that keeps all it is sent."""

    def __init__(self, viewer: int | None, device: int) -> None:
        self.viewer, self.device = viewer, device
        self.raw: list[bytes] = []
        self.goodbye: str | None = None

    def send(self, data: bytes) -> None:
        self.raw.append(data)

    def bye(self, reason: str, key: str) -> None:
        self.goodbye = reason

    @property
    def told(self) -> list[dict[str, Any]]:
        return self.told_since(0)

    def told_since(self, start: int) -> list[dict[str, Any]]:
        """All messages but the first ``start``."""
        return [json.loads(data) for data in self.raw[start:]]

    def answer_since(self, start: int) -> dict[str, Any]:
        """How a wish was answered that was sent after the first ``start`` messages."""
        return next(told for told in self.told_since(start) if told["type"] in ("ack", "refused"))

    def last(self, kind: str) -> dict[str, Any]:
        """The latest message of a kind."""
        return next(told for told in map(json.loads, reversed(self.raw)) if told["type"] == kind)

    @property
    def game(self) -> dict[str, Any]:
        game: dict[str, Any] = self.last("game")["game"]
        return game

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.last("table")["table"]
        return table


async def open_table(
    house: House,
    game: str,
    people: int,
    *,
    bots: int = 0,
    options: dict[str, Any] | None = None,
    secret: str | None = None,
    level: str = "greedy",
    **rules: Any,
) -> tuple[Live, list[Guest]]:
    """A table of people (devices 1 …) and bots, everybody there, cards dealt with ``secret``."""
    places = [e.Place(name=f"P{k}", device=k) for k in range(1, people + 1)]
    places += [e.Place(level=level)] * bots
    opened = e.Opened(
        game=game,
        options=house.check(game, places, options or {}),
        settings=Rules(**({"pace": 0.0, "call_pause": 0.0} | rules)),
        places=places,
        secret=secret or new_secret(),
        host=1,
    )
    live = await house.get(await house.open(opened, new_id()))
    guests = [Guest(k, k) for k in range(1, people + 1)]
    for guest in guests:
        await live.attach(guest, m.Hello())
    for guest in guests:
        await live.ask(guest, m.Contribute(id=new_id(), text=f"part of {guest.viewer}"))
    await settle(live)
    return live, guests


async def settle(live: Live) -> None:
    """Let everything that is due by itself happen."""
    await live.habits.work()


async def until(live: Live, reached: Callable[..., bool]) -> None:
    """Let bots think, and everything happen by itself, until something is reached."""
    async with asyncio.timeout(PATIENCE):
        while True:
            live.plan()
            await settle(live)
            if reached():
                return
            await busy(live.house)


async def busy(house: House) -> None:
    """Wait for the next thing that the house has under way."""
    assert house._tasks, "nothing is under way, so nothing will happen"
    await asyncio.wait(house._tasks, return_when=asyncio.FIRST_COMPLETED)


async def play(live: Live, guest: Guest, word: str, name: str | None = None) -> dict[str, Any]:
    """Play a word; the answer."""
    assert live.table.match is not None
    before = len(guest.raw)
    await live.ask(guest, m.Play(id=name or new_id(), word=word, version=live.table.match.version))
    return guest.answer_since(before)
