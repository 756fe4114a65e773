"""What a seat sees of Why I Otter, and what it is told."""

from __future__ import annotations

from typing import Literal

import msgspec

from ottery.kernel.record import NONE
from ottery.locales import Text

from ..game import Line
from . import sheet
from .rules import (
    ENDED,
    FRONTS,
    LEAVE,
    PLACES,
    RIVER,
    TAKE,
    State,
    is_open,
    located,
    pairs_known,
    score,
    shown,
    to_move,
)
from .words import BACK_WORDS, FRONT_WORDS, back_text, front_text, text

PHASES: tuple[Literal["lead", "follow", "take", "leave", "over"], ...] = (
    "lead",
    "follow",
    "take",
    "leave",
    "over",
)


class Card(msgspec.Struct, frozen=True):
    """A card: the sides that the viewer knows, None for a side it does not."""

    front: str | None
    back: str | None


class Count(msgspec.Struct, frozen=True):
    """How a scoring card stands. Rows over seats begin with seat 1."""

    found: list[int]
    """The matching otters in each den."""
    stars: list[int]
    """What they would bring now."""


class View(msgspec.Struct, frozen=True):
    """What a seat (or a spectator) may see. Rows over seats begin with seat 1; places of the river with place 1."""

    round: int
    phase: Literal["lead", "follow", "take", "leave", "over"]
    leader: int
    """Who leads this round; while the river is open, who has won it."""
    to_move: int | None
    hand: list[Card]
    """The viewer's own cards; [] for a spectator."""
    hand_sizes: list[int]
    shown: list[list[Card]]
    """Of each seat the hand cards that were taken from the open river."""
    led: Card | None
    river: list[Card | None]
    """None where no card lies."""
    is_river_open: bool
    pile: int
    top: Card | None
    """The card on top of the pile."""
    scoring: list[Card]
    counts: list[Count]
    """Of each scoring card what it would bring, if the game ended now."""
    dens: list[list[Card]]
    known: list[list[str]]
    """Of each seat the fronts that the viewer can place and of which that seat has seen both sides."""
    is_pairing_fixed: bool
    scores: list[int]
    """The stars of each seat, if the game ended now."""


def view(s: State, seat: int) -> View:
    """The view of ``seat`` (−1: a spectator)."""
    mover, placed = to_move(s), located(s, seat)
    return View(
        round=int(s.round_no),
        phase=PHASES[s.phase],
        leader=int(s.leader) + 1,
        to_move=mover + 1 if mover >= 0 else None,
        hand=_cards(s, seat, int(s.hands[seat])) if seat >= 0 else [],
        hand_sizes=[int(s.hands[p]).bit_count() for p in range(2)],
        shown=[_cards(s, seat, shown(s, p)) for p in range(2)],
        led=_card(s, seat, int(s.led)) if s.led != NONE else None,
        river=[_course(s, seat, int(s.river[i])) if s.river[i] != NONE else None for i in range(PLACES)],
        is_river_open=bool(is_open(s)),
        pile=int(s.pile_length),
        top=_course(s, seat, int(s.pile[s.pile_length - 1])) if s.pile_length else None,
        scoring=[_card(s, seat, int(s.scoring[i])) for i in range(s.scoring_count)],
        counts=_counts(s),
        dens=[_cards(s, seat, int(s.dens[p])) for p in range(2)],
        known=[_fronts(int(s.known[p]) & placed) for p in range(2)],
        is_pairing_fixed=bool(s.paired),
        scores=[int(score(s, p)) for p in range(2)],
    )


def _counts(s: State) -> list[Count]:
    """The sheet's two lines for each scoring card, side by side."""
    lines = sheet.lines(s)
    return [
        Count([_own(line) for line in pair], [line.points for line in pair])
        for pair in zip(lines[::2], lines[1::2], strict=True)
    ]


def _own(line: Line) -> int:
    found = line.text.values["own"]
    assert isinstance(found, int)
    return found


def _fronts(mask: int) -> list[str]:
    return [FRONT_WORDS[i] for i in range(FRONTS) if mask >> i & 1]


def _card(s: State, seat: int, front: int) -> Card:
    """A card whose front the viewer sees."""
    back = BACK_WORDS[s.back_of[front]] if pairs_known(s, seat) >> front & 1 else None
    return Card(FRONT_WORDS[front], back)


def _cards(s: State, seat: int, mask: int) -> list[Card]:
    return [_card(s, seat, i) for i in range(FRONTS) if mask >> i & 1]


def _course(s: State, seat: int, front: int) -> Card:
    """A card of river or pile whose back lies open."""
    word = FRONT_WORDS[front] if located(s, seat) >> front & 1 else None
    return Card(word, BACK_WORDS[s.back_of[front]])


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What ``seat`` is told of an action: everything played or taken lies open, so everybody is told the same."""
    player = to_move(before) + 1
    if action >= RIVER:
        told = _reward(before, action, after, player)
    else:
        told = [text("event-play", player=player, card=front_text(action))]
        if before.led != NONE:
            told += _trick(before, action, after)
    if after.rounds_done > before.rounds_done:
        told.append(_next(after))
    return told


def _trick(before: State, action: int, after: State) -> list[Text]:
    winner = int(after.leader) + 1
    told = [text("event-trick", player=winner, led=front_text(before.led), answer=front_text(action))]
    return told + _turned(after) if after.phase == TAKE else told


def _turned(s: State) -> list[Text]:
    cards = [s.river[i] for i in range(PLACES)]
    return [
        text("event-river", place=i + 1, card=front_text(card), back=_back(s, card))
        for i, card in enumerate(cards)
    ]


def _reward(before: State, action: int, after: State, player: int) -> list[Text]:
    front = before.river[action - RIVER]
    told = [text("event-take", player=player, card=front_text(front))]
    if before.phase == LEAVE:
        told.append(text("event-scoring", back=_back(after, after.scoring[after.scoring_count - 1])))
    return told


def _back(s: State, front: int) -> Text:
    return back_text(int(s.back_of[front]))


def _next(s: State) -> Text:
    """The next round, or how the game ended."""
    if s.phase != ENDED:
        return text("event-round", round=int(s.round_no), player=int(s.leader) + 1)
    points = [int(score(s, p)) for p in range(2)]
    if points[0] == points[1]:
        return text("event-shared", stars=points[0])
    winner = 0 if points[0] > points[1] else 1
    return text("event-winner", player=winner + 1, stars=points[winner], against=points[1 - winner])
