"""Somebody's first game of its kind: hints come, until they have had enough or the game is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .test_table_games import GAMES

Come = Callable[..., Guest]


MOVES = 12
"""Within so many moves of a first game more than one thing is new."""


def hinted(guest: Guest) -> str:
    """Play on to a moment with a hint."""
    hint = guest.page.locator(".guide:not(.past) p")
    for _ in range(MOVES):
        guest.my_turn()
        if hint.count():
            return hint.inner_text()
        guest.step()
    raise AssertionError("no hint comes")


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_in_a_first_game_until_they_are_skipped_for_good(guests: Come, game: str) -> None:
    ada = guests("da")
    hint = ada.page.locator(".guide")
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    expect(hint).to_be_visible()
    seen = {hinted(ada)}
    while len(seen) == 1:
        ada.step(*[word for word in ada.game["legal"] if word == "draw"])  # something new comes of that
        seen.add(hinted(ada))
    ada.page.reload()
    ada.my_turn()
    expect(hint).to_contain_text(hinted(ada))
    ada.button("play-guide-skip").click()
    expect(hint).to_have_count(0)
    ada.page.reload()
    ada.my_turn()
    expect(hint).to_have_count(0)
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    expect(hint).to_have_count(0)
    ada.open(next(other for other in GAMES if other != game), "Ada", "bot")
    ada.my_turn()
    expect(hint).to_be_visible()


def test_a_second_game_has_no_hints(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.my_turn()
    expect(ada.page.locator(".guide p")).to_be_visible()
    ada.play_out()
    ada.open("an-otter-won", "Ada", "bot")
    ada.my_turn()
    expect(ada.page.locator(".guide p")).to_have_count(0)
