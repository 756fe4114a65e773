"""What everybody must conclude about a hand, and what a seat knows of the cards it put under the deck.

- A turn that ends by itself after a play that followed both rules, and a pass: the seat holds no card that fits.
  Each card drawn later may be such a card again, so the evidence ages by one with every draw; when a card is played
  that only the latest draws can have brought, that many fewer of them can hide another.
- A turn that goes on after a play that followed both rules: the seat holds a card that fits there.
- A card that came back after a penalty is known to be in that hand until it is played or the hand is cut to ten.
- Cards put under the deck: whoever put them there knows their layer, and later who can have drawn them from it.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from .heads import CARDS, FOLLOWS, NUMBERS
from .state import KNOWLEDGE_ROWS, OTTERS, State, numbers, suit

ANY_AGE = 1000
SUIT_COUNT = 5
LAYERS = 4
KINDS = NUMBERS * NUMBERS * NUMBERS


@rule
def forget(s: State, seat: int) -> None:
    """Nothing can be concluded about this hand any more."""
    rows = KNOWLEDGE_ROWS // whole(s.seats)
    for t in range(s.depth[seat]):
        for k in range(SUIT_COUNT):
            s.lacks[seat * rows + t][k] = 0
    s.depth[seat] = 0
    s.keeps[seat] = 0


@rule
def note_drawn(s: State, seat: int) -> None:
    """A hidden card came into the hand: what the seat lacked, this card may be."""
    used, rows = whole(s.depth[seat]), KNOWLEDGE_ROWS // whole(s.seats)
    if used == 0:
        return
    used = min(used + 1, rows)
    row = seat * rows
    for k in range(SUIT_COUNT):
        for t in range(used - 1, 0, -1):
            s.lacks[row + t][k] = s.lacks[row + t - 1][k]
        s.lacks[row][k] = 0
    s.depth[seat] = used


@rule
def note_lack(s: State, seat: int, otter: int) -> None:
    """The seat holds no card that fits this otter as it is now."""
    row, wanted = seat * (KNOWLEDGE_ROWS // whole(s.seats)), numbers(s, otter)
    for k in range(SUIT_COUNT):
        s.lacks[row][k] = whole(s.lacks[row][k]) | wanted
    s.lacks[row][suit(s, otter)] = (1 << NUMBERS) - 1
    s.depth[seat] = max(whole(s.depth[seat]), 1)


@rule
def note_pass(s: State, seat: int) -> None:
    """The seat passed: it holds no card that fits any otter."""
    for o in range(OTTERS):
        note_lack(s, seat, o)


@rule
def age(s: State, seat: int, card: int) -> int:
    """How many of the latest draws can have brought ``card`` into this hand; ANY_AGE when it can be older."""
    row = seat * (KNOWLEDGE_ROWS // whole(s.seats))
    for t in range(s.depth[seat]):
        if (whole(s.lacks[row + t][card // NUMBERS]) >> card % NUMBERS) & 1:
            return t
    return ANY_AGE


@rule
def is_kept(kept: int, card: int) -> bool:
    """Whether ``card`` fits the otter that ``kept`` packs."""
    code = kept - 1
    own, a, b = code // (NUMBERS * NUMBERS) % NUMBERS, code // NUMBERS % NUMBERS, code % NUMBERS
    rules = code // KINDS
    wanted = whole(FOLLOWS[rules // SUIT_COUNT, own, a, b])
    return card // NUMBERS == rules % SUIT_COUNT or (wanted >> card % NUMBERS) & 1 == 1


@rule
def note_kept(s: State, seat: int, otter: int) -> None:
    """The seat holds a card that fits this otter as it is now."""
    own, a, b = whole(s.tops[otter]), whole(s.tops[(otter + 1) % 3]), whole(s.tops[(otter + 2) % 3])
    packed = (own % NUMBERS * NUMBERS + a % NUMBERS) * NUMBERS + b % NUMBERS
    s.keeps[seat] = 1 + (whole(s.heads[otter]) * SUIT_COUNT + suit(s, otter)) * KINDS + packed


@rule
def note_played(s: State, seat: int, card: int) -> None:
    """A hidden card left the hand: one of the latest draws, if only those can have brought it."""
    if s.keeps[seat] and is_kept(whole(s.keeps[seat]), card):
        s.keeps[seat] = 0
    old, used = age(s, seat, card), whole(s.depth[seat])
    if old == ANY_AGE or old == 0:
        return
    row = seat * (KNOWLEDGE_ROWS // whole(s.seats))
    for k in range(SUIT_COUNT):
        s.lacks[row + old - 1][k] = whole(s.lacks[row + old - 1][k]) | whole(s.lacks[row + old][k])
        for t in range(old, used - 1):
            s.lacks[row + t][k] = s.lacks[row + t + 1][k]
        s.lacks[row + used - 1][k] = 0


@rule
def note_shown(s: State, card: int) -> None:
    """Everybody sees the card on a tummy."""
    if s.decks == 1:
        for p in range(s.seats):
            s.cards[CARDS * (p + 1) + card] = 0


@rule
def note_sunk(s: State, seat: int, card: int, layer: int) -> None:
    """The seat put this card into a layer under the deck; from the others' discards anything may be in there."""
    s.cards[CARDS * (seat + 1) + card] = 1 << layer


@rule
def note_cut(s: State, seat: int, layer: int) -> None:
    """A hand was cut to ten: what the others thought in it may now be in the layer."""
    for p in range(s.seats):
        if p != seat:
            for i in range(CARDS * (p + 1), CARDS * (p + 2)):
                places = whole(s.cards[i])
                if (places >> (LAYERS + seat)) & 1:
                    s.cards[i] = places | (1 << layer)


@rule
def note_surfaced(s: State, seat: int, card: int) -> None:
    """The seat draws ``card``, the deck's top: does it come from a layer, and what do the others make of it?"""
    topmost, under = NONE, 0
    for layer in range(LAYERS - 1, -1, -1):
        if s.layers[layer]:
            topmost = layer
            under += whole(s.layers[layer])
    if topmost == NONE or under < s.start[0]:
        return
    s.layers[topmost] -= 1
    gone = 1 << topmost if s.layers[topmost] == 0 else 0
    s.cards[CARDS * (seat + 1) + card] = 0
    for p in range(s.seats):
        for i in range(CARDS * (p + 1), CARDS * (p + 2)):
            places = whole(s.cards[i])
            if (places >> topmost) & 1:
                if p != seat:
                    places |= 1 << (LAYERS + seat)
                s.cards[i] = places & ~gone
