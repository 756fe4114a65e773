"""What the help of the commands tells of the bots."""

import pytest

from ottery.bots import LEVELS
from ottery.locales import LANGUAGES, Text, say

from .conftest import Run


@pytest.mark.parametrize("command", ["play", "arena", "simulate", "balance"])
def test_whoever_chooses_a_bot_reads_how_it_plays_and_what_it_may_see(cli: Run, command: str) -> None:
    status, out, _ = cli(command, "--help")
    told = " ".join(out.split())
    assert status == 0
    for level in LEVELS:
        assert f"bot, {level}: " in told
    assert "Bots of every level see only what a player on their seat sees." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminals_choice_of_a_bot_says_it_too(language: str) -> None:
    seen = say(Text.of("lobby-bots-see"), language)
    assert say(Text.of("terminal-setup-seat-help"), language).endswith(f". {seen}")
