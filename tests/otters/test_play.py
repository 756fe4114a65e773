"""Play to the end: nothing vanishes or doubles, and every step can be shown, told and refused."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.position import Position, key_of
from ottery.kernel import rng
from ottery.kernel.moves import Moves
from ottery.kernel.record import copy
from ottery.locales import LANGUAGES, say

from .census import census
from .table import GAME

CARDS, TOKENS = 47 + 7, 30 + 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("is_greedy", [False, True])
def test_nothing_vanishes_at_any_step(seats: int, is_greedy: bool) -> None:
    source, moves = rng.Rng.new(), Moves.new()
    raw: Any = moves
    rng.seed(source, key_of(f"play {seats}"))
    for game in range(3):
        s: Any = Position.deal(GAME, seats=seats, seed=f"play {game}").state
        whole = census(s)
        assert whole.total() == CARDS + TOKENS
        for _ in range(2000):
            if GAME.rules.over(s):
                break
            GAME.rules.legal(s, moves)
            action = (
                GAME.greedy.greedy(s, moves)
                if is_greedy
                else int(raw.actions[rng.below(source, int(raw.length))])
            )
            GAME.rules.play(s, action)
            assert census(s) == whole
            assert not any(s.bag)
        assert GAME.rules.over(s)
        assert sum(not out for out in s.out[:seats]) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_every_step_is_told_in_both_languages(seats: int) -> None:
    source = rng.Rng.new()
    rng.seed(source, key_of(f"told {seats}"))
    position = Position.deal(GAME, seats=seats, seed="told")
    numbers = {rule.number for rule in GAME.words.RULES}
    while not position.is_over:
        actions = position.actions()
        action, after = actions[rng.below(source, len(actions))], copy(position.state)
        GAME.rules.play(after, action)
        for language in LANGUAGES:
            assert all(
                say(t, language)
                for p in (-1, 0, 1)
                for t in GAME.view.events(position.state, action, after, p)
            )
        refused = next(a for a in range(len(GAME.words.ACTIONS)) if a not in actions)
        assert GAME.words.why(position.state, refused).rule in numbers
        position = Position(GAME, after)
    assert position.result().over
