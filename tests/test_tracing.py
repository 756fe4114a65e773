"""What the benchmarks read from a trace: worked out by hand."""

from typing import Any

import pytest

from benchmarks.tracing import Visit, blocked_for, interactive_at, shift_of, visit_of

PAGE = "http://127.0.0.1/"


def event(name: str, ms: float, *, frame: str = "main", pid: int = 1, **more: Any) -> dict[str, Any]:
    data = {"documentLoaderURL": PAGE} | more.pop("data", {})
    return {
        "name": name,
        "ts": 1e6 + 1000 * ms,
        "pid": pid,
        "tid": 1,
        "args": {"frame": frame, "data": data},
        **more,
    }


def task(ms: float, lasts: float, **more: Any) -> dict[str, Any]:
    return event("ThreadControllerImpl::RunTask", ms, dur=1000 * lasts, **more)


def shift(ms: float, score: float, *, asked: bool = False) -> dict[str, Any]:
    return event("LayoutShift", ms, data={"score": score, "had_recent_input": asked})


def test_a_visit_is_read_from_its_own_thread_and_frame() -> None:
    trace = [
        event("navigationStart", -50, data={"documentLoaderURL": ""}),
        task(-40, 30),
        event("navigationStart", 0),
        task(10, 90),
        event("firstContentfulPaint", 80, frame="another"),
        event("firstContentfulPaint", 100),
        event("domContentLoadedEventEnd", 120),
        task(130, 150),
        task(200, 900, pid=2),
        event("largestContentfulPaint::Candidate", 100),
        event("largestContentfulPaint::Candidate", 300),
        shift(310, 0.02),
    ]
    assert visit_of(reversed(trace), PAGE) == pytest.approx(Visit(100, 300, 280, 100, 0.02))


def test_interactive_is_the_end_of_the_last_long_task_before_five_quiet_seconds() -> None:
    assert interactive_at([(0, 40)], 100) == 100
    assert interactive_at([(50, 120), (200, 240), (900, 951)], 100) == 951
    assert interactive_at([(900, 1000), (5900, 5960), (20_000, 20_900)], 100) == 5960
    assert interactive_at([(900, 1000), (6000, 6900)], 100) == 1000


def test_blocked_is_what_is_over_fifty_after_the_first_paint() -> None:
    assert blocked_for([(0, 90), (100, 149), (200, 300), (950, 1200)], 80, 1000) == 50
    assert blocked_for([(0, 200)], 80, 1000) == 70


def test_shifts_close_together_are_one() -> None:
    assert shift_of([]) == 0
    near = [shift(0, 0.1), shift(900, 0.2), shift(1000, 9, asked=True)]
    assert shift_of(near) == pytest.approx(0.3)
    assert shift_of([*near, shift(2000, 0.25)]) == pytest.approx(0.3)
    assert shift_of([shift(900 * k, 0.1) for k in range(8)]) == pytest.approx(0.6)
