"""The games for Gymnasium: one seat is the agent's, bots play the others.

env = OtteryGym("ottere", seats=3, bots=("greedy", "random"))
observation, info = env.reset(seed=1)      # info["action_mask"]: 1 for each legal action
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from ... import games
from ...games.position import Position, configured, key_of
from ...kernel import rng
from ...kernel.rng import Rng
from ..batch.observing import length
from ..contestants import contestant, legal_choice
from . import batched

__all__ = ["OtteryGym"]


class OtteryGym(gymnasium.Env[npt.NDArray[np.int16], int]):
    """The agent's seat is ``seat`` (1 …). ``bots``: of the other seats in order, the last one for the rest: levels,
    which have no clock here, or one's own as ``module:name``.

    The reward comes with the last action: seats × share of the victory − 1 (alone: 1 won, −1 lost). An action that is
    not legal is refused with ValueError. The game is cut off after ``limit`` actions of all seats.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seat: int = 1,
        bots: Sequence[str] = ("greedy",),
        options: Mapping[str, Any] | None = None,
        limit: int = batched.LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.seat, self.limit, self.render_mode = games.find(game), seat, limit, render_mode
        others = [p for p in range(1, seats + 1) if p != seat]
        names = [*bots, *[bots[-1]] * len(others)]
        self.bots = {p: contestant(name) for p, name in zip(others, names, strict=False)}
        configured(self.game, seats=seats, options=options, seed="0")
        self._table: dict[str, Any] = {"seats": seats, "options": options}
        self._source, self._played = cast(Any, Rng.new()), 0
        self._position: Position | None = None
        whole = np.iinfo(np.int16)
        shape = (length(self.game, seats),)
        self.observation_space = gymnasium.spaces.Box(whole.min, whole.max, shape, np.int16)
        self.action_space = cast(Any, gymnasium.spaces.Discrete(len(self.game.words.ACTIONS)))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Deal, and let the bots play up to the agent's turn. The same seed gives the same series of games."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._position is None:
            rng.seed(self._source, key_of(str(seed) if seed is not None else secrets.token_hex(16)))
        deal = " ".join(str(rng.below(self._source, 1 << 30)) for _ in range(8))
        self._position, self._played = Position.deal(self.game, seed=deal, **self._table), 0
        self._play_bots()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play, and let the bots answer up to the agent's next turn or the end."""
        if self._position is None or self._is_done():
            raise ValueError("reset first: no game is running")
        if int(action) not in self._position.actions():
            raise ValueError(f"{action} is not legal now")
        self._play(int(action))
        self._play_bots()
        over = self._position.is_over
        return self._seen(), self._reward(), over, self._is_done() and not over, self._info()

    def render(self) -> Any:
        """What the agent sees, as text."""
        return str(self._position.view(self.seat)) if self._position and self.render_mode == "ansi" else None

    def action_mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action; what Gymnasium's ``Discrete.sample(mask)`` and maskable learners take."""
        mask = np.zeros(len(self.game.words.ACTIONS), np.int8)
        if self._position is not None and not self._is_done():
            mask[self._position.actions()] = 1
        return mask

    def _play(self, action: int) -> None:
        assert self._position is not None
        self._position = self._position.after(action)
        self._played += 1

    def _play_bots(self) -> None:
        while self._position is not None and not self._is_done() and self._position.to_move != self.seat:
            seat = self._position.to_move
            assert seat is not None
            self._play(legal_choice(self.bots[seat], self._position, self._source))

    def _is_done(self) -> bool:
        return self._position is not None and (self._position.is_over or self._played >= self.limit)

    def _reward(self) -> float:
        assert self._position is not None
        if not self._position.is_over:
            return 0.0
        shares = self._position.result().shares
        return max(2, len(shares)) * shares[self.seat - 1] - 1.0

    def _seen(self) -> npt.NDArray[np.int16]:
        assert self._position is not None
        return batched.observed(self._position, self.seat - 1)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_mask()}
