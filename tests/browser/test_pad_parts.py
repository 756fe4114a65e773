"""A part of the pad that cannot be fetched is said in words, with a way on; nothing that was written is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import Pad, Server, context_of
from .test_pad_keeps import READY


def _tab(name: str) -> Callable[[Pad], None]:
    return lambda pad: pad.button(f"pad-tab-{name}").click()


def _menu(item: str) -> Callable[[Pad], None]:
    def open_it(pad: Pad) -> None:
        pad.button("pad-menu").click()
        pad.button(item).click()

    return open_it


HEADINGS = {"en": "Score pad", "da": "Pointblok"}
PARTS: dict[str, Callable[[Pad], None]] = {
    "Chart": _tab("chart"),
    "RulesPage": _tab("rules"),
    "Players": _menu("pad-players-edit"),
    "Settings": _menu("pad-settings"),
    "Share": _menu("pad-share"),
}
PAGES = {"Statistics": "#statistics", "Setup": "#new/otters"}


@pytest.fixture(params=["en", "da"])
def bare(request: pytest.FixtureRequest, browser: Browser, shared_server: Server) -> Iterator[Pad]:
    """A pad whose worker has not come: what it needs it has to fetch."""
    context = context_of(browser, request.param, service_workers="block")
    yield Pad(context.new_page(), shared_server.url, request.param)
    context.close()


def withhold(page: Page, *files: str) -> None:
    for file in files:
        page.route(f"**/assets/{file}-*.js", lambda route: route.abort())


def withhold_words(page: Page, *headings: str) -> None:
    """The pad's own texts, told from its script of the same name by what is in them."""

    def answer(route: Route) -> None:
        found = route.fetch()
        if any(f"pad-heading = {heading}" in found.text() for heading in headings):
            route.abort()
        else:
            route.fulfill(response=found)

    page.route("**/assets/pad-*.js", answer)


def missing(pad: Pad) -> None:
    expect(pad.page.get_by_role("alert")).to_have_text(pad.say("pad-part"))


def not_missing(pad: Pad) -> None:
    expect(pad.page.get_by_text(pad.say("pad-part"))).to_have_count(0)


def load_again(pad: Pad) -> None:
    """Without the server it is said that it is away; with it everything is loaded anew."""
    pad.page.context.set_offline(True)
    pad.button("pad-part-again").click()
    expect(pad.page.get_by_role("alert")).to_have_text(pad.say("pad-part-away"))
    pad.page.context.set_offline(False)
    pad.page.unroute_all()
    with pad.page.expect_event("load"):
        pad.button("pad-part-again").click()


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_cannot_be_fetched_is_said(bare: Pad, part: str) -> None:
    bare.begin("ottere", "Ada Bo")
    bare.number(7)
    sheet = bare.page.url
    withhold(bare.page, part)
    PARTS[part](bare)
    missing(bare)
    load_again(bare)
    bare.page.wait_for_selector("main")
    with bare.page.expect_response(f"**/assets/{part}-*.js") as came:
        PARTS[part](bare)
    assert came.value.ok
    not_missing(bare)
    bare.page.goto(sheet)
    bare.reload()
    expect(bare.page.get_by_test_id("total")).to_have_text(["7", "0"])


@pytest.mark.parametrize("part", PAGES)
def test_a_page_that_cannot_be_fetched_leads_on(bare: Pad, part: str) -> None:
    withhold(bare.page, part)
    bare.open(PAGES[part])
    missing(bare)
    bare.page.get_by_role("link", name=bare.say("pad-back")).click()
    expect(bare.page.locator("h1")).to_have_text(bare.say("pad-heading"))
    bare.page.go_back()
    missing(bare)
    with bare.page.expect_response(f"**/assets/{part}-*.js") as came:
        load_again(bare)
    assert came.value.ok
    not_missing(bare)


def test_a_form_that_cannot_be_fetched_leaves_the_rest_of_the_sheet(bare: Pad) -> None:
    withhold(bare.page, "Numbers")
    bare.open()
    bare.page.click("a[href='#new/ottere']")
    boxes = bare.page.locator("fieldset .name input")
    for i, name in enumerate(("Ada", "Bo")):
        boxes.nth(i).fill(name)
    bare.button("pad-begin").click()
    missing(bare)
    _tab("chart")(bare)
    not_missing(bare)
    _tab("sheet")(bare)
    load_again(bare)
    bare.number(7)
    assert bare.totals == ["7", "0"]


@pytest.mark.parametrize("tab", ["why", "chart", "rules"])
def test_words_of_a_game_that_cannot_be_fetched_are_said_to_be_missing(bare: Pad, tab: str) -> None:
    withhold(bare.page, "ottere")
    bare.begin("ottere", "Ada Bo")
    _tab(tab)(bare)
    missing(bare)
    load_again(bare)
    _tab(tab)(bare)
    expect(bare.page.locator(".scroll > *").first).to_be_visible()
    not_missing(bare)


def test_a_sheet_from_a_link_is_not_called_damaged_for_want_of_words(bare: Pad) -> None:
    bare.begin("ottere", "Ada Bo")
    bare.number(7)
    _menu("pad-share")(bare)
    link = bare.page.locator("dialog input[readonly]").input_value()
    withhold(bare.page, "ottere")
    bare.page.goto(link)
    bare.page.reload()
    missing(bare)
    load_again(bare)
    bare.button("pad-viewed-keep").wait_for()


def test_a_pad_without_its_words_says_so_in_the_language_of_the_device(bare: Pad) -> None:
    withhold_words(bare.page, *HEADINGS.values())
    bare.page.goto(f"{bare.url}/pad")
    missing(bare)
    load_again(bare)
    expect(bare.page.locator("h1")).to_have_text(bare.say("pad-heading"))


def test_the_other_language_is_offered_again_when_it_has_not_come(bare: Pad) -> None:
    other, name = {"en": ("da", "Dansk"), "da": ("en", "English")}[bare.language]
    withhold_words(bare.page, HEADINGS[other])
    bare.open()
    bare.page.get_by_role("button", name=name).click()
    missing(bare)
    expect(bare.page.locator("h1")).to_have_text(HEADINGS[bare.language])


def test_what_the_worker_keeps_is_loaded_anew_with_the_server_gone(
    browser: Browser, own_server: Server
) -> None:
    pad = Pad(context_of(browser).new_page(), own_server.url, "en")
    pad.begin("rounds", "Ada Bo")
    assert pad.page.evaluate(READY)
    pad.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    pad.number(5)
    pad.page.evaluate("""async () => {
        for (const name of await caches.keys()) {
            const kept = await caches.open(name);
            for (const request of await kept.keys())
                if (request.url.includes("/Chart-")) await kept.delete(request);
        }
    }""")
    own_server.kill()
    pad.page.context.new_cdp_session(pad.page).send("Network.clearBrowserCache")
    _tab("chart")(pad)
    missing(pad)
    with pad.page.expect_event("load"):
        pad.button("pad-part-again").click()
    expect(pad.page.get_by_test_id("total")).to_have_text(["5", "0"])
    pad.page.context.close()
