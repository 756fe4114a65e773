"""Pebbles: the rules.

R1 the heap holds 10 … 19 pebbles, or what the host says.  R2 take one, two or three, no more than there are.
R3 whoever takes the last pebble loses; the others win together.
Actions: 0, 1, 2 take one, two, three. A seat sees the heap and its own number.
"""

from __future__ import annotations

from typing import Annotated

from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, clear, offer
from ottery.kernel.record import Int8, Int16, Record, Row, Shares
from ottery.kernel.rng import Rng, below


class State(Record):
    seats: Int8
    first: Int8
    round_no: Int16
    turn: Int8
    heap: Int8
    loser: Int8
    taken: Annotated[Row, "i1", 4]
    secret: Annotated[Row, "i1", 4]
    rng: Rng


@rule
def deal(s: State) -> None:
    s.turn = s.first
    s.loser = -1
    if s.heap == 0:
        s.heap = 10 + below(s.rng, 10)  # R1
    for p in range(s.seats):
        s.secret[p] = below(s.rng, 100)


@rule
def legal(s: State, moves: Moves) -> None:
    clear(moves)
    for n in range(min(3, whole(s.heap))):  # R2
        offer(moves, n)


@rule
def play(s: State, action: int) -> None:
    s.heap -= action + 1
    s.taken[s.turn] += action + 1
    if s.heap == 0:
        s.loser = s.turn  # R3
    s.turn = (s.turn + 1) % s.seats


@rule
def over(s: State) -> bool:
    return s.heap == 0


@rule
def to_move(s: State) -> int:
    return -1 if s.heap == 0 else whole(s.turn)


@rule
def result(s: State, out: Shares) -> None:
    for p in range(s.seats):
        out[p] = 0
        if s.heap == 0 and p != s.loser:
            out[p] = 1 / (s.seats - 1)


@rule
def scores(s: State, out: Row) -> None:
    for p in range(s.seats):
        out[p] = 1 if s.heap == 0 and p != s.loser else 0


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    for p in range(s.seats):
        if p != seat:
            s.secret[p] = below(rng, 100)
