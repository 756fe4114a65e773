"""Otter: three otters with changing heads and tails. Alone, for two to four, or as a Party for up to twenty."""

from __future__ import annotations

from typing import Any

from ..game import FIRST, Game, Option
from . import greedy, rules, search, setup, sheet, view, words
from .state import PENALTY


def callers(s: Any, action: int) -> int:
    """A slip may be called by everybody but who made it (R19)."""
    if action != PENALTY or s.slip_seat < 0:
        return 0
    return ((1 << int(s.seats)) - 1) & ~(1 << int(s.slip_seat))


GAME = Game(
    name="otter",
    seats=(1, 20),
    options=(
        FIRST,
        Option("heads", "choice", "basic", ("basic", "random")),
        Option("penalty", "flag", default=False),
    ),
    rules=rules,
    greedy=greedy,
    words=words,
    view=view,
    setup=setup,
    sheet=sheet,
    callers=callers,
    proper=search.proper,
    murky=search.murky,
    outlook=search.outlook,
    sense=256,
    trust=2.0,
)
