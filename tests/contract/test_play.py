"""What random play of any game satisfies: nothing vanishes, somebody can always act, every refusal has a reason."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from ottery.games.game import Kind, Reason, Refused
from ottery.games.position import Position
from ottery.kernel import moves as lists
from ottery.kernel.moves import Moves
from ottery.kernel.record import copy, to_bytes
from ottery.locales import LANGUAGES, say

from .subjects import LIMIT, Case, cases, census_of, every, find, singles
from .walking import actions_of, end_of, samples, viewers, walk

pytestmark = pytest.mark.contract


@pytest.mark.parametrize("case", every(cases))
def test_random_play_runs_to_the_end(case: Case) -> None:
    """Legal actions until over and none after, each once and in the table; every card stays; the end comes."""
    game, census = find(case.game), census_of(case.game)
    total = None
    for step in walk(case, "0"):
        s, here = step.state, case.at("0", step.number)
        assert step.number < LIMIT, f"no end: {here}"
        is_over, seat = game.rules.over(s), game.rules.to_move(s)
        assert is_over == (not step.actions), f"over is {is_over} with {len(step.actions)} actions: {here}"
        assert (seat == -1) if is_over else (0 <= seat < case.seats), f"seat {seat} is to move: {here}"
        assert len(set(step.actions)) == len(step.actions), f"an action twice: {here}"
        assert all(a < len(game.words.ACTIONS) for a in step.actions), f"an action without a word: {here}"
        if census is not None:
            held = +census(s)
            total = total or held
            assert held == total, f"more {held - total}, less {total - held}: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_mask_is_the_list(case: Case) -> None:
    """The mask that environments use says the same as the list."""
    game = find(case.game)
    for number, position in samples(case, "1", 8):
        moves, mask = Moves.new(), np.ones(lists.ACTIONS, np.uint8)
        game.rules.legal(position.state, moves)
        lists.to_mask(moves, mask)
        assert np.flatnonzero(mask).tolist() == sorted(position.actions()), case.at("1", number)


@pytest.mark.parametrize("case", every(singles))
def test_every_refusal_has_a_reason(case: Case) -> None:
    """What is not legal is refused by a numbered rule, in both languages, and changes nothing."""
    game = find(case.game)
    numbers = {rule.number for rule in game.words.RULES}
    for number, position in samples(case, "2", 8):
        here, before, legal = case.at("2", number), to_bytes(position.state), set(position.actions())
        for action, word in enumerate(game.words.ACTIONS):
            if action in legal:
                assert position.why(word) is None, f"{word}: {here}"
            else:
                _check_refusal(position, word, numbers, here)
        assert to_bytes(position.state) == before, f"a refusal changed the state: {here}"


def _check_refusal(position: Position, word: str, numbers: set[str], here: str) -> None:
    reason = position.why(word)
    assert isinstance(reason, Reason), f"no reason why not {word}: {here}"
    assert reason.rule in numbers, f"{word} is refused by {reason.rule}, which is no rule of the game: {here}"
    for language in LANGUAGES:
        assert say(reason.text, language).strip(), f"{word} is refused without words: {here}"
    with pytest.raises(Refused) as refused:
        position.play(word)
    assert (refused.value.kind, refused.value.rule) == (Kind.ILLEGAL, reason.rule), f"{word}: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_nothing_is_legal_after_the_end(case: Case) -> None:
    """Every word is refused as over, and a word of no game as unreadable, before and after."""
    last = end_of(case, "0")
    end = Position(find(case.game), last.state)
    before = to_bytes(end.state)
    for word in end.game.words.ACTIONS:
        with pytest.raises(Refused) as refused:
            end.play(word)
        assert refused.value.kind is Kind.OVER, f"{word}: {case.at('0', last.number)}"
    with pytest.raises(Refused) as refused:
        end.play("no such word")
    assert refused.value.kind is Kind.UNREADABLE
    assert to_bytes(end.state) == before


@pytest.mark.parametrize("case", every(singles))
def test_asking_changes_nothing(case: Case) -> None:
    """Whatever only looks at a state leaves every byte of it alone."""
    game = find(case.game)
    for number, position in samples(case, "3", 6):
        s = position.state
        before, actions = to_bytes(s), position.actions()
        for ask in _questions(position, actions):
            ask()
            assert to_bytes(s) == before, f"{ask.__name__} changed the state: {case.at('3', number)}"
        assert actions == actions_of(game, s), f"legal changed its mind: {case.at('3', number)}"


def _questions(position: Position, actions: list[int]) -> list[Any]:
    game, s = position.game, position.state
    moves, seats = Moves.new(), range(-1, position.seats)

    def greedy() -> None:
        game.rules.legal(s, moves)
        assert game.greedy.greedy(s, moves) in actions

    def views() -> None:
        [game.view.view(s, seat) for seat in seats]

    def words() -> None:
        [(game.callers(s, a), game.words.public(s, a, seat)) for a, seat in product(actions, seats)]

    def events() -> None:
        after = copy(s)
        game.rules.play(after, actions[0])
        [game.view.events(s, actions[0], after, seat) for seat in seats]

    def sheet() -> None:
        game.sheet.lines(s)
        game.sheet.extras(s)
        game.sheet.finished_rounds(s)
        game.words.notes(s)

    def setup() -> None:
        game.setup.read(s)
        game.setup.deck_of(s)

    return [position.result, greedy, views, words, events, sheet, setup]


@pytest.mark.parametrize("case", every(singles))
def test_every_action_is_told_in_words(case: Case) -> None:
    """Who plays reads the whole word, the others it or one with ``?``; the log says it in both languages."""
    game = find(case.game)
    for number, position in samples(case, "4", 12):
        s, mover, here = position.state, int(game.rules.to_move(position.state)), case.at("4", number)
        for action in position.actions():
            word, after = game.words.ACTIONS[action], copy(s)
            game.rules.play(after, action)
            for seat in {*viewers(case), mover}:
                told = game.words.public(s, action, seat)
                assert told == word if seat == mover else told == word or "?" in told, f"{told!r}: {here}"
                for text in game.view.events(s, action, after, seat):
                    assert all(say(text, language).strip() for language in LANGUAGES), f"{text}: {here}"
