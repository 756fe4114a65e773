"""The laboratory on a Dask cluster: the same figures as on one machine; one line when there is none."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ottery import cli as commands
from ottery.lab import cluster as clusters
from ottery.lab.cluster import Cluster, Lost, Unreachable, check_address
from ottery.lab.sampling import BLOCK, Cores, Plan, run

distributed = pytest.importorskip("distributed", reason="needs Dask (ottery[cluster])")
pytestmark = pytest.mark.filterwarnings("ignore")

NOBODY = "tcp://127.0.0.1:9"


LINE = "ottery: no cluster answers at"
MALFORMED = ["localhost", "10.0.0.1", "tcp://localhost", "http://x:1", "rubbish here", "", "tcp://x:99999"]
ALONE = """
import sys, threading
from distributed import LocalCluster
if __name__ == "__main__":
    options = {"processes": False, "dashboard_address": None, "protocol": "tcp"}
    with LocalCluster(n_workers=int(sys.argv[1]), threads_per_worker=1, **options) as cluster:
        print(cluster.scheduler_address, flush=True)
        while sys.stdin.readline():
            cluster.scale(0)
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two workers, each a process of its own."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, protocol="tcp"
    ) as cluster:
        yield str(cluster.scheduler_address)


@contextmanager
def alone(workers: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process with a scheduler and its workers, and the address. It sends the workers away for a line of input."""
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", ALONE, str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_two_workers_give_the_same_columns(address: str) -> None:
    plan = Plan("why-i-otter", 2, 3 * BLOCK + 1, ["greedy"], seed="c")
    here, cluster = run(plan, Cores(1)), Cluster(address)
    there = run(plan, cluster)
    cluster.close()
    assert all(np.array_equal(here[name], there[name]) for name in here)


def test_nobody_answers() -> None:
    with pytest.raises(Unreachable, match=r"no cluster answers at tcp://127\.0\.0\.1:9") as found:
        Cluster(NOBODY, patience=1)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("given", MALFORMED)
def test_an_address_that_is_none(given: str) -> None:
    with pytest.raises(Unreachable, match="is no address of a cluster"):
        Cluster(given)


def test_the_form_of_addresses() -> None:
    for given in ("tcp://10.0.0.1:8786", "host.example:1", "tls://[::1]:65535", "ws://a-b:80"):
        check_address(given)


def test_what_answers_without_being_a_cluster() -> None:
    """A client of Dask's would wait without end, and say more than a line at its own."""
    with socket.create_server(("127.0.0.1", 0)) as mute, pytest.raises(Unreachable, match="nothing within"):
        Cluster(f"tcp://127.0.0.1:{mute.getsockname()[1]}", patience=0.5)


def test_a_client_that_cannot_begin_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def starved(address: str, **_: Any) -> str:
        begun.append(address)
        assert len(begun) == 2
        return address

    monkeypatch.setattr(distributed, "Client", starved)
    assert clusters._connect("tcp://here:1", 1) == "tcp://here:1"
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: starved("again"))
    with pytest.raises(Unreachable, match="too busy"):
        clusters._connect("tcp://here:1", 1)


def test_a_cluster_without_workers() -> None:
    with alone(0) as (_, address), pytest.raises(Unreachable, match="has no workers"):
        Cluster(address, patience=1)


@pytest.mark.parametrize("loss", ["the cluster at .* was lost", "the workers of the cluster at .* are gone"])
def test_a_cluster_that_is_lost_amid_the_work(tmp_path: Path, loss: str) -> None:
    """One line, and what was finished is kept: elsewhere the work goes on."""
    plan = Plan("why-i-otter", 2, 400 * BLOCK, ["greedy"], seed="c")
    with alone(1) as (process, address):
        cluster, told = Cluster(address, patience=2), []

        def lose(done: int) -> None:
            told.append(done)
            if len(told) == 1 and "was lost" in loss:
                process.kill()
            elif len(told) == 1:
                assert process.stdin is not None
                process.stdin.write("go\n")
                process.stdin.flush()

        with pytest.raises(Lost, match=loss):
            run(plan, cluster, kept=tmp_path, tell=lose)
        cluster.close()
    assert len(list(tmp_path.iterdir())) == len(told) < plan.blocks


def test_a_lost_cluster_is_one_line_on_the_screen(tmp_path: Path) -> None:
    """In a process of its own, where Dask tells of its connections as it likes."""
    with alone(1) as (scheduler, address):
        args = ["simulate", "why-i-otter", "--games", "400000", "--keep", str(tmp_path), "--cluster", address]
        with subprocess.Popen(
            [sys.executable, "-m", "ottery", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as command:
            assert command.stderr is not None
            while not command.stderr.readline().endswith("0 %\n"):
                assert command.poll() is None
            scheduler.kill()
            said = command.communicate()
    assert (command.returncode, said) == (1, ("", f"ottery: the cluster at {address} was lost\n"))
    assert list(tmp_path.glob("*.npz"))
    assert not list(tmp_path.glob("*.part"))


def test_a_fault_of_a_worker_is_one_line(address: str) -> None:
    cluster = Cluster(address)
    with pytest.raises(Lost, match=r"a worker .* failed \(ValueError: .*\)"):
        list(cluster.results(int, [("zap",)]))
    cluster.close()


@pytest.mark.parametrize("command", [["simulate"], ["balance", "--no-options"]])
def test_the_commands_say_the_same_on_a_cluster_and_at_home(
    command: list[str], address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What they print has no clock in it."""
    args = [*command, "why-i-otter", "--games", "700", "--json"]
    assert commands.run([*args, "--keep", str(tmp_path)]) == 0
    here = capsys.readouterr().out
    assert json.loads(here)["game"] == "why-i-otter"
    assert commands.run([*args, "--cluster", address]) == 0
    assert capsys.readouterr().out == here


def test_an_arena_says_the_same_on_a_cluster_and_at_home(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    args = ["arena", "why-i-otter", "--bots", "random,yearling,greedy", "--games", "72", "--all", "--json"]
    assert commands.run([*args, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert json.loads(here)["games"] == 72
    state = tmp_path / "state"
    assert commands.run([*args, "--cluster", address, "--state", str(state)]) == 0
    assert capsys.readouterr().out == here
    assert state.read_bytes().count(b"\n") == 1 + 72 // 2
    assert commands.run([*args, "--cluster", address, "--workers", "2"]) == 2


@pytest.mark.parametrize("given", MALFORMED)
def test_one_line_for_what_is_no_address(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run(["simulate", "why-i-otter", "--cluster", given]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("ottery: ")
    assert "is no address of a cluster" in err


@pytest.mark.parametrize("command", [["simulate"], ["balance"]])
def test_one_line_when_nobody_answers(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ottery.lab.cluster.PATIENCE", 1)
    assert commands.run([*command, "why-i-otter", "--cluster", NOBODY]) == 1
    out, err = capsys.readouterr()
    last = [line for line in err.splitlines() if not line.startswith("compiling")]
    assert (out, len(last)) == ("", 1)
    assert last[0].startswith(LINE)
    assert not list(tmp_path.iterdir())
