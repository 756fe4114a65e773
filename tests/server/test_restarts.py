"""Restarts: killed at any moment, a server goes on as if nothing had happened."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ottery.kernel import record
from ottery.locales import Text
from ottery.server.bus import LocalBus
from ottery.server.errors import Denied, NotReady
from ottery.server.sqlite import InUse, SQLiteStore
from ottery.server.store import Draft, Stored
from ottery.wire import messages as m

from .playing import LOGGED, PATIENCE, Player, Seat, deal, new_id, play_out, serving
from .rooms import Clock, Guest, busy, house_of, open_table, play, settle, until
from .test_leaks import GAMES, OPTIONS, SEATS, chance, step

STEPS = 12


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_read_from_its_events_is_the_table_that_was(tmp_path: Path, game: str) -> None:
    """At every step, half-made decisions included: the same state, byte for byte, and the same chance to come."""
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        source = chance(f"restart {game}")
        live, guests = await open_table(house, game, SEATS[game], options=OPTIONS.get(game))
        for _ in range(STEPS):
            async with house_of(tmp_path, store=store) as other:
                again = await other.get(live.table.id)
                one, two = live.table.match, again.table.match
                assert one is not None
                assert two is not None
                assert record.to_bytes(one.position.state) == record.to_bytes(two.position.state)
                assert (one.version, one.actors, one.course.rounds) == (
                    two.version,
                    two.actors,
                    two.course.rounds,
                )
                assert again.table.seq == live.table.seq
                assert again.table.chat == live.table.chat
            if not await step(live, guests, source):
                break
    await store.close()


async def test_everything_that_can_happen_at_a_table_is_read_again(tmp_path: Path) -> None:
    clock = Clock()
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store, now=clock) as house:
        live, (ada, bo, cy) = await open_table(house, "nuts", 3, bots=1, pace=10.0)
        await play(live, ada, "mark")
        await live.ask(ada, m.Undo(id=new_id(), version=1))
        for guest in (bo, cy):
            await live.ask(guest, m.AnswerUndo(id=new_id(), version=1, allow=True))
        await settle(live)
        await play(live, ada, "pick 1")
        await live.ask(bo, m.Say(id=new_id(), phrase="wow"))
        await live.ask(ada, m.Mute(id=new_id(), seat=2, muted=True))
        await live.ask(ada, m.Change(id=new_id(), chat=False))
        await live.ask(cy, m.StandIn(id=new_id()))
        await live.ask(ada, m.PutBot(id=new_id(), seat=4, level="random"))
        await live.move(99, 2)
        live.detach(ada)
        clock.at += 61
        await settle(live)
        async with house_of(tmp_path, store=store, now=clock) as other:
            one, two = live.table, (await other.get(live.table.id)).table
            assert one.match is not None
            assert two.match is not None
            for field in [
                "seats",
                "host",
                "seq",
                "phase",
                "undo",
                "undone_at",
                "chat",
                "chat_count",
                "settings",
                "banned",
                "step_at",
                "turn_at",
            ]:
                assert getattr(one, field) == getattr(two, field), field
            assert one.match.chairs == two.match.chairs
            assert one.match.version == two.match.version == 3
            assert one.seat(1).away
    await store.close()


async def test_what_was_taken_back_is_not_judged_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later release may be stricter about undo; what has happened has happened."""
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        await live.ask(ada, m.Undo(id=new_id(), version=1))
        await live.ask(bo, m.AnswerUndo(id=new_id(), version=1, allow=True))
        await settle(live)
        await play(live, ada, "pick 1")
    monkeypatch.setattr("ottery.match.undo.hindrance", lambda step: Text.of("match-undo-revealed"))
    async with house_of(tmp_path, store=store) as house:
        one, two = live.table.match, (await house.get(live.table.id)).table.match
        assert one is not None
        assert two is not None
        assert record.to_bytes(one.position.state) == record.to_bytes(two.position.state)
        assert two.version == 3
    await store.close()


async def spoil(store: SQLiteStore, table: str) -> int:
    """An event that this release does not know; how many there are now."""
    seq = len(await store.events(table)) + 1
    await store.append(Draft(table, seq, Clock().at, b'{"e":"of a later release"}'))
    return seq


def told_of(table: str, start: int) -> int:
    """How often the log has said since ``start`` that a table cannot be read."""
    lines = LOGGED.getvalue()[start:].splitlines()
    return sum("cannot be read" in line and table in line for line in lines)


async def test_a_table_that_cannot_be_read_is_told_of_once_and_kept(tmp_path: Path) -> None:
    store, clock, start = SQLiteStore(tmp_path / "tables.sqlite"), Clock(), len(LOGGED.getvalue())
    async with house_of(tmp_path, store=store, now=clock) as house:
        name = (await open_table(house, "pebbles", 2))[0].table.id
    count = await spoil(store, name)
    clock.at += 400 * 86400
    async with house_of(tmp_path, store=store, now=clock) as house:
        for _ in range(3):
            await house.sweep()
            with pytest.raises(Denied) as denied:
                await house.get(name)
            assert denied.value.error.kind == "broken"
            clock.at += 86400
        assert len(await store.events(name)) == count
        assert told_of(name, start) == 1
    await store.close()


async def test_tables_that_cannot_be_read_hold_the_sweeper_up_for_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those whose events are unknown nor one on a damaged page, however many there are."""
    monkeypatch.setattr("ottery.server.house.SWEPT_AT_ONCE", 1)
    store, clock, start = SQLiteStore(tmp_path / "tables.sqlite"), Clock(), len(LOGGED.getvalue())
    names, events = [], store.events
    async with house_of(tmp_path, store=store, now=clock) as house:
        for _ in range(4):
            names.append((await open_table(house, "pebbles", 2))[0].table.id)
            clock.at += 1
    for name in names[:2]:
        await spoil(store, name)

    async def damaged(table: str, after: int = 0) -> list[Stored]:
        if table == names[2]:
            raise OSError
        return await events(table, after)

    monkeypatch.setattr(store, "events", damaged)
    clock.at += 400 * 86400
    async with house_of(tmp_path, store=store, now=clock) as house:
        for _ in range(5):
            await house.sweep()
        assert (await house.get(names[3])).table.closed == "unused"
        assert [told_of(name, start) for name in names] == [1, 1, 1, 0]
        assert all([await events(name) for name in names])
    await store.close()


async def test_a_dealt_table_waits_for_its_game(tmp_path: Path) -> None:
    """While a thread loads the rules, nobody else may: two at once make a sound table look broken."""
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        live, (ada, _) = await open_table(house, "pebbles", 2)
        await play(live, ada, "take 1")
    async with house_of(tmp_path, store=store, names=()) as house:
        coming = asyncio.create_task(house.get(live.table.id))
        _, waiting = await asyncio.wait([coming], timeout=0.2)
        assert waiting, "it has been read with rules that are not there"
        house.make_ready("pebbles")
        match = (await coming).table.match
        assert match is not None
        assert match.version == 1
    await store.close()


async def test_a_game_that_takes_long_loses_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes is told to come again, and the sweeper leaves the table alone."""
    monkeypatch.setattr("ottery.server.house.READY_WITHIN", 0.01)
    store, clock = SQLiteStore(tmp_path / "tables.sqlite"), Clock()
    async with house_of(tmp_path, store=store, now=clock) as house:
        live, _ = await open_table(house, "pebbles", 2)
    clock.at += 60 * 86400
    async with house_of(tmp_path, store=store, now=clock, names=()) as house:
        with pytest.raises(NotReady):
            await house.get(live.table.id)
        await house.sweep()
        house.make_ready("pebbles")
        assert (await house.get(live.table.id)).table.match is not None
    await store.close()


async def test_timers_run_on_after_a_restart(tmp_path: Path) -> None:
    """The move clock and the grace begin anew when the server does: nobody loses by its absence."""
    clock = Clock()
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store, now=clock) as house:
        live, _ = await open_table(house, "pebbles", 2, clock=30)
        clock.at += 20
    clock.at += 1000  # down for a while
    async with house_of(tmp_path, store=store, now=clock) as house:
        assert await house.resume("pebbles") == 1
        live = house.live[live.table.id]
        bo = Guest(2, 2)
        await live.attach(bo, m.Hello())
        assert bo.game["clock"]["until"] == clock.at + 30
        clock.at += 30
        match = live.table.match
        assert match is not None
        await until(live, lambda: match.version == 1)
        clock.at += 30
        await settle(live)
        assert live.table.seat(1).away
        assert not live.table.seat(2).away
    await store.close()


async def test_bots_think_on_with_nobody_looking(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        live, _ = await open_table(house, "pebbles", 1, bots=2, options={"first": 2, "heap": 19}, pace=10.0)
        assert live.table.match is not None
        assert live.table.match.version == 0
    clock = Clock()
    async with house_of(tmp_path, store=store, now=clock) as house:
        assert await house.resume("pebbles") == 1
        match = house.live[live.table.id].table.match
        assert match is not None
        clock.at += 1000
        await until(house.live[live.table.id], lambda: match.version >= 1)
    await store.close()


async def test_a_table_that_is_being_taken_up_when_the_server_stops_begins_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, start, is_read = SQLiteStore(tmp_path / "tables.sqlite"), len(LOGGED.getvalue()), asyncio.Event()
    async with house_of(tmp_path, store=store) as house:
        options = {"first": 2, "heap": 19}
        live, _ = await open_table(house, "pebbles", 1, bots=2, options=options, pace=10.0)
    events = store.events

    async def slowly(table: str, after: int = 0) -> list[Stored]:
        found = await events(table, after)
        is_read.set()
        await asyncio.sleep(0.05)
        return found

    monkeypatch.setattr(store, "events", slowly)
    async with house_of(tmp_path, store=store) as house:
        coming = asyncio.create_task(house.get(live.table.id))
        await is_read.wait()
    await asyncio.sleep(0.1)
    assert coming.cancelled()
    assert not house.live
    assert "bot failed" not in LOGGED.getvalue()[start:]
    await store.close()


async def test_a_table_that_cannot_be_read_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, store=store) as house:
        tables = [(await open_table(house, "pebbles", 1, bots=1, pace=10.0))[0].table.id for _ in range(2)]
    first, events = (await store.automatic("pebbles"))[0], store.events

    async def damaged(table: str, after: int = 0) -> list[Stored]:
        if table == first:
            raise OSError
        return await events(table, after)

    monkeypatch.setattr(store, "events", damaged)
    async with house_of(tmp_path, store=store) as house:
        assert await house.resume("pebbles") == 1
        assert set(house.live) == set(tables) - {first}
    await store.close()


async def test_invitations_work_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, port = running.player("Ada"), running.port
        created = await ada.open()
        running.players.clear()
    async with serving(tmp_path, port=port) as running:
        bo = running.player("Bo")
        running.players.append(ada)
        assert (await bo.come(created))["seat"] == 2
        seats = [await player.sit(created["table"]) for player in (ada, bo)]
        for seat in seats:
            await seat.contribute()
        for seat in seats:
            await seat.until_game()
        await play_out(seats)


@asynccontextmanager
async def killable(folder: Path, port: int = 0) -> AsyncIterator[tuple[Process, int]]:
    """A server in a process of its own."""
    limits = {
        "OTTERY_MESSAGES_A_SECOND": "1000",
        "OTTERY_REQUESTS_A_SECOND": "1000",
        "NUMBA_DISABLE_JIT": "1",
    }
    arguments = ["-m", "ottery", "serve", "--port", str(port), "--data", str(folder), "--log-level", "error"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=PIPE, env=os.environ | limits
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(3 * PATIENCE):
            line = (await process.stdout.readline()).decode()
        yield process, int(line.rstrip("/\n").rpartition(":")[2])
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]


@pytest.mark.slow
async def test_killed_in_the_middle_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """kill -9 while moves are under way, three times; what was acknowledged is there, what was not is played once."""
    async with killable(tmp_path) as (process, port):
        players = [Player(f"http://127.0.0.1:{port}", name) for name in ("Ada", "Bo")]
        seats = await deal(players, "ottere", options={"target": 500})
        await _kill_in_the_middle(process, seats)
    for _ in range(2):
        async with killable(tmp_path, port) as (process, _):
            seats = await _all_again(seats)
            await _kill_in_the_middle(process, seats)
    async with killable(tmp_path, port):
        seats = await _all_again(seats)
        assert [entry["word"] for entry in seats[0].log if "?" not in entry["word"]]
        assert len(seats[0].log) == seats[0].game["version"]
        for seat in seats:
            assert (await seat.ask("say", phrase="bye"))["type"] == "ack"
    for player in players:
        await player.close()


async def _kill_in_the_middle(process: Process, seats: list[Seat]) -> None:
    """Play some moves, send one more and kill the server before its answer is read."""
    for _ in range(6):
        mover = await _mover(seats)
        newest = mover.game["version"]
        assert (await mover.play())["type"] == "ack"
        await mover.at_least(newest + 1)
    mover = await _mover(seats)
    mover.unsent = {
        "type": "play", "id": new_id(), "word": mover.game["legal"][0], "version": mover.game["version"],
    }  # fmt: skip
    await mover.send(**mover.unsent)
    process.send_signal(signal.SIGKILL)


async def _mover(seats: list[Seat]) -> Seat:
    """Whose turn it is, once all have seen so."""
    newest = max(seat.game["version"] for seat in seats)
    for seat in seats:
        await seat.at_least(newest)
    return next(seat for seat in seats if seat.game["legal"])


async def _all_again(seats: list[Seat]) -> list[Seat]:
    """Come back with what is still known, and send again what was not answered."""
    acknowledged = max(seat.game["version"] for seat in seats)
    new = []
    for seat in seats:
        back = await seat.player.sit(seat.table["id"], version=seat.game["version"], entries=len(seat.log))
        back.log = list(seat.log)
        await back.until_game()
        new.append(back)
    for seat, back in zip(seats, new, strict=True):
        if seat.unsent is not None:
            await back.send(**seat.unsent)
            answer = await back.until("ack", "refused")
            assert answer["type"] == "ack"
    for back in new:
        await back.at_least(acknowledged + 1)
        assert back.game["version"] == acknowledged + 1
    return new


async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    with pytest.raises(InUse):
        SQLiteStore(tmp_path / "tables.sqlite")
    await store.close()
    await SQLiteStore(tmp_path / "tables.sqlite").close()


async def test_two_servers_on_one_store_are_one_house(tmp_path: Path) -> None:
    """What comes next, several processes, is held to now: appends that meet, presence, the newest connection."""
    store, bus = SQLiteStore(tmp_path / "tables.sqlite"), LocalBus()
    async with (
        house_of(tmp_path, store=store, bus=bus) as one,
        house_of(tmp_path, store=store, bus=bus) as two,
    ):
        live, (ada, bo) = await open_table(one, "pebbles", 2)
        other = await two.get(live.table.id)
        cy = Guest(2, 2)
        await other.attach(cy, m.Hello())
        assert bo.goodbye == "newer"
        assert ada.table["seats"][1]["connected"]
        assert cy.table["seats"][0]["connected"]
        await play(live, ada, "take 1")
        async with asyncio.timeout(PATIENCE):
            while not cy.game["legal"]:
                await busy(two)
        await asyncio.gather(
            play(other, cy, "take 1"),
            live.ask(ada, m.Say(id=new_id(), phrase="wow")),
            live.ask(ada, m.Say(id=new_id(), phrase="bye")),
        )
        await live.read_on()
        await other.read_on()
        assert live.table.seq == other.table.seq
        assert live.table.match.version == other.table.match.version == 2  # type: ignore[union-attr]
        assert live.table.chat == other.table.chat
    await store.close()


async def test_two_servers_let_a_bot_play_once(tmp_path: Path) -> None:
    store, bus = SQLiteStore(tmp_path / "tables.sqlite"), LocalBus()
    async with (
        house_of(tmp_path, store=store, bus=bus) as one,
        house_of(tmp_path, store=store, bus=bus) as two,
    ):
        live, (ada,) = await open_table(one, "pebbles", 1, bots=1, options={"heap": 19})
        other = await two.get(live.table.id)
        await play(live, ada, "take 1")
        match, twin = live.table.match, other.table.match
        assert match is not None
        assert twin is not None
        await asyncio.gather(until(live, lambda: match.version >= 2), until(other, lambda: twin.version >= 2))
        await live.read_on()
        assert match.version == twin.version == 2
    await store.close()


async def test_what_a_server_sends_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    move = m.Play(id="before-and-after", word="take 1", version=0)
    async with house_of(tmp_path, store=store) as house:
        live, (ada, _) = await open_table(house, "pebbles", 2)
        await live.ask(ada, move)
    async with house_of(tmp_path, store=store) as house:
        again = await house.get(live.table.id)
        back = Guest(1, 1)
        await again.attach(back, m.Hello(version=0, entries=0))
        await again.ask(back, move)
        assert back.last("ack")["again"]
        assert back.game["version"] == 1
    await store.close()
