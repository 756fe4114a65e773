"""What players read in An Otter Won: reasons and the log, in both languages."""

from __future__ import annotations

import pytest

from ottery.games.position import Position
from ottery.kernel.record import copy
from ottery.locales import say

from .tables import GAME, SWIM, WHOLE, deal, play

START = deal(WHOLE)
WON = play(START, "12, 15")
LAST = deal(SWIM)


@pytest.mark.parametrize(
    ("position", "word", "rule", "english", "danish"),
    [
        (START, "2", "R4", "You do not have 2 in your hand.", "Du har ikke 2 på hånden."),
        (
            START,
            "den 1",
            "R6",
            "First you both play a card. The winner shares out after that.",
            "Først spiller I begge et kort. Bagefter deler vinderen ud.",
        ),
        (
            WON,
            "2",
            "R6",
            "You won the round. First choose a card for the river.",
            "Du vandt runden. Vælg først et kort til floden.",
        ),
        (
            WON,
            "den 15",
            "R6",
            "You won the round. First choose a card for the river.",
            "Du vandt runden. Vælg først et kort til floden.",
        ),
        (
            WON,
            "river 2",
            "R6",
            "2 is not one of the cards you can share out now.",
            "2 er ikke et af de kort, du kan dele ud nu.",
        ),
        (
            WON.play("river 3"),
            "den 3",
            "R6",
            "3 is not one of the cards you can share out now.",
            "3 er ikke et af de kort, du kan dele ud nu.",
        ),
        (
            WON.play("river 3"),
            "river 15",
            "R6",
            "Now choose a card for your den. The last one goes to the other player.",
            "Vælg nu et kort til din hule. Det sidste får den anden.",
        ),
        (
            LAST,
            "11",
            "R8",
            "This is the Last Swim: choose the card for your den. The other one goes to the river.",
            "Det er den sidste svømmetur: vælg kortet til din hule. Det andet kommer i floden.",
        ),
        (LAST, "2", "R4", "You do not have 2 in your hand.", "Du har ikke 2 på hånden."),
        (LAST, "den 2", "R8", "You do not have 2 in your hand.", "Du har ikke 2 på hånden."),
        (LAST.play("den 1"), "den 1", "R8", "You do not have 1 in your hand.", "Du har ikke 1 på hånden."),
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
    assert told(START, "12") == ["1 plays 12."]
    assert told(START.play("12"), "15") == [
        "2 plays 15.",
        "More arrows point up: the higher card wins. 2 shares out.",
    ]
    assert told(WON, "river 3") == ["2 puts 3 into the river."]
    assert told(WON.play("river 3"), "den 15") == [
        "2 keeps 15 for the den and gives 12 to 1.",
        "Round 2. The neutral card is 8, and 2 leads.",
    ]
    lower = play(WON, "river 3, den 15, 9")
    assert told(lower, "6")[1] == "More arrows point down: the lower card wins. 1 shares out."


def test_the_log_comes_to_the_last_swim() -> None:
    fourth = deal({"hands": [[1, 6, 12], [2, 9, 15]], "river": [5], "deck": [3]})
    assert told(play(fourth, "12, 15, river 3"), "den 15")[-1] == "The Last Swim. 2 chooses first."


def test_the_log_of_the_last_swim_tells_a_choice_to_its_player_alone() -> None:
    assert told(LAST, "den 1", 1) == ["You have chosen 1 for your den, in secret."]
    assert told(LAST, "den 1", 2) == told(LAST, "den 1") == ["1 has chosen in secret."]
    for seat in (None, 1, 2):
        assert told(LAST.play("den 1"), "den 16", seat) == [
            "1 has put 1 into the den.",
            "2 has put 16 into the den.",
            "The two other cards, 2 and 11, are in the river.",
            "1 wins with 27 to 14 points.",
        ]


def test_the_log_of_a_shared_victory() -> None:
    position = deal({"hands": [[5, 10], [9, 13]], "deck": [], "river": [8, 18], "dens": [[], []]})
    # 10 (most low) and 13 (most even) in the dens; in the river 5 8 9 18: three low, two even, two odd
    assert told(position.play("den 10"), "den 13")[-1] == "Both have 5 points and share the victory."


def test_rounds_bring_points_at_the_end_alone() -> None:
    assert GAME.sheet.finished_rounds(START.state) == (0, [0, 0])
    assert GAME.sheet.finished_rounds(play(WON, "river 3, den 15").state) == (1, [0, 0])
    assert GAME.sheet.finished_rounds(play(LAST, "den 1, den 16").state) == (1, [27, 14])
    assert GAME.sheet.extras(LAST.state) == GAME.words.notes(LAST.state) == {}
