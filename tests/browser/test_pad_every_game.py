"""What may happen to every game on the pad between two taps: reload, rotation, another window, no server, no room."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from .conftest import PHONE, Pad, Server, context_of
from .pad_plays import PLAYS, Play
from .test_pad_keeps import FULL, READY

LYING: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
every_game = pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)


@every_game
def test_reloaded_and_turned_at_every_step(pad: Pad, play: Play) -> None:
    play.begin(pad)
    pad.reload()
    for i, step in enumerate(play.steps):
        step(pad)
        pad.page.set_viewport_size(PHONE if i % 2 else LYING)
        pad.reload()
    play.check(pad)


@pytest.fixture(scope="module", params=["en", "da"])
def lonely(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Pad]:
    """A phone that has been on the pad's first page once; since then the server is gone."""
    server = Server()
    server.start()
    context = context_of(browser, request.param)
    found = Pad(context.new_page(), server.url, request.param)
    found.open()
    assert found.page.evaluate(READY)
    server.kill()
    yield found
    assert found.faults == []
    context.close()


@every_game
def test_played_and_read_with_the_server_gone(lonely: Pad, play: Play) -> None:
    play.begin(lonely)
    for step in play.steps:
        step(lonely)
    play.check(lonely)
    lonely.reload()
    play.check(lonely)
    for tab in ("why", "chart", "rules"):
        lonely.button(f"pad-tab-{tab}").click()
        lonely.page.wait_for_selector(".scroll")
    expect(lonely.page.get_by_test_id("allowed")).to_have_text(lonely.say("pad-allowed-all"))


@every_game
def test_two_windows_by_turns(phone: Pad, play: Play) -> None:
    play.begin(phone)
    other = Pad(phone.page.context.new_page(), phone.url, "en")
    other.page.goto(phone.page.url)
    other.page.wait_for_selector(".desk")
    windows = (phone, other)
    for i, step in enumerate(play.turns or play.steps):
        here, there = windows[i % 2], windows[1 - i % 2]
        before = there.page.evaluate("document.querySelector('.desk').innerText")
        step(here)
        there.page.wait_for_function("(t) => document.querySelector('.desk').innerText !== t", arg=before)
    play.check(phone)
    play.check(other)
    assert other.faults == []
    phone.reload()
    play.check(phone)


@every_game
def test_no_room_left_in_the_middle(phone: Pad, play: Play) -> None:
    phone.page.add_init_script(FULL)
    play.begin(phone)
    half = len(play.steps) // 2
    for step in play.steps[:half]:
        step(phone)
    phone.page.evaluate("window.isFull = true")
    for step in play.steps[half:]:
        step(phone)
    expect(phone.page.get_by_role("alert").first).to_contain_text("no room left")
    play.check(phone)
    phone.page.evaluate("window.isFull = false")
    phone.button("pad-retry").click()
    expect(phone.button("pad-retry")).to_have_count(0)
    phone.reload()
    play.check(phone)
