"""People with browsers of their own, who play through the page."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, StorageState, WebSocket, expect

from ottery.locales import Text, say

from .houses import House

PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
MOST_PRESSES = 1500
NAMES = ("Ada", "Bo", "Cy", "Dea")
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}

SHOWN = """[...document.querySelectorAll("#board [data-word]")]
    .filter((e) => e.checkVisibility() && !e.disabled).map((e) => e.dataset.word)"""
OPENING = SHOWN.replace("data-word", "data-opens").replace("dataset.word", "dataset.opens")
VERSION = """Number(document.querySelector("#board")?.dataset.version ?? -1)"""
NEWER = f"(before) => {VERSION} !== before"
CORNER: dict[str, Any] = {"position": {"x": 9, "y": 22}}
POST = """async (body) => (await fetch("/api/tables", { method: "POST",
    headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()"""


class Guest:
    """A person with a browser of their own. Knows what their page has been told by the server, nothing else."""

    def __init__(self, browser: Browser, house: House, language: str = "en", **more: Any) -> None:
        locale = {"en": "en-GB", "da": "da-DK"}[language]
        self.house, self.language = house, language
        self.context = browser.new_context(**{**PHONE, "locale": locale, **more})
        self.faults: list[str] = []
        self.kept: StorageState | None = None
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
            self._told = [one for one in self._told if one[0].url != socket.url]
            self._told.append((socket, message["game"]))

    @property
    def _newest(self) -> tuple[WebSocket, dict[str, Any]]:
        """Of the seats of this device the one that may play, else the one that was told something last."""
        return next((one for one in reversed(self._told) if one[1]["legal"]), self._told[-1])

    @property
    def game(self) -> dict[str, Any]:
        """The game as the page was told last; at least what it shows."""
        shown = self.shown
        while self._newest[1]["version"] < shown:
            self._newest[0].wait_for_event("framereceived")
        return self._newest[1]

    def say(self, key: str, /, **values: Any) -> str:
        return say(Text.of(key, **values), self.language)

    # ------------------------------------------------------------------------------------ going about

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house.url + path)
        self.page.wait_for_selector("main")

    def button(self, key: str, /, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def open(self, game: str, name: str, *seats: str, **settings: Any) -> str:
        """Open a table: my seat and these; ``bot``, ``open`` or ``me`` again. Its path."""
        rest = {"bot": {"level": "greedy"}, "me": {"name": "Bo"}, "open": {}}
        body = {
            "id": os.urandom(8).hex(),
            "game": game,
            "seats": [{"kind": "me", "name": name}, *({"kind": seat, **rest[seat]} for seat in seats)],
            "options": settings.pop("options", {}),
            "settings": {"pace": 0, "call_pause": 0, **settings},
        }
        self.go()
        made = self.page.evaluate(POST, body)
        self.go(f"/t/{made['table']}")
        return f"/t/{made['table']}"

    def sit(self, link: str, name: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.page.get_by_label(self.say("lobby-your-name")).fill(name)
        self.button("play-sit").click()

    def invitation(self) -> str:
        return self.page.locator("[data-link=invite]").input_value()

    def panel(self, name: str) -> Locator:
        """Open what can be opened beside the board."""
        if name in ("people", "sheet"):
            self.panel("menu").locator(f"[data-panel={name}]").click()
        else:
            opener = self.page.locator(f"header [data-panel={name}]")
            if opener.get_attribute("aria-expanded") != "true":
                opener.click()
        title = self.page.locator("#side.open h2", has_text=self.say(f"play-panel-{name}"))
        expect(title).to_be_visible()
        return self.page.locator("#side")

    def shut(self) -> None:
        """Close what is open beside the board: on a phone it covers a part of it."""
        close = self.page.locator("#side .close")
        if close.count():
            close.click()

    @property
    def lines(self) -> list[str]:
        """The log, opened for it."""
        return self.panel("log").locator("ol[start] li[data-n]").all_inner_texts()

    # ------------------------------------------------------------------------------------------ playing

    @property
    def is_my_turn(self) -> bool:
        return self.page.locator("[data-turn=true]").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-phase=over]").count() > 0

    def dealt(self) -> None:
        self.page.wait_for_selector("[data-phase=playing]")

    def my_turn(self) -> None:
        self.page.wait_for_selector("[data-turn=true], [data-phase=over]")

    def over(self) -> None:
        self.page.wait_for_selector("[data-phase=over]")

    @property
    def shown(self) -> int:
        """The number of the change that the page shows; -1 while a cover hides it."""
        return int(self.page.evaluate(VERSION))

    def newer(self, before: int) -> None:
        """Wait until the page shows a change after that one."""
        self.page.wait_for_function(NEWER, arg=before)

    def step(self, *wanted: str) -> None:
        """Play one of these words, any legal one if there are none, by pressing it; wait for the answer."""
        self.my_turn()
        before = self.shown
        for _ in range(3):  # a card may show its text first, and be played by the next press
            self.press(*wanted)
            is_sent = self.page.locator("#board[aria-busy=true]").count() > 0
            if is_sent or self.shown != before:
                break
        self.newer(before)

    def press(self, *wanted: str) -> None:
        """Press what plays one of these words, or the first legal one that can be pressed; where it is not to be seen,
        first what opens it (``data-opens``)."""
        self.page.evaluate("document.querySelector('#board [data-seen]')?.click()")  # the end of a round
        legal = self.game["legal"]
        if not any(map(self._press_or_open, [wanted] if wanted else [legal[:1], legal])):
            raise AssertionError(f"none of {wanted or legal} can be pressed")

    def _press_or_open(self, words: Collection[str]) -> bool:
        if self._press_shown(words):
            return True
        names: list[str] = self.page.evaluate(OPENING)
        for name in sorted(names, key=lambda name: not any(word.startswith(name) for word in words)):
            self.page.locator(f'#board [data-opens="{name}"]').locator("visible=true").first.click(**CORNER)
            if self._press_shown(words):
                return True
        return False

    def _press_shown(self, words: Collection[str]) -> bool:
        shown: list[str] = self.page.evaluate(SHOWN)
        word = next((word for word in words if word in shown), None)
        if word is not None:
            self.word(word)
        return word is not None

    def word(self, word: str) -> None:
        """Press what plays a word: its left edge, for cards in a hand lie over each other."""
        self.page.locator(f'#board [data-word="{word}"]').locator("visible=true").first.click(**CORNER)

    def refuse(self) -> bool:
        """Press something that may not be played now, and wait for the reason; False when there is nothing."""
        shown: list[str] = self.page.evaluate(SHOWN)
        word = next((word for word in shown if word not in self.game["legal"]), None)
        if word is None:
            return False
        self.word(word)
        expect(self.page.locator(".reason p")).to_be_visible()
        return True

    def play_out(self) -> None:
        """Play to the end."""
        self.shut()
        for _ in range(MOST_PRESSES):
            self.my_turn()
            if self.is_over:
                return
            self.step()
        raise AssertionError(f"not over after {MOST_PRESSES} presses")

    def leave(self) -> None:
        """Close the browser; what it keeps on the device stays (``kept``)."""
        self.kept = self.context.storage_state()
        self.context.close()

    def close(self) -> None:
        self.context.close()
        assert self.faults == []


def sit_down(*guests: Guest, game: str, **settings: Any) -> str:
    """The first one opens a table, the others follow the invitation; seats 1 … n. The table's path."""
    host = guests[0]
    path = host.open(game, NAMES[0], *["open"] * (len(guests) - 1), **settings)
    for guest, name in zip(guests[1:], NAMES[1:], strict=False):
        guest.sit(host.invitation(), name)
    for guest in guests:
        guest.dealt()
    return path


def after(guest: Guest, guests: Sequence[Guest]) -> Guest | None:
    """By what one of them has seen: who of these guests on seats 1 … n is to move; None when the game is over."""
    expected = guest.game["expected"]
    return guests[expected[0] - 1] if expected else None


def play_together(*guests: Guest) -> None:
    """Guests on seats 1 … n play to the end."""
    for guest in guests:
        guest.shut()
    mover = after(guests[0], guests)
    for _ in range(MOST_PRESSES):
        if mover is None:
            break
        mover.step()
        mover = after(mover, guests)
    for guest in guests:
        guest.over()


def come_to_watch(host: Guest, watcher: Guest) -> None:
    """By the link for spectators."""
    host.panel("people")
    host.button("play-watch-link").click()
    watcher.page.goto(host.page.locator("[data-link=watch]").input_value())
    watcher.dealt()
    host.page.keyboard.press("Escape")
