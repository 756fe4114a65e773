"""Files of the pad: what is written is read again, and nothing else is taken in."""

from pathlib import Path

import pytest

from ottery.locales import say
from ottery.pad import Unreadable, read_json, write_csv, write_json
from ottery.pad.files import LARGEST
from ottery.pad.shelf import Shelf
from tests.pad.sheets import sheet

GOOD = sheet("ottere", "Ada Bo", [["8", "8", "K"], 0])


def refusal(data: bytes) -> str:
    with pytest.raises(Unreadable) as fault:
        read_json(data)
    return say(fault.value.text, "en")


def test_what_is_written_is_read_again() -> None:
    GOOD.put(0, GOOD.players[0], 110)
    assert read_json(write_json([GOOD]).encode()) == [GOOD]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "damaged"),
        (b'{"format": "ottery-pad", "version": 1, "sheets": [', "damaged"),
        (b"\xff\xfe\x00", "damaged"),
        (b"[1, 2]", "damaged"),
        (b'{"format": "another"}', "not from a score pad"),
        (b'{"format": "ottery-pad", "version": 2, "sheets": []}', "another version of the pad (2)"),
        (b'{"format": "ottery-pad", "version": 1, "sheets": [{}]}', "impossible part"),
    ],
)
def test_anything_else_is_refused_in_one_clear_line(data: bytes, said: str) -> None:
    words = refusal(data)
    assert said in words
    assert "\n" not in words


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"game": "ottere"', '"game": "chess"', "sheets[0].game"),
        ('"id": 2', '"id": 1', "sheets[0].players"),
        ('"dealer": 1', '"dealer": 9', "sheets[0].dealer"),
        ('"2": {', '"7": {', "sheets[0].rounds"),
        ('"value": 0', '"value": 1.5', "sheets[0].rounds[0].cells[...].value"),
        ('"value": 0', '"value": 1000000', "sheets[0].rounds[0].cells[...].value"),
    ],
)
def test_an_impossible_part_is_named(old: str, new: str, place: str) -> None:
    text = write_json([sheet("ottere", "Ada Bo", [12, 0])])
    assert old in text
    assert place in refusal(text.replace(old, new, 1).encode())


def test_a_huge_file_is_refused_unread() -> None:
    assert "larger than 8 MiB" in refusal(b" " * (LARGEST + 1))


def test_taking_in_never_goes_over_a_sheet_that_is_here(tmp_path: Path) -> None:
    shelf, file = Shelf(tmp_path / "pad"), tmp_path / "export.json"
    own = sheet("ottere", "Ada Bo", [12, 0])
    shelf.keep(own)
    file.write_text(write_json([own]), "utf-8")
    assert shelf.take(file) == 0
    other = sheet("ottere", "Ada Bo", [99, 0])
    file.write_text(write_json([other]), "utf-8")
    assert shelf.take(file) == 1
    assert sorted(s.rounds[0].cells["1"].value for s in shelf.sheets()) == [12, 99]  # type: ignore[type-var]


def test_a_damaged_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{", "utf-8")
    shelf = Shelf(tmp_path)
    assert shelf.sheets() == []
    assert shelf.damaged == [tmp_path / "a.json"]


def test_tables_for_spreadsheets() -> None:
    own = sheet("rounds", "Ada =Bo", [1, -2], [3, None])
    assert write_csv(own) == ",Ada,'=Bo\r\n1,1,-2\r\n2,3,\r\ntotal,4,-2\r\n"
    assert write_csv(own, semicolons=True).startswith(";Ada;")
