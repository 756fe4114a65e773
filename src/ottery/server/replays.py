"""Finished games, seen again from any seat; and records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ..games.game import Game
from ..games.position import Position
from ..locales import Text
from ..match import Match, Step
from ..match import record as records
from ..match.verify import verify
from ..wire.bodies import Checked, Moment, Replay
from ..wire.parts import Entry
from .errors import Denied
from .shows import entry_of, outcome_of
from .table import Table

MOST = 200
"""Moments of one answer."""
MOST_ACTIONS = 20_000
"""Actions of a record that is checked."""


def replay_of(table: Table, seat: int | None, start: int, count: int) -> Replay:
    """A part of a finished game from a seat's place (None: a spectator's). Denied while it runs."""
    match = table.match
    if match is None or table.is_live:
        raise Denied("forbidden", "table-not-over")
    if seat is not None and not table.has_seat(seat):
        raise Denied("unknown", "table-no-other", seat=seat)
    total = match.course.version + 1
    start = max(0, min(start, total))
    return Replay(
        table=table.id,
        game=table.game.name,
        names=match.names,
        options=table.opened.options,
        seat=seat,
        start=start,
        total=total,
        frames=_moments(match, seat, start, min(total, start + min(count, MOST))),
        outcome=outcome_of(match) if match.position.is_over else None,
    )


def _moments(match: Match, seat: int | None, start: int, end: int) -> list[Moment]:
    position = match.course.at(max(0, start - 1))
    found = [_moment(0, position, seat, None)] if start == 0 < end else []
    for version in range(max(1, start), end):
        action = match.course.actions[version - 1]
        step = Step(position, action, position.after(action))
        position = step.after
        found.append(_moment(version, position, seat, entry_of(step, match.actors[version - 1], seat)))
    return found


def _moment(version: int, position: Position, seat: int | None, entry: Entry | None) -> Moment:
    asked = [] if position.to_move is None else [position.to_move]
    return Moment(
        version=version, view=position.view(seat), expected=asked, round=position.round, entry=entry
    )


def record_of(table: Table, seat: int | None) -> str:
    """The record as text: while the game runs what ``seat`` may know, afterwards all of it."""
    if table.match is None:
        raise Denied("illegal", "table-not-dealt")
    record = table.match.record_for(seat) if table.is_live else table.match.record()
    return records.write(record)


_checking = ThreadPoolExecutor(1, "ottery-records")
"""Whoever has records checked waits for others who do, and for nobody else."""


async def check_record(text: str, find: Callable[[str], Game]) -> Checked:
    """What is wrong with a record; as ``find`` says for one whose game cannot be played through here now."""
    return await asyncio.get_running_loop().run_in_executor(_checking, _check, text, find)


def _check(text: str, find: Callable[[str], Game]) -> Checked:
    if text.count(",") > MOST_ACTIONS:
        return Checked(faults=[Text.of("server-too-large")], committed=False, game=None, actions=0)
    report = verify(text, find)
    course = report.course
    return Checked(
        faults=report.faults,
        committed=report.has_commitment,
        game=course.config.game if course else None,
        actions=course.version if course else 0,
    )
