"""Help, and wrong usage: one line, exit status 2."""

import subprocess
import sys
from pathlib import Path

import pytest

from ottery import __version__, games
from ottery.cli import COMMANDS

from .conftest import Run, one_line


def test_every_command_is_told_and_exists(cli: Run) -> None:
    status, out, _ = cli("--help")
    assert status == 0
    for name, what in COMMANDS.items():
        assert name in out
        assert what in " ".join(out.split())
        if name != "play" or (Path(games.__file__).parent.parent / "terminal" / "main.py").exists():
            assert cli(name, "--help")[0] == 0


def test_version(cli: Run) -> None:
    assert cli("--version")[:2] == (0, f"ottery, version {__version__}\n")


def test_without_a_command_there_is_help(cli: Run) -> None:
    status, _, err = cli()
    assert status == 2
    assert err.startswith("Usage: ")


def test_help_and_version_import_no_compiler() -> None:
    code = (
        "import sys; from ottery.cli import run; run(['--help']); run(['--version']);"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'textual', 'fluent')))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "args",
    [
        ["zap"],
        ["--zap"],
        ["engine", "more"],
        ["replay"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "pebbles", "--players", "0"],
        ["simulate", "pebbles", "--players", "21"],
        ["simulate", "pebbles", "--players", "many"],
        ["simulate", "pebbles", "--option", "zap"],
        ["simulate", "pebbles", "--option", "heap=20"],
        ["simulate", "pebbles", "--option", "heap"],
        ["simulate", "pebbles", "--option", "first=three"],
        ["simulate", "pebbles", "--players", "9" * 5000],
        ["simulate", "pebbles", "--option", "heap=" + "9" * 5000],
        ["simulate", "pebbles", "--option", "first=" + "9" * 5000],
        ["simulate", "pebbles", "--games", "9" * 5000],
        ["balance", "pebbles", "--players", "9" * 5000],
        ["arena", "pebbles", "--players", "9" * 5000],
        ["simulate", "pebbles", "--bots", "wizard"],
        ["simulate", "pebbles", "--bots", "random,random,random"],
        ["simulate", "pebbles", "--games", "0"],
        ["simulate", "--table", "--deck", "x.toml"],
        ["deck", "chess"],
        ["engine", "--lang", "xx"],
    ],
)
def test_wrong_usage_is_one_line_and_status_2(cli: Run, args: list[str]) -> None:
    status, out, err = cli(*args)
    assert (status, out) == (2, "")
    assert one_line(err)
    assert len(err) < 700


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read(cli: Run, command: str, tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b'[game "p\xe6"]')
    (tmp_path / "empty").write_bytes(b"")
    for name, message in (
        ("missing", "No such file"),
        ("latin", "text in UTF-8, and this is not (byte 9)"),
        (".", "Is a directory"),
        ("empty", "there is nothing in it"),
    ):
        status, out, err = cli(command, tmp_path / name)
        assert (status, out) == (1, "")
        assert one_line(err)
        assert message in err


def test_a_file_that_is_too_large(cli: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.cli.common.LARGEST", 3)
    (tmp_path / "large").write_bytes(b"1234")
    assert "larger" in cli("verify", tmp_path / "large")[2]
