"""Rules and standings as lines: what is left out, what each column is called, who has won."""

import pytest

from ottery.games import NAMES
from ottery.terminal import reports
from ottery.terminal.voice import Voice
from tests.toy import find

from .conftest import session_of
from .test_session import play_out


def text_of(rows: list[reports.Row]) -> str:
    return "\n".join(row.text for row in rows)


def test_rules_stand_in_their_sections_with_their_numbers() -> None:
    rows = reports.rules(find("pebbles"), {}, Voice("en"))
    assert [row.text for row in rows if row.sort == "section"] == ["Before the game", "Your turn", "The end"]
    assert [row.number for row in rows if row.number] == ["R1", "R2", "R3"]


def test_rules_of_an_option_that_is_off_are_marked() -> None:
    game, voice = find("ottere"), Voice("en")

    def off(options: dict[str, object]) -> set[str]:
        return {row.number for row in reports.rules(game, options, voice) if row.sort == "off"}

    assert off({}) - off({"draw-two": True}) == {"R14"}
    assert off({}) - off({"scoring": "winner-collects"}) == {"R20"}
    assert off({"scoring": "penalty"}) == off({})


def test_a_deck_that_is_not_published_is_said_so() -> None:
    session = session_of("otters")
    rows = reports.rules(session.game, {}, Voice("en"), session.deck)
    assert rows[0].text == reports.provenance(session.deck, Voice("en"))
    assert "reconstructed" in rows[0].text
    assert reports.provenance({"provenance": "published"}, Voice("en")) is None
    assert reports.provenance({}, Voice("en")) is None


def test_columns_are_aligned() -> None:
    assert reports.aligned([("", ["Ada", "Bo"]), ("Score", ["7", "-12"])]) == [
        "     Score",
        "Ada      7",
        "Bo     -12",
    ]


def test_a_standing_says_who_won_and_how_every_score_came_about() -> None:
    session = session_of("pebbles", "greedy", 2, heap=1)
    play_out(session)
    told = text_of(reports.standing(session, session.voice("en")))
    assert told.startswith("Sif has won.")
    assert "Ada      0" in told
    assert "Sif: +1  Left the last pebble to somebody else" in told


def test_the_only_person_is_told_you() -> None:
    session = session_of("pebbles", "greedy", 2, heap=2)
    session.play("take 1")
    play_out(session)
    assert text_of(reports.standing(session, session.voice("en"))).startswith("You have won.")


@pytest.mark.parametrize("name", NAMES)
def test_how_a_game_stands_tells_nothing_that_others_hold_in_secret(name: str) -> None:
    session = session_of(name, "greedy", find(name).seats[0])
    told = set()
    while session.to_move is not None and not session.rounds:
        told.add(text_of(reports.standing(session, session.voice("en"))))
        session.play(session.bot_word() if not session.is_human_turn else session.position.legal()[0])
    assert told == {"There are no points to show yet."}


def test_rounds_are_listed_once_they_say_something() -> None:
    session = session_of("ottere", "greedy", 2, target=60)
    while not session.rounds:
        session.play(session.bot_word() if not session.is_human_turn else session.position.legal()[0])
    told = text_of(reports.standing(session, session.voice("en")))
    assert told.splitlines()[1:3] == [
        "Round  Ada  Sif",
        f"1      {session.rounds[0][0]:>3}  {session.rounds[0][1]:>3}",
    ]
    one = session_of("pebbles", "greedy", 2, heap=1)
    play_out(one)
    assert "Round " not in text_of(reports.standing(one, one.voice("en")))


def test_a_column_that_says_the_same_gives_its_name() -> None:
    session = session_of("ottere", "greedy", 2, target=1)
    play_out(session)
    told = reports.standing(session, session.voice("en"))
    assert told[2].text.split() == ["Total"]
