"""The score sheet, worked by hand."""

from __future__ import annotations

import pytest

from ottery.games.otters import sheet
from ottery.games.otters.sheet import Pearls

SCORED = [
    (Pearls(), 0, 0),
    (Pearls(white=(0, 1, 2, 3, 4)), 10, 5),
    (Pearls(white=(1, 1), black=(-3,)), -1, 3),
    (Pearls(white=(2,), under=4), 6, 2),
    (Pearls(white=(2,), under=0), 2, 2),  # a worthless token under the card still counts
    (Pearls(black=(0, -1, -2, -3)), -6, 4),
    (Pearls(black=(0, -1, -2, -3), abracadabra=1), -3, 4),  # the -3 counts 0
    (Pearls(black=(0, -1, -2, -3), abracadabra=2), -1, 4),
    (Pearls(black=(-1,), abracadabra=3), 0, 1),  # never more than 0
    (Pearls(white=(3,), abracadabra=2), 3, 1),
]


@pytest.mark.parametrize(("pearls", "points", "tokens"), SCORED)
def test_scores_worked_by_hand(pearls: Pearls, points: int, tokens: int) -> None:
    assert sheet.score(pearls) == points
    assert sheet.tokens(pearls) == tokens
    assert sum(line.points for line in sheet.lines_of(0, pearls)) == points


def test_winners_by_points_then_tokens_then_shared() -> None:
    assert sheet.winners([Pearls(white=(3,)), Pearls(white=(2,))]) == [0]
    assert sheet.winners([Pearls(white=(3,)), Pearls(white=(2, 1))]) == [0]
    assert sheet.winners([Pearls(white=(2, 1)), Pearls(white=(1, 2)), Pearls(white=(1,))]) == [0, 1]
    assert sheet.winners([Pearls(black=(-3,)), Pearls(black=(-1, -2))]) == [0]
    assert sheet.winners([Pearls(white=(1,), under=2), Pearls(white=(3,))]) == [1]


def test_what_cannot_be_is_named() -> None:
    assert sheet.possible([Pearls(white=(4, 0)), Pearls(white=(0, 3), black=(0, -3))]) == []
    assert sheet.possible([Pearls(white=(4,)), Pearls(white=(4,))]) == ["4"]
    assert sheet.possible([Pearls(white=(4,)), Pearls(under=4)]) == ["4"]
    assert sheet.possible([Pearls(white=(0, 0)), Pearls(under=0)]) == ["0"]
    assert sheet.possible([Pearls(black=(-3,)), Pearls(black=(-3,))]) == ["-3"]
    assert sheet.possible([Pearls(black=(0, 0))]) == ["-0"]
    assert sheet.possible([Pearls(white=(3,) * 6)]) == ["3"]
    assert sheet.possible([Pearls(white=(5,), black=(1,), under=-1)]) == ["5", "1", "-1"]
