"""Otter on the score pad: who played out, as Lucky Stones; a Party; solo games by cards left (R14, R17, R30-R35)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...locales import Text
from ..game import Line
from ..scorepad import Fault, Page, Row, Tally, rank
from . import sheet
from .party import PARTY

SEATS = (1, 20)
SOLO_CARDS = 62


def settle(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing to set: the number of players says which game it is."""
    return {}


def tally(page: Page) -> Tally:
    """The sheet of Otter: solo for one, rounds for two to four, a Party for more."""
    return _solo(page) if len(page.active) == 1 else _outs(page)


def _number(row: Row, seat: int) -> int:
    cell = row.cells[seat]
    return cell if isinstance(cell, int) else 0


def _solo(page: Page) -> Tally:
    done = [row.is_complete() for row in page.rows]
    left = [_number(row, 0) for row, d in zip(page.rows, done, strict=True) if d]
    return Tally(
        scores=[[_number(row, 0) if d else None] for row, d in zip(page.rows, done, strict=True)],
        totals=[min(left, default=0)],
        complete=done,
        places=[1],
        ended=False,
        lines=[
            Line(0, sheet.solo_score([count]), Text.of("pad-line-solo", game=i + 1))
            for i, count in enumerate(left)
        ],
        wrong=[
            (i, 0, Text.of("pad-wrong-solo", most=SOLO_CARDS))
            for i, row in enumerate(page.rows)
            if row.cells[0] is not None
            and not (isinstance(row.cells[0], int) and 0 <= row.cells[0] <= SOLO_CARDS)
        ],
        lowest=True,
        attempts=True,
    )


def _outs(page: Page) -> Tally:
    seats = range(len(page.active))
    here = [p for p in seats if page.active[p]]
    all_outs = [sum(max(0, _number(row, p)) for row in page.rows) for p in seats]
    outs = [all_outs[p] for p in here]
    stones = dict(zip(here, sheet.stones(outs), strict=True)) if len(here) > 1 else {}
    winners = [here[i] for i in sheet.winners(outs)] if len(here) > 1 else []
    return Tally(
        scores=[[_number(row, p) if row.is_begun() else None for p in seats] for row in page.rows],
        totals=all_outs,
        complete=[row.is_begun() for row in page.rows],
        places=rank(page.active, lambda p, q: all_outs[p] > all_outs[q]),
        ended=bool(winners) and len(here) < PARTY,
        lines=[
            Line(p, int(_number(row, p)), Text.of("pad-line-out", round=i + 1))
            for i, row in enumerate(page.rows)
            for p in seats
            if _number(row, p) > 0
        ],
        wrong=_wrong(page, here),
        extras={"stones": [stones.get(p, 0) for p in seats], "won": [int(p in winners) for p in seats]},
    )


def _wrong(page: Page, here: list[int]) -> list[Fault]:
    goal = sheet.times_to_win(len(here)) if len(here) > 1 else 1
    found: list[Fault] = []
    outs = [0] * len(page.active)
    for number, row in enumerate(page.rows):
        won = any(outs[p] >= goal for p in here)
        if won and len(here) < PARTY and row.is_begun():
            found.append((number, None, Text.of("pad-wrong-won")))
        if any(cell is not None and cell not in (0, 1) for cell in row.cells):
            found.append((number, None, Text.of("pad-wrong-out")))
        elif sum(cell == 1 for cell in row.cells) != 1 and row.is_begun():
            found.append((number, None, Text.of("pad-wrong-one-out")))
        outs = [n + max(0, _number(row, p)) for p, n in enumerate(outs)]
    found += [(len(page.rows) - 1, p, Text.of("pad-wrong-outs", most=goal)) for p in here if outs[p] > goal]
    return found
