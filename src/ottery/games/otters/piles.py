"""Otters: cards and pearls change places here, and what everybody sees of it is noted."""

from __future__ import annotations

from ...kernel.cards import insert
from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from ...kernel.rng import below, shuffle
from .memory import (
    EVERYBODY,
    nest_on_top,
    note_card_arrives,
    note_card_leaves,
    note_draw_above_nests,
    note_pearl_arrives,
    note_pearl_is_under,
    note_pearl_leaves,
    note_reshuffle,
    note_urchin_returns,
)
from .state import HELD, KINDS, PEARLS, URCHIN, WHITES, State, blacks, hand_size, whites


@rule
def pop_deck(s: State) -> int:
    """Take the top card, which is there."""
    s.deck_size -= 1
    kind = whole(s.deck[s.deck_size])
    s.deck[s.deck_size] = NONE
    return kind


@rule
def put_urchin_back(s: State) -> int:
    """Put an urchin into the middle third of the deck: of k cards, ⌊k/3⌋ … ⌈2k/3⌉ lie above it. Returns k."""
    size = whole(s.deck_size)
    least, most = size // 3, (2 * size + 2) // 3
    above = least + below(s.rng, most - least + 1)
    insert(s.deck, size, size - above, URCHIN)
    s.deck_size += 1
    return size


@rule
def return_urchin(s: State) -> None:
    """Put an urchin back before everybody's eyes (R11)."""
    size = put_urchin_back(s)
    note_urchin_returns(s, size // 3, (2 * size + 2) // 3)


@rule
def discard_card(s: State, kind: int) -> None:
    """Lay a card on the discard pile."""
    s.discard[s.discard_size] = kind
    s.discard_size += 1


@rule
def _reshuffle(s: State) -> None:
    note_reshuffle(s)
    for i in range(s.discard_size):
        s.deck[i] = s.discard[i]
        s.discard[i] = NONE
    s.deck_size = s.discard_size
    s.discard_size = 0
    shuffle(s.rng, s.deck, whole(s.deck_size))


@rule
def draw_card(s: State, seat: int) -> None:
    """``seat`` draws the top card; an empty deck is made of the discard pile first, if there is one (R5)."""
    if s.deck_size == 0:
        _reshuffle(s)
    if s.deck_size > 0:
        top = whole(s.deck[s.deck_size - 1])
        knowing = note_card_leaves(s, HELD, top, 1 << seat | nest_on_top(s))
        note_draw_above_nests(s, top, knowing)
        s.hands[seat][pop_deck(s)] += 1
        note_card_arrives(s, seat, top, knowing)


@rule
def show_card(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    note_card_leaves(s, seat, kind, EVERYBODY)
    s.hands[seat][kind] -= 1


@rule
def pass_card(s: State, giver: int, taker: int, kind: int) -> None:
    """A hidden card goes from hand to hand; the two see it."""
    knowing = note_card_leaves(s, giver, kind, 1 << taker)
    s.hands[giver][kind] -= 1
    s.hands[taker][kind] += 1
    note_card_arrives(s, taker, kind, knowing)


@rule
def blind_card(s: State, seat: int, with_urchins: int) -> int:
    """A random card of a hand, NONE if there is none; ``with_urchins`` 0 leaves urchins out."""
    count = hand_size(s, seat) - (0 if with_urchins else whole(s.hands[seat][URCHIN]))
    if count == 0:
        return NONE
    place = below(s.rng, count)
    for kind in range(KINDS):
        place -= whole(s.hands[seat][kind])
        if place < 0:
            return kind
    return NONE


@rule
def pool_top(s: State) -> int:
    """The white pearl that is drawn next; there is one."""
    return whole(s.pool[s.pool_size - 1])


@rule
def pop_pool(s: State, seer: int) -> int:
    """Take that pearl; ``seer`` looks at it. Returns the mask of those who know which it is."""
    knowing = note_pearl_leaves(s, HELD, pool_top(s), 1 << seer)
    s.pool_size -= 1
    s.pool[s.pool_size] = NONE
    return knowing


@rule
def gain_pearl(s: State, seat: int, pearl: int, knowing: int) -> None:
    """A pearl from the middle of the table comes to ``seat``."""
    s.pearls[seat][pearl] += 1
    note_pearl_arrives(s, seat, pearl, knowing)


@rule
def take_white(s: State, seat: int) -> None:
    """``seat`` takes a white pearl from the pool, if there is one."""
    if s.pool_size > 0:
        top = pool_top(s)
        gain_pearl(s, seat, top, pop_pool(s, seat))


@rule
def take_black(s: State, seat: int) -> None:
    """``seat`` takes a black pearl from the pool, which has one (R11)."""
    top = whole(s.black_pool[s.black_size - 1])
    knowing = note_pearl_leaves(s, HELD, top, 1 << seat)
    s.black_size -= 1
    s.black_pool[s.black_size] = NONE
    gain_pearl(s, seat, top, knowing)


@rule
def put_in_pool(s: State, pearl: int, knowing: int) -> None:
    """A white pearl goes to a random place of the pool (R16)."""
    insert(s.pool, whole(s.pool_size), below(s.rng, whole(s.pool_size) + 1), pearl)
    s.pool_size += 1
    note_pearl_arrives(s, HELD, pearl, knowing)


@rule
def lose_pearl(s: State, seat: int, pearl: int, seers: int) -> int:
    """A pearl leaves ``seat``; returns the mask of those who know which."""
    knowing = note_pearl_leaves(s, seat, pearl, seers)
    s.pearls[seat][pearl] -= 1
    return knowing


@rule
def pass_pearl(s: State, giver: int, taker: int, pearl: int) -> None:
    """A pearl goes from seat to seat; the two see it."""
    knowing = lose_pearl(s, giver, pearl, 1 << taker)
    gain_pearl(s, taker, pearl, knowing)


@rule
def cover_pearl(s: State, seat: int, pearl: int) -> None:
    """A white pearl goes under Hands off! (R19)."""
    note_pearl_is_under(s, seat, pearl, lose_pearl(s, seat, pearl, 0))
    s.under[seat] = pearl


@rule
def blind_pearl(s: State, seat: int, white_only: int) -> int:
    """A random pearl of ``seat`` that may be taken, NONE if there is none (R14)."""
    count = whites(s, seat) + (0 if white_only else blacks(s, seat))
    if count == 0:
        return NONE
    place = below(s.rng, count)
    for pearl in range(WHITES if white_only else PEARLS):
        place -= whole(s.pearls[seat][pearl])
        if place < 0:
            return pearl
    return NONE
