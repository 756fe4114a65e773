"""Players that see what a seat sees."""

from .contract import Bot, decide, source_for
from .levels import LEVELS, NAMES, USUAL, bot_at_hand, find_bot
from .search import prepare as prepare_search

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "Bot",
    "bot_at_hand",
    "decide",
    "find_bot",
    "prepare_search",
    "source_for",
]
