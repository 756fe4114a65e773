"""Otters: the deal, and how turns begin and end."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from ...kernel.rng import shuffle
from .memory import EVERYBODY, forget, note_at_most, note_card_leaves
from .piles import discard_card, draw_card, pop_deck, put_urchin_back, return_urchin
from .questions import ask
from .state import (
    CARDS,
    KINDS,
    OBSERVERS,
    OVER,
    PEARLS,
    PLAY,
    SEATS,
    TOKENS,
    TOKENS_OF,
    URCHIN,
    WHITES,
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
    """An empty table; only the deck's data, the options and the generator stay."""
    clear_question(s)
    s.nests = 0
    for i in range(CARDS):
        s.deck[i] = NONE
        s.discard[i] = NONE
    for i in range(TOKENS):
        s.pool[i] = NONE
    for i in range(PEARLS - WHITES):
        s.black_pool[i] = NONE
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
        while s.hands[seat][kind] > 0:
            note_card_leaves(s, seat, kind, EVERYBODY)
            s.hands[seat][kind] -= 1
            if kind == URCHIN:
                return_urchin(s)
            else:
                discard_card(s, kind)


@rule
def end_turn(s: State) -> None:
    """Count urchins (R9), then the next player who is not out; the last one ends the game (R33)."""
    clear_question(s)
    seat = whole(s.turn)
    if s.hands[seat][URCHIN] >= 2:
        _go_out(s, seat)
    note_at_most(s, seat, 1)
    if players_in(s) > 1:
        begin_turn(s, next_in(s, seat))
    else:
        ask(s, NONE, OVER)


@rule
def _shuffle_all(s: State) -> None:
    for kind in range(KINDS):
        for _ in range(whole(s.copies[kind])):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
    for pearl in range(WHITES):
        for _ in range(TOKENS_OF[pearl]):
            s.pool[s.pool_size] = pearl
            s.pool_size += 1
    for pearl in range(WHITES, PEARLS):
        s.black_pool[s.black_size] = pearl
        s.black_size += 1
    shuffle(s.rng, s.deck, whole(s.deck_size))
    shuffle(s.rng, s.pool, whole(s.pool_size))
    shuffle(s.rng, s.black_pool, whole(s.black_size))


@rule
def deal_card(s: State, seat: int) -> None:
    """Deal a card that is no urchin; one that turns up goes back (R2). The deck holds one."""
    kind = pop_deck(s)
    while kind == URCHIN:
        put_urchin_back(s)
        kind = pop_deck(s)
    s.hands[seat][kind] += 1


@rule
def deal_pearl(s: State, seat: int) -> None:
    """Deal a white pearl from the pool, which has one (R3)."""
    s.pool_size -= 1
    s.pearls[seat][whole(s.pool[s.pool_size])] += 1
    s.pool[s.pool_size] = NONE


@rule
def deal(s: State) -> None:
    """Two cards (R2) and a white pearl (R3) for everybody, then the first turn (R4)."""
    clear_table(s)
    _shuffle_all(s)
    for p in range(s.seats):
        deal_card(s, p)
        deal_card(s, p)
        deal_pearl(s, p)
        note_at_most(s, p, 0)
    begin_turn(s, whole(s.first))
