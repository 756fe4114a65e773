"""Decks of Why I Otter: which back is on which front, shuffled for every game or fixed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from .. import entries
from .rules import FRONTS
from .words import BACK_NUMBERS, BACK_WORDS, FRONT_NUMBERS, FRONT_WORDS, text

PROVENANCES = {"published": 0, "reconstructed": 1, "house": 2}
_PAIRINGS = {"shuffled": 0, "fixed": 1}


@cache
def default() -> dict[str, Any]:
    """The deck file of the game."""
    return tomllib.loads(files(__package__).joinpath("deck.toml").read_text("utf-8"))


def read_deck(deck: Mapping[str, Any]) -> tuple[int, list[int] | None]:
    """The number of a deck's provenance and, where it fixes the pairing, the back of each front."""
    entries.a_table("deck", deck, ("provenance", "pairing", "fronts", "backs", "card"))
    provenance = entries.a_word("deck.provenance", entries.required("deck", deck, "provenance"), PROVENANCES)
    fixed = "card" in deck
    if entries.a_word("deck.pairing", deck.get("pairing", "fixed"), _PAIRINGS) != fixed:
        raise entries.refused("deck.pairing", text("deck-pairing"))
    _check_all("deck.fronts", deck.get("fronts", FRONT_WORDS), FRONT_NUMBERS)
    _check_all("deck.backs", deck.get("backs", BACK_WORDS), BACK_NUMBERS)
    return provenance, _read_cards(deck["card"]) if fixed else None


def write_deck(provenance: int, backs: list[int] | None) -> dict[str, Any]:
    """The deck that ``read_deck`` reads so."""
    if backs is None:
        return dict(default())
    cards = [{"front": FRONT_WORDS[f], "back": BACK_WORDS[b]} for f, b in enumerate(backs)]
    return {"provenance": list(PROVENANCES)[provenance], "card": cards}


def _check_all(place: str, words: Any, numbers: Mapping[str, int]) -> None:
    named = entries.Named()
    for i, word in enumerate(entries.a_list(place, words, FRONTS)):
        named.add(f"{place}[{i}]", entries.a_word(f"{place}[{i}]", word, numbers), word)


def _read_cards(cards: Any) -> list[int]:
    backs, fronts_named, backs_named = [0] * FRONTS, entries.Named(), entries.Named()
    for i, card in enumerate(entries.a_list("deck.card", cards, FRONTS)):
        place = f"deck.card[{i}]"
        entries.a_table(place, card, ("front", "back"))
        front = entries.a_word(f"{place}.front", entries.required(place, card, "front"), FRONT_NUMBERS)
        back = entries.a_word(f"{place}.back", entries.required(place, card, "back"), BACK_NUMBERS)
        fronts_named.add(f"{place}.front", front, card["front"])
        backs_named.add(f"{place}.back", back, card["back"])
        backs[front] = back
    return backs
