"""The end of a round and the next one, for two to four seats (R14–R17)."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from .piles import cut, fill, mix
from .state import State


@rule
def goal(seats: int) -> int:
    """How many times a player of this table has to play the last card (R17, R34)."""
    return 3 if seats == 2 else 2


@rule
def cut_hands(s: State) -> None:
    """All who hold more than ten cards put some under the deck, mixed (R15)."""
    layer, count, cutters = whole(s.layer_count), 0, 0
    s.sole[layer] = NONE
    for p in range(s.seats):
        given = cut(s, p, layer)
        if given:
            s.sole[layer] = p if cutters == 0 else NONE
            count += given
            cutters += 1
    if count:
        mix(s, count)
        s.layers[layer] = count
        s.layer_count += 1


@rule
def next_round(s: State, out: int) -> None:
    """Everybody is brought to ten, from the player who begins on (R15)."""
    seats = whole(s.seats)
    s.round_no += 1
    cut_hands(s)
    s.turn = (out + 1) % seats
    for i in range(seats):
        fill(s, (whole(s.turn) + i) % seats)


@rule
def round_out(s: State, seat: int) -> None:
    """The seat has played its last card: it wins, or takes a Lucky Stone and a new round begins (R14, R17)."""
    s.last_out = seat
    s.rounds_done += 1
    if whole(s.stones[seat]) + 1 == goal(whole(s.seats)):
        s.winners = 1 << seat
        s.ended = 1
        return
    s.stones[seat] += 1
    next_round(s, seat)
