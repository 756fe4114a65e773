"""The line that tells how far a long piece of work is."""

import sys

import pytest

from ottery.cli.common import Progress


class Clock:
    """A time that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("time.monotonic", lambda: self.now)


def test_a_file_gets_every_quarter_once_and_a_sign_of_life_each_half_minute(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock, progress = Clock(monkeypatch), Progress()
    for done in (0, 0, 1, 26, 25 + 2, 51):
        progress("compiling ottere", done, 100)
    for _ in range(70):
        clock.now += 1
        progress("compiling ottere", 60, 100)
    progress("compiling ottere", 100, 100)
    assert capsys.readouterr().err.splitlines() == [
        "compiling ottere: 0 %",
        "compiling ottere: 26 %",
        "compiling ottere: 51 %",
        "compiling ottere: 60 %, 30 s",
        "compiling ottere: 60 %, 60 s",
        "compiling ottere: 100 %, 70 s",
    ]


def test_a_terminal_sees_the_seconds_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock, progress = Clock(monkeypatch), Progress()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    for done in (7, 7, 10):
        progress("compiling ottere", done, 10)
        clock.now += 1
    line = "\r\x1b[Kcompiling ottere: "
    assert capsys.readouterr().err == f"{line}70 %{line}70 %, 1 s{line}100 %, 2 s\n"


def test_what_is_being_done_stands_behind_and_never_wraps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock, progress = Clock(monkeypatch), Progress()
    progress("compiling 2 games", 1, 2, "now otter search")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "30")
    clock.now += 1
    progress("compiling 2 games", 1, 2, "now otter search")
    progress("compiling 2 games", 2, 2, "now nothing")
    assert capsys.readouterr().err.replace("\r\x1b[K", "\n").splitlines() == [
        "compiling 2 games: 50 % (now otter search)",
        "",
        "compiling 2 games: 50 %, 1 s ",
        "compiling 2 games: 100 %, 1 s",
    ]


def test_what_begins_anew_is_counted_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock, progress = Clock(monkeypatch), Progress()
    for title, done in (("one", 9), ("one", 1), ("two", 5)):
        clock.now += 5
        progress(title, done, 10)
    assert capsys.readouterr().err.splitlines() == ["one: 90 %", "one: 10 %", "two: 50 %"]
