"""An Otter Won: the rules.

Four rounds and the Last Swim for two. Each round turns a neutral card, then both play a card, the leader first. Two
or three arrows up: the higher of the two values wins; two or three down: the lower. The winner gives one of the three
cards to the river, one to the own den and one to the other's. In the Last Swim each puts one of the two cards left
into the own den and one into the river. Then the cards in the dens score by what is in the river. The numbered rules:
``words.py``.

Cards    card = value − 1, 0 … 17; a set of cards is a mask. The deck in use lies in the state: ``matching`` (the cards
         of each attribute), ``ups`` (those whose arrow is up), ``condition``, ``more`` and ``less`` by card; see
         ``scoring.py``.
Actions  0 … 17 play the card; 18 … 35 put it into the river; 36 … 53 put it into the own den (of the three in play:
         the third goes to the other's den; in the Last Swim: the other hand card goes to the river).
Seen     the river, the dens and the cards in play lie open. Hands, the deck and the card removed unseen stay hidden,
         and so does what the leader chose in the Last Swim until the other has chosen too.
"""

from __future__ import annotations

from typing import Annotated

from ottery.kernel.cards import bit, lowest, nth, size_of
from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, clear, offer
from ottery.kernel.record import NONE, Int8, Int16, Int32, Record, Row, Shares
from ottery.kernel.rng import Rng, below, shuffle

from .scoring import points_of

CARDS = 18
EVERY = (1 << CARDS) - 1
RIVER = CARDS
"""The first of the actions that put a card into the river."""
DEN = 2 * CARDS
"""The first of the actions that put a card into the own den."""
HAND = 3
LAST_HAND = 2
LAST_SWIM = 5
"""The number of the last round."""

LEAD, FOLLOW, STREAM, NEST, SWIM, DIVE, ENDED = range(7)
"""What is asked: the leader's card, the other's; the winner's card for the river, the one for the den; in the Last
Swim the leader's choice, the other's; nothing."""


class State(Record):
    """A game of An Otter Won. Unused entries are NONE; ``deck`` ends with its top card."""

    seats: Int8
    first: Int8
    round_no: Int16
    phase: Int8
    leader: Int8  # once a round is settled, its winner
    neutral: Int8
    chosen: Int8  # the leader's card for the den in the Last Swim
    rounds_done: Int8
    provenance: Int8
    deck_length: Int8
    played: Annotated[Row, "i1", 2]
    deck: Annotated[Row, "i1", 18]
    condition: Annotated[Row, "i1", 18]
    more: Annotated[Row, "i1", 18]
    less: Annotated[Row, "i1", 18]
    matching: Annotated[Row, "i4", 9]
    hands: Annotated[Row, "i4", 2]
    dens: Annotated[Row, "i4", 2]
    river: Int32
    ups: Int32
    rng: Rng


@rule
def to_move(s: State) -> int:
    """The seat that decides next, −1 when over."""
    if s.phase == ENDED:
        return NONE
    return 1 - whole(s.leader) if s.phase == FOLLOW or s.phase == DIVE else whole(s.leader)


@rule
def over(s: State) -> bool:
    """Whether the Last Swim is over."""
    return s.phase == ENDED


@rule
def in_play(s: State) -> int:
    """The cards of this round that lie on the table and are in no den or river yet."""
    found = 0
    if s.neutral != NONE:
        found |= bit(whole(s.neutral))
    for p in range(2):
        if s.played[p] != NONE:
            found |= bit(whole(s.played[p]))
    return found


@rule
def draw(s: State) -> int:
    """Take the top card of the deck."""
    s.deck_length -= 1
    card = whole(s.deck[s.deck_length])
    s.deck[s.deck_length] = NONE
    return card


@rule
def clear_table(s: State) -> None:
    """No card in play, none chosen, no deck."""
    s.neutral = NONE
    s.chosen = NONE
    s.deck_length = 0
    for p in range(2):
        s.played[p] = NONE
    for i in range(CARDS):
        s.deck[i] = NONE


@rule
def start_round(s: State) -> None:
    """Turn the neutral card; without a deck it is the Last Swim; without hands all is done."""
    if s.deck_length > 0:
        s.neutral = draw(s)  # R3
        s.phase = LEAD
    else:
        s.round_no = LAST_SWIM
        s.phase = ENDED if s.hands[0] == 0 else SWIM


@rule
def begin(s: State) -> None:
    """The first round, with the cards as they lie."""
    s.leader = s.first
    start_round(s)


@rule
def deal(s: State) -> None:
    """Shuffle, remove a card unseen, three cards each, one into the river."""
    clear_table(s)
    for i in range(CARDS):
        s.deck[i] = i
    shuffle(s.rng, s.deck, CARDS)
    s.deck_length = CARDS
    draw(s)  # R2: nobody sees it
    for _ in range(HAND):
        for p in range(2):
            s.hands[p] |= bit(draw(s))
    s.river = bit(draw(s))
    begin(s)


@rule
def legal(s: State, moves: Moves) -> None:
    """A card of the hand, or one of the cards to share out."""
    clear(moves)
    if s.phase == ENDED:
        return
    cards, offset = whole(s.hands[to_move(s)]), 0  # R4
    if s.phase == STREAM or s.phase == NEST:
        cards, offset = in_play(s), RIVER if s.phase == STREAM else DEN  # R6
    elif s.phase == SWIM or s.phase == DIVE:
        offset = DEN  # R8
    while cards != 0:
        offer(moves, offset + lowest(cards))
        cards &= cards - 1


@rule
def is_won(s: State, card: int, other: int) -> bool:
    """Whether ``card`` beats ``other`` under the arrows of this round."""
    arrows = bit(whole(s.neutral)) | bit(card) | bit(other)
    is_up = size_of(arrows & whole(s.ups)) >= 2  # R5
    return card > other if is_up else card < other


@rule
def finish_round(s: State) -> None:
    """Draw a card each, the winner first, and go on."""
    s.rounds_done += 1
    s.round_no += 1
    if s.deck_length > 0:  # R7
        s.hands[s.leader] |= bit(draw(s))
        s.hands[1 - s.leader] |= bit(draw(s))
    start_round(s)


@rule
def put_away(s: State, card: int) -> None:
    """Take ``card`` from the table."""
    if s.neutral == card:
        s.neutral = NONE
    for p in range(2):
        if s.played[p] == card:
            s.played[p] = NONE


@rule
def share_out(s: State, card: int) -> None:
    """Put ``card`` into the winner's den and the third one into the other's."""
    put_away(s, card)
    third = in_play(s)
    put_away(s, lowest(third))
    s.dens[s.leader] |= bit(card)
    s.dens[1 - s.leader] |= third
    finish_round(s)


@rule
def swim(s: State, seat: int, card: int) -> None:
    """Put ``card`` into the den of ``seat`` and the other hand card into the river."""
    s.dens[seat] |= bit(card)
    s.river |= whole(s.hands[seat]) ^ bit(card)
    s.hands[seat] = 0


@rule
def choose(s: State, card: int) -> None:
    """Choose for the Last Swim; when both have, everything is revealed."""
    if s.phase == SWIM:
        s.chosen = card
        s.phase = DIVE
        return
    swim(s, whole(s.leader), whole(s.chosen))
    swim(s, 1 - whole(s.leader), card)
    s.chosen = NONE
    s.rounds_done += 1
    s.phase = ENDED


@rule
def lay_down(s: State, card: int) -> None:
    """Play ``card`` from the hand; the second one settles the round."""
    seat = to_move(s)
    s.hands[seat] ^= bit(card)
    s.played[seat] = card
    if s.phase == LEAD:
        s.phase = FOLLOW
        return
    if is_won(s, card, whole(s.played[1 - seat])):
        s.leader = seat
    s.phase = STREAM


@rule
def play(s: State, action: int) -> None:
    """Play a card, or put one of the cards in play where the winner wants it."""
    if action < RIVER:
        lay_down(s, action)
    elif action < DEN:
        put_away(s, action - RIVER)
        s.river |= bit(action - RIVER)
        s.phase = NEST
    elif s.phase == NEST:
        share_out(s, action - DEN)
    else:
        choose(s, action - DEN)


@rule
def card_points(s: State, card: int, river: int) -> int:
    """What ``card`` in a den brings with the cards ``river``."""
    return points_of(s.matching, whole(s.condition[card]), whole(s.more[card]), whole(s.less[card]), river)


@rule
def den_points(s: State, den: int, river: int) -> int:
    """What all cards of ``den`` bring."""
    found = 0
    while den != 0:
        found += card_points(s, lowest(den), river)
        den &= den - 1
    return found


@rule
def scores(s: State, out: Row) -> None:
    """The points of each seat, as if the game ended now."""
    for p in range(2):
        out[p] = den_points(s, whole(s.dens[p]), whole(s.river))


@rule
def result(s: State, out: Shares) -> None:
    """Most points win; equal points share."""
    river = whole(s.river)
    lead = den_points(s, whole(s.dens[0]), river) - den_points(s, whole(s.dens[1]), river)
    for p in range(2):
        out[p] = 0.0
        if s.phase == ENDED:  # R12
            own = lead if p == 0 else -lead
            out[p] = 0.5 if lead == 0 else (1.0 if own > 0 else 0.0)


@rule
def located(s: State, seat: int) -> int:
    """The cards of which a seat (−1: a spectator) knows where they lie."""
    found = in_play(s) | whole(s.river) | whole(s.dens[0]) | whole(s.dens[1])
    return found | whole(s.hands[seat]) if seat >= 0 else found


@rule
def any_of(mask: int, rng: Rng) -> int:
    """A card of ``mask``, each equally likely."""
    return nth(mask, below(rng, size_of(mask)))


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal hidden hands, the deck and the leader's hidden choice anew; what is left is the removed card."""
    pool = EVERY & ~located(s, seat)
    for p in range(2):
        if p == seat:
            continue
        hand = 0
        for _ in range(size_of(whole(s.hands[p]))):
            card = any_of(pool, rng)
            pool ^= bit(card)
            hand |= bit(card)
        s.hands[p] = hand
    for i in range(s.deck_length):
        card = any_of(pool, rng)
        pool ^= bit(card)
        s.deck[i] = card
    if s.phase == DIVE and s.leader != seat:
        s.chosen = any_of(whole(s.hands[s.leader]), rng)
