"""Shares, scores and the lines that explain them agree."""

from __future__ import annotations

import pytest

from ottery.games.position import Position, Result
from ottery.locales import LANGUAGES, say

from .subjects import Case, cases, every, find, singles
from .walking import end_of, samples, walk

pytestmark = pytest.mark.contract


@pytest.mark.parametrize("case", every(cases))
def test_the_victory_is_shared_out(case: Case) -> None:
    """At the end the shares sum to 1 (alone: 1 or 0), the winners have them, and the lines explain the scores."""
    last = end_of(case, "0")
    end, here = Position(find(case.game), last.state), case.at("0", last.number)
    result = end.result()
    assert result.over, here
    assert all(0 <= share <= 1 for share in result.shares), f"{result.shares}: {here}"
    if case.seats == 1:
        assert result.shares[0] in (0, 1), here
    else:
        assert sum(result.shares) == pytest.approx(1), f"{result.shares}: {here}"
        won = {share for share in result.shares if share}
        assert len(won) == 1, f"the winners' shares differ, {result.shares}: {here}"
    rounds, _ = end.game.sheet.finished_rounds(end.state)
    assert rounds >= 1, f"no round has ended: {here}"
    _check_lines(end, result, here)


@pytest.mark.parametrize("case", every(singles))
def test_nobody_has_won_before_the_end(case: Case) -> None:
    """While the game runs there are no shares and no winners; the scores stand as if it ended now."""
    for number, position in samples(case, "10", 8):
        result, here = position.result(), case.at("10", number)
        assert (result.over, result.winners, sum(result.shares)) == (False, [], 0), here
        _check_lines(position, result, here)


def _check_lines(position: Position, result: Result, here: str) -> None:
    seats = position.seats
    rounds, last = position.game.sheet.finished_rounds(position.state)
    sums = [sum(line.points for line in result.lines if line.seat == p) for p in range(seats)]
    assert all(0 <= line.seat < seats for line in result.lines), here
    if result.over:
        assert sums in (result.scores, last), f"lines {sums}, scores {result.scores}, round {last}: {here}"
    assert len(last) == seats or not rounds, f"{rounds} rounds, the last one's scores {last}: {here}"
    for line in result.lines:
        assert all(say(line.text, language).strip() for language in LANGUAGES), f"{line}: {here}"
    for name, column in result.extras.items():
        assert len(column) == seats, f"{name}: {here}"
        assert all(type(points) is int for points in column), f"{name}: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_rounds_are_counted(case: Case) -> None:
    """Finished rounds never go back, end one at a time, and the number of the round goes with them."""
    game = find(case.game)
    before, number_before = 0, 1
    for step in walk(case, "11", 2000):
        rounds, _ = game.sheet.finished_rounds(step.state)
        number, here = int(step.state.round_no), case.at("11", step.number)
        assert rounds in (before, before + 1), f"{rounds} rounds after {before}: {here}"
        assert number in (number_before, number_before + 1), f"round {number} after {number_before}: {here}"
        before, number_before = rounds, number
