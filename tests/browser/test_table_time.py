"""Time at a table: the pause in which a slip may be called, the move clock, and the notice of one's turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .guests import Guest, after, sit_down

Come = Callable[..., Guest]
LONGEST_PAUSE = 20
"""Seconds; the call ends it."""


def slip(*guests: Guest) -> Guest:
    """They play until one of them plays a card that follows nothing; who."""
    mover = after(guests[0], guests)
    while mover is not None:
        slips = mover.game["slips"]
        mover.step(*slips)
        if slips:
            return mover
        mover = after(mover, guests)
    raise AssertionError("nobody has made a slip in this game")


def test_two_who_call_a_slip_at_once_have_made_one_call(guests: Come) -> None:
    table = guests(), guests("da"), guests()
    sit_down(*table, game="otter", options={"penalty": True}, call_pause=LONGEST_PAUSE)
    mover = slip(*table)
    before = mover.shown
    callers = [guest for guest in table if guest is not mover]
    expect(mover.page.locator(".pause")).to_contain_text(mover.say("play-pause"))
    for caller in callers:
        expect(caller.page.locator(".pause")).to_contain_text(caller.say("play-pause-call"))
    for caller in callers:
        caller.word("penalty")
    for guest in table:
        guest.newer(before)
        expect(guest.page.locator(".pause")).to_have_count(0)
        assert guest.shown == before + 1, "one call"
    assert len({len(guest.lines) for guest in table}) == 1


def test_the_move_clock_is_shown_to_all_and_somebody_plays_when_it_has_run_out(guests: Come) -> None:
    ada, bo, cleo = guests(), guests("da"), guests()
    path = ada.open("an-otter-won", "Ada", "open", public=True, clock=2)
    link = ada.invitation()
    cleo.go(path)
    cleo.button("play-watch").click()
    bo.sit(link, "Bo")
    for guest in (ada, bo, cleo):
        guest.page.get_by_role("progressbar", name=guest.say("play-clock")).wait_for()
    before = ada.shown
    for guest in (ada, bo, cleo):
        guest.newer(before)  # nobody has pressed anything


def test_the_tab_says_whose_turn_it_is(guests: Come) -> None:
    table = guests(), guests("da")
    sit_down(*table, game="an-otter-won")
    mover = after(table[0], table)
    while mover is not None and after(mover, table) is mover:
        mover.step()
    for guest in table:
        is_turn = guest is after(table[0], table)
        words = guest.say("play-your-turn")
        pattern = re.compile(re.escape(words)) if is_turn else re.compile(f"^(?!.*{re.escape(words)})")
        expect(guest.page).to_have_title(pattern)
        icon = guest.page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", "/icon-turn.svg" if is_turn else "/icon.svg")
