"""Whole games over the wire."""

from pathlib import Path

from .playing import deal, play_out, serving


async def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")])
        assert [s.table["you"] for s in seats] == [1, 2]
        await play_out(seats)
        for seat in seats:
            await seat.until_table(lambda t: t["phase"] == "over")
            assert seat.game["over"]
            assert len(seat.game["outcome"]["winners"]) == 1
            assert len(seat.log) == seat.game["version"]


async def test_one_person_and_three_bots_play_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        bots = [{"kind": "bot", "level": "greedy"}] * 3
        created = await ada.open(seats=[{"kind": "me", "name": "Ada"}, *bots])
        seat = await ada.sit(created["table"])
        await seat.contribute()
        await seat.until_game()
        await play_out([seat])
        assert seat.game["over"]
