"""Players that see what a seat sees."""

from .contract import Bot, decide, source_for
from .levels import LEVELS, find_bot

__all__ = ["LEVELS", "Bot", "decide", "find_bot", "source_for"]
