"""An Otter Won on the score pad: the river (the row's common words) and two dens, each card explained (R9-R12).

The setting ``deck`` is a table's own cards: ``[value, otter, shape, condition, points]`` for each of the 18, where
points are ``[more, less]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...locales import Text
from ..game import Line, Refused
from ..scorepad import Fault, Page, Row, Tally, only_row, tally_once, whole
from . import sheet
from .deck import MOST_POINTS, put_deck
from .rules import CARDS, State
from .scoring import ATTRIBUTES
from .words import CONDITION_WORDS

SEATS = (2, 2)
RIVER = 7
DEN = 5
_VALUES = {str(value): value for value in range(1, CARDS + 1)}


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """``deck``: the table's own cards, None for those of the house."""
    deck = settings.get("deck")
    try:
        put_deck(State.new(), read_deck(deck))
    except (Refused, TypeError, ValueError, IndexError, KeyError):
        return {"deck": None}
    return {"deck": deck}


def read_deck(cards: Any) -> dict[str, Any]:
    """A deck as its file has it, from rows."""
    return {"provenance": "house", "card": [_card(*row) for row in cards]}


def _card(value: int, otter: str, shape: str, condition: str, points: list[int]) -> dict[str, Any]:
    each = CONDITION_WORDS.index(condition) >= ATTRIBUTES
    more, less = points
    if whole(more, 0, MOST_POINTS) is None or whole(less, 0, MOST_POINTS) is None:
        raise ValueError(points)
    return {
        "value": value,
        "otter": otter,
        "shape": shape,
        "arrow": "up",  # arrows decide rounds, never points
        "condition": condition,
        "points": more if each else [more, less],
    }


def tally(page: Page) -> Tally:
    """The sheet of An Otter Won."""
    row = only_row(page)
    deck = settle(page.settings)["deck"]
    lines = _lines(row, None if deck is None else read_deck(deck))
    extras = {"cards": [len(den) for den in dens(row)]}
    return tally_once(page, lines, _wrong(row), extras, is_complete=is_complete(row))


def dens(row: Row) -> list[list[int]]:
    """The values in each den, unknown words left out."""
    return [
        [_VALUES[w] for w in cell if w in _VALUES] if isinstance(cell, list) else [] for cell in row.cells
    ]


def is_complete(row: Row) -> bool:
    """Whether everything lies there: seven cards in the river, five in each den."""
    return len(row.common) == RIVER and all(len(den) == DEN for den in dens(row))


def _lines(row: Row, deck: dict[str, Any] | None) -> list[Line]:
    return sheet.score([_VALUES[word] for word in row.common if word in _VALUES], dens(row), deck)


def _wrong(row: Row) -> list[Fault]:
    found: list[Fault] = []
    words = [word for cell in (row.common, *row.cells) if isinstance(cell, list) for word in cell]
    if any(isinstance(cell, int) for cell in row.cells) or any(word not in _VALUES for word in words):
        found.append((0, None, Text.of("pad-wrong-card")))
    if len(set(words)) < len(words):
        found.append((0, None, Text.of("pad-wrong-twice")))
    if len(row.common) > RIVER:
        found.append((0, None, Text.of("pad-wrong-many", most=RIVER)))
    if any(len(den) > DEN for den in dens(row)):
        found.append((0, None, Text.of("pad-wrong-many", most=DEN)))
    return found
