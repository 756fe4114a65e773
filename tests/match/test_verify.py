"""The commitment, the seed and every move of a record are checked."""

import hashlib
import json

import pytest

from ottery.locales import LANGUAGES, say
from ottery.match import Course, pledge, record, write
from ottery.match.record import Record
from ottery.match.verify import Report, verify
from tests.toy import find

SECRET = "5e" * 32
CONTRIBUTIONS = ["otters", "ærligt"]


def from_table(**changed: object) -> Record:
    seed = pledge.table_seed(SECRET, CONTRIBUTIONS)
    course = Course.begin(find("pebbles"), seats=2, seed=seed, options={"heap": 10})
    course.play("take 3")
    course.play("take 2")
    found = record.of_course(
        course,
        ["Ada", "Bo"],
        {"secret": SECRET, "contributions": CONTRIBUTIONS, "commit": pledge.commitment(SECRET)},
    )
    headers = {name: value for name, value in {**found.headers, **changed}.items() if value is not None}
    return Record(headers, found.rounds)


def check(found: Record | str) -> Report:
    return verify(found if isinstance(found, str) else write(found), find)


def faults(found: Record | str) -> list[str]:
    report = check(found)
    assert all(say(fault, language) for fault in report.faults for language in LANGUAGES)
    return [say(fault) for fault in report.faults]


def test_the_seed_is_derived_as_the_page_says() -> None:
    """Computed here with nothing but the standard library."""
    assert pledge.commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    text = '["' + SECRET + '","otters","\\u00e6rligt"]'
    assert json.loads(text) == [SECRET, *CONTRIBUTIONS]
    assert pledge.table_seed(SECRET, CONTRIBUTIONS) == hashlib.sha256(text.encode()).hexdigest()


def test_every_part_changes_the_seed() -> None:
    seeds = {
        pledge.table_seed(secret, parts)
        for secret in ("a", "b")
        for parts in (["c", "d"], ["d", "c"], ["c"], ["cd"], ["c", "d", ""])
    }
    assert len(seeds) == 10
    assert pledge.new_secret() != pledge.new_secret()


def test_an_honest_record_is_good() -> None:
    report = check(from_table())
    assert (report.faults, report.has_commitment) == ([], True)
    assert report.course is not None
    assert report.course.version == 2


def test_the_seed_may_be_left_to_be_derived() -> None:
    report = check(from_table(seed=None))
    assert report.faults == []
    assert report.course is not None
    assert report.course.config.seed == pledge.table_seed(SECRET, CONTRIBUTIONS)


def test_without_a_commitment_the_deal_is_checked_alone() -> None:
    report = check(from_table(secret=None, contributions=None, commit=None))
    assert (report.faults, report.has_commitment) == ([], False)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"commit": "00"}, "The commitment is not the SHA-256 of the secret."),
        ({"commit": 5}, "The commitment is not"),
        ({"secret": "x"}, "The commitment is not"),
        ({"secret": 5}, "The header “secret”"),
        ({"seed": "mine"}, "The seed is not the one"),
        ({"contributions": ["otters", "x"]}, "The seed is not the one"),
        ({"contributions": ["otters"]}, "There are 1 contributions for 2 players."),
        ({"contributions": "otters"}, "The header “contributions”"),
        ({"contributions": [1, 2]}, "The header “contributions”"),
        ({"commit": None}, "these headers are missing: commit"),
        ({"secret": None}, "these headers are missing: secret"),
        ({"secret": None, "commit": None}, "these headers are missing: commit, secret"),
    ],
)
def test_a_forged_header_is_found(changed: dict[str, object], fault: str) -> None:
    assert any(fault in found for found in faults(from_table(**changed)))


def test_a_forged_move_is_found_beside_a_forged_header() -> None:
    text = write(from_table(commit="00")).replace("take 3, take 2", "take 3, take 2, take 3, take 3")
    assert len(faults(text)) == 2
    assert "Line 8, action 4 “take 3”" in faults(text)[1]


def test_what_is_no_record_is_said() -> None:
    assert faults("zap") == [
        'This is no record of a game. A record begins with a header such as [game "ottere"]; this begins with “zap”.'
    ]
