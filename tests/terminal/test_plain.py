"""The line client: everything over two streams."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ottery.games.game import Refused
from ottery.terminal import main
from ottery.terminal.orders import Order
from ottery.terminal.plain import Plain
from ottery.terminal.saves import Shelf

from .conftest import order_of, session_of


def talk(shelf: Shelf, lines: str, order: Order | None, language: str = "en") -> str:
    """What the client says to ``lines``."""
    out = io.StringIO()
    Plain(shelf, language, io.StringIO(lines), out).run(order)
    return out.getvalue()


def test_a_game_by_numbers_and_words_to_its_end(shelf: Shelf) -> None:
    told = talk(shelf, "1\ntake 1\n", order_of("pebbles", "greedy", 2, heap=5))
    assert "Your turn" in told
    assert "  1  take 1" in told
    assert "Ada took 1." in told
    assert "has won" in told
    assert shelf.kept() == []


def test_the_end_of_the_input_keeps_the_game(shelf: Shelf) -> None:
    told = talk(shelf, "1\n", order_of("pebbles", heap=19))
    assert "The game is kept" in told
    assert len(shelf.kept()) == 1
    assert shelf.load(shelf.kept()[0]).match.version == 2


@pytest.mark.parametrize(
    "line", ["", "   ", "0", "99", "-1", "take 9", "²", "9" * 400, "\x00", "why", "why zap", "Å" * 2000]
)
def test_wrong_input_changes_nothing(shelf: Shelf, line: str) -> None:
    talk(shelf, f"{line}\n", order_of("pebbles", heap=19))
    assert shelf.load(shelf.kept()[0]).match.version == 0


def test_why(shelf: Shelf) -> None:
    told = talk(shelf, "why take 3\ntake 3\nwhy take 1\n", order_of("pebbles", heap=2))
    assert told.count("R2: You want 3 pebbles, but the heap holds only 2.") == 2
    assert "That is allowed right now." in told


def test_commands_in_both_languages(shelf: Shelf) -> None:
    english = talk(shelf, "help\nrules\nscore\nlog\nhand\ntable\n", order_of("pebbles"))
    danish = talk(shelf, "hjælp\nregler\nstilling\nforløb\nhånd\nbord\n", order_of("pebbles"), "da")
    for told, expected in (
        (english, ("why WORD", "R3: Whoever", "There are no points to show yet.")),
        (danish, ("hvorfor ORD", "R3: ", "Der er ingen point at vise endnu.")),
    ):
        assert all(words in told for words in expected)
    assert "There is no action" not in english
    assert "hverken en handling" not in danish


def test_the_language_can_be_switched(shelf: Shelf) -> None:
    told = talk(shelf, "language\n1\n", order_of("pebbles", heap=19))
    assert "Dansk fra nu af." in told
    assert "Din tur" in told


def test_undo(shelf: Shelf) -> None:
    told = talk(shelf, "mark\nundo\nundo\n", order_of("nuts"))
    assert "The last action is taken back." in told
    assert "There is nothing to take back." in told


def test_only_what_changed_is_told_again(shelf: Shelf) -> None:
    told = talk(shelf, "mark\nmark\ntable\n", order_of("nuts"))
    lines = [line for line in told.splitlines() if line.startswith("rolled:")]
    assert len(lines) == 2  # at the start, and when asked for


def test_people_hand_over_and_see_only_their_own(shelf: Shelf) -> None:
    session = session_of("pebbles", "human", 2)
    secrets = [session.position.view(seat).secret for seat in (1, 2)]  # type: ignore[attr-defined]
    told = talk(shelf, "\n1\n\n", order_of("pebbles", "human", 2))
    first, second = told.split("Hand over to Player 2")
    assert f"secret: {secrets[0]}" in first
    assert f"secret: {secrets[1]}" not in first
    assert f"secret: {secrets[1]}" in second
    assert f"secret: {secrets[0]}" not in second


def test_a_number_that_is_not_in_the_list(shelf: Shelf) -> None:
    told = talk(shelf, "9\n12345678901234567890\n", order_of("pebbles", heap=19))
    assert "There is no 9 in the list: it goes from 1 to 3." in told
    assert "There is no 12345678901234567890 in the list" in told


def test_where_cards_are_numbers_a_number_is_a_card(shelf: Shelf) -> None:
    order = order_of("an-otter-won", seed="5")
    hand = order.start().position.legal()
    assert all(word.isdecimal() for word in hand)
    told = talk(shelf, f"{hand[1]}\n", order)
    assert f"\n  {hand[1]}: {hand[1]} " in told
    assert f"You play {hand[1]}." in told
    index = next(str(n) for n in (1, 2, 3) if str(n) not in hand)
    assert f"You play {index}." not in talk(shelf, f"{index}\n", order)


def test_what_is_neither_an_action_nor_a_command(shelf: Shelf) -> None:
    told = talk(shelf, "hvad\ntake 3\n", order_of("pebbles", heap=2))
    assert "There is no action and no command “hvad”. Type help to see what there is." in told
    assert "R2: You want 3 pebbles" in told


def test_again_is_asked_until_it_is_answered(shelf: Shelf) -> None:
    told = talk(shelf, "1\nperhaps\n1\nno\n", order_of("pebbles", "greedy", 2, heap=1))
    assert told.count("Play again?") == 3
    assert "Which one?" in told


@pytest.mark.parametrize(
    ("language", "lines", "asked"),
    [("en", "1\nquit\n1\n", "Play again?"), ("da", "1\nnej\nslut\n1\n", "Hvilket?")],
)
def test_whoever_has_had_enough_can_say_so_between_games(
    shelf: Shelf, language: str, lines: str, asked: str
) -> None:
    told = talk(shelf, lines, order_of("pebbles", "greedy", 2, heap=1), language)
    assert told.count(asked) == 1
    assert told.splitlines()[-1] in ("Goodbye.", "På gensyn.")


def test_again(shelf: Shelf) -> None:
    told = talk(shelf, "1\nyes\n1\n", order_of("pebbles", "greedy", 2, heap=1))
    assert told.count("Sif has won.") == 2


def test_a_game_is_chosen_with_questions(shelf: Shelf) -> None:
    told = talk(
        shelf, "nothing\nottere\n9\n\nwizard\nrandom\nzap\ntarget=0\nfirst=2 target=50\n\nquit\n", None
    )
    for refused in ("2 to 7", "wizard", "zap", "1–9999"):
        assert refused in told
    assert "  draw-two: true, false (false) – A two makes the next player draw two cards" in told
    session = shelf.load(shelf.kept()[0])
    assert session.options == {"first": 2, "target": 50}
    assert [c.kind for c in session.chairs] == ["human", "random", "random"]


def test_a_kept_game_can_be_chosen(shelf: Shelf) -> None:
    session = session_of("pebbles", heap=19)
    session.play("take 1")
    shelf.keep(session)
    told = talk(shelf, "1\nlog\nquit\n", None)
    assert "Ada took 1." in told


def run_plain(*arguments: str, lines: str = "", data: Path) -> subprocess.CompletedProcess[str]:
    """The client in a process of its own, over a pipe."""
    code = f"from ottery.terminal.main import run; run({', '.join(arguments)}, plain=True)"
    environment = os.environ | {"OTTERY_DATA": str(data), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(
        [sys.executable, "-c", code],
        input=lines,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_over_a_pipe(tmp_path: Path) -> None:
    asked = "'ottere', 3, {'draw-two': True}, seed='pipe'"
    first = run_plain(asked, lines="1\nnonsense\nquit\n", data=tmp_path)
    assert first.returncode == 0
    assert not first.stderr
    assert "Your turn" in first.stdout
    second = run_plain("resume=True, lang='da'", data=tmp_path)
    assert second.returncode == 0
    assert "Din tur" in second.stdout


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game": "chess"}, "refuse-game"),
        ({"game": "ottere", "players": 21}, "refuse-seats"),
        ({"game": "ottere", "options": {"target": 0}}, "refuse-value"),
        ({"game": "ottere", "options": {"zap": True}}, "refuse-option"),
        ({"game": "ottere", "bots": "wizard"}, "terminal-refuse-bot"),
        ({"lang": "xx"}, "terminal-refuse-language"),
        ({"resume": True}, "terminal-refuse-kept"),
        ({}, "terminal-refuse-screen"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_starts(
    arguments: dict[str, object], key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTTERY_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(Refused) as refused:
        main.run(**arguments)  # type: ignore[arg-type]
    assert refused.value.text.key == key
