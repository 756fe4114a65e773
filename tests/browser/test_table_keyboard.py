"""Played from the keyboard alone, with all that moves moving: only real keys, and no focus that a test has set."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .guests import DESK, Guest, after, sit_down
from .test_table_games import GAMES

Come = Callable[..., Guest]
MOVING = {**DESK, "reduced_motion": "no-preference"}
TO_THE_END = ("why-i-otter", "an-otter-won")
MOVES = 14
"""How many of a game that is long."""
ROUND = 60
"""More stops than any table has: so many times Tab, and everything has been reached once."""

AT = """() => {
    const at = document.activeElement;
    return {
        isHand: at.closest("[data-place=hand] li") !== null,
        word: at.dataset.word ?? null,
        opens: at.closest("[data-opens]")?.dataset.opens ?? null,
        panel: at.dataset.panel ?? null,
        game: at.matches("button.main") ? (at.closest("[data-game]")?.dataset.game ?? null) : null,
    };
}"""
"""What has the focus."""
HELD = """[...document.querySelectorAll("[data-place=hand] li:not([inert]) button[data-card]")]
    .map((e) => e.dataset.word ?? e.closest("[data-opens]")?.dataset.opens ?? "")"""
"""The words of the cards in the hand, from the left; of one that is only chosen first, a part of them."""
Stop = dict[str, str | bool | None]


class Typist:
    """Somebody without a mouse."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.keys = guest, guest.page.keyboard

    @property
    def stop(self) -> Stop:
        found: Stop = self.guest.page.evaluate(AT)
        return found

    def tab(self, what: str, is_there: Callable[[Stop], bool], key: str = "Tab") -> None:
        """Tab until it has the focus."""
        for _ in range(ROUND):
            if is_there(self.stop):
                return
            self.keys.press(key)
        raise AssertionError(f"{key} does not lead to {what}: {self.guest.game['legal']}")

    def _may(self, word: str | bool | None) -> bool:
        return word in self.guest.game["legal"]

    def _leads(self, part: str | bool | None) -> bool:
        return bool(part) and any(str(part) in word for word in self.guest.game["legal"])

    def _plays(self, card: str) -> bool:
        return any(word == card or word.startswith(f"{card} ") for word in self.guest.game["legal"])

    def move(self) -> None:
        """Play the card most to the left that may be played, else what else there is; wait for the answer."""
        self.guest.my_turn()
        before = self.guest.shown
        held: list[str] = self.guest.page.evaluate(HELD)
        card = next((at for at, word in enumerate(held) if self._plays(word)), None)
        if card is None:
            self.tab("a legal word", lambda at: self._may(at["word"]) or self._leads(at["opens"]))
            self.keys.press("Space")
        else:
            self.tab("the hand", lambda at: at["isHand"] is True)
            self.keys.press("Home")
            for _ in range(card):
                self.keys.press("ArrowRight")
            self.keys.press("Enter")
        if not self._is_sent(before):  # chosen, and played by what that has opened
            self.tab("what a choice opens", lambda at: self._may(at["word"]), "Shift+Tab")
            self.keys.press("Enter")
        self.guest.newer(before)

    def _is_sent(self, before: int) -> bool:
        return self.guest.page.locator("#board[aria-busy=true]").count() > 0 or self.guest.shown != before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_keys_alone(guests: Come, game: str) -> None:
    ada = guests(**MOVING)
    ada.open(game, "Ada", "bot")
    ada.dealt()
    typist = Typist(ada)
    moves = 0
    while not ada.is_over and (game in TO_THE_END or moves < MOVES):
        typist.move()
        moves += 1
        ada.my_turn()
    assert ada.is_over or moves == MOVES


@pytest.mark.parametrize("game", TO_THE_END)
def test_the_hand_is_reached_after_its_first_card_was_played(guests: Come, game: str) -> None:
    table = guests(**MOVING), guests(**MOVING)
    sit_down(*table, game=game)
    mover = after(table[0], table)
    assert mover is not None
    typist = Typist(mover)
    first: str = mover.page.evaluate(HELD)[0]
    typist.move()
    assert first not in mover.page.evaluate(HELD)
    typist.tab("the hand", lambda at: at["isHand"] is True)


def test_a_game_is_begun_with_keys_and_the_log_gives_the_focus_back(guests: Come) -> None:
    ada = guests(**MOVING)
    ada.go()
    typist = Typist(ada)
    typist.tab("the game", lambda at: at["game"] == "an-otter-won")
    typist.keys.press("Enter")
    ada.dealt()
    typist.move()
    ada.page.wait_for_function("() => document.querySelector('[data-aloud]').textContent.trim() !== ''")
    typist.tab("the log", lambda at: at["panel"] == "log", "Shift+Tab")
    typist.keys.press("Enter")
    ada.page.wait_for_selector("#side.open li[data-n='0']")
    typist.keys.press("Escape")
    assert typist.stop["panel"] == "log", "focus is back where it was"
