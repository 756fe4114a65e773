"""Tables of Why I Otter that tests begin with."""

from __future__ import annotations

from typing import Any

from ottery.games import find
from ottery.games.position import Position

GAME = find("why-i-otter")

PAIRING = {
    "pink1": "most 3",
    "pink2": "most pink",
    "pink3": "all pink",
    "pink4": "most 2",
    "pink5": "all 1",
    "pink6": "most blue",
    "yellow1": "all 2",
    "yellow2": "all yellow",
    "yellow3": "most yellow",
    "yellow4": "most 4",
    "yellow5": "all 6",
    "yellow6": "all 4",
    "blue1": "most 6",
    "blue2": "all 5",
    "blue3": "most 5",
    "blue4": "all blue",
    "blue5": "all 3",
    "blue6": "most 1",
}
WHOLE: dict[str, Any] = {
    "hands": [["pink4", "yellow2", "blue5"], ["pink1", "yellow6", "blue3"]],
    "pile": [
        *("pink2", "yellow1", "blue1"),
        *("pink3", "yellow3", "blue2"),
        *("pink5", "yellow4", "blue4"),
        *("pink6", "yellow5", "blue6"),
    ],
    "pairing": PAIRING,
}
DECK: dict[str, Any] = {"provenance": "house", "card": [{"front": f, "back": b} for f, b in PAIRING.items()]}


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
