"""A sensible player of Otter, from its own hand and what lies open.

It looks for the longest run of cards that it can play onto one otter in a turn, draws when a change makes that run at
least two longer or when nothing fits, and never slips. Alone it keeps as many plays open for the next turn as it can.
"""

from __future__ import annotations

from ...kernel.cards import has_bit, lowest
from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, has
from ...kernel.record import NONE
from .heads import FOLLOWS, NUMBERS
from .solo import can_pile, options, stone_change
from .state import (
    CHANGE,
    CHANGES,
    DRAW,
    GIVE_UP,
    OTTERS,
    PASS,
    PENALTY,
    PILE,
    PILES,
    STONE,
    STONE_CHANGES,
    State,
    change,
    numbers,
    size,
    suit,
)

WORTH = 2
"""A draw has to make the run longer by this: it brings a card, too."""


@rule
def held(s: State, seat: int, wanted_suit: int) -> int:
    """The mask of the numbers that the seat holds in a suit."""
    found = 0
    for i in range(s.start[seat], s.start[seat + 1]):
        card = whole(s.cards[i]) >> 1
        if card // NUMBERS == wanted_suit:
            found |= 1 << card % NUMBERS
    return found


@rule
def nearest(mask: int, number: int) -> int:
    """The entry of ``mask`` that is nearest to ``number``; the mask is not empty."""
    for distance in range(NUMBERS):
        if number >= distance and has_bit(mask, number - distance):
            return number - distance
        if has_bit(mask, number + distance):
            return number + distance
    return lowest(mask)


@rule
def single(s: State, seat: int, wanted_suit: int, fitting: int) -> int:
    """A card of another suit that follows the head (``fitting``), NONE if there is none."""
    for i in range(s.start[seat], s.start[seat + 1]):
        card = whole(s.cards[i]) >> 1
        if card // NUMBERS != wanted_suit and has_bit(fitting, card % NUMBERS):
            return card
    return NONE


@rule
def run(s: State, seat: int, otter: int) -> tuple[int, int]:
    """How many cards the seat can play onto this otter in one turn, and the first of them (NONE, if none)."""
    a, b = whole(s.tops[(otter + 1) % 3]) % NUMBERS, whole(s.tops[(otter + 2) % 3]) % NUMBERS
    own, wanted_suit = whole(s.tops[otter]) % NUMBERS, suit(s, otter)
    left = held(s, seat, wanted_suit)
    length, first = 0, NONE
    fitting = numbers(s, otter)
    while left & fitting:
        own = nearest(left & fitting, own)
        left &= ~(1 << own)
        fitting = whole(FOLLOWS[s.heads[otter], own, a, b])
        length += 1
        if first == NONE:
            first = wanted_suit * NUMBERS + own
    last = single(s, seat, wanted_suit, fitting)
    if last == NONE and left:
        last = wanted_suit * NUMBERS + lowest(left)
    if last != NONE:
        length += 1
    return length, last if first == NONE else first


@rule
def longest(s: State, seat: int) -> tuple[int, int]:
    """The length of the longest run, and the action that begins it; 0 and NONE when nothing fits."""
    most, action = 0, NONE
    for otter in range(OTTERS):
        if s.otter == NONE or s.otter == otter:
            length, first = run(s, seat, otter)
            if length > most:
                most, action = length, OTTERS * first + otter
    return most, action


@rule
def best_change(s: State, seat: int, moves: Moves) -> tuple[int, int]:
    """The longest run after one change, and that change; of the legal ones where a change is owed."""
    most, action = NONE, NONE
    for index in range(CHANGES):
        if s.owed == 0 or has(moves, CHANGE + index):
            change(s, index)
            length, _ = longest(s, seat)
            change(s, index)
            if length > most:
                most, action = length, CHANGE + index
    return most, action


@rule
def prospects(s: State, pile: int, otter: int) -> int:
    """Solo: what a play is worth: plays left for the next turn above all, then a pile that is still high."""
    card = whole(s.cards[s.start[pile + 1] - 1]) >> 1
    top, last_pile, last_otter = whole(s.tops[otter]), whole(s.last_pile), whole(s.last_otter)
    s.tops[otter] = card
    s.last_pile = pile
    s.last_otter = otter
    found = options(s)
    s.tops[otter] = top
    s.last_pile = last_pile
    s.last_otter = last_otter
    return (100 if found else 0) + 3 * found + 4 * size(s, pile)


@rule
def best_stone(s: State) -> int:
    """Solo: the stone that opens the most plays; giving up when it is the last one and opens none."""
    most, action = 0, STONE
    for index in range(STONE_CHANGES):
        change(s, stone_change(index))
        found = options(s)
        change(s, stone_change(index))
        if found > most:
            most, action = found, STONE + index
    return GIVE_UP if most == 0 and s.stones[0] == 1 else action


@rule
def greedy_solo(s: State) -> int:
    """The greedy action of a solo game."""
    most, action = NONE, NONE
    for pile in range(PILES):
        for otter in range(OTTERS):
            if can_pile(s, pile, otter):
                worth = prospects(s, pile, otter)
                if worth > most:
                    most, action = worth, PILE + OTTERS * pile + otter
    return best_stone(s) if action == NONE else action


@rule
def greedy(s: State, moves: Moves) -> int:
    """One of the legal ``moves`` for the seat to move."""
    if s.seats == 1:
        return greedy_solo(s)
    if has(moves, PENALTY):
        return PENALTY
    seat = whole(s.turn)
    if s.owed:
        return best_change(s, seat, moves)[1]
    length, action = longest(s, seat)
    if has(moves, DRAW) and (length == 0 or best_change(s, seat, moves)[0] >= length + WORTH):
        return DRAW
    return PASS if action == NONE else action
