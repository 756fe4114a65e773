"""Hints and analysis: the right move named, honest, and clear about what cannot be judged."""

import dataclasses

import pytest

from ottery.bots import advice, search
from ottery.bots.search import Choice, Effort
from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.kernel.jit import COMPILED
from ottery.match import Course
from tests.toy import find

from .equal_views import source, walk

EFFORT = Effort(2000 if COMPILED else 500)


def test_a_hint_names_the_best_and_the_next() -> None:
    found = advice.hint(Position.deal(find("pebbles"), seats=2, options={"heap": 6}), EFFORT)
    assert (found.seat, found.best.action, found.iterations) == (1, "take 1", EFFORT.iterations)
    assert found.second is not None
    assert found.second.chance < found.best.chance


def test_a_hint_where_there_is_one_action() -> None:
    found = advice.hint(Position.deal(find("pebbles"), seats=2, options={"heap": 1}), Effort(8))
    assert (found.best.action, found.best.chance, found.second) == ("take 1", 0.0, None)


def test_a_hint_is_the_same_whatever_is_hidden() -> None:
    position = walk(find("an-otter-won"), 2, {}, "hint", 6)[-1]
    worlds = [position.redealt(position.to_move, source(f"world {i}")) for i in range(3)]
    assert len({str(advice.hint(world, Effort(30))) for world in worlds}) == 1


def test_no_hint_after_the_end() -> None:
    position = Position.deal(find("pebbles"), seats=2, options={"heap": 1}).play("take 1")
    with pytest.raises(Refused) as refused:
        advice.hint(position, EFFORT)
    assert refused.value.kind is Kind.OVER


def played(*words: str) -> Course:
    course = Course.begin(find("pebbles"), seats=2, options={"heap": 7}, seed="s")
    for word in words:
        course.play(word)
    return course


def test_the_blunder_is_found() -> None:
    """Seven: taking two leaves five and wins. Three leaves four, and the other wins by three."""
    found = list(advice.analyse(played("take 3", "take 3", "take 1"), EFFORT))
    assert [v.number for v in found] == [1, 2]  # the last move was forced
    first, second = found
    assert (first.seat, first.action, first.better) == (1, "take 3", "take 2")
    assert first.after is not None
    assert first.before - first.after > 0.3
    assert (second.seat, second.better) == (2, None)
    assert second.after == second.before > 0.8


@pytest.mark.parametrize(
    ("chance", "error", "better", "perhaps"),
    [
        (0.4, 0.01, "take 2", None),
        (0.4, 0.15, None, "take 2"),
        (0.58, 0.15, None, None),
        (0.58, 0.001, None, None),
    ],
)
def test_a_move_that_was_hardly_tried_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch, chance: float, error: float, better: str | None, perhaps: str | None
) -> None:
    """Of 0.6 against 0.4 something can be said only where both are known well; 0.02 less is no matter."""
    course = played("take 3", "take 3", "take 1")
    two, three = (course.position.action(word) for word in ("take 2", "take 3"))
    found = [Choice(two, 0.6, 1000, 0.01), Choice(three, chance, 9, error)]
    monkeypatch.setattr(search, "think", lambda *_: found)
    first = next(advice.analyse(course, EFFORT))
    assert (first.better, first.perhaps, first.before, first.after) == (better, perhaps, 0.6, chance)


def test_a_lucky_try_does_not_beat_the_best_move(monkeypatch: pytest.MonkeyPatch) -> None:
    course = played("take 3", "take 3", "take 1")
    one, two, three = (course.position.action(f"take {count}") for count in (1, 2, 3))
    found = [Choice(two, 0.6, 900, 0.01), Choice(one, 0.5, 99, 0.05), Choice(three, 1.0, 1, 0.5)]
    monkeypatch.setattr(search, "think", lambda *_: found)
    first = next(advice.analyse(course, EFFORT))
    assert (first.better, first.perhaps, first.before, first.after) == (None, None, 0.6, 0.6)


def test_a_move_that_no_search_looks_at_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    course = played("take 3", "take 3", "take 1")
    monkeypatch.setattr(search, "think", lambda *_: [Choice(course.position.action("take 2"), 0.6, 9, 0.2)])
    first = next(advice.analyse(course, EFFORT))
    assert (first.better, first.perhaps, first.after) == ("take 2", None, None)


def test_a_running_game_is_not_judged() -> None:
    with pytest.raises(Refused) as refused:
        advice.analyse(played("take 3"), EFFORT)
    assert refused.value.text.key == "bots-not-over"


@pytest.mark.parametrize("glance", [30, 50])
def test_an_adult_searches_at_a_glance(glance: int) -> None:
    game = dataclasses.replace(find("pebbles"), glance=glance)
    adult = dataclasses.replace(advice.effort_of("adult"), seconds=None)
    assert advice.hint(Position.deal(game, seats=2), adult).iterations == glance


def test_levels_that_do_not_search() -> None:
    for level in ("pup", "greedy", "wizard"):
        with pytest.raises(Refused):
            advice.effort_of(level)
