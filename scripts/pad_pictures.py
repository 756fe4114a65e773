"""Take the pictures of docs/pad.md from the built page, at phone size, by day and by night.

    make pictures                                          these and those of the tables
    .venv/bin/python -m scripts.pad_pictures [FOLDER]

Needs Chromium and the built page, which ``make`` sees to.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.table_pictures import keep
from tests.browser.conftest import CHROMIUM, QUIET, Pad, Server, context_of

FOLDER = Path(__file__).parent.parent / "docs" / "images"


def ottere(pad: Pad) -> None:
    """A round of cards being tapped in."""
    pad.begin("ottere", "Ada Bo Cy")
    for value in (12, 0, 45, 0, 30, 21):
        pad.number(value)
    pad.button("pad-cards").click()
    for rank in ("8", "8", "K"):
        pad.page.click(f".ranks button:has-text('{rank}')")


def result(pad: Pad) -> None:
    """The end of a game."""
    ottere(pad)
    pad.button("pad-next").click()
    pad.number(7)
    pad.button("pad-out").click()


def chart(pad: Pad) -> None:
    """Its chart."""
    result(pad)
    pad.button("pad-tab-chart").click()


def otters(pad: Pad) -> None:
    """Pearls."""
    pad.begin("otters", "Ada Bo Cy")
    for kind in (1, 1, 2, 3, 4, 6):
        pad.page.locator(".pearl").nth(kind).click()


def scoring(pad: Pad) -> None:
    """Scoring cards and dens."""
    pad.begin("why-i-otter", "Ada Bo")
    pad.page.wait_for_selector(".card")
    for pile, cards in enumerate(((0, 3, 9, 15), (0, 1, 2, 3, 4, 5, 12, 13), (6, 7, 8, 9, 10, 11))):
        pad.page.locator(".piles button").nth(pile).click()
        for card in cards:
            pad.page.locator(".card").nth(card).click()


def home(pad: Pad) -> None:
    """The first page, with games on it."""
    result(pad)
    pad.begin("otter", "Ada Bo Cy")
    pad.page.click(".who:has-text('Bo')")
    pad.open("#home")
    pad.page.wait_for_selector(".list")


SCENES: dict[str, tuple[str, Callable[[Pad], None]]] = {
    "pad-home": ("light", home),
    "pad-ottere": ("light", ottere),
    "pad-result": ("dark", result),
    "pad-chart": ("light", chart),
    "pad-otters": ("dark", otters),
    "pad-cards": ("light", scoring),
}


def main() -> None:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    server = Server()
    server.start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            for name, (light, scene) in SCENES.items():
                _take(browser, server.url, light, scene, folder / f"{name}.png")
            browser.close()
    finally:
        server.kill()


def _take(browser: Browser, url: str, light: str, scene: Callable[[Pad], None], path: Path) -> None:
    context = context_of(browser, "en", color_scheme=light, device_scale_factor=2)
    page: Page = context.new_page()
    scene(Pad(page, url, "en"))
    page.wait_for_timeout(400)
    keep(page, path)
    context.close()


if __name__ == "__main__":
    main()
