"""Players that see what a seat sees."""

from .contract import Bot, decide, source_for
from .levels import LEVELS, NAMES, USUAL, find_bot, is_ready
from .search import prepare as prepare_search

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "Bot",
    "decide",
    "find_bot",
    "is_ready",
    "prepare_search",
    "source_for",
]
