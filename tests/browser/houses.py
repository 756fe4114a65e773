"""A whole server as `ottery serve` runs it, that can be killed, and guests who play through the page."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from ottery.locales import Text, say

ROOT = Path(__file__).parents[2]
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
READY_WITHIN = 300.0
PLENTY = {
    "OTTERY_REQUESTS_A_SECOND": "1000",
    "OTTERY_OPENED_A_MINUTE": "6000",
    "OTTERY_KEYS_A_MINUTE": "6000",
    "OTTERY_MESSAGES_A_SECOND": "500",
}
"""Tests are quicker than people."""


SHOWN = """[...document.querySelectorAll("#board [data-word]")]
    .filter((e) => e.checkVisibility() && !e.disabled).map((e) => e.dataset.word)"""


OPENING = SHOWN.replace("data-word", "data-opens").replace("dataset.word", "dataset.opens")
VERSION = """Number(document.querySelector("#board")?.dataset.version ?? -1)"""
NEWER = f"(before) => {VERSION} !== before"
CORNER: dict[str, Any] = {"position": {"x": 9, "y": 22}}


class House:
    """`ottery serve` with a folder of its own, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *games: str) -> None:
        """Start it, and wait until these games are compiled."""
        command = [
            sys.executable,
            "-m",
            "ottery",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        environment = {**os.environ, **PLENTY}
        self._process = subprocess.Popen([*command, "--log-level", "warning"], cwd=ROOT, env=environment)
        end = time.monotonic() + READY_WITHIN
        while not all(self._ready().get(game) for game in games or ("",)):
            assert self._process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server is not ready"
            if not games and self._ready():
                return

    def kill(self) -> None:
        """As a crash would: no goodbye to anybody."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _ready(self) -> dict[str, bool]:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=5) as answer:
                found: dict[str, bool] = json.load(answer)["ready"]
                return found
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
            return {}


class Guest:
    """A person with a browser of their own. Knows what their page has been told by the server, nothing else."""

    def __init__(self, browser: Browser, house: House, language: str = "en", **more: Any) -> None:
        options: dict[str, Any] = {
            "viewport": {"width": 360, "height": 640},
            "has_touch": True,
            "is_mobile": True,
        }
        locale = {"en": "en-GB", "da": "da-DK"}[language]
        self.house, self.language = house, language
        self.context = browser.new_context(
            **{**options, "locale": locale, "reduced_motion": "reduce", **more}
        )
        self.faults: list[str] = []
        self._told: list[tuple[WebSocket, dict[str, Any]]] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, found: WebSocket) -> None:
        found.on("framereceived", lambda data: self._hear(found, data))

    def _hear(self, socket: WebSocket, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "game":
            self._told = [one for one in self._told if one[0] is not socket]
            self._told.append((socket, message["game"]))

    @property
    def _newest(self) -> tuple[WebSocket, dict[str, Any]]:
        """Of the seats of this device the one that may play, else the one that was told something last."""
        return next((one for one in reversed(self._told) if one[1]["legal"]), self._told[-1])

    @property
    def game(self) -> dict[str, Any]:
        """The game as the page was told last."""
        return self._newest[1]

    def say(self, key: str, /, **values: Any) -> str:
        return say(Text.of(key, **values), self.language)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house.url + path)
        self.page.wait_for_selector("main")

    def button(self, key: str, /, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def open(self, game: str, name: str, *seats: str, **settings: Any) -> str:
        """Open a table: my seat and these; ``bot`` or ``open``. Its path."""
        wishes = [{"kind": "bot", "level": "greedy"} if seat == "bot" else {"kind": seat} for seat in seats]
        body = {
            "id": os.urandom(8).hex(),
            "game": game,
            "seats": [{"kind": "me", "name": name}, *wishes],
            "options": settings.pop("options", {}),
            "settings": {"pace": 0, "call_pause": 0, **settings},
        }
        self.go()
        made = self.page.evaluate(
            """async (body) => (await fetch("/api/tables", { method: "POST",
            headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()""",
            body,
        )
        self.go(f"/t/{made['table']}")
        return f"/t/{made['table']}"

    def sit(self, link: str, name: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.page.get_by_label(self.say("lobby-your-name")).fill(name)
        self.button("play-sit").click()

    def invitation(self) -> str:
        return self.page.locator("[data-link=invite]").input_value()

    @property
    def is_my_turn(self) -> bool:
        return self.page.locator("[data-turn=true]").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-phase=over]").count() > 0

    @property
    def lines(self) -> list[str]:
        """The log, opened for it."""
        if not self.page.locator("#side ol[start]").count():
            self.page.locator("header [data-panel=log]").click()
        return self.page.locator("#side ol[start] li[data-n]").all_inner_texts()

    def dealt(self) -> None:
        self.page.wait_for_selector("[data-phase=playing]")

    def my_turn(self) -> None:
        self.page.wait_for_selector("[data-turn=true], [data-phase=over]")

    def step(self) -> None:
        """Play something legal by pressing it, and wait for the answer."""
        self.my_turn()
        before = self.shown
        for _ in range(3):  # a card may show its text first, and be played by the next press
            self.press()
            is_sent = self.page.locator("#board[aria-busy=true]").count() > 0
            if is_sent or self.shown != before:
                break
        self.page.wait_for_function(NEWER, arg=before)

    @property
    def shown(self) -> int:
        """The number of the change that the page shows; -1 while a cover hides it."""
        return int(self.page.evaluate(VERSION))

    def _catch_up(self) -> None:
        """The page may show what this test has not heard yet."""
        shown = self.shown
        while self._newest[1]["version"] < shown:
            self._newest[0].wait_for_event("framereceived")

    def press(self) -> None:
        """Press what plays a legal word; where none is to be seen, first what opens one (``data-opens``)."""
        self._catch_up()
        if self._press_legal():
            return
        for name in self.page.evaluate(OPENING):
            self.page.locator(f'#board [data-opens="{name}"]').locator("visible=true").first.click(**CORNER)
            if self._press_legal():
                return
        raise AssertionError(f"none of {self.game['legal']} can be pressed")

    def _press_legal(self) -> bool:
        shown: list[str] = self.page.evaluate(SHOWN)
        word = next((word for word in self.game["legal"] if word in shown), None)
        if word is not None:
            self.word(word)
        return word is not None

    def word(self, word: str) -> None:
        """Press what plays a word: its left edge, for cards in a hand lie over each other."""
        self.page.locator(f'#board [data-word="{word}"]').locator("visible=true").first.click(**CORNER)

    def play_out(self, most: int = 1500) -> int:
        """Play to the end; how many presses it took."""
        for count in range(most):
            self.my_turn()
            if self.is_over:
                return count
            self.step()
        raise AssertionError(f"not over after {most} presses")

    def close(self) -> None:
        self.context.close()
        assert self.faults == []
