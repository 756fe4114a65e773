"""Losing touch: every way a connection can fail, and that nothing is lost by it. Cases from docs/trouble.md."""

import asyncio
from pathlib import Path

import pytest

from .playing import Refusal, Seat, deal, new_id, play_out, serving


async def again(seat: Seat) -> Seat:
    """Come back as a page does: with what is still known."""
    have = {"version": seat.game["version"], "entries": len(seat.log), "chat": len(seat.chat)}
    back = await seat.player.sit(seat.table["id"], seat.table["you"], **have)
    back.log = list(seat.log)
    await back.until_game()
    return back


async def test_in_the_background_while_the_opponent_moved_nothing_is_stale_on_return(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], settings={"clock": 60})
        await ada.play()
        await bo.at_least(1)
        await ada.close()
        await bo.play()
        back = await again(ada)
        assert back.game["version"] == 2
        assert len(back.log) == 2
        assert back.game["clock"]["seat"] == 1
        assert back.game["clock"]["until"] > back.latest["welcome"]["now"] + 50


async def test_connection_drops_opponent_moves_reconnect_the_move_arrives(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        bo.connection.transport.abort()
        await ada.play("take 1")
        back = await again(bo)
        assert back.game["version"] == 1
        assert back.log[-1]["word"] == "take 1"
        assert back.game["legal"]


async def test_the_server_restarts_everybody_is_told_and_the_clock_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")], settings={"clock": 60})
        players, port = [seat.player for seat in seats], running.port
        await seats[0].play()
        running.players.clear()
        closing = asyncio.gather(*[seat.closed() for seat in seats])
    assert await closing == [1012, 1012]
    async with serving(tmp_path, port=port) as running:
        running.players.extend(players)
        ada, bo = [await again(seat) for seat in seats]
        assert bo.game["version"] == 1
        assert bo.game["clock"]["until"] >= running.server.house.live[bo.table["id"]].since + 60
        await play_out([ada, bo])


async def test_a_move_made_while_offline_is_sent_again_and_played_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        move = {"type": "play", "id": new_id(), "word": "take 1", "version": 0}
        await ada.send(**move)  # the line breaks before the answer comes
        await bo.at_least(1)
        ada.connection.transport.abort()
        back = await again(ada)
        await back.send(**move)
        answer = await back.until("ack", "refused")
        assert (answer["type"], answer["again"]) == ("ack", True)
        assert back.game["version"] == 1


async def test_a_lost_move_is_played_when_it_comes_late(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        ada.connection.transport.abort()  # the move never left
        back = await again(ada)
        assert (await back.play())["type"] == "ack"
        await bo.at_least(1)


async def test_from_one_network_to_another_the_new_connection_takes_over_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        old = []
        for _ in range(10):  # the old connections are still open as far as the server knows
            old.append(ada)
            ada = await again(ada)
            assert ada.table["you"] == 1
        assert (await ada.play())["type"] == "ack"
        assert {await each.closed() for each in old} == {4001}
        await bo.until_table(lambda t: t["seats"][0]["connected"])


async def test_a_stale_move_is_answered_with_the_present_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        await ada.play("take 1")
        await bo.at_least(1)
        before = len(bo.told)
        answer = await bo.ask("play", word="take 1", version=0)
        assert answer["error"]["kind"] == "stale"
        await bo.until("game")
        assert [m["type"] for m in bo.told[before:]] == ["refused", "table", "game"]
        assert bo.game["version"] == 1
        assert len(bo.game["log"]["entries"]) == 1


async def test_all_see_the_same_first_state_when_a_game_begins_with_chance(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal(
            [running.player(name) for name in ("Ada", "Bo", "Cy")], options={"first": "random"}
        )
        watcher = await running.player("Di").sit_watching(seats[0])
        for field in ("version", "expected", "round"):
            assert len({str(seat.game[field]) for seat in [*seats, watcher]}) == 1
        assert len({seat.game["view"]["heap"] for seat in [*seats, watcher]}) == 1


async def test_after_a_rejoin_everything_is_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        own = ada.game["view"]
        await ada.close()
        await bo.until_table(lambda t: not t["seats"][0]["connected"])
        back = await again(ada)
        assert back.game["view"] == own
        assert (back.table["you"], back.table["id"]) == (1, ada.table["id"])
        await bo.until_table(lambda t: t["seats"][0]["connected"])
        assert bo.table["seats"][0].get("lost_since") is None
        assert bo.table["absence"] is None


async def test_a_refresh_does_not_throw_the_player_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        back = await again(ada)  # the new page is there before the old one is gone
        await ada.close()
        assert (await back.play())["type"] == "ack"
        await bo.at_least(1)
        assert bo.table["seats"][0]["connected"]
        assert back.table["seats"][0]["kind"] == "person"


@pytest.mark.parametrize(
    ("path", "status"), [("/t/aaaaaaaaaaaa", 200), ("/nowhere", 200), ("/t/x", 200), ("/assets/gone.js", 404)]
)
async def test_a_dead_link_gives_a_page_with_a_way_home(tmp_path: Path, path: str, status: int) -> None:
    async with serving(tmp_path) as running:
        ada = running.player()
        answer = await ada.http.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.status_code == status
        assert answer.text


async def test_a_dead_table_is_said_to_be_dead(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player()
        with pytest.raises(Refusal) as refused:
            await ada.get("/api/tables/aaaaaaaaaaaa")
        assert (refused.value.status, refused.value.key) == (404, "table-unknown")
        seat = await ada.sit("aaaaaaaaaaaa")
        assert seat.latest["farewell"]["reason"] == "gone"
        assert await seat.closed() == 4004


async def test_many_reconnects_at_once_get_one_answer_each(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        table = ada.table["id"]
        new = await asyncio.gather(*[ada.player.sit(table, hello=False) for _ in range(8)])
        await asyncio.gather(*[each.send(type="hello") for each in new])
        codes = await asyncio.gather(*[_first_or_code(each) for each in new])
        assert sorted(codes) == [0] + [4001] * 7
        assert bo.table["seats"][0]["connected"]


async def _first_or_code(seat: Seat) -> int:
    """0 for the connection that stays."""
    await seat.until("game", "farewell")
    try:
        async with asyncio.timeout(1.0):
            return await seat.closed()
    except TimeoutError:
        return 0


async def test_the_server_gives_a_sign_of_life_on_a_quiet_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, beat=0.05) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        first = await ada.until("pong")
        assert first["now"] > 0
        await ada.send(type="ping", n=7)
        assert (await ada.until("pong", where=lambda m: m["n"] == 7))["now"] >= first["now"]
