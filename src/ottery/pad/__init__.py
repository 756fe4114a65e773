"""Score sheets of games at a real table: what was written down, what it means, how it is kept.

``sheet`` is what was written, ``reckon`` what follows from it, ``files`` how it travels, ``shelf`` where it lies.
"""

from .files import Unreadable, read_json, write_csv, write_json
from .reckon import Outcome, dealer_of, reckon
from .sheet import Cell, Player, Round, Sheet, check
from .statistics import Standing, statistics

__all__ = [
    "Cell",
    "Outcome",
    "Player",
    "Round",
    "Sheet",
    "Standing",
    "Unreadable",
    "check",
    "dealer_of",
    "read_json",
    "reckon",
    "statistics",
    "write_csv",
    "write_json",
]
