"""`ottery deck`, and decks given to other commands."""

from pathlib import Path
from typing import Any

import pytest

from ottery.cli import run
from ottery.cli.decks import line_of, write_toml
from ottery.games.game import Kind, Refused
from ottery.locales import Text
from tests import pebbles
from tests.toy import BUILT

from .conftest import Run, one_line

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
        ("bad.toml", "bad.toml: no deck in TOML: "),
        ("deep.toml", "deep.toml: no deck in TOML: nested too deep"),
        ("dots.toml", "dots.toml: no deck in TOML: nested too deep"),
        ("long.toml", "long.toml: no deck in TOML: a number is too large"),
        ("none.toml", "No such file"),
    ):
        for command in (("deck", "pebbles"), ("simulate", "pebbles")):
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
