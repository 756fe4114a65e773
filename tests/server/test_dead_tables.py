"""Dead tables: none is left over, and nobody is stuck at one."""

from pathlib import Path

import pytest

from ottery.locales import Text
from ottery.server.errors import Denied
from ottery.server.house import House
from ottery.server.live import Live
from ottery.server.sqlite import SQLiteStore
from ottery.wire import messages as m

from .playing import new_id
from .rooms import Clock, Guest, busy, house_of, open_table, play, settle, until

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


async def gone(house: House, table: str) -> bool:
    """Whether there is no such table any more."""
    try:
        await house.get(table)
    except Denied as denied:
        return denied.error.kind == "unknown"
    return False


async def swept(house: House) -> None:
    """A sweep, and what it has written down."""
    await house.sweep()
    while house._tasks:
        await busy(house)


def leave(live: Live, *guests: Guest) -> None:
    """Connections end."""
    for guest in guests:
        live.detach(guest)


async def lobby(house: House) -> tuple[Live, Guest]:
    """A table where one waits for a second."""
    from ottery.match.pledge import new_secret
    from ottery.server import events as e
    from ottery.wire.parts import Settings

    places = [e.Place(name="Ada", device=1), e.Place()]
    options = house.check("pebbles", places, {})
    opened = e.Opened(
        game="pebbles",
        options=options,
        settings=Settings(public=True),
        places=places,
        secret=new_secret(),
        host=1,
    )
    live = await house.get(await house.open(opened, new_id()))
    guest = Guest(1, 1)
    await live.attach(guest, m.Hello())
    return live, guest


async def test_a_lobby_of_one_ends_and_is_removed(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, ada = await lobby(house)
        clock.at += 2 * HOUR
        await house.sweep()
        assert live.table.phase == "waiting"  # somebody is there
        leave(live, ada)
        clock.at += 0.6 * HOUR
        await house.sweep()
        assert (live.table.phase, live.table.closed) == ("closed", "unused")
        assert await house.store.public_tables(1e12, 9) == []
        clock.at += 3 * DAY
        await house.sweep()
        assert await gone(house, live.table.id)


async def test_a_lobby_waits_half_an_hour_from_when_its_last_person_has_gone(tmp_path: Path) -> None:
    """Who waits with the page open does nothing: a phone that locks then must not end the invitation."""
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, ada = await lobby(house)
        clock.at += 31 * MINUTE
        leave(live, ada)
        for _ in range(29):
            clock.at += MINUTE
            await swept(house)
        assert live.table.id not in house.live
        assert [row.id for row in await house.store.public_tables(1e12, 9)] == [live.table.id]
        clock.at += 2 * MINUTE
        await swept(house)
        assert (await house.get(live.table.id)).table.closed == "unused"


async def test_whoever_was_turned_away_keeps_no_lobby_open(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, ada = await lobby(house)
        leave(live, ada)
        clock.at += 31 * MINUTE
        leave(live, Guest(None, 9))  # its connection ends before it has said hello
        await swept(house)
        assert live.table.closed == "unused"


async def test_a_lobby_outlives_a_restart_in_its_second_half_hour(tmp_path: Path) -> None:
    clock, store = Clock(), SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, now=clock, store=store) as house:
        live, _ = await lobby(house)
        clock.at += 45 * MINUTE
    async with house_of(tmp_path, now=clock, store=store) as house:
        clock.at += 29 * MINUTE
        await swept(house)
        assert (await house.get(live.table.id)).table.phase == "waiting"
        clock.at += 2 * MINUTE
        await swept(house)
        assert (await house.get(live.table.id)).table.phase == "closed"
    await store.close()


async def test_a_crash_takes_no_lobby_in_which_somebody_has_been_seen(tmp_path: Path) -> None:
    """Nobody says goodbye then: the sweeper has noted now and again who was there."""
    clock, store = Clock(), SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, now=clock, store=store) as house:
        live, ada = await lobby(house)
        for _ in range(50):
            clock.at += MINUTE
            await swept(house)
        async with house_of(tmp_path, now=clock, store=store) as other:
            await swept(other)
            assert (await other.get(live.table.id)).table.phase == "waiting"
        assert ada.goodbye is None
    await store.close()


async def test_finished_tables_are_removed_in_time_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, guests = await open_table(house, "pebbles", 2, options={"heap": 2})
        await play(live, guests[0], "take 2")
        assert live.table.phase == "over"
        name = live.table.id
        clock.at += 59 * DAY
        await house.sweep()
        assert not await gone(house, name)
        clock.at += 2 * DAY
        await house.sweep()
        assert await gone(house, name)
        assert guests[0].goodbye == "gone"
        assert await house.store.tables_of(1, 1e12, 9) == []
        assert await house.store.events(name) == []


async def test_a_table_left_to_bots_ends_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada,) = await open_table(house, "pebbles", 1, bots=3)
        await live.ask(ada, m.Leave(id=new_id()))
        await settle(live)
        assert (live.table.phase, live.table.closed) == ("closed", "empty")
        assert house.live[live.table.id].habits._timer is None


async def test_a_game_that_people_left_in_the_middle_is_found_again_for_weeks(tmp_path: Path) -> None:
    """And by a server that was off meanwhile, as one at home is."""
    clock, store = Clock(), SQLiteStore(tmp_path / "tables.sqlite")
    async with house_of(tmp_path, now=clock, store=store) as house:
        live, guests = await open_table(house, "pebbles", 2)
        leave(live, *guests)
        clock.at += 61
        await settle(live)
    clock.at += 29 * DAY
    async with house_of(tmp_path, now=clock, store=store) as house:
        await house.sweep()
        again, ada = await house.get(live.table.id), Guest(1, 1)
        await again.attach(ada, m.Hello())
        assert (await play(again, ada, "take 1"))["type"] == "ack"
        leave(again, ada)
        clock.at += 31 * DAY
        await house.sweep()
        assert (await house.get(live.table.id)).table.closed == "unused"
    await store.close()


async def test_the_host_leaves_and_somebody_else_can_begin(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, ada = await lobby(house)
        await live.join(2, "Bo", None, new_id(), another=False)
        bo = Guest(2, 2)
        await live.attach(bo, m.Hello())
        await live.ask(ada, m.Leave(id=new_id()))
        await settle(live)
        assert live.table.host == 2
        await live.ask(bo, m.Start(id=new_id()))
        await live.ask(bo, m.Contribute(id=new_id(), text="x"))
        await settle(live)
        assert live.table.phase == "playing"
        assert live.table.seat(1).level == "yearling"


async def test_the_role_of_an_absent_host_goes_on_after_the_grace_and_never_to_a_bot(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo, cy) = await open_table(house, "pebbles", 3, bots=1, pace=10.0)
        leave(live, ada)
        leave(live, bo)
        clock.at += 59
        await settle(live)
        assert live.table.host == 1
        clock.at += 2
        await settle(live)
        assert live.table.host == 3
        for seat in (4, 2, 3, 9):  # a bot, somebody absent, oneself, nobody
            await live.ask(cy, m.GiveHost(id=new_id(), seat=seat))
            assert cy.last("refused")["error"]["kind"] in ("illegal", "unreadable")
        await live.attach(bo, m.Hello())
        await live.ask(cy, m.GiveHost(id=new_id(), seat=2))
        assert live.table.host == 2


async def test_a_closed_browser_before_the_deal_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Somebody who is not there has given no part of the seed: the host begins without waiting for it."""
    async with house_of(tmp_path) as house:
        live, ada = await lobby(house)
        await live.join(2, "Bo", None, new_id(), another=False)
        await live.ask(ada, m.Contribute(id=new_id(), text="x"))
        await settle(live)
        assert live.table.match is None
        await live.ask(ada, m.Start(id=new_id()))
        await settle(live)
        assert live.table.match is not None
        assert live.table.match.pledge["contributions"] == ["x", ""]


async def test_of_two_players_one_leaves_and_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "pebbles", 2)
        await live.ask(bo, m.Leave(id=new_id()))
        assert bo.goodbye == "removed"
        assert ada.table["seats"][1]["kind"] == "bot"
        while live.table.phase == "playing":
            match = live.table.match
            assert match is not None
            if match.to_move == 1:
                await play(live, ada, match.position.legal()[0])
            else:
                version = match.version
                await until(live, lambda version=version, match=match: match.version > version)
        assert live.table.phase == "over"


async def test_absent_longer_than_the_grace_the_others_choose(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo, cy) = await open_table(house, "pebbles", 3)
        leave(live, ada)
        assert bo.table["seats"][0]["lost_since"] == clock.at
        clock.at += 59
        await settle(live)
        assert bo.table["absence"] is None
        clock.at += 1
        await settle(live)
        assert bo.table["host"] == 2
        assert bo.table["absence"] == {"seat": 1, "choices": ["wait", "bot", "end"]}
        assert cy.table["absence"] == {"seat": 1, "choices": ["wait", "bot"]}
        await live.ask(cy, m.Decide(id=new_id(), seat=1, choice="end"))
        assert cy.last("refused")["error"]["kind"] == "forbidden"
        await live.ask(cy, m.Decide(id=new_id(), seat=1, choice="wait"))
        assert bo.table["absence"] is None
        await live.ask(bo, m.Decide(id=new_id(), seat=1, choice="bot"))
        assert (
            bo.table["seats"][0] | {"kind": "bot", "holder": True, "level": "yearling"}
            == bo.table["seats"][0]
        )
        await live.attach(ada, m.Hello())  # back at any time, and in the seat again
        await settle(live)
        assert live.table.seat(1).is_person
        assert not live.table.seat(1).away


async def test_the_others_may_end_the_game(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo) = await open_table(house, "pebbles", 2)
        leave(live, ada)
        clock.at += 61
        await settle(live)
        await live.ask(bo, m.Decide(id=new_id(), seat=1, choice="end"))
        assert (live.table.phase, live.table.closed) == ("closed", "chosen")
        assert bo.game["expected"] == []
        assert bo.game["legal"] == []
        assert bo.table["fairness"]["secret"] == live.table.opened.secret


async def test_a_bot_stands_in_until_its_person_is_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "pebbles", 2, pace=10.0)
        await live.ask(ada, m.StandIn(id=new_id()))
        assert ada.game["legal"] == []
        assert (await play(live, ada, "take 1"))["error"]["text"]["key"] == "match-away"
        await live.ask(ada, m.ComeBack(id=new_id()))
        assert ada.game["legal"]
        assert (await play(live, ada, "take 1"))["type"] == "ack"
        assert bo.table["seats"][0]["kind"] == "person"


async def test_the_host_may_send_somebody_away_for_good(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, ada = await lobby(house)
        await live.join(2, "Eve", None, new_id(), another=False)
        eve = Guest(2, 2)
        await live.attach(eve, m.Hello())
        await live.ask(eve, m.Kick(id=new_id(), seat=1))
        assert eve.last("refused")["error"]["kind"] == "forbidden"
        await live.ask(ada, m.Kick(id=new_id(), seat=2))
        assert eve.goodbye == "removed"
        assert live.table.seat(2).is_open
        with pytest.raises(Denied) as denied:
            await live.join(2, "Eve", None, new_id(), another=False)
        assert denied.value.error.text.key == "table-banned"
        await live.ask(ada, m.PutBot(id=new_id(), seat=2, level="random"))
        assert live.table.seat(2).level == "random"


async def test_the_host_opens_a_bots_seat_again(tmp_path: Path) -> None:
    """For the friend who comes late; once the cards are dealt the bot stays."""
    async with house_of(tmp_path) as house:
        live, ada = await lobby(house)
        await live.ask(ada, m.PutBot(id=new_id(), seat=2, level="random"))
        name = live.table.seat(2).name
        await live.ask(ada, m.Kick(id=new_id(), seat=2))
        assert live.table.seat(2).is_open
        assert live.table.chat[-1].note == Text.of("table-note-opened", name=name)
        assert await live.join(2, "Bo", None, new_id(), another=False) == (2, False)
        live, (ada,) = await open_table(house, "pebbles", 1, bots=1, pace=10.0)
        await live.ask(ada, m.Kick(id=new_id(), seat=2))
        assert ada.last("refused")["error"]["text"]["key"] == "table-no-person"
        assert live.table.seat(2).level == "greedy"


async def test_kicked_in_a_game_a_bot_plays_on(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo, _) = await open_table(house, "pebbles", 3, pace=10.0)
        await live.ask(ada, m.Kick(id=new_id(), seat=2))
        assert bo.goodbye == "removed"
        seat = live.table.seat(2)
        assert (seat.device, seat.level) == (None, "yearling")
        assert (await play(live, bo, "take 1"))["error"]["kind"] == "seat"


async def test_the_clock_runs_out_and_the_house_plays_one_turn(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo) = await open_table(house, "pebbles", 2, clock=30)
        match = live.table.match
        assert match is not None
        assert ada.game["clock"] == {"seat": 1, "until": clock.at + 30, "seconds": 30}
        clock.at += 29
        await settle(live)
        assert match.version == 0
        clock.at += 1
        await until(live, lambda: match.version == 1)
        assert live.table.seat(1).is_person
        assert bo.game["clock"] == {"seat": 2, "until": clock.at + 30, "seconds": 30}
        assert (await play(live, bo, bo.game["legal"][0]))["type"] == "ack"


async def test_idle_tables_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, guests = await open_table(house, "pebbles", 2)
        await play(live, guests[0], "take 1")
        before = guests[0].game
        leave(live, *guests)
        for _ in range(3):
            clock.at += 130
            await settle(live)
            await house.sweep()
        assert live.table.id not in house.live
        again = await house.get(live.table.id)
        back = Guest(1, 1)
        await again.attach(back, m.Hello())
        assert back.game["view"] == before["view"]
        assert back.game["log"]["entries"] == [entry for entry in back.game["log"]["entries"] if entry]
        assert len(back.game["log"]["entries"]) == 1


async def test_whoever_says_hello_too_late_is_not_seated_at_a_table_that_left_the_memory(
    tmp_path: Path,
) -> None:
    """Between the door and the first message it may go; nothing would ever happen at it."""
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada,) = await open_table(house, "pebbles", 1, bots=1, options={"first": 1, "heap": 19})
        leave(live, ada)
        clock.at += 61
        await settle(live)
        clock.at += 130
        await house.sweep()
        assert live.table.id not in house.live
        late = Guest(1, 1)
        await live.attach(late, m.Hello())
        assert (late.goodbye, late.raw) == ("restart", [])
        again, back = await house.get(live.table.id), Guest(1, 1)
        await again.attach(back, m.Hello())
        assert (await play(again, back, "take 1"))["type"] == "ack"
        await until(again, lambda: again.table.mover == 1)


async def test_a_table_that_somebody_is_about_to_enter_stays_in_the_memory(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, guests = await open_table(house, "pebbles", 2)
        leave(live, *guests)
        clock.at += 61
        await settle(live)
        clock.at += 130
        assert await house.get(live.table.id) is live
        await house.sweep()
        assert await house.get(live.table.id) is live


async def test_what_was_looked_at_at_the_door_is_looked_at_again_at_hello(tmp_path: Path) -> None:
    async with house_of(tmp_path, most_watchers=1) as house:
        live, (ada, _) = await open_table(house, "pebbles", 2)
        first, second, player, third = Guest(None, 7), Guest(None, 8), Guest(None, 2), Guest(None, 9)
        for guest in (first, second, player):
            await live.attach(guest, m.Hello())
        assert [guest.goodbye for guest in (first, second)] == [None, "limit"]
        assert player.goodbye == "restart"  # has sat down meanwhile: comes back to the seat
        live.detach(first)
        await live.ask(ada, m.Change(id=new_id(), spectators=False))
        await live.attach(third, m.Hello())
        assert third.goodbye == "removed"
        assert not any(guest.raw for guest in (second, player, third))
