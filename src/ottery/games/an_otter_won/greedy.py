"""A sensible player of An Otter Won.

It counts by how many points its den would be ahead after every choice, as if the game ended there: sharing out the
three cards at their best for whoever wins them, on the average of the cards that the other may hold.
"""

from __future__ import annotations

from ottery.kernel.cards import bit, lowest
from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, at

from .rules import DEN, EVERY, LEAD, NEST, RIVER, STREAM, State, den_points, in_play, is_won, located, to_move

FAR = 10000
"""More than anybody can be ahead."""


@rule
def ahead(s: State, own: int, other: int, river: int) -> int:
    """By how many points the den ``own`` is ahead of ``other``."""
    return den_points(s, own, river) - den_points(s, other, river)


@rule
def rate_den(s: State, seat: int, card: int, third: int, river: int) -> int:
    """What it is worth to ``seat`` to nest ``card`` while the cards ``third`` go to the other den."""
    return ahead(s, whole(s.dens[seat]) | bit(card), whole(s.dens[1 - seat]) | third, river)


@rule
def rate_stream(s: State, seat: int, card: int, cards: int) -> int:
    """What it is worth to ``seat`` to put ``card`` into the river and to nest the better of the other two."""
    rest, best = cards ^ bit(card), -FAR
    left = rest
    while left != 0:
        nest = lowest(left)
        best = max(best, rate_den(s, seat, nest, rest ^ bit(nest), whole(s.river) | bit(card)))
        left &= left - 1
    return best


@rule
def rate_win(s: State, seat: int, cards: int) -> int:
    """What it is worth to ``seat`` to share out the three ``cards``."""
    best, left = -FAR, cards
    while left != 0:
        best = max(best, rate_stream(s, seat, lowest(left), cards))
        left &= left - 1
    return best


@rule
def rate_round(s: State, seat: int, card: int, other: int) -> int:
    """What it is worth to ``seat`` that its ``card`` meets ``other``."""
    cards = bit(whole(s.neutral)) | bit(card) | bit(other)
    return rate_win(s, seat, cards) if is_won(s, card, other) else -rate_win(s, 1 - seat, cards)


@rule
def rate_card(s: State, seat: int, card: int) -> int:
    """What playing ``card`` is worth: for the leader, summed over all that the other may hold."""
    if s.phase != LEAD:
        return rate_round(s, seat, card, whole(s.played[1 - seat]))
    found, left = 0, EVERY & ~located(s, seat)
    while left != 0:
        found += rate_round(s, seat, card, lowest(left))
        left &= left - 1
    return found


@rule
def rate(s: State, seat: int, action: int) -> int:
    """What an action is worth."""
    river = whole(s.river)
    if action < RIVER:
        return rate_card(s, seat, action)
    if s.phase == STREAM:
        return rate_stream(s, seat, action - RIVER, in_play(s))
    card = action - DEN
    if s.phase == NEST:
        return rate_den(s, seat, card, in_play(s) ^ bit(card), river)
    return rate_den(s, seat, card, 0, river | (whole(s.hands[seat]) ^ bit(card)))


@rule
def greedy(s: State, moves: Moves) -> int:
    """One of the legal ``moves`` for the seat to move, from what that seat knows alone."""
    seat = to_move(s)
    chosen, best = at(moves, 0), -FAR * FAR
    for i in range(moves.length):
        value = rate(s, seat, at(moves, i))
        if value > best:
            chosen, best = at(moves, i), value
    return chosen
