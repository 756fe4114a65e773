"""What a seat of Otters observes. Hidden or absent pearls are 0, others 10 + value. The order of the discards, which
changes nothing, is left out."""

from __future__ import annotations

from typing import Any

from ...games.otters.state import (
    BLACK_POOL,
    DECK,
    HELD,
    HOLDERS,
    KINDS,
    NESTS,
    OVER,
    POOL,
    THINGS,
    VALUES,
    WORDS,
    count,
)
from ...kernel import jit
from ...kernel.jit import whole
from ...kernel.record import NONE
from .writing import clear_row, put, put_row, seen_from

PILES = 3
_PLAYER = 6 + KINDS
_KNOWN = THINGS + PILES + 1

DEALT = ("held", WORDS)
"""The part that a deal settles, and what its numbers stand for."""


def fields(seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, with their lengths."""
    table = (
        ("seat", 1),
        ("to_move", 1),
        ("question", 1),
        ("turn", 1),
        ("first", 1),
        ("card", 1),
        ("step", 1),
    )
    asked = (("target", 1), ("drawn_count", 1), ("drawn", 3), ("sides", 3), ("giving", 1), ("passing", 1))
    piles = (("piles", PILES), ("discard", KINDS), ("urchins_least", NESTS), ("urchins_most", NESTS))
    rows = (("ready", seats), ("players", seats * _PLAYER), ("known", seats * _KNOWN))
    return (*table, *asked, *piles, *rows, ("middle", THINGS + PILES), ("held", THINGS))


@jit.generic
def _pearl(thing: int) -> int:
    return 10 + VALUES[thing] if thing != NONE else 0


@jit.generic
def _put_question(s: Any, seat: int, out: Any) -> int:
    seats, is_mine = whole(s.seats), s.turn == seat and s.question != OVER
    n = put(out, 0, seat)
    n = put(out, n, -1 if s.question == OVER else seen_from(seat, whole(s.asked), seats))
    n = put(out, n, whole(s.question))
    n = put(out, n, seen_from(seat, whole(s.turn), seats))
    n = put(out, n, seen_from(seat, whole(s.first), seats))
    n = put(out, n, whole(s.card))
    n = put(out, n, whole(s.step))
    n = put(out, n, seen_from(seat, whole(s.target), seats))
    drawn = 0
    for i in range(3):
        drawn += 1 if s.drawn[i] != NONE else 0
        out[n + 1 + i] = _pearl(whole(s.drawn[i])) if is_mine else 0
        out[n + 4 + i] = whole(s.side[i]) if is_mine else NONE
    out[n] = drawn
    n = put(out, n + 7, _pearl(whole(s.chosen)) if is_mine else 0)
    return put(out, n, whole(s.passing[seat]))


@jit.generic
def _put_piles(s: Any, seat: int, out: Any, n: int) -> int:
    n = put_row(out, n, s.left, PILES)
    first = n
    n = clear_row(out, n, KINDS)
    for i in range(s.discard_size):
        out[first + whole(s.discard[i])] += 1
    for i in range(NESTS):
        out[n + i] = s.nest_least[seat][i] if i < s.nests else 0
        out[n + NESTS + i] = s.nest_most[i] if i < s.nests else 0
    n += 2 * NESTS
    for k in range(s.seats):
        n = put(out, n, 1 if s.passing[(seat + k) % whole(s.seats)] != NONE else 0)
    return n


@jit.generic
def _put_player(s: Any, seat: int, p: int, out: Any, n: int) -> int:
    """What lies before a player, and how much the hands hold."""
    n = put(out, n, whole(s.out[p]))
    n = put(out, n, count(s, p, DECK))
    n = put(out, n, count(s, p, POOL))
    n = put(out, n, count(s, p, BLACK_POOL))
    n = put(out, n, 1 if s.under[p] != NONE else 0)
    under = whole(s.under[p])
    if under != NONE and p != seat:
        under = whole(s.under_known[seat][p])
    n = put(out, n, _pearl(under))
    return put_row(out, n, s.face_up[p], KINDS)


@jit.generic
def _put_known(s: Any, seat: int, p: int, out: Any, n: int) -> int:
    """What the seat has seen go to another's hand; nothing about its own."""
    end = clear_row(out, n, _KNOWN)
    if p != seat:
        row = HOLDERS * seat + p
        n = put_row(out, n, s.known[row], THINGS)
        n = put_row(out, n, s.lost[row], PILES)
        out[n] = min(whole(s.urchins_most[seat][p]), count(s, p, DECK))
    return end


@jit.generic
def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees; how many numbers that takes. Rows over seats begin with ``seat`` itself."""
    seats, n = whole(s.seats), _put_question(s, seat, out)
    n = _put_piles(s, seat, out, n)
    for k in range(seats):
        n = _put_player(s, seat, (seat + k) % seats, out, n)
    for k in range(seats):
        n = _put_known(s, seat, (seat + k) % seats, out, n)
    n = put_row(out, n, s.known[HOLDERS * seat + HELD], THINGS)
    n = put_row(out, n, s.lost[HOLDERS * seat + HELD], PILES)
    return put_row(out, n, s.held[seat], THINGS)
