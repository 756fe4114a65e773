"""Ottere: the state, and the arithmetic of cards. ``rules.py`` tells the whole."""

from __future__ import annotations

from typing import Annotated

from ...kernel.cards import bit, lowest, size_of
from ...kernel.jit import rule, small, whole
from ...kernel.record import Grid, Int8, Int16, Int64, Record, Row
from ...kernel.rng import Rng

KINDS = 52
SUITS = 4
DRAW, PASS, TAKE = 56, 57, 58
NAME = 52
"""The action that names clubs; diamonds, hearts and spades follow."""

ACE, TWO, EIGHT, TEN, JACK, QUEEN, KING = 0, 1, 7, 9, 10, 11, 12

FULL = (1 << KINDS) - 1
CLUBS = 0x1111111111111
"""One bit of every four: the thirteen clubs. Shifted by a suit: the cards of that suit."""

RANK = 0xF
"""Four bits in a row: shifted by four times a rank, the cards of that rank."""

EIGHTS = RANK << (4 * EIGHT)
TWOS = RANK << (4 * TWO)

PLAYING, NAMING, OVER = 0, 1, 2


class State(Record):
    """A game of Ottere.

    Cards are sets: ``hands[p]`` has a bit for each kind that seat ``p`` holds, ``twins[p]`` for those it holds twice
    (two decks). ``played`` and ``played_twins`` are the discard pile with its top. ``stock[stock_n - 1]`` is
    drawn next. ``fresh``, ``buried`` and ``room`` are what everybody has seen: see ``knowledge.py``.
    """

    seats: Int8
    first: Int8
    round_no: Int16
    target: Int16
    collects: Int8
    draw_two: Int8
    stacking: Int8
    skip_rank: Int8
    reverses: Int8
    reshuffles: Int8
    free_draw: Int8
    draw_limit: Int8
    begins: Int8
    turn: Int8
    phase: Int8
    step: Int8
    top: Int8
    suit: Int8
    tracks: Int8
    passes: Int8
    owed: Int16
    draws: Int16
    stock_n: Int16
    done: Int16
    totals: Annotated[Row, "i2", 7]
    last: Annotated[Row, "i2", 7]
    hands: Annotated[Row, "i8", 7]
    twins: Annotated[Row, "i8", 7]
    played: Int64
    played_twins: Int64
    fresh: Int64
    fresh_twins: Int64
    buried: Int64
    stock: Annotated[Row, "u1", 104]
    room: Annotated[Grid, "u1", 7, 52]
    rng: Rng


@rule
def decks(s: State) -> int:
    """How many decks are in play (R1)."""
    return 2 if s.seats > 5 else 1


@small
def fitting(s: State) -> int:
    """The cards that may follow the top of the pile: its suit or the named one, its rank, any eight (R4, R5)."""
    return (CLUBS << whole(s.suit)) | (RANK << (whole(s.top) & ~3)) | EIGHTS


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    return size_of(whole(s.hands[seat])) + size_of(whole(s.twins[seat]))


@small
def give(s: State, seat: int, card: int) -> None:
    """Put a card into a hand."""
    held = whole(s.hands[seat])
    if held & bit(card):
        s.twins[seat] |= bit(card)
    else:
        s.hands[seat] = held | bit(card)


@small
def discard(s: State, seat: int, card: int) -> None:
    """Lay a card of a hand on the pile."""
    mask = bit(card)
    if whole(s.twins[seat]) & mask:
        s.twins[seat] ^= mask
    else:
        s.hands[seat] ^= mask
    if s.played & mask:
        s.played_twins |= mask
    else:
        s.played |= mask
    s.top = card
    s.suit = card & 3


@small
def spread(mask: int, row: Row, count: int) -> int:
    """Append the cards of ``mask`` to a row that uses ``count`` entries; returns the new count."""
    while mask:
        row[count] = lowest(mask)
        mask &= mask - 1
        count += 1
    return count
