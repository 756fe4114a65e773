"""What Chromium's own trace of a first visit tells of it, by the definitions of Lighthouse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

CATEGORIES = ["-*", "loading", "rail", "devtools.timeline", "blink.user_timing", "toplevel"]
LONG = 50.0
QUIET = 5000.0

Event = dict[str, Any]
Task = tuple[float, float]
"""When it began and ended, in ms since the visit began."""


class Visit(NamedTuple):
    """Times in ms since the visit began; ``shift`` has no unit."""

    seen: float
    largest: float
    interactive: float
    blocked: float
    shift: float


def visit_of(events: Iterable[Event], address: str) -> Visit:
    """The figures of the page at ``address``. The trace has to go on for ``QUIET`` after its last long task."""
    told = sorted((one for one in events if one.get("ts")), key=lambda one: float(one["ts"]))
    begin = next(
        one
        for one in told
        if one["name"] == "navigationStart" and one["args"]["data"]["documentLoaderURL"] == address
    )
    start, place, frame = float(begin["ts"]), (begin["pid"], begin["tid"]), begin["args"]["frame"]
    own = [one for one in told if float(one["ts"]) >= start and (one["pid"], one["tid"]) == place]

    def when(name: str) -> list[float]:
        return [
            (float(one["ts"]) - start) / 1000
            for one in own
            if one["name"] == name and one["args"].get("frame") == frame
        ]

    seen = when("firstContentfulPaint")[0]
    tasks = [
        ((float(one["ts"]) - start) / 1000, (float(one["ts"]) + float(one["dur"]) - start) / 1000)
        for one in own
        if one["name"] == "ThreadControllerImpl::RunTask" and "dur" in one
    ]
    interactive = interactive_at(tasks, max(seen, *when("domContentLoadedEventEnd")))
    return Visit(
        seen,
        when("largestContentfulPaint::Candidate")[-1],
        interactive,
        blocked_for(tasks, seen, interactive),
        shift_of([one for one in own if one["name"] == "LayoutShift" and one["args"].get("frame") == frame]),
    )


def interactive_at(tasks: Iterable[Task], least: float) -> float:
    """The end of the last long task before a time without any; at least ``least``."""
    found = least
    for begin, end in sorted(tasks):
        if end - begin > LONG and end > found:
            if begin - found >= QUIET:
                break
            found = end
    return found


def blocked_for(tasks: Iterable[Task], since: float, until: float) -> float:
    """For how long tasks in that time were more than ``LONG``."""
    parts = (min(end, until) - max(begin, since) for begin, end in tasks)
    return sum(part - LONG for part in parts if part > LONG)


def shift_of(shifts: Iterable[Event]) -> float:
    """The largest sum of shifts that follow each other within a second, and within five of the first."""
    found = [
        (float(one["ts"]) / 1e6, float(one["args"]["data"]["score"]))
        for one in shifts
        if not one["args"]["data"]["had_recent_input"]
    ]
    sums, first, before = [0.0], -10.0, -10.0
    for at, score in found:
        if at - before > 1 or at - first > 5:
            sums.append(0.0)
            first = at
        sums[-1] += score
        before = at
    return max(sums)
