"""What a search has to know about Otter beside the rules."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np

from ...kernel.jit import generic, whole
from ...kernel.moves import Moves, at, clear, has, offer
from ...kernel.record import NONE, Shares
from .rounds import goal
from .state import DRAW, OTTERS, PENALTY, State, followed

_MOST = 3
_SEATS = 4
GOES_OUT = {2: (0.61, 0.39), 3: (0.48, 0.3, 0.22), 4: (0.39, 0.26, 0.19, 0.16)}
"""How likely each seat is to go out, from the one that begins the round on: counted in 1,500 to 2,100 rounds each
between greedy players."""


@generic
def proper(s: State, moves: Moves) -> None:
    """No bot slips, and every bot calls (R18, R19)."""
    if s.slip_seat != NONE and has(moves, PENALTY):
        clear(moves)
        offer(moves, PENALTY)
    elif s.has_penalty == 1:
        kept = 0
        for i in range(moves.length):
            action = at(moves, i)
            if action >= DRAW or followed(s, action // OTTERS, action % OTTERS) > 0:
                moves.actions[kept] = action
                kept += 1
        if kept > 0:
            moves.length = kept


@cache
def _race(stones: tuple[int, ...], first: int, needed: int) -> tuple[float, ...]:
    """The chances of a race in which nothing counts but who begins each round."""
    seats = len(stones)
    if needed in stones:
        return tuple(float(have == needed) for have in stones)
    found = [0.0] * seats
    for wait, chance in enumerate(GOES_OUT[seats]):
        out = (first + wait) % seats
        after = tuple(have + (p == out) for p, have in enumerate(stones))
        for p, share in enumerate(_race(after, (out + 1) % seats, needed)):
            found[p] += chance * share
    return tuple(found)


def _tabulate() -> Any:
    table = np.zeros((_SEATS + 1, _SEATS, _MOST**_SEATS, _SEATS))
    for seats in range(2, _SEATS + 1):
        for stones in product(range(goal(seats)), repeat=seats):
            code = sum(have * _MOST**p for p, have in enumerate(stones))
            for first in range(seats):
                table[seats, first, code, :seats] = _race(stones, first, goal(seats))
    return table


_RACE = _tabulate()
"""[seats, who begins, Lucky Stones in base 3, seat]: the chance to win from there."""


@generic
def murky(s: State, seat: int) -> bool:
    """Whether a card was drawn, or others are to move: what is best then depends on cards unseen so far."""
    return s.seats > 1 and (s.turn != seat or s.owed == 1)


@generic
def outlook(s: State, out: Shares) -> bool:
    """At the start of a round, all hands at ten, the Lucky Stones and who begins tell the chances (R15, R17)."""
    code, weight = 0, 1
    for p in range(s.seats):
        code += whole(s.stones[p]) * weight
        weight *= _MOST
    for p in range(s.seats):
        out[p] = _RACE[s.seats, s.turn, code, p]
    return True
