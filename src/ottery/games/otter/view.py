"""What a seat sees of Otter, and what it is told."""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import events
from .heads import CARDS, HEADS, TAILS
from .high_tide import can_draw
from .party import PARTY
from .rounds import goal
from .rules import to_move
from .solo import top_of
from .state import DRAWS, NONE, OTTERS, PILES, State, size
from .words import ACTIONS, CARD_WORDS

__all__ = ["View", "events", "view"]

Phase = Literal["high", "change", "low", "solo", "over"]


class Otter(msgspec.Struct, frozen=True):
    """One of the three: what shows, what is on the other sides, and the pile of its tummy, the top first."""

    head: str
    head_back: str
    tail: str
    tail_back: str
    tummy: list[str]


class Seat(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    cards: int
    stones: int
    shown: list[str]
    """Cards that came back after a penalty: everybody knows they are in this hand."""
    has_won: bool


class Slip(msgspec.Struct, frozen=True):
    """The play before this turn followed nothing and may be called."""

    player: int
    card: str
    otter: int


class Pile(msgspec.Struct, frozen=True):
    """A pile of the solo game."""

    top: str | None
    cards: int


class View(msgspec.Struct, frozen=True):
    """What a seat (or a spectator) may see. Rows over seats begin with seat 1, over otters with otter 1."""

    round: int
    phase: Phase
    """high: may draw, or play the first card; change: owes a change; low: may play on or stop."""
    to_move: int | None
    hand: list[str]
    """The viewer's own cards; [] for a spectator."""
    sunk: list[str]
    """Cards the viewer put under the deck and has not seen since."""
    players: list[Seat]
    otters: list[Otter]
    tails: bool
    """Whether tails count (not in the solo game)."""
    deck: int
    buried: int
    """How many cards a reshuffle would bring."""
    draws_left: int
    """How many cards the seat to move may still draw in this turn, as far as there are any."""
    can_draw: bool
    otter: int | None
    """The otter of this turn."""
    changed: str | None
    """The change made last in this turn."""
    slip: Slip | None
    goal: int
    """How many times the last card has to be played."""
    is_party: bool
    has_penalty: bool
    has_random_heads: bool
    piles: list[Pile]
    last: list[int] | None
    """Solo: pile and otter of the last play."""
    winners: list[int]


def view(s: State, seat: int) -> View:
    """The view of ``seat`` (−1: a spectator)."""
    mover = int(to_move(s))
    is_solo = s.seats == 1
    return View(
        round=int(s.round_no),
        phase=_phase(s),
        to_move=mover + 1 if mover != NONE else None,
        hand=_hand(s, seat) if seat >= 0 and not is_solo else [],
        sunk=_sunk(s, seat),
        players=[_seat(s, p) for p in range(s.seats)],
        otters=[_otter(s, o) for o in range(OTTERS)],
        tails=not is_solo,
        deck=int(s.start[0]),
        buried=sum(len(o) for o in _buried(s)),
        draws_left=0 if is_solo or s.otter != NONE else DRAWS - int(s.draws),
        can_draw=bool(not is_solo and not s.ended and s.otter == NONE and not s.owed and can_draw(s)),
        otter=int(s.otter) + 1 if s.otter != NONE else None,
        changed=ACTIONS[s.changed] if s.changed != NONE else None,
        slip=_slip(s),
        goal=int(goal(int(s.seats))),
        is_party=bool(s.seats >= PARTY),
        has_penalty=bool(s.has_penalty),
        has_random_heads=bool(s.has_random_heads),
        piles=[_pile(s, pile) for pile in range(PILES)] if is_solo else [],
        last=[int(s.last_pile) + 1, int(s.last_otter) + 1] if s.last_pile != NONE else None,
        winners=[p + 1 for p in range(s.seats) if int(s.winners) >> p & 1],
    )


def _phase(s: State) -> Phase:
    if s.ended:
        return "over"
    if s.seats == 1:
        return "solo"
    if s.owed:
        return "change"
    return "high" if s.otter == NONE else "low"


def _hand(s: State, seat: int) -> list[str]:
    return [CARD_WORDS[s.cards[i] >> 1] for i in range(s.start[seat], s.start[seat + 1])]


def _sunk(s: State, seat: int) -> list[str]:
    if seat < 0 or s.decks > 1:
        return []
    return [CARD_WORDS[card] for card in range(CARDS) if s.cards[CARDS * (seat + 1) + card]]


def _seat(s: State, p: int) -> Seat:
    places = range(s.start[p], s.start[p + 1])
    return Seat(
        cards=int(size(s, p)) if s.seats > 1 else int(s.start[PILES] - s.start[0]),
        stones=int(s.stones[p]),
        shown=[CARD_WORDS[s.cards[i] >> 1] for i in places if s.cards[i] & 1],
        has_won=bool(int(s.winners) >> p & 1),
    )


def _buried(s: State) -> list[list[int]]:
    """The cards under each top, the latest first."""
    rows: list[list[int]] = [[] for _ in range(OTTERS)]
    for i in range(s.start[s.groups], CARDS * int(s.decks) - OTTERS):
        rows[s.cards[i] // CARDS].append(int(s.cards[i]) % CARDS)
    return rows


def tummies(s: State) -> list[list[str]]:
    """The tummy piles, their tops first. All of it was played openly."""
    return [[CARD_WORDS[c] for c in (s.tops[o], *row)] for o, row in enumerate(_buried(s))]


def _otter(s: State, o: int) -> Otter:
    head, tail = int(s.heads[o]), int(s.tails[o])
    return Otter(HEADS[head], HEADS[head ^ 1], TAILS[tail], TAILS[tail ^ 1], tummies(s)[o])


def _slip(s: State) -> Slip | None:
    if s.slip_seat == NONE:
        return None
    return Slip(int(s.slip_seat) + 1, CARD_WORDS[s.tops[s.slip_otter]], int(s.slip_otter) + 1)


def _pile(s: State, pile: int) -> Pile:
    top = int(top_of(s, pile))
    return Pile(CARD_WORDS[top] if top != NONE else None, int(size(s, pile)))
