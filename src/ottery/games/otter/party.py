"""Party, 5 to 20 seats: going out without new rounds, several winners (R32–R35)."""

from __future__ import annotations

from ...kernel.cards import has_bit
from ...kernel.jit import rule, whole
from .knowledge import forget
from .piles import draw, fill
from .state import State

PARTY = 5
"""The fewest seats of a Party."""
GIFT = 2


@rule
def gift(s: State, seat: int) -> None:
    """A neighbour draws two, if it has a Lucky Stone and has not won (R33)."""
    if s.stones[seat] and not has_bit(whole(s.winners), seat):
        for _ in range(GIFT):
            draw(s, seat)


@rule
def party_out(s: State, seat: int) -> None:
    """The seat has played its last card: the second time it has won, the first time it goes on (R32–R34)."""
    seats = whole(s.seats)
    s.last_out = seat
    if s.stones[seat]:
        s.winners |= 1 << seat
        return
    s.stones[seat] = 1
    forget(s, seat)
    fill(s, seat)
    gift(s, (seat + 1) % seats)
    gift(s, (seat + seats - 1) % seats)
