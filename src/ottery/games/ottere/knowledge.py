"""Ottere: what everybody at the table has seen, or must have concluded, of the hidden cards.

Think of a hand as places, each for one card, in the order in which the cards came. Who draws or passes because
nothing fits shows that no card held at that moment fits: the kinds that fit can from now on only lie in places that
come later. The same holds for kinds that were turned up and buried, or shuffled into a new stock: nobody holds them
at that moment. So each kind may lie in the newest so many places of a hand, and ``room[seat][kind]`` says in how many.
A card that is played leaves a place that was open to it; nobody sees which. It is taken to be the oldest such place,
the one that fewest other kinds could use, so that no possible hand is lost.

A hand is possible when its cards can be given to different places, each in its own ``room``. ``fresh`` and
``fresh_twins`` are the kinds that went into the latest stock once and twice: no others can be drawn.

With one deck this is all that can be known; with two, knowledge is kept by kind and not by copy, and forgets a
little. Nothing is kept (``tracks`` is 0) where nothing can be concluded: free draw without reshuffles.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from .state import FULL, KINDS, State, decks, hand_size


@rule
def exclude(s: State, seat: int, kinds: int) -> None:
    """None of ``kinds`` is in the seat's hand now."""
    row = s.room[seat]
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            row[kind] = 0


@rule
def add_place(s: State, seat: int) -> None:
    """The seat got a card that nobody else saw."""
    row = s.room[seat]
    for kind in range(KINDS):
        row[kind] += 1


@rule
def drop_place(s: State, seat: int, card: int) -> None:
    """The seat played ``card``."""
    row = s.room[seat]
    place = whole(row[card])
    for kind in range(KINDS):
        if row[kind] >= place:
            row[kind] -= 1


@rule
def exclude_all(s: State, kinds: int) -> None:
    """None of ``kinds`` is in any hand now."""
    for p in range(s.seats):
        exclude(s, p, kinds)


@rule
def start_knowledge(s: State) -> None:
    """Nothing is known of the hands and the stock but the eights that were buried."""
    s.fresh = FULL
    s.fresh_twins = FULL if decks(s) == 2 else 0
    gone = whole(s.buried) if decks(s) == 1 else 0
    s.tracks = 1 if gone or s.reshuffles or not s.free_draw else 0
    if s.tracks:
        for p in range(s.seats):
            n = hand_size(s, p)
            for kind in range(KINDS):
                s.room[p][kind] = n
        exclude_all(s, gone)
