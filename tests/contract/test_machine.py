"""A Hypothesis state machine over any game: play, try what is not allowed, copy, store, redeal, take back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ottery.games.game import Refused
from ottery.games.position import Position
from ottery.kernel.jit import COMPILED
from ottery.kernel.record import to_bytes

from .subjects import IS_FULL, cases, census_of, find, names
from .walking import chance

pytestmark = pytest.mark.contract


class Table(RuleBasedStateMachine):
    """One game at one table, and its history."""

    game = "pebbles"

    @initialize(data=st.data(), seed=st.integers(0, 1 << 30))
    def sit_down(self, data: Any, seed: int) -> None:
        """Choose a table and deal."""
        self.case = data.draw(st.sampled_from(cases(self.game)))
        self.start = self.position = self.case.deal(str(seed))
        self.actions: list[int] = []
        self.census = census_of(self.game)
        self.total = self.census(self.position.state) if self.census else None

    def go_on(self, position: Position, number: int) -> Position:
        """Play an action of the list."""
        actions = position.actions()
        self.actions.append(actions[number % len(actions)])
        return position.after(self.actions[-1])

    @precondition(lambda self: not self.position.is_over)
    @rule(numbers=st.lists(st.integers(0, 255), min_size=1, max_size=40))
    def play(self, numbers: list[int]) -> None:
        """Play up to forty actions, so that a game outlasts its deck."""
        for number in numbers:
            if self.position.is_over:
                break
            self.position = self.go_on(self.position, number)

    @rule(number=st.integers(0, 255))
    def try_anything(self, number: int) -> None:
        """A word of the table is played, or refused without a trace."""
        words = self.position.game.words.ACTIONS
        word, before = words[number % len(words)], to_bytes(self.position.state)
        is_legal = word in self.position.legal()
        try:
            self.position.play(word)
            assert is_legal
        except Refused:
            assert not is_legal
        assert to_bytes(self.position.state) == before

    @rule()
    def store(self) -> None:
        """Write the state down, and read it back."""
        data = to_bytes(self.position.state)
        self.position = Position(self.position.game, self.position.game.state.from_bytes(data))
        assert to_bytes(self.position.state) == data

    @rule(number=st.integers(0, 20))
    def redeal(self, number: int) -> None:
        """Go on in a position that looks the same to a seat; the truth is another now."""
        seat = number % (self.case.seats + 1)
        self.position = self.position.redealt(seat or None, chance("machine", number, len(self.actions)))
        self.start, self.actions = self.position, []

    @precondition(lambda self: self.actions)
    @rule(back=st.integers(1, 5))
    def take_back(self, back: int) -> None:
        """Undo is replay from the start, without the last actions."""
        before = to_bytes(self.position.state)
        assert to_bytes(self.replay(self.actions).state) == before
        self.actions = self.actions[:-back]
        self.position = self.replay(self.actions)

    def replay(self, actions: list[int]) -> Position:
        """The start, and these actions."""
        position: Position = self.start
        for action in actions:
            position = position.after(action)
        return position

    @invariant()
    def is_sound(self) -> None:
        """All is there, and somebody can act unless it is over."""
        if hasattr(self, "position"):
            assert bool(self.position.actions()) != self.position.is_over
            assert (self.position.to_move is None) == self.position.is_over
            if self.census:
                assert self.census(self.position.state) == self.total


@pytest.mark.parametrize("game", names())
def test_state_machine(game: str) -> None:
    """Hypothesis tries to break a table; it shows the shortest way when it does."""
    find(game).prepare()
    table: Any = type(f"Table_{game}", (Table,), {"game": game})
    machine = table.TestCase
    machine.settings = settings(
        max_examples=60 if IS_FULL else 10,
        phases=[
            Phase.explicit,
            Phase.generate,
            *([Phase.shrink] if COMPILED else []),
        ],  # shrinking replays a lot
        stateful_step_count=30,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    machine("runTest").runTest()
