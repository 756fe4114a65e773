"""Bad input: a clear answer each time, others undisturbed, nothing of the server's insides told."""

import asyncio
import gc
import json
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ottery.server.sockets import MOST_BYTES, Connection

from .playing import LOGGED, Refusal, deal, new_id, play_out, serving
from .rooms import Clock

UNREADABLE = [
    "",
    "x",
    "[]",
    "{}",
    "null",
    '{"type":"fly"}',
    '{"type":"play"}',
    '{"type":"play","id":"abcdefgh","word":"take 1"}',
    '{"type":"play","id":"short","word":"take 1","version":0}',
    '{"type":"play","id":"abcdefgh","word":7,"version":0}',
    '{"type":"play","id":"abcdefgh","word":"take 1","version":-1}',
    '{"type":"play","id":"abcdefgh","word":"take 1","version":1e99}',
    '{"type":"play","id":"abcdefgh","word":"take 1","version":0,"seat":2}',
    '{"type":"play","id":"' + "a" * 200 + '","word":"take 1","version":0}',
    '{"type":"say","id":"abcdefgh","text":"' + "a" * 300 + '"}',
    '{"type":"decide","id":"abcdefgh","seat":1,"choice":"burn"}',
    '{"type":"kick","id":"abcdefgh","seat":99}',
    "[" * 5000,
    '{"type":"hello","protocol":{}}',
]


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_what_cannot_be_read_is_answered_and_the_game_goes_on(tmp_path: Path, text: str) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        await ada.connection.send(text)
        answer = await ada.until("refused")
        assert answer["error"]["kind"] == "unreadable"
        assert answer["id"] in (None, "abcdefgh", "short")
        assert "Traceback" not in ada.raw[-1]
        assert (await ada.play())["type"] == "ack"
        await bo.at_least(1)


async def test_a_binary_message_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        await ada.connection.send(b"\x00\xff")
        assert (await ada.until("refused"))["error"]["kind"] == "unreadable"


async def test_an_oversized_message_ends_that_connection_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        with suppress(ConnectionClosed):
            await ada.connection.send(json.dumps({"type": "say", "id": new_id(), "text": "a" * 100_000}))
        assert await ada.closed() == 1009
        await bo.until_table(lambda t: not t["seats"][0]["connected"])
        back = await ada.player.sit(ada.table["id"])
        await back.until_game()
        assert (await back.play())["type"] == "ack"


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"word": "take 9"}, "unreadable"),
        ({"word": "ta\u0000ke"}, "unreadable"),
        ({"word": "take 3", "version": 7}, "stale"),
    ],
)
async def test_words_the_game_does_not_have(tmp_path: Path, wish: dict[str, Any], kind: str) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        answer = await ada.ask("play", **({"version": 0} | wish))
        assert answer["error"]["kind"] == kind
        assert ada.game["version"] == 0


async def test_an_illegal_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], options={"heap": 2})
        answer = await ada.ask("play", word="take 3", version=0)
        assert answer["error"] == {
            "kind": "illegal",
            "rule": "R2",
            "text": {"key": "pebbles-why-few", "values": {"heap": 2, "wanted": 3}},
        }
        answer = await bo.ask("play", word="take 1", version=0)
        assert answer["error"]["kind"] == "turn"
        assert answer["error"]["text"]["values"] == {"player": "Ada"}


async def test_moves_and_joins_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], settings={"public": True})
        await play_out([ada, bo])
        answer = await ada.ask("play", word="take 1", version=ada.game["version"])
        assert answer["error"]["kind"] == "over"
        for wish in ("undo", "stand-in", "come-back", "leave"):
            more = {"version": ada.game["version"]} if wish == "undo" else {}
            assert (await ada.ask(wish, **more))["error"]["kind"] == "over"
        with pytest.raises(Refusal) as refused:
            await running.player("Eve").post(f"/api/tables/{ada.table['id']}/join", id=new_id(), name="Eve")
        assert refused.value.kind == "over"


CREATE: dict[str, Any] = {"game": "pebbles", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"game": "chess"}, "unknown"),
        ({"game": 7}, "unreadable"),
        ({"seats": []}, "unreadable"),
        ({"seats": [{"kind": "me", "name": "Ada"}]}, "unreadable"),
        ({"seats": [{"kind": "me", "name": "Ada"}] * 9}, "unreadable"),
        ({"seats": [{"kind": "open"}] * 2}, "unreadable"),
        ({"seats": [{"kind": "me", "name": ""}, {"kind": "open"}]}, "unreadable"),
        ({"seats": [{"kind": "me", "name": "\u202e"}, {"kind": "open"}]}, "unreadable"),
        ({"seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "god"}]}, "unknown"),
        ({"seats": [{"kind": "king"}, {"kind": "open"}]}, "unreadable"),
        ({"options": {"heap": 99}}, "unreadable"),
        ({"options": {"heap": "many"}}, "unreadable"),
        ({"options": {"cheat": True}}, "unknown"),
        ({"settings": {"clock": -1}}, "unreadable"),
        ({"settings": {"pace": 1e9}}, "unreadable"),
        ({"settings": {"secret": "x"}}, "unreadable"),
        ({"id": "x"}, "unreadable"),
        ({"seed": "mine"}, "unreadable"),
    ],
)
async def test_tables_that_cannot_be(tmp_path: Path, change: dict[str, Any], kind: str) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        with pytest.raises(Refusal) as refused:
            await ada.post("/api/tables", **({"id": new_id()} | CREATE | change))
        assert refused.value.kind == kind
        assert refused.value.status in (400, 404)
        assert (await ada.get("/api/health"))["tables"] == 0


@pytest.mark.parametrize("body", [b"", b"x", b"[]", b"{", b"\xff\xfe", b'{"id":' * 3000])
async def test_bodies_that_cannot_be_read(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path) as running:
        answer = await running.player().http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["kind"] == "unreadable"
        assert "Traceback" not in answer.text
        assert "site-packages" not in answer.text


async def test_bodies_that_are_too_large_or_do_not_say_how_large(tmp_path: Path) -> None:
    async def parts() -> Any:
        yield b'{"id":"'
        yield b'abcdefgh"}'

    async with serving(tmp_path) as running:
        ada, kind = running.player(), {"content-type": "application/json"}
        assert (await ada.http.post("/api/tables", content=b"x" * 70_000, headers=kind)).status_code == 413
        assert (await ada.http.post("/api/tables", content=parts(), headers=kind)).status_code == 413
        assert (await ada.http.post("/api/tables", content=b"{}")).status_code == 415
        large = {"record": "x" * 100_000}
        assert (await ada.http.post("/api/verify", json=large)).json()["faults"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/tables/x/y/z", 404),
        ("/api/games/chess/deck", 404),
        ("/api/tables?before=x", 400),
        ("/api/tables/" + "a" * 3000, 404),
    ],
)
async def test_addresses_that_lead_nowhere(tmp_path: Path, path: str, status: int) -> None:
    async with serving(tmp_path) as running:
        answer = await running.player().http.get(path)
        assert answer.status_code == status
        assert answer.json()["text"]["key"]


async def test_too_many_requests_and_messages_are_refused_and_then_ended(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=2.0) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        for _ in range(60):
            with suppress(ConnectionClosed):
                await ada.send(type="ping", n=1)
        assert await ada.closed() == 4008
        assert ada.latest["farewell"]["reason"] == "limit"
        assert any(m["type"] == "refused" and m["error"]["kind"] == "limit" for m in ada.told)
        assert bo.connection.close_code is None
    async with serving(tmp_path, requests_a_second=0.2) as running:
        eve = running.player("Eve")
        answers = [(await eve.http.get("/api/health")).status_code for _ in range(12)]
        assert answers[0] == 200
        assert 429 in answers


async def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path, lines_a_minute=10.0) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        answers = [await ada.ask("say", phrase="wow") for _ in range(5)]
        assert [a["type"] for a in answers] == ["ack", "ack", "refused", "refused", "refused"]
        assert (await ada.play())["type"] == "ack"


async def test_coming_back_gives_a_seat_no_new_lines_and_no_new_messages(tmp_path: Path) -> None:
    async with serving(tmp_path, lines_a_minute=1.0) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        assert (await ada.ask("say", phrase="wow"))["type"] == "ack"
        back = await ada.player.sit(ada.table["id"])
        assert (await back.ask("say", phrase="wow"))["error"]["kind"] == "limit"
        assert (await back.play())["type"] == "ack"
    async with serving(tmp_path / "slow", messages_a_second=0.01) as running:
        bo = running.player("Bo")
        seat = await bo.sit((await bo.open())["table"])
        await seat.send(type="ping", n=1)
        await seat.until("pong", where=lambda message: message["n"] == 1)
        back = await bo.sit(seat.table["id"])
        await back.send(type="ping", n=2)
        told = await back.until("pong", "refused", where=lambda m: m["type"] == "refused" or m["n"] == 2)
        assert told["error"]["kind"] == "limit"


async def test_a_clock_that_is_set_back_takes_nobody_the_word(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        clock.at -= 3600
        assert (await ada.ask("say", phrase="wow"))["type"] == "ack"
        assert (await ada.play())["type"] == "ack"


async def test_guessing_links_is_slowed_down(tmp_path: Path) -> None:
    async with serving(tmp_path, keys_a_minute=6.0) as running:
        ada, eve = running.player("Ada"), running.player("Eve")
        table = (await ada.open())["table"]
        kinds = []
        for _ in range(6):
            with pytest.raises(Refusal) as refused:
                await eve.enter(f"/t/{table}#{'x' * 43}")
            kinds.append(refused.value.kind)
        assert kinds == ["unknown"] * 3 + ["limit"] * 3


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables/{full}/join", {"id": "abcdefgh", "name": "Eve"}),
        ("tables/{full}/join", {"id": "abcdefgh", "name": "Eve", "seat": 2, "another": True}),
        ("tables/{public}/join", {"id": "abcdefgh", "name": "..."}),
        ("tables/{public}/join", {"id": "abcdefgh", "name": "Eve", "seat": 1}),
        ("tables/{public}/join", {"id": "abcdefgh", "name": "Eve", "seat": 9}),
        ("tables/{private}/join", {"id": "abcdefgh", "name": "Eve"}),
        ("tables/{private}/enter", {"key": "x" * 43}),
        ("tables", {"id": "abcdefgh", "game": "pebbles", "seats": [{"kind": "me", "name": "Eve"}] * 2}),
    ],
    ids=range(8),
)
async def test_whoever_is_refused_leaves_nothing(tmp_path: Path, path: str, body: dict[str, Any]) -> None:
    async with serving(tmp_path, most_tables=3) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        public = {"public": True}
        names = {kind: (await ada.open(settings=public))["table"] for kind in ("full", "public")}
        names["private"] = (await ada.open())["table"]
        await bo.post(f"/api/tables/{names['full']}/join", id=new_id(), name="Bo")
        before = devices_in(tmp_path)
        for _ in range(3):
            answer = await running.player("Eve").http.post(f"/api/{path.format(**names)}", json=body)
            assert answer.status_code in (400, 403, 404, 409, 429), answer.text
            assert "set-cookie" not in answer.headers
        assert devices_in(tmp_path) == before == 2


def devices_in(folder: Path) -> int:
    """How many devices are stored."""
    with closing(sqlite3.connect(folder / "ottery.sqlite")) as connection:
        return int(connection.execute("SELECT count(*) FROM devices").fetchone()[0])


async def test_a_device_cannot_fill_the_house(tmp_path: Path) -> None:
    async with serving(tmp_path, most_tables_a_device=3) as running:
        ada = running.player("Ada")
        for _ in range(3):
            await ada.open()
        with pytest.raises(Refusal) as refused:
            await ada.open()
        assert refused.value.key == "table-too-many"


async def test_games_left_lying_keep_nobody_from_a_new_one(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, most_tables_a_device=1, now=clock) as running:
        ada = running.player("Ada")
        await ada.open()
        clock.at += 2 * 86400
        assert (await ada.open())["table"]


async def test_a_client_that_never_reads_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    async with serving(tmp_path, queue=16, lines_a_minute=60_000.0, messages_a_second=10_000.0) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        slow = await _deaf(running.url, bo)
        text = "x" * 200
        for _ in range(4000):
            await ada.send(type="say", id=new_id(), text=text)
            await ada.until("chat")
            if bo.table["id"] and not running.server.house.live[bo.table["id"]].seats.get(2):
                break
        live = running.server.house.live[ada.table["id"]]
        assert 2 not in live.seats
        assert (await ada.play())["type"] == "ack"
        slow.transport.abort()


async def _deaf(url: str, bo: Any) -> Any:
    """A connection for Bo's seat that reads its first messages, then nothing."""
    cookie = "; ".join(f"{name}={value}" for name, value in bo.player.http.cookies.items())
    connection = await connect(
        f"{url.replace('http', 'ws')}/api/tables/{bo.table['id']}/socket",
        additional_headers={"cookie": cookie, "origin": url},
        compression=None,
        max_queue=1,
    )
    await connection.send('{"type":"hello"}')
    await connection.recv()
    connection.transport.pause_reading()
    return connection


async def test_what_waits_for_a_client_is_bounded_in_bytes_too() -> None:
    slow = Connection(None, None, 1, 256, time.time)  # type: ignore[arg-type]  # nothing is sent
    slow.send(b"x" * (MOST_BYTES + 1))
    assert slow.code is None  # one message may be as large as it is
    slow.send(b"x")
    assert slow.code == 1013
    assert slow.dropped.done()


async def test_many_connections_that_say_nothing_leave_nothing_behind(tmp_path: Path) -> None:
    """400 sockets opened and left, five times over: all are turned out, the table plays on, no memory is kept."""
    async with serving(tmp_path, hello_within=0.2, most_connections_an_address=1000) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        watch = await ada.player.post(f"/api/tables/{ada.table['id']}/links", kind="watch")
        eve = running.player("Eve")
        await eve.enter(watch["path"])
        counts = []
        for _ in range(5):
            idle = await asyncio.gather(*[eve.sit(ada.table["id"], hello=False) for _ in range(80)])
            codes = await asyncio.gather(*[each.closed() for each in idle])
            assert set(codes) == {4008}
            eve.seats.clear()
            idle.clear()
            gc.collect()
            counts.append(len(gc.get_objects()))
        assert (await ada.play())["type"] == "ack"
        await bo.at_least(1)
        assert running.server.doors.connections == 2
        assert not running.server.house.live[ada.table["id"]].watchers
        assert counts[-1] < counts[1] * 1.05


async def test_too_many_connections_from_one_address_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path, most_connections_an_address=3) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        third = await ada.player.sit(ada.table["id"])
        assert third.table["you"] == 1
        await ada.closed()
        extra = [await ada.player.sit(ada.table["id"], hello=False) for _ in range(3)]
        assert await extra[-1].closed() == 4008
        assert extra[-1].latest["farewell"]["text"]["key"] == "table-too-many"


async def test_a_client_of_another_protocol_is_told_to_load_the_page_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        for hello in ({"type": "hello", "protocol": 99}, {"type": "ping"}):
            new = await ada.player.sit(ada.table["id"], hello=False)
            await new.send(**hello)
            assert await new.closed() == 4008
            assert new.latest["farewell"]["text"]["key"] == "table-no-hello"
        assert (await ada.play())["type"] == "ack"


async def test_a_fault_of_the_servers_is_told_without_its_insides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])

        def fail(*_: Any) -> None:
            raise ZeroDivisionError("the inside")

        with monkeypatch.context() as patch:
            patch.setattr("ottery.server.live.decide", fail)
            answer = await ada.play()
            assert answer["error"] == {
                "kind": "broken",
                "text": {"key": "server-broken", "values": {}},
                "rule": None,
            }
            patch.setattr("ottery.server.routes.access.page_of", fail)
            with pytest.raises(Refusal) as refused:
                await ada.player.get(f"/api/tables/{ada.table['id']}")
            assert refused.value.status == 500
            assert refused.value.error["text"] == {"key": "server-broken", "values": {}}
        assert (await ada.play())["type"] == "ack"
        await bo.at_least(1)
    assert LOGGED.getvalue().count("ZeroDivisionError: the inside") == 2
