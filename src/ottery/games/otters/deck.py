"""Otters: the action cards as data. A deck file gives counts, marks and which effect of a fixed list each card has."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ...locales import Text
from ..game import Kind, Refused
from ..options import shown
from .state import CARDS, MARKS, SLUGS, URCHIN

PROVENANCES = ("published", "reconstructed", "house")
TOTAL = 47
"""Action cards in a deck; the sea urchins belong to every deck and are not in the file."""
URCHINS = CARDS - TOTAL
CARD_SLUGS = SLUGS[:URCHIN]
_NEEDED = ("slug", "count", "urchin", "effect")


def bad(place: str, problem: Text) -> Refused:
    """A refusal that names the place in the deck or the setup."""
    return Refused(Kind.UNREADABLE, Text.of("otters-bad", place=place, problem=problem))


def default() -> dict[str, Any]:
    """The deck of the house."""
    return tomllib.loads(_source())


@cache
def _source() -> str:
    return files(__package__).joinpath("deck.toml").read_text("utf-8")


def read(source: str) -> dict[str, Any]:
    """The deck in the text of a TOML file, checked. Refused (unreadable) names the line and the key."""
    try:
        deck = tomllib.loads(source)
    except tomllib.TOMLDecodeError as wrong:
        said = re.search(r"line (\d+)", str(wrong))
        number = int(said[1]) if said else source.count("\n") + 1
        raise bad(f"line {number}", Text.of("otters-bad-toml", said=shown(str(wrong)))) from None
    try:
        check(deck)
    except Refused as refused:
        place = str(refused.text.values["place"])
        line = line_of(source, place)
        raise Refused(
            refused.kind, Text.of("otters-bad", place=line, problem=refused.text.values["problem"])
        ) from None
    return deck


def line_of(source: str, place: str) -> str:
    """``place`` (``deck.card[3].count``) with the number of its line in a deck file before it; the line of the card
    when it lacks the key."""
    card = re.match(r"deck\.card\[(\d+)\]", place)
    key = place.rpartition(".")[2]
    number, seen = 1, 0
    for i, line in enumerate(source.splitlines(), 1):
        word = re.split(r"[=.\s#]", line.strip(), maxsplit=1)[0]
        if line.strip().startswith("[[card]]"):
            seen += 1
            if card and seen == int(card[1]):
                number = i
        elif word == key and seen == (int(card[1]) if card else 0):
            return f"line {i}: {place}"
    return f"line {number}: {place}"


def check(deck: Any) -> list[dict[str, Any]]:
    """The cards of a deck; Refused (unreadable) names the key that is wrong."""
    if not isinstance(deck, Mapping):
        raise bad("deck", Text.of("otters-bad-table", given=shown(deck)))
    _check_keys(deck, "deck", ("provenance", "card"), ("provenance", "card"))
    _check_word(deck["provenance"], "deck.provenance", PROVENANCES)
    cards = deck["card"]
    if not isinstance(cards, list) or not cards:
        raise bad("deck.card", Text.of("otters-bad-list", given=shown(cards)))
    for i, card in enumerate(cards, 1):
        _check_card(card, f"deck.card[{i}]")
    slugs = [card["slug"] for card in cards]
    for i, slug in enumerate(slugs, 1):
        if slug in slugs[: i - 1]:
            raise bad(f"deck.card[{i}].slug", Text.of("otters-bad-twice", given=slug))
    total = sum(card["count"] for card in cards)
    if total != TOTAL:
        raise bad(f"deck.card[{len(cards)}].count", Text.of("otters-bad-total", given=total, total=TOTAL))
    return cards


def _check_keys(
    table: Mapping[str, Any], place: str, known: tuple[str, ...], needed: tuple[str, ...]
) -> None:
    for key in table:
        if key not in known:
            raise bad(f"{place}.{shown(key)}", Text.of("otters-bad-key", known=", ".join(known)))
    for key in needed:
        if key not in table:
            raise bad(f"{place}.{key}", Text.of("otters-bad-missing"))


def _check_word(given: Any, place: str, known: tuple[str, ...]) -> None:
    if type(given) is not str or given not in known:
        raise bad(place, Text.of("otters-bad-word", given=shown(given), known=", ".join(known)))


def _check_card(card: Any, place: str) -> None:
    if not isinstance(card, Mapping):
        raise bad(place, Text.of("otters-bad-table", given=shown(card)))
    _check_keys(card, place, ("name", *_NEEDED), _NEEDED)
    _check_word(card["slug"], f"{place}.slug", CARD_SLUGS)
    _check_word(card["effect"], f"{place}.effect", CARD_SLUGS)
    _check_word(card["urchin"], f"{place}.urchin", MARKS)
    if type(card["count"]) is not int or not 1 <= card["count"] <= TOTAL:
        raise bad(
            f"{place}.count", Text.of("otters-bad-number", least=1, most=TOTAL, given=shown(card["count"]))
        )
    name = card.get("name", {})
    if not isinstance(name, Mapping) or not all(type(n) is str and n.strip() for n in name.values()):
        raise bad(f"{place}.name", Text.of("otters-bad-name", given=shown(name)))
