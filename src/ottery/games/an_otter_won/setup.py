"""Setup of An Otter Won: decks and positions at the start of a round, from numbers and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ottery.kernel.cards import bit
from ottery.kernel.record import NONE
from ottery.kernel.rng import below

from .. import entries
from ..game import Value
from . import deck as decks
from .deck import deck_of
from .rules import CARDS, HAND, LAST_HAND, LAST_SWIM, State, begin, clear_table
from .words import text

__all__ = ["configure", "deck_of", "place", "read"]

KEYS = ("hands", "deck", "river", "dens", "removed", "first", "round")


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    """Write the deck; the options change nothing here."""
    decks.put_deck(s, decks.default() if deck is None else deck)


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Begin with the cards that ``setup`` names; the rest is dealt by chance, what remains is out of the game."""
    reader = _Reader(setup)
    hands, dens = reader.rows("hands"), reader.rows("dens")
    river, deck = reader.cards("river"), reader.cards("deck")
    reader.cards("removed")
    size = _hand_size(setup, hands, deck)
    if deck is not None and (len(deck) % HAND != 1 if size == HAND else deck):
        raise entries.refused("setup.deck", text("setup-deck", hand=size, count=len(deck)))
    if "first" in setup:
        s.first = entries.a_whole("setup.first", setup["first"], 1, 2) - 1
    s.round_no = _round_number(setup, size, deck)
    left = [card for card in range(CARDS) if not reader.named.mask >> card & 1]
    for p in range(2):
        s.hands[p] = _set(_dealt(s, f"setup.hands[{p}]", left, size) if hands[p] is None else hands[p])
        s.dens[p] = _set(dens[p])
    s.river = _set([_any(s, left)] if river is None and left else river)
    if deck is None:
        deck = _dealt(s, "setup.deck", left, _deck_size(s, len(left)) if size == HAND else 0)
    clear_table(s)
    for i, card in enumerate(reversed(deck)):
        s.deck[i] = card
    s.deck_length = len(deck)
    begin(s)


class _Reader:
    """Reads lists of values, none named twice."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.setup = entries.a_table("setup", setup, KEYS)
        self.named = entries.Named()

    def values(self, place: str, values: Any) -> list[int]:
        found = []
        for i, value in enumerate(entries.a_list(place, values)):
            card = entries.a_whole(f"{place}[{i}]", value, 1, CARDS) - 1
            found.append(self.named.add(f"{place}[{i}]", card, str(value)))
        return found

    def cards(self, key: str) -> list[int] | None:
        if key not in self.setup:
            return None
        given = self.setup[key]
        return self.values(f"setup.{key}", [given] if key == "removed" and type(given) is int else given)

    def rows(self, key: str) -> list[list[int] | None]:
        rows = entries.a_list(f"setup.{key}", self.setup.get(key, (None, None)), 2)
        return [None if r is None else self.values(f"setup.{key}[{p}]", r) for p, r in enumerate(rows)]


def _hand_size(setup: Mapping[str, Any], hands: list[list[int] | None], deck: list[int] | None) -> int:
    """How many cards each hand has: 3, or 2 in the Last Swim, or 0 after it."""
    sizes = {len(hand): f"setup.hands[{p}]" for p, hand in enumerate(hands) if hand is not None}
    for size, where in sizes.items():
        if size not in (0, LAST_HAND, HAND):
            raise entries.refused(where, text("setup-hand", count=size))
    if len(sizes) > 1:
        raise entries.refused("setup.hands[1]", text("setup-equal"))
    if sizes:
        return next(iter(sizes))
    if deck is not None:
        return HAND if deck else LAST_HAND
    return LAST_HAND if setup.get("round") == LAST_SWIM else HAND


def _round_number(setup: Mapping[str, Any], size: int, deck: list[int] | None) -> int:
    """The given number, else the one that makes the Last Swim the fifth."""
    if "round" in setup:
        least, most = (1, LAST_SWIM - 1) if size == HAND else (LAST_SWIM, LAST_SWIM)
        return entries.a_whole("setup.round", setup["round"], least, most)
    if size < HAND:
        return LAST_SWIM
    return 1 if deck is None else LAST_SWIM - 1 - len(deck) // HAND


def _deck_size(s: State, left: int) -> int:
    """The deck of this round, or of a later one when too few cards are left."""
    usual = HAND * (LAST_SWIM - 1 - s.round_no) + 1
    return int(min(usual, max(left - 1, 0) // HAND * HAND + 1))


def _dealt(s: State, place: str, left: list[int], count: int) -> list[int]:
    if len(left) < count:
        raise entries.refused(place, text("setup-few"))
    return [_any(s, left) for _ in range(count)]


def _any(s: State, cards: list[int]) -> int:
    """Take one of ``cards`` out, by chance."""
    return cards.pop(below(s.rng, len(cards)))


def _set(cards: list[int] | None) -> int:
    return sum(bit(card) for card in cards or ())


def read(s: State) -> dict[str, Any]:
    """The setup that ``place`` turns into this position, at the start of a round.

    Before the answer it is the start of this round, and while cards are shared out only what lies where.
    """
    deck = [int(s.deck[i]) for i in range(s.deck_length)]
    if s.neutral != NONE:
        deck.append(int(s.neutral))
    hands = [int(s.hands[p]) for p in range(2)]
    for p in range(2):
        hands[p] |= _set([int(s.played[p])] if s.played[p] != NONE else [])
    placed = hands[0] | hands[1] | int(s.dens[0] | s.dens[1] | s.river) | _set(deck)
    return {
        "hands": [_values(hand) for hand in hands],
        "deck": [card + 1 for card in reversed(deck)],
        "river": _values(int(s.river)),
        "dens": [_values(int(s.dens[p])) for p in range(2)],
        "removed": _values(~placed),
        "first": int(s.leader) + 1,
        "round": int(s.round_no),
    }


def _values(mask: int) -> list[int]:
    return [card + 1 for card in range(CARDS) if mask >> card & 1]
