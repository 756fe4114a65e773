"""``ottery balance`` and ``ottery simulate --out``: files, and one line for what goes wrong."""

import csv
import json
from pathlib import Path

import pytest

from ottery import cli as commands

Capture = pytest.CaptureFixture[str]


def asked(capsys: Capture, *args: str) -> tuple[int, str, str]:
    status = commands.run(list(args))
    out, err = capsys.readouterr()
    said = [line for line in err.splitlines() if "compiling" not in line and not line.endswith("%")]
    return status, out, "\n".join(said)


def test_balance_as_json_is_the_same_each_time(capsys: Capture) -> None:
    args = ("balance", "why-i-otter", "--games", "200", "--seed", "j", "--json")
    status, out, err = asked(capsys, *args)
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert (found["game"], found["bots"], found["deck"]) == ("why-i-otter", "greedy", "reconstructed")
    assert [table["games"] for table in found["tables"]] == [200]
    assert asked(capsys, *args)[1] == out


def test_balance_between_bots_that_are_asked_for_every_move(capsys: Capture) -> None:
    args = ("balance", "why-i-otter", "--games", "6", "--bot", "pup", "--no-options", "--json")
    status, out, err = asked(capsys, *args)
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert (found["bots"], found["options"], found["tables"][0]["games"]) == ("pup", [], 6)


def test_balance_writes_a_report_and_its_figures(capsys: Capture, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs matplotlib (ottery[lab])")
    target, work = tmp_path / "otter.html", tmp_path / "work"
    args = ("balance", "why-i-otter", "--games", "120", "--out", str(target), "--keep", str(work))
    assert asked(capsys, *args)[0] == 0
    page = target.read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert json.loads(target.with_suffix(".json").read_text())["tables"][0]["games"] == 120
    assert len(list(work.glob("*.npz"))) == 1
    assert asked(capsys, *args)[0] == 0
    assert target.read_text("utf-8") == page


def test_a_simulation_goes_on_with_what_was_kept(capsys: Capture, tmp_path: Path) -> None:
    args = ("simulate", "why-i-otter", "--games", "1100", "--keep", str(tmp_path / "work"), "--json")
    first = asked(capsys, *args)
    blocks = sorted((tmp_path / "work").glob("*.npz"))
    assert (first[0], len(blocks)) == (0, 3)
    blocks[1].unlink()
    times = [blocks[i].stat().st_mtime_ns for i in (0, 2)]
    assert asked(capsys, *args)[:2] == first[:2]
    assert blocks[1].exists()
    assert [blocks[i].stat().st_mtime_ns for i in (0, 2)] == times


@pytest.mark.parametrize("command", [["simulate", "--json"], ["balance", "--json"]])
def test_a_spoilt_kept_block_is_one_line_and_played_anew(
    capsys: Capture, tmp_path: Path, command: list[str]
) -> None:
    args = (*command, "why-i-otter", "--games", "20", "--keep", str(tmp_path))
    first = asked(capsys, *args)
    (block,) = tmp_path.glob("*.npz")
    block.write_bytes(block.read_bytes()[:200])
    status, out, err = asked(capsys, *args)
    assert (status, out) == first[:2]
    assert err == f"{block}: cannot be read; its games are played anew"
    assert asked(capsys, *args) == first


@pytest.mark.parametrize("command", [["simulate", "--json"], ["balance", "--no-options", "--json"]])
def test_blocks_of_another_version_are_told_of_and_played_anew(
    capsys: Capture, tmp_path: Path, command: list[str]
) -> None:
    args = (*command, "why-i-otter", "--games", "20", "--keep", str(tmp_path))
    first = asked(capsys, *args)
    (block,) = tmp_path.glob("*.npz")
    block.rename(block.with_stem(block.stem[:-16] + 16 * "0"))
    status, out, err = asked(capsys, *args)
    assert (status, out) == first[:2]
    assert err == (
        f"{tmp_path}: a block was played by other rules or bots (another version); the games are played anew"
    )
    assert asked(capsys, *args) == first
    assert asked(capsys, *args, "--seed", "other")[2] == ""


@pytest.mark.parametrize("command", [["simulate"], ["balance", "--json"]])
def test_a_folder_that_is_none_is_said_in_a_line(capsys: Capture, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "file").write_text("")
    asking = (*command, "why-i-otter", "--games", "2", "--keep", str(tmp_path / "file"))
    status, _, err = asked(capsys, *asking)
    assert status == 1
    assert err.splitlines()[-1] == f"ottery: {tmp_path / 'file'}: File exists"


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "why-i-otter", "--games", "2", "--bots", "cli_bots:wild"),
        ("simulate", "why-i-otter", "--games", "2", "--bots", "cli_bots:wild", "--keep", "work"),
        ("balance", "why-i-otter", "--games", "2", "--bot", "cli_bots:wild", "--json"),
        ("arena", "why-i-otter", "--bots", "cli_bots:wild,yearling", "--workers", "1"),
    ],
)
def test_a_bot_that_plays_illegally_is_told_of_in_a_line(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "cli_bots.py").write_text(
        "class Wild:\n    def choose(self, position, seat, source):\n        return 'all of them'\nwild = Wild()\n"
    )
    status, out, err = asked(capsys, *args)
    assert (status, out) == (1, "")
    assert err == "ottery: the bot Wild played all of them, which why-i-otter does not allow now"


@pytest.mark.parametrize(
    ("status", "args"),
    [
        (2, ["balance", "chess"]),
        (2, ["balance"]),
        (2, ["balance", "why-i-otter", "--players", "3"]),
        (2, ["balance", "why-i-otter", "--players", "two"]),
        (2, ["balance", "why-i-otter", "--games", "0"]),
        (2, ["balance", "why-i-otter", "--bot", "nobody"]),
        (1, ["balance", "why-i-otter", "--out", "nowhere/at/all.html"]),
        (2, ["simulate", "ottere", "--players", "all", "--out", "a.csv"]),
        (1, ["simulate", "why-i-otter", "--out", "a.txt"]),
        (1, ["simulate", "why-i-otter", "--out", "nowhere/a.csv"]),
        (2, ["simulate", "why-i-otter", "--out", "a.csv", "--bots", "nobody"]),
        (2, ["balance", "why-i-otter", "--players", ""]),
        (2, ["balance", "why-i-otter", "--players", "2,2"]),
        (2, ["balance", "why-i-otter", "--players", "2,"]),
        (2, ["balance", "why-i-otter", "--keep", "", "--json"]),
        (2, ["simulate", "why-i-otter", "--keep", ""]),
        (2, ["balance", "why-i-otter", "--out", "figures.json"]),
        (1, ["simulate", "why-i-otter", "--out", "/proc/x.csv"]),
        (1, ["simulate", "why-i-otter", "--out", "/proc"]),
        (1, ["balance", "why-i-otter", "--out", "/proc/r.html"]),
    ],
)
def test_what_goes_wrong_is_one_line(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, args: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found, out, err = asked(capsys, *args)
    assert (found, out) == (status, "")
    assert len(err.splitlines()) == 1
    assert err.startswith("ottery: ")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("simulate", "taken.csv"),
        ("simulate", "taken.parquet"),
        ("balance", "taken.html"),
        ("balance", "figures.html"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str
) -> None:
    for taken in (name.replace("figures.html", "figures.json"), "before.txt"):
        (tmp_path / taken).mkdir()
    monkeypatch.setattr("ottery.lab.sampling.run", lambda *_, **__: pytest.fail("played"))
    status, out, err = asked(capsys, command, "why-i-otter", "--games", "2", "--out", str(tmp_path / name))
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert err.endswith(": Is a directory")
    assert {file.name for file in tmp_path.iterdir()} == {
        name.replace("figures.html", "figures.json"),
        "before.txt",
    }


def test_a_file_that_was_there_outlives_a_run_that_fails(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.csv"
    file.write_text("before")

    def fail(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ottery.lab.sampling.run", fail)
    assert asked(capsys, "simulate", "why-i-otter", "--games", "2", "--out", str(file))[0] == 130
    assert file.read_text() == "before"


def test_simulate_writes_every_game(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    status, out, _ = asked(capsys, "simulate", "why-i-otter", "--games", "40", "--out", str(file), "--json")
    rows = list(csv.DictReader(file.read_text().splitlines()))
    found = json.loads(out)
    assert status == 0
    assert [row["game"] for row in rows] == [str(n) for n in range(1, 41)]
    assert found["wins"] == [sum(float(row[f"share_{p}"]) > 0 for row in rows) for p in (1, 2)]
