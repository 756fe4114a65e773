"""The bots that every game has from its first day: at random, by the game's greedy rule, and in between."""

from __future__ import annotations

from typing import Any

from ..games.game import Game
from ..games.position import Position
from ..kernel import rng
from ..kernel.moves import Moves
from ..kernel.rng import Rng


class SimpleBot:
    """A bot that needs no more than the rules."""

    def __init__(self, level: str) -> None:
        self.level = level

    def is_ready(self, game: Game) -> bool:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.is_ready``."""
        return True


class RandomBot(SimpleBot):
    """Plays any legal action, each equally likely, but never one that the game notes as a slip."""

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.choose``."""
        actions = sorted(position.actions())
        slips = {position.action(word) for word in position.game.words.notes(position.state).get("slips", ())}
        proper = [action for action in actions if action not in slips] or actions
        return proper[rng.below(source, len(proper))]


class GreedyBot(SimpleBot):
    """Plays by the game's own greedy rule."""

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.choose``."""
        moves: Any = Moves.new()
        position.game.rules.legal(position.state, moves)
        return int(position.game.greedy.greedy(position.state, moves))


class MixedBot(SimpleBot):
    """Plays at random, but for a part of its moves (``sense``, 0 … 1) by the greedy rule."""

    def __init__(self, level: str, sense: float) -> None:
        super().__init__(level)
        self.sense = sense
        self._parts = round(sense * 256)
        self._random, self._greedy = RandomBot(level), GreedyBot(level)

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        """See ``Bot.choose``."""
        is_sensible = rng.below(source, 256) < self._parts
        return (self._greedy if is_sensible else self._random).choose(position, seat, source)
