"""`ottery engine` as a process."""

import json
import os
import signal
import subprocess
import sys

from .conftest import heed_interrupts


def engine() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "ottery", "engine"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env=environment,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  # one thread here
    )


def test_the_engine_answers_at_once_and_ends_with_its_input() -> None:
    with engine() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["kind"] == "unreadable"
        rest, err = process.communicate()
        assert (rest, err, process.returncode) == (b"", b"", 0)


def test_the_engine_ends_quietly_when_interrupted() -> None:
    with engine() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert (process.wait(), process.stderr.read() if process.stderr else b"") == (130, b"")


def test_the_engine_ends_quietly_when_nobody_reads() -> None:
    with engine() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        try:
            process.stdin.write(b"\n" * 10)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.wait() == 1
        assert process.stderr is not None
        assert process.stderr.read() == b""
