"""What a seat of Otter observes. The order within a tummy, which changes nothing, is left out."""

from __future__ import annotations

from typing import Any

from ...games.otter.heads import CARDS, HEADS
from ...games.otter.rules import to_move
from ...games.otter.solo import top_of
from ...games.otter.state import DRAW, OTTERS, PILE, PILES, STONE, buried, follows_head, laid
from ...games.otter.words import CARD_WORDS
from ...kernel import jit
from ...kernel.jit import whole
from ...kernel.record import NONE
from .writing import clear_row, put, put_row, seen_from

DEALT = ("hand", tuple(CARD_WORDS))
"""The part that a deal settles, and what its numbers stand for."""

COMMON = ("heads", HEADS)
"""The part that lies before everybody and says what may be played, and what its numbers stand for."""


def fields(seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, with their lengths."""
    table = (("seat", 1), ("to_move", 1), ("round", 1), ("deck", 1), ("buried", 1), ("draws", 1), ("owed", 1))
    slip = (("otter", 1), ("slip_seat", 1), ("slip_otter", 1), ("is_over", 1))
    otters = (("heads", OTTERS), ("tails", OTTERS), ("tops", OTTERS), ("tummies", OTTERS * CARDS))
    rows = (("cards", seats), ("stones", seats), ("has_won", seats), ("shown", seats * CARDS))
    solo = (("last_pile", 1), ("last_otter", 1), ("piles", PILES), ("pile_tops", PILES)) if seats == 1 else ()
    return (*table, *slip, *otters, *rows, ("hand", CARDS), ("sunk", CARDS), *solo)


@jit.generic
def _put_table(s: Any, seat: int, out: Any) -> int:
    seats = whole(s.seats)
    n = put(out, 0, seat)
    n = put(out, n, seen_from(seat, to_move(s), seats))
    n = put(out, n, whole(s.round_no))
    n = put(out, n, whole(s.start[0]))
    n = put(out, n, buried(s))
    n = put(out, n, whole(s.draws) if s.otter == NONE else 0)
    n = put(out, n, whole(s.owed))
    n = put(out, n, whole(s.otter))
    is_slip = s.slip_seat != NONE
    n = put(out, n, seen_from(seat, whole(s.slip_seat), seats))
    n = put(out, n, whole(s.slip_otter) if is_slip else NONE)
    n = put(out, n, whole(s.ended))
    n = put_row(out, n, s.heads, OTTERS)
    n = put_row(out, n, s.tails, OTTERS)
    return put_row(out, n, s.tops, OTTERS)


@jit.generic
def _put_tummies(s: Any, out: Any, n: int) -> int:
    """How many of each card lie under the top of each otter."""
    end = clear_row(out, n, OTTERS * CARDS)
    for i in range(whole(s.start[s.groups]), laid(s)):
        out[n + whole(s.cards[i])] += 1
    return end


@jit.generic
def _put_players(s: Any, seat: int, out: Any, n: int) -> int:
    """Cards, stones, who has won, and the cards that everybody knows to be in a hand."""
    seats = whole(s.seats)
    end = clear_row(out, n, (3 + CARDS) * seats)
    for k in range(seats):
        p = (seat + k) % seats
        first, last = whole(s.start[p]), whole(s.start[p + 1])
        out[n + k] = last - first if seats > 1 else whole(s.start[PILES]) - first
        out[n + seats + k] = s.stones[p]
        out[n + 2 * seats + k] = (whole(s.winners) >> p) & 1
        for i in range(first, last):
            if seats > 1 and s.cards[i] & 1 == 1:
                out[n + 3 * seats + CARDS * k + (whole(s.cards[i]) >> 1)] += 1
    return end


@jit.generic
def _put_own(s: Any, seat: int, out: Any, n: int) -> int:
    """The hand, and the cards that the seat put under the deck."""
    end = clear_row(out, n, 2 * CARDS)
    if s.seats > 1:
        for i in range(whole(s.start[seat]), whole(s.start[seat + 1])):
            out[n + (whole(s.cards[i]) >> 1)] += 1
    if s.decks == 1:
        for card in range(CARDS):
            if s.cards[CARDS * (seat + 1) + card] != 0:
                out[n + CARDS + card] = 1
    return end


@jit.generic
def _put_solo(s: Any, out: Any, n: int) -> int:
    n = put(out, n, whole(s.last_pile))
    n = put(out, n, whole(s.last_otter) if s.last_pile != NONE else NONE)
    for pile in range(PILES):
        first, last = whole(s.start[pile]), whole(s.start[pile + 1])
        out[n + pile] = last - first
        out[n + PILES + pile] = whole(s.cards[last - 1]) >> 1 if last > first else NONE
    return n + 2 * PILES


@jit.generic
def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees; how many numbers that takes. Rows over seats begin with ``seat`` itself."""
    n = _put_table(s, seat, out)
    n = _put_tummies(s, out, n)
    n = _put_players(s, seat, out, n)
    n = _put_own(s, seat, out, n)
    return _put_solo(s, out, n) if s.seats == 1 else n


@jit.generic
def follows(s: Any, action: int) -> int:
    """The head that a card follows where it is played; −1 where it follows the tail alone or nothing, or is no card."""
    if action < DRAW:
        card, otter = action // OTTERS, action % OTTERS
    elif PILE <= action < STONE:
        card, otter = top_of(s, (action - PILE) // OTTERS), (action - PILE) % OTTERS
    else:
        return NONE
    return whole(s.heads[otter]) if follows_head(s, card, otter) else NONE
