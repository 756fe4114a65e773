"""The command: what it prints, and one clear line with the right exit status for whatever goes wrong."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ottery import __version__, games
from ottery.cli import COMMANDS, run
from ottery.cli.decks import line_of, write_toml
from ottery.games.game import Kind, Refused
from ottery.locales import Text
from ottery.match import Course, pledge, record
from tests import pebbles
from tests.toy import BUILT, NAMES, find

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with the toys as the only games: exit status, stdout, stderr."""
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
def kept(tmp_path: Path) -> Callable[..., Path]:
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


# -------------------------------------------------------------------------------------------------- help


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
        ["simulate", "pebbles", "--bots", "elder"],
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


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read(cli: Run, command: str, tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b'[game "p\xe6"]')
    (tmp_path / "empty").write_bytes(b"")
    for name, message in (
        ("missing", "No such file"),
        ("latin", "not UTF-8 (byte 9)"),
        (".", "Is a directory"),
        ("empty", "empty"),
    ):
        status, out, err = cli(command, tmp_path / name)
        assert (status, out) == (1, "")
        assert one_line(err)
        assert message in err


def test_a_file_that_is_too_large(cli: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.cli.common.LARGEST", 3)
    (tmp_path / "large").write_bytes(b"1234")
    assert "larger" in cli("verify", tmp_path / "large")[2]


# ----------------------------------------------------------------------------------------------- records


def test_replay_shows_a_game_in_words(cli: Run, kept: Callable[..., Path]) -> None:
    status, out, err = cli("replay", kept())
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Pebbles: Ada, Bo",
        "Round 1",
        "    1  Ada: take 3",
        "       Ada took 3.",
        "    2  Bo: take 3",
        "       Bo took 3.",
        "    3  Ada: take 3",
        "       Ada took 3.",
        "    4  Bo: take 1",
        "       Bo took 1.",
        "  Ada: +1 Left the last pebble to somebody else",
        "Ada: 1",
        "Bo: 0",
        "Won by Ada.",
    ]


def test_replay_in_danish_of_a_game_that_goes_on(cli: Run, kept: Callable[..., Path]) -> None:
    out = cli("replay", kept(words=("take 1",)), "--lang", "da", "--seat", "2")[1]
    assert "Runde 1" in out
    assert "Ada tog 1." in out
    assert "Bo" in out.splitlines()[-1]


def test_replay_shows_a_record_made_for_a_viewer(cli: Run, kept: Callable[..., Path]) -> None:
    status, out, _ = cli(
        "replay", kept('[game "pebbles"]\n[players ["Ada", "Bo"]]\n1. take 1, ?\n2. take 2\n')
    )
    assert status == 0
    assert out.splitlines() == ["pebbles: Ada, Bo", "1.", "  take 1", "  ?", "2.", "  take 2"]


def test_replay_of_a_seat_that_is_not_there(cli: Run, kept: Callable[..., Path]) -> None:
    assert cli("replay", kept(), "--seat", "3")[0] == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_named_with_its_place(cli: Run, kept: Callable[..., Path], command: str) -> None:
    text = kept().read_text(encoding="utf-8")
    for old, new, message in (
        (
            "take 1",
            "take 2",
            "Line 8, action 4 “take 2”: You want 2 pebbles, but the heap holds only 1. (R2)",
        ),
        ("take 1", "take", "Line 8, action 4 “take”"),
        ("take 1", "take 1, take 1", "Line 8, action 5 “take 1”: The game is over."),
        (", take 1\n", ",", "Line 8: The record breaks off after a comma."),
        ('"pebbles"', '"chess"', "There is no game of that name"),
        ("1. ", "2. ", "Line 8, action 1 “take 3”: It stands under round 2"),
    ):
        assert old in text
        status, _, err = cli(command, kept(text.replace(old, new)))
        assert status == 1
        assert one_line(err)
        assert message in err


def test_verify_says_that_all_is_well(cli: Run, kept: Callable[..., Path]) -> None:
    path = kept()
    status, out, err = cli("verify", path)
    assert (status, err) == (0, "")
    assert (
        out
        == f"{path}: All is well: 4 actions, played to the end; the seed is the one that was committed to.\n"
    )
    assert "er ikke slut endnu" in cli("verify", kept(words=("take 1",)), "--lang", "da")[1]


def test_verify_tells_every_fault(cli: Run, kept: Callable[..., Path]) -> None:
    text = kept().read_text(encoding="utf-8").replace('"x"', '"z"').replace("take 1", "take 2")
    status, out, err = cli("verify", kept(text))
    assert (status, out) == (1, "")
    assert err.count("\n") == 2
    assert "The seed is not the one" in err
    assert "action 4" in err


# -------------------------------------------------------------------------------------------- simulating


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


# ------------------------------------------------------------------------------------------------- decks

DECK = """\
provenance = "house"

[[card]]
value = 1

[[card]]
value = 2
points = [5, 2]
name = { en = "two", da = "to" }
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("deck", 1),
        ("deck.provenance", 1),
        ("deck.card", 3),
        ("deck.card[0]", 3),
        ("deck.card[0].value", 4),
        ("deck.card[0].points", 3),
        ("deck.card[1].value", 7),
        ("deck.card[1].points[1]", 8),
        ("deck.card[1].name.da", 9),
        ("deck.card[9].value", 4),
        ("deck.zap", 1),
    ],
)
def test_the_line_of_a_place_in_a_deck(place: str, line: int) -> None:
    assert line_of(DECK, place) == line


def test_a_deck_is_written_as_it_was_read() -> None:
    import tomllib

    deck = tomllib.loads(DECK)
    assert tomllib.loads(write_toml(deck)) == deck


def test_deck_prints_and_checks(cli: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = cli("deck", "nuts")
    assert (code, out) == (0, "# Nuts is played with fixed cards: there is no deck file to replace.\n")

    def configure(_: Any, __: Any, deck: Any) -> None:
        if deck is not None:
            raise Refused(Kind.UNREADABLE, Text.of("refuse-game", place="deck.card[1].points", known="x"))

    monkeypatch.setattr(pebbles.setup, "configure", configure)
    (tmp_path / "deck.toml").write_text(DECK)
    (tmp_path / "bad.toml").write_text("a = ")
    (tmp_path / "deep.toml").write_text(f"a = {'[' * 20_000}{']' * 20_000}")
    (tmp_path / "dots.toml").write_text(f"{'.'.join(['a'] * 3000)} = 1")
    (tmp_path / "long.toml").write_text(f"a = {'9' * 5000}")
    for name, where in (
        ("deck.toml", "deck.toml:8: "),
        ("bad.toml", "bad.toml: "),
        ("deep.toml", "deep.toml: nested too deep"),
        ("dots.toml", "dots.toml: nested too deep"),
        ("long.toml", "long.toml: "),
        ("none.toml", "No such file"),
    ):
        for command in (("deck", "pebbles"), ("simulate", "pebbles", "--json")):
            status, out, err = cli(*command, "--deck", tmp_path / name)
            assert (status, out) == (1, "")
            assert one_line(err)
            assert where in err


@pytest.mark.parametrize("name", BUILT)
def test_the_deck_of_a_game_can_be_given_back(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["deck", name]) == 0
    text = capsys.readouterr().out
    if text.strip():
        (tmp_path / "deck.toml").write_text(text, encoding="utf-8")
        assert run(["deck", name, "--deck", str(tmp_path / "deck.toml")]) == 0
        assert capsys.readouterr().out == text


def test_a_deck_keeps_its_own_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["deck", "otters"]) == 0
    text = capsys.readouterr().out
    mine = text.replace('en = "Finders keepers"', 'en = "Mine, all mine"')
    assert mine != text
    (tmp_path / "deck.toml").write_text(mine, encoding="utf-8")
    assert run(["deck", "otters", "--deck", str(tmp_path / "deck.toml")]) == 0
    assert capsys.readouterr().out == mine


# ------------------------------------------------------------------------------------------------ warming


def test_warm_refuses_a_game_that_does_not_exist(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.kernel.jit.COMPILED", True)
    assert cli("warm", "chess")[0] == 2


def test_warm_has_nothing_to_do_without_a_compiler(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.kernel.jit.COMPILED", False)
    status, _, err = cli("warm")
    assert status == 0
    assert "nothing to compile" in err


# ---------------------------------------------------------------------------------------------- processes


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
        preexec_fn=_heed_interrupts,  # noqa: PLW1509  # one thread here
    )


def _heed_interrupts() -> None:
    """A test run in the background may have been told to ignore them, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


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


# ------------------------------------------------------------------------------------- bots at work


def test_a_hint(cli: Run, kept: Callable[..., Path]) -> None:
    file = kept(words=("take 3", "take 1"))  # six left: one must be taken
    status, out, err = cli("hint", file, "--iterations", "800")
    assert (status, err) == (0, "")
    assert out.startswith("Ada: take 1 (")
    assert out.count("\n") == 2
    found = json.loads(cli("hint", file, "--iterations", "800", "--json")[1])
    assert (found["seat"], found["best"]["action"], found["iterations"]) == (1, "take 1", 800)
    assert "vinde" in cli("hint", file, "--iterations", "8", "--lang", "da")[1]


def test_an_analysis(cli: Run, kept: Callable[..., Path]) -> None:
    status, out, _ = cli("analyse", kept(), "--iterations", "800")  # 10 7 4 1: the second and third moves
    assert status == 0
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    assert "better: take 1" in lines[0]
    assert "better: take 2" in lines[1]
    assert "better" not in lines[2]
    verdicts = [
        json.loads(line) for line in cli("analyse", kept(), "--iterations", "800", "--json")[1].splitlines()
    ]
    assert [v["better"] for v in verdicts] == ["take 1", "take 2", None]


@pytest.mark.parametrize(
    ("args", "status", "message"),
    [
        (("hint", "{over}"), 1, "game is over"),
        (("analyse", "{running}"), 1, "not over: it stops after 1 actions"),
        (("analyse", "{over}", "--game", "nuts"), 1, "a record of pebbles, not of nuts"),
        (("analyse", "{over}", "--game", "chess"), 1, "pebbles"),
        (("hint", "{running}", "--level", "wizard"), 2, "wizard"),
        (("hint", "{running}", "--level", "pup"), 2, "does not search"),
        (("hint", "{running}", "--iterations", "0"), 2, "0 is not in the range"),
        (("analyse", "nowhere"), 1, "nowhere"),
        (("arena", "chess"), 2, "pebbles"),
        (("arena", "pebbles", "--bots", "yearling,wizard"), 2, "wizard"),
        (("arena", "pebbles", "--bots", "yearling"), 2, "two or more bots"),
        (("arena", "pebbles", "--games", "0"), 2, "0 is not in the range"),
        (("arena", "pebbles", "--players", "9"), 2, "9"),
        (
            ("arena", "pebbles", "--bots", "pup,random", "--state", "{over}"),
            1,
            "does not belong to this arena",
        ),
        (("arena", "pebbles", "--bots", "pup,random", "--state", "/nowhere/x"), 1, "/nowhere/x"),
    ],
)
def test_bots_asked_for_what_cannot_be(
    cli: Run, kept: Callable[..., Path], tmp_path: Path, args: tuple[str, ...], status: int, message: str
) -> None:
    over = tmp_path / "over.txt"
    over.write_text(kept().read_text())
    running = kept(words=("take 3",))
    given = [arg.format(over=over, running=running) for arg in args]
    found, out, err = cli(*given)
    assert (found, out) == (status, "")
    assert message in err
    assert err.count("\n") == 1


def test_an_arena(cli: Run, tmp_path: Path) -> None:
    args = ("arena", "pebbles", "--bots", "random,yearling", "--games", "40", "--workers", "1", "--all")
    status, out, _ = cli(*args)
    assert status == 0
    assert out.startswith("pebbles, 2 players, 40 games, 20 deals\n")
    assert out.splitlines()[2].startswith("yearling")
    rows = cli(*args, "--csv")[1].splitlines()
    assert rows[0] == "bot,elo,low,high"
    assert [row.split(",")[0] for row in rows[1:]] == ["yearling", "random"]
    state = tmp_path / "state"
    first = cli(*args, "--json", "--state", state)[1]
    assert json.loads(first)["games"] == 40
    assert cli(*args, "--json", "--state", state)[1] == first
