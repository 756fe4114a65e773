"""The tables' pages for everybody: axe finds nothing, nothing sticks out of a phone, the first load is small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from benchmarks.page import first_load, sent
from ottery.server.site import Site

from .guests import Guest
from .test_pad_looks import AXE, RULES
from .test_table_games import GAMES

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


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize(("language", "light"), [("en", "light"), ("da", "dark")])
def test_axe_finds_nothing_where_it_goes_wrong_or_somebody_comes_in(
    guests: Come, language: str, light: str
) -> None:
    ada, bo = (guests(language, color_scheme=light, bypass_csp=True) for _ in range(2))
    bo.go("/t/abcdefghijkl")
    expect(bo.page.get_by_role("alert")).to_be_visible()
    look(bo, "dead link")
    ada.open("why-i-otter", "Ada", "open")
    bo.page.goto(ada.invitation())
    expect(bo.button("play-sit")).to_be_visible()
    look(bo, "join")
    bo.sit(ada.invitation(), "Bo")
    ada.dealt()
    ada.panel("menu")
    ada.button("play-move-seat").click()
    expect(ada.page.locator("[data-link=seat]")).to_be_visible()
    look(ada, "link to a seat")
    bo.dealt()
    bo.context.set_offline(True)
    expect(bo.page.get_by_text(bo.say("play-lost"))).to_be_visible()
    look(bo, "lost")
    bo.context.set_offline(False)
    expect(bo.page.get_by_text(bo.say("play-lost"))).to_be_hidden()
    kick = ada.panel("people").get_by_role("button", name=ada.say("play-kick"))
    kick.click()
    kick.click()
    expect(bo.page.locator("[data-farewell=removed]")).to_be_visible()
    look(bo, "farewell")
    bo.button("page-again").click()
    expect(bo.page.get_by_role("alert")).to_contain_text(bo.say("play-no-entry"))
    look(bo, "no entry")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize(("game", "bots"), [("otter", 19), *((game, 1) for game in GAMES)])
def test_axe_finds_nothing_at_any_size(guests: Come, game: str, bots: int) -> None:
    ada = guests("da", color_scheme="dark", bypass_csp=True)
    ada.open(game, "Ada", *["bot"] * bots)
    ada.my_turn()
    for width, height in ((360, 640), (640, 360), (768, 1024)):
        ada.page.set_viewport_size({"width": width, "height": height})
        look(ada, f"{width} by {height}")


def test_the_first_load_is_small() -> None:
    assert 20_000 < sent(Site(), first_load("index.html")) <= LARGEST_BUNDLE
