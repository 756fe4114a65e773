"""Records as text: what is written is read, and what cannot be read is named with its line."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ottery.games.game import Kind, Refused
from ottery.kernel import record as states
from ottery.locales import LANGUAGES, say
from ottery.match import Course, Record, load, parse, record, write
from ottery.match.record import Round
from ottery.match.strict import DEEPEST, read_json, write_json
from tests.toy import find

TEXT = """\
[game "pebbles"]
[players ["Ada", "Bo"]]
[options {"heap": 12}]
[seed "s"]
[mood "fine"]
1. take 3, take 3,
take 3, take 1
"""


def test_a_record_is_read() -> None:
    found = parse(TEXT)
    assert found.headers == {
        "game": "pebbles",
        "players": ["Ada", "Bo"],
        "options": {"heap": 12},
        "seed": "s",
        "mood": "fine",
    }
    assert found.rounds == (Round(1, ("take 3", "take 3", "take 3", "take 1")),)
    assert found.lines == (6, 6, 7, 7)
    assert found.actions == ["take 3", "take 3", "take 3", "take 1"]


def test_a_record_is_written_a_line_a_round() -> None:
    assert write(parse(TEXT)).splitlines()[4:] == ['[mood "fine"]', "1. take 3, take 3, take 3, take 1"]


def test_a_record_from_another_system_is_read() -> None:
    text = "\ufeff" + TEXT.replace("\n", "\r\n").replace("[game", "\r\n  [game").replace(", take", ",take")
    assert parse(text) == parse(TEXT)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.text("abYZ09_-", max_size=8).map("x".__add__)
WORDS = st.lists(st.text("ab9TH-?", min_size=1, max_size=4), min_size=1, max_size=4).map(" ".join)
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
RECORDS = st.builds(
    Record,
    st.dictionaries(NAMES, JSON, min_size=1, max_size=4),
    st.lists(st.builds(Round, st.integers(0, 999), st.lists(WORDS, max_size=5).map(tuple)), max_size=4).map(
        tuple
    ),
)


@CALM
@given(RECORDS)
def test_what_is_written_is_read(found: Record) -> None:
    text = write(found)
    assert parse(text) == found
    assert parse(text.encode("utf-8", "strict").decode()) == found
    assert write(parse(text)) == text


@CALM
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    refusal = None
    try:
        assert isinstance(parse(text), Record)
    except Refused as refused:
        refusal = refused
    if refusal is not None:
        assert refusal.kind is Kind.UNREADABLE
        assert all(say(refusal.text, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This is no record of a game: there is nothing in it."),
        ("zap", "This is no record of a game. A record begins with a header such as"),
        ("\n\n# Notes\n", "this begins with “# Notes”."),
        ('[game "a"', "This is no record of a game."),
        ('[game "a"]\n[players', "Line 2: This is neither a header nor a round: “[players”."),
        ("[game a]", "Line 1: The header's value is not plain JSON"),
        ("[game NaN]", "Line 1: The header's value is not plain JSON: NaN is no number"),
        ('[game {"a": 1, "a": 2}]', "a key stands twice"),
        ('[game "a"]\n[game "b"]', "Line 2: The header “game” stands here a second time."),
        ('[game "a"]\n1. x,, y', "Line 2: An action is missing"),
        ('[game "a"]\n1. x,\n2. y', "Line 3: The record breaks off after a comma."),
        ('[game "a"]\n1. x,\n', "Line 3: The record breaks off after a comma."),
        ('[game "a"]\n1. x\ny', "Line 3: This is neither"),
        ('[game "a"]\n1. x\n[seed "s"]', "Line 3: This is neither"),
        (
            "[game " + "[" * 5000 + "]" * 5000 + "]",
            "Line 1: The header's value is not plain JSON: nested too",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(text)
    assert message in say(refused.value.text)


def replaced(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        (replaced('"pebbles"', '"chess"'), Kind.UNKNOWN, "There is no game of that name"),
        (replaced('"pebbles"', "7"), Kind.UNREADABLE, "The header “game”"),
        (replaced('["Ada", "Bo"]', "2"), Kind.UNREADABLE, "The header “players”"),
        (replaced('["Ada", "Bo"]', '["Ada", 2]'), Kind.UNREADABLE, "The header “players”"),
        (replaced('["Ada", "Bo"]', '["Ada"]'), Kind.UNREADABLE, "2 to 4 players"),
        (replaced('{"heap": 12}', "[]"), Kind.UNREADABLE, "The header “options”"),
        (replaced('{"heap": 12}', '{"heap": 99}'), Kind.UNREADABLE, "heap"),
        (replaced('{"heap": 12}', '{"hop": 1}'), Kind.UNKNOWN, "hop"),
        (replaced('"s"', "5"), Kind.UNREADABLE, "The header “seed”"),
        (replaced('[seed "s"]\n', ""), Kind.UNREADABLE, "made for one viewer"),
        (replaced("take 1", "?"), Kind.UNREADABLE, "made for one viewer"),
        (replaced("take 1", "take 4"), Kind.UNREADABLE, "Line 7, action 4 “take 4”: "),
        (replaced("take 1", "take 3, take 1"), Kind.OVER, "Line 7, action 5 “take 1”: "),
        (replaced("take 1", "take 2, take 2"), Kind.ILLEGAL, "Line 7, action 5 “take 2”: You want 2"),
        (replaced("1. ", "2. "), Kind.UNREADABLE, "Line 6, action 1 “take 3”: It stands under round 2"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_place(text: str, kind: Kind, message: str) -> None:
    with pytest.raises(Refused) as refused:
        load(parse(text), find)
    assert refused.value.kind is kind
    assert message in say(refused.value.text)
    assert say(refused.value.text, "da")


def test_a_word_that_does_not_exist_is_found_before_a_move_that_is_not_allowed() -> None:
    with pytest.raises(Refused) as refused:
        load(parse(replaced("take 3, take 1", "take 1, take 3, zap")), find)
    assert refused.value.kind is Kind.UNREADABLE


def test_a_record_without_lines_names_the_action_alone() -> None:
    found = parse(replaced("take 1", "take 4"))
    with pytest.raises(Refused) as refused:
        load(Record(found.headers, found.rounds), find)
    assert say(refused.value.text).startswith("Action 4 “take 4”: ")


def test_a_game_becomes_a_record_and_a_game_again() -> None:
    course = Course.begin(find("nuts"), seats=3, seed="r", options={"first": 2})
    for word in ("roll", "mark", "end", "end", "pick 1", "end", "peek"):
        course.play(word)
    found = record.of_course(course, ["Ada", "Bo", "Cy"])
    assert found.rounds == (Round(1, ("roll", "mark", "end", "end")), Round(2, ("pick 1", "end", "peek")))
    again = load(parse(write(found)), find)
    assert states.to_bytes(again.position.state) == states.to_bytes(course.position.state)
    assert again.rounds == course.rounds
    assert record.of_course(again, ["Ada", "Bo", "Cy"]) == found


def test_setup_and_deck_are_kept_where_used() -> None:
    course = Course.begin(find("pebbles"), seats=2, seed="r", setup={"heap": 4, "first": 2})
    found = record.of_course(course, record.seat_names(2))
    assert found.headers["setup"] == {"heap": 4, "first": 2}
    assert "deck" not in found.headers
    assert found.headers["players"] == ["Seat 1", "Seat 2"]
    assert load(found, find).position.to_move == 2


@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", "-Infinity", "1e999", '{"a":1,"a":1}', "[" * 100 + "]" * 100]
)
def test_loose_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no number|too large|twice|too deep"):
        read_json(text)


def test_depth_is_counted_in_values_not_in_texts() -> None:
    assert read_json('"' + "[" * 100 + '"') == "[" * 100
    assert read_json("[" * DEEPEST + "]" * DEEPEST)
    assert read_json("[" + "[]," * 100 + "[]]") == [[]] * 101


def test_half_a_surrogate_pair_is_escaped() -> None:
    assert write_json("ø\ud800") == '"\\u00f8\\ud800"'
    assert write_json("ø") == '"ø"'
