"""What a table does by itself, and when. Each chore is found anew from the state, so a restart forgets none; each has
an intent of its own, so two servers carry it out once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple
from zlib import crc32

from . import events as e
from .calls import calls_of, pause_of, seats_of
from .table import Table


class Bot(NamedTuple):
    """A bot of ``level`` acts for ``seat``. ``call``: it plays this action (out of turn)."""

    seat: int
    level: str
    by: Literal["bot", "clock"]
    call: int | None = None


class Chore(NamedTuple):
    """Something to do at ``at``: store an event, or have a bot act. ``name`` and ``mark`` make its intent."""

    at: float
    deed: e.AnyEvent | Bot
    name: str
    mark: int

    @property
    def intent(self) -> str:
        """Stored once for a table."""
        return f"house:{self.name}:{self.mark}"


class Watch(NamedTuple):
    """What is known beside the events. ``lost``: when the connections of people's seats were lost (absent: connected).
    ``since``: clocks run from then on (the server's start). ``ready``: which games are compiled."""

    lost: Mapping[int, float]
    since: float
    grace: float
    ready: Callable[[str], bool]
    clock_level: str = "yearling"

    def is_here(self, seat: int) -> bool:
        """Whether a seat has a connection."""
        return seat not in self.lost


def chores(table: Table, watch: Watch) -> Iterator[Chore]:
    """All chores of a table, in no order."""
    if not table.is_live:
        return
    people = table.people()
    if not people:
        yield Chore(0.0, e.Closed(why="empty"), "empty", 0)
        return
    yield from _pass_host(table, watch, people)
    if table.match is None:
        yield from _deal(table, watch)
        return
    yield from _answer_undo(table, watch)
    yield from _mind_people(table, watch, people)
    yield from _act(table, watch)


def _deal(table: Table, watch: Watch) -> Iterator[Chore]:
    if not table.is_full() or not watch.ready(table.game.name):
        return
    missing = [k for k, seat in table.numbered() if seat.is_person and seat.contribution is None]
    if not missing or (table.has_begun and not any(watch.is_here(k) for k in missing)):
        yield Chore(0.0, e.Dealt(), "deal", 0)


def _pass_host(table: Table, watch: Watch, people: list[int]) -> Iterator[Chore]:
    """The host's role goes on when no person plays its seat any more, or the person has been away past the grace."""
    host = table.host
    heirs = [k for k in people if table.seat(k).is_person and watch.is_here(k) and k != host]
    if not heirs:
        return
    gone = host is None or not table.seat(host).is_person
    at = 0.0 if gone else watch.lost[host] + watch.grace if host in watch.lost else None  # type: ignore[index]
    if at is not None:
        yield Chore(at, e.HostPassed(seat=heirs[0]), "host", table.seq)


def _answer_undo(table: Table, watch: Watch) -> Iterator[Chore]:
    """Whoever has lost the connection is not waited for."""
    undo = table.undo
    if undo is None or table.match is None:
        return
    away = [watch.lost[k] + 5.0 for k in undo.waiting if k in watch.lost]
    if len(away) == len(undo.waiting):
        yield Chore(max(away, default=0.0), e.Undone(seat=undo.seat), "undo", table.match.version)


def _mind_people(table: Table, watch: Watch, people: list[int]) -> Iterator[Chore]:
    for k in people:
        seat = table.seat(k)
        if k in watch.lost:
            if seat.is_person and not seat.away:
                yield Chore(watch.lost[k] + watch.grace, e.Strayed(seat=k), f"strayed-{k}", table.seq)
        elif seat.away or seat.voted:
            yield Chore(0.0, e.Returned(seat=k), f"returned-{k}", table.seq)


def _act(table: Table, watch: Watch) -> Iterator[Chore]:
    match = table.match
    mover = table.mover
    if match is None or mover is None:
        return
    seat = table.seat(mover)
    pause = pause_of(table)
    held = pause.until if pause else 0.0
    if seat.level is not None:
        deed = Bot(mover, seat.level, "bot")
        yield Chore(max(table.step_at + _pace(table), held), deed, "act", match.version)
        return
    if pause is not None:
        yield from _call(table, held)
    if table.settings.clock and table.undo is None:
        deed = Bot(mover, watch.clock_level, "clock")
        yield Chore(clock_end(table, watch.since, held), deed, "act", match.version)


def _call(table: Table, at: float) -> Iterator[Chore]:
    """Bots call too, once everybody else has had the time to."""
    assert table.match is not None
    for action, mask in calls_of(table).items():
        for k in seats_of(mask):
            level = table.seat(k).level
            if level is not None:
                yield Chore(at, Bot(k, level, "bot", call=action), "act", table.match.version)
                return


def clock_end(table: Table, since: float, held: float) -> float:
    """When the move clock of the seat to move runs out."""
    return max(table.turn_at, since, held) + table.settings.clock


def _pace(table: Table) -> float:
    """A bot's time for an action: about the table's pace, and nothing but chance in how far from it."""
    assert table.match is not None
    wobble = (crc32(f"{table.id} {table.match.version}".encode()) & 0xFF) / 255
    return table.settings.pace * (0.75 + 0.5 * wobble)
