"""A game at this terminal: whose log tells what, what can be undone, what is kept."""

import json
import os
from pathlib import Path

import pytest

from ottery import match
from ottery.games.game import Kind, Refused
from ottery.locales import Text
from ottery.terminal import orders
from ottery.terminal.saves import Kept, Shelf
from ottery.terminal.session import Session
from ottery.terminal.voice import Voice

from .conftest import order_of, session_of


def play_out(session: Session) -> None:
    while session.to_move is not None:
        session.play(session.position.legal()[0] if session.is_human_turn else session.bot_word())


def test_people_and_bots_play_to_the_end() -> None:
    session = session_of("pebbles", "greedy,random", 3)
    play_out(session)
    assert session.position.result().over
    assert len(session.log(1)) == session.match.version


def test_bots_do_not_play_for_people() -> None:
    session = session_of("pebbles")
    assert session.is_human_turn
    assert session.humans == [1]
    session.play("take 1")
    assert not session.is_human_turn
    assert session.bot_word() in session.position.legal()


def test_each_viewer_has_a_log_of_its_own() -> None:
    session = session_of("nuts", "human", 2)
    session.play("pick 2")
    assert session.log(1) != session.log(2)
    assert session.log(2) == session.log(None)
    assert session.log(1) == [text for entry in session.match.log(1) for text in entry.texts]


def test_names_stand_in_for_seats() -> None:
    session = session_of("pebbles")
    session.play("take 2")
    assert session.told(1, session.voice("en")) == ["Ada took 2."]


def test_an_own_action_is_taken_back_and_leaves_the_log() -> None:
    session = session_of("nuts", "human", 2)
    before = session.position.view(1)
    session.play("mark")
    session.undo()
    assert session.position.view(1) == before
    assert session.log(1) == []


def test_an_action_that_passed_the_turn_stays() -> None:
    session = session_of("pebbles", "human", 2)
    session.play("take 1")
    with pytest.raises(Refused) as refused:
        session.undo()
    assert refused.value.text.key == "match-undo-turn"


def test_there_is_nothing_to_take_back_before_the_first_action() -> None:
    with pytest.raises(Refused) as refused:
        session_of("pebbles").undo()
    assert refused.value.text.key == "match-undo-none"


def test_a_kept_game_goes_on_where_it_was(shelf: Shelf) -> None:
    session = session_of("nuts", "greedy,human", 3)
    for word in ("mark", "peek", "end"):
        session.play(word)
    assert shelf.keep(session)
    (kept,) = shelf.kept()
    again = shelf.load(kept)
    assert again.chairs == session.chairs
    assert again.position.view(1) == session.position.view(1)
    assert again.log(1) == session.log(1)
    assert again.match.version == 3


def test_a_game_keeps_one_file_and_loses_it_at_the_end(shelf: Shelf) -> None:
    session = session_of("pebbles")
    shelf.keep(session)
    session.play("take 1")
    shelf.keep(session)
    assert len(shelf.kept()) == 1
    play_out(session)
    shelf.keep(session)
    assert shelf.kept() == []


def test_the_game_left_last_comes_first(shelf: Shelf, tmp_path: Path) -> None:
    for age, name in ((20, "pebbles"), (10, "nuts")):
        session = session_of(name)
        shelf.keep(session)
        assert session.file
        os.utime(session.file, (1e9 - age, 1e9 - age))
    assert [kept.game.name for kept in shelf.kept()] == ["nuts", "pebbles"]
    assert [kept.game.name for kept in shelf.kept("pebbles")] == ["pebbles"]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe broken",
        b"[game",
        b'[game "pebbles"]\n[players ["A", "B"]]\n[options {}]\n[seed "1"]\n',
        b'[game "no such game"]\n[players ["A", "B"]]\n[kinds ["human", "greedy"]]\n[options {}]\n[seed "1"]\n',
        b'[game "pebbles"]\n[players ["A", "B"]]\n[kinds ["human"]]\n[options {}]\n[seed "1"]\n',
        b'[game "pebbles"]\n[players ["A", "B"]]\n[kinds ["greedy", "wizard"]]\n[options {}]\n[seed "1"]\n',
    ],
)
def test_a_file_that_is_no_kept_game_is_left_alone(shelf: Shelf, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "kept" / "odd.txt"
    file.parent.mkdir()
    file.write_bytes(text)
    assert shelf.kept() == []
    assert file.exists()


def test_a_record_that_no_longer_fits_the_rules_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    session = session_of("pebbles")
    shelf.keep(session)
    assert session.file
    session.file.write_text(
        session.file.read_text("utf-8").rstrip()
        + "\n1. take 3, take 3, take 3, take 3, take 3, take 3, take 3\n"
    )
    (kept,) = shelf.kept()
    with pytest.raises(Refused) as refused:
        shelf.load(kept)
    assert refused.value.kind in (Kind.ILLEGAL, Kind.OVER)


def test_a_kept_game_is_a_record_that_others_can_read(shelf: Shelf) -> None:
    session = session_of("pebbles")
    session.play("take 1")
    shelf.keep(session)
    assert session.file
    record = match.parse(session.file.read_text("utf-8"))
    assert record.actions == ["take 1"]
    assert record.headers["players"] == ["Ada", "Sif"]
    assert record.headers["kinds"] == ["human", "greedy"]


def test_a_folder_that_cannot_be_written_to_loses_no_game(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    session = session_of("pebbles")
    assert not Shelf(tmp_path).keep(session)
    assert session.to_move == 1


def test_memory(shelf: Shelf, tmp_path: Path) -> None:
    assert shelf.memory() == {}
    shelf.remember(language="da")
    shelf.remember(night=False)
    assert shelf.memory() == {"language": "da", "night": False}
    (tmp_path / "terminal.json").write_text("{")
    assert shelf.memory() == {}
    (tmp_path / "terminal.json").write_text("[1]")
    assert shelf.memory() == {}
    assert json.dumps(shelf.memory()) == "{}"


def test_a_line_tells_kept_games_apart(shelf: Shelf) -> None:
    session = session_of("pebbles", "greedy", 3)
    session.play("take 1")
    shelf.keep(session)
    (kept,) = shelf.kept()
    assert isinstance(kept, Kept)
    assert kept.line(Voice("en")).startswith("Pebbles, round 1: Ada, Sif and Bo (")


def test_the_data_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OTTERY_DATA", str(tmp_path / "there"))
    session = session_of("pebbles")
    assert Shelf().keep(session)
    assert [f.parent.name for f in (tmp_path / "there").rglob("*.txt")] == ["kept"]


# -- orders


def test_kinds_of_players() -> None:
    assert orders.read_kinds("greedy", 3) == ["human", "greedy", "greedy"]
    assert orders.read_kinds("random,human", 4) == ["human", "random", "human", "human"]
    with pytest.raises(Refused) as refused:
        orders.read_kinds("wizard", 2)
    assert refused.value.kind is Kind.UNKNOWN


def test_names_of_players() -> None:
    voice = Voice("en")
    assert [c.name for c in orders.chairs(["human", "greedy", "random"], voice)] == ["Ada", "Sif", "Bo"]
    assert [c.name for c in orders.chairs(["human", "human"], voice)] == ["Player 1", "Player 2"]
    assert [c.name for c in orders.chairs(["human", "greedy"], voice, {0: "  Eva  Marie "})] == [
        "Eva Marie",
        "Sif",
    ]
    assert orders.bot_name(11) == "Sif 2"


def test_nobody_is_called_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "root")
    assert orders.own_name() is None


@pytest.mark.parametrize(
    ("given", "kept", "spoken", "language"),
    [
        (None, None, "", "en"),
        (None, None, "da_DK.UTF-8", "da"),
        (None, None, "fr_FR", "en"),
        (None, "da", "en_GB", "da"),
        (None, "xx", "da", "da"),
        ("en", "da", "da", "en"),
        ("da-DK", None, "", "da"),
    ],
)
def test_language(
    monkeypatch: pytest.MonkeyPatch, given: str | None, kept: str | None, spoken: str, language: str
) -> None:
    monkeypatch.setenv("LANG", spoken)
    assert orders.language_of(given, kept) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused):
        orders.language_of("xx")


def test_play_again_deals_other_cards_to_the_same_players() -> None:
    session = order_of("nuts", "greedy", 3).start()
    again = orders.again(session)
    assert again.chairs == session.chairs
    assert again.seed is None


def test_points_are_not_taken_for_seats() -> None:
    voice = Voice("en", ("Ada", "Sif"))
    for game, word in (("why-i-otter", "stars"), ("an-otter-won", "points")):
        session = session_of(game, "human", 2)
        play_out(session)
        scores = session.position.result().scores
        best, least = max(scores), min(scores)
        told = voice(session.log(None)[-1])
        assert told in (
            f"Ada wins with {best} to {least} {word}.",
            f"Sif wins with {best} to {least} {word}.",
            f"Both have {best} {word} and share the victory.",
        )
    line = Text.of("why-i-otter-line-most", otters="blue otters", own=2, against=1)
    assert voice(line) == "The most blue otters: 2 against 1"
