"""Tables of Ottere for the tests, laid in words."""

from __future__ import annotations

from typing import Any

import numpy as np

from ottery.games import find
from ottery.games.position import Position
from ottery.kernel import record, rng

OTTERE = find("ottere")


def table(seats: int = 2, options: dict[str, Any] | None = None, seed: str = "t", **setup: Any) -> Position:
    """A position as its setup says, the rest dealt from ``seed``."""
    return Position.deal(OTTERE, seats=seats, options=options or {}, seed=seed, setup=setup)


def deal(seats: int = 2, options: dict[str, Any] | None = None, seed: str = "t") -> Position:
    """A new game."""
    return Position.deal(OTTERE, seats=seats, options=options or {}, seed=seed)


def played(position: Position, words: str) -> Position:
    """The position after a list of actions, as records write it."""
    for word in words.split(", "):
        position = position.play(word)
    return position


def state_of(position: Position) -> Any:
    """The record behind a position."""
    return position.state


def walk(position: Position, seed: int, limit: int = 100_000) -> Any:
    """Random play; yields each state before its action, and the action (−1 at the end). The state is live."""
    choices, state = np.random.default_rng(seed), record.copy(state_of(position))
    for _ in range(limit):
        actions = Position(OTTERE, state).actions()
        chosen = actions[int(choices.integers(len(actions)))] if actions else -1
        yield state, chosen
        if chosen < 0:
            return
        OTTERE.rules.play(state, chosen)


def chance(number: int) -> rng.Rng:
    """A generator for redeals."""
    source = rng.Rng.new()
    rng.seed(source, number.to_bytes(32, "little"))
    return source
