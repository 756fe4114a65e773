"""What a seat of Why I Otter observes."""

from __future__ import annotations

from typing import Any

from ...games.why_i_otter.rules import FRONTS, PLACES, located, pairs_known, score, shown, to_move
from ...games.why_i_otter.words import FRONT_WORDS
from ...kernel import jit
from ...kernel.cards import size_of
from ...kernel.jit import whole
from ...kernel.record import NONE
from .writing import put, put_set, seen_from

DEALT = ("hand", FRONT_WORDS)
"""The part that a deal settles, and what its numbers stand for."""


def fields(_seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, with their lengths."""
    table = (("seat", 1), ("to_move", 1), ("round", 1), ("phase", 1), ("leader", 1), ("led", 1), ("pile", 1))
    river = (("is_paired", 1), ("river_fronts", PLACES), ("river_backs", PLACES), ("top_front", 1))
    cards = (("hand", FRONTS), ("backs", FRONTS), ("shown", 2 * FRONTS), ("dens", 2 * FRONTS))
    rest = (("known", 2 * FRONTS), ("hand_sizes", 2), ("scores", 2))
    return (*table, *river, ("top_back", 1), ("scoring", FRONTS), *cards, *rest)


@jit.generic
def _put_course(s: Any, out: Any, n: int, placed: int) -> int:
    """River, top of the pile and scoring cards: a front that is not known and an empty place are −1."""
    for i in range(PLACES):
        front = whole(s.river[i])
        is_seen = front != NONE and (placed >> max(front, 0)) & 1 == 1
        out[n + i] = front if is_seen else NONE
        out[n + PLACES + i] = s.back_of[front] if front != NONE else NONE
    n += 2 * PLACES
    top = whole(s.pile[s.pile_length - 1]) if s.pile_length > 0 else NONE
    n = put(out, n, top if top != NONE and (placed >> max(top, 0)) & 1 == 1 else NONE)
    n = put(out, n, whole(s.back_of[top]) if top != NONE else NONE)
    for i in range(FRONTS):
        out[n + i] = s.scoring[i]
    return n + FRONTS


@jit.generic
def _put_backs(s: Any, seat: int, out: Any, n: int, placed: int) -> int:
    """The backs of the cards that lie where the seat can place them and knows both sides."""
    seen = placed & pairs_known(s, seat)
    for front in range(FRONTS):
        out[n + front] = s.back_of[front] if (seen >> front) & 1 == 1 else NONE
    return n + FRONTS


@jit.generic
def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees; how many numbers that takes. Rows over seats begin with ``seat`` itself."""
    placed, other = located(s, seat), 1 - seat
    n = put(out, 0, seat)
    n = put(out, n, seen_from(seat, to_move(s), 2))
    n = put(out, n, whole(s.round_no))
    n = put(out, n, whole(s.phase))
    n = put(out, n, seen_from(seat, whole(s.leader), 2))
    n = put(out, n, whole(s.led))
    n = put(out, n, whole(s.pile_length))
    n = put(out, n, whole(s.paired))
    n = _put_course(s, out, n, placed)
    n = put_set(out, n, whole(s.hands[seat]), FRONTS)
    n = _put_backs(s, seat, out, n, placed)
    n = put_set(out, n, shown(s, seat), FRONTS)
    n = put_set(out, n, shown(s, other), FRONTS)
    n = put_set(out, n, whole(s.dens[seat]), FRONTS)
    n = put_set(out, n, whole(s.dens[other]), FRONTS)
    n = put_set(out, n, whole(s.known[seat]) & placed, FRONTS)
    n = put_set(out, n, whole(s.known[other]) & placed, FRONTS)
    n = put(out, n, size_of(whole(s.hands[seat])))
    n = put(out, n, size_of(whole(s.hands[other])))
    n = put(out, n, score(s, seat))
    return put(out, n, score(s, other))
