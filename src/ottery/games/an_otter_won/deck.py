"""Decks of An Otter Won: what the 18 cards show, from a file's entries into the state and back."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ottery.kernel.cards import bit

from .. import entries
from .rules import CARDS, State
from .scoring import ATTRIBUTES
from .words import CONDITION_WORDS, NAMES, OTTERS, SHAPES, text

PROVENANCES = {"published": 0, "reconstructed": 1, "house": 2}
ARROWS = ("up", "down")
KEYS = ("value", "otter", "shape", "arrow", "condition", "points")
MOST_POINTS = 99
_OTTERS = {word: i for i, word in enumerate(OTTERS)}
_SHAPES = {word: i for i, word in enumerate(SHAPES)}
_ARROWS = {word: i for i, word in enumerate(ARROWS)}
_CONDITIONS = {word: i for i, word in enumerate(CONDITION_WORDS)}


@cache
def default() -> dict[str, Any]:
    """The deck file of the game."""
    return tomllib.loads(files(__package__).joinpath("deck.toml").read_text("utf-8"))


def put_deck(s: State, deck: Mapping[str, Any]) -> None:
    """Write ``deck`` into the state; Refused (unreadable) with the place of what is wrong."""
    entries.a_table("deck", deck, ("provenance", "card"))
    s.provenance = entries.a_word(
        "deck.provenance", entries.required("deck", deck, "provenance"), PROVENANCES
    )
    cards = entries.a_list("deck.card", entries.required("deck", deck, "card"), CARDS)
    named, sets, s.ups = entries.Named(), [0] * ATTRIBUTES, 0
    for i, entry in enumerate(cards):
        place = f"deck.card[{i}]"
        entries.a_table(place, entry, KEYS)
        value = entries.a_whole(f"{place}.value", entries.required(place, entry, "value"), 1, CARDS)
        card = named.add(f"{place}.value", value - 1, str(value))
        _put_points(s, card, place, entry)
        for attribute in _attributes(s, card, place, entry):
            sets[attribute] |= bit(card)
    for attribute in range(ATTRIBUTES):
        s.matching[attribute] = sets[attribute]


def _word(place: str, entry: Mapping[str, Any], key: str, words: Mapping[str, int]) -> int:
    return entries.a_word(f"{place}.{key}", entries.required(place, entry, key), words)


def _attributes(s: State, card: int, place: str, entry: Mapping[str, Any]) -> list[int]:
    """What a condition can ask of the card; its arrow goes into the state."""
    if _word(place, entry, "arrow", _ARROWS) == 0:
        s.ups |= bit(card)
    otter = _word(place, entry, "otter", _OTTERS)
    shape = len(OTTERS) + _word(place, entry, "shape", _SHAPES)
    parity = NAMES.index("odd" if card % 2 == 0 else "even")
    half = NAMES.index("low" if card < CARDS // 2 else "high")
    return [otter, shape, parity, half]


def _put_points(s: State, card: int, place: str, entry: Mapping[str, Any]) -> None:
    s.condition[card] = _word(place, entry, "condition", _CONDITIONS)
    points, where = entries.required(place, entry, "points"), f"{place}.points"
    if s.condition[card] >= ATTRIBUTES:
        s.more[card], s.less[card] = entries.a_whole(where, points, 0, MOST_POINTS), 0
        return
    both = entries.a_list(where, points, 2)
    more, less = (entries.a_whole(f"{where}[{i}]", n, 0, MOST_POINTS) for i, n in enumerate(both))
    if more < less:
        raise entries.refused(where, text("deck-points"))
    s.more[card], s.less[card] = more, less


def deck_of(s: State) -> dict[str, Any]:
    """The deck in use."""
    return {"provenance": list(PROVENANCES)[s.provenance], "card": [_entry(s, card) for card in range(CARDS)]}


def _entry(s: State, card: int) -> dict[str, Any]:
    shown = [name for i, name in enumerate(NAMES) if s.matching[i] >> card & 1]
    more, less = int(s.more[card]), int(s.less[card])
    return {
        "value": card + 1,
        "otter": shown[0],
        "shape": shown[1],
        "arrow": ARROWS[0 if s.ups >> card & 1 else 1],
        "condition": CONDITION_WORDS[s.condition[card]],
        "points": more if s.condition[card] >= ATTRIBUTES else [more, less],
    }
