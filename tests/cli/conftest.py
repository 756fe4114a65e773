"""What the tests of the command share: the command with the toys as its games, and a record to give it."""

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ottery import games
from ottery.cli import run
from ottery.games.game import Kind, Refused
from ottery.locales import Text
from ottery.match import Course, pledge, record
from tests.toy import NAMES, find

Run = Callable[..., tuple[int, str, str]]
Keep = Callable[..., Path]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with the toys, compiled before, as the only games: exit status, stdout, stderr."""
    for name in NAMES:
        find(name).prepare()
    monkeypatch.setattr(games, "find", _find)
    monkeypatch.setattr(games, "NAMES", NAMES)

    def command(*args: str | Path) -> tuple[int, str, str]:
        status = run([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return status, out, err

    return command


def _find(name: str) -> Any:
    if name not in NAMES:
        raise Refused(Kind.UNKNOWN, Text.of("refuse-game", known=", ".join(NAMES)))
    return find(name)


@pytest.fixture
def kept(tmp_path: Path) -> Keep:
    """Writes a record of a short game of Pebbles."""

    def write(
        text: str | None = None, words: tuple[str, ...] = ("take 3", "take 3", "take 3", "take 1")
    ) -> Path:
        secret, parts = "ab" * 32, ["x", "y"]
        course = Course.begin(
            find("pebbles"), seats=2, seed=pledge.table_seed(secret, parts), options={"heap": 10}
        )
        for word in words:
            course.play(word)
        headers = {"secret": secret, "contributions": parts, "commit": pledge.commitment(secret)}
        found = record.write(record.of_course(course, ["Ada", "Bo"], headers))
        path = tmp_path / "game.txt"
        path.write_text(found if text is None else text, encoding="utf-8")
        return path

    return write


def one_line(text: str) -> bool:
    return text.startswith("ottery: ") and text.count("\n") == 1 and "Traceback" not in text


def said_nothing(err: str) -> bool:
    """Nothing on stderr but that something is compiled, on a machine where it is the first time."""
    return all(line.startswith("compiling ") for line in err.splitlines())


def heed_interrupts() -> None:
    """A test run in the background may have been told to ignore them, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
