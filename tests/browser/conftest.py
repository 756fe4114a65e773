"""Browser tests: the built page in Debian's Chromium, on a phone. Skipped, with the reason, where one is missing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from ottery.locales import Text, say
from ottery.server.site import FOLDER

from .guests import Guest
from .houses import House

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE: ViewportSize = {"width": 360, "height": 640}
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None if CHROMIUM else "no Chromium here; on Debian: apt-get install chromium"
    if reason is None and not (FOLDER / "pad.html").exists():
        reason = "the page has not been built; run: python hatch_build.py"
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(QUIET)}


class Server:
    """The page's server; it can be killed in the middle of a test."""

    def __init__(self) -> None:
        self._socket = self._listen(0)
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def _listen(port: int) -> socket.socket:
        found = socket.socket()
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(("127.0.0.1", port))
        found.listen(64)
        return found

    def start(self, *more: str) -> None:
        """The socket listens before the server does, so the first request simply waits for it. ``newer``: a server
        with a newer pad."""
        if self._socket.fileno() < 0:
            self._socket = self._listen(self.port)
        descriptor = self._socket.fileno()
        command = [sys.executable, "-m", "tests.browser.serving", str(descriptor), *more]
        self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[descriptor])
        self._socket.close()
        urllib.request.urlopen(f"{self.url}/pad", timeout=60).close()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def shared_server() -> Iterator[Server]:
    server = Server()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server() -> Iterator[Server]:
    server = Server()
    server.start()
    yield server
    server.kill()


class Pad:
    """A phone with the pad in it; it speaks the language of its texts."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        self.page, self.url, self.language = page, url, language
        self.faults: list[str] = []
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def say(self, key: str, /, **values: Any) -> str:
        return say(Text.of(key, **values), self.language)

    def open(self, address: str = "") -> None:
        self.page.goto(f"{self.url}/pad{address}")
        self.page.wait_for_selector("main")

    def begin(self, game: str, names: str, before: Callable[[], None] = lambda: None) -> None:
        """From the first page to an empty sheet."""
        self.open()
        self.page.click(f"a[href='#new/{game}']")
        self.page.wait_for_selector("form")
        boxes = self.page.locator("fieldset .name input")
        for i, name in enumerate(names.split()):
            if boxes.count() <= i:
                self.page.get_by_role("button", name=self.say("pad-add-player")).click()
            boxes.nth(i).fill(name)
        before()
        self.button("pad-begin").click()
        self.page.wait_for_selector(".desk")

    def button(self, key: str, /, **values: Any) -> Any:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def key(self, text: str) -> None:
        self.page.click(f".pad button:text-is('{text}')")

    def number(self, value: int) -> None:
        """Types a number on the big keys and goes on."""
        if value < 0:
            self.button("pad-sign").click()
        for digit in str(abs(value)):
            self.key(digit)
        self.button("pad-next").click()

    def cell(self, name: str, number: int) -> Any:
        start = self.say("pad-cell", name=name, round=number, value="§").split("§")[0]
        return self.page.locator(f"td button[aria-label^='{start}']")

    @property
    def totals(self) -> list[str]:
        return self.page.get_by_test_id("total").all_inner_texts()

    @property
    def result(self) -> Any:
        return self.page.get_by_test_id("result")

    def reload(self) -> None:
        self.page.reload()
        self.page.wait_for_selector("main")


def context_of(browser: Browser, language: str = "en", **more: Any) -> BrowserContext:
    locale = {"en": "en-GB", "da": "da-DK"}[language]
    return browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale, **more)


@pytest.fixture(params=["en", "da"])
def pad(request: pytest.FixtureRequest, browser: Browser, shared_server: Server) -> Iterator[Pad]:
    """The pad on a phone, once in each language."""
    context = context_of(browser, request.param)
    found = Pad(context.new_page(), shared_server.url, request.param)
    yield found
    assert found.faults == []
    context.close()


@pytest.fixture
def phone(browser: Browser, shared_server: Server) -> Iterator[Pad]:
    """The pad on a phone, in English."""
    context = context_of(browser)
    found = Pad(context.new_page(), shared_server.url, "en")
    yield found
    assert found.faults == []
    context.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A whole server with all games, for tests that leave it alone."""
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One that takes somebody for absent soon after the connection is lost."""
    found = House(tmp_path_factory.mktemp("hasty"), grace=0.3)
    found.start()
    yield found
    found.kill()


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Makes people with browsers of their own; in the end none of their pages has had an error."""
    made: list[Guest] = []

    def come(language: str = "en", **more: Any) -> Guest:
        made.append(Guest(browser, more.pop("house", house), language, **more))
        return made[-1]

    yield come
    for guest in made:
        guest.close()
