"""`ottery simulate`."""

import json

import pytest

from .conftest import Run


def test_simulate_prints_json(cli: Run) -> None:
    status, out, err = cli(
        "simulate", "pebbles", "--games", "3", "--option", "heap=1", "--json", "--seed", "x"
    )
    assert status == 0
    assert set(err.splitlines()) <= {"compiling the simulator of pebbles…"}  # said once, when it is so
    found = json.loads(out)
    assert (found["game"], found["players"], found["options"]) == ("pebbles", 2, {"heap": 1})
    assert (found["games"], found["moves"], found["wins"], found["stuck"]) == (3, 3, [0, 3], 0)
    assert found["bots"] == ["random", "random"]
    assert set(found["length"]) == {"mean", "median", "max"}
    assert found["games_per_second"] > 0


def test_simulate_all_numbers_of_players(cli: Run) -> None:
    out = cli("simulate", "pebbles", "--players", "all", "--games", "2", "--json", "--bots", "greedy,random")[
        1
    ]
    assert [json.loads(line)["players"] for line in out.splitlines()] == [2, 3, 4]


def test_simulate_goes_through_every_table(cli: Run) -> None:
    status, out, _ = cli("simulate", "--table", "--games", "1")
    lines = out.splitlines()
    assert status == 0
    assert lines[0].split()[:4] == ["game", "players", "games/s", "moves/s"]
    assert len(lines) == 1 + 3 * 4 + 3 * 2
    assert any("heap=5 first=random" in line for line in lines)


def test_a_stuck_game_is_a_failure(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.lab.simulate.simulate.__kwdefaults__", {
        **__import__("ottery.lab.simulate", fromlist=["simulate"]).simulate.__kwdefaults__, "limit": 1,
    })  # fmt: skip
    status, out, _ = cli("simulate", "pebbles", "--games", "2", "--json", "--option", "heap=9")
    assert (status, json.loads(out)["stuck"]) == (1, 2)
