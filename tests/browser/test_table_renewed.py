"""The server is renewed while a page is open: the page comes right by itself, or says what to do. It never runs in
circles, and never loads itself anew over something that has not been sent."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .guests import Guest

Come = Callable[..., Guest]
PARTS = {
    "/new?game=ottere": "NewTable",
    "/rules?game=ottere": "RulesPage",
    "/tables": "Tables",
    "/replay?table=abcdefghijkl": "ReplayPage",
    "/t/abcdefghijkl": "TablePage",
}


def loads(page: Page) -> list[str]:
    """Where the page has been loaded from now on."""
    found: list[str] = []
    page.on("request", lambda asked: found.append(asked.url) if asked.is_navigation_request() else None)
    return found


def twice(guest: Guest, path: str, found: list[str]) -> None:
    """Go there; the page is loaded, and by itself once more."""
    with guest.page.expect_request(lambda _: len(found) == 2):
        guest.page.goto(guest.house.url + path, wait_until="commit")
    guest.page.wait_for_load_state()


def linger(page: Page) -> None:
    """A while in which a page that wants to be loaded anew would have been: it looks every second."""
    until = page.evaluate("performance.now()") + 2500
    page.wait_for_function("(until) => performance.now() > until", arg=until)


def lacking(page: Page, part: str, is_new: Callable[[], bool] = lambda: False) -> None:
    """The server is of a newer release and lacks this part of the older page, until the page is that of the server."""
    page.route(
        f"**/assets/{part}-*.js",
        lambda route: route.continue_() if is_new() else route.fulfill(status=404),
    )


def test_a_part_that_a_newer_server_lacks_is_fetched_with_its_page(guests: Come) -> None:
    ada = guests()
    ada.go()
    found = loads(ada.page)
    lacking(ada.page, "NewTable", lambda: bool(found))
    ada.page.locator("a[href='/new?game=ottere']").click()
    ada.page.get_by_label(ada.say("lobby-name-of", seat=1)).wait_for()
    assert found == [f"{ada.house.url}/new?game=ottere"]


@pytest.mark.parametrize("path", PARTS)
def test_a_part_that_stays_away_is_said_and_not_asked_for_in_circles(guests: Come, path: str) -> None:
    ada = guests("da")
    lacking(ada.page, PARTS[path])
    found = loads(ada.page)
    twice(ada, path, found)
    again = ada.page.get_by_role("alert").get_by_role("button", name=ada.say("page-again"))
    expect(again).to_be_visible()
    linger(ada.page)
    assert len(found) == 2, "loaded anew once"
    ada.page.unroute_all()
    with ada.page.expect_event("load"):
        again.click()
    expect(ada.page.locator("main")).to_be_visible()
    assert len(found) == 3


@pytest.mark.parametrize("part", ["ottere", "ottere.ftl"])
def test_a_board_that_stays_away_is_said(guests: Come, part: str) -> None:
    ada = guests()
    path = ada.open("ottere", "Ada", "bot")
    ada.dealt()
    ada.page.route("**/assets/ottere-*.js", lambda route: refuse(route, part))
    twice(ada, path, loads(ada.page))
    again = ada.page.get_by_role("alert").get_by_role("button", name=ada.say("page-again"))
    expect(again).to_be_visible()
    ada.page.unroute_all()
    again.click()
    ada.my_turn()


def refuse(route: Route, part: str) -> None:
    """Texts and boards have the same names: they are told apart by what is in them."""
    answer = route.fetch()
    is_text = "ottere-r20 =" in answer.text()
    if is_text == part.endswith(".ftl"):
        route.fulfill(status=404)
    else:
        route.fulfill(response=answer)


def renewed(page: Page) -> None:
    """The server behind every table is of a newer release than the page, and says what the page does not know."""

    def pass_on(here: WebSocketRoute) -> None:
        server = here.connect_to_server()

        def tell(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "welcome":
                message["release"] = "999.0"
            if message["type"] == "game":
                entries = message["game"]["log"]["entries"]
                entries[:] = [{**one, "texts": [{"key": "newer", "values": {}}]} for one in entries]
            here.send(json.dumps(message))

        server.on_message(tell)
        here.on_message(server.send)

    page.route_web_socket("**/socket*", pass_on)


def test_a_page_older_than_its_server_is_loaded_anew_once(guests: Come) -> None:
    ada = guests()
    path = ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    renewed(ada.page)
    found = loads(ada.page)
    twice(ada, path, found)
    ada.my_turn()
    linger(ada.page)
    assert len(found) == 2, "loaded anew once"
    before = ada.shown
    ada.page.locator("#board [data-word]").locator("visible=true").first.click()
    ada.newer(before)
    log = ada.panel("log")
    expect(log.locator("li[data-n]").first).to_have_text(ada.say("page-newer"))


def test_nothing_that_is_being_typed_is_lost_to_a_newer_page(guests: Come) -> None:
    ada = guests()
    path = ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    box = ada.panel("chat").get_by_label(ada.say("play-say"))
    box.fill("one moment")
    renewed(ada.page)
    found = loads(ada.page)
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_hidden()
    linger(ada.page)
    assert not found
    expect(box).to_have_value("one moment")
    with ada.page.expect_event("load"):
        box.press("Enter")
    expect(ada.panel("chat").get_by_role("log")).to_contain_text("one moment")
    assert path in ada.page.url
