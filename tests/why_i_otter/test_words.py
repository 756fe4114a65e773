"""What players read in Why I Otter: reasons and the log, in both languages."""

from __future__ import annotations

import pytest

from ottery.games.position import Position
from ottery.kernel.record import copy
from ottery.locales import say

from .tables import GAME, WHOLE, deal, play

START = deal(WHOLE)
TURNED = play(START, "yellow2, blue3")
LATE = deal({"round": 6})


@pytest.mark.parametrize(
    ("position", "word", "rule", "english", "danish"),
    [
        (START, "pink1", "R4", "You do not have pink 1 in your hand.", "Du har ikke lyserød 1 på hånden."),
        (
            START,
            "river 1",
            "R7",
            "First you both play an otter. Then the river is shared out.",
            "Først spiller I begge en odder. Så deles floden.",
        ),
        (TURNED, "pink1", "R7", "First take a card from the river.", "Tag først et kort fra floden."),
        (
            TURNED.play("river 2"),
            "pink4",
            "R8",
            "First take a card from the river.",
            "Tag først et kort fra floden.",
        ),
        (
            TURNED.play("river 2"),
            "river 2",
            "R8",
            "The card at place 2 has been taken already.",
            "Kortet på plads 2 er allerede taget.",
        ),
        (LATE, "river 3", "R9", "There is no river in this round.", "Der er ingen flod i denne runde."),
    ],
)
def test_why_not(position: Position, word: str, rule: str, english: str, danish: str) -> None:
    reason = position.why(word)
    assert reason is not None
    assert (reason.rule, say(reason.text), say(reason.text, "da")) == (rule, english, danish)


def told(position: Position, word: str, seat: int | None = None) -> list[str]:
    action = position.action(word)
    after = copy(position.state)
    GAME.rules.play(after, action)
    return [say(t) for t in GAME.view.events(position.state, action, after, -1 if seat is None else seat - 1)]


def test_the_log_of_a_round() -> None:
    assert told(START, "yellow2") == ["1 plays yellow 2."]
    assert told(START.play("yellow2"), "blue3") == [
        "2 plays blue 3.",
        "2 wins yellow 2 and blue 3.",
        "River 1: pink 2, river side: the most pink otters.",
        "River 2: yellow 1, river side: all otters with a 2.",
        "River 3: blue 1, river side: the most otters with a 6.",
    ]
    assert told(TURNED, "river 2") == ["2 takes yellow 1 from the river."]
    assert told(TURNED.play("river 2"), "river 3") == [
        "1 takes blue 1 from the river.",
        "A new scoring card: the most pink otters.",
        "Round 2. 2 leads.",
    ]


@pytest.mark.parametrize(
    ("scoring", "last"),
    [
        (["all pink"], "1 wins with 2 to 0 stars."),
        (["most blue"], "Both have 0 stars and share the victory."),
    ],
)
def test_the_log_of_the_end(scoring: list[str], last: str) -> None:
    position = deal({"hands": [["pink4"], ["pink1"]], "pile": [], "scoring": scoring}).play("pink4")
    assert told(position, "pink1") == ["2 plays pink 1.", "1 wins pink 4 and pink 1.", last]


def test_everything_is_played_in_the_open() -> None:
    assert GAME.words.public(START.state, START.action("pink4"), 1) == "pink4"
    assert GAME.words.notes(START.state) == {}


def test_rounds_bring_stars_at_the_end_alone() -> None:
    assert GAME.sheet.finished_rounds(START.state) == (0, [0, 0])
    second = play(TURNED, "river 2, river 3")
    assert GAME.sheet.finished_rounds(second.state) == (1, [0, 0])
    end = play(deal({"hands": [["pink4"], ["pink1"]], "pile": [], "scoring": ["all pink"]}), "pink4, pink1")
    assert GAME.sheet.finished_rounds(end.state) == (1, [2, 0])
