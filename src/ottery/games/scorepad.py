"""What the rooms ``pad.py`` share: the score sheet of a game at a real table, as rows by seat.

A room answers three questions about a page: ``SEATS`` (fewest, most players), ``settle(settings)`` (all settings,
unknown ones left out, impossible ones at their default) and ``tally(page)``. It works nothing out that ``sheet.py``
works out already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ..locales import Text
from .game import Line

Value = int | list[str] | None
"""What stands in a cell: a number, words for what lies on the table, or None for "not yet"."""

LARGEST = 999_999
"""No number on a sheet is larger."""


class Row(msgspec.Struct):
    """A round: each seat's value, whether the seat takes part in it, and the words all share."""

    cells: list[Value]
    present: list[bool]
    common: list[str] = []

    def is_begun(self) -> bool:
        """Whether anything stands in it."""
        return bool(self.common) or any(cell is not None for cell in self.cells)

    def is_complete(self) -> bool:
        """Whether everybody who takes part has an entry."""
        cells = [cell for cell, here in zip(self.cells, self.present, strict=True) if here]
        return bool(cells) and all(cell is not None for cell in cells)


class Page(msgspec.Struct):
    """The sheet by seat. ``active``: the seats that have not left the game; ``start``: what each began with."""

    settings: dict[str, Any]
    start: list[int]
    active: list[bool]
    rows: list[Row]


Fault = tuple[int, int | None, Text]
"""Something that cannot be: in which round (0 …), at which seat (None: over all), and why."""


class Tally(msgspec.Struct):
    """What a room makes of a page.

    ``scores``: each round by seat, None for "not yet". ``complete``: by round. ``places``: by seat, 1 the best, 0 for
    who has left. ``ended``: the game is over by its own rule. ``lowest``: few points are good. ``attempts``: every
    round is a game of its own (solo). ``extras``: further columns.
    """

    scores: list[list[int | None]]
    totals: list[int]
    complete: list[bool]
    places: list[int]
    ended: bool
    lines: list[Line]
    wrong: list[Fault]
    lowest: bool = False
    attempts: bool = False
    extras: dict[str, list[int]] = {}


def whole(value: Any, least: int, most: int) -> int | None:
    """A setting as a number, None where it is none or out of bounds."""
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return value if fits else None


def rank(active: Sequence[bool], is_better: Callable[[int, int], bool]) -> list[int]:
    """The places of the active seats; ``is_better(p, q)`` compares seats. Equal ones share a place."""
    here = [p for p, a in enumerate(active) if a]
    return [1 + sum(is_better(q, p) for q in here) if a else 0 for p, a in enumerate(active)]


def add_up(start: Sequence[int], scores: Sequence[Sequence[int | None]]) -> list[int]:
    """The totals."""
    return [first + sum(row[p] or 0 for row in scores) for p, first in enumerate(start)]


def is_even(page: Page) -> bool:
    """Whether at least one round is complete, and none is begun only."""
    complete = [row.is_complete() for row in page.rows]
    return any(complete) and all(
        done or not row.is_begun() for done, row in zip(complete, page.rows, strict=True)
    )


Scoring = Callable[[list[int]], list[int]]


def spread(row: Row, points: Sequence[int | None], scoring: Scoring, *, at_once: bool) -> list[int | None]:
    """The scores of a round by seat. ``at_once``: an entry counts by itself; else all count when all are there."""
    ready = [p for p, here in enumerate(row.present) if here and points[p] is not None]
    found: list[int | None] = [None] * len(row.cells)
    if ready and (at_once or row.is_complete()):
        for p, score in zip(ready, scoring([points[p] or 0 for p in ready]), strict=True):
            found[p] = score
    return found


def only_row(page: Page) -> Row:
    """The row of a duel that is scored once, an empty one before anything was written."""
    return page.rows[0] if page.rows else Row([None, None], [True, True])


def tally_once(
    page: Page, lines: list[Line], wrong: list[Fault], extras: dict[str, Any], *, is_complete: bool
) -> Tally:
    """The sheet of a duel that is scored once, at its end: the most points win."""
    row = only_row(page)
    totals = [sum(line.points for line in lines if line.seat == p) for p in range(len(page.active))]
    return Tally(
        scores=[[n if row.is_begun() else None for n in totals]] if page.rows else [],
        totals=totals,
        complete=[is_complete] if page.rows else [],
        places=rank(page.active, lambda p, q: totals[p] > totals[q]),
        ended=is_complete,
        lines=lines,
        wrong=wrong,
        extras=extras,
    )


def lines_of_rounds(
    page: Page,
    points: Sequence[Sequence[int | None]],
    scores: Sequence[Sequence[int | None]],
    *,
    collects: bool,
) -> list[Line]:
    """A line for each start value and each score; where one collects, a line for each hand collected."""
    found = [Line(p, first, Text.of("pad-line-start")) for p, first in enumerate(page.start) if first]
    for number, row in enumerate(scores):
        for p, score in enumerate(row):
            if score is not None and collects and score:
                found += _collected(page.rows[number], points[number], number, p)
            elif score is not None:
                found.append(Line(p, score, Text.of("pad-line-round", round=number + 1)))
    return found


def _collected(row: Row, points: Sequence[int | None], number: int, seat: int) -> list[Line]:
    own = points[seat] or 0
    return [
        Line(seat, (points[p] or 0) - own, Text.of("pad-line-hand", round=number + 1, player=p + 1))
        for p, here in enumerate(row.present)
        if here and p != seat
    ]


def chosen(settings: Mapping[str, Any], name: str, allowed: Sequence[str]) -> str:
    """A setting that is one of some words, the first unless another is given."""
    value = settings.get(name)
    return value if isinstance(value, str) and value in allowed else allowed[0]
