"""A sensible player of Why I Otter.

It weighs every choice in hundredths of a star: what the scoring cards say of the dens afterwards, the cards of the
river at a third each, and how many of the otters that the other may hold a card still beats.
"""

from __future__ import annotations

from ottery.kernel.cards import bit, lowest, size_of
from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, at

from .rules import EVERY, LEAD, LEAVE, PLACES, RIVER, State, is_open, is_stronger, located, shown, to_move
from .scoring import matches, stars

STAR = 100
MAYBE = 33
"""What a star is worth that only one of three river cards would give."""
FRESH = 15
"""What an otter in the den is worth before the conditions are known."""
KEEP = 60
"""What a card that beats everything is worth in the hand."""


@rule
def margin(condition: int, own: int, other: int) -> int:
    """By how many stars the den ``own`` is ahead under a condition."""
    return stars(condition, own, other) - stars(condition, other, own)


@rule
def worth(s: State, own: int, other: int) -> int:
    """What the dens ``own`` and ``other`` are worth to the owner of the first."""
    found = 0
    for i in range(s.scoring_count):
        found += STAR * margin(whole(s.back_of[s.scoring[i]]), own, other)
    for i in range(PLACES):
        if s.river[i] >= 0:
            found += MAYBE * margin(whole(s.back_of[s.river[i]]), own, other)
    if s.pile_length > 0:
        found += FRESH * (size_of(own) - size_of(other))
    return found


@rule
def rivals(s: State, seat: int) -> int:
    """The fronts that the other may hold, as far as ``seat`` knows."""
    known = shown(s, 1 - seat)
    if size_of(known) == size_of(whole(s.hands[1 - seat])):
        return known
    return known | (EVERY & ~located(s, seat))


@rule
def keep(front: int, against: int) -> int:
    """What holding ``front`` is worth: the share of ``against`` that it beats."""
    count, beaten = size_of(against), 0
    while against != 0:
        beaten += is_stronger(front, lowest(against))
        against &= against - 1
    return KEEP * beaten // max(count, 1)


@rule
def trick(s: State, seat: int, led: int, answer: int) -> int:
    """What it is worth to ``seat`` that ``led`` is answered with ``answer``."""
    own, other = whole(s.dens[seat]), whole(s.dens[1 - seat])
    both = bit(led) | bit(answer)
    is_won = is_stronger(answer, led) == (seat != s.leader)
    return worth(s, own | both, other) if is_won else worth(s, own, other | both)


@rule
def rate_otter(s: State, seat: int, front: int, against: int) -> int:
    """What playing ``front`` is worth, on the average of what the other may play."""
    if s.phase != LEAD:
        return trick(s, seat, whole(s.led), front) - keep(front, against)
    found, count = 0, size_of(against)
    left = against
    while left != 0:
        found += trick(s, seat, front, lowest(left))
        left &= left - 1
    return found // max(count, 1) - keep(front, against)


@rule
def rate_scoring(s: State, seat: int, front: int) -> int:
    """What it is worth to ``seat`` that the card ``front`` becomes a scoring card."""
    condition = whole(s.back_of[front])
    own, other, hand = whole(s.dens[seat]), whole(s.dens[1 - seat]), whole(s.hands[seat])
    return STAR * margin(condition, own, other) + FRESH * matches(condition, hand)


@rule
def rate_place(s: State, seat: int, place: int, against: int) -> int:
    """What taking the card at ``place`` of the open river is worth, the loser's best answer included."""
    gained = keep(whole(s.river[place]), against)
    worst = STAR * STAR
    for i in range(PLACES):
        if i == place or s.river[i] < 0:
            continue
        value = rate_scoring(s, seat, whole(s.river[i]))
        for j in range(PLACES):  # the winner leaves two cards: the loser takes the one that is not i
            if s.phase != LEAVE and j != i and j != place:
                value -= keep(whole(s.river[j]), whole(s.hands[seat]))
        worst = min(worst, value)
    return gained + worst


@rule
def rate(s: State, seat: int, action: int, against: int) -> int:
    """What an action is worth."""
    if is_open(s):
        return rate_place(s, seat, action - RIVER, against)
    return rate_otter(s, seat, action, against)


@rule
def greedy(s: State, moves: Moves) -> int:
    """One of the legal ``moves`` for the seat to move, from what that seat knows alone."""
    seat = to_move(s)
    against = rivals(s, seat)
    chosen, best = at(moves, 0), -STAR * STAR
    for i in range(moves.length):
        action = at(moves, i)
        value = rate(s, seat, action, against)
        if value > best:
            chosen, best = action, value
    return chosen
