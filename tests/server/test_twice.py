"""Twice: what is sent twice, or by two at the same moment, happens once, and everybody is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ottery.wire import messages as m

from .playing import Refusal, deal, new_id, play_out, serving
from .rooms import Guest, house_of, open_table, play, settle


async def test_a_double_click_takes_one_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        move = {"type": "play", "id": new_id(), "word": "take 1", "version": 0}
        for _ in range(20):
            await ada.send(**move)
        answers = [await ada.until("ack", "refused") for _ in range(20)]
        assert [a["type"] for a in answers] == ["ack"] * 20
        assert [a["again"] for a in answers] == [False] + [True] * 19
        await bo.at_least(1)
        assert bo.game["version"] == 1


async def test_twenty_clicks_that_are_not_the_same_wish_play_one_move_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        for _ in range(20):
            await ada.send(type="play", id=new_id(), word="take 1", version=0)
        answers = [await ada.until("ack", "refused") for _ in range(20)]
        assert [a["type"] for a in answers].count("ack") == 1
        assert {a["error"]["kind"] for a in answers if a["type"] == "refused"} <= {"turn", "stale"}
        assert ada.game["version"] == 1


async def test_both_ready_at_once_and_the_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        created = await ada.open()
        await bo.come(created)
        seats = [await player.sit(created["table"]) for player in (ada, bo)]
        await asyncio.gather(*[seat.contribute() for seat in seats])
        for seat in seats:
            await seat.until_game()
        assert seats[0].table["phase"] == "playing"


async def test_of_three_joins_to_two_seats_two_succeed(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        created = await ada.open(seats=3)
        others = [running.player(name) for name in ("Bo", "Cy", "Di")]
        came = await asyncio.gather(*[other.come(created) for other in others], return_exceptions=True)
        joined = [each for each in came if isinstance(each, dict)]
        refused = [each for each in came if isinstance(each, Refusal)]
        assert sorted(each["seat"] for each in joined) == [2, 3]
        assert [each.kind for each in refused] == ["full"]


async def test_of_two_legal_choices_at_once_one_counts_and_the_other_is_told(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        version = live.table.match.version  # type: ignore[union-attr]
        wishes = [(bo, "call"), (ada, "end")]
        await asyncio.gather(
            *[live.ask(g, m.Play(id=f"wish-{w}-xx", word=w, version=version)) for g, w in wishes]
        )
        answers = [next(x for x in g.told if x.get("id") == f"wish-{w}-xx") for g, w in wishes]
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        loser = next(g for (g, _), answer in zip(wishes, answers, strict=True) if answer["type"] == "refused")
        assert loser.game["version"] == version + 1


async def test_of_two_changes_at_once_none_is_lost(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, guests = await open_table(house, "pebbles", 3)
        await asyncio.gather(
            *[live.ask(g, m.Say(id=new_id(), text=f"I am {g.viewer}")) for g in guests],
            live.ask(guests[0], m.Change(id=new_id(), pace=3.0)),
            live.ask(guests[0], m.Mute(id=new_id(), seat=2, muted=True)),
        )
        assert {line.text for line in live.table.chat if line.text} == {"I am 1", "I am 2", "I am 3"}
        assert live.table.settings.pace == 3.0
        assert live.table.seat(2).muted


async def test_a_call_is_a_pause_and_no_race(tmp_path: Path) -> None:
    """Who plays on at once cannot take the time to call away from the others, and who calls first wins nothing."""
    from .rooms import Clock

    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo, cy) = await open_table(house, "nuts", 3, call_pause=4.0)
        await play(live, ada, "mark")
        assert ada.game["pause"] == {"until": clock.at + 4.0, "callers": [1, 2, 3]}
        assert bo.game["legal"] == cy.game["legal"] == ["call"]
        refused = await play(live, ada, "end")
        assert refused["error"]["text"]["key"] == "table-pause"
        clock.at += 3.9
        assert (await play(live, ada, "end"))["type"] == "refused"
        both = await asyncio.gather(
            play(live, bo, "call", "call-from-bo"), play(live, cy, "call", "call-from-cy")
        )
        assert sorted(each["type"] for each in both) == ["ack", "refused"]
        assert ada.game["pause"] is None
        assert (await play(live, ada, "mark"))["type"] == "ack"
        clock.at += 4.0
        assert (await play(live, ada, "end"))["type"] == "ack"


async def test_bots_call_when_everybody_has_had_the_time(tmp_path: Path) -> None:
    from .rooms import Clock

    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, _) = await open_table(house, "nuts", 2, bots=1, call_pause=4.0)
        await play(live, ada, "mark")
        await settle(live)
        assert live.table.match.version == 1  # type: ignore[union-attr]
        clock.at += 4.0
        await settle(live)
        assert live.table.match.version == 2  # type: ignore[union-attr]
        assert ada.game["log"]["entries"][-1] == {
            "seat": 3,
            "word": "call",
            "texts": [{"key": "nuts-did", "values": {"player": 1, "what": "call"}}],
        }


async def test_both_press_rematch_at_once_and_meet_at_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo"), running.player("Cy")])
        await play_out(seats)
        await asyncio.gather(*[seat.ask("rematch") for seat in seats])
        tables = {
            (await seat.until_table(lambda t: t["next_table"] is not None))["next_table"] for seat in seats
        }
        by_post = await asyncio.gather(
            *[
                seat.player.post(
                    f"/api/tables/{seat.table['id']}/rematch", id=new_id(), seat=seat.table["you"]
                )
                for seat in seats
            ]
        )
        assert {each["table"] for each in by_post} == tables
        assert len(tables) == 1
        assert [each["seats"] for each in by_post] == [[2], [3], [1]]
        new = [await seat.player.sit(tables.copy().pop()) for seat in seats]
        assert [seat.table["you"] for seat in new] == [2, 3, 1]
        assert [seat["name"] for seat in new[0].table["seats"]] == ["Cy", "Ada", "Bo"]
        assert new[0].table["host"] == 2
        assert new[0].table["fairness"]["commitment"] != seats[0].table["fairness"]["commitment"]


async def test_a_table_asked_for_twice_is_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        await ada.open()
        body = {"id": new_id(), "game": "pebbles", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        tables = await asyncio.gather(*[ada.post("/api/tables", **body) for _ in range(5)])
        assert len({each["table"] for each in tables}) == 1


async def test_an_intent_that_only_the_store_remembers_is_still_done_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, _) = await open_table(house, "pebbles", 2)
        move = m.Play(id="the-same-move", word="take 1", version=0)
        await live.ask(ada, move)
        live.table.intents.clear()
        await live.ask(ada, move)
        answers = [message for message in ada.told if message.get("id") == "the-same-move"]
        assert [(a["type"], a["again"]) for a in answers] == [("ack", False), ("ack", True)]
        assert live.table.match.version == 1  # type: ignore[union-attr]


async def test_somebody_elses_intent_of_the_same_name_is_another(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "pebbles", 2)
        assert (await play(live, ada, "take 1", "same-name"))["again"] is False
        assert (await play(live, bo, "take 1", "same-name"))["again"] is False
        assert isinstance(ada, Guest)
        assert live.table.match.version == 2  # type: ignore[union-attr]


async def test_a_move_that_is_being_stored_when_its_connection_ends_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], options={"first": 1})
        house = running.server.house
        append, is_storing, may_go_on = house.store.append, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> Any:
            is_storing.set()
            await may_go_on.wait()
            return await append(*given)

        monkeypatch.setattr(house.store, "append", slow)
        await ada.send(type="play", id=new_id(), word="take 1", version=0)
        await is_storing.wait()
        ada.connection.transport.abort()
        house.live[ada.table["id"]].seats[1].bye("restart", "server-restarts")
        await bo.until_table(lambda table: not table["seats"][0]["connected"])
        may_go_on.set()
        await bo.at_least(1)
        assert bo.log[-1]["word"] == "take 1"
