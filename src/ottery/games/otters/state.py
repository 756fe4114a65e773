"""Otters: the state, and what can be read off it at once.

Cards and pearls are both *things*: cards 0 … 14 (``SLUGS``), white pearls 15 … 19 (0 … 4), black ones 20 … 23
(0, −1, −2, −3). Each sort has a pile: the deck and the two pools. What a seat has is a row of counts by thing; piles
are rows with the top at the end.
"""

from __future__ import annotations

from typing import Annotated

from ...kernel.jit import rule, whole
from ...kernel.record import Grid, Int8, Int16, Record, Row
from ...kernel.rng import Rng

SEATS = 5
KINDS = 15
"""Kinds of cards."""
WHITE, BLACK, THINGS = 15, 20, 24
"""Where the white and the black pearls begin, and how many things there are."""
DECK, POOL, BLACK_POOL = range(3)
"""The piles; also the sort of thing that lies in each."""
STARTS = (0, WHITE, BLACK, THINGS)
"""The things of pile i are ``STARTS[i]`` … ``STARTS[i + 1]`` − 1."""
CARDS = 54
HELD = 5
"""The holder "pile", in rows that go by holder; 0 … 4 are seats."""
HOLDERS = 6
SPECTATOR = 5
"""The observer who sits nowhere, in rows that go by observer; 0 … 4 are seats."""
OBSERVERS = 6
NESTS = 8
"""How many urchins put back into the deck are remembered."""
UNLIMITED = 60
"""More cards than there are."""

HANDS_OFF, CHOICE, SHARING, ONE_HAND, EENY, ABRACADABRA, TAKE_ONE, EXCHANGE = range(8)
STEAL, RENEW, GIFT, THROW_BACK, TRADE, ALL_PASS, URCHIN = range(8, 15)

SLUGS = (
    "hands-off",
    "the-choice-is-yours",
    "sharing-is-caring",
    "one-hand-washes-the-other",
    "eeny-meeny-miny-moe",
    "abracadabra",
    "take-one",
    "exchange",
    "steal",
    "renew",
    "gift",
    "throw-back",
    "trade-cards",
    "all-pass",
    "urchin",
)
"""The words of the kinds; the effects have the same words and numbers."""

STAYS, DISCARDED, PASSED_ON = range(3)
MARKS = ("no", "discard", "pass")
"""What a card lets an urchin do: ``STAYS``, ``DISCARDED``, ``PASSED_ON``."""

VALUES = (*(0,) * KINDS, 0, 1, 2, 3, 4, 0, -1, -2, -3)
"""What each thing is worth at the end."""
WORDS = (*SLUGS, "0", "1", "2", "3", "4", "-0", "-1", "-2", "-3")
"""The word of each thing."""
PEARL_TOKENS = (2, 13, 9, 5, 1, 1, 1, 1, 1)
"""How many pearls there are of each kind, white and black."""

PLAY, SEAT, PEARL, CARD, PLACE, PICK, OVER = range(7)
"""What is asked: a card to play, a seat, a pearl, a hand card, the hand a drawn pearl goes to, which hand it shall
be; or nothing any more."""
QUESTIONS = ("play", "seat", "pearl", "card", "place", "pick", "over")

A_SEAT = KINDS
A_THING = A_SEAT + SEATS
A_LEFT = A_THING + THINGS
A_PASS = A_LEFT + 2
"""Where each group of actions begins; 0 … 14 play a card, ``A_THING`` … name a card or a pearl, ``A_LEFT + 1`` is
right."""


class State(Record):
    """A game. Rows by seat or by thing (cards 15, all 24). NONE (−1) is nobody and nothing."""

    seats: Int8
    first: Int8
    round_no: Int16
    provenance: Int8
    copies: Annotated[Row, "u1", 15]  # the deck: how many cards of each kind,
    effect: Annotated[Row, "i1", 15]  # what each does
    mark: Annotated[Row, "i1", 15]  # and what it lets an urchin do

    turn: Int8  # whose turn it is
    asked: Int8  # who decides
    question: Int8
    card: Int8  # the card being played
    step: Int8
    target: Int8  # the seat chosen for it
    chosen: Int8  # the pearl to be given next
    drawn: Annotated[Row, "i1", 3]  # pearls from the pool that the player of the card looks at
    side: Annotated[Row, "i1", 3]  # the hand each of them lies in, 0 left, 1 right
    passing: Annotated[Row, "i1", 5]  # what each seat passes on; it leaves when all have chosen

    out: Annotated[Row, "u1", 5]
    held: Annotated[Grid, "u1", 6, 24]  # row 5: what a redeal knows to lie in a pile, while it deals
    face_up: Annotated[Grid, "u1", 5, 15]
    under: Annotated[Row, "i1", 5]  # the pearl under Hands off!
    piles: Annotated[Grid, "i1", 3, 54]
    left: Annotated[Row, "i1", 3]  # how many lie in each pile
    discard: Annotated[Row, "i1", 54]
    discard_size: Int8

    # What each observer knows of each holder (row: 6 × observer + holder); memory.py says what it means.
    known: Annotated[Grid, "u1", 36, 24]
    lost: Annotated[Grid, "u1", 36, 3]
    under_known: Annotated[Grid, "i1", 6, 5]
    urchins_most: Annotated[Grid, "u1", 6, 5]
    nests: Int8
    nest_most: Annotated[Row, "i1", 8]
    nest_least: Annotated[Grid, "i1", 6, 8]

    bag: Annotated[Row, "u1", 24]  # what a redeal has taken up; empty otherwise
    need: Annotated[Row, "u1", 6]  # how much it owes each holder
    rng: Rng


@rule
def count(s: State, holder: int, pile: int) -> int:
    """How many things of a pile's sort a seat has, those under Hands off! left out; or the pile itself."""
    if holder == HELD:
        return whole(s.left[pile])
    found = 0
    for thing in range(STARTS[pile], STARTS[pile + 1]):
        found += whole(s.held[holder][thing])
    return found


@rule
def pearls(s: State, seat: int) -> int:
    """How many pearls of ``seat`` may move."""
    return count(s, seat, POOL) + count(s, seat, BLACK_POOL)


@rule
def laid(s: State, seat: int, effect: int) -> int:
    """How many cards with ``effect`` lie face up in front of ``seat``."""
    found = 0
    for kind in range(KINDS):
        if s.effect[kind] == effect:
            found += whole(s.face_up[seat][kind])
    return found


@rule
def players_in(s: State) -> int:
    """How many seats are not out."""
    found = 0
    for p in range(s.seats):
        if not s.out[p]:
            found += 1
    return found


@rule
def next_in(s: State, seat: int) -> int:
    """The next seat clockwise that is not out; ``seat`` itself when it is the last one."""
    p = (seat + 1) % whole(s.seats)
    while s.out[p] and p != seat:
        p = (p + 1) % whole(s.seats)
    return p


@rule
def effect_of_card(s: State) -> int:
    """What the card being played does."""
    return whole(s.effect[s.card])
