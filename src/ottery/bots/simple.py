"""The two bots that every game has from its first day: ``random`` and ``greedy``."""

from __future__ import annotations

from typing import Any

from ..games.position import Position
from ..kernel import rng
from ..kernel.moves import Moves
from ..kernel.rng import Rng


class RandomBot:
    """Plays any legal action, each equally likely, but never one that the game notes as a slip."""

    level = "random"

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.choose``."""
        actions = sorted(position.actions())
        slips = {position.action(word) for word in position.game.words.notes(position.state).get("slips", ())}
        proper = [action for action in actions if action not in slips] or actions
        return proper[rng.below(source, len(proper))]


class GreedyBot:
    """Plays by the game's own greedy rule."""

    level = "greedy"

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.choose``."""
        moves: Any = Moves.new()
        position.game.rules.legal(position.state, moves)
        return int(position.game.greedy.greedy(position.state, moves))
