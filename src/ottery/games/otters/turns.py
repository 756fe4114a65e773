"""Otters: the deal, and how turns begin and end."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from ...kernel.rng import shuffle
from .memory import EVERYBODY, forget, note_at_most
from .piles import discard_card, draw_card, lose, pop, put_urchin_back
from .questions import ask
from .state import (
    CARDS,
    DECK,
    KINDS,
    OBSERVERS,
    OVER,
    PEARL_TOKENS,
    PLAY,
    POOL,
    SEATS,
    STARTS,
    URCHIN,
    WHITE,
    State,
    next_in,
    players_in,
)


@rule
def clear_question(s: State) -> None:
    """Nothing is being played."""
    s.card = NONE
    s.step = 0
    s.target = NONE
    s.chosen = NONE
    for i in range(3):
        s.drawn[i] = NONE
        s.side[i] = NONE
    for p in range(SEATS):
        s.passing[p] = NONE


@rule
def clear_table(s: State) -> None:
    """A table fresh from the box, nothing on it yet: the deck's data, the options and the generator stay."""
    clear_question(s)
    for i in range(CARDS):
        s.discard[i] = NONE
        for pile in range(3):
            s.piles[pile][i] = NONE
    for p in range(SEATS):
        s.under[p] = NONE
    for o in range(OBSERVERS):
        forget(s, o)


@rule
def begin_turn(s: State, seat: int) -> None:
    """``seat`` draws a card (R5) and is asked which to play (R6)."""
    s.turn = seat
    draw_card(s, seat)
    ask(s, seat, PLAY)


@rule
def _go_out(s: State, seat: int) -> None:
    """Two urchins at the end of one's own turn: out (R10)."""
    s.out[seat] = 1
    for kind in range(KINDS):
        while s.held[seat][kind] > 0:
            lose(s, seat, kind, EVERYBODY)
            discard_card(s, kind)


@rule
def end_turn(s: State) -> None:
    """Count urchins (R9), then the next player who is not out; the last one ends the game (R33)."""
    clear_question(s)
    seat = whole(s.turn)
    if s.held[seat][URCHIN] >= 2:
        _go_out(s, seat)
    note_at_most(s, seat, 1)
    if players_in(s) > 1:
        begin_turn(s, next_in(s, seat))
    else:
        ask(s, NONE, OVER)


@rule
def _shuffle_all(s: State) -> None:
    for pile in range(3):
        size = 0
        for thing in range(STARTS[pile], STARTS[pile + 1]):
            copies = PEARL_TOKENS[thing - WHITE] if pile else whole(s.copies[thing])
            for _ in range(copies):
                s.piles[pile][size] = thing
                size += 1
        s.left[pile] = size
        shuffle(s.rng, s.piles[pile], size)


@rule
def deal_card(s: State, seat: int) -> None:
    """Deal a card that is no urchin; one that turns up goes back (R2). The deck holds one."""
    kind = pop(s, DECK)
    while kind == URCHIN:
        put_urchin_back(s)
        kind = pop(s, DECK)
    s.held[seat][kind] += 1


@rule
def deal(s: State) -> None:
    """Two cards (R2) and a white pearl (R3) for everybody, then the first turn (R4)."""
    clear_table(s)
    _shuffle_all(s)
    for p in range(s.seats):
        deal_card(s, p)
        deal_card(s, p)
        s.held[p][pop(s, POOL)] += 1
        note_at_most(s, p, 0)
    begin_turn(s, whole(s.first))
