"""``ottery score``: entries line by line, kept after each."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ottery.cli import run
from ottery.pad import read_json, write_json
from tests.pad.sheets import sheet

Score = Callable[..., tuple[int, str, str]]


@pytest.fixture
def score(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Score:
    monkeypatch.setenv("OTTERY_DATA", str(tmp_path))

    def command(*args: str, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        status = run(["score", *args])
        out, err = capsys.readouterr()
        return status, out, err

    return command


def test_from_an_empty_sheet_to_the_result(score: Score) -> None:
    lines = "12 0 45\n0 30 21\nAda 8,8,K\nBo 7\nCy 0\n"
    status, out, _ = score("ottere", "--players", "Ada,Bo,Cy", lines=lines)
    assert (status, out.splitlines()[-1]) == (0, "Bo wins with 37.")


def test_it_goes_on_where_it_was_left(score: Score, tmp_path: Path) -> None:
    score("ottere", "--players", "Ada,Bo", lines="12 0\n")
    (file,) = (tmp_path / "pad").glob("*.json")
    assert read_json(file.read_bytes())[0].rounds[0].cells["1"].value == 12
    _, out, _ = score("ottere", lines="edit 1 Ada 21\nundo\nredo\nwhy\n")
    assert "Going on with the sheet" in out
    assert out.splitlines()[-2:] == ["Ada: round 1: 21", "Bo: round 1: 0"]
    assert read_json(file.read_bytes())[0].rounds[0].cells["1"].was == [12]


@pytest.mark.parametrize(
    "line", ["Zoe 3", "1 2 3", "Ada x", "edit 9 Ada 3", "undo", "leave Bo", "rename Zoe Y"]
)
def test_what_is_no_entry_changes_nothing(score: Score, tmp_path: Path, line: str) -> None:
    _, out, _ = score("ottere", "--players", "Ada,Bo", lines=f"{line}\n")
    assert len(out.splitlines()) == 2
    assert not (tmp_path / "pad").exists()


def test_players_come_and_go(score: Score) -> None:
    lines = "1 2\nadd Cy\n3 4 5\nleave Ada\nrename Bo Bodil\n1 1\ntable\n"
    _, out, _ = score("rounds", "--players", "Ada,Bo", "--set", "best=lowest", lines=lines)
    assert out.splitlines()[-2].split() == ["=", "4", "7", "6"]
    assert out.splitlines()[-1].split() == ["has", "left", "2nd", "1st"]


def test_pearls_that_cannot_be_are_refused(score: Score) -> None:
    _, out, _ = score("otters", "--players", "Ada,Bo", "--lang", "da", lines="Bo 4\nAda 4 2\nAda 2\nwhy\n")
    assert "Så mange perler er der ikke af den slags: hvid 4." in out
    assert "Bo vinder med 4." in out


def test_lucky_stones(score: Score) -> None:
    _, out, _ = score("otter", "--players", "Ada,Bo,Cy", lines="Bo\nAda\nBo\n")
    assert out.splitlines()[-1] == "Bo wins."


def test_a_players_name_may_be_a_word_of_the_pad(score: Score) -> None:
    _, out, _ = score("otter", "--players", "Undo,Bo", lines="Undo\n")
    assert out.splitlines()[1].split() == ["Undo", "(D)", "Bo"] or "Undo" in out.splitlines()[1]


def test_taking_in_an_export(score: Score, tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    file.write_text(write_json([sheet("ottere", "Ada Bo", [12, 0])]), "utf-8")
    assert score("--import", str(file))[:2] == (0, "One sheet has been added.\n")
    assert score("--import", str(file))[:2] == (0, "Nothing new in there: you have all of it already.\n")
    target = tmp_path / "all.json"
    assert score("--export", str(target))[0] == 0
    assert read_json(target.read_bytes()) == read_json(file.read_bytes())


@pytest.mark.parametrize("data", [b"{", b'{"format": "x"}', b"\xff", b" " * (9 << 20)])
def test_a_file_that_cannot_be_taken_in_is_one_line_and_loses_nothing(
    score: Score, tmp_path: Path, data: bytes
) -> None:
    score("ottere", "--players", "Ada,Bo", lines="12 0\n")
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    status, out, err = score("--import", str(file))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "Nothing has been changed" in err
    assert len(list((tmp_path / "pad").glob("*.json"))) == 1


def test_a_file_that_is_not_there(score: Score, tmp_path: Path) -> None:
    status, _, err = score("--import", str(tmp_path / "gone.json"))
    assert (status, err.count("\n")) == (1, 1)


@pytest.mark.parametrize(
    "args", [(), ("chess",), ("ottere", "--players", "Ada"), ("ottere", "--set", "target")]
)
def test_wrong_usage(score: Score, args: tuple[str, ...]) -> None:
    status, _, err = score(*args)
    assert (status, err.count("\n")) == (2, 1)


def test_a_folder_that_cannot_be_written_is_said_and_the_sheet_goes_on(score: Score, tmp_path: Path) -> None:
    (tmp_path / "pad").write_text("a file where the folder should be", "utf-8")
    _, out, err = score("ottere", "--players", "Ada,Bo", lines="12 0\n")
    assert "cannot be written down" in err
    assert out.splitlines()[-2].split() == ["=", "12", "0"]


@pytest.mark.parametrize(
    ("game", "setting", "message"),
    [
        ("ottere", "target=0", 'The rule "target" cannot be 0; it is 100 unless set otherwise.'),
        ("ottere", "target=99999999999999999999", 'The rule "target" cannot be 99999999999999999999'),
        ("ottere", "scoring=best", 'The rule "scoring" cannot be best; it is penalty'),
        ("ottere", "nope=1", 'This sheet has no rule "nope". It has: scoring, target.'),
        ("ottere", "=", 'This sheet has no rule "".'),
        ("otter", "target=3", "This sheet has no rules to set."),
        ("rounds", "collects=maybe", 'The rule "collects" cannot be maybe; it is no unless set otherwise.'),
    ],
)
def test_a_rule_that_the_sheet_does_not_have(
    score: Score, tmp_path: Path, game: str, setting: str, message: str
) -> None:
    status, out, err = score(game, "--players", "Ada,Bo", "--set", setting)
    assert (status, out) == (2, "")
    assert message in err
    assert not list(tmp_path.rglob("*.json"))


def test_a_file_nested_without_end_changes_nothing(score: Score, tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text('{"a":' * 100_000)
    status, out, err = score("--import", str(tmp_path / "deep.json"))
    assert (status, out) == (1, "")
    assert "damaged" in err
    assert err.count("\n") == 1


WHOLE_GAMES = {
    "rounds": ("Ada,Bo", ("rounds=2", "best=lowest"), "-3 1250\n4 0\n", "Ada wins with 1."),
    "ottere": ("Ada,Bo", ("scoring=winner-collects", "target=50"), "0 8,8,K\n", "Ada wins with 110."),
    "otter": ("A,B,C,D,E", (), "B\nA\nB\nend\n", "B wins."),
    "otters": ("Ada,Bo", (), "Ada 2 2 1 under 3 -1 -3 abracadabra\nBo 4 3\n", "Bo wins with 7."),
    "why-i-otter": (
        "Ada,Bo",
        (),
        (
            "all most pink, most 1, all pink, all 4\n"
            "Ada pink1 pink2 pink3 pink4 pink5 pink6 blue1 blue2\n"
            "Bo yellow1 yellow2 yellow3 yellow4 yellow5 yellow6\n"
        ),
        "Ada wins with 11.",
    ),
    "an-otter-won": (
        "Ada,Bo",
        (),
        "all 1 2 3 7 10 14 15\nAda 4 5 6 8 9\nBo 11 12 13 16 17\n",
        "Ada wins with 19.",
    ),
}


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_every_game_to_its_result(score: Score, tmp_path: Path, game: str) -> None:
    players, settings, lines, said = WHOLE_GAMES[game]
    options = [word for pair in settings for word in ("--set", pair)]
    status, out, err = score(game, "--players", players, *options, lines=lines)
    assert (status, err, out.splitlines()[-1]) == (0, "", said)
    assert len(list((tmp_path / "pad").glob("*.json"))) == 1


def test_names_of_several_words(score: Score) -> None:
    lines = "Ada Maria 12\nAda 3\nrename Ada Ada Sofie\nedit 1 ada sofie 4\nwhy\n"
    _, out, _ = score("rounds", "--players", "Ada,Ada Maria", lines=lines)
    assert out.splitlines()[-2:] == ["Ada Sofie: round 1: 4", "Ada Maria: round 1: 12"]


def test_who_comes_back_has_missed_rounds_and_owes_nothing(score: Score) -> None:
    lines = "1 2 3\nleave Cy\n4 5\nback Cy\n6 7 8\n"
    _, out, _ = score("rounds", "--players", "Ada,Bo,Cy", "--set", "rounds=3", lines=lines)
    assert out.splitlines()[-1] == "Bo wins with 14."


class Interrupted(io.StringIO):
    """Lines, and then Ctrl-C."""

    def __next__(self) -> str:  # type: ignore[override]  # the stubs have bytes here
        line = self.readline()
        if not line:
            raise KeyboardInterrupt
        return line


def test_ctrl_c_keeps_the_sheet(score: Score, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("io.StringIO", Interrupted)
    status, _, err = score("ottere", "--players", "Ada,Bo", lines="12 0\n3 ")
    assert status == 130
    assert "Traceback" not in err
    (file,) = (tmp_path / "pad").glob("*.json")
    assert read_json(file.read_bytes())[0].rounds[0].cells["1"].value == 12


def test_taking_in_a_table(score: Score, tmp_path: Path) -> None:
    file = tmp_path / "Golf.csv"
    file.write_bytes("\ufeff;Ada;'=Bo\r\n1;12;−3\r\n2;0;\r\ntotal;12;-3\r\n".encode())
    assert score("--import", str(file))[:2] == (0, "One sheet has been added.\n")
    assert score("--import", str(file))[:2] == (0, "Nothing new in there: you have all of it already.\n")
    (kept,) = (tmp_path / "pad").glob("*.json")
    (sheet_,) = read_json(kept.read_bytes())
    assert (sheet_.name, [p.name for p in sheet_.players]) == ("Golf", ["Ada", "=Bo"])
    assert [sheet_.value(i, p) for i in (0, 1) for p in sheet_.players] == [12, -3, 0, None]


@pytest.mark.parametrize("data", [b"hello", b",Ada\n1,abc\n", b"", b"\xff\xfe;", b" " * (9 << 20)])
def test_a_table_that_cannot_be_taken_in(score: Score, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bad.csv"
    file.write_bytes(data)
    status, out, err = score("--import", str(file))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "Nothing has been changed" in err
    assert not (tmp_path / "pad").exists()
