"""Otters: from a deck and a setup text to a state, and back.

Places are named as in the text, counted from 0: ``setup.hands[1][0]`` is the first card of seat 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...kernel.record import NONE, Row
from ...kernel.rng import shuffle
from ...locales import Text
from .. import entries
from ..game import Value
from .deck import PROVENANCES, URCHINS, default
from .deck import read as read_deck
from .memory import note_at_most
from .state import (
    ABRACADABRA,
    HANDS_OFF,
    KINDS,
    MARKS,
    OVER,
    PEARL_WORDS,
    PEARLS,
    SLUGS,
    TOKENS_OF,
    URCHIN,
    VALUES,
    WHITES,
    State,
    hand_size,
    next_in,
    players_in,
)
from .turns import begin_turn, clear_table, deal_card, deal_pearl

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
    for kind, count, mark, effect in cards:
        s.copies[kind] = count
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
    """What is not yet named: how many of each kind are left."""

    def __init__(self, left: list[int], words: tuple[str, ...]) -> None:
        self.left = left
        self.words = words

    def take(self, kind: int, place: str) -> int:
        """Use one; Refused when none is left."""
        if self.left[kind] == 0:
            raise entries.refused(place, Text.of("otters-setup-many", given=self.words[kind]))
        self.left[kind] -= 1
        return kind

    def rest(self) -> list[int]:
        """The kinds that are left, each as often as it is."""
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]


def _per_seat(s: State, setup: Mapping[str, Any], key: str) -> list[Any]:
    """The entries of a list that goes by seat; empty ones when the key is missing."""
    if key not in setup:
        return [None if key in ("hands", "under") else [] for _ in range(s.seats)]
    return entries.a_list(f"setup.{key}", setup[key], int(s.seats))


def _cards(stock: _Stock, value: Any, place: str) -> list[int]:
    listed = enumerate(entries.a_list(place, value))
    return [stock.take(entries.a_word(f"{place}[{i}]", word, _KINDS), f"{place}[{i}]") for i, word in listed]


def _white(stock: _Stock, value: Any, place: str) -> int:
    return stock.take(entries.a_whole(place, value, 0, WHITES - 1), place)


def _black(stock: _Stock, value: Any, place: str) -> int:
    number = 0 if isinstance(value, float) and value == 0 else value  # the black zero may come as -0.0
    return stock.take(WHITES - entries.a_whole(place, number, VALUES[-1], 0), place)


def _pearls(stock: _Stock, value: Any, place: str, is_black: int) -> list[int]:
    one = _black if is_black else _white
    return [one(stock, v, f"{place}[{i}]") for i, v in enumerate(entries.a_list(place, value))]


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Put the start of a turn on the table; what is not named is dealt from the rest. Refused names the place."""
    entries.a_table("setup", setup, KEYS)
    entries.a_whole("setup.round", setup.get("round", 1), 1, 1)
    clear_table(s)
    _place_out(s, setup)
    cards = _Stock([int(s.copies[kind]) for kind in range(KINDS)], SLUGS)
    pearls = _Stock(list(TOKENS_OF), PEARL_WORDS)
    hands = _place_cards(s, setup, cards)
    _place_pearls(s, setup, pearls)
    _deal_cards(s, setup, cards, hands)
    _deal_pearls(s, setup, pearls)
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


def _fill(row: Row, kinds: list[int]) -> int:
    """Write a pile that is listed top first; returns its size."""
    for i, kind in enumerate(reversed(kinds)):
        row[i] = kind
    return len(kinds)


def _place_cards(s: State, setup: Mapping[str, Any], stock: _Stock) -> list[bool]:
    """What is named of the cards; returns for each seat whether its hand is to be dealt."""
    hands = _per_seat(s, setup, "hands")
    for p, hand in enumerate(hands):
        where = f"setup.hands[{p}]"
        for kind in _cards(stock, [] if hand is None else hand, where):
            s.hands[p][kind] += 1
        if hand and s.out[p]:
            raise entries.refused(where, Text.of("otters-setup-out", seat=p + 1))
    for p, laid in enumerate(_per_seat(s, setup, "face_up")):
        _place_face_up(s, p, _cards(stock, laid, f"setup.face_up[{p}]"))
    s.deck_size = _fill(s.deck, _cards(stock, setup.get("deck", []), "setup.deck"))
    s.discard_size = _fill(s.discard, _cards(stock, setup.get("discard", []), "setup.discard"))
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
    for is_black, key in enumerate(("pearls", "black")):
        for p, values in enumerate(_per_seat(s, setup, key)):
            for pearl in _pearls(stock, values, f"setup.{key}[{p}]", is_black):
                s.pearls[p][pearl] += 1
    for p, value in enumerate(_per_seat(s, setup, "under")):
        where = f"setup.under[{p}]"
        if value is not None:
            if not any(s.face_up[p][k] and s.effect[k] == HANDS_OFF for k in range(KINDS)):
                raise entries.refused(where, Text.of("otters-setup-under"))
            s.under[p] = _white(stock, value, where)
    s.pool_size = _fill(s.pool, _pearls(stock, setup.get("pool", []), "setup.pool", 0))
    s.black_size = _fill(s.black_pool, _pearls(stock, setup.get("black_pool", []), "setup.black_pool", 1))


def _deal_cards(s: State, setup: Mapping[str, Any], stock: _Stock, is_dealt: list[bool]) -> None:
    """Deal the hands that are not named; the rest is the deck, or has been played when the deck is named."""
    rest = stock.rest()
    wanted = 2 * sum(is_dealt)
    if wanted > len([kind for kind in rest if kind != URCHIN]):
        raise entries.refused(f"setup.hands[{is_dealt.index(True)}]", Text.of("otters-setup-few"))
    given = [int(kind) for kind in cast(Any, s.deck)[: s.deck_size]]
    is_given = "deck" in setup
    s.deck_size = _fill(s.deck, [kind for kind in rest if kind != URCHIN or not is_given])
    shuffle(s.rng, s.deck, int(s.deck_size))
    for p in range(s.seats):
        if is_dealt[p]:
            deal_card(s, p)
            deal_card(s, p)
        note_at_most(s, p, 0 if is_dealt[p] else int(hand_size(s, p)))
    if is_given:
        _use_given_deck(s, given)


def _use_given_deck(s: State, given: list[int]) -> None:
    """The deck is named: what is left over lies under the discard pile."""
    played = [int(kind) for kind in cast(Any, s.deck)[: s.deck_size]]
    on_top = [int(kind) for kind in cast(Any, s.discard)[: s.discard_size]]
    for i in range(len(played)):
        s.deck[i] = NONE
    s.deck_size = _fill(s.deck, given[::-1])
    s.discard_size = _fill(s.discard, (played + on_top)[::-1])


def _deal_pearls(s: State, setup: Mapping[str, Any], stock: _Stock) -> None:
    """Deal a white pearl to everybody unless they are named; the rest is in the pools, or out of the game."""
    whites = [kind for kind in stock.rest() if kind < WHITES]
    blacks = [kind for kind in stock.rest() if kind >= WHITES]
    given = [int(kind) for kind in cast(Any, s.pool)[: s.pool_size]]
    if "pearls" not in setup:
        if len(whites) < s.seats:
            raise entries.refused("setup.pearls", Text.of("otters-setup-few"))
        s.pool_size = _fill(s.pool, whites)
        shuffle(s.rng, s.pool, len(whites))
        for p in range(s.seats):
            deal_pearl(s, p)
    elif "pool" not in setup:
        s.pool_size = _fill(s.pool, whites)
        shuffle(s.rng, s.pool, len(whites))
    if "pool" in setup:
        for i in range(s.pool_size):
            s.pool[i] = NONE
        s.pool_size = _fill(s.pool, given[::-1])
    if "black_pool" not in setup:
        s.black_size = _fill(s.black_pool, blacks)
        shuffle(s.rng, s.black_pool, len(blacks))


def _words(counts: Any) -> list[str]:
    return [SLUGS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]


def _values(counts: Any, first: int, last: int) -> list[int]:
    return [VALUES[pearl] for pearl in range(first, last) for _ in range(int(counts[pearl]))]


def read(s: State) -> dict[str, Any]:
    """The setup that gives this position at the start of a turn. In the middle of a turn: the turn as it would begin
    from here, the card being played back in the hand and drawn pearls back in the pool."""
    seats = range(s.seats)
    hands = [_words(s.hands[p]) for p in seats]
    deck = [SLUGS[kind] for kind in cast(Any, s.deck)[: s.deck_size][::-1]]
    pool = [VALUES[pearl] for pearl in cast(Any, s.pool)[: s.pool_size][::-1]]
    if s.card != NONE:
        hands[s.turn].append(SLUGS[s.card])
    if s.question != OVER and hands[s.turn]:
        deck.insert(0, hands[s.turn].pop())  # it will be drawn again
    pool[:0] = [VALUES[int(pearl)] for pearl in (s.chosen, *cast(Any, s.drawn)) if pearl != NONE]
    return {
        "hands": hands,
        "deck": deck,
        "discard": [SLUGS[kind] for kind in cast(Any, s.discard)[: s.discard_size][::-1]],
        "pearls": [_values(s.pearls[p], 0, WHITES) for p in seats],
        "black": [_values(s.pearls[p], WHITES, PEARLS) for p in seats],
        "pool": pool,
        "black_pool": [VALUES[pearl] for pearl in cast(Any, s.black_pool)[: s.black_size][::-1]],
        "face_up": [_words(s.face_up[p]) for p in seats],
        "under": [None if s.under[p] == NONE else int(s.under[p]) for p in seats],
        "out": [p + 1 for p in seats if s.out[p]],
        "first": int(s.turn) + 1,
        "round": 1,
    }
