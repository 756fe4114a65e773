"""Ottere: what a seat sees, field by field. What it is told of an action stands in ``events.py``."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...kernel.record import remembered
from ..game import Value
from .events import events
from .faces import CARDS
from .state import EIGHT, NAMING, OVER, State
from .words import SUIT_WORDS, cards_of, hand_of, held

__all__ = ["View", "events", "view"]

PHASES = {NAMING: "suit", OVER: "over"}


class View(msgspec.Struct, frozen=True):
    """A table of Ottere as one seat (None: a spectator) sees it. Seats are 1 … n, lists by seat begin with seat 1.

    ``phase`` is ``play``, ``suit`` (an eight was played, its suit is to be named), ``take`` (a count is owed) or
    ``over``. ``pile`` are the cards under ``top``, sorted. ``suit`` is to be followed; ``is_named`` when an eight's
    player named it. ``draws`` of this turn, ``passes`` in a row towards a block. ``buried``: eights turned up as
    starters of this round and put back. ``last`` are the scores of the last finished round. ``shown`` are all hands
    when the game is over, else [].
    """

    seat: int | None
    to_move: int | None
    phase: str
    hand: list[str]
    counts: list[int]
    top: str
    pile: list[str]
    suit: str
    is_named: bool
    direction: int
    owed: int
    stock: int
    draws: int
    passes: int
    buried: list[str]
    round: int
    begins: int
    rounds_done: int
    last: list[int]
    totals: list[int]
    shown: list[list[str]]
    options: dict[str, Value]


def options_of(s: State) -> dict[str, Value]:
    """The options in force, by name."""
    return {
        "scoring": "winner-collects" if s.collects else "penalty",
        "target": int(s.target),
        "draw-two": bool(s.draw_two),
        "skip": {10: "jack", 11: "queen"}.get(int(s.skip_rank), "none"),
        "reverse": bool(s.reverses),
        "stacking": bool(s.stacking),
        "reshuffle": bool(s.reshuffles),
        "free-draw": bool(s.free_draw),
        "draw-limit": int(s.draw_limit),
    }


def pile_of(s: State) -> list[str]:
    """The cards under the top of the discard pile, by suit and rank."""
    pile = list(cards_of(int(s.played), int(s.played_twins)))
    pile.remove(CARDS[s.top])
    return pile


def is_named(s: State) -> bool:
    """Whether somebody named the suit to follow (R5)."""
    return bool(s.phase != NAMING and (s.top >> 2 == EIGHT or s.suit != s.top & 3))


@remembered
def _of_all(s: State) -> View:
    """What everybody sees, and a spectator nothing else."""
    everybody = range(s.seats)
    return View(
        seat=None,
        to_move=int(s.turn) + 1 if s.phase != OVER else None,
        phase=PHASES.get(int(s.phase), "take" if s.owed else "play"),
        hand=[],
        counts=[held(s, p) for p in everybody],
        top=CARDS[s.top],
        pile=pile_of(s),
        suit=SUIT_WORDS[s.suit],
        is_named=is_named(s),
        direction=int(s.step),
        owed=int(s.owed),
        stock=int(s.stock_n),
        draws=int(s.draws),
        passes=int(s.passes),
        buried=list(cards_of(int(s.buried))),
        round=int(s.round_no),
        begins=int(s.begins) + 1,
        rounds_done=int(s.done),
        last=[int(s.last[p]) for p in everybody] if s.done else [],
        totals=[int(s.totals[p]) for p in everybody],
        shown=[hand_of(s, p) for p in everybody] if s.phase == OVER else [],
        options=options_of(s),
    )


def view(s: State, seat: int) -> View:
    """What ``seat`` sees: what everybody does, in lists of its own, and its hand."""
    seen = _of_all(s)
    return replace(
        seen,
        seat=seat + 1 if seat >= 0 else None,
        hand=hand_of(s, seat) if seat >= 0 else [],
        counts=[*seen.counts],
        pile=[*seen.pile],
        buried=[*seen.buried],
        last=[*seen.last],
        totals=[*seen.totals],
        shown=[[*hand] for hand in seen.shown],
        options={**seen.options},
    )
