"""Otters: the state, and what can be read off it at once.

Cards are kinds 0 … 14 (``SLUGS``), pearls are kinds 0 … 8 (``VALUES``): white 0 … 4, then black 0, −1, −2, −3. Hands
and pearls are rows of counts by kind; the deck, the discard pile and the pools are rows with the top at the end.
"""

from __future__ import annotations

from typing import Annotated

from ...kernel.jit import rule, whole
from ...kernel.record import Grid, Int8, Int16, Record, Row
from ...kernel.rng import Rng

SEATS = 5
KINDS = 15
PEARLS = 9
WHITES = 5
"""Kinds of white pearls; the black ones follow."""
CARDS = 54
TOKENS = 30
HELD = 5
"""The holder of a pool or the deck, in rows that go by holder; 0 … 4 are seats."""
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

VALUES = (0, 1, 2, 3, 4, 0, -1, -2, -3)
"""What a pearl of each kind is worth."""
PEARL_WORDS = ("0", "1", "2", "3", "4", "-0", "-1", "-2", "-3")
TOKENS_OF = (2, 13, 9, 5, 1, 1, 1, 1, 1)
"""How many tokens there are of each kind of pearl."""

PLAY, SEAT, PEARL, CARD, PLACE, PICK, OVER = range(7)
"""What is asked: a card to play, a seat, a pearl, a hand card, the hand a drawn pearl goes to, which hand it shall
be; or nothing any more."""
QUESTIONS = ("play", "seat", "pearl", "card", "place", "pick", "over")

A_SEAT = KINDS
A_PEARL = A_SEAT + SEATS
A_CARD = A_PEARL + PEARLS
A_LEFT = A_CARD + KINDS
A_PASS = A_LEFT + 2
"""Where each group of actions begins; 0 … 14 play a card, ``A_LEFT + 1`` is right."""


class State(Record):
    """A game. Rows by seat, by kind of card (15) or by kind of pearl (9); NONE (−1) is nobody and nothing."""

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
    passing: Annotated[
        Row, "i1", 5
    ]  # the pearl or card that each seat passes on; it leaves when all have chosen

    out: Annotated[Row, "u1", 5]
    hands: Annotated[Grid, "u1", 6, 15]  # row 5: the deck's cards while a redeal lays them
    pearls: Annotated[Grid, "u1", 6, 9]  # row 5: the pools' pearls while a redeal lays them
    face_up: Annotated[Grid, "u1", 5, 15]
    under: Annotated[Row, "i1", 5]  # the pearl under Hands off!
    deck: Annotated[Row, "i1", 54]
    deck_size: Int8
    discard: Annotated[Row, "i1", 54]
    discard_size: Int8
    pool: Annotated[Row, "i1", 30]
    pool_size: Int8
    black_pool: Annotated[Row, "i1", 4]
    black_size: Int8

    # What each observer knows of each holder (row: 6 × observer + holder); memory.py says what it means.
    pearls_known: Annotated[Grid, "u1", 36, 9]
    pearls_lost: Annotated[Grid, "u1", 36, 2]
    under_known: Annotated[Grid, "i1", 6, 5]
    cards_known: Annotated[Grid, "u1", 36, 15]
    cards_lost: Annotated[Grid, "u1", 6, 6]
    urchins_most: Annotated[Grid, "u1", 6, 5]
    nests: Int8
    nest_most: Annotated[Row, "i1", 8]
    nest_least: Annotated[Grid, "i1", 6, 8]

    bag: Annotated[Row, "u1", 15]  # what a redeal has taken up; empty otherwise
    need: Annotated[Row, "u1", 6]  # how much it owes each holder
    rng: Rng


@rule
def whites(s: State, seat: int) -> int:
    """How many white pearls of ``seat`` may move."""
    row = s.pearls[seat]
    return whole(row[0]) + whole(row[1]) + whole(row[2]) + whole(row[3]) + whole(row[4])


@rule
def blacks(s: State, seat: int) -> int:
    """How many black pearls ``seat`` has."""
    row = s.pearls[seat]
    return whole(row[5]) + whole(row[6]) + whole(row[7]) + whole(row[8])


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards ``seat`` holds."""
    found = 0
    for kind in range(KINDS):
        found += whole(s.hands[seat][kind])
    return found


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
