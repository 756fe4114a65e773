"""The course of a game: actions, finished rounds, going back."""

import pytest

from ottery.games.game import Kind, Refused
from ottery.kernel import record
from ottery.match import course as courses
from ottery.match.course import Course
from tests.toy import find


def begin(name: str = "pebbles", **more: object) -> Course:
    return Course.begin(find(name), **{"seats": 2, "seed": "x", "options": {}, **more})  # type: ignore[arg-type]


def pebbles(heap: int) -> Course:
    return begin(options={"heap": heap})


def test_a_play_is_one_version_further() -> None:
    course = pebbles(10)
    step = course.play("take 3", version=0)
    assert (course.version, step.seat, step.word, course.position.to_move) == (1, 1, "take 3", 2)


def kind_of(course: Course, word: str, version: int | None = None) -> Kind:
    before = record.to_bytes(course.position.state), bytes(course.actions)
    with pytest.raises(Refused) as refused:
        course.play(word, version)
    assert (record.to_bytes(course.position.state), bytes(course.actions)) == before
    return refused.value.kind


def test_the_order_of_checks_is_unreadable_over_stale_illegal() -> None:
    course = pebbles(2)
    assert kind_of(course, "take 9", version=7) is Kind.UNREADABLE
    assert kind_of(course, "take 3", version=7) is Kind.STALE
    assert kind_of(course, "take 3", version=0) is Kind.ILLEGAL
    course.play("take 2")
    assert kind_of(course, "take 9", version=7) is Kind.UNREADABLE
    assert kind_of(course, "take 3", version=7) is Kind.OVER


def test_without_a_seed_no_two_games_are_alike() -> None:
    first, second = begin(seed=None), begin(seed=None)
    assert first.config.seed != second.config.seed
    assert len(first.config.seed) == 64


def test_finished_rounds_are_collected_and_taken_back() -> None:
    course = begin("nuts")
    own = [int(n) for n in course.position.state.own[:2]]  # type: ignore[attr-defined]
    for _ in range(3):
        course.play("end")
    assert course.rounds == [own]
    course.play("end")
    assert course.rounds == [own, own]
    course.back()
    assert course.rounds == [own]
    course.back()
    course.back()
    assert course.rounds == []


def test_going_back_leads_through_the_same_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "STRIDE", 4)
    course = begin("nuts")
    states = [record.to_bytes(course.position.state)]
    for word in ("roll", "mark", "roll", "end", "peek", "roll", "roll", "roll", "end"):
        course.play(word)
        states.append(record.to_bytes(course.position.state))
    assert [record.to_bytes(course.at(version).state) for version in range(10)] == states
    for version in reversed(range(9)):
        course.back()
        assert record.to_bytes(course.position.state) == states[version]
        assert course.version == version
    with pytest.raises(Refused):
        course.back()


def test_a_game_goes_on_after_going_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "STRIDE", 2)
    course, plain = begin("nuts"), begin("nuts")
    for _ in range(5):
        course.play("roll")
    for _ in range(4):
        course.back()
    for word in ("mark", "roll", "end", "roll"):
        course.play(word)
    for word in ("roll", "mark", "roll", "end", "roll"):
        plain.play(word)
    assert [record.to_bytes(s.after.state) for s in course.steps()] == [
        record.to_bytes(s.after.state) for s in plain.steps()
    ]
    assert record.to_bytes(course.at(3).state) == record.to_bytes(plain.at(3).state)


def test_memory_is_a_byte_an_action_and_a_state_every_stride() -> None:
    course = begin("nuts")
    for _ in range(courses.STRIDE + 1):
        course.play("mark")
    assert len(course.actions) == courses.STRIDE + 1
    assert len(course._marks) == 2


def test_there_is_no_version_outside_the_game() -> None:
    with pytest.raises(IndexError, match="no version 1"):
        begin().at(1)
