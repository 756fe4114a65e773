"""Otters: from a deck and a setup text to a state, and back.

Places are named as in the text, counted from 0: ``setup.hands[1][0]`` is the first card of seat 2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from ...kernel.record import NONE
from ...kernel.rng import shuffle
from ...locales import Text
from .. import entries
from ..game import Value
from .deck import PROVENANCES, URCHINS, default
from .deck import read as read_deck
from .memory import note_at_most
from .piles import pop
from .state import (
    ABRACADABRA,
    BLACK,
    BLACK_POOL,
    DECK,
    HANDS_OFF,
    KINDS,
    MARKS,
    OVER,
    PEARL_TOKENS,
    POOL,
    SLUGS,
    THINGS,
    URCHIN,
    VALUES,
    WHITE,
    WORDS,
    State,
    count,
    laid,
    next_in,
    players_in,
)
from .turns import begin_turn, clear_table, deal_card

_KINDS = {slug: kind for kind, slug in enumerate(SLUGS)}
_CARD_KEYS = ("hands", "deck", "discard", "face_up")
_PEARL_KEYS = ("pearls", "black", "pool", "black_pool", "under")
KEYS = (*_CARD_KEYS, *_PEARL_KEYS, "out", "first", "round")


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    """Write the deck into the state; Otters has no options beside ``first``."""
    for kind in range(KINDS):
        s.effect[kind] = kind
    s.copies[URCHIN] = URCHINS
    s.provenance, cards = read_deck(default() if deck is None else deck)
    for kind, copies, mark, effect in cards:
        s.copies[kind] = copies
        s.mark[kind] = mark
        s.effect[kind] = effect


def deck_of(s: State) -> dict[str, Any]:
    """The deck in use, in the form of its file; the names are those of the house."""
    cards = []
    for card in default()["card"]:
        kind = SLUGS.index(card["slug"])
        if s.copies[kind]:
            data = {"slug": card["slug"], "name": card["name"], "count": int(s.copies[kind])}
            cards.append(data | {"urchin": MARKS[s.mark[kind]], "effect": SLUGS[s.effect[kind]]})
    return {"provenance": PROVENANCES[s.provenance], "card": cards}


class _Stock:
    """The box: how many of each thing are not yet named."""

    def __init__(self, s: State) -> None:
        self.left = [*(int(s.copies[kind]) for kind in range(KINDS)), *PEARL_TOKENS]

    def take(self, thing: int, place: str) -> int:
        """Use one; Refused when none is left."""
        if self.left[thing] == 0:
            raise entries.refused(place, Text.of("otters-setup-many", given=WORDS[thing]))
        self.left[thing] -= 1
        return thing

    def rest(self, first: int, last: int) -> list[int]:
        """The things ``first`` … ``last`` − 1 that are left, each as often as it is."""
        return [thing for thing in range(first, last) for _ in range(self.left[thing])]

    def card(self, value: Any, place: str) -> int:
        """The card of a word."""
        return self.take(entries.a_word(place, value, _KINDS), place)

    def white(self, value: Any, place: str) -> int:
        """The white pearl of a value."""
        return self.take(WHITE + entries.a_whole(place, value, 0, BLACK - WHITE - 1), place)

    def black(self, value: Any, place: str) -> int:
        """The black pearl of a value; the zero may come as −0.0."""
        number = 0 if isinstance(value, float) and value == 0 else value
        return self.take(BLACK - entries.a_whole(place, number, VALUES[-1], 0), place)


Reader = Callable[[Any, str], int]


def _list(value: Any, place: str, one: Reader) -> list[int]:
    return [one(entry, f"{place}[{i}]") for i, entry in enumerate(entries.a_list(place, value))]


def _per_seat(s: State, setup: Mapping[str, Any], key: str) -> list[Any]:
    """The entries of a list that goes by seat; empty ones when the key is missing."""
    if key not in setup:
        return [None if key in ("hands", "under") else [] for _ in range(s.seats)]
    return entries.a_list(f"setup.{key}", setup[key], int(s.seats))


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Put the start of a turn on the table; what is not named is dealt from the rest. Refused names the place."""
    entries.a_table("setup", setup, KEYS)
    entries.a_whole("setup.round", setup.get("round", 1), 1, 1)
    clear_table(s)
    _place_out(s, setup)
    stock = _Stock(s)
    hands = _place_cards(s, setup, stock)
    _place_pearls(s, setup, stock)
    piles = [
        _list(setup[key], f"setup.{key}", one) if key in setup else None
        for key, one in (("deck", stock.card), ("pool", stock.white), ("black_pool", stock.black))
    ]
    discard = _list(setup.get("discard", []), "setup.discard", stock.card)
    _deal_cards(s, stock, hands, piles[DECK], discard)
    _deal_pearls(s, stock, piles[POOL], is_dealt="pearls" not in setup)
    _lay_pile(s, BLACK_POOL, stock.rest(BLACK, THINGS), piles[BLACK_POOL])
    begin_turn(s, int(s.first))


def _place_out(s: State, setup: Mapping[str, Any]) -> None:
    """Who is out, and who begins: the seat named, else the next one that is in."""
    named = entries.Named()
    for i, value in enumerate(entries.a_list("setup.out", setup.get("out", []))):
        p = entries.a_whole(f"setup.out[{i}]", value, 1, int(s.seats)) - 1
        s.out[named.add(f"setup.out[{i}]", p, str(value))] = 1
    if players_in(s) < 2:
        raise entries.refused("setup.out", Text.of("otters-setup-alone"))
    if "first" in setup:
        s.first = entries.a_whole("setup.first", setup["first"], 1, int(s.seats)) - 1
        if s.out[s.first]:
            raise entries.refused("setup.first", Text.of("otters-setup-out", seat=int(s.first) + 1))
    elif s.out[s.first]:
        s.first = next_in(s, int(s.first))


def _place_cards(s: State, setup: Mapping[str, Any], stock: _Stock) -> list[bool]:
    """The cards in front of the seats; returns for each whether its hand is to be dealt."""
    hands = _per_seat(s, setup, "hands")
    for p, hand in enumerate(hands):
        where = f"setup.hands[{p}]"
        for kind in _list([] if hand is None else hand, where, stock.card):
            s.held[p][kind] += 1
        if hand and s.out[p]:
            raise entries.refused(where, Text.of("otters-setup-out", seat=p + 1))
    for p, open_cards in enumerate(_per_seat(s, setup, "face_up")):
        _place_face_up(s, p, _list(open_cards, f"setup.face_up[{p}]", stock.card))
    return [hand is None and not s.out[p] for p, hand in enumerate(hands)]


def _place_face_up(s: State, seat: int, kinds: list[int]) -> None:
    covers = 0
    for i, kind in enumerate(kinds):
        where = f"setup.face_up[{seat}][{i}]"
        if s.effect[kind] not in (HANDS_OFF, ABRACADABRA):
            raise entries.refused(where, Text.of("otters-setup-face-up", given=SLUGS[kind]))
        covers += s.effect[kind] == HANDS_OFF
        if covers > 1:
            raise entries.refused(where, Text.of("otters-setup-two", given=SLUGS[kind]))
        s.face_up[seat][kind] += 1


def _place_pearls(s: State, setup: Mapping[str, Any], stock: _Stock) -> None:
    """The pearls in front of the seats."""
    for key, one in (("pearls", stock.white), ("black", stock.black)):
        for p, values in enumerate(_per_seat(s, setup, key)):
            for pearl in _list(values, f"setup.{key}[{p}]", one):
                s.held[p][pearl] += 1
    for p, value in enumerate(_per_seat(s, setup, "under")):
        where = f"setup.under[{p}]"
        if value is not None:
            if laid(s, p, HANDS_OFF) == 0:
                raise entries.refused(where, Text.of("otters-setup-under"))
            s.under[p] = stock.white(value, where)


def _lay_pile(s: State, pile: int, rest: list[int], named: list[int] | None = None) -> None:
    """Lay a pile: the ``named`` one, listed top first, or the ``rest`` in random order."""
    things = rest if named is None else named[::-1]
    for i in range(max(len(things), int(s.left[pile]))):
        s.piles[pile][i] = things[i] if i < len(things) else NONE
    s.left[pile] = len(things)
    if named is None:
        shuffle(s.rng, s.piles[pile], len(things))


def _deal_cards(
    s: State, stock: _Stock, is_dealt: list[bool], deck: list[int] | None, discard: list[int]
) -> None:
    """Deal the hands that are not named; the rest is the deck, or lies under the discard pile when that is named."""
    if 2 * sum(is_dealt) > len(stock.rest(0, URCHIN)):
        raise entries.refused(f"setup.hands[{is_dealt.index(True)}]", Text.of("otters-setup-few"))
    _lay_pile(s, DECK, stock.rest(0, KINDS if deck is None else URCHIN))
    for p in range(s.seats):
        if is_dealt[p]:
            deal_card(s, p)
            deal_card(s, p)
        note_at_most(s, p, 0 if is_dealt[p] else int(count(s, p, DECK)))
    played: list[int] = []
    if deck is not None:
        played = [int(kind) for kind in cast(Any, s.piles[DECK])[: s.left[DECK]]]
        _lay_pile(s, DECK, [], deck)
    for i, kind in enumerate([*played, *discard[::-1]]):
        s.discard[i] = kind
        s.discard_size = i + 1


def _deal_pearls(s: State, stock: _Stock, pool: list[int] | None, *, is_dealt: bool) -> None:
    """Deal a white pearl to everybody unless they are named; the rest is the pool, or out of the game when that is
    named."""
    rest = stock.rest(WHITE, BLACK)
    if is_dealt and len(rest) < s.seats:
        raise entries.refused("setup.pearls", Text.of("otters-setup-few"))
    _lay_pile(s, POOL, rest)
    for p in range(s.seats if is_dealt else 0):
        s.held[p][pop(s, POOL)] += 1
    if pool is not None:
        _lay_pile(s, POOL, [], pool)


def _words(counts: Any) -> list[str]:
    return [SLUGS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]


def _values(counts: Any, first: int, last: int) -> list[int]:
    return [VALUES[thing] for thing in range(first, last) for _ in range(int(counts[thing]))]


def _pile(s: State, pile: int) -> list[int]:
    """A pile, top first."""
    return [int(thing) for thing in cast(Any, s.piles[pile])[: s.left[pile]][::-1]]


def read(s: State) -> dict[str, Any]:
    """The setup that gives this position at the start of a turn. In the middle of a turn: the turn as it would begin
    from here, the card being played back in the hand and drawn pearls back in the pool."""
    seats = range(s.seats)
    hands = [_words(s.held[p]) for p in seats]
    deck = [SLUGS[kind] for kind in _pile(s, DECK)]
    if s.card != NONE:
        hands[s.turn].append(SLUGS[s.card])
    if s.question != OVER and hands[s.turn]:
        deck.insert(0, hands[s.turn].pop())  # it will be drawn again
    drawn = [int(pearl) for pearl in (s.chosen, *cast(Any, s.drawn)) if pearl != NONE]
    return {
        "hands": hands,
        "deck": deck,
        "discard": [SLUGS[kind] for kind in cast(Any, s.discard)[: s.discard_size][::-1]],
        "pearls": [_values(s.held[p], WHITE, BLACK) for p in seats],
        "black": [_values(s.held[p], BLACK, THINGS) for p in seats],
        "pool": [VALUES[pearl] for pearl in (*drawn, *_pile(s, POOL))],
        "black_pool": [VALUES[pearl] for pearl in _pile(s, BLACK_POOL)],
        "face_up": [_words(s.face_up[p]) for p in seats],
        "under": [None if s.under[p] == NONE else VALUES[s.under[p]] for p in seats],
        "out": [p + 1 for p in seats if s.out[p]],
        "first": int(s.turn) + 1,
        "round": 1,
    }
