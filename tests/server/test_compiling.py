"""What a server at home says while it compiles the rules."""

import re
import sys
from collections.abc import Callable

import pytest

from ottery.locales import Text, say
from ottery.server.compiling import Compiling


class Loop:
    """Runs what is called later when time is set forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.later = 0.0, list[Callable[[], None]]()
        monkeypatch.setattr("time.monotonic", lambda: self.now)
        monkeypatch.setattr("asyncio.get_running_loop", lambda: self)

    def call_later(self, delay: float, act: Callable[[], None]) -> None:
        assert delay == 1.0
        self.later.append(act)

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.now += 1
            due, self.later = self.later, []
            for act in due:
                act()


def compile_two_games(loop: Loop) -> None:
    """Both are missing, and are ready after 40 and 45 seconds."""
    tell = Compiling("en")
    tell(0, 2, compiling=True)
    tell(0, 2, compiling=True, now=("otter", "why-i-otter"))
    loop.wait(40)
    tell(1, 2, compiling=False, now=("why-i-otter",))
    loop.wait(5)
    tell(2, 2, compiling=False)
    loop.wait(60)
    tell.end()


def test_compiling_tells_of_every_game_once_and_of_time_that_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compile_two_games(Loop(monkeypatch))
    what, *lines = capsys.readouterr().err.splitlines()
    assert what == say(Text.of("serve-compiling"))
    told = [re.findall(r"\d+", line) for line in lines]
    assert told == [["0", "2", "0"], ["0", "2", "30"], ["1", "2", "40"], ["2", "2", "45"]]
    assert [line.partition("Now: ")[2] for line in lines] == ["", "Otter, Why I Otter.", "Why I Otter.", ""]


def test_compiling_counts_the_seconds_in_one_line_of_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    compile_two_games(Loop(monkeypatch))
    err = capsys.readouterr().err
    assert err.count("\n") == 2
    assert err.endswith("\n")
    assert all(len(line) < 80 for line in err.split("\r\x1b[K")), "what is wrapped is not written over"
    seconds = [int(re.findall(r"\d+", line)[-1]) for line in err.split("\r\x1b[K")[1:]]
    assert seconds == [*range(1, 46), 45]


def test_nothing_is_told_of_compiling_where_all_lies_ready(capsys: pytest.CaptureFixture[str]) -> None:
    tell = Compiling("en")
    for ready in range(3):
        tell(ready, 2, compiling=False)
    tell.end()
    assert capsys.readouterr().err == ""


def test_a_game_that_cannot_be_made_ready_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    loop, tell = Loop(monkeypatch), Compiling("en")
    tell(0, 2, compiling=True)
    tell(1, 2, compiling=False)
    tell(1, 2, compiling=False)
    loop.wait(100)
    assert [re.findall(r"\d+", line)[:2] for line in capsys.readouterr().err.splitlines()[1:]] == [
        ["0", "2"],
        ["1", "2"],
    ]
