"""What a seat sees of Otter, and what it is told."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from ...kernel.record import NONE
from .events import events
from .heads import CARDS, FOLLOWS, HEADS, NUMBERS, TAILS
from .high_tide import can_draw
from .party import PARTY
from .rounds import goal
from .rules import to_move
from .state import DRAWS, OTTERS, PILES, State
from .words import CARD_WORDS

__all__ = ["View", "events", "view"]

Phase = Literal["high", "change", "low", "solo", "over"]


class Otter(msgspec.Struct, frozen=True):
    """One of the three: what shows, what is on the other sides, and the pile of its tummy, the top first."""

    head: str
    head_back: str
    tail: str
    tail_back: str
    tummy: list[str]
    wants: list[int]
    """The numbers that follow the head now."""


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
    is_solo, cards = s.seats == 1, _Cards(s)
    return View(
        round=int(s.round_no),
        phase=_phase(s),
        to_move=mover + 1 if mover != NONE else None,
        hand=cards.hand(seat) if seat >= 0 and not is_solo else [],
        sunk=cards.sunk(seat) if seat >= 0 and s.decks == 1 else [],
        players=[_seat(s, cards, p) for p in range(s.seats)],
        otters=[_otter(s, o, tummy) for o, tummy in enumerate(cards.tummies())],
        tails=not is_solo,
        deck=cards.start[0],
        buried=len(cards.laid) - cards.start[-1],
        draws_left=0 if is_solo or s.otter != NONE else DRAWS - int(s.draws),
        can_draw=bool(not is_solo and not s.ended and s.otter == NONE and not s.owed and can_draw(s)),
        otter=int(s.otter) + 1 if s.otter != NONE else None,
        slip=_slip(s),
        goal=int(goal(int(s.seats))),
        is_party=bool(s.seats >= PARTY),
        has_penalty=bool(s.has_penalty),
        has_random_heads=bool(s.has_random_heads),
        piles=cards.piles() if is_solo else [],
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


class _Cards:
    """Where the cards of a state lie, read once into plain lists."""

    def __init__(self, s: Any) -> None:
        row = s.cards.tolist()
        self.laid: list[int] = row[: CARDS * int(s.decks) - OTTERS]
        self.behind: list[int] = row[CARDS:]
        self.tops: list[int] = s.tops.tolist()
        self.start: list[int] = s.start.tolist()[: s.groups + 1]

    def entries(self, group: int) -> list[int]:
        """A hand or a pile as the state has it."""
        return self.laid[self.start[group] : self.start[group + 1]]

    def hand(self, seat: int) -> list[str]:
        return [CARD_WORDS[entry >> 1] for entry in self.entries(seat)]

    def shown(self, seat: int) -> list[str]:
        return [CARD_WORDS[entry >> 1] for entry in self.entries(seat) if entry & 1]

    def sunk(self, seat: int) -> list[str]:
        places = self.behind[CARDS * seat : CARDS * (seat + 1)]
        return [word for word, known in zip(CARD_WORDS, places, strict=True) if known]

    def piles(self) -> list[Pile]:
        hands = [self.hand(pile) for pile in range(PILES)]
        return [Pile(hand[-1] if hand else None, len(hand)) for hand in hands]

    def tummies(self) -> list[list[str]]:
        """The tummy piles, their tops first. All of it was played openly."""
        found = [[CARD_WORDS[top]] for top in self.tops]
        for entry in self.laid[self.start[-1] :]:
            found[entry // CARDS].append(CARD_WORDS[entry % CARDS])
        return found


def tummies(s: State) -> list[list[str]]:
    """The tummy piles, their tops first."""
    return _Cards(s).tummies()


def _seat(s: State, cards: _Cards, p: int) -> Seat:
    held = len(cards.entries(p)) if s.seats > 1 else cards.start[PILES]
    won = bool(int(s.winners) >> p & 1)
    return Seat(cards=held, stones=int(s.stones[p]), shown=cards.shown(p), has_won=won)


def _otter(s: State, o: int, tummy: list[str]) -> Otter:
    head, tail = int(s.heads[o]), int(s.tails[o])
    own, a, b = (int(s.tops[(o + i) % OTTERS]) % NUMBERS for i in range(OTTERS))
    wants = list(_numbers(int(FOLLOWS[head, own, a, b])))
    return Otter(HEADS[head], HEADS[head ^ 1], TAILS[tail], TAILS[tail ^ 1], tummy, wants)


@cache
def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(1, NUMBERS + 1) if mask >> (n - 1) & 1)


def _slip(s: State) -> Slip | None:
    if s.slip_seat == NONE:
        return None
    return Slip(int(s.slip_seat) + 1, CARD_WORDS[s.tops[s.slip_otter]], int(s.slip_otter) + 1)
