"""The language is switched in the middle of a game: at once, everywhere, and for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from ottery.locales import Text, say

from .guests import DESK, Guest
from .test_table_games import GAMES

Come = Callable[..., Guest]
READ = """() => ({
    lang: document.documentElement.lang,
    title: document.title,
    ask: document.querySelector("[data-turn] p").textContent,
    hint: document.querySelector(".guide p").textContent,
    log: [...document.querySelectorAll("#side ol[start] li[data-n]")].map((e) => e.textContent).join("/"),
})"""
"""What is read on a table, the log being open."""


def read(page: Page) -> dict[str, str]:
    return cast("dict[str, str]", page.evaluate(READ))


def switch(guest: Guest, language: str) -> None:
    """Where it is switched on a table; then the log is opened again."""
    guest.panel("menu").locator(f"button[lang={language}]").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.language = language
    guest.panel("log")


@pytest.mark.parametrize("game", GAMES)
def test_the_language_of_a_table_is_switched_at_once_and_kept(guests: Come, game: str) -> None:
    ada = guests(**DESK)
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    while not ada.page.locator(".guide").count() or not ada.game["version"]:
        ada.step()
        ada.my_turn()
    ada.panel("log")
    english = read(ada.page)
    ada.page.evaluate("window.__same = true")
    switch(ada, "da")
    danish = read(ada.page)
    assert [name for name in english if english[name] == danish[name]] == []
    assert danish["title"].startswith(f"● {say(Text.of('play-your-turn'), 'da')}")
    switch(ada, "en")
    assert read(ada.page) == english
    switch(ada, "da")
    assert ada.page.evaluate("window.__same"), "it is still the same page"
    ada.page.reload()
    ada.my_turn()
    ada.panel("log")
    assert read(ada.page) == danish
