"""How cards move: from the deck into a hand, onto a tummy, back, under the deck, and the reshuffle."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from ...kernel.rng import below, shuffle
from .heads import CARDS
from .knowledge import (
    forget,
    note_cut,
    note_drawn,
    note_sunk,
    note_surfaced,
)
from .state import HAND, State, buried, laid, size


@rule
def reverse(s: State, begin: int, end: int) -> None:
    """Turn the entries ``begin`` … ``end`` − 1 of ``s.cards`` round."""
    i, j = begin, end - 1
    while i < j:
        kept = whole(s.cards[i])
        s.cards[i] = s.cards[j]
        s.cards[j] = kept
        i += 1
        j -= 1


@rule
def sort(s: State, begin: int, end: int) -> None:
    """Put the entries ``begin`` … ``end`` − 1 of ``s.cards`` in ascending order."""
    for i in range(begin + 1, end):
        kept, j = whole(s.cards[i]), i
        while j > begin and s.cards[j - 1] > kept:
            s.cards[j] = s.cards[j - 1]
            j -= 1
        s.cards[j] = kept


@rule
def mix(s: State, count: int) -> None:
    """Put the first ``count`` of ``s.cards`` in random order: the deck, or its bottom."""
    shuffle(s.rng, s.cards, count)


@rule
def reshuffle(s: State) -> None:
    """The deck is empty: all cards under the tops are shuffled into a new one (R16)."""
    count, end = buried(s), laid(s)
    reverse(s, 0, end)
    reverse(s, 0, count)
    reverse(s, count, end)
    for i in range(count):
        s.cards[i] = whole(s.cards[i]) % CARDS
    for g in range(s.groups + 1):
        s.start[g] += count
    mix(s, count)


@rule
def can_take(s: State) -> bool:
    """Whether a card can be drawn, from the deck or after a reshuffle."""
    return s.start[0] > 0 or buried(s) > 0


@rule
def draw(s: State, seat: int) -> bool:
    """The seat draws the top card of the deck; False when there is none anywhere."""
    if s.start[0] == 0:
        reshuffle(s)
    if s.start[0] == 0:
        return False
    top = whole(s.start[0]) - 1
    card = whole(s.cards[top])
    note_drawn(s, seat)
    if s.decks == 1:
        note_surfaced(s, seat, card)
    i, end = whole(s.start[seat]) - 1, whole(s.start[seat + 1]) - 1
    for j in range(top, i):
        s.cards[j] = s.cards[j + 1]
    while i < end and s.cards[i + 1] < 2 * card:
        s.cards[i] = s.cards[i + 1]
        i += 1
    s.cards[i] = 2 * card
    for g in range(seat + 1):
        s.start[g] -= 1
    return True


@rule
def fill(s: State, seat: int) -> None:
    """The seat draws up to ten cards at once."""
    while size(s, seat) < HAND:
        if not draw(s, seat):
            return


@rule
def find(s: State, seat: int, card: int) -> int:
    """Where ``card`` lies in the hand, the copy that everybody knows first; NONE if it is not there."""
    for i in range(s.start[seat + 1] - 1, s.start[seat] - 1, -1):
        if s.cards[i] >> 1 == card:
            return i
    return NONE


@rule
def put_down(s: State, group: int, place: int, otter: int) -> None:
    """The card at ``place``, of a hand or a pile, goes onto a tummy and buries its top."""
    card, end = whole(s.cards[place]) >> 1, whole(s.start[s.groups])
    for i in range(place, end - 1):
        s.cards[i] = s.cards[i + 1]
    for g in range(group + 1, s.groups + 1):
        s.start[g] -= 1
    s.cards[end - 1] = CARDS * otter + whole(s.tops[otter])
    s.tops[otter] = card


@rule
def take_back(s: State, seat: int, otter: int) -> None:
    """The top of a tummy goes back into a hand, where everybody knows it, and the one under it lies open again."""
    entry, i = 2 * whole(s.tops[otter]) + 1, whole(s.start[s.groups])
    s.tops[otter] = whole(s.cards[i]) % CARDS
    begin, end = whole(s.start[seat]), whole(s.start[seat + 1])
    while i > begin and (i > end or s.cards[i - 1] > entry):
        s.cards[i] = s.cards[i - 1]
        i -= 1
    s.cards[i] = entry
    for g in range(seat + 1, s.groups + 1):
        s.start[g] += 1


@rule
def cut(s: State, seat: int, layer: int) -> int:
    """Cards of the hand go under the deck at random until ten are left (R15); returns how many."""
    count = size(s, seat) - HAND
    if count <= 0:
        return 0
    note_cut(s, seat, layer)
    s.keeps[seat] = 0
    for i in range(s.start[seat], s.start[seat + 1]):
        if s.cards[i] & 1:  # nobody can say any more whether it is still there
            s.cards[i] ^= 1
            forget(s, seat)
    for _ in range(count):
        place = whole(s.start[seat]) + below(s.rng, size(s, seat))
        card = whole(s.cards[place]) >> 1
        for i in range(place, 0, -1):
            s.cards[i] = s.cards[i - 1]
        s.cards[0] = card
        for g in range(seat + 1):
            s.start[g] += 1
        note_sunk(s, seat, card, layer)
    return count
