"""Ottere: dealing a round, drawing, shuffling the pile into a new stock."""

from __future__ import annotations

from ...kernel.cards import bit, insert, remove
from ...kernel.jit import rule, small, whole
from ...kernel.rng import below, shuffle
from .knowledge import add_place, exclude_all, start_knowledge
from .state import EIGHT, KINDS, PLAYING, State, decks, give, spread


@small
def has_pile(s: State) -> bool:
    """Whether a card lies under the top of the pile."""
    return (s.played & ~bit(whole(s.top))) != 0 or s.played_twins != 0


@small
def can_draw(s: State) -> bool:
    """Whether there is a card to draw (R8, R13)."""
    return s.stock_n > 0 or (s.reshuffles != 0 and has_pile(s))


@small
def pop(s: State) -> int:
    """Take the next card off the stock; its place is wiped."""
    s.stock_n -= 1
    card = whole(s.stock[s.stock_n])
    s.stock[s.stock_n] = 0
    return card


@rule
def reshuffle(s: State) -> None:
    """R13: all played cards but the top become the stock. Everybody knows which, and that nobody holds them."""
    top = bit(whole(s.top))
    once, twice = whole(s.played), whole(s.played_twins)
    exclude_all(s, once if decks(s) == 1 else twice)
    if twice & top:
        twice ^= top
    else:
        once ^= top
    count = spread(twice, s.stock, spread(once, s.stock, 0))
    shuffle(s.rng, s.stock, count)
    s.stock_n = count
    s.played, s.played_twins = top, 0
    s.fresh, s.fresh_twins = once, twice


@small
def draw_one(s: State, seat: int) -> None:
    """Give the seat the next card; there is one."""
    if s.stock_n == 0:
        reshuffle(s)
    give(s, seat, pop(s))
    if s.tracks:
        add_place(s, seat)


@rule
def _bury(s: State, start: int) -> None:
    """R3: put the eights at places ``start`` … back into the stock, each at a random place."""
    for i in range(start, s.stock_n):
        eight = whole(s.stock[i])
        s.buried |= bit(eight)
        insert(s.stock, i, below(s.rng, i + 1), eight)


@rule
def turn_up(s: State) -> None:
    """R3: the next card of the stock begins the pile; an eight is buried (unless nothing else is left)."""
    place = s.stock_n - 1
    while place > 0 and s.stock[place] >> 2 == EIGHT:
        place -= 1
    if s.stock[place] >> 2 == EIGHT:
        place = s.stock_n - 1
    card = remove(s.stock, whole(s.stock_n), place)
    s.stock_n -= 1
    s.stock[s.stock_n] = 0
    _bury(s, place)
    s.top = card
    s.suit = card & 3
    s.played |= bit(card)


@rule
def open_round(s: State) -> None:
    """R22: the first turn of a round: clockwise, nothing owed, drawn or passed."""
    s.turn = s.begins
    s.phase = PLAYING
    s.step = 1
    s.owed = 0
    s.draws = 0
    s.passes = 0


@rule
def clear_table(s: State) -> None:
    """Take all cards off the table."""
    for p in range(s.seats):
        s.hands[p] = 0
        s.twins[p] = 0
    s.played = 0
    s.played_twins = 0
    s.buried = 0
    s.stock_n = 0


@rule
def dealt(s: State) -> int:
    """How many cards each seat is dealt (R2)."""
    return 7 if s.seats == 2 else 5


@rule
def deal_round(s: State) -> None:
    """R1, R2, R3: shuffle, deal, turn up the starter."""
    clear_table(s)
    count = KINDS * decks(s)
    for i in range(count):
        s.stock[i] = i % KINDS
    shuffle(s.rng, s.stock, count)
    s.stock_n = count
    for p in range(s.seats):
        for _ in range(dealt(s)):
            give(s, p, pop(s))
    turn_up(s)
    open_round(s)
    start_knowledge(s)
