"""Otters: the action cards as data. A deck file gives counts, marks and which effect of a fixed list each card has."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ...locales import Text
from .. import entries
from ..options import shown
from .state import CARDS, MARKS, SLUGS, URCHIN

PROVENANCES = ("published", "reconstructed", "house")
TOTAL = 47
"""Action cards in a deck; the sea urchins belong to every deck and are not in the file."""
URCHINS = CARDS - TOTAL
_KINDS = {slug: kind for kind, slug in enumerate(SLUGS[:URCHIN])}
_MARKS = {word: mark for mark, word in enumerate(MARKS)}
_PROVENANCES = {word: number for number, word in enumerate(PROVENANCES)}


def default() -> dict[str, Any]:
    """The deck of the house."""
    return tomllib.loads(_source())


@cache
def _source() -> str:
    return files(__package__).joinpath("deck.toml").read_text("utf-8")


def read(deck: Any) -> tuple[int, list[tuple[int, int, int, int]]]:
    """The number of the provenance, and for each card its kind, count, mark and effect. Refused (unreadable) names
    the place: ``deck.card[3].count``."""
    entries.a_table("deck", deck, ("provenance", "card"))
    word = entries.required("deck", deck, "provenance")
    provenance = entries.a_word("deck.provenance", word, _PROVENANCES)
    named = entries.Named()
    listed = entries.a_list("deck.card", entries.required("deck", deck, "card"))
    cards = [_card(f"deck.card[{i}]", entry, named) for i, entry in enumerate(listed)]
    total = sum(count for _, count, _, _ in cards)
    if total != TOTAL:
        raise entries.refused("deck.card", Text.of("otters-deck-total", given=total, total=TOTAL))
    return provenance, cards


def _card(place: str, entry: Any, named: entries.Named) -> tuple[int, int, int, int]:
    table = entries.a_table(place, entry, ("slug", "name", "count", "urchin", "effect"))
    kind = _word(place, table, "slug", _KINDS)
    named.add(f"{place}.slug", kind, SLUGS[kind])
    count = entries.a_whole(f"{place}.count", entries.required(place, table, "count"), 1, TOTAL)
    mark = _word(place, table, "urchin", _MARKS)
    _check_name(f"{place}.name", table.get("name", {}))
    return kind, count, mark, _word(place, table, "effect", _KINDS)


def _word(place: str, table: Mapping[str, Any], key: str, words: Mapping[str, int]) -> int:
    return entries.a_word(f"{place}.{key}", entries.required(place, table, key), words)


def _check_name(place: str, name: Any) -> None:
    if not isinstance(name, Mapping) or not all(type(n) is str and n.strip() for n in name.values()):
        raise entries.refused(place, Text.of("otters-deck-name", given=shown(name)))
