"""Take the pictures of the tables in docs/images: five games, phone and desktop, by day and by night.

    make pictures                                            these and the pad's
    .venv/bin/python -m scripts.table_pictures [FOLDER]

Needs Chromium and the built page, which ``make`` sees to; plays against bots on a server of its own.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from ottery.games import NAMES
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.guests import Guest
from tests.browser.houses import House

FOLDER = Path(__file__).parent.parent / "docs" / "images"
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2},
    "desktop": {"viewport": {"width": 1440, "height": 900}, "is_mobile": False, "has_touch": False},
}
LIGHTS = {"day": "light", "night": "dark"}
BOTS = {"why-i-otter": 1, "an-otter-won": 1}
STEPS = {"ottere": 2, "otter": 3, "otters": 3, "why-i-otter": 6, "an-otter-won": 4}
"""How many of their own moves the guest plays before the picture is taken."""


def keep(page: Page, path: Path, **how: Any) -> None:
    """A picture in 256 colours: a third of the size, and flat drawings show no difference."""
    with Image.open(BytesIO(page.screenshot(**how))) as seen:
        seen.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def take(browser: Browser, house: House, game: str, folder: Path) -> None:
    """One table of a game, in all sizes and lights."""
    guest = Guest(browser, house)
    guest.open(game, "Ada", *["bot"] * BOTS.get(game, 2))
    guest.dealt()
    for _ in range(STEPS[game]):
        guest.step()
    guest.my_turn()
    state = guest.context.storage_state()
    address = guest.page.url
    for size, form in SIZES.items():
        for light, scheme in LIGHTS.items():
            eyes = Guest(browser, house, color_scheme=scheme, storage_state=state, **form)
            eyes.page.goto(address)
            eyes.my_turn()
            eyes.page.wait_for_timeout(700)  # for the fonts and the last card to lie still
            keep(eyes.page, folder / f"table-{game}-{size}-{light}.png")
            eyes.close()
    guest.close()


def main() -> None:
    """All of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data))
        try:
            house.start()
            browser = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            for game in NAMES:
                take(browser, house, game, folder)
            guest = Guest(browser, house, **SIZES["desktop"])
            guest.go()
            keep(guest.page, folder / "home-desktop.png", full_page=True)
            guest.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main()
