"""Why I Otter: the rules.

Seven rounds for two. In rounds 1 to 4 three cards of the pile are laid out as the river, river side up. The leader
plays an otter, then the other; the stronger otter wins both for its player's den. Then the river is turned: the
winner takes one card into the hand, the loser another, the last becomes a scoring card for both. Rounds 5 to 7 have
no river. At the end the scoring cards give stars for the otters in the dens. The numbered rules: ``words.py``.

Cards    front = 6 × colour (pink, yellow, blue) + number − 1, 0 … 17; a set of cards is a set of fronts.
         back_of[front] = condition, see ``scoring.py``. A card is named by its front everywhere in the state.
Actions  0 … 17 play the front; 18, 19, 20 take the card at place 1, 2, 3 of the river.
Seen     a seat sees its hand with both sides, the dens, the scoring cards, the backs in the river (both sides once it
         is turned) and the back on top of the pile. Whoever saw both sides of a card knows it from then on: ``known``.
         A pairing that comes from a deck is known to all (``paired``).
"""

from __future__ import annotations

from typing import Annotated

from ottery.kernel.cards import bit, lowest, nth, size_of
from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, clear, offer
from ottery.kernel.record import NONE, Int8, Int16, Record, Row, Shares
from ottery.kernel.rng import Rng, below, shuffle

from .scoring import stars

FRONTS = 18
EVERY = (1 << FRONTS) - 1
PLACES = 3
RIVER = FRONTS
"""The action that takes place 1 of the river; the other two follow."""
HAND = 3
LAST_ROUND = 7
RIVER_ROUNDS = 4

LEAD, FOLLOW, TAKE, LEAVE, ENDED = range(5)
"""What is asked: the leader's otter, the other's, the winner's card of the river, the loser's, nothing."""


class State(Record):
    """A game of Why I Otter. Unused entries of rows are NONE; ``pile`` ends with its top card."""

    seats: Int8
    first: Int8
    round_no: Int16
    phase: Int8
    leader: Int8  # once the trick is settled, its winner
    led: Int8
    rounds_done: Int8
    paired: Int8
    provenance: Int8
    pile_length: Int8
    scoring_count: Int8
    back_of: Annotated[Row, "i1", 18]
    pile: Annotated[Row, "i1", 18]
    river: Annotated[Row, "i1", 3]
    scoring: Annotated[Row, "i1", 18]
    hands: Annotated[Row, "i4", 2]
    dens: Annotated[Row, "i4", 2]
    known: Annotated[Row, "i4", 2]  # the fronts of which a seat has seen both sides
    rng: Rng


@rule
def is_stronger(front: int, other: int) -> bool:
    """Whether ``front`` beats ``other``."""
    colour, against = front // 6, other // 6
    if colour == against:
        return front > other
    return (colour - against) % 3 == 1  # R5: blue > yellow > pink > blue


@rule
def is_open(s: State) -> bool:
    """Whether the river has been turned."""
    return s.phase == TAKE or s.phase == LEAVE


@rule
def to_move(s: State) -> int:
    """The seat that decides next, −1 when over."""
    if s.phase == ENDED:
        return NONE
    return whole(s.leader) if s.phase == LEAD or s.phase == TAKE else 1 - whole(s.leader)


@rule
def over(s: State) -> bool:
    """Whether all hands are played."""
    return s.phase == ENDED


@rule
def clear_table(s: State) -> None:
    """Nothing led, no river, no pile, no scoring card."""
    s.led = NONE
    s.pile_length = 0
    s.scoring_count = 0
    for i in range(PLACES):
        s.river[i] = NONE
    for i in range(FRONTS):
        s.pile[i] = NONE
        s.scoring[i] = NONE


@rule
def draw(s: State) -> int:
    """Take the top card of the pile."""
    s.pile_length -= 1
    card = whole(s.pile[s.pile_length])
    s.pile[s.pile_length] = NONE
    return card


@rule
def start_round(s: State) -> None:
    """Lay out the river where the pile lasts, and ask the leader for an otter."""
    s.phase = LEAD
    if s.pile_length >= PLACES:  # R3
        for i in range(PLACES):
            s.river[i] = draw(s)


@rule
def begin(s: State) -> None:
    """The first round, with the cards as they lie: hands and scoring cards are known to whom they should be."""
    s.leader = s.first
    shared = 0
    for i in range(s.scoring_count):
        shared |= bit(whole(s.scoring[i]))
    for p in range(2):
        s.known[p] |= s.hands[p] | shared
    if s.hands[0] == 0:
        s.phase = ENDED
    else:
        start_round(s)


@rule
def shuffle_backs(s: State) -> None:
    """Pair fronts and backs by chance, all in order before."""
    for i in range(FRONTS):
        s.back_of[i] = i
    shuffle(s.rng, s.back_of, FRONTS)


@rule
def deal(s: State) -> None:
    """Shuffle, three cards each, the rest is the pile."""
    if s.paired == 0:
        shuffle_backs(s)  # R1
    clear_table(s)
    for i in range(FRONTS):
        s.pile[i] = i
    shuffle(s.rng, s.pile, FRONTS)
    s.pile_length = FRONTS
    for _ in range(HAND):  # R2
        for p in range(2):
            s.hands[p] |= bit(draw(s))
    begin(s)


@rule
def legal(s: State, moves: Moves) -> None:
    """Any otter of the hand, or any card left in the river."""
    clear(moves)
    if is_open(s):
        for i in range(PLACES):
            if s.river[i] != NONE:
                offer(moves, RIVER + i)
    elif s.phase != ENDED:
        hand = whole(s.hands[to_move(s)])  # R4
        while hand != 0:
            offer(moves, lowest(hand))
            hand &= hand - 1


@rule
def finish_round(s: State) -> None:
    """On to the next round, or the end when no cards are left in hand."""
    s.rounds_done += 1
    if s.hands[0] == 0:
        s.phase = ENDED  # R10
    else:
        s.round_no += 1
        start_round(s)


@rule
def settle(s: State, answer: int) -> None:
    """Give both otters to the winner, who leads from now on, and turn the river."""
    led = whole(s.led)
    if is_stronger(answer, led):
        s.leader = 1 - whole(s.leader)
    s.dens[s.leader] |= bit(led) | bit(answer)  # R6
    s.led = NONE
    if s.river[0] == NONE:
        finish_round(s)
        return
    for i in range(PLACES):  # R7
        for p in range(2):
            s.known[p] |= bit(whole(s.river[i]))
    s.phase = TAKE


@rule
def reward(s: State, place: int) -> None:
    """Take a card of the river; the one that the loser leaves becomes a scoring card."""
    s.hands[to_move(s)] |= bit(whole(s.river[place]))
    s.river[place] = NONE
    if s.phase == TAKE:
        s.phase = LEAVE
        return
    for i in range(PLACES):  # R8
        if s.river[i] != NONE:
            s.scoring[s.scoring_count] = s.river[i]
            s.scoring_count += 1
            s.river[i] = NONE
    finish_round(s)


@rule
def play(s: State, action: int) -> None:
    """Play an otter or take a card of the river."""
    if action >= RIVER:
        reward(s, action - RIVER)
        return
    s.hands[to_move(s)] ^= bit(action)
    if s.phase == LEAD:
        s.led = action
        s.phase = FOLLOW
    else:
        settle(s, action)


@rule
def score(s: State, seat: int) -> int:
    """The stars of a seat, as if the game ended now."""
    found = 0
    for i in range(s.scoring_count):
        condition = whole(s.back_of[s.scoring[i]])
        found += stars(condition, whole(s.dens[seat]), whole(s.dens[1 - seat]))
    return found


@rule
def scores(s: State, out: Row) -> None:
    """The stars of each seat, as if the game ended now."""
    for p in range(2):
        out[p] = score(s, p)


@rule
def result(s: State, out: Shares) -> None:
    """Most stars win; equal stars share."""
    lead = score(s, 0) - score(s, 1)
    for p in range(2):
        out[p] = 0.0
        if s.phase == ENDED:  # R13
            own = lead if p == 0 else -lead
            out[p] = 0.5 if lead == 0 else (1.0 if own > 0 else 0.0)


@rule
def shown(s: State, seat: int) -> int:
    """The hand cards of a seat that the other has seen in the open river."""
    return whole(s.hands[seat]) & whole(s.known[1 - seat])


@rule
def pairs_known(s: State, seat: int) -> int:
    """The fronts whose backs a seat (−1: a spectator) knows."""
    if s.paired != 0:
        return EVERY
    if seat < 0:
        return whole(s.known[0]) & whole(s.known[1])
    return whole(s.known[seat])


@rule
def located(s: State, seat: int) -> int:
    """The fronts of which a seat (−1: a spectator) knows where they lie."""
    found = whole(s.dens[0]) | whole(s.dens[1])
    for p in range(2):
        found |= whole(s.hands[p]) if p == seat else shown(s, p)
    if s.led != NONE:
        found |= bit(whole(s.led))
    for i in range(s.scoring_count):
        found |= bit(whole(s.scoring[i]))
    for i in range(PLACES):
        if s.river[i] != NONE and (is_open(s) or s.paired != 0):
            found |= bit(whole(s.river[i]))
    if s.paired != 0 and s.pile_length > 0:
        found |= bit(whole(s.pile[s.pile_length - 1]))
    return found


@rule
def any_of(mask: int, rng: Rng) -> int:
    """A card of ``mask``, each equally likely."""
    return nth(mask, below(rng, size_of(mask)))


@rule
def redeal_hands(s: State, seat: int, rng: Rng, pool: int) -> int:
    """Deal from ``pool`` what ``seat`` does not know of the hands; returns the rest of it."""
    unknown = pool
    for p in range(2):
        if p == seat:
            continue
        hand = whole(s.hands[p]) & ~unknown
        for _ in range(size_of(whole(s.hands[p])) - size_of(hand)):
            card = any_of(pool, rng)
            pool ^= bit(card)
            hand |= bit(card)
        s.hands[p] = hand
        s.known[p] = (whole(s.known[p]) & ~unknown) | hand
    return pool


@rule
def redeal_river(s: State, rng: Rng, pool: int, backs: int, fronts: int) -> None:
    """Deal river, pile and pairing from ``pool``; backs that lie open stay where they are.

    ``backs`` are dealt anew among ``fronts``, those whose pairing is not known.
    """
    is_closed = s.river[0] != NONE and not is_open(s)
    top = whole(s.pile_length) - 1
    back_on_top = whole(s.back_of[s.pile[top]]) if top >= 0 else NONE
    for i in range(PLACES):
        if is_closed:
            s.river[i] = s.back_of[s.river[i]]  # for a moment the back, until its new front is drawn
    for i in range(PLACES):
        if is_closed:
            front, back = any_of(pool, rng), whole(s.river[i])
            pool, fronts, backs = pool ^ bit(front), fronts ^ bit(front), backs ^ bit(back)
            s.river[i] = front
            s.back_of[front] = back
    for i in range(top, -1, -1):
        front = any_of(pool, rng)
        pool ^= bit(front)
        s.pile[i] = front
        if i == top:
            fronts, backs = fronts ^ bit(front), backs ^ bit(back_on_top)
            s.back_of[front] = back_on_top
    while fronts != 0:
        back = any_of(backs, rng)
        s.back_of[lowest(fronts)] = back
        backs ^= bit(back)
        fronts &= fronts - 1


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal what ``seat`` cannot know anew: the hidden hand cards, the pile, and which back is on which front."""
    pool = EVERY & ~located(s, seat)
    fronts = EVERY & ~pairs_known(s, seat)
    backs = 0
    for i in range(FRONTS):
        if (fronts >> i) & 1 == 1:
            backs |= bit(whole(s.back_of[i]))
    pool = redeal_hands(s, seat, rng, pool)
    if s.paired == 0:
        redeal_river(s, rng, pool, backs, fronts)
        return
    for i in range(s.pile_length - 1):
        front = any_of(pool, rng)
        pool ^= bit(front)
        s.pile[i] = front
