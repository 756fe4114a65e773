"""Undo: one's own last action, with the others' leave, within the never-rules."""

import asyncio
from pathlib import Path

import pytest

from ottery.server.live import Live
from ottery.wire import messages as m

from .playing import new_id
from .rooms import Clock, Guest, house_of, open_table, play, settle


async def ask(live: Live, guest: Guest) -> dict[str, object]:
    """Ask for an undo; the answer."""
    before = len(guest.raw)
    assert live.table.match is not None
    await live.ask(guest, m.Undo(id=new_id(), version=live.table.match.version))
    await settle(live)
    return guest.answer_since(before)


async def answer(live: Live, guest: Guest, *, allow: bool) -> None:
    """Answer one."""
    assert live.table.match is not None
    await live.ask(guest, m.AnswerUndo(id=new_id(), version=live.table.match.version, allow=allow))
    await settle(live)


async def test_the_others_are_asked_and_the_log_shows_the_action_no_more(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo, cy) = await open_table(house, "nuts", 3)
        await play(live, ada, "mark")
        assert ada.game["may_ask_undo"]
        assert (await ask(live, ada))["type"] == "ack"
        assert bo.table["undo"] == {"seat": 1, "waiting_for": [2, 3]}
        await answer(live, bo, allow=True)
        assert cy.table["undo"] == {"seat": 1, "waiting_for": [3]}
        assert cy.game["view"]["marked"]
        await answer(live, cy, allow=True)
        assert not cy.game["view"]["marked"]
        assert cy.table["undo"] is None
        assert cy.game["version"] == 2
        assert cy.game["log"] == {"start": 0, "entries": []}
        fresh = Guest(None, 0)
        await live.attach(fresh, m.Hello())
        assert fresh.game["log"] == {"start": 0, "entries": []}
        await live.attach(bo, m.Hello(version=1, entries=1))  # what bo remembers has been undone
        assert bo.game["log"] == {"start": 0, "entries": []}


async def test_nobody_undoes_another_players_action(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        refused = await ask(live, bo)
        assert refused["error"]["text"]["key"] == "match-undo-other"  # type: ignore[index]
        assert live.table.undo is None


@pytest.mark.parametrize(
    ("word", "key"),
    [("roll", "match-undo-chance"), ("peek", "match-undo-revealed"), ("end", "match-undo-turn")],
)
async def test_the_never_rules_hold_at_a_table(tmp_path: Path, word: str, key: str) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, _) = await open_table(house, "nuts", 2)
        await play(live, ada, word)
        refused = await ask(live, ada)
        assert refused["error"]["text"]["key"] == key  # type: ignore[index]


async def test_a_no_is_a_no(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        await ask(live, ada)
        await answer(live, bo, allow=False)
        assert ada.table["undo"] is None
        assert ada.game["view"]["marked"]
        assert ada.last("chat")["lines"][-1]["note"]["key"] == "table-note-undo-refused"


async def test_whoever_has_dropped_is_not_waited_for(tmp_path: Path) -> None:
    clock = Clock()
    async with house_of(tmp_path, now=clock) as house:
        live, (ada, bo, cy) = await open_table(house, "nuts", 3)
        live.detach(cy)
        await play(live, ada, "mark")
        await ask(live, ada)
        assert ada.table["undo"] == {"seat": 1, "waiting_for": [2]}
        live.detach(bo)
        clock.at += 6
        await settle(live)
        assert not ada.game["view"]["marked"]
        await play(live, ada, "mark")
        assert (await ask(live, ada))["type"] == "ack"  # and alone there, nobody has to be asked
        assert not ada.game["view"]["marked"]


async def test_bots_mind_no_undo(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada,) = await open_table(house, "nuts", 1, bots=1)
        await play(live, ada, "mark")
        await ask(live, ada)
        assert not ada.game["view"]["marked"]


async def test_playing_on_takes_the_request_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        await ask(live, ada)
        await play(live, ada, "pick 1")
        assert ada.table["undo"] is None
        await answer(live, bo, allow=True)
        assert bo.last("refused")["error"]["text"]["key"] == "table-undo-not-asked"
        assert ada.game["version"] == 2


async def test_an_answer_and_a_move_at_once_leave_one_truth(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        await ask(live, ada)
        await asyncio.gather(answer(live, bo, allow=True), play(live, ada, "pick 1"))
        await settle(live)
        match = live.table.match
        assert match is not None
        assert live.table.undo is None
        assert match.version in (2, 3)
        assert len(match.course.actions) == len(live.told[1].entries)
