"""The terminal at a server's table: a real server on a free port, the real client."""

from __future__ import annotations

import asyncio
import io
import itertools
import stat
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from textual.widgets import Static

from ottery import games
from ottery.games.game import Refused
from ottery.terminal.distant.address import Address, read_address
from ottery.terminal.distant.app import DistantApp
from ottery.terminal.distant.client import Client
from ottery.terminal.distant.cookies import Cookies
from ottery.terminal.distant.plain import DistantPlain
from ottery.terminal.distant.screens import DistantScreen, WaitScreen
from ottery.terminal.saves import Shelf
from ottery.terminal.screens.pages import Menu
from tests.server.playing import PATIENCE, Running, Seat, play_out, serving

pytestmark = pytest.mark.compiled

SHORT: dict[str, dict[str, Any]] = {"ottere": {"target": 30}}
BOTS = {"otters": 2}
"""Bots beside the one at the terminal, where it is not one."""


@pytest_asyncio.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path / "server", find=games.find, names=games.NAMES) as found:
        yield found


class Typing(io.StringIO):
    """Input that goes on and on: ``first``, then the lines of ``again`` in turn, ``many`` altogether."""

    def __init__(self, first: Sequence[str] = (), again: Sequence[str] = ("1",), many: int = 5000) -> None:
        super().__init__()
        self._lines = itertools.chain(first, itertools.islice(itertools.cycle(again), many))

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        """One line."""
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


async def seat_link(running: Running, game: str, **more: Any) -> str:
    """A table of one person and bots; the link that moves the person's seat to another device."""
    ada = running.player("Ada")
    bots = [{"kind": "bot", "level": "greedy"}] * BOTS.get(game, 1)
    created = await ada.open(
        game, [{"kind": "me", "name": "Ada"}, *bots], options=SHORT.get(game, {}), **more
    )
    link = await ada.post(f"/api/tables/{created['table']}/links", kind="seat", seat=1)
    path: str = link["path"]
    return running.url + path


async def talk(folder: Path, link: str, typing: Typing, language: str = "en", name: str = "Bo") -> str:
    """What the line client says to the end."""
    out = io.StringIO()
    client = DistantPlain(Cookies(folder), name, language, typing, out)
    async with asyncio.timeout(4 * PATIENCE):
        await asyncio.to_thread(client.run, read_address(None, link))
    return out.getvalue()


@pytest.mark.parametrize("game", games.NAMES)
async def test_a_whole_game_against_a_bot(running: Running, tmp_path: Path, game: str) -> None:
    link = await seat_link(running, game)
    told = await talk(tmp_path, link, Typing(again=[str(n) for n in range(1, 19)]))
    table = link.partition("#")[0].rpartition("/")[2]
    assert running.server.house.live[table].table.phase == "over"
    assert " won" in told
    assert "Your turn:" in told
    assert "  1  " in told
    assert "Play again?" in told
    assert told.endswith("Goodbye.\n")


async def test_two_at_a_table_one_in_a_browser_and_a_rematch(running: Running, tmp_path: Path) -> None:
    ada = running.player("Ada")
    created = await ada.open("ottere", 2, options={"target": 1})
    seat = await ada.sit(created["table"])
    await seat.contribute()
    invite = running.url + next(k["path"] for k in created["links"] if k["kind"] == "invite")
    talking = asyncio.create_task(talk(tmp_path, invite, Typing(["say hello <b>", "log"]), "da"))
    await seat.until_game()
    await play_out([seat])
    told = await talking
    assert [line["text"] for line in seat.chat if line.get("text")] == ["hello <b>"]
    assert seat.table["seats"][1]["name"] == "Bo"
    assert "Din tur" in told


async def test_a_link_whose_answer_is_lost_gives_the_seat_all_the_same(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = httpx.AsyncClient.request

    async def lose(http: httpx.AsyncClient, method: str, url: str, **more: Any) -> httpx.Response:
        answer = await request(http, method, url, **more)
        if url.endswith("/enter"):
            raise httpx.ReadError("planned")
        return answer

    address = read_address(None, await seat_link(running, "ottere"))
    monkeypatch.setattr(httpx.AsyncClient, "request", lose)
    client = Client(address, Cookies(tmp_path), lambda _: None, lambda _: None)
    assert (await client.sit("Bo")).your_seats == [1]


async def test_yes_leads_to_the_next_table(running: Running, tmp_path: Path) -> None:
    link = await seat_link(running, "why-i-otter")
    out = io.StringIO()
    typing = Typing()
    client = DistantPlain(Cookies(tmp_path), "Ada", "en", typing, out)
    answers = ["no", "yes"]

    def readline() -> str:
        is_asked = out.getvalue().count("Play again?") > 2 - len(answers)
        return f"{answers.pop()}\n" if is_asked else "1\n"

    typing.readline = readline  # type: ignore[method-assign]
    async with asyncio.timeout(4 * PATIENCE):
        await asyncio.to_thread(client.run, read_address(None, link))
    assert out.getvalue().count("Play again?") == 2


# ------------------------------------------------------------------------------------------ addresses


@pytest.mark.parametrize(
    ("server", "link", "expected"),
    [
        (None, "http://h:1/t/abcdefghij23#k", Address("http://h:1", "abcdefghij23", "k")),
        ("http://h:1", "/t/abcdefghij23#k", Address("http://h:1", "abcdefghij23", "k")),
        ("h:1", "abcdefghij23", Address("http://h:1", "abcdefghij23")),
        ("https://h/", "t/abcdefghij23", Address("https://h", "abcdefghij23")),
        ("http://other:2", "http://h:1/t/abcdefghij23", Address("http://other:2", "abcdefghij23")),
    ],
)
def test_addresses(server: str | None, link: str, expected: Address) -> None:
    assert read_address(server, link) == expected


def test_sockets_of_secure_servers_are_secure() -> None:
    assert read_address("https://h", "abcdefghij23").socket == "wss://h/api/tables/abcdefghij23/socket"
    assert read_address("http://h", "abcdefghij23").socket == "ws://h/api/tables/abcdefghij23/socket"


@pytest.mark.parametrize(
    ("server", "link", "key"),
    [
        (None, "abcdefghij23", "terminal-refuse-no-server"),
        ("http://h", "nonsense", "terminal-refuse-link"),
        ("ftp://h", "abcdefghij23", "terminal-refuse-server"),
        ("http://h:x", "abcdefghij23", "terminal-refuse-server"),
        ("http://", "abcdefghij23", "terminal-refuse-server"),
    ],
)
def test_wrong_addresses(server: str | None, link: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_address(server, link)
    assert refused.value.text.key == key


def test_cookies_are_for_their_owner_alone(tmp_path: Path) -> None:
    cookies = Cookies(tmp_path)
    assert cookies.of("http://a") is None
    cookies.keep("http://a", "ottery=1")
    cookies.keep("http://b", "ottery=2")
    assert [Cookies(tmp_path).of(f"http://{s}") for s in "ab"] == ["ottery=1", "ottery=2"]
    assert stat.S_IMODE((tmp_path / "servers.json").stat().st_mode) == 0o600
    (tmp_path / "servers.json").write_text("{")
    assert cookies.of("http://a") is None


# ----------------------------------------------------------------------------------------- when it fails


@pytest.mark.parametrize(
    ("link", "key"),
    [
        ("{url}/t/aaaaaaaaaaaa", "table-unknown"),
        ("{url}/t/aaaaaaaaaaaa#" + "k" * 30, "table-unknown"),
        ("{url}/t/aaaaaaaaaaaa#short", "table-link-dead"),
        ("http://127.0.0.1:1/t/aaaaaaaaaaaa", "terminal-refuse-silent"),
    ],
)
async def test_no_way_to_the_table(running: Running, tmp_path: Path, link: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        await talk(tmp_path, link.format(url=running.url), Typing())
    assert refused.value.text.key == key


async def test_a_refused_action_names_the_rule(running: Running, tmp_path: Path) -> None:
    link = await seat_link(running, "otter")
    told = await talk(
        tmp_path, link, Typing(["nonsense", "play 99", "help", "table", "hand", "score", "rules", "quit"])
    )
    assert "nonsense" in told
    assert "say TEXT" in told
    assert "R1: " in told


async def test_the_seat_is_ours_when_we_come_back(running: Running, tmp_path: Path) -> None:
    link = await seat_link(running, "an-otter-won")
    first = await talk(tmp_path, link, Typing(["1", "quit"]))
    again = await talk(tmp_path, link.partition("#")[0], Typing(["log", "quit"]))
    assert "Your turn:" in first
    assert "Your turn:" in again
    used = await talk(tmp_path, link, Typing(["quit"]))  # the link is used up, the seat is ours
    assert "Your turn:" in used
    with pytest.raises(Refused):
        await talk(tmp_path / "stranger", link, Typing())


async def test_a_lost_connection_is_made_anew_and_nothing_is_done_twice(
    running: Running, tmp_path: Path
) -> None:
    """The server drops every connection after each of our first moves."""
    link = await seat_link(running, "why-i-otter")
    table = link.partition("#")[0].rpartition("/")[2]

    class Dropping(Typing):
        drops = 0

        def readline(self, *_: Any) -> str:  # type: ignore[override]
            live = running.server.house.live.get(table)
            if live is not None and self.drops < 3:
                self.drops += 1
                loop.call_soon_threadsafe(drop)
            return super().readline()

    def drop() -> None:
        for guest in list(running.server.house.live[table].seats.values()):
            guest.bye("restart", "server-restarts")

    loop = asyncio.get_running_loop()
    told = await talk(tmp_path, link, Dropping())
    live = running.server.house.live[table].table
    assert live.phase == "over"
    assert live.match is not None
    assert "The connection is lost" in told


# ------------------------------------------------------------------------------------------- full screen


async def screen_of(app: DistantApp, pilot: Any, is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await pilot.pause(0.02)


async def test_full_screen_to_the_end_and_on(running: Running, tmp_path: Path) -> None:
    link = await seat_link(running, "why-i-otter")
    app = DistantApp(
        Shelf(tmp_path), read_address(None, link), Cookies(tmp_path), "Ada", language="en", pace=0.0
    )
    async with app.run_test(size=(100, 40)) as pilot:
        await screen_of(app, pilot, lambda: isinstance(app.screen, DistantScreen))
        first = app.client.address.table
        while not isinstance(app.screen, Menu):
            if app.distant.legal():
                version = app.distant.version
                screen = app.screen
                assert isinstance(screen, DistantScreen)
                screen.play(app.distant.legal()[0])
                screen.play(app.distant.legal()[0])  # a second time at once: sent once
                await screen_of(app, pilot, lambda version=version: app.distant.version > version)  # type: ignore[misc]
            await pilot.pause(0.02)
        assert running.server.house.live[first].table.phase == "over"
        await pilot.press("enter")
        await screen_of(app, pilot, lambda: app.client.address.table != first and app.distant.has_game)
        await screen_of(app, pilot, lambda: isinstance(app.screen, DistantScreen))
        await pilot.press("escape")
        await screen_of(app, pilot, lambda: isinstance(app.screen, Menu))
        await pilot.press("escape", "f2")
        assert app.language == "da"


async def test_full_screen_says_why_not(running: Running, tmp_path: Path) -> None:
    link = await seat_link(running, "ottere")
    app = DistantApp(
        Shelf(tmp_path), read_address(None, link), Cookies(tmp_path), "Ada", language="en", pace=0.0
    )
    async with app.run_test(size=(100, 40)) as pilot:
        await screen_of(
            app, pilot, lambda: isinstance(app.screen, DistantScreen) and bool(app.distant.legal())
        )
        screen = app.screen
        assert isinstance(screen, DistantScreen)
        await screen_of(app, pilot, lambda: bool(screen.choosing.legal))
        held = app.distant.view(1).hand
        bad = next((card for card in held if card not in app.distant.legal()), "draw")
        screen.explain(bad if bad not in app.distant.legal() else "2C")
        await screen_of(app, pilot, lambda: screen.prompt is not None)
        assert screen.prompt is not None
        assert screen.prompt.refused


async def test_full_screen_waits_for_the_others(running: Running, tmp_path: Path) -> None:
    ada = running.player("Ada")
    created = await ada.open("otters", 3)
    link = running.url + next(k["path"] for k in created["links"] if k["kind"] == "invite")
    app = DistantApp(
        Shelf(tmp_path), read_address(None, link), Cookies(tmp_path), "Bo", language="en", pace=0.0
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await screen_of(app, pilot, lambda: app.distant.has_table)
        assert isinstance(app.screen, WaitScreen)
        await pilot.pause()
        shown = str(app.screen.query_one("#wait-seats", Static).render())
        assert "Bo" in shown
        assert "free" in shown
        host: Seat = await ada.sit(created["table"])
        await host.contribute()
        assert (await host.ask("start"))["type"] == "ack"
        await screen_of(app, pilot, lambda: isinstance(app.screen, DistantScreen))
