"""What a search has to know about Ottere beside the rules.

How much a lead is worth was measured: full games of the greedy player with 2 to 4 seats and both scorings, the totals
at the start of every round against who won, fitted by likelihood. The rounds to come blur a lead by the square root
of what is left to the target.
"""

from __future__ import annotations

import math

from ...kernel.jit import generic, whole
from ...kernel.record import Shares
from .state import State

PENALTY_WEIGHT = 0.12
"""A point's weight in a penalty game, for each seat."""
COLLECT_WEIGHT = 0.3
"""A point's weight where the winner collects, shared by the seats."""
BLUR = 20.0
"""What may be left to play for when the target is near."""


@generic
def outlook(s: State, out: Shares) -> bool:
    """The chances that the totals promise at the start of a round."""
    seats, most = whole(s.seats), 0
    for p in range(seats):
        most = max(most, whole(s.totals[p]))
    weight = COLLECT_WEIGHT / seats if s.collects else -PENALTY_WEIGHT * seats
    weight /= math.sqrt(max(whole(s.target) - most, 0) + BLUR)
    total = 0.0
    for p in range(seats):
        out[p] = math.exp(weight * (whole(s.totals[p]) - most))
        total += out[p]
    for p in range(seats):
        out[p] /= total
    return True
