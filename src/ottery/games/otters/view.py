"""Otters: what a seat sees, built field by field, and what it is told of an action."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec

from ...kernel.record import NONE
from .redeal import sees_all_of
from .state import (
    BLACK,
    BLACK_POOL,
    DECK,
    HELD,
    HOLDERS,
    KINDS,
    MARKS,
    OVER,
    POOL,
    QUESTIONS,
    SLUGS,
    SPECTATOR,
    THINGS,
    VALUES,
    WHITE,
    WORDS,
    State,
    count,
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
    return [VALUES[thing] for thing in range(first, last) for _ in range(int(counts[thing]))]


def _pile(s: State, pile: int) -> list[int]:
    return [int(thing) for thing in cast(Any, s.piles[pile])[: s.left[pile]]]


def _known(s: State, observer: int, holder: int) -> Known:
    row = HOLDERS * observer + holder
    return Known(
        white=_values(s.known[row], WHITE, BLACK),
        white_left=int(s.lost[row][POOL]),
        black=_values(s.known[row], BLACK, THINGS),
        black_left=int(s.lost[row][BLACK_POOL]),
        cards=_slugs(s.known[row]),
        cards_left=int(s.lost[row][DECK]),
        urchins=None
        if holder == HELD
        else min(int(s.urchins_most[observer][holder]), int(count(s, holder, DECK))),
    )


def _under(s: State, observer: int, seat: int) -> int | None:
    if s.under[seat] == NONE:
        return None
    if sees_all_of(s, observer, seat):
        return VALUES[s.under[seat]]
    known = int(s.under_known[observer][seat])
    return None if known == NONE else VALUES[known]


def _player(s: State, observer: int, seat: int) -> Player:
    is_seen = bool(sees_all_of(s, observer, seat))
    return Player(
        seat=seat + 1,
        out=bool(s.out[seat]),
        cards=int(count(s, seat, DECK)),
        whites=int(count(s, seat, POOL)),
        blacks=int(count(s, seat, BLACK_POOL)),
        face_up=_slugs(s.face_up[seat]),
        covered=bool(s.under[seat] != NONE),
        under=_under(s, observer, seat),
        hand=_slugs(s.held[seat]) if is_seen else None,
        white=_values(s.held[seat], WHITE, BLACK) if is_seen else None,
        black=_values(s.held[seat], BLACK, THINGS) if is_seen else None,
        known=None if is_seen else _known(s, observer, seat),
    )


def _chosen(s: State, observer: int) -> str | None:
    if observer == SPECTATOR or s.passing[observer] == NONE:
        return None
    return WORDS[s.passing[observer]]


def _ask(s: State, observer: int) -> Ask | None:
    if s.question == OVER:
        return None
    drawn = [VALUES[pearl] for pearl in cast(Any, s.drawn) if pearl != NONE]
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
        giving=VALUES[s.chosen] if is_mine and s.chosen != NONE else None,
        chosen=_chosen(s, observer),
        ready=[p + 1 for p in range(s.seats) if s.passing[p] != NONE],
    )


def _cards(s: State) -> list[CardInDeck]:
    """Every kind with how many are in the game: a setup may have left urchins out."""
    found = Counter([*_pile(s, DECK), *_discard(s), int(s.card)])
    for p in range(s.seats):
        for kind in range(KINDS):
            found[kind] += int(s.held[p][kind]) + int(s.face_up[p][kind])
    return [
        CardInDeck(SLUGS[kind], found[kind], MARKS[s.mark[kind]], SLUGS[s.effect[kind]])
        for kind in range(KINDS)
        if found[kind]
    ]


def _discard(s: State) -> list[int]:
    return [int(kind) for kind in cast(Any, s.discard)[: s.discard_size]]


def _tokens(s: State) -> Counter[int]:
    """Every pearl in the game by kind: a setup may have left some out."""
    alone = [*cast(Any, s.drawn), s.chosen, *cast(Any, s.under)]
    found = Counter([*_pile(s, POOL), *_pile(s, BLACK_POOL), *(int(pearl) for pearl in alone)])
    for p in range(s.seats):
        found.update({thing: int(s.held[p][thing]) for thing in range(WHITE, THINGS)})
    return found


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
        deck=int(s.left[DECK]),
        discard=[SLUGS[kind] for kind in reversed(_discard(s))],
        pool=int(s.left[POOL]),
        black_pool=int(s.left[BLACK_POOL]),
        ask=_ask(s, observer),
        urchins=_urchins(s, observer),
        middle=_known(s, observer, HELD),
        cards=_cards(s),
        white_tokens=_values(tokens, WHITE, BLACK),
        black_tokens=_values(tokens, BLACK, THINGS),
    )
