"""Otters: cards and pearls change places here, and what everybody sees of it is noted."""

from __future__ import annotations

from ...kernel.cards import insert
from ...kernel.jit import rule, whole
from ...kernel.record import NONE, Row
from ...kernel.rng import Rng, below, shuffle
from .memory import (
    nest_on_top,
    note_arrives,
    note_draw_above_nests,
    note_leaves,
    note_reshuffle,
    note_urchin_returns,
)
from .state import DECK, HELD, POOL, URCHIN, State


@rule
def random_of(row: Row, first: int, last: int, rng: Rng) -> int:
    """A random one of the things ``first`` … ``last`` − 1 in a row of counts, each piece equally likely; NONE when
    there is none."""
    total = 0
    for thing in range(first, last):
        total += whole(row[thing])
    if total == 0:
        return NONE
    place = below(rng, total)
    thing = first
    while place >= row[thing]:
        place -= whole(row[thing])
        thing += 1
    return thing


@rule
def top_of(s: State, pile: int) -> int:
    """What is drawn next from a pile, NONE when it is empty."""
    return whole(s.piles[pile][s.left[pile] - 1]) if s.left[pile] > 0 else NONE


@rule
def pop(s: State, pile: int) -> int:
    """Take the top of a pile, which is there."""
    thing = top_of(s, pile)
    s.left[pile] -= 1
    s.piles[pile][s.left[pile]] = NONE
    return thing


@rule
def lose(s: State, seat: int, thing: int, seers: int) -> int:
    """A thing leaves ``seat``, seen by the mask ``seers``; returns the mask of those who know which."""
    knowing = note_leaves(s, seat, thing, seers)
    s.held[seat][thing] -= 1
    return knowing


@rule
def gain(s: State, seat: int, thing: int, knowing: int) -> None:
    """A thing comes to ``seat``; the mask ``knowing`` knows which."""
    s.held[seat][thing] += 1
    note_arrives(s, seat, thing, knowing)


@rule
def hand_over(s: State, giver: int, taker: int, thing: int) -> None:
    """A thing goes from seat to seat; the two see it."""
    gain(s, taker, thing, lose(s, giver, thing, 1 << taker))


@rule
def put_urchin_back(s: State) -> int:
    """Put an urchin into the middle third of the deck: of k cards, ⌊k/3⌋ … ⌈2k/3⌉ lie above it. Returns k."""
    size = whole(s.left[DECK])
    least, most = size // 3, (2 * size + 2) // 3
    above = least + below(s.rng, most - least + 1)
    insert(s.piles[DECK], size, size - above, URCHIN)
    s.left[DECK] += 1
    return size


@rule
def discard_card(s: State, kind: int) -> None:
    """Lay a card on the discard pile before everybody's eyes; an urchin goes back into the deck (R11)."""
    if kind == URCHIN:
        size = put_urchin_back(s)
        note_urchin_returns(s, size // 3, (2 * size + 2) // 3)
    else:
        s.discard[s.discard_size] = kind
        s.discard_size += 1


@rule
def _reshuffle(s: State) -> None:
    note_reshuffle(s)
    for i in range(s.discard_size):
        s.piles[DECK][i] = s.discard[i]
        s.discard[i] = NONE
    s.left[DECK] = s.discard_size
    s.discard_size = 0
    shuffle(s.rng, s.piles[DECK], whole(s.left[DECK]))


@rule
def draw_card(s: State, seat: int) -> None:
    """``seat`` draws the top card; an empty deck is made of the discard pile first, if there is one (R5)."""
    if s.left[DECK] == 0:
        _reshuffle(s)
    kind = top_of(s, DECK)
    if kind != NONE:
        knowing = note_leaves(s, HELD, kind, 1 << seat | nest_on_top(s))
        note_draw_above_nests(s, kind, knowing)
        gain(s, seat, pop(s, DECK), knowing)


@rule
def take_pearl(s: State, seat: int, pile: int) -> None:
    """``seat`` takes a pearl from a pool, if there is one."""
    pearl = top_of(s, pile)
    if pearl != NONE:
        knowing = note_leaves(s, HELD, pearl, 1 << seat)
        gain(s, seat, pop(s, pile), knowing)


@rule
def put_in_pool(s: State, pearl: int, knowing: int) -> None:
    """A white pearl goes to a random place of the pool (R16)."""
    size = whole(s.left[POOL])
    insert(s.piles[POOL], size, below(s.rng, size + 1), pearl)
    s.left[POOL] += 1
    note_arrives(s, HELD, pearl, knowing)
