"""What a shell can do to a command: streams that are closed or full, and interrupts. Each in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import heed_interrupts

INTERPRETED = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
SILENT = "ottery: the standard output is closed: there is nowhere to write to\n"
FULL = "ottery: cannot write the output: No space left on device\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")


def shell(command: str, data: Path) -> tuple[int, str, str]:
    """What a line of shell says; ``ottery`` in it is ours."""
    line = command.replace("ottery", f"'{sys.executable}' -m ottery")
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env=INTERPRETED | {"OTTERY_DATA": str(data)},
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("ottery deck otters >&-", (1, "", SILENT)),
        ("ottery --help >&-", (1, "", SILENT)),
        ("ottery play ottere --plain >&-", (1, "", SILENT)),
        ("ottery nope >&- 2>&-", (1, "", "")),
        ("ottery nope 2>&-", (2, "", "")),
        ("ottery engine <&-", (0, "", "")),
        ("ottery --version <&- 2>&-", (0, None, "")),
        ("ottery deck otters | head -n 1", (0, 'provenance = "reconstructed"\n', "")),
    ],
)
def test_closed_streams(command: str, expected: tuple[int, str | None, str], tmp_path: Path) -> None:
    status, out, err = shell(command, tmp_path)
    assert (status, out if expected[1] is not None else None, err) == expected


ASCII = "LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0"


def test_danish_letters_where_the_system_knows_none(tmp_path: Path) -> None:
    command = f"printf 'Åse 3\\n' | {ASCII} ottery score ottere --players Åse,Bo"
    status, out, err = shell(command, tmp_path)
    assert (status, err) == (0, "")
    assert out.startswith("Ottere: Åse, Bo.")
    assert "Nobody here is called" not in out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "command",
    [
        "ottery deck otters >/dev/full",
        "ottery --help >/dev/full",
        'echo \'{"do": "games"}\' | ottery engine >/dev/full',
        "echo 1 2 | ottery score ottere --players a,b >/dev/full",
    ],
)
def test_a_full_disk_is_one_line(command: str, tmp_path: Path) -> None:
    assert shell(command, tmp_path) == (1, "", FULL)


@pytest.mark.parametrize("root", ["{data}/file", "{data}/file/below"])
def test_a_cache_that_cannot_be_written_is_named(root: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = root.format(data=tmp_path)
    status, out, err = shell(f"OTTERY_CACHE='{cache}' ottery deck ottere", tmp_path)
    assert (status, out) == (1, "")
    assert err.startswith(f"ottery: {cache}: Not a directory (compiled rules are kept there")
    assert err.count("\n") == 1


def test_a_game_that_cannot_be_kept_is_said_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = "printf '1\\n1\\n' | ottery play ottere --plain --seed 1 --lang en"
    status, out, err = shell(command, tmp_path / "file")
    assert (status, err) == (0, "")
    assert out.count("cannot be written down here, so it will be lost") == 1
    assert "The game is kept" not in out


def test_without_a_terminal_nothing_is_compiled_first(tmp_path: Path) -> None:
    status, out, err = shell("ottery play ottere", tmp_path)
    assert (status, out) == (2, "")
    assert err.startswith("ottery: The full-screen client needs a terminal.")


BUSY = """
import sys, time
from ottery.cli import ottery, run
from ottery.cli.stopping import stoppable
import click

@click.command("busy")
@stoppable(grace=0.01)
def busy():
    print("busy", flush=True)
    {work}

sys.modules["ottery.cli.deck"] = type("busy", (), {{"command": busy}})
sys.exit(run(["deck"]))
"""
ENDLESS = "import hashlib; hashlib.pbkdf2_hmac('sha256', b'', b'', 2**31 - 1)"
"""Runs for minutes, as compiled rules do: without Python's lock, and without a look at signals."""
WORKERS = """
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from ottery.lab.processes import deaf_children
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with deaf_children():
            waiting = pool.submit(time.sleep, 3600)
        print(next(iter(pool._processes)), flush=True)
        waiting.result()
"""


def interrupted(work: str, lines: int) -> tuple[list[str], int, str]:
    """The lines that a busy command says, and how it ends when it is interrupted then."""
    with subprocess.Popen(
        [sys.executable, "-c", BUSY.format(work=work)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=INTERPRETED,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  # one thread here
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _ in range(lines)]
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
        return said, process.returncode, err


def test_an_interrupt_ends_what_python_cannot_interrupt() -> None:
    assert interrupted(ENDLESS, 1) == (["busy"], 130, "ottery: stopped\n")


def test_an_interrupt_ends_the_workers_too() -> None:
    said, status, err = interrupted(WORKERS.strip(), 2)
    assert (status, err) == (130, "ottery: stopped\n")
    with pytest.raises(ProcessLookupError):
        os.kill(int(said[1]), 0)


def test_an_interrupt_ends_what_waits() -> None:
    assert interrupted("time.sleep(3600)", 1) == (["busy"], 130, "ottery: stopped\n")
