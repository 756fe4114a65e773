"""Nothing of a game lives outside its record: copies, bytes, replays and setups give the same game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ottery.games.position import Position
from ottery.kernel.record import assign, copy, to_bytes

from .subjects import Case, census_of, every, find, is_turn_start, singles
from .walking import actions_of, samples, viewers, walk

pytestmark = pytest.mark.contract


@pytest.mark.parametrize("case", every(singles))
def test_replay_gives_the_same_bytes(case: Case) -> None:
    """The seed and the list of actions are the whole game."""
    *steps, last = walk(case, "5", 400)
    again = case.deal("5")
    for action in (step.chosen for step in steps):
        again.game.rules.play(again.state, action)
    assert to_bytes(again.state) == to_bytes(last.state), case.at("5", last.number)


@pytest.mark.parametrize("case", every(singles))
def test_another_seed_is_another_game(case: Case) -> None:
    """The seed decides what is dealt."""
    assert len({to_bytes(case.deal(str(seed)).state) for seed in range(4)}) == 4


@pytest.mark.parametrize("case", every(singles))
def test_copies_go_on_alike(case: Case) -> None:
    """A copy, a record read from bytes and one in a batch play the same game and share no memory."""
    game = find(case.game)
    for number, position in samples(case, "6", 8):
        original, here = position.state, case.at("6", number)
        before = to_bytes(original)
        batch = game.state.batch(3)
        assign(batch[1], original)
        others: list[Any] = [copy(original), game.state.from_bytes(before), batch[1]]
        for _ in range(12):
            actions = actions_of(game, others[0])
            if not actions:
                break
            for other in others:
                assert actions_of(game, other) == actions, here
                game.rules.play(other, actions[len(actions) // 2])
            assert to_bytes(others[0]) == to_bytes(others[1]) == to_bytes(others[2]), here
        assert to_bytes(original) == before, f"a copy shares memory: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_views_are_json(case: Case) -> None:
    """Every view is a message as it stands."""
    for number, position in samples(case, "7", 12):
        for seat in viewers(case):
            view = position.game.view.view(position.state, seat)
            assert isinstance(view, msgspec.Struct), case.at("7", number)
            assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.to_builtins(view)


@pytest.mark.parametrize("case", every(singles))
def test_setup_round_trip(case: Case) -> None:
    """At the start of a turn the setup text gives the same position back, card for card."""
    starts, tried = is_turn_start(case.game), 0
    if starts is None:
        pytest.fail(f"tests of {case.game} lack is_turn_start in census.py")
    for number, position in samples(case, "8", 40):
        if tried < 12 and starts(position.state):
            tried += 1
            _check_setup(case, position, case.at("8", number))
    assert tried, f"no start of a turn in {case.at('8', 0)}"


def _check_setup(case: Case, position: Position, here: str) -> None:
    text = msgspec.json.encode(position.setup())
    setup, options = msgspec.json.decode(text), dict(case.options)
    again = Position.deal(position.game, seats=case.seats, options=options, seed="other", setup=setup)
    assert msgspec.json.decode(msgspec.json.encode(again.setup())) == setup, here
    assert again.to_move == position.to_move, here
    assert again.round == position.round, here
    assert again.legal() == position.legal(), here
    census = census_of(case.game)
    if census is not None:
        assert +census(again.state) == +census(position.state), here


@pytest.mark.parametrize("case", every(singles))
def test_the_deck_in_use_deals_the_same_game(case: Case) -> None:
    """What ``deck_of`` writes is a deck that ``configure`` reads back."""
    start = case.deal("9")
    deck = msgspec.json.decode(msgspec.json.encode(start.game.setup.deck_of(start.state)))
    if not deck:
        return
    again = Position.deal(start.game, seats=case.seats, options=dict(case.options), seed="9", deck=deck)
    assert to_bytes(again.state) == to_bytes(start.state), case.at("9", 0)
