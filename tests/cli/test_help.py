"""What the help of the commands tells of the bots."""

import pytest

from ottery import games
from ottery.bots import NAMES
from ottery.games.game import Refused
from ottery.games.options import check_seats
from ottery.locales import LANGUAGES, Text, say

from .conftest import Run


@pytest.mark.parametrize("command", ["play", "arena", "simulate", "balance"])
def test_whoever_chooses_a_bot_reads_how_it_plays_and_what_it_may_see(cli: Run, command: str) -> None:
    status, out, _ = cli(command, "--help")
    told = " ".join(out.split())
    assert status == 0
    bots = told[told.index(" Bots: ") :]
    for name in NAMES:
        assert f" {name} {say(Text.of(f'bots-does-{name}'))}" in bots
    assert "Bots of every level see only what a player on their seat sees." in told


@pytest.mark.parametrize("command", ["play", "arena", "simulate", "balance"])
def test_whoever_chooses_a_game_reads_which_there_are(cli: Run, command: str) -> None:
    told = " ".join(cli(command, "--help")[1].split())
    assert "pebbles 2 to 4 players; options: " in told
    assert all(option.name in told for option in games.find("pebbles").options)


@pytest.mark.parametrize("command", ["replay", "verify", "hint", "analyse"])
def test_whoever_gives_a_record_reads_what_one_is(cli: Run, command: str) -> None:
    out = cli(command, "--help")[1]
    assert " RECORD\n" in out
    assert "RECORD is a file that holds a game as text" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminals_choice_of_a_bot_says_it_too(language: str) -> None:
    seen = say(Text.of("lobby-bots-see"), language)
    assert say(Text.of("terminal-setup-seat-help"), language).endswith(f". {seen}")


@pytest.mark.parametrize("command", ["arena", "simulate", "balance"])
@pytest.mark.parametrize("given", ["0", "-3", "abc", "1.5", "9" * 30, "٣"])
def test_a_number_of_games_that_is_none_is_told_in_words(cli: Run, command: str, given: str) -> None:
    status, out, err = cli(command, "why-i-otter", "--games", given)
    assert (status, out) == (2, "")
    assert f"{given} is no whole number from 1 to 1" in err


def test_a_game_for_two_alone_says_so() -> None:
    with pytest.raises(Refused) as refused:
        check_seats(games.find("why-i-otter"), 3)
    assert say(refused.value.text) == "This game is for 2 players, not 3."
