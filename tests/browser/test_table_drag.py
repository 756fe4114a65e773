"""Cards are played by dragging them to where they belong, with a mouse and with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator

from .guests import DESK, Guest, after, sit_down
from .test_table_games import GAMES

Come = Callable[..., Guest]
Spot = tuple[float, float]
PLACES = {"ottere": "pile", "why-i-otter": "trick", "an-otter-won": "middle", "otters": "play"}
"""Where all cards of a game go; in Otter it is the otter that the word names."""
RESTED = """(e) => new Promise((done) => {
    const look = (before) => {
        const box = e.getBoundingClientRect();
        const now = `${box.left} ${box.top}`;
        if (now === before) done();
        else requestAnimationFrame(() => look(now));
    };
    look("");
})"""
STEPS = 8


def middle(box: FloatRect | None) -> Spot:
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(card: Locator) -> Spot:
    """Its left edge, for cards lie over each other."""
    card.evaluate(RESTED)
    box = card.bounding_box()
    assert box
    return box["x"] + 9, box["y"] + box["height"] / 2


def playable(*table: Guest) -> tuple[Guest, Locator, str]:
    """Play on until somebody holds a card that may be played; who, the card, and a word that plays it."""
    mover = after(table[0], table)
    while mover is not None:
        mover.my_turn()
        hand = mover.page.locator("[data-place=hand]")
        for word in mover.game["legal"]:
            start = word.split(" on ")[0]
            card = hand.locator(f'[data-word="{start}"], [data-opens="{start}"]').first
            if card.count():
                return mover, card, word
        mover.step()
        mover = after(mover, table)
    raise AssertionError("no card can be played in this game")


def place_of(guest: Guest, game: str, word: str) -> Locator:
    name = word.split(" on ")[1] if " on " in word else PLACES[game]
    return guest.page.locator(f'#board [data-drop="{name}"]')


def with_mouse(guest: Guest, start: Spot, end: Spot) -> None:
    mouse = guest.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    mouse.up()


def with_finger(guest: Guest, start: Spot, end: Spot) -> None:
    session = guest.context.new_cdp_session(guest.page)
    for step in range(STEPS + 1):
        x, y = (a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True))
        name = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def drag(drags: Callable[[Guest, Spot, Spot], None], game: str, *table: Guest) -> None:
    """A card that is let go beside the board stays; one that is let go on its place is played."""
    mover, card, word = playable(*table)
    mover.shut()
    before = mover.shown
    drags(mover, grip(card), (4, 4))
    drags(mover, grip(card), middle(place_of(mover, game, word).bounding_box()))
    mover.newer(before)
    played = mover.game
    assert played["version"] == before + 1
    assert played["log"]["entries"][-1]["word"] == word


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_dragged_to_its_place_with_the_mouse(guests: Come, game: str) -> None:
    table = guests(**DESK), guests(**DESK)
    sit_down(*table, game=game)
    drag(with_mouse, game, *table)


def test_a_card_is_dragged_to_the_pile_with_a_finger(guests: Come) -> None:
    table = guests(), guests()
    sit_down(*table, game="ottere")
    drag(with_finger, "ottere", *table)
