"""``ottery serve`` as a process: what it prints, and how it ends."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ottery.server.settings import Settings

pytestmark = pytest.mark.compiled


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the first line that it prints."""
    command = [sys.executable, "-m", "ottery", "serve", "--data", str(folder), *options]
    environment = os.environ | {"BROWSER": "true"}
    heeded = signal.signal(
        signal.SIGINT, signal.SIG_DFL
    )  # a run in the background ignores Ctrl-C, and so would this
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
    finally:
        signal.signal(signal.SIGINT, heeded)
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.terminate()
        process.communicate()


def end_of(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What else it prints, to its end; ``communicate`` would lose what ``readline`` has read ahead."""
    assert process.stdout is not None
    assert process.stderr is not None
    out, err = process.stdout.read(), process.stderr.read()
    process.wait(60)
    return out, err


def test_ctrl_c_stops_it_and_nothing_is_wrong(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--open") as (process, line):
        assert line.startswith("Ottery is ready at http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        out, err = end_of(process)
    assert process.returncode == 0
    assert "--host 0.0.0.0" in out
    assert out.endswith("Goodbye.\n")
    assert "Traceback" not in err


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with served(tmp_path, "--port", str(port)) as (process, _):
            _, err = end_of(process)
    assert process.returncode == 1
    assert err.count("\n") == 1
    assert str(port) in err
    assert "--port 0" in err


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with (
        served(tmp_path, "--port", "0") as (_, line),
        served(tmp_path, "--port", "0", "--lang", "da") as (second, nothing),
    ):
        assert line
        assert not nothing
        _, err = end_of(second)
    assert second.returncode == 1
    assert "Traceback" not in err
    assert str(tmp_path) in err


def test_a_database_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "ottery.sqlite").write_text("Otters hold hands.\n" * 100)
    command = [sys.executable, "-m", "ottery", "serve", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert ended.returncode == 1
    assert (
        ended.stderr
        == f"ottery: The database {tmp_path}/ottery.sqlite cannot be used: file is not a database\n"
    )


def test_the_household_is_told_where_to_come(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--host", "0.0.0.0") as (process, line):
        port = line.rstrip("/\n").rpartition(":")[2]
        process.send_signal(signal.SIGINT)
        out, _ = end_of(process)
    assert line.startswith("Ottery is ready at http://127.0.0.1:")
    assert f":{port}/" in out or "Goodbye." in out  # a machine without a network has no address to tell


def test_the_help_page_names_every_setting() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ottery", "serve", "--help"], capture_output=True, text=True, check=True
    )
    for name in Settings.__struct_fields__:
        assert f"\n    {name} = " in done.stdout, name
