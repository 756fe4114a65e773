"""Ottere on the score pad: points left in the hands, as a number or as the cards' ranks (R18-R21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...locales import Text
from ..scorepad import Fault, Page, Row, Tally, Value, add_up, chosen, is_even, lines_of_rounds, spread, whole
from . import sheet

SEATS = (2, 7)
RANKS = "A23456789TJQK"
_SUIT = "C"


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """``scoring`` and ``target``, as the game's options of these names."""
    return {
        "scoring": chosen(settings, "scoring", ("penalty", "winner-collects")),
        "target": whole(settings.get("target"), 1, 9999) or 100,
    }


def points_of(value: Value) -> int | None:
    """What stands in a cell as points (R18); words that are no ranks count nothing."""
    if isinstance(value, list):
        return sheet.points_of_hand(word + _SUIT for word in value if word in RANKS and len(word) == 1)
    return value


def packs(seats: int) -> int:
    """How many packs of 52 lie on the table (R1)."""
    return 1 if seats <= 5 else 2


def most_points(seats: int) -> int:
    """What all cards on the table count together."""
    return 4 * packs(seats) * sheet.points_of_hand(word + _SUIT for word in RANKS)


def tally(page: Page) -> Tally:
    """The sheet of a game of Ottere."""
    settings = settle(page.settings)
    scoring, collects = settings["scoring"], settings["scoring"] == "winner-collects"
    points = [[points_of(cell) for cell in row.cells] for row in page.rows]
    scores = [
        spread(row, own, lambda hands: sheet.score_round(hands, scoring), at_once=not collects)
        for row, own in zip(page.rows, points, strict=True)
    ]
    totals = add_up(page.start, scores)
    here = [p for p, active in enumerate(page.active) if active]
    order = dict(zip(here, sheet.rank([totals[p] for p in here], scoring), strict=True))
    reached = bool(here) and sheet.is_finished([totals[p] for p in here], settings["target"])
    return Tally(
        scores=scores,
        totals=totals,
        complete=[row.is_complete() for row in page.rows],
        places=[order.get(p, 0) for p in range(len(page.active))],
        ended=reached and is_even(page),
        lines=lines_of_rounds(page, points, scores, collects=collects),
        wrong=[fault for i, row in enumerate(page.rows) for fault in _wrong(i, row, points[i])],
        lowest=not collects,
    )


def _wrong(number: int, row: Row, points: Sequence[int | None]) -> list[Fault]:
    seats = sum(row.present)
    found: list[Fault] = []
    for p, cell in enumerate(row.cells):
        if isinstance(cell, list) and any(len(word) != 1 or word not in RANKS for word in cell):
            found.append((number, p, Text.of("pad-wrong-card")))
        elif (points[p] or 0) < 0:
            found.append((number, p, Text.of("pad-wrong-negative")))
    found += _too_many(number, row, seats)
    if sum(max(0, n or 0) for n in points) > most_points(seats):
        found.append((number, None, Text.of("pad-wrong-too-high", most=most_points(seats))))
    if sum(n == 0 for n in points) > 1:
        found.append((number, None, Text.of("pad-wrong-two-out")))
    return found


def _too_many(number: int, row: Row, seats: int) -> list[Fault]:
    words = [word for cell in row.cells if isinstance(cell, list) for word in cell]
    return [
        (number, None, Text.of("pad-wrong-rank", rank=rank_, most=4 * packs(seats)))
        for rank_ in RANKS
        if words.count(rank_) > 4 * packs(seats)
    ]
