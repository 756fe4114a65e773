"""Otters: what a seat sees, built field by field, and what it is told of an action."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ...kernel.record import NONE
from .redeal import sees_all_of
from .state import (
    HELD,
    HOLDERS,
    KINDS,
    MARKS,
    ONE_HAND,
    OVER,
    PEARL_WORDS,
    PEARLS,
    QUESTIONS,
    SLUGS,
    SPECTATOR,
    VALUES,
    WHITES,
    State,
    blacks,
    effect_of_card,
    hand_size,
    whites,
)
from .telling import events

__all__ = ["Ask", "CardInDeck", "Known", "Player", "Urchin", "View", "events", "view"]

SIDES = ("left", "right")


class Known(msgspec.Struct, frozen=True):
    """What the viewer knows to be in a place, from what it has seen go there.

    ``white``, ``black`` (values) and ``cards`` are there still, all but ``white_left``, ``black_left`` and
    ``cards_left`` of them, which have left unseen. ``urchins``: a hand holds no more than so many (None: the deck).
    """

    white: list[int]
    white_left: int
    black: list[int]
    black_left: int
    cards: list[str]
    cards_left: int
    urchins: int | None


class Player(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it. ``hand`` and ``pearls`` (``white``, ``black``) are None while hidden, ``under``
    is None while hidden or when nothing lies there (``covered`` tells)."""

    seat: int
    out: bool
    cards: int
    whites: int
    blacks: int
    face_up: list[str]
    covered: bool
    under: int | None
    hand: list[str] | None
    white: list[int] | None
    black: list[int] | None
    known: Known | None


class Ask(msgspec.Struct, frozen=True):
    """The question on the table: who decides (``seat``) what (``play``, ``seat``, ``pearl``, ``card``, ``place``:
    put a drawn pearl into a hand, ``pick``: choose a hand), and for which card of whose.

    ``drawn`` (white values in the order drawn), ``sides`` (the hands they were put into so far) and ``giving`` (the
    pearl that goes to the next seat) are None for all but the player of the card; ``drawn_count`` is public.
    ``chosen``: what the viewer has chosen to pass on; ``ready``: who has chosen. ``step`` counts answers.
    """

    seat: int
    what: str
    player: int
    card: str | None
    step: int
    target: int | None
    drawn_count: int
    drawn: list[int] | None
    sides: list[str] | None
    giving: int | None
    chosen: str | None
    ready: list[int]


class Urchin(msgspec.Struct, frozen=True):
    """An urchin put back: ``least`` to ``most`` cards lie above it; below 0: it may have been drawn."""

    least: int
    most: int


class CardInDeck(msgspec.Struct, frozen=True):
    """A kind of card: how many are in this game, whether an urchin may go with it, and what it does (a slug)."""

    slug: str
    count: int
    urchin: str
    effect: str


class View(msgspec.Struct, frozen=True):
    """All that a seat sees (None: a spectator). ``turn`` is whose turn it is; ``discard`` is listed top first;
    ``middle`` is what the viewer knows to lie in the pools and in the deck. ``cards`` and the tokens are all that is in
    this game."""

    seat: int | None
    over: bool
    turn: int
    first: int
    players: list[Player]
    deck: int
    discard: list[str]
    pool: int
    black_pool: int
    ask: Ask | None
    urchins: list[Urchin]
    middle: Known
    cards: list[CardInDeck]
    white_tokens: list[int]
    black_tokens: list[int]


def _slugs(counts: Any) -> list[str]:
    return [SLUGS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]


def _values(counts: Any, first: int, last: int) -> list[int]:
    return [VALUES[pearl] for pearl in range(first, last) for _ in range(int(counts[pearl]))]


def _known(s: State, observer: int, holder: int) -> Known:
    row = HOLDERS * observer + holder
    return Known(
        white=_values(s.pearls_known[row], 0, WHITES),
        white_left=int(s.pearls_lost[row][0]),
        black=_values(s.pearls_known[row], WHITES, PEARLS),
        black_left=int(s.pearls_lost[row][1]),
        cards=_slugs(s.cards_known[row]),
        cards_left=int(s.cards_lost[observer][holder]),
        urchins=None
        if holder == HELD
        else min(int(s.urchins_most[observer][holder]), int(hand_size(s, holder))),
    )


def _under(s: State, observer: int, seat: int) -> int | None:
    if s.under[seat] == NONE:
        return None
    if sees_all_of(s, observer, seat):
        return int(s.under[seat])
    known = int(s.under_known[observer][seat])
    return None if known == NONE else known


def _player(s: State, observer: int, seat: int) -> Player:
    is_seen = bool(sees_all_of(s, observer, seat))
    return Player(
        seat=seat + 1,
        out=bool(s.out[seat]),
        cards=int(hand_size(s, seat)),
        whites=int(whites(s, seat)),
        blacks=int(blacks(s, seat)),
        face_up=_slugs(s.face_up[seat]),
        covered=bool(s.under[seat] != NONE),
        under=_under(s, observer, seat),
        hand=_slugs(s.hands[seat]) if is_seen else None,
        white=_values(s.pearls[seat], 0, WHITES) if is_seen else None,
        black=_values(s.pearls[seat], WHITES, PEARLS) if is_seen else None,
        known=None if is_seen else _known(s, observer, seat),
    )


def _chosen(s: State, observer: int) -> str | None:
    if observer == SPECTATOR or s.passing[observer] == NONE:
        return None
    words = PEARL_WORDS if effect_of_card(s) == ONE_HAND else SLUGS
    return words[s.passing[observer]]


def _ask(s: State, observer: int) -> Ask | None:
    if s.question == OVER:
        return None
    drawn = [int(pearl) for pearl in cast(Any, s.drawn) if pearl != NONE]
    is_mine = s.turn == observer
    return Ask(
        seat=int(s.asked) + 1,
        what=QUESTIONS[s.question],
        player=int(s.turn) + 1,
        card=None if s.card == NONE else SLUGS[s.card],
        step=int(s.step),
        target=None if s.target == NONE else int(s.target) + 1,
        drawn_count=len(drawn),
        drawn=drawn if is_mine else None,
        sides=[SIDES[side] for side in cast(Any, s.side) if side != NONE] if is_mine else None,
        giving=int(s.chosen) if is_mine and s.chosen != NONE else None,
        chosen=_chosen(s, observer),
        ready=[p + 1 for p in range(s.seats) if s.passing[p] != NONE],
    )


def _cards(s: State) -> list[CardInDeck]:
    """Every kind with how many are in the game: a setup may have left urchins out."""
    rows = [*cast(Any, s.deck)[: s.deck_size], *cast(Any, s.discard)[: s.discard_size], s.card]
    counts = [sum(1 for k in rows if k == kind) for kind in range(KINDS)]
    for p in range(s.seats):
        for kind in range(KINDS):
            counts[kind] += int(s.hands[p][kind]) + int(s.face_up[p][kind])
    return [
        CardInDeck(SLUGS[kind], counts[kind], MARKS[s.mark[kind]], SLUGS[s.effect[kind]])
        for kind in range(KINDS)
        if counts[kind]
    ]


def _tokens(s: State) -> list[int]:
    """Every pearl in the game by kind: a setup may have left some out."""
    rows = [*cast(Any, s.pool)[: s.pool_size], *cast(Any, s.black_pool)[: s.black_size]]
    rows += [*cast(Any, s.drawn), s.chosen, *(s.under[p] for p in range(s.seats))]
    counts = [sum(1 for k in rows if k == pearl) for pearl in range(PEARLS)]
    return [counts[k] + sum(int(s.pearls[p][k]) for p in range(s.seats)) for k in range(PEARLS)]


def _urchins(s: State, observer: int) -> list[Urchin]:
    return [Urchin(int(s.nest_least[observer][i]), int(s.nest_most[i])) for i in range(s.nests)]


def view(s: State, seat: int) -> View:
    """What ``seat`` (−1: a spectator) sees."""
    observer = seat if seat >= 0 else SPECTATOR
    tokens = _tokens(s)
    return View(
        seat=seat + 1 if seat >= 0 else None,
        over=bool(s.question == OVER),
        turn=int(s.turn) + 1,
        first=int(s.first) + 1,
        players=[_player(s, observer, p) for p in range(s.seats)],
        deck=int(s.deck_size),
        discard=[SLUGS[kind] for kind in cast(Any, s.discard)[: s.discard_size][::-1]],
        pool=int(s.pool_size),
        black_pool=int(s.black_size),
        ask=_ask(s, observer),
        urchins=_urchins(s, observer),
        middle=_known(s, observer, HELD),
        cards=_cards(s),
        white_tokens=_values(tokens, 0, WHITES),
        black_tokens=_values(tokens, WHITES, PEARLS),
    )
