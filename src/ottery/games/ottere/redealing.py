"""Ottere: dealing anew what a seat cannot know. ``knowledge.py`` says what everybody can.

The places to fill are those of the stock and of the others' hands. The unseen cards are shuffled onto them. Then, from
the last place to the first, a place whose card may not lie there changes cards with an earlier place whose card may.
Where there is none, a chain of settled places passes cards along until the last of them can take one of the rest (an
augmenting path, found breadth first). The true deal fits all places, so by the theorems of Hall and Berge there is such
a chain as long as a place is not settled: the work ends, and the deal is possible. At last each place is offered a
change with a random other one, so that what was settled first is not favoured.

Nothing here looks at a hidden card: equal knowledge and equal chance give equal deals.
"""

from __future__ import annotations

import numpy as np

from ...kernel.cards import bit
from ...kernel.jit import rule, whole
from ...kernel.record import Row
from ...kernel.rng import Rng, below, shuffle
from .state import FULL, OVER, State, decks, give, hand_size, spread

STALE = 64
"""Added to a card that cannot be in the stock: it was in a hand when the stock was made."""

PLACES = 104
_SEAT = 128
"""A place in a hand is ``_SEAT * seat`` plus how many places of that hand are as new or newer; one in the stock 0."""


@rule
def _collect(s: State, hand: int, twins: int) -> int:
    """Put the cards that are neither played nor in ``hand`` into the row of the stock; returns their number."""
    once, twice = whole(s.played), whole(s.played_twins)
    unseen = FULL & ~(once | hand)
    second = 0
    if decks(s) == 2:
        second = unseen
        unseen = FULL & ~(twice | twins | (once & hand))
    fresh, both = whole(s.fresh), whole(s.fresh_twins)
    count = spread(second & both, s.stock, spread(unseen & fresh, s.stock, 0))
    end = spread(second & ~both, s.stock, spread(unseen & ~fresh, s.stock, count))
    for i in range(count, end):
        s.stock[i] += STALE
    return end


@rule
def _lay_out(s: State, seat: int, places: Row) -> None:
    """Say what each place is."""
    count = whole(s.stock_n)
    for p in range(s.seats):
        if p != seat:
            for i in range(hand_size(s, p)):
                places[count] = _SEAT * p + i + 1
                count += 1


@rule
def _may_lie(s: State, place: int, card: int) -> bool:
    if place == 0:
        return card < STALE
    return place % _SEAT <= whole(s.room[place // _SEAT][card % STALE])


@rule
def _find(s: State, place: int, last: int) -> int:
    """The first of the places ``last`` … 0 whose card may lie at ``place``, −1 without."""
    while last >= 0 and not _may_lie(s, place, whole(s.stock[last])):
        last -= 1
    return last


@rule
def _pass_along(s: State, via: Row, x: int, end: int, rest: int) -> None:
    """The settled place ``end`` takes the card of ``rest``, and each place of the chain the one of the next."""
    card = whole(s.stock[rest])
    s.stock[rest] = s.stock[x]
    while end != x:
        moved = whole(s.stock[end])
        s.stock[end] = card
        card = moved
        end = whole(via[end])
    s.stock[x] = card


@rule
def _chain(s: State, places: Row, x: int, count: int) -> None:
    """Settle ``x`` by way of places that are settled already."""
    via, queue = np.full(PLACES, -1), np.full(PLACES, x)
    head, tail = 0, 1
    while head < tail:
        here = whole(queue[head])
        head += 1
        for z in range(x + 1, count):
            if via[z] < 0 and _may_lie(s, whole(places[here]), whole(s.stock[z])):
                via[z] = here
                rest = _find(s, whole(places[z]), x)
                if rest >= 0:
                    _pass_along(s, via, x, z, rest)
                    return
                queue[tail] = z
                tail += 1


@rule
def _swap(s: State, x: int, y: int) -> None:
    card = s.stock[x]
    s.stock[x] = s.stock[y]
    s.stock[y] = card


@rule
def _settle(s: State, places: Row, count: int) -> None:
    """Bring every place a card that may lie there."""
    for i in range(count):
        x = count - 1 - i
        y = _find(s, whole(places[x]), x)
        if y >= 0:
            _swap(s, x, y)
        else:
            _chain(s, places, x, count)


@rule
def _mix(s: State, places: Row, count: int, rng: Rng) -> None:
    """Offer each place a change with a random one."""
    for x in range(count):
        y = below(rng, count)
        one, other = whole(s.stock[x]), whole(s.stock[y])
        if _may_lie(s, whole(places[x]), other) and _may_lie(s, whole(places[y]), one):
            _swap(s, x, y)


@rule
def _hand_out(s: State, seat: int, count: int) -> None:
    """Move the cards beyond the stock into the others' hands, and wipe the marks."""
    next_card = whole(s.stock_n)
    for p in range(s.seats):
        size = hand_size(s, p)
        if p != seat:
            s.hands[p] = 0
            s.twins[p] = 0
            for _ in range(size):
                give(s, p, whole(s.stock[next_card]) % STALE)
                next_card += 1
    for i in range(count):
        s.stock[i] = s.stock[i] % STALE if i < s.stock_n else 0


@rule
def _shuffle_stock(s: State, rng: Rng) -> None:
    """When hands are shown, only the order of the stock is unknown."""
    once, twice = 0, 0
    for i in range(s.stock_n):
        card = bit(whole(s.stock[i]))
        twice |= once & card
        once |= card
    spread(twice, s.stock, spread(once, s.stock, 0))
    shuffle(rng, s.stock, whole(s.stock_n))


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal the stock and the hands anew for ``seat`` (−1: a spectator), which sees its own and the discard pile."""
    if s.phase == OVER:
        _shuffle_stock(s, rng)
        return
    hand = whole(s.hands[seat]) if seat >= 0 else 0
    count = _collect(s, hand, whole(s.twins[seat]) if seat >= 0 else 0)
    shuffle(rng, s.stock, count)
    if s.tracks:
        places = np.zeros(PLACES, np.int64)
        _lay_out(s, seat, places)
        _settle(s, places, count)
        _mix(s, places, count, rng)
    _hand_out(s, seat, count)
