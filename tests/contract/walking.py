"""Random play through a game's compiled rules, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from ottery.games.game import Game
from ottery.games.position import Position, key_of
from ottery.kernel import record, rng
from ottery.kernel.moves import Moves

from .subjects import LIMIT, Case, find


@dataclass
class Step:
    """A position before an action: ``actions`` are legal, ``chosen`` is played next (−1 when over)."""

    number: int
    state: Any
    actions: list[int]
    chosen: int


def chance(*seed: object) -> rng.Rng:
    """A generator of its own for a test, keyed by what it is for."""
    generator = rng.Rng.new()
    rng.seed(generator, key_of(" ".join(map(str, seed))))
    return generator


def actions_of(game: Game, state: Any) -> list[int]:
    """The legal actions, as the rules list them."""
    moves = Moves.new()
    game.rules.legal(state, moves)
    raw: Any = moves
    return [int(a) for a in raw.actions[: raw.length]]


def walk(case: Case, seed: str, limit: int = LIMIT) -> Iterator[Step]:
    """Random play from the deal to the end; ``state`` is the live one: copy it to keep it. The last step is the end
    of the game, or the one at which ``limit`` was reached (then it still has actions)."""
    position = case.deal(seed)
    game, state = position.game, position.state
    source = np.random.default_rng(list(f"{case} {seed}".encode()))  # another stream than the cards'
    for number in range(limit + 1):
        actions = actions_of(game, state)
        goes_on = actions and number < limit and not game.rules.over(state)
        chosen = actions[int(source.integers(len(actions)))] if goes_on else -1
        yield Step(number, state, actions, chosen)
        if chosen < 0:
            return
        game.rules.play(state, chosen)


@lru_cache(maxsize=8)
def samples(case: Case, seed: str, count: int) -> tuple[tuple[int, Position], ...]:
    """Up to ``count`` positions of one random game, evenly spread, none of them over; with their steps."""
    chosen: list[tuple[int, Position]] = []
    every = 1
    for step in walk(case, seed):
        if step.actions and step.number % every == 0:
            chosen.append((step.number, Position(find(case.game), record.copy(step.state))))
            if len(chosen) > 2 * count:
                chosen, every = chosen[::2], every * 2
    return tuple(chosen[:: max(1, round(len(chosen) / count))])


@lru_cache(maxsize=64)
def end_of(case: Case, seed: str) -> Step:
    """The last step of a random game; its state is not to be changed."""
    *_, last = walk(case, seed)
    return last


def viewers(case: Case) -> list[int]:
    """A spectator (−1) and every seat; of many seats some, the first and the last among them."""
    seats = range(case.seats)
    return [-1, *(seats if len(seats) <= 7 else [*seats[:3], len(seats) // 2, seats[-1]])]


def redealt(game: Game, state: Any, seat: int, source: rng.Rng) -> Any:
    """A copy of ``state`` with what ``seat`` cannot know dealt anew; the contract's rekeying included."""
    other: Any = record.copy(state)
    game.rules.redeal(other, seat, source)
    rng.rekey(other.rng, source)
    return other
