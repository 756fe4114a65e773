"""Bots at tables: what they must never do, and what is done when one fails."""

import asyncio
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from ottery import bots
from ottery.games.position import Position
from ottery.kernel.rng import Rng
from ottery.server import habits
from ottery.server.sqlite import SQLiteStore
from ottery.wire import messages as m

from .rooms import Clock, Guest, house_of, open_table, play, settle, until


class Failing:
    level = "greedy"

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        raise ZeroDivisionError


class Cheating:
    """Wants what is not allowed, again and again."""

    level = "greedy"
    asked = 0

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        Cheating.asked += 1
        legal = position.actions()
        return next(a for a in range(len(position.game.words.ACTIONS)) if a not in legal)


async def test_bots_go_on_when_a_full_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(habits, "TRY_AGAIN", 0.0)
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        live, guests = await open_table(house, "pebbles", 1, bots=1, options={"first": 1, "heap": 19})
        match = live.table.match
        assert match is not None
        append, tried, stored = store.append, asyncio.Event(), asyncio.Event()

        async def full(*_: Any) -> Any:
            tried.set()
            raise OSError(ENOSPC, "No space left on device")

        async def with_room(*given: Any) -> Any:
            answer = await append(*given)
            stored.set()
            return answer

        await play(live, guests[0], "take 1")
        monkeypatch.setattr(store, "append", full)
        async with asyncio.timeout(60):
            await tried.wait()
            monkeypatch.setattr(store, "append", with_room)
            await stored.wait()
    await store.close()


async def test_bots_go_on_when_a_move_was_stored_while_its_connection_broke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is sent again on the next connection; nothing else happens at the table."""
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        live, (ada,) = await open_table(house, "pebbles", 1, bots=1, options={"first": 1, "heap": 19})
        append, answered = store.append, asyncio.Event()

        async def breaking(*given: Any) -> Any:
            await append(*given)
            monkeypatch.setattr(store, "append", noting)
            raise asyncio.CancelledError

        async def noting(*given: Any) -> Any:
            answer = await append(*given)
            if answer.outcome == "stored":
                answered.set()
            return answer

        monkeypatch.setattr(store, "append", breaking)
        with pytest.raises(asyncio.CancelledError):
            await play(live, ada, "take 1", "sent-twice")
        assert (await play(live, ada, "take 1", "sent-twice"))["again"]
        async with asyncio.timeout(60):
            await answered.wait()
    await store.close()


@pytest.mark.parametrize("bot", [Failing(), Cheating()], ids=["fails", "cheats"])
async def test_a_bot_that_cannot_play_is_stood_in_for_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Any
) -> None:
    monkeypatch.setattr(bots, "bot_at_hand", lambda level, game: bot)
    Cheating.asked = 0
    async with house_of(tmp_path) as house:
        live, _ = await open_table(house, "pebbles", 1, bots=1, options={"first": 2, "heap": 19})
        match = live.table.match
        assert match is not None
        await until(live, lambda: match.version >= 1)
        assert match.actors[0] == 2
        assert match.to_move == 1
    assert Cheating.asked <= 3  # each stand-in once, no loop


async def test_a_bot_acts_in_its_turn_alone_and_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada,) = await open_table(house, "pebbles", 1, bots=2, options={"heap": 19})
        match = live.table.match
        assert match is not None
        while match.to_move is not None:
            if match.to_move == 1:
                before = match.version
                for _ in range(3):
                    live.plan()
                    await settle(live)
                assert match.version == before  # bots do not move while a person is to move
                assert (await play(live, ada, "take 1"))["type"] == "ack"
            await until(live, lambda: match.to_move in (1, None))
        assert list(match.actors) == [k % 3 + 1 for k in range(len(match.actors))]


async def test_a_bot_takes_no_time_from_a_persons_clock(tmp_path: Path) -> None:
    """The clock of a turn begins when the turn does, however long the bot took before."""
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada,) = await open_table(
            house, "pebbles", 1, bots=1, options={"heap": 19, "first": 2}, clock=30
        )
        match = live.table.match
        assert match is not None
        before: Any = ada.game["clock"]
        assert before is None  # a bot's turn has no clock
        clock.at += 500.0
        await until(live, lambda: match.to_move == 1)
        assert ada.game["clock"]["until"] == clock.at + 30
        watcher = Guest(None, 0)
        await live.attach(watcher, m.Hello())
        assert watcher.game["clock"] == ada.game["clock"]


async def test_a_bot_thinks_about_the_tables_own_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    true = bots.find_bot

    class Spy:
        level = "greedy"

        def choose(self, position: Position, seat: int, source: Rng) -> int:
            seen.append(bool(position.state.draw_two))  # type: ignore[attr-defined]
            return true("greedy").choose(position, seat, source)

    monkeypatch.setattr(bots, "bot_at_hand", lambda level, game: Spy())
    async with house_of(tmp_path) as house:
        live, _ = await open_table(house, "ottere", 1, bots=1, options={"first": 2, "draw-two": True})
        match = live.table.match
        assert match is not None
        await until(live, lambda: match.version >= 1)
    assert set(seen) == {True}
