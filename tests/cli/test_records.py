"""`ottery replay` and `ottery verify`."""

from pathlib import Path

import pytest

from .conftest import Keep, Run, one_line


def test_replay_shows_a_game_in_words(cli: Run, kept: Keep) -> None:
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


def test_replay_in_danish_of_a_game_that_goes_on(cli: Run, kept: Keep) -> None:
    out = cli("replay", kept(words=("take 1",)), "--lang", "da", "--seat", "2")[1]
    assert "Runde 1" in out
    assert "Ada tog 1." in out
    assert "Bo" in out.splitlines()[-1]


def test_replay_shows_a_record_made_for_a_viewer(cli: Run, kept: Keep) -> None:
    status, out, _ = cli(
        "replay", kept('[game "pebbles"]\n[players ["Ada", "Bo"]]\n1. take 1, ?\n2. take 2\n')
    )
    assert status == 0
    assert out.splitlines() == ["Pebbles: Ada, Bo", "Round 1", "  take 1", "  ?", "Round 2", "  take 2"]


def test_replay_of_a_file_of_another_kind(cli: Run, kept: Keep) -> None:
    for text, message in (
        ('[Event "Match"]\n\n1. e4 e5 2. Nf3\n', "The header “game” is missing"),
        ('[game "chess"]\n[players []]\n1. ?\n', "There is no game of that name"),
        ('[game "pebbles"]\n[players 2]\n1. ?\n', "The header “players” is missing"),
    ):
        status, out, err = cli("replay", kept(text))
        assert (status, out) == (1, "")
        assert one_line(err)
        assert message in err


@pytest.mark.parametrize("command", ["replay", "verify", "hint", "analyse"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "This is no record of a game: there is nothing in it."),
        (
            b"<svg>\n",
            'This is no record of a game. A record begins with a header such as [game "ottere"]; this',
        ),
        (b"\x89PNG", "A record of a game is text in UTF-8, and this is not (byte 1)."),
    ],
)
def test_what_is_no_record_is_called_so(
    cli: Run, tmp_path: Path, command: str, content: bytes, message: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    status, out, err = cli(command, path)
    assert (status, out, one_line(err)) == (1, "", True)
    assert message in err
    assert " optegnelse af et spil" in cli(command, path, "--lang", "da")[2]


def test_replay_of_a_seat_that_is_not_there(cli: Run, kept: Keep) -> None:
    assert cli("replay", kept(), "--seat", "3")[0] == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_named_with_its_place(cli: Run, kept: Keep, command: str) -> None:
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


def test_verify_says_that_all_is_well(cli: Run, kept: Keep) -> None:
    path = kept()
    status, out, err = cli("verify", path)
    assert (status, err) == (0, "")
    assert (
        out
        == f"{path}: All is well: 4 actions, played to the end; the seed is the one that was committed to.\n"
    )
    assert "er ikke slut endnu" in cli("verify", kept(words=("take 1",)), "--lang", "da")[1]


def test_verify_tells_every_fault(cli: Run, kept: Keep) -> None:
    text = kept().read_text(encoding="utf-8").replace('"x"', '"z"').replace("take 1", "take 2")
    status, out, err = cli("verify", kept(text))
    assert (status, out) == (1, "")
    assert err.count("\n") == 2
    assert "The seed is not the one" in err
    assert "action 4" in err
