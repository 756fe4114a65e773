"""The bots by level."""

from __future__ import annotations

from ..games.game import Kind, Refused
from ..games.options import shown
from ..locales import Text
from .contract import Bot
from .simple import GreedyBot, RandomBot

_BOTS: dict[str, Bot] = {bot.level: bot for bot in (RandomBot(), GreedyBot())}
LEVELS = tuple(_BOTS)
"""The names of all bots, the weakest first."""


def find_bot(level: str) -> Bot:
    """The bot of a level; Refused (unknown) when there is none."""
    if level not in _BOTS:
        raise Refused(Kind.UNKNOWN, Text.of("refuse-level", level=shown(level), known=", ".join(LEVELS)))
    return _BOTS[level]
