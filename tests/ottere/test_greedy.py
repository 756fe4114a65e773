"""The greedy player."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ottery.games.position import Position
from ottery.kernel.moves import Moves
from ottery.kernel.record import copy

from .table import OTTERE, chance, deal, state_of, table


def choice(position: Position) -> str:
    """The word that the greedy player plays."""
    return OTTERE.words.ACTIONS[chosen(state_of(position))]


def chosen(s: Any) -> int:
    moves = Moves.new()
    OTTERE.rules.legal(s, moves)
    return int(OTTERE.greedy.greedy(s, moves))


def test_sheds_the_dear_card() -> None:
    assert choice(table(hands=[["KS", "3S", "4D"], ["2C", "3C", "4C"]], starter="9S")) == "KS"


def test_keeps_the_eight_for_need() -> None:
    hands = [["8D", "3S", "4D"], ["2C", "3C", "4C"]]
    assert choice(table(hands=hands, starter="9S")) == "3S"
    assert choice(table(hands=hands, starter="9H")) == "8D"


def test_sheds_the_eight_before_it_is_too_late() -> None:
    assert choice(table(hands=[["8D", "3S", "4D"], ["2C"]], starter="9S")) == "8D"


def test_names_its_longest_suit() -> None:
    position = table(hands=[["8D", "3H", "4H", "KC"], ["2C", "3C", "4C"]], starter="9S")
    assert choice(position.play("8D")) == "hearts"


def test_stops_who_is_about_to_go_out() -> None:
    options = {"skip": "jack", "draw-two": True}
    assert choice(table(3, options, hands=[["KS", "2S", "4D"], ["2C"], ["3C"]], starter="9S")) == "2S"


def test_answers_a_two_with_a_two() -> None:
    options = {"draw-two": True, "stacking": True}
    position = table(2, options, hands=[["2S", "4D", "5D"], ["2C", "3C"]], starter="9S").play("2S")
    assert choice(position) == "2C"


def test_draws_only_when_it_must() -> None:
    options = {"free-draw": True}
    assert choice(table(2, options, hands=[["3S", "4D"], ["2C"]], starter="9S")) == "3S"
    assert choice(table(2, options, hands=[["3C", "4D"], ["2C"]], starter="9S")) == "draw"


def test_plays_from_what_it_sees() -> None:
    """The same choice in every redeal for its seat."""
    position = deal(4, {"draw-two": True, "reverse": True})
    for number in range(40):
        s = state_of(position)
        for turn in range(3):
            other = copy(s)
            OTTERE.rules.redeal(other, int(s.turn), chance(7 * number + turn))
            assert chosen(other) == chosen(s)
        position = position.after(chosen(s))


@pytest.mark.parametrize(("scoring", "seats"), [("penalty", 2), ("winner-collects", 2), ("penalty", 4)])
def test_beats_random_play(scoring: str, seats: int) -> None:
    """One greedy seat among random ones wins more than its share (of many games: 0.80, 0.83, 0.40)."""
    choices, wins = np.random.default_rng(1), 0.0
    games = 40
    for number in range(games):
        position = deal(seats, {"scoring": scoring, "target": 40}, seed=f"greedy {number}")
        while not position.is_over:
            actions = position.actions()
            is_greedy = position.to_move == number % seats + 1
            action = chosen(state_of(position)) if is_greedy else actions[int(choices.integers(len(actions)))]
            position = position.after(action)
        wins += position.result().shares[number % seats]
    assert wins > 1.25 * games / seats
