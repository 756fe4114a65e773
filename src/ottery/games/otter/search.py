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
def _race(stones: tuple[int, ...], needed: int) -> tuple[float, ...]:
    """The chances of a race in which everybody is equally likely to win each round."""
    seats = len(stones)
    if needed in stones:
        return tuple(float(have == needed) for have in stones)
    nexts = [_race((*stones[:p], stones[p] + 1, *stones[p + 1 :]), needed) for p in range(seats)]
    return tuple(sum(each[p] for each in nexts) / seats for p in range(seats))


def _tabulate() -> Any:
    table = np.zeros((_SEATS + 1, _MOST**_SEATS, _SEATS))
    for seats in range(2, _SEATS + 1):
        for stones in product(range(goal(seats)), repeat=seats):
            code = sum(have * _MOST**p for p, have in enumerate(stones))
            table[seats, code, :seats] = _race(stones, goal(seats))
    return table


_RACE = _tabulate()
"""[seats, stones in base 3, seat]: the chance to win from there."""


@generic
def outlook(s: State, out: Shares) -> bool:
    """The Lucky Stones at the start of a round, all hands at ten, tell the chances (R15, R17)."""
    code, weight = 0, 1
    for p in range(s.seats):
        code += whole(s.stones[p]) * weight
        weight *= _MOST
    for p in range(s.seats):
        out[p] = _RACE[s.seats, code, p]
    return True
