"""The protocol as others read it: documents, examples, the games over the wire."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from threading import current_thread
from typing import Any

import msgspec
import pytest

from ottery import games
from ottery.games.game import Game
from ottery.locales import LANGUAGES, Text, say
from ottery.locales.text import has_text
from ottery.match import verify
from ottery.match.pledge import commitment, table_seed
from ottery.match.verify import Report
from ottery.server.examples import BODIES
from ottery.wire import bodies, messages
from ottery.wire.parts import Phrase
from tests.toy import BUILT, NAMES, find

from .playing import Refusal, Seat, deal, new_id, play_out, serving

ROOT = Path(__file__).parents[2]
SMALL: dict[str, dict[str, Any]] = {"ottere": {"target": 1}, "otter": {}}


def test_types_and_documents_are_what_the_server_speaks() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "protocol_types.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "")


def test_a_difference_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from scripts import protocol_types

    monkeypatch.setattr(protocol_types, "ROOT", tmp_path)
    monkeypatch.setattr(protocol_types, "TYPESCRIPT", tmp_path / "protocol.ts")
    monkeypatch.setattr(protocol_types, "ASYNCAPI", tmp_path / "asyncapi.json")
    monkeypatch.setattr(sys, "argv", ["protocol_types.py", "--check"])
    assert protocol_types.main() == 1
    monkeypatch.setattr(sys, "argv", ["protocol_types.py"])
    assert protocol_types.main() == 0
    monkeypatch.setattr(sys, "argv", ["protocol_types.py", "--check"])
    assert protocol_types.main() == 0
    (tmp_path / "protocol.ts").write_text("stale")
    assert protocol_types.main() == 1
    assert "protocol.ts is not what the server speaks" in capsys.readouterr().out


def test_every_message_is_in_the_asyncapi_document() -> None:
    document = json.loads((ROOT / "docs" / "asyncapi.json").read_text("utf-8"))
    for union in (messages.ClientMessage, messages.ServerMessage):
        for kind in union.__args__:
            assert document["components"]["messages"][kind.__name__]["name"] == kind.__struct_config__.tag
    for name in games.NAMES:
        assert any(key.lower() == f"{name.replace('-', '')}view" for key in document["components"]["schemas"])


async def test_the_openapi_document_lists_every_route_and_its_examples_are_taken(tmp_path: Path) -> None:
    async with serving(tmp_path, find=find, names=(*NAMES, *BUILT)) as running:
        ada = running.player("Ada")
        document = await ada.get("/api/openapi.json")
        posts = {path for path, item in document["paths"].items() if "post" in item}
        assert len(posts) == 8
        created = await ada.post("/api/tables", **BODIES["create"])
        assert created["seats"] == [1]
        for name, kind in (("enter", bodies.Enter), ("join", bodies.Join), ("seat", bodies.SeatAnd)):
            msgspec.convert(BODIES[name], kind)
        msgspec.convert(BODIES["link"], bodies.MakeLink)
        checked = await ada.post("/api/verify", **BODIES["check"])
        assert checked["game"] == "ottere"
        texts = json.dumps(document)
        for body in BODIES.values():
            assert json.dumps(next(iter(body.values()))) in texts


async def test_the_house_tells_what_can_be_played(tmp_path: Path) -> None:
    async with serving(tmp_path, find=find, names=BUILT) as running:
        ada = running.player()
        told = await ada.get("/api/games")
        assert [game["name"] for game in told["games"]] == list(BUILT)
        assert told["levels"][:2] == ["pup", "yearling"]
        for game in told["games"]:
            assert game["ready"]
            assert game["rules"]
            deck = await ada.get(f"/api/games/{game['name']}/deck")
            assert deck["game"] == game["name"]
        health = await ada.get("/api/health")
        assert health["ok"]
        assert set(health["ready"]) == set(BUILT)


@pytest.mark.parametrize("game", BUILT)
async def test_each_game_is_played_over_the_wire_by_people_and_a_bot(tmp_path: Path, game: str) -> None:
    """To its end where that is near; every text that comes can be said in every language."""
    seats_of = find(game).seats
    bots = 1 if seats_of[1] > 2 else 0
    async with serving(tmp_path, find=find, names=BUILT) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        wishes = [
            {"kind": "me", "name": "Ada"},
            {"kind": "open"},
            *[{"kind": "bot", "level": "greedy"}] * bots,
        ]
        created = await ada.open(game, wishes, options=SMALL.get(game, {}))
        await bo.come(created)
        seats = [await player.sit(created["table"]) for player in (ada, bo)]
        for seat in seats:
            await seat.contribute()
        for seat in seats:
            await seat.until_game()
        await _play_some(seats, 40)
        for seat in seats:
            assert len(seat.log) == seat.game["version"]
            for entry in seat.log:
                for text in entry["texts"]:
                    _say(text)
            if seat.game["over"]:
                assert seat.game["outcome"]["winners"]
                for line in seat.game["outcome"]["lines"]:
                    _say(line["text"])


async def _play_some(seats: list[Seat], most: int) -> None:
    by_number = {seat.table["you"]: seat for seat in seats}
    while (newest := max(seat.game["version"] for seat in seats)) < most:
        for seat in seats:
            await seat.at_least(newest)
        expected = seats[0].game["expected"]
        if not expected:
            return
        mover = by_number.get(expected[0])
        if mover is not None:
            assert (await mover.play())["type"] == "ack"
        await (mover or seats[0]).at_least(newest + 1)
    for seat in seats:
        await seat.at_least(newest)


def _say(text: dict[str, Any]) -> None:
    found = msgspec.convert(text, Text)
    for language in LANGUAGES:
        assert say(found, language)


def test_every_phrase_has_its_words() -> None:
    for phrase in Phrase.__args__:  # type: ignore[attr-defined]
        for language in LANGUAGES:
            assert has_text(f"phrase-{phrase}", language)


async def test_the_deal_can_be_checked_by_everybody(tmp_path: Path) -> None:
    """The commitment stands before anybody contributes; secret and contributions come after the end and fit."""
    async with serving(tmp_path) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        created = await ada.open(options={"heap": 5})
        before = (await ada.get(f"/api/tables/{created['table']}"))["fairness"]
        assert before == {
            "commitment": before["commitment"],
            "secret": None,
            "contributions": None,
            "seed": None,
        }
        await bo.come(created)
        seats = [await player.sit(created["table"]) for player in (ada, bo)]
        parts = ["Ada's dice: 4 2", "Bo's own 🎲"]
        for seat, part in zip(seats, parts, strict=True):
            await seat.ask("contribute", text=part)
        for seat in seats:
            await seat.until_game()
        assert seats[0].table["fairness"] == before
        assert (await seats[0].ask("contribute", text="again"))["error"]["kind"] == "over"
        await play_out(seats)
        await seats[0].until_table(lambda t: t["phase"] == "over")
        after = seats[0].table["fairness"]
        assert after["commitment"] == before["commitment"] == commitment(after["secret"])
        assert after["contributions"] == parts
        assert after["seed"] == table_seed(after["secret"], parts)
        record = await ada.get(f"/api/tables/{created['table']}/record")
        report = verify.verify(record, find)
        assert report.faults == []
        assert report.has_commitment
        forged = record.replace(parts[0], "Ada's dice: 6 6")
        assert [fault.key for fault in verify.verify(forged, find).faults] == ["verify-seed"]


async def test_a_record_is_checked_by_the_server_too(tmp_path: Path) -> None:
    async with serving(tmp_path, find=find, names=("ottere",)) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], "ottere", options={"target": 1})
        await play_out([ada, bo])
        record = await ada.player.get(f"/api/tables/{ada.table['id']}/record")
        checked = await ada.player.post("/api/verify", record=record)
        assert checked == {"faults": [], "committed": True, "game": "ottere", "actions": ada.game["version"]}
        lies = await ada.player.post("/api/verify", record=record.replace('[commit "', '[commit "0'))
        assert [fault["key"] for fault in lies["faults"]] == ["verify-commit"]


async def test_checking_a_record_compiles_nothing_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game is made ready elsewhere: compiling holds the whole process up."""
    prepared: list[str] = []
    monkeypatch.setattr(Game, "prepare", lambda game, *_: prepared.append(game.name))
    async with serving(tmp_path) as running:
        prepared.clear()
        with pytest.raises(Refusal) as refused:
            await running.player().post("/api/verify", **BODIES["check"])
        assert (refused.value.status, refused.value.key) == (429, "table-waits-compiling")
        assert prepared == []
        other = BODIES["check"]["record"].replace("ottere", "chess")
        assert (await running.player().post("/api/verify", record=other))["faults"]


async def test_records_are_checked_one_at_a_time_beside_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[str] = set()

    def check(*_: Any) -> Report:
        seen.add(current_thread().name)
        return Report([], None, has_commitment=False)

    monkeypatch.setattr("ottery.server.replays.verify", check)
    async with serving(tmp_path) as running:
        ada = running.player()
        await asyncio.gather(*[ada.post("/api/verify", **BODIES["check"]) for _ in range(5)])
    assert len(seen) == 1
    assert seen.pop().startswith("ottery-records")


async def test_history_and_public_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo, eve = (running.player(name) for name in ("Ada", "Bo", "Eve"))
        hidden = await ada.open()
        shown = await ada.open(settings={"public": True})
        assert [card["id"] for card in (await eve.get("/api/tables"))["tables"]] == [shown["table"]]
        joined = await bo.post(f"/api/tables/{shown['table']}/join", id=new_id(), name="Bo")
        assert joined["seat"] == 2
        assert {card["id"] for card in (await ada.get("/api/me/tables"))["tables"]} == {
            hidden["table"],
            shown["table"],
        }
        assert [card["id"] for card in (await bo.get("/api/me/tables"))["tables"]] == [shown["table"]]
        assert (await eve.get("/api/me/tables"))["tables"] == []
        seats = [await player.sit(shown["table"]) for player in (ada, bo)]
        for seat in seats:
            await seat.contribute()
        for seat in seats:
            await seat.until_game()
        card = next(c for c in (await ada.get("/api/me/tables"))["tables"] if c["id"] == shown["table"])
        assert card["your_turn"]
        assert [seat["yours"] for seat in card["seats"]] == [True, False]


async def test_figures_for_operators_name_no_table_and_no_person(tmp_path: Path) -> None:
    from prometheus_client import generate_latest

    from ottery.server import metrics

    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada-the-player"), running.player("Bo")])
        await ada.play()
        text = generate_latest(metrics.registry).decode()
        assert 'ottery_moves_total{by="person",game="pebbles"}' in text
        assert "ottery_connections 2.0" in text
        assert ada.table["id"] not in text
        assert "Ada-the-player" not in text
