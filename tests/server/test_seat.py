"""The seat: who holds it, and that nobody else can."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ottery.server.deeds import check_name, tidy
from ottery.server.errors import Denied

from .playing import LOGGED, Refusal, deal, new_id, play_out, serving, state_of
from .rooms import Clock

OPEN = {"id": "abcdefgh", "game": "pebbles", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}


async def test_back_button_and_in_again_is_the_same_seat_and_the_name_is_free_to_others(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as running:
        ada, bo, other = running.player("Ada"), running.player("Bo"), running.player("Bo")
        created = await ada.open(seats=3)
        first = await bo.come(created)
        seat = await bo.sit(created["table"])
        await seat.close()
        again = await bo.come(created)
        assert (again["seat"], again["again"]) == (first["seat"], True)
        assert (await other.come(created))["seat"] == 3
        page = await ada.get(f"/api/tables/{created['table']}")
        assert [s["name"] for s in page["card"]["seats"]] == ["Ada", "Bo", "Bo 2"]


async def test_another_browser_takes_the_seat_over_by_its_link_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        own = ada.game["view"]
        link = await ada.player.post(f"/api/tables/{ada.table['id']}/links", kind="seat", seat=1)
        phone, thief = running.player("Ada"), running.player("Eve")
        page = await phone.enter(link["path"])
        assert page["your_seats"] == [1]
        assert await ada.closed() == 4003
        assert ada.latest["farewell"]["text"]["key"] == "table-moved"
        moved = await phone.sit(ada.table["id"])
        await moved.until_game()
        assert moved.game["view"] == own
        assert (await moved.play())["type"] == "ack"
        with pytest.raises(Refusal) as refused:
            await thief.enter(link["path"])
        assert refused.value.key == "table-link-dead"
        await bo.at_least(1)


async def test_a_seats_link_whose_answer_was_lost_answers_again_to_that_device_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, phone, thief = running.player("Ada"), running.player("Ada"), running.player("Eve")
        table = (await ada.open())["table"]
        link = await ada.post(f"/api/tables/{table}/links", kind="seat", seat=1)
        for player in (phone, thief):
            answer = await player.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["text"]["key"]) == (404, "table-unknown")
            assert "httponly" in answer.headers["set-cookie"].lower()
        key = link["path"].partition("#")[2]
        lost = await phone.http.post(f"/api/tables/{table}/enter", json={"key": key})
        assert "set-cookie" not in lost.headers, "what an answer brings is lost with it"
        assert (await phone.enter(link["path"]))["your_seats"] == [1]
        for player in (thief, ada):
            with pytest.raises(Refusal) as refused:
                await player.enter(link["path"])
            assert refused.value.key == "table-link-dead"
        assert (await phone.enter(link["path"]))["your_seats"] == [1]


async def test_a_used_link_does_not_bring_back_a_seat_that_has_gone_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, phone = running.player("Ada"), running.player("Ada")
        table = (await ada.open())["table"]
        first = await ada.post(f"/api/tables/{table}/links", kind="seat", seat=1)
        await phone.enter(first["path"])
        second = await phone.post(f"/api/tables/{table}/links", kind="seat", seat=1)
        assert (await ada.enter(second["path"]))["your_seats"] == [1]
        with pytest.raises(Refusal) as refused:
            await phone.enter(first["path"])
        assert refused.value.key == "table-link-dead"
        assert (await ada.get(f"/api/tables/{table}"))["your_seats"] == [1]


async def test_a_join_whose_answer_was_lost_is_no_second_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        table = (await ada.open(seats=3, settings={"public": True}))["table"]
        await bo.get(f"/api/tables/{table}")
        wish = {"id": new_id(), "name": "Bo"}
        lost = await bo.http.post(f"/api/tables/{table}/join", json=wish)
        assert "set-cookie" not in lost.headers
        assert (await bo.post(f"/api/tables/{table}/join", **wish))["again"]
        page = await ada.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in page["card"]["seats"]] == ["person", "person", "open"]


async def test_looking_stores_no_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        table = (await running.player("Ada").open(settings={"public": True}))["table"]
        for _ in range(3):
            assert "set-cookie" in (await running.player().http.get(f"/api/tables/{table}")).headers
        eve = running.player()
        first = await eve.http.get("/api/me/tables")
        again = await eve.http.get(f"/api/tables/{table}")
        assert ("set-cookie" in first.headers, "set-cookie" in again.headers) == (True, False)
        with closing(sqlite3.connect(tmp_path / "ottery.sqlite")) as connection:
            assert connection.execute("SELECT count(*) FROM devices").fetchone() == (1,)


@pytest.mark.parametrize("cookie", ["", "x", "a" * 42, "a" * 44, "a" * 42 + "."])
async def test_a_cookie_that_is_no_token_of_ours_makes_no_device(tmp_path: Path, cookie: str) -> None:
    async with serving(tmp_path) as running:
        eve = running.player("Eve")
        headers = {"cookie": f"ottery={cookie}"}
        answer = await eve.http.post("/api/tables", json=OPEN, headers=headers)
        assert dict(eve.http.cookies)["ottery"] not in ("", cookie)
        table = answer.json()["table"]
        eve.http.cookies.clear()
        assert (await eve.http.get(f"/api/tables/{table}", headers=headers)).status_code == 404


async def test_a_seats_link_dies_when_its_maker_leaves(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, eve, bo = running.player("Ada"), running.player("Eve"), running.player("Bo")
        created = await ada.open()
        table = created["table"]
        await eve.come(created)
        link = await eve.post(f"/api/tables/{table}/links", kind="seat", seat=2)
        await eve.post(f"/api/tables/{table}/leave", id=new_id(), seat=2)
        await bo.come(created)
        with pytest.raises(Refusal) as refused:
            await eve.enter(link["path"])
        assert refused.value.key == "table-link-dead"
        assert (await bo.get(f"/api/tables/{table}"))["your_seats"] == [2]


@pytest.mark.parametrize("has_cookie", [False, True])
async def test_a_public_id_is_not_enough_to_take_a_seat_or_to_see_it(
    tmp_path: Path, has_cookie: bool
) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")], settings={"public": True})
        eve = running.player("Eve")
        if has_cookie:
            await eve.open()
        for seat in ("1", "2", "3", "0", "99", "x", "-1", "1e0"):
            connection = await eve.sit(ada.table["id"], seat)  # type: ignore[arg-type]
            assert await connection.closed() == 4003
            assert [m["type"] for m in connection.told] == ["farewell"]
        for wanted in (1, 2, None):
            with pytest.raises(Refusal) as refused:
                await eve.post(f"/api/tables/{ada.table['id']}/join", id=new_id(), name="Eve", seat=wanted)
            assert refused.value.kind == "full"


async def test_a_tables_link_lets_nobody_act_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, eve = running.player("Ada"), running.player("Eve")
        created = await ada.open(seats=3)
        await ada.sit(created["table"])
        for link in created["links"]:
            await eve.enter(link["path"])
        wishes: dict[str, dict[str, Any]] = {
            "leave": {"id": new_id(), "seat": 1},
            "rematch": {"id": new_id(), "seat": 1},
            "links": {"kind": "seat", "seat": 1},
        }
        for path, body in wishes.items():
            with pytest.raises(Refusal) as refused:
                await eve.post(f"/api/tables/{created['table']}/{path}", **body)
            assert refused.value.kind == "seat"
        connection = await eve.sit(created["table"], 1)
        assert await connection.closed() == 4003


async def test_the_spectators_link_names_no_player_and_works_for_watching_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        created = await ada.open(seats=2)
        link = next(link["path"] for link in created["links"] if link["kind"] == "watch")
        assert re.fullmatch(r"/t/[a-z0-9]{12}#[A-Za-z0-9_-]{43}", link)
        assert dict(ada.http.cookies)["ottery"] not in link
        page = await running.player("Di").enter(link)
        assert page["may"] == ["watch"]
        eve = running.player("Eve")
        await eve.enter(link)
        with pytest.raises(Refusal) as refused:
            await eve.post(f"/api/tables/{created['table']}/join", id=new_id(), name="Eve")
        assert (refused.value.kind, refused.value.key) == ("forbidden", "table-no-invitation")


async def test_a_private_table_is_unknown_to_whoever_has_no_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        eve, table = running.player("Eve"), ada.table["id"]
        for path in ("", "/record", "/replay"):
            with pytest.raises(Refusal) as refused:
                await eve.get(f"/api/tables/{table}{path}")
            assert refused.value.key == "table-unknown"
        connection = await eve.sit(table)
        assert [m["type"] for m in connection.told] == ["farewell"]
        assert (await eve.get("/api/tables"))["tables"] == []


async def test_where_nobody_may_watch_nobody_reads_the_record_meanwhile(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        settings = {"public": True, "spectators": False}
        ada, bo = await deal([running.player("Ada"), running.player("Bo")], settings=settings)
        eve, path = running.player("Eve"), f"/api/tables/{ada.table['id']}/record"
        assert (await ada.ask("kick", seat=2))["type"] == "ack"
        for player in (eve, bo.player):
            with pytest.raises(Refusal) as refused:
                await player.get(path)
            assert refused.value.key == "table-no-watching"
        assert "[players" in await ada.player.get(path)
        await play_out([ada])
        assert "[seed" in await eve.get(path)


@pytest.mark.parametrize("cookie", ["", "x", "a" * 43, "a" * 5000])
async def test_without_a_true_cookie_nothing_is_received(tmp_path: Path, cookie: str) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        eve = running.player("Eve")
        eve.http.cookies.set("ottery", cookie)
        connection = await eve.sit(ada.table["id"], 1)
        assert [m["type"] for m in connection.told] == ["farewell"]
        assert await connection.closed() in (4003, 4004)


async def test_of_two_tabs_the_newer_plays_and_the_older_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        newer = await ada.player.sit(ada.table["id"])
        assert await ada.closed() == 4001
        assert ada.latest["farewell"]["reason"] == "newer"
        await newer.until_game()
        assert (await newer.play())["type"] == "ack"
        await bo.at_least(1)


async def test_a_second_tab_with_another_name_is_no_second_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = running.player("Ada"), running.player("Bo")
        created = await ada.open(seats=3)
        first = await bo.come(created)
        bo.name = "Somebody else"
        second = await bo.come(created)
        assert second["seat"] == first["seat"]
        page = await ada.get(f"/api/tables/{created['table']}")
        assert [s["kind"] for s in page["card"]["seats"]] == ["person", "person", "open"]


async def test_several_seats_on_one_device_when_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        created = await ada.open(
            seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]
        )
        assert created["seats"] == [1, 2]
        link = next(link["path"] for link in created["links"] if link["kind"] == "invite")
        await ada.enter(link)
        name = new_id()
        for again in (False, True):
            joined = await ada.post(f"/api/tables/{created['table']}/join", id=name, name="Cy", another=True)
            assert (joined["seat"], joined["again"]) == (3, again)
        seats = [await ada.sit(created["table"], k) for k in (1, 2, 3)]
        for seat in seats:
            await seat.contribute()
        for k, seat in enumerate(seats, 1):
            await seat.until_game()
            assert seat.table["you"] == k
            assert bool(seat.game["legal"]) == (k == 1)


async def test_leaving_and_joining_gives_no_fresh_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo, cy = await deal([running.player(name) for name in ("Ada", "Bo", "Cy")], settings={"pace": 5})
        before = int(state_of(running, ada.table["id"]).secret[1])
        assert (await bo.ask("leave"))["type"] == "ack"
        assert await bo.closed() == 4003
        await ada.until_table(lambda t: t["seats"][1]["kind"] == "bot")
        assert ada.table["seats"][1]["name"] == "Bo"
        with pytest.raises(Refusal) as refused:
            await bo.player.post(f"/api/tables/{ada.table['id']}/join", id=new_id(), name="Bo")
        assert refused.value.kind in ("full", "over")
        assert int(state_of(running, ada.table["id"]).secret[1]) == before
        assert cy.table["seats"][2]["kind"] == "person"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("  Ada\n\tLovelace ", "Ada Lovelace"),
        ("A\u202eda", "Ada"),
        ("Ada\x00\x1b[2J", "Ada[2J"),
        ("👩‍👧 Æ", "👩‍👧 Æ"),
    ],
)
def test_names_are_text_on_one_line(given: str, shown: str) -> None:
    assert check_name(given) == shown


@pytest.mark.parametrize(
    "given",
    ["", "   ", "\u200b\u200b", "\u3164", "\u2800 \u115f", "...", "a" + "\u0301\u0302\u0303" * 3, "\ud800"],
)
def test_names_that_cannot_be_read_are_refused(given: str) -> None:
    with pytest.raises(Denied) as denied:
        check_name(given)
    assert denied.value.error.text.key == "table-name"


def test_chat_is_text_on_one_line() -> None:
    assert tidy("<b>hi</b>\r\n\u2066there\u2069") == "<b>hi</b> there"


async def test_markup_in_names_reaches_pages_as_text_and_no_script_of_others_may_run(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("<img src=x onerror=1>")
        created = await ada.open()
        answer = await ada.http.get(f"/api/tables/{created['table']}")
        assert answer.json()["card"]["seats"][0]["name"] == "<img src=x onerror=1>"
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy


async def test_tokens_are_hashed_at_rest_and_in_no_log(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        link = await ada.player.post(f"/api/tables/{ada.table['id']}/links", kind="seat", seat=1)
        tokens = [dict(seat.player.http.cookies)["ottery"] for seat in (ada, bo)]
        tokens.append(link["path"].partition("#")[2])
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("ottery.sqlite*"))
    assert b"opened" in stored
    for token in tokens:
        assert token.encode() not in stored
        assert token not in LOGGED.getvalue()
    assert f"/api/tables/{ada.table['id']}/links" in LOGGED.getvalue()


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        answer = await ada.http.post(
            "/api/tables",
            json={
                "id": new_id(),
                "game": "pebbles",
                "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}],
            },
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
    async with serving(tmp_path, public_url="https://otters.example") as running:
        answer = await running.player("Bo").http.post(
            "/api/tables",
            json={
                "id": new_id(),
                "game": "pebbles",
                "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}],
            },
            headers={"origin": "https://otters.example"},
        )
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ottery=")
        assert "secure" in cookie.lower()
        assert answer.headers["strict-transport-security"]


async def test_the_cookie_is_given_anew_once_a_day_to_whoever_comes(tmp_path: Path) -> None:
    """It lasts for a year from the last visit, not from the first."""
    clock = Clock()
    async with serving(tmp_path, now=clock) as running:
        ada = running.player("Ada")
        path = f"/api/tables/{(await ada.open())['table']}"
        token = dict(ada.http.cookies)["ottery"]
        assert "set-cookie" not in (await ada.http.get(path)).headers
        for _ in range(3):
            clock.at += 86400 * 1.5
            cookie = (await ada.http.get("/api/me/tables")).headers["set-cookie"]
            assert cookie.startswith(f"ottery={token};")
            assert "max-age=31536000" in cookie.lower()
            assert "httponly" in cookie.lower()
            assert "set-cookie" not in (await ada.http.get(path)).headers
        with closing(sqlite3.connect(tmp_path / "ottery.sqlite")) as connection:
            assert connection.execute("SELECT seen FROM devices").fetchone() == (clock.at,)


async def test_a_device_can_be_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.player("Ada")
        created = await ada.open()
        assert [card["id"] for card in (await ada.get("/api/me/tables"))["tables"]] == [created["table"]]
        token = dict(ada.http.cookies)["ottery"]
        await ada.post("/api/me/forget")
        assert not dict(ada.http.cookies)
        ada.http.cookies.set("ottery", token)
        assert (await ada.get("/api/me/tables"))["tables"] == []
        connection = await ada.sit(created["table"])
        assert connection.latest["farewell"]["reason"] in ("removed", "gone")
