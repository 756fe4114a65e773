"""Positions of Otter for the tests, in words."""

from __future__ import annotations

from typing import Any

from ottery import games
from ottery.games.game import Reason
from ottery.games.otter.words import CARD_WORDS
from ottery.games.position import Position

GAME = games.find("otter")

TABLE: dict[str, Any] = {
    "heads": ["higher", "even", "near"],
    "tails": ["star", "fish", "crab"],
    "tummies": [["clam7"], ["clam8"], ["clam2"]],
}
"""Otter 1 wants more than 7 or a star, otter 2 an even number or a fish, otter 3 a number up to 4 or a crab."""

STUCK: dict[str, Any] = {
    "heads": ["higher", "even", "near"],
    "tails": ["star", "fish", "crab"],
    "tummies": [["clam13"], ["clam12"], ["clam11"]],
}
"""Here clams 1, 3, 5 and 7 and frogs 1, 3, 5 and 7 fit nowhere."""


def table(seats: int = 2, options: dict[str, Any] | None = None, seed: str = "a", **setup: Any) -> Position:
    """``TABLE`` with changes, at the start of a turn."""
    return Position.deal(GAME, seats=seats, options=options, seed=seed, setup={**TABLE, **setup})


def dealt(seats: int, options: dict[str, Any] | None = None, seed: str = "a") -> Position:
    """A game from its deal."""
    return Position.deal(GAME, seats=seats, options=options, seed=seed)


def all_but(*named: str) -> list[str]:
    """Every card of one deck that is not named."""
    return [word for word in CARD_WORDS if word not in named]


def plays(position: Position, *words: str) -> Position:
    """The position after these actions."""
    for word in words:
        position = position.play(word)
    return position


def hand(position: Position, seat: int) -> list[str]:
    """The cards of a seat."""
    found: list[str] = seen(position, seat).hand
    return found


def seen(position: Position, seat: int | None = None) -> Any:
    """The view of a seat, or of a spectator."""
    return position.view(seat)


def reason(position: Position, word: str) -> Reason:
    """Why an action is not legal now."""
    found = position.why(word)
    assert found is not None, f"{word} is legal"
    return found
