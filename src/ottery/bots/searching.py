"""The bot that looks ahead."""

from __future__ import annotations

from dataclasses import replace

from ..games.game import Game
from ..games.position import Position
from ..kernel.rng import Rng
from . import search
from .search import Effort


class SearchBot:
    """Searches the deals that look right to its seat, and plays what it came back to most."""

    def __init__(self, level: str, effort: Effort) -> None:
        self.level = level
        self.effort = effort

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # the contract's arguments
        """See ``Bot.choose``."""
        actions = position.actions()
        if len(actions) == 1:
            return actions[0]
        return search.settle(position, search.think(position, source, self.effort))

    def unhurried(self) -> SearchBot:
        """The same without a clock: as many iterations on a slow machine as on a quick one."""
        return SearchBot(self.level, replace(self.effort, seconds=None))

    def is_ready(self, game: Game) -> bool:
        """See ``Bot.is_ready``."""
        return search.is_ready(game)
