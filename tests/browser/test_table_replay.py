"""A finished game is looked at again: nothing lies over what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .test_table_screen import BEYOND, ON_TOP

Come = Callable[..., Guest]
SIZES = ((360, 640), (640, 360), (768, 1024))
ENDS = """async (table) => {
    const { frames } = await (await fetch(`/api/tables/${table}/replay?start=0&count=100`)).json();
    return frames.findIndex((one, k) => k > 0 && one.round > frames[k - 1].round);
}"""
"""The moment in which a round ends and another begins; -1 where there is none."""
LIE_STILL = """() => !document.querySelector("#board").getAnimations({ subtree: true }).length"""
"""Whether no card is on its way any more."""


def finished(guest: Guest) -> tuple[str, int]:
    """A finished game of several rounds, and the moment in which the first one ended."""
    for _ in range(4):
        table = guest.open("ottere", "Ada", "bot", options={"target": 60}).rsplit("/", 1)[-1]
        guest.play_out()
        at = int(guest.page.evaluate(ENDS, table))
        if at > 0:
            return table, at
    raise AssertionError("four games of one round each")


def step_to(guest: Guest, at: int) -> None:
    guest.button("replay-on").click()
    expect(guest.page.locator("[data-at]")).to_have_attribute("data-at", str(at))


def look_at(guest: Guest, where: str, at: int) -> None:
    """Come to that moment from the one before it, and go on."""
    guest.go(f"{where}&at={at - 1}")
    guest.page.locator("[data-place=pile]").wait_for()
    step_to(guest, at)
    end = guest.page.locator("#board section.aside")
    expect(end).to_be_visible()
    for place in ("stock", "pile"):
        assert guest.page.locator(f"[data-place={place}]").evaluate(ON_TOP), (place, guest.page.viewport_size)
    step_to(guest, at + 1)
    expect(end).to_have_count(0)


def test_the_end_of_a_round_leaves_stock_and_pile_in_sight(guests: Come) -> None:
    ada = guests("da")
    table, at = finished(ada)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for seat in ("", "&seat=1"):
            look_at(ada, f"/replay?table={table}{seat}", at)


@pytest.mark.parametrize("game", ["ottere", "otter"])
def test_the_whole_table_is_seen_over_the_controls(guests: Come, game: str) -> None:
    ada = guests("da")
    ada.open(game, "Ada", "bot", "bot", options={"target": 50} if game == "ottere" else {})
    ada.play_out()
    ada.page.get_by_role("link", name=ada.say("play-replay")).click()
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for at in range(0, last, max(1, last // 8)):
        slider.fill(str(at))
        expect(ada.page.locator("[data-at]")).to_have_attribute("data-at", str(at))
        ada.page.wait_for_function(LIE_STILL)
        assert ada.page.locator("#board").evaluate(BEYOND) <= 2, at
