"""Ottere: what cards, hands and rounds are worth. ``sheet.py`` offers the same to a score pad."""

from __future__ import annotations

from ...kernel.cards import size_of
from ...kernel.jit import rule
from .state import EIGHT, EIGHTS, KINDS, RANK, TEN


@rule
def card_points(card: int) -> int:
    """R18: an eight 50, ten and court cards 10, an ace 1, the others their number."""
    rank = card >> 2
    if rank == EIGHT:
        return 50
    return 10 if rank >= TEN else rank + 1


@rule
def _mask_points(mask: int) -> int:
    points = 50 * size_of(mask & EIGHTS)
    mask &= ~EIGHTS
    for rank in range(KINDS // 4):
        cards = mask & (RANK << (4 * rank))
        if cards:
            points += card_points(4 * rank) * size_of(cards)
    return points


@rule
def hand_points(hand: int, twins: int) -> int:
    """The sum of a hand's cards; ``twins`` are those held a second time."""
    points = _mask_points(hand)
    return points + _mask_points(twins) if twins else points


@rule
def round_score(collects: int, own: int, lowest: int, holders: int, total: int, seats: int) -> int:
    """What a seat scores for a round, from the points left in the hands: its own, the lowest, how many hold the
    lowest, all together.

    R19: everybody their own hand (who went out has none). R20, ``collects``: the single lowest hand scores by how
    much each other hand is higher, the others nothing; equal lowest hands: nobody.
    """
    if not collects:
        return own
    return total - seats * own if own == lowest and holders == 1 else 0


@rule
def is_better(collects: int, one: int, other: int) -> bool:
    """R21: whether one total beats another."""
    return one > other if collects else one < other
