"""One device for two: what one of them alone may know is nowhere while it goes to the other, nor after that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guests import DESK, PHONE, Guest

Come = Callable[..., Guest]
WORDS = "[document.title, document.documentElement.textContent].join(' ')"


def all_words(guest: Guest) -> str:
    """Whatever can be seen, heard or read from the tab."""
    words: str = guest.page.evaluate(WORDS)
    return words + guest.page.locator("body").aria_snapshot()


def log(guest: Guest) -> list[str]:
    """The lines in the log: on a desktop they always lie beside the board."""
    return guest.page.locator("#side li[data-n]").all_inner_texts()


@pytest.mark.parametrize("game", ["ottere", "otters"])
def test_what_one_player_was_told_is_gone_before_the_next_one_looks(guests: Come, game: str) -> None:
    ada = guests(**DESK)
    ada.open(game, "Ada", "me")
    cover = ada.page.locator("[data-hand-over]")
    told: list[str] = []
    secrets = 0
    for _ in range(60):
        cover.or_(ada.page.locator("[data-phase=over]")).first.wait_for()
        if ada.is_over or secrets > 1:
            break
        between = all_words(ada)
        cover.click()
        expect(ada.page.locator("#side li").first).to_be_visible()
        own = set(told) - set(log(ada))
        secrets += len(own)
        for line in own:
            assert line not in between
            assert line not in all_words(ada)
        while not (cover.count() or ada.is_over):
            told = log(ada)
            ada.step(*[word for word in ada.game["legal"] if word == "draw"])
            told += ada.page.locator("[data-aloud]").all_inner_texts() if not cover.count() else []
    assert secrets, "nobody was told anything of their own"


def test_a_hand_that_is_hidden_takes_hints_and_reasons_with_it(guests: Come) -> None:
    ada = guests(**PHONE)
    ada.open("ottere", "Ada", "me")
    ada.page.locator("[data-hand-over]").click()
    ada.my_turn()
    name = "Ada" if "seat=1" in ada._newest[0].url else "Bo"
    asked, hint = ada.page.locator(".ask p").inner_text(), ada.page.locator(".guide p").inner_text()
    reason = ada.page.locator(".reason p span").inner_text() if ada.refuse() else "?"
    ada.panel("menu").get_by_role("button", name=ada.say("play-cover")).click()
    ada.page.locator("[data-hand-over]").wait_for()
    between = all_words(ada)
    for words in (asked, hint, reason):
        assert words not in between
    expect(ada.page.locator(".ask p")).to_have_text(ada.say("play-turn", player=name))
    ada.page.locator("[data-hand-over]").click()
    expect(ada.page.locator(".ask p")).to_have_text(asked)


def test_what_lay_open_beside_the_board_is_closed_before_the_device_goes_on(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "me")
    cover = ada.page.locator("[data-hand-over]")
    cover.click()
    ada.page.locator("header [data-panel=chat]").click()
    ada.page.get_by_label(ada.say("play-say")).fill("I hold the eight")
    while not cover.count():
        ada.step()
    expect(ada.page.locator("#side.open")).to_have_count(0)
    cover.click()
    expect(ada.panel("chat").get_by_label(ada.say("play-say"))).to_have_value("")
