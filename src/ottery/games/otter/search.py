"""What a search has to know about Otter beside the rules."""

from __future__ import annotations

import math
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from ...kernel.jit import generic, whole
from ...kernel.moves import Moves, at, clear, has, offer
from ...kernel.record import NONE, Shares
from .party import PARTY
from .rounds import goal
from .state import DRAW, OTTERS, PENALTY, State, followed, size

_BASE = 4
_SEATS = 4
WAITING = 2.0
"""What having to wait for a whole round of turns takes from a seat's chances, as a power of e."""


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
    table = np.zeros((_SEATS + 1, _BASE**_SEATS, _SEATS))
    for seats in range(2, _SEATS + 1):
        for stones in product(range(goal(seats) + 1), repeat=seats):
            if stones.count(goal(seats)) <= 1:
                code = sum(have * _BASE**p for p, have in enumerate(stones))
                table[seats, code, :seats] = _race(stones, goal(seats))
    return table


_RACE = _tabulate()
"""[seats, Lucky Stones in base 4, seat]: the chance to win from there."""


@generic
def murky(s: State, seat: int) -> bool:
    """Whether a card was drawn, or others are to move: what is best then depends on cards unseen so far."""
    return s.seats > 1 and (s.turn != seat or s.owed == 1)


@generic
def haste(s: State, seat: int) -> float:
    """How likely the seat is to go out next, up to a factor: fitted to rounds between greedy players."""
    seats = whole(s.seats)
    wait = (seat - whole(s.turn)) % seats
    return math.exp(-WAITING * wait / seats) / max(1, size(s, seat)) ** 4


@generic
def outlook(s: State, out: Shares) -> bool:
    """At the start of a turn, of a table of two to four: who goes out next, then a race of equals (R15, R17)."""
    seats = whole(s.seats)
    if seats == 1 or seats >= PARTY:
        return False
    code, weight, total = 0, 1, 0.0
    for p in range(seats):
        out[p] = 0.0
        code += whole(s.stones[p]) * weight
        weight *= _BASE
    weight = 1
    for p in range(seats):
        part = haste(s, p)
        total += part
        for q in range(seats):
            out[q] += part * _RACE[seats, code + weight, q]
        weight *= _BASE
    for p in range(seats):
        out[p] /= total
    return True
