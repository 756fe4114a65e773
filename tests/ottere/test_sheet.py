"""The score sheet: the examples of the rules, worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.ottere import sheet
from ottery.locales import LANGUAGES, say

from .table import deal, played, state_of, table, walk

HANDS = [15, 8, 32, 0]


def test_penalty_example() -> None:
    """Hands of 15, 8 and 32, and one who went out."""
    assert sheet.score_round(HANDS) == [15, 8, 32, 0]


def test_winner_collects_example() -> None:
    """15 + 8 + 32 for the collector."""
    assert sheet.score_round(HANDS, "winner-collects") == [0, 0, 0, 55]


def test_two_eights_and_a_king_are_110() -> None:
    assert sheet.points_of_hand(["8C", "8S", "KD"]) == 110


@pytest.mark.parametrize(
    ("word", "points"),
    [("8H", 50), ("KC", 10), ("QC", 10), ("JC", 10), ("TC", 10), ("AC", 1), ("2C", 2), ("6D", 6), ("9S", 9)],
)
def test_card_points(word: str, points: int) -> None:
    assert sheet.points_of_card(word) == points


@pytest.mark.parametrize("word", ["", "8", "1C", "10C", "8X", "8d"])
def test_words_that_are_no_cards(word: str) -> None:
    with pytest.raises(ValueError, match="expected a card"):
        sheet.points_of_card(word)


def test_a_blocked_round() -> None:
    """Penalty: all count. Collecting: the lowest gets (20 − 5) + (9 − 5); two lowest get nothing."""
    assert sheet.score_round([20, 5, 9]) == [20, 5, 9]
    assert sheet.score_round([20, 5, 9], "winner-collects") == [0, 19, 0]
    assert sheet.score_round([20, 5, 5], "winner-collects") == [0, 0, 0]


def test_places_follow_the_scoring() -> None:
    assert sheet.rank([40, 100, 39, 40]) == [2, 4, 1, 2]
    assert sheet.rank([40, 100, 39, 40], "winner-collects") == [2, 1, 4, 2]
    assert sheet.winners([7, 7, 9]) == [0, 1]
    assert sheet.winners([7, 7, 9], "winner-collects") == [2]


def test_the_target() -> None:
    assert not sheet.is_finished([99, 0])
    assert sheet.is_finished([100, 0])
    assert not sheet.is_finished([199, 0], 200)


def test_points_of_all_hands_agree_with_the_rounds() -> None:
    """The end of a round and the pad count alike, whatever was played."""
    rounds = 0
    for scoring in ("penalty", "winner-collects"):
        walked = walk(deal(4, {"scoring": scoring, "target": 300}), 3, 1200)
        before: Any = None
        for s, action in walked:
            if before is not None and s.done > before[1]:
                hands = [sheet.points_of_hand(h) for h in before[0]]
                assert sheet.score_round(hands, scoring) == [int(x) for x in s.last[:4]]
                rounds += 1
            before = (_hands_after(s, action), int(s.done))
    assert rounds > 10


def _hands_after(s: Any, action: int) -> list[list[str]]:
    from ottery.games.ottere.faces import CARDS
    from ottery.games.ottere.words import hand_of

    hands = [hand_of(s, p) for p in range(4)]
    if 0 <= action < 52:
        hands[s.turn].remove(CARDS[action])
    return hands


def told(position: Any, language: str = "en") -> list[tuple[int, int, str]]:
    """The lines of a result."""
    return [(n.seat + 1, n.points, say(n.text, language)) for n in position.result().lines]


def test_penalty_lines_name_every_card() -> None:
    end = table(2, hands=[["7D"], ["8C", "KC"]], starter="9D", totals=[10, 50]).play("7D")
    assert told(end) == [
        (1, 10, "earlier rounds"),
        (1, 0, "went out"),
        (2, 50, "earlier rounds"),
        (2, 50, "8♣ left in hand"),
        (2, 10, "K♣ left in hand"),
    ]


def test_collector_lines_name_every_hand() -> None:
    options = {"scoring": "winner-collects", "target": 20}
    end = table(3, options, hands=[["7D"], ["TC"], ["JC", "3C"]], starter="9D").play("7D")
    assert told(end) == [
        (1, 10, "the hand of 2"),
        (1, 13, "the hand of 3"),
        (2, 0, "nothing to collect"),
        (3, 0, "nothing to collect"),
    ]


def test_collector_lines_of_a_blocked_round() -> None:
    options = {"scoring": "winner-collects", "target": 5}
    end = played(table(2, options, hands=[["TC"], ["3D"]], starter="KS", stock=[]), "pass, pass")
    assert told(end) == [(1, 0, "nothing to collect"), (2, 7, "how much more 1 held")]


@pytest.mark.parametrize("scoring", ["penalty", "winner-collects"])
def test_lines_sum_to_the_scores(scoring: str) -> None:
    position = deal(3, {"scoring": scoring, "target": 60})
    for number, (s, _) in enumerate(walk(position, 2)):
        if number % 10 and s.phase != 2:
            continue
        lines = sheet.lines(s)
        for p in range(3):
            assert sum(line.points for line in lines if line.seat == p) == s.totals[p]
        for line in lines:
            assert all(say(line.text, language) for language in LANGUAGES)
    assert s.phase == 2


def test_finished_rounds() -> None:
    position = table(3, hands=[["7D"], ["KC"], ["3S"]], starter="9D", round=4)
    assert sheet.finished_rounds(state_of(position)) == (0, [])
    after = position.play("7D")
    assert sheet.finished_rounds(state_of(after)) == (1, [0, 10, 3])
    assert sheet.extras(state_of(after)) == {"totals": [0, 10, 3]}
