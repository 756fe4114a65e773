"""`ottery hint`, `analyse` and `arena`."""

import json
from pathlib import Path

import pytest

from ottery.bots import search
from ottery.bots.search import Choice

from .conftest import Keep, Run, said_nothing


def test_a_hint(cli: Run, kept: Keep) -> None:
    file = kept(words=("take 3", "take 1"))  # six left: one must be taken
    status, out, err = cli("hint", file, "--iterations", "800")
    assert (status, said_nothing(err)) == (0, True)
    assert out.startswith("Ada: take 1 (")
    assert out.count("\n") == 2
    found = json.loads(cli("hint", file, "--iterations", "800", "--json")[1])
    assert (found["seat"], found["best"]["action"], found["iterations"]) == (1, "take 1", 800)
    assert "vinde" in cli("hint", file, "--iterations", "8", "--lang", "da")[1]


def test_an_analysis(cli: Run, kept: Keep) -> None:
    status, out, _ = cli("analyse", kept(), "--iterations", "800")  # 10 7 4 1: the second and third moves
    assert status == 0
    head, meaning, gap, title, *lines = out.splitlines()
    assert ("chance to win" in head, "at least 3 % more" in meaning, gap, title) == (
        True,
        True,
        "",
        "Round 1",
    )
    assert [line.split()[0] for line in lines[:3]] == ["1", "2", "3"]
    assert "better: take 1" in lines[0]
    assert "better: take 2" in lines[1]
    assert "better" not in lines[2]
    assert lines[3:] == [
        "",
        "One move is left out, because nothing else was allowed.",
        "Ada: 2 decisions, a better action once.",
        "Bo: one decision, a better action once.",
    ]
    verdicts = [
        json.loads(line) for line in cli("analyse", kept(), "--iterations", "800", "--json")[1].splitlines()
    ]
    assert [v["better"] for v in verdicts] == ["take 1", "take 2", None]
    assert [v["perhaps"] for v in verdicts] == [None, None, None]


def test_an_analysis_marks_what_it_is_not_sure_of(
    cli: Run, kept: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was played, taking one seems twice as good, after few tries."""
    monkeypatch.setattr(
        search, "think", lambda *_: [Choice(0, 0.6, 9, 0.2), Choice(2, 0.3, 2, 0.3), Choice(1, 0.3, 2, 0.3)]
    )
    out = cli("analyse", kept())[1]
    assert out.count("  perhaps better: take 1\n") == 3
    assert out.endswith(
        "Ada: 2 decisions, a better action never; perhaps a better one 2 times.\n"
        "Bo: one decision, a better action never; perhaps a better one once.\n"
    )
    found = [json.loads(line) for line in cli("analyse", kept(), "--json")[1].splitlines()]
    assert [(v["better"], v["perhaps"]) for v in found] == [(None, "take 1")] * 3
    assert "måske bedre: take 1" in cli("analyse", kept(), "--lang", "da")[1]


@pytest.mark.parametrize(
    ("args", "status", "message"),
    [
        (("hint", "{over}"), 1, "game is over, so there is nothing more to play. “ottery analyse” judges"),
        (("hint", "{none}"), 1, "This is no record of a game. A record begins with a header"),
        (("analyse", "{none}"), 1, "this begins with “# Notes”"),
        (
            ("analyse", "{running}"),
            1,
            "not over: it stops after one action. What to play now, “ottery hint” says.",
        ),
        (("analyse", "{over}", "--game", "nuts"), 1, "a record of pebbles, not of nuts"),
        (("analyse", "{over}", "--game", "chess"), 1, "pebbles"),
        (("hint", "{running}", "--level", "wizard"), 2, "wizard"),
        (("hint", "{running}", "--level", "pup"), 2, "does not search"),
        (("hint", "{running}", "--iterations", "0"), 2, "0 is no whole number from 1 to 10,000,000"),
        (("analyse", "nowhere"), 1, "nowhere"),
        (("arena", "chess"), 2, "pebbles"),
        (("arena", "pebbles", "--bots", "yearling,wizard"), 2, "wizard"),
        (("arena", "pebbles", "--bots", "yearling"), 2, "two or more bots"),
        (("arena", "pebbles", "--games", "0"), 2, "0 is no whole number from 1 to 10,000,000"),
        (("arena", "pebbles", "--players", "9"), 2, "9"),
        (("arena", "pebbles", "--players", "0"), 2, "0"),
        (
            ("arena", "pebbles", "--bots", "pup,random", "--state", "/dev/full"),
            1,
            "/dev/full: no regular file",
        ),
        (("arena", "pebbles", "--bots", "pup,random", "--state", "/dev"), 1, "/dev: no regular file"),
        (
            ("arena", "pebbles", "--bots", "pup,random", "--state", "{over}"),
            1,
            "does not belong to this arena",
        ),
        (("arena", "pebbles", "--bots", "pup,random", "--state", "/nowhere/x"), 1, "/nowhere/x"),
    ],
)
def test_bots_asked_for_what_cannot_be(
    cli: Run, kept: Keep, tmp_path: Path, args: tuple[str, ...], status: int, message: str
) -> None:
    over = tmp_path / "over.txt"
    over.write_text(kept().read_text())
    none = tmp_path / "notes.md"
    none.write_text("# Notes\n")
    running = kept(words=("take 3",))
    given = [arg.format(over=over, running=running, none=none) for arg in args]
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
