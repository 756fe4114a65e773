"""The four never-rules of undo, each with its words, and what may be taken back."""

import pytest

from ottery.match import Chair, Match
from ottery.match.course import Course
from ottery.match.undo import hindrance
from tests.toy import find


def after(*words: str, seats: int = 3) -> Match:
    """A game of Nuts in which these words were played, each by the seat to move."""
    chairs = [Chair(name, who=name) for name in ("Ada", "Bo", "Cy", "Di")[:seats]]
    match = Match.begin(find("nuts"), chairs, seed="undo")
    for word in words:
        seat = match.to_move or 0
        match.play(word, seat=seat, who=chairs[seat - 1].who)
    return match


def reason(match: Match, seat: int = 1) -> str | None:
    text = match.undo_hindrance(seat)
    return None if text is None else text.key


def test_a_step_in_the_open_can_be_taken_back() -> None:
    match = after("roll", "mark")
    assert reason(match) is None
    match.undo(seat=1, who="Ada")
    assert match.view(None).marked is False  # type: ignore[attr-defined]
    assert match.course.version == 1


def test_a_secret_choice_can_be_taken_back() -> None:
    assert reason(after("pick 1")) is None


def test_never_what_a_player_has_shown_beyond_the_word_of_the_action() -> None:
    assert reason(after("show")) == "match-undo-revealed"
    assert reason(after("show", "show")) is None


def test_never_across_another_players_action() -> None:
    match = after("mark", "end", "mark")
    assert reason(match, 1) == "match-undo-other"
    assert reason(match, 2) is None


def test_never_across_a_call_by_another_player() -> None:
    match = after("mark")
    match.play("call", seat=3, who="Cy")
    assert reason(match, 1) == "match-undo-other"


def test_never_what_was_hidden_and_is_revealed_to_the_player() -> None:
    assert reason(after("peek")) == "match-undo-revealed"


def test_never_what_was_hidden_and_is_revealed_to_somebody_else() -> None:
    assert reason(after("tip")) == "match-undo-revealed"


def test_looking_again_reveals_nothing() -> None:
    assert reason(after("peek", "peek")) is None


def test_never_chance() -> None:
    assert reason(after("roll")) == "match-undo-chance"


def test_never_across_the_change_of_turn() -> None:
    assert reason(after("end")) == "match-undo-turn"


def test_never_the_end_of_the_game() -> None:
    assert reason(after(*["end"] * 6), 3) == "match-undo-turn"


def test_nothing_to_take_back() -> None:
    assert reason(after()) == "match-undo-none"


def test_step_by_step_until_a_never_rule() -> None:
    match = after("roll", "mark", "pick 2")
    match.undo(seat=1, who="Ada")
    match.undo(seat=1, who="Ada")
    assert reason(match) == "match-undo-chance"


def test_a_player_does_not_take_back_what_their_bot_did() -> None:
    match = after("mark")
    match.leave(seat=1, who="Ada", bot="greedy")
    match.play("mark", seat=1, who=None)
    match.come_back(seat=1, who="Ada")
    assert reason(match) == "match-undo-other"
    match.play("mark", seat=1, who="Ada")
    assert reason(match) is None


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_answer_depends_on_nothing_hidden(seed: str) -> None:
    course = Course.begin(find("nuts"), seats=2, seed=seed)
    assert hindrance(course.play("mark")) is None
    found = hindrance(course.play("peek"))
    assert found is not None
    assert found.key == "match-undo-revealed"
