"""Many games in one compiled call: the fastest way in.

batch = Batch(games.find("why-i-otter"), seats=2, count=1024, seed="1")
step = batch.reset()
while learning:
    step = batch.step(policy(step.observation, step.mask))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt

from ...games.game import Game
from ...games.options import check_options
from ...games.position import Position, configured, key_of
from ...kernel import jit, rng
from ...kernel.moves import Moves
from ...kernel.rng import Rng
from ..batch.observing import fields, length, observer_of
from ..batch.stepping import ENDED, RUNNING, TRUNCATED, advance, look

__all__ = ["ENDED", "LIMIT", "RUNNING", "TRUNCATED", "Batch", "Step", "fields", "observe", "observed"]

LIMIT = 10_000
"""A game with more actions is cut off; no rule."""


@dataclass(frozen=True)
class Step:
    """What N games came to. The arrays are the batch's own: read-only, and overwritten by the next step.

    ``observation`` int16 (N, length): what the seat to move sees; ``fields`` says what stands where. Rows over seats
    begin with that seat itself, seats are counted from it on.
    ``information`` int64 (N,): the key of everything that the seat to move has been told since the deal; two equal
    histories of one seat have equal keys, different ones almost surely different keys (62 bits). 0 unless asked for.
    ``mask`` uint8 (N, actions): 1 for each legal action. ``seat`` int8 (N,): who is to move, 0 …
    ``reward`` float32 (N, seats): on the last action seats × share of the victory − 1, else 0; the sum is 0 (alone: 1
    won, −1 lost). ``ended`` uint8 (N,): RUNNING, ENDED or TRUNCATED (after ``limit`` actions). An ended game has been
    dealt anew: all but ``reward`` and ``ended`` are the next game's.
    """

    observation: npt.NDArray[np.int16]
    information: npt.NDArray[np.int64]
    mask: npt.NDArray[np.uint8]
    seat: npt.NDArray[np.int8]
    reward: npt.NDArray[np.float32]
    ended: npt.NDArray[np.uint8]


class Batch:
    """``count`` games of one table, each with its own chance: game ``i`` is the same in a batch of any size.

    Refused as ``Position.deal``; ValueError for a ``count`` or a ``limit`` below 1.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        deck: Mapping[str, Any] | None = None,
        seed: str = "0",
        information: bool = False,
        limit: int = LIMIT,
    ) -> None:
        for name, number in (("count", count), ("limit", limit)):
            if number < 1:
                raise ValueError(f"{name} is 1 or more, not {number}")
        self.game, self.seats, self.count, self.limit = game, seats, count, limit
        self.actions = len(game.words.ACTIONS)
        observer_of(game)
        self._start = game.state.batch(1)
        self._start[0] = configured(game, seats=seats, options=options, seed=seed, deck=deck)
        self._draws_first = int(check_options(game, seats, options or {})["first"] == "random")
        self._has_keys = int(information)
        self._states, self._sources = game.state.batch(count), Rng.batch(count)
        self._lengths = np.zeros(count, np.int32)
        size = length(game, seats)
        self._keys, self._information = np.zeros((count, seats), np.int64), np.zeros(count, np.int64)
        self._arrays = (
            np.zeros(count, np.uint8),
            np.zeros(count, np.int8),
            np.zeros((count, seats), np.float32),
            np.zeros((count, size), np.int16),
            np.zeros((count, self.actions), np.uint8),
        )
        self._scratch = (Moves.new(), np.zeros(seats), np.zeros(size, np.int16))
        self._advance = _stepper(game)
        ended, seat, reward, observation, mask = (_read_only(a) for a in self._arrays)
        self._step = Step(observation, _read_only(self._information), mask, seat, reward, ended)
        self.seed(seed)

    def seed(self, seed: str) -> None:
        """Give every game its chance for the deals to come: the same seed, the same games."""
        for i in range(self.count):
            rng.seed(self._sources[i], key_of(f"{seed}/{i}"))

    def reset(self, seed: str | None = None) -> Step:
        """Deal all games anew."""
        if seed is not None:
            self.seed(seed)
        return self._run(np.full(self.count, -1, np.int32))

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action in every game. ValueError, and nothing has changed, if one is not legal."""
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != (self.count,):
            raise ValueError(f"an action for each of {self.count} games, not {given.shape}")
        if given.min() < 0:
            raise ValueError(f"game {given.argmin()}: {given.min()} is no action")
        return self._run(given)

    def position(self, index: int) -> Position:
        """A game as a position: words, views, records. It is a copy."""
        state = self._states[index : index + 1].copy()[0]
        return Position(self.game, cast(Any, state))

    def _run(self, actions: npt.NDArray[np.int32]) -> Step:
        settings = self._draws_first, self._has_keys, self.limit, self._lengths
        refused = self._advance(
            self._start,
            self._states,
            self._sources,
            actions,
            *settings,
            *self._arrays,
            self._keys,
            *self._scratch,
        )
        if refused >= 0:
            word = self.game.words.ACTIONS[actions[refused]] if actions[refused] < self.actions else "?"
            raise ValueError(f"game {refused}: {actions[refused]} ({word}) is not legal")
        if self._has_keys:
            seats = self._arrays[1]
            np.copyto(self._information, self._keys[np.arange(self.count), seats])
        return self._step


def observe(game: Game, states: Any, index: int, seat: int, out: npt.NDArray[np.int16]) -> int:
    """Write what ``seat`` (0 …) sees of ``states[index]``; how many numbers that takes."""
    written: int = observer(game)(states, index, seat, out)
    return written


def observed(position: Position, seat: int) -> npt.NDArray[np.int16]:
    """What ``seat`` (0 …) sees of a position."""
    states = position.game.state.batch(1)
    states[0] = position.state
    seen = np.zeros(length(position.game, position.seats), np.int16)
    observe(position.game, states, 0, seat, seen)
    return seen


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


@cache
def observer(game: Game) -> Any:
    """``look`` compiled for a game."""
    observer_of(game)
    values, typeof = (game.state.batch(1), 0, 0, np.zeros(1, np.int16)), cast(Any, numba.typeof)
    return jit.specialise(look, game.modules, tuple(typeof(value) for value in values))


@cache
def _stepper(game: Game) -> Any:
    """``advance`` compiled for a game."""
    observer_of(game)
    states, typeof = game.state.batch(1), cast(Any, numba.typeof)
    one = np.zeros(1, np.int32)
    rows = (np.zeros(1, np.uint8), np.zeros(1, np.int8), np.zeros((1, 1), np.float32))
    more = (np.zeros((1, 1), np.int16), np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.int64))
    scratch = (Moves.new(), np.zeros(1), np.zeros(1, np.int16))
    values = (states, states, Rng.batch(1), one, 0, 0, 0, one, *rows, *more, *scratch)
    return jit.specialise(advance, game.modules, tuple(typeof(value) for value in values))
