"""Tables of An Otter Won that tests begin with."""

from __future__ import annotations

from typing import Any

from ottery.games import find
from ottery.games.an_otter_won import deck as decks
from ottery.games.position import Position

GAME = find("an-otter-won")

WHOLE: dict[str, Any] = {
    "hands": [[1, 6, 12], [2, 9, 15]],
    "deck": [3, 7, 10, 8, 14, 16, 4, 11, 17, 18],
    "river": [5],
    "removed": [13],
}
SWIM: dict[str, Any] = {
    "hands": [[1, 11], [2, 16]],
    "deck": [],
    "river": [5, 3, 8, 7, 17],
    "dens": [[6, 12, 14, 18], [4, 9, 10, 15]],
}


def deal(setup: dict[str, Any] | None = None, seed: str = "1", **more: Any) -> Position:
    """A position from a setup, or the start of a game."""
    return Position.deal(GAME, seats=2, seed=seed, setup=setup, **more)


def play(position: Position, actions: str) -> Position:
    """The position after actions, written with commas between."""
    for word in actions.split(","):
        position = position.play(word.strip())
    return position


def view(position: Position, seat: int | None) -> Any:
    """What a seat sees."""
    return position.view(seat)


def deck(number: int | None = None, **change: Any) -> dict[str, Any]:
    """The game's deck, one card of it changed."""
    cards = [dict(card) for card in decks.default()["card"]]
    if number is not None:
        cards[number].update(change)
    return {"provenance": "house", "card": cards}
