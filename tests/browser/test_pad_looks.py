"""The pad for everybody: axe finds nothing, targets are large, it is quick to load, it works from the keyboard."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.page import first_load, sent
from ottery.server.site import FOLDER, Site

from .conftest import ROOT, Pad, Server, context_of
from .test_pad_keeps import FULL

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LARGEST_BUNDLE = 60_000


def look(pad: Pad, place: str) -> None:
    """Nothing for axe to complain about."""
    pad.page.evaluate(AXE.read_text("utf-8"))
    found = pad.page.evaluate("(tags) => axe.run({ runOnly: tags }).then((r) => r.violations)", RULES)
    assert [(place, v["id"], [n["target"] for n in v["nodes"]]) for v in found] == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize(("language", "light"), [("en", "light"), ("da", "dark")])
def test_axe_finds_nothing(browser: Browser, shared_server: Server, language: str, light: str) -> None:
    context = context_of(browser, language, color_scheme=light, bypass_csp=True)
    pad = Pad(context.new_page(), shared_server.url, language)
    pad.open()
    look(pad, "home")
    pad.begin("ottere", "Ada Bo", lambda: look(pad, "setup"))
    pad.number(110)
    look(pad, "numbers")
    pad.button("pad-cards").click()
    look(pad, "ranks")
    pad.page.click(".ranks button:has-text('8')")
    pad.button("pad-next").click()
    look(pad, "over")
    for tab in ("why", "chart", "rules"):
        pad.button(f"pad-tab-{tab}").click()
        pad.page.wait_for_selector(".scroll")
        look(pad, tab)
    for entry in ("pad-players-edit", "pad-settings", "pad-share", "pad-delete"):
        pad.button("pad-menu").click()
        look(pad, "menu")
        pad.button(entry).click()
        pad.page.wait_for_selector("dialog[open] :is(input, .bad)")
        look(pad, entry)
        pad.page.keyboard.press("Escape")
    for game, spot in (
        ("otter", ".who"),
        ("otters", ".pearl"),
        ("why-i-otter", ".card"),
        ("an-otter-won", ".card"),
    ):
        pad.begin(game, "Ada Bo")
        pad.page.locator(spot).first.click()
        look(pad, game)
    pad.open("#statistics")
    look(pad, "statistics")
    context.close()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize(("language", "light"), [("da", "light"), ("en", "dark")])
def test_axe_finds_nothing_where_things_go_wrong(
    browser: Browser, shared_server: Server, language: str, light: str
) -> None:
    context = context_of(browser, language, color_scheme=light, bypass_csp=True)
    pad = Pad(context.new_page(), shared_server.url, language)
    pad.page.add_init_script(FULL)
    pad.begin("ottere", "Ada Bo")
    pad.page.evaluate("window.isFull = true")
    for value in (600, 0):
        pad.number(value)
    pad.cell("Ada", 1).click()
    look(pad, "impossible, and no room")
    pad.button("pad-tab-rules").click()
    look(pad, "not allowed")
    pad.page.evaluate("window.isFull = false")
    pad.button("pad-retry").click()
    pad.button("pad-menu").click()
    pad.button("pad-share").click()
    link = pad.page.get_by_label(pad.say("pad-link"), exact=True).input_value()
    for address, spot in ((link, ".sheet"), (f"{link[:-20]}", "h1"), (f"{pad.url}/pad#game/none", "h1")):
        pad.page.goto("about:blank")
        pad.page.goto(address)
        pad.page.wait_for_selector(spot)
        look(pad, spot)
    pad.begin("an-otter-won", "Ada Bo")
    pad.button("pad-own-deck").click()
    pad.page.wait_for_selector("select")
    look(pad, "own cards")
    pad.begin("otters", "Ada Bo")
    for _ in range(2):
        pad.page.locator(".pearl").nth(4).click()
    look(pad, "refused pearl")
    pad.begin("otter", "Ada Bo Cy Dea Eva")
    for _ in range(2):
        pad.page.click(".who:has-text('Bo')")
    look(pad, "party")
    pad.open("#home")
    pad.page.set_input_files("input[type=file]", {"name": "a.json", "mimeType": "", "buffer": b"{"})
    pad.page.wait_for_selector("[role=alert]:not(:empty)")
    look(pad, "refused file")
    context.close()


@pytest.mark.parametrize("game", ["ottere", "otter", "otters", "rounds", "why-i-otter", "an-otter-won"])
def test_a_phone_that_lies_shows_all_of_it(phone: Pad, game: str) -> None:
    phone.page.set_viewport_size({"width": 640, "height": 360})
    phone.begin(game, "Ada Bo")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 640
    box = phone.page.locator(".desk").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (640, 360)
    if game in ("ottere", "rounds"):
        key = phone.button("pad-next").bounding_box()
        assert key is not None
        assert key["y"] + key["height"] <= 360


def test_targets_are_large_enough_for_a_thumb(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    sizes = phone.page.evaluate(
        "[...document.querySelectorAll('button, a')].filter((e) => e.checkVisibility()).map((e) =>"
        " [e.innerText, e.getBoundingClientRect().width, e.getBoundingClientRect().height])"
    )
    assert len(sizes) > 20
    assert [s for s in sizes if s[1] < 44 or s[2] < 44] == []


@pytest.mark.parametrize("game", ["ottere", "otter", "otters", "rounds", "why-i-otter", "an-otter-won"])
def test_nothing_sticks_out_of_a_phone(phone: Pad, game: str) -> None:
    phone.begin(game, "Ada Bo")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert phone.page.evaluate("document.documentElement.scrollHeight") <= 640


def test_it_works_from_the_keyboard_alone(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    keys = phone.page.keyboard
    for text in ("12", "-5", "0"):
        keys.type(text)
        keys.press("Enter")
    assert phone.totals == ["12", "−5"]
    keys.press("ArrowUp")
    keys.press("ArrowLeft")
    keys.type("8")
    keys.press("Enter")
    keys.press("Control+z")
    expect(phone.page.locator("th").first).to_contain_text("Ada")


def test_the_first_load_is_small() -> None:
    """All scripts and styles that the pad needs to be used, compressed; fonts aside."""
    texts = (p for p in (FOLDER / "assets").glob("pad-*.js") if b"pad-heading" in p.read_bytes())
    longer = max(texts, key=lambda p: p.stat().st_size)  # of the two languages
    files = first_load("pad.html", longer)
    assert 20_000 < sent(Site(), files) <= LARGEST_BUNDLE, {p.name: p.stat().st_size for p in files}


def test_the_worker_keeps_everything_the_pad_needs() -> None:
    code = (FOLDER / "pad-worker.js").read_text("utf-8")
    kept = set(re.findall(r'"(/[^"]+)"', code))
    fonts = {f"/assets/{p.name}" for p in Path(FOLDER / "assets").glob("*.woff2")}
    assert {"/pad", "/pad.webmanifest", "/pad-icon.svg", "/pad-icon-192.png"} | fonts <= kept
    assert all((FOLDER / path[1:]).exists() for path in kept - {"/pad"})
