"""Any game of rounds: highest or lowest wins, to a target, for a number of rounds or as long as you like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..games.scorepad import (
    LARGEST,
    Fault,
    Page,
    Tally,
    add_up,
    chosen,
    is_even,
    lines_of_rounds,
    rank,
    spread,
    whole,
)
from ..locales import Text

SEATS = (1, 20)


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """``best``, ``collects``, ``target``, ``rounds``, ``start``, ``negative``."""
    return {
        "best": chosen(settings, "best", ("highest", "lowest")),
        "collects": settings.get("collects") is True,
        "target": whole(settings.get("target"), -LARGEST, LARGEST),
        "rounds": whole(settings.get("rounds"), 1, 500),
        "start": whole(settings.get("start"), -LARGEST, LARGEST) or 0,
        "negative": settings.get("negative") is not False,
    }


def lowest_wins(settings: Mapping[str, Any]) -> bool:
    """Whether few points are good; never where the winner of a round collects."""
    return settings["best"] == "lowest" and not settings["collects"]


def score_round(points: Sequence[int]) -> list[int]:
    """Where the winner collects: the single lowest entry gets all differences to it, the others nothing."""
    least = min(points)
    alone = list(points).count(least) == 1
    return [sum(points) - len(points) * least if alone and own == least else 0 for own in points]


def has_reached(total: int, settings: Mapping[str, Any]) -> bool:
    """Whether a total has come to the target, from the start value up or down."""
    target, start = settings["target"], settings["start"]
    if target is None or target == start:
        return False
    return bool(total >= target if target > start else total <= target)


def tally(page: Page) -> Tally:
    """The sheet of any game of rounds."""
    settings = settle(page.settings)
    collects, lowest = settings["collects"], lowest_wins(settings)
    points = [[cell if isinstance(cell, int) else None for cell in row.cells] for row in page.rows]
    scoring = score_round if collects else list
    scores = [spread(r, own, scoring, at_once=not collects) for r, own in zip(page.rows, points, strict=True)]
    totals = add_up(page.start, scores)
    return Tally(
        scores=scores,
        totals=totals,
        complete=[row.is_complete() for row in page.rows],
        places=rank(page.active, lambda p, q: totals[p] < totals[q] if lowest else totals[p] > totals[q]),
        ended=is_even(page) and _is_over(page, totals, settings),
        lines=lines_of_rounds(page, points, scores, collects=collects),
        wrong=_wrong(page, settings),
        lowest=lowest,
    )


def _is_over(page: Page, totals: Sequence[int], settings: Mapping[str, Any]) -> bool:
    reached = any(has_reached(t, settings) for t, a in zip(totals, page.active, strict=True) if a)
    played = sum(row.is_complete() for row in page.rows)
    return reached or (settings["rounds"] is not None and played >= settings["rounds"])


def _wrong(page: Page, settings: Mapping[str, Any]) -> list[Fault]:
    found: list[Fault] = []
    for number, row in enumerate(page.rows):
        for p, cell in enumerate(row.cells):
            if isinstance(cell, list):
                found.append((number, p, Text.of("pad-wrong-number")))
            elif cell is not None and cell < 0 and not settings["negative"]:
                found.append((number, p, Text.of("pad-wrong-negative")))
    return found
