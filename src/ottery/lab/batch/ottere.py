"""What a seat of Ottere observes."""

from __future__ import annotations

from typing import Any

from ...games.ottere.faces import CARDS
from ...games.ottere.state import EIGHT, KINDS, NAMING, OVER, hand_size
from ...kernel import jit
from ...kernel.jit import whole
from .writing import put, seen_from

DEALT = ("hand", tuple(CARDS))
"""The part that a deal settles, and what its numbers stand for."""


def fields(seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, with their lengths."""
    table = (("seat", 1), ("to_move", 1), ("phase", 1), ("top", 1), ("suit", 1), ("is_named", 1))
    counts = (("direction", 1), ("owed", 1), ("stock", 1), ("draws", 1), ("passes", 1))
    rounds = (("round", 1), ("begins", 1), ("rounds_done", 1))
    rows = (("counts", seats), ("last", seats), ("totals", seats))
    return (*table, *counts, *rounds, *rows, ("hand", KINDS), ("pile", KINDS), ("buried", KINDS))


@jit.generic
def _put_counts(out: Any, n: int, once: int, twice: int) -> int:
    """How often each card is in a set of two decks."""
    for i in range(KINDS):
        out[n + i] = ((once >> i) & 1) + ((twice >> i) & 1)
    return n + KINDS


@jit.generic
def _put_table(s: Any, seat: int, out: Any) -> int:
    seats, is_over = whole(s.seats), s.phase == OVER
    is_named = s.phase != NAMING and (s.top >> 2 == EIGHT or s.suit != s.top & 3)
    n = put(out, 0, seat)
    n = put(out, n, -1 if is_over else seen_from(seat, whole(s.turn), seats))
    n = put(out, n, whole(s.phase))
    n = put(out, n, whole(s.top))
    n = put(out, n, whole(s.suit))
    n = put(out, n, 1 if is_named else 0)
    n = put(out, n, whole(s.step))
    n = put(out, n, whole(s.owed))
    n = put(out, n, whole(s.stock_n))
    n = put(out, n, whole(s.draws))
    n = put(out, n, whole(s.passes))
    n = put(out, n, whole(s.round_no))
    n = put(out, n, seen_from(seat, whole(s.begins), seats))
    return put(out, n, whole(s.done))


@jit.generic
def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees; how many numbers that takes. Rows over seats begin with ``seat`` itself."""
    seats, n = whole(s.seats), _put_table(s, seat, out)
    for k in range(seats):
        p = (seat + k) % seats
        out[n + k] = hand_size(s, p)
        out[n + seats + k] = s.last[p] if s.done > 0 else 0
        out[n + 2 * seats + k] = s.totals[p]
    n = _put_counts(out, n + 3 * seats, whole(s.hands[seat]), whole(s.twins[seat]))
    n = _put_counts(out, n, whole(s.played), whole(s.played_twins))
    out[n - KINDS + whole(s.top)] -= 1  # the pile are the cards under the top
    return _put_counts(out, n, whole(s.buried), 0)
