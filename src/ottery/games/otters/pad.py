"""Otters on the score pad: the pearls of each player as tokens; what cannot be is refused (R1, R34, R35)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...locales import Text
from ..game import Line
from ..scorepad import Fault, Page, Row, Tally, Value, rank
from . import sheet
from .deck import default
from .state import BLACK, VALUES, WHITE, WORDS

SEATS = (2, 5)
PEARL_WORDS, PEARL_VALUES = WORDS[WHITE:], VALUES[WHITE:]
WHITES = BLACK - WHITE
"""Kinds of white pearls; the black ones follow."""
UNDER = "under "
ABRACADABRA = "abracadabra"
"""Words of a cell beside the pearls' own: the white pearl under Hands off! (``under 3``) and a card laid open."""


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing to set."""
    return {}


def read(value: Value) -> sheet.Pearls:
    """The pearls of a cell; words that mean nothing are left out."""
    words = value if isinstance(value, list) else []
    kinds = [PEARL_WORDS.index(word) for word in words if word in PEARL_WORDS]
    under = [word.removeprefix(UNDER) for word in words if word.startswith(UNDER)]
    fits = [PEARL_WORDS.index(word) for word in under if word in PEARL_WORDS[:WHITES]]
    return sheet.Pearls(
        white=tuple(PEARL_VALUES[kind] for kind in kinds if kind < WHITES),
        black=tuple(PEARL_VALUES[kind] for kind in kinds if kind >= WHITES),
        under=fits[0] if fits else None,
        abracadabra=words.count(ABRACADABRA),
    )


def tally(page: Page) -> Tally:
    """The sheet of Otters; the last round written down counts."""
    row = page.rows[0] if page.rows else Row([None] * len(page.active), page.active)
    sets = [read(cell) for cell in row.cells]
    totals = [sheet.score(pearls) for pearls in sets]
    tokens = [sheet.tokens(pearls) for pearls in sets]
    order = [int(sheet.rank_of(p, t)) for p, t in zip(totals, tokens, strict=True)]
    complete = row.is_complete() if page.rows else False
    return Tally(
        scores=[[n if row.cells[p] is not None else None for p, n in enumerate(totals)]] if page.rows else [],
        totals=totals,
        complete=[complete] if page.rows else [],
        places=rank(page.active, lambda p, q: order[p] > order[q]),
        ended=complete,
        lines=[line for p, cell in enumerate(row.cells) if cell is not None for line in _lines(p, sets[p])],
        wrong=_wrong(row, sets) if page.rows else [],
        extras={"tokens": tokens},
    )


def _lines(seat: int, pearls: sheet.Pearls) -> list[Line]:
    return sheet.lines_of(seat, pearls)


def _wrong(row: Row, sets: list[sheet.Pearls]) -> list[Fault]:
    found: list[Fault] = []
    known = {*PEARL_WORDS, ABRACADABRA, *(f"{UNDER}{word}" for word in PEARL_WORDS[:WHITES])}
    for p, cell in enumerate(row.cells):
        if isinstance(cell, int) or any(word not in known for word in cell or []):
            found.append((0, p, Text.of("pad-wrong-pearl")))
        if isinstance(cell, list) and sum(word.startswith(UNDER) for word in cell) > 1:
            found.append((0, p, Text.of("pad-wrong-under")))
    for word in sheet.possible(sets):
        kind = PEARL_WORDS.index(word)
        colour = "white" if kind < WHITES else "black"
        pearl = Text.of(f"otters-pearl-{colour}", value=str(PEARL_VALUES[kind]).replace("-", "−"))
        found.append((0, None, Text.of("pad-wrong-pearls", pearl=pearl)))
    for slug, count in (("abracadabra", sum(p.abracadabra for p in sets)), ("hands-off", _covered(row))):
        if count > most_cards(slug):
            found.append(
                (
                    0,
                    None,
                    Text.of("pad-wrong-cards", card=Text.of(f"otters-card-{slug}"), most=most_cards(slug)),
                )
            )
    return found


def _covered(row: Row) -> int:
    return sum(word.startswith(UNDER) for cell in row.cells if isinstance(cell, list) for word in cell)


def most_cards(effect: str) -> int:
    """How many cards of an effect the deck has."""
    return sum(card["count"] for card in default()["card"] if card["effect"] == effect)
