"""The tables' pages for everybody: axe finds nothing, nothing sticks out of a phone, the first load is small."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from benchmarks.page import first_load, sent
from ottery.server.site import Site

from .guests import Guest
from .test_pad_looks import AXE, RULES

Come = Callable[..., Guest]
LARGEST_BUNDLE = 120_000
AXE_RUN = """(tags) => axe.run({ runOnly: tags }).then((r) => r.violations)"""


def look(guest: Guest, place: str) -> None:
    """Nothing for axe to complain about, and nothing wider than the window."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    found = guest.page.evaluate(AXE_RUN, RULES)
    assert [(place, v["id"], [n["target"] for n in v["nodes"]]) for v in found] == []
    width, wide = guest.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert wide <= width, place


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize(("language", "light"), [("en", "light"), ("da", "dark")])
def test_axe_finds_nothing_on_any_page(guests: Come, language: str, light: str) -> None:
    ada = guests(language, color_scheme=light, bypass_csp=True)
    ada.go()
    look(ada, "front page")
    for path, place in (("/tables", "public"), ("/mine", "mine"), ("/what", "nothing")):
        ada.go(path)
        ada.page.wait_for_selector("main :is(p, ul)")
        look(ada, place)
    ada.go("/rules?game=otters")
    ada.page.wait_for_selector("[data-rule]")
    look(ada, "rules")
    ada.go("/new?game=ottere")
    for each in ada.page.locator("summary").all():
        each.click()
    ada.page.wait_for_selector("[data-rule]")
    look(ada, "new table")
    ada.open("an-otter-won", "Ada", "open")
    ada.page.wait_for_selector("[data-link=invite]")
    look(ada, "waiting")
    ada.button("play-start").click()
    ada.my_turn()
    look(ada, "playing")
    for panel in ("log", "chat", "rules", "menu"):
        ada.page.locator(f"header [data-panel={panel}]").click()
        ada.page.wait_for_selector("#side.open .body > *")
        look(ada, panel)
    ada.page.locator("#side [data-panel=people]").click()
    look(ada, "people")
    ada.page.keyboard.press("Escape")
    ada.play_out()
    look(ada, "over")
    ada.page.get_by_role("link", name=ada.say("play-replay")).click()
    ada.page.wait_for_selector("[data-at]")
    look(ada, "replay")


def test_it_is_played_from_the_keyboard_alone(guests: Come) -> None:
    ada = guests(has_touch=False, is_mobile=False)
    ada.go()
    keys = ada.page.keyboard
    ada.page.locator("[data-game=an-otter-won] button.main").focus()
    keys.press("Enter")
    ada.my_turn()
    count = ada.game["version"]
    for _ in range(40):
        keys.press("Tab")
        word = ada.page.evaluate("document.activeElement.dataset.word ?? null")
        if word in ada.game["legal"]:
            break
    keys.press("Enter")
    ada.newer(count)
    ada.page.wait_for_function("() => document.querySelector('[data-aloud]').textContent.trim() !== ''")
    ada.page.locator("header [data-panel=log]").press("Enter")
    ada.page.wait_for_selector("#side li[data-n='0']")
    keys.press("Escape")
    assert ada.page.evaluate("document.activeElement.dataset.panel") == "log", "focus is back where it was"


def test_the_first_load_is_small() -> None:
    assert 20_000 < sent(Site(), first_load("index.html")) <= LARGEST_BUNDLE
