"""A game is made ready by one thread at a time: the others wait, and find it there."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from ottery import games
from ottery.games import game as module


def test_two_threads_never_prepare_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2)
    meetings = 0

    def prepare(*_: object) -> int:
        nonlocal meetings
        try:
            both.wait(0.2)
            meetings += 1
        except threading.BrokenBarrierError:
            both.reset()
        return 1

    monkeypatch.setattr("ottery.kernel.jit.prepare", prepare)
    monkeypatch.setattr(module, "_prepared", set())
    found = games.find("an-otter-won")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: found.prepare(), range(2)))
    assert meetings == 0
    assert found.prepare() == 0, "once is enough"
