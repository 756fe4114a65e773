"""A new deal of what a seat cannot know, consistent with all it has seen or must have concluded.

Every hidden card gets a slot: a place in the deck, or in another hand. A hand's slots are numbered: slot ``t`` takes
a card that one of the ``t`` latest draws or an older one can have brought (``knowledge.age``), so a deal that fills all
slots contradicts none of the evidence. The seat's own discards go where they can be. The cards are shuffled over
the slots, then each card in a wrong slot moves on along a shortest chain of exchanges. The true deal fits every slot,
so such chains exist; they depend on nothing that is hidden. Last, a hand that must hold one of some cards gets one.

Kept: own hand, tops and buried cards, cards back from a penalty, what ``knowledge.py`` notes. Left out: evidence
that is older than a hand's rows, and that a seat holds no more of a layer than it drew from it.
"""

from __future__ import annotations

import numpy as np

from ...kernel.jit import rule, whole
from ...kernel.record import NONE, Grid
from ...kernel.rng import Rng, below, shuffle
from .heads import CARDS
from .knowledge import LAYERS, age, is_kept
from .piles import sort
from .state import State

CARD, HOME, RANK, NEED, FROM, QUEUE = 0, 1, 2, 3, 4, 5
"""Rows of the slots: the card, the seat (or LAYER + layer, or the plain deck), the number in the hand, whether the
hand needs it to be one that must be there; for the search: reached from, waiting."""
ROWS = 6
LAYER, DECK = 20, 30
MOST = 325


@rule
def is_welcome(s: State, viewer: int, slots: Grid, slot: int, card: int) -> bool:
    """Whether ``card`` may lie in ``slot``, as far as the viewer knows."""
    home = whole(slots[HOME][slot])
    if home < LAYER:
        if age(s, home, card) < slots[RANK][slot]:
            return False
        if slots[NEED][slot] and not is_kept(whole(s.keeps[home]), card):
            return False
    if s.decks > 1 or viewer == NONE:
        return True
    places = whole(s.cards[CARDS * (viewer + 1) + card])
    if places == 0:
        return home < LAYER or home == DECK or s.sole[home - LAYER] != viewer
    if home == DECK:
        return False
    return (places >> (LAYERS + home if home < LAYER else home - LAYER)) & 1 == 1


@rule
def is_settled(s: State, viewer: int, slots: Grid, slot: int) -> bool:
    """Whether the card in ``slot`` may lie there."""
    return is_welcome(s, viewer, slots, slot, whole(slots[CARD][slot]))


@rule
def shift_chain(slots: Grid, slot: int, last: int) -> None:
    """Each card of the chain moves one slot towards ``slot``, whose card goes to ``last``."""
    moved, here = whole(slots[CARD][last]), last
    slots[CARD][last] = slots[CARD][slot]
    while here != slot:
        here = whole(slots[FROM][here])
        kept = whole(slots[CARD][here])
        slots[CARD][here] = moved
        moved = kept


@rule
def repair(s: State, viewer: int, slots: Grid, count: int, slot: int, offset: int) -> bool:
    """Give ``slot`` a card that may lie there, along a shortest chain; False when there is none."""
    for i in range(count):
        slots[FROM][i] = NONE
    slots[FROM][slot] = slot
    slots[QUEUE][0] = slot
    spare, done, waiting = whole(slots[CARD][slot]), 0, 1
    while done < waiting:
        here = whole(slots[QUEUE][done])
        done += 1
        for i in range(count):
            other = (i + offset) % count
            if slots[FROM][other] != NONE or not is_welcome(
                s, viewer, slots, here, whole(slots[CARD][other])
            ):
                continue
            slots[FROM][other] = here
            if is_welcome(s, viewer, slots, other, spare) or not is_settled(s, viewer, slots, other):
                shift_chain(slots, slot, other)
                return True
            slots[QUEUE][waiting] = other
            waiting += 1
    return False


@rule
def is_hidden(s: State, viewer: int, group: int, place: int) -> bool:
    """Whether the viewer cannot know the card at ``place`` of a hand (solo: of a pile)."""
    if s.seats == 1:
        return place < whole(s.start[group + 1]) - 1
    return group != viewer and s.cards[place] & 1 == 0


@rule
def lay_out(s: State, viewer: int, slots: Grid) -> int:
    """Make a slot of each hidden place: the deck from its bottom up, then the hands; returns how many."""
    count = 0
    for layer in range(LAYERS - 1, -1, -1):
        for _ in range(s.layers[layer]):
            slots[HOME][count] = LAYER + layer
            count += 1
    while count < s.start[0]:
        slots[HOME][count] = DECK
        count += 1
    for group in range(s.groups):
        rank = 0
        for place in range(s.start[group], s.start[group + 1]):
            if is_hidden(s, viewer, group, place):
                rank += 1
                slots[HOME][count] = group
                slots[RANK][count] = rank
                count += 1
    return count


@rule
def gather(s: State, viewer: int, slots: Grid) -> None:
    """Put the hidden cards into the slots, sorted, so that nothing of their order is left."""
    tally = slots[QUEUE]
    for place in range(s.start[0]):
        tally[s.cards[place]] += 1
    for group in range(s.groups):
        for place in range(s.start[group], s.start[group + 1]):
            if is_hidden(s, viewer, group, place):
                tally[s.cards[place] >> 1] += 1
    count = 0
    for card in range(CARDS):
        for _ in range(tally[card]):
            slots[CARD][count] = card
            count += 1


@rule
def meet_need(s: State, viewer: int, slots: Grid, count: int, seat: int, offset: int) -> None:
    """See that a hand holds one of the cards that it must hold one of; without an offset, only look."""
    for place in range(s.start[seat], s.start[seat + 1]):
        if s.cards[place] & 1 and is_kept(whole(s.keeps[seat]), whole(s.cards[place]) >> 1):
            return
    for i in range(count):
        if slots[HOME][i] == seat and is_kept(whole(s.keeps[seat]), whole(slots[CARD][i])):
            slots[NEED][i] = 1
            return
    for i in range(count):
        if offset != NONE and slots[HOME][i] == seat:
            slots[NEED][i] = 1
            if repair(s, viewer, slots, count, i, offset):
                return
            slots[NEED][i] = 0


@rule
def meet_needs(s: State, viewer: int, slots: Grid, count: int, offset: int) -> None:
    """First mark what is well, so that no exchange undoes it."""
    for wanted in (NONE, offset):
        for seat in range(s.seats):
            if seat != viewer and s.keeps[seat]:
                meet_need(s, viewer, slots, count, seat, wanted)


@rule
def write_back(s: State, viewer: int, slots: Grid) -> None:
    """Put the cards of the slots where they belong."""
    slot = whole(s.start[0])
    for place in range(slot):
        s.cards[place] = slots[CARD][place]
    for group in range(s.groups):
        for place in range(s.start[group], s.start[group + 1]):
            if is_hidden(s, viewer, group, place):
                s.cards[place] = 2 * whole(slots[CARD][slot])
                slot += 1
        if s.seats > 1:
            sort(s, whole(s.start[group]), whole(s.start[group + 1]))


@rule
def clear_memories(s: State, viewer: int) -> None:
    """What others know of the cards they put under the deck is theirs."""
    if s.decks == 1:
        for seat in range(s.seats):
            if seat != viewer:
                for i in range(CARDS * (seat + 1), CARDS * (seat + 2)):
                    s.cards[i] = 0


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what ``seat`` (NONE: a spectator) cannot know."""
    slots = np.zeros((ROWS, MOST), np.int16)
    count = lay_out(s, seat, slots)
    gather(s, seat, slots)
    clear_memories(s, seat)
    if count == 0:
        return
    shuffle(rng, slots[CARD], count)
    for i in range(count):
        if not is_settled(s, seat, slots, i):
            repair(s, seat, slots, count, i, below(rng, count))
    meet_needs(s, seat, slots, count, below(rng, count))
    write_back(s, seat, slots)
