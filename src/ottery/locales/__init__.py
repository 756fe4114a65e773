"""Texts in English and Danish, one set of Fluent files for Python and the browser.

``Text`` names a message and its values; ``say`` puts it into words. Nothing here knows a game.
"""

from .text import LANGUAGES, Text, say

__all__ = ["LANGUAGES", "Text", "say"]
