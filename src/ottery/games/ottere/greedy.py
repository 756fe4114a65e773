"""A player of Ottere that thinks one card ahead: sheds dear cards, keeps eights for need, names its longest suit."""

from __future__ import annotations

from ...kernel.cards import bit, size_of
from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, at
from .scoring import card_points
from .state import ACE, CLUBS, EIGHT, EIGHTS, KINDS, NAME, RANK, TWO, State, hand_size

_NEAR = 2
"""Another seat with so few cards may go out soon."""


@rule
def _nearness(s: State) -> int:
    """1 when another seat may go out soon, else 0."""
    for p in range(s.seats):
        if p != s.turn and hand_size(s, p) <= _NEAR:
            return 1
    return 0


@rule
def _hits(s: State, rank: int) -> bool:
    """Whether a card of this rank costs the next seat its turn."""
    if rank == TWO:
        return s.draw_two != 0
    return rank == s.skip_rank or (rank == ACE and s.reverses != 0 and s.seats == 2)


@rule
def _worth_of_card(s: State, card: int, is_near: int) -> int:
    """How much the seat to move likes to play ``card``: its points, what could follow it, what it does to the next."""
    hand = whole(s.hands[s.turn])
    if card >> 2 == EIGHT:
        return 60 if is_near else -60
    rest = hand & ~bit(card) & ~EIGHTS
    followers = size_of(rest & ((CLUBS << (card & 3)) | (RANK << (card & ~3))))
    hit = 0
    if _hits(s, card >> 2):
        hit = 30 if is_near else 4
    return 2 * card_points(card) + 3 * followers + hit


@rule
def _worth_of_suit(s: State, suit: int) -> int:
    cards = whole(s.hands[s.turn]) & (CLUBS << suit) & ~EIGHTS
    return size_of(cards)


@rule
def greedy(s: State, moves: Moves) -> int:
    """The card or suit of the greatest worth; the other actions only when there is no card to play."""
    is_near = _nearness(s)
    best, most = at(moves, 0), -1000
    for i in range(moves.length):
        action, worth = at(moves, i), -999
        if action < KINDS:
            worth = _worth_of_card(s, action, is_near)
        elif action < NAME + 4:
            worth = _worth_of_suit(s, action - NAME)
        if worth > most:
            best, most = action, worth
    return best
