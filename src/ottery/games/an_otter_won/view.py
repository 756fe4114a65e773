"""What a seat sees of An Otter Won, and what it is told."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ottery.kernel.cards import size_of
from ottery.kernel.record import NONE
from ottery.locales import Text

from . import sheet
from .deck import deck_of
from .rules import CARDS, DEN, DIVE, ENDED, NEST, STREAM, SWIM, State, den_points, in_play, to_move
from .scoring import is_most
from .words import NAMES, text

Phase = Literal["lead", "follow", "river", "den", "swim", "dive", "over"]
PHASES: tuple[Phase, ...] = ("lead", "follow", "river", "den", "swim", "dive", "over")


class Card(msgspec.Struct, frozen=True):
    """What a card of the deck in use shows; the whole deck is public."""

    otter: Literal["pink", "yellow", "blue"]
    shape: Literal["circle", "triangle"]
    arrow: Literal["up", "down"]
    condition: str
    """Such as ``each pink`` or ``most odd``."""
    points: list[int]
    """For each match; or as the most common and otherwise."""


class View(msgspec.Struct, frozen=True):
    """What a seat (or a spectator) may see, cards by value. Rows over seats begin with seat 1."""

    round: int
    phase: Phase
    leader: int
    """Who leads this round; while cards are shared out, who has won it."""
    to_move: int | None
    hand: list[int]
    """The viewer's own cards; [] for a spectator."""
    hand_sizes: list[int]
    neutral: int | None
    played: list[int | None]
    ups: int
    """How many of the cards in play have an arrow up."""
    river: list[int]
    dens: list[list[int]]
    deck: int
    out: int
    """How many cards are out of the game, unseen."""
    has_chosen: list[bool]
    """Who has chosen in the Last Swim while the other has not."""
    chosen: int | None
    """The card that the viewer has chosen for the den."""
    scores: list[int]
    """The points of each seat, if the game ended now."""
    worth: list[list[int]]
    """Of each seat what every card in the den would bring now."""
    tally: dict[str, int]
    """How many cards of the river show each attribute (``pink`` … ``high``)."""
    most: list[str]
    """The attributes that are the most common of their family in the river."""
    cards: list[Card]
    """What the cards 1 … 18 show."""


def view(s: State, seat: int) -> View:
    """The view of ``seat`` (−1: a spectator)."""
    mover = to_move(s)
    sizes = [int(s.hands[p]).bit_count() for p in range(2)]
    open_cards = int(in_play(s)) | int(s.river) | int(s.dens[0]) | int(s.dens[1])
    return View(
        round=int(s.round_no),
        phase=PHASES[s.phase],
        leader=int(s.leader) + 1,
        to_move=mover + 1 if mover >= 0 else None,
        hand=values(int(s.hands[seat])) if seat >= 0 else [],
        hand_sizes=sizes,
        neutral=_value(s.neutral),
        played=[_value(s.played[p]) for p in range(2)],
        ups=(int(in_play(s)) & int(s.ups)).bit_count(),
        river=values(int(s.river)),
        dens=[values(int(s.dens[p])) for p in range(2)],
        deck=int(s.deck_length),
        out=CARDS - int(s.deck_length) - sum(sizes) - open_cards.bit_count(),
        has_chosen=[bool(s.phase == DIVE and p == s.leader) for p in range(2)],
        chosen=_value(s.chosen) if seat == s.leader else None,
        scores=[int(den_points(s, int(s.dens[p]), int(s.river))) for p in range(2)],
        worth=[[line.points for line in sheet.lines(s) if line.seat == p] for p in range(2)],
        tally={name: int(size_of(s.river & s.matching[i])) for i, name in enumerate(NAMES)},
        most=[name for i, name in enumerate(NAMES) if is_most(s.matching, i, s.river)],
        cards=[_card(entry) for entry in deck_of(s)["card"]],
    )


def _card(entry: dict[str, Any]) -> Card:
    points = entry["points"]
    return Card(
        otter=entry["otter"],
        shape=entry["shape"],
        arrow=entry["arrow"],
        condition=entry["condition"],
        points=points if isinstance(points, list) else [points],
    )


def values(mask: int) -> list[int]:
    """The values of a set of cards, ascending."""
    return [card + 1 for card in range(CARDS) if mask >> card & 1]


def _value(card: int) -> int | None:
    return None if card == NONE else int(card) + 1


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What ``seat`` is told of an action. A choice in the Last Swim is told to its player alone."""
    mover = to_move(before)
    told = _told(before, action, after, mover, seat)
    if after.rounds_done > before.rounds_done:
        told += _next(after)
    return told


def _told(before: State, action: int, after: State, mover: int, seat: int) -> list[Text]:
    player, card = mover + 1, action % CARDS + 1
    if before.phase == SWIM:
        return [text("event-choose", player=player)] if seat != mover else [text("event-chosen", card=card)]
    if before.phase == DIVE:
        return _revealed(before, after)
    if before.phase == STREAM:
        return [text("event-river", player=player, card=card)]
    if before.phase == NEST:
        third = values(int(in_play(before)) ^ (1 << (action - DEN)))[0]
        return [text("event-den", player=player, card=card, third=third, other=3 - player)]
    return [text("event-play", player=player, card=card), *_settled(after)]


def _settled(s: State) -> list[Text]:
    if s.phase != STREAM:
        return []
    ups = (int(in_play(s)) & int(s.ups)).bit_count()
    return [text("event-high" if ups > 1 else "event-low", player=int(s.leader) + 1)]


def _revealed(before: State, after: State) -> list[Text]:
    """Whose card is in which den; the river does not tell who put which card there."""
    told = []
    for p in (int(before.leader), 1 - int(before.leader)):
        (nested,) = values(int(after.dens[p]) & ~int(before.dens[p]))
        told.append(text("event-swim", player=p + 1, card=nested))
    low, high = values(int(after.river) & ~int(before.river))
    return [*told, text("event-stream", low=low, high=high)]


def _next(s: State) -> list[Text]:
    """The next round, or how the game ended."""
    leader = int(s.leader) + 1
    if s.phase == SWIM:
        return [text("event-last", player=leader)]
    if s.phase != ENDED:
        return [text("event-round", round=int(s.round_no), card=int(s.neutral) + 1, player=leader)]
    points = [int(den_points(s, int(s.dens[p]), int(s.river))) for p in range(2)]
    if points[0] == points[1]:
        return [text("event-shared", points=points[0])]
    winner = 0 if points[0] > points[1] else 1
    return [text("event-winner", player=winner + 1, points=points[winner], against=points[1 - winner])]
