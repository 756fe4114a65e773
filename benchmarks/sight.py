"""The page in a browser: how soon it is seen and can be used, and how smoothly it moves.

A headless Chromium as a phone of 360 by 640. First it opens pages for the first time, four times slower than this
machine and over a line of 1.6 Mbit/s with 150 ms to and fro, as Lighthouse does; the median of three, out of Chromium's
own trace. *Seen*: the first paint with content; *largest*: the largest thing painted; *interactive*: from when on the
page's thread has five seconds without a task of more than 50 ms (at least the first paint, and the end of the
document); *blocked*: by how much tasks between those two were longer than 50 ms; *shift*: how far things jumped, the
worst five seconds (0 is none). Then it plays each game against bots at full speed: how long frames took (16.7 ms is
60 a second), how many took longer than 50 ms, and how long after the server's message a move was on the screen (at
most 100 ms is wanted).
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from ottery import games

from .server import Served, serving
from .tracing import CATEGORIES, QUIET, Visit, visit_of

PHONE: ViewportSize = {"width": 360, "height": 640}
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
TRIES = 3
SECONDS = 12.0
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")

WATCH = """(() => {
  const seen = (window.__seen = { frames: [], shown: [], asked: [], legal: [] });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const came = performance.now(), found = JSON.parse(event.data);
        if (found.type !== "game") return;
        seen.asked.push([found.game.version, came]);
        seen.legal = found.game.legal;
      });
    }
  };
  let last = 0;
  const frame = (now) => {
    if (last) seen.frames.push(now - last);
    last = now;
    const version = Number(document.querySelector("#board")?.dataset.version ?? -1);
    while (seen.asked.length && seen.asked[0][0] <= version) seen.shown.push(performance.now() - seen.asked.shift()[1]);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""
NEXT = """() => {
  const shown = (what) => [...document.querySelectorAll(`#board [data-${what}]`)].filter((e) => e.checkVisibility());
  const able = shown("word").filter((e) => window.__seen.legal.includes(e.dataset.word));
  const among = able.length ? able : shown("opens");
  const box = among[Math.floor(Math.random() * among.length)]?.getBoundingClientRect();
  return box && [box.x + 9, box.y + 22];
}"""
"""Where to tap: on something that may be played, else on something that opens such things."""


def first_visit(browser: Browser, address: str) -> Visit:
    """One first visit, looked at until nothing happens any more."""
    page = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(categories=CATEGORIES)
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(QUIET)
    trace = json.loads(browser.stop_tracing())
    page.context.close()
    return visit_of(trace["traceEvents"], address)


def _visits(browser: Browser, served: Served) -> None:
    address = f"http://127.0.0.1:{served.port}"
    print(f"{'first visit':14}{'seen ms':>9}{'largest':>9}{'interactive':>13}{'blocked':>9}{'shift':>8}")
    for name, path in (("lobby", "/"), ("pad", "/pad")):
        tries = [first_visit(browser, address + path) for _ in range(TRIES)]
        found = Visit(*(statistics.median(each) for each in zip(*tries, strict=True)))
        print(
            f"{name:14}{found.seen:9,.0f}{found.largest:9,.0f}{found.interactive:13,.0f}"
            f"{found.blocked:9,.0f}{found.shift:8.3f}"
        )


def play(browser: Browser, served: Served, game: str) -> dict[str, Any]:
    """Play a game against bots for a while; what was seen of its frames."""
    least = max(2, games.find(game).seats[0])
    page = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    page.add_init_script(WATCH)
    page.goto(f"http://127.0.0.1:{served.port}/")
    _open(page, game, least)
    page.wait_for_selector("[data-phase=playing]")
    page.evaluate("Object.assign(window.__seen, { frames: [], shown: [], asked: [] })")
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and not page.locator("[data-phase=over]").count():
        place = page.evaluate(NEXT)
        if place is not None:
            page.touchscreen.tap(*place)
        page.wait_for_timeout(150)
    seen: dict[str, Any] = page.evaluate("window.__seen")
    page.context.close()
    return seen


def _open(page: Page, game: str, seats: int) -> None:
    body = {
        "id": f"sight-{game}-{time.time_ns()}"[:40],
        "game": game,
        "seats": [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)],
        "settings": {"pace": 0.3, "call_pause": 0},
    }
    made = page.evaluate(
        """async (body) => (await fetch("/api/tables", { method: "POST",
            headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()""",
        body,
    )
    page.goto(f"{page.evaluate('location.origin')}/t/{made['table']}")


def _games(browser: Browser, served: Served) -> None:
    print(
        f"{'played':14}{'moves':>7}{'frame p50':>11}{'p95 ms':>9}{'> 50 ms':>9}{'shown p50':>11}{'p95 ms':>9}"
    )
    for game in games.NAMES:
        seen = play(browser, served, game)
        frames, shown = sorted(seen["frames"]), sorted(seen["shown"])
        late = 100 * sum(ms > 50 for ms in frames) / len(frames)
        print(
            f"{game:14}{len(shown):7}{_at(frames, 0.5):11.1f}{_at(frames, 0.95):9.1f}{late:8.1f}%"
            f"{_at(shown, 0.5):11.1f}{_at(shown, 0.95):9.1f}"
        )


def _at(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def run() -> None:
    """Measure and print."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium here; on Debian: apt-get install chromium")
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as served,
        sync_playwright() as tools,
    ):
        while not all(served.ask("GET", "/api/health")[0]["ready"].values()):
            time.sleep(0.1)
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        _visits(browser, served)
        _games(browser, served)
        browser.close()
