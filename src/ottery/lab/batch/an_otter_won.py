"""What a seat of An Otter Won observes."""

from __future__ import annotations

from typing import Any

from ...games.an_otter_won.rules import CARDS, den_points, in_play, to_move
from ...kernel import jit
from ...kernel.cards import size_of
from ...kernel.jit import whole
from ...kernel.record import NONE
from .writing import put, put_set, seen_from

DEALT = ("hand", tuple(str(card + 1) for card in range(CARDS)))
"""The part that a deal settles, and what its numbers stand for."""


def fields(_seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, with their lengths."""
    table = (("seat", 1), ("to_move", 1), ("round", 1), ("phase", 1), ("leader", 1), ("neutral", 1))
    cards = (("played", 2), ("chosen", 1), ("deck", 1), ("ups", 1), ("hand_sizes", 2), ("scores", 2))
    return (*table, *cards, ("hand", CARDS), ("river", CARDS), ("dens", 2 * CARDS))


@jit.generic
def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees; how many numbers that takes. Rows over seats begin with ``seat`` itself."""
    river, other = whole(s.river), 1 - seat
    n = put(out, 0, seat)
    n = put(out, n, seen_from(seat, to_move(s), 2))
    n = put(out, n, whole(s.round_no))
    n = put(out, n, whole(s.phase))
    n = put(out, n, seen_from(seat, whole(s.leader), 2))
    n = put(out, n, whole(s.neutral))
    n = put(out, n, whole(s.played[seat]))
    n = put(out, n, whole(s.played[other]))
    n = put(out, n, whole(s.chosen) if s.leader == seat else NONE)
    n = put(out, n, whole(s.deck_length))
    n = put(out, n, size_of(in_play(s) & whole(s.ups)))
    n = put(out, n, size_of(whole(s.hands[seat])))
    n = put(out, n, size_of(whole(s.hands[other])))
    n = put(out, n, den_points(s, whole(s.dens[seat]), river))
    n = put(out, n, den_points(s, whole(s.dens[other]), river))
    n = put_set(out, n, whole(s.hands[seat]), CARDS)
    n = put_set(out, n, river, CARDS)
    n = put_set(out, n, whole(s.dens[seat]), CARDS)
    return put_set(out, n, whole(s.dens[other]), CARDS)
