"""The games for PettingZoo: one turn-based (AEC) environment for every game and number of seats.

    from ottery.lab.env.pettingzoo import OtteryEnv
    env = OtteryEnv("otters", seats=4)

Agents are ``seat_1`` …. An observation is a dict: ``observation`` (int16, see ``batched.fields``) and ``action_mask``
(int8, all 0 for who is not to move). An action that is not legal is refused with ValueError. The reward comes with the
last action: seats × share of the victory − 1, so that all sum to 0; a game that is cut off after ``limit`` actions is
truncated and pays nobody.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar, cast

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from ... import games
from ...games.position import configured, key_of
from ...kernel import rng
from ...kernel.moves import Moves
from ..batch.observing import length
from . import batched

__all__ = ["OtteryEnv"]


class OtteryEnv(AECEnv):  # type: ignore[misc]
    """A table at which seats act in turn. A seat that is out is not asked any more until the game ends."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "ottery_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        deck: Mapping[str, Any] | None = None,
        limit: int = batched.LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.limit, self.render_mode = games.find(game), limit, render_mode
        self._start = self.game.state.batch(1)
        self._start[0] = configured(self.game, seats=seats, options=options, seed="0", deck=deck)
        self._draws_first = (options or {}).get("first") == "random"
        self._states, self._played, self._seed, self._deal = self._start.copy(), 0, "", 0
        self.possible_agents = [f"seat_{p + 1}" for p in range(seats)]
        self._numbers = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._size, actions = length(self.game, seats), len(self.game.words.ACTIONS)
        whole = np.iinfo(np.int16)
        box = gymnasium.spaces.Box(whole.min, whole.max, (self._size,), np.int16)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal. The same seed, the same game; without one the next of the series, or an unguessable one at first."""
        if seed is not None or not self._seed:
            self._seed, self._deal = str(seed) if seed is not None else secrets.token_hex(16), 0
        self._states = self._start.copy()
        state = self._states[0]
        rng.seed(state.rng, key_of(f"{self._seed}/{self._deal}"))
        if self._draws_first:
            state.first = rng.below(state.rng, len(self.possible_agents))
        self.game.rules.deal(state)
        self._deal, self._played = self._deal + 1, 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do now."""
        seat = self._numbers[agent]
        seen = np.zeros(self._size, np.int16)
        batched.observe(self.game, self._states, 0, seat, seen)
        mask = np.zeros(len(self.game.words.ACTIONS), np.int8)
        if int(self.game.rules.to_move(self._states[0])) == seat and not self.truncations.get(agent, False):
            mask[self._legal()] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is (None once the game is over)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal():
            raise ValueError(f"{agent}: {action} is not legal now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.rules.play(self._states[0], int(action))
        self._played += 1
        self._settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the seat to move sees, as text."""
        if self.render_mode != "ansi":
            return None
        seat = self._numbers[self.agent_selection]
        return str(self.game.view.view(self._states[0], seat))

    def close(self) -> None:
        """Nothing is held."""

    def _settle(self) -> None:
        if self.game.rules.over(self._states[0]):
            shares: Any = np.zeros(len(self.possible_agents))
            self.game.rules.result(self._states[0], shares)
            scale = max(2, len(shares))
            self.rewards = {a: float(scale * shares[p] - 1) for a, p in self._numbers.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._played >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
            return
        self.agent_selection = self.agents[0]

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[int(self.game.rules.to_move(self._states[0]))]

    def _legal(self) -> list[int]:
        moves = cast(Any, Moves.new())
        self.game.rules.legal(self._states[0], moves)
        return [int(action) for action in moves.actions[: moves.length]]
