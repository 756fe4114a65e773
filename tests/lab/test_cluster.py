"""The laboratory on a Dask cluster: the same figures as on one machine; one line when there is none."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ottery import cli as commands
from ottery.lab.cluster import Cluster, Unreachable
from ottery.lab.sampling import BLOCK, Cores, Plan, run

distributed = pytest.importorskip("distributed", reason="needs Dask (ottery[cluster])")
pytestmark = pytest.mark.filterwarnings("ignore")

NOBODY = "tcp://127.0.0.1:9"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two workers."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        yield str(cluster.scheduler_address)


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


def test_an_address_that_is_none() -> None:
    with pytest.raises(Unreachable):
        Cluster("somewhere over there", patience=1)


def test_a_client_that_cannot_begin_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def starved(address: str, **_: Any) -> str:
        begun.append(address)
        assert len(begun) == 2
        return address

    monkeypatch.setattr(distributed, "Client", starved)
    assert Cluster("tcp://here")._client == "tcp://here"
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: starved("again"))
    with pytest.raises(Unreachable, match="too busy"):
        Cluster("tcp://here")


def test_the_commands_work_on_a_cluster(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The same answer with and without; what the command prints has no clock in it."""
    args = ["simulate", "why-i-otter", "--games", "700", "--bots", "greedy,random", "--json"]
    assert commands.run([*args, "--cluster", address]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], sum(found["wins"]) >= 700, found["stuck"]) == (700, True, 0)
    assert commands.run([*args, "--cluster", address]) == 0
    assert json.loads(capsys.readouterr().out) == found


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
    assert last[0].startswith("ottery: no cluster answers at")
    assert not list(tmp_path.iterdir())
