"""Why I Otter on the score pad: four scoring cards (the row's common words) and two dens (R10-R13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...locales import Text
from ..game import Line
from ..scorepad import Fault, Page, Row, Tally, only_row, tally_once
from . import sheet
from .words import BACK_NUMBERS, FRONT_NUMBERS

SEATS = (2, 2)
SCORING = 4
OTTERS = 14
"""Two otters from each of seven tricks lie in the dens."""


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing to set."""
    return {}


def tally(page: Page) -> Tally:
    """The sheet of Why I Otter."""
    row = only_row(page)
    extras = {"otters": [len(den) for den in dens(row)]}
    return tally_once(page, _lines(row), _wrong(row), extras, is_complete=is_complete(row))


def dens(row: Row) -> list[list[str]]:
    """The otters of each den, unknown words left out."""
    return [[w for w in cell if w in FRONT_NUMBERS] if isinstance(cell, list) else [] for cell in row.cells]


def is_complete(row: Row) -> bool:
    """Whether all that counts lies there: four scoring cards and the otters of seven tricks."""
    return len(row.common) == SCORING and sum(len(den) for den in dens(row)) == OTTERS


def _lines(row: Row) -> list[Line]:
    return sheet.score([word for word in row.common if word in BACK_NUMBERS], dens(row))


def _wrong(row: Row) -> list[Fault]:
    found: list[Fault] = []
    fronts = [word for cell in row.cells if isinstance(cell, list) for word in cell]
    if any(isinstance(cell, int) for cell in row.cells) or any(w not in FRONT_NUMBERS for w in fronts):
        found.append((0, None, Text.of("pad-wrong-card")))
    if any(word not in BACK_NUMBERS for word in row.common):
        found.append((0, None, Text.of("pad-wrong-card")))
    if len(set(fronts)) < len(fronts) or len(set(row.common)) < len(row.common):
        found.append((0, None, Text.of("pad-wrong-twice")))
    if len(row.common) > SCORING:
        found.append((0, None, Text.of("pad-wrong-many", most=SCORING)))
    if len(fronts) > OTTERS:
        found.append((0, None, Text.of("pad-wrong-many", most=OTTERS)))
    elif len(fronts) == OTTERS and any(len(den) % 2 for den in dens(row)):
        found.append((0, None, Text.of("pad-wrong-odd-den")))
    return found
