"""A table: who may play what and when, what each is told."""

import pytest

from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.kernel import record
from ottery.locales import Text
from ottery.match import Chair, Match
from ottery.match import record as records
from ottery.match.match import UNDO
from tests.toy import find

from . import nuts


def table(*chairs: Chair, game: str = "nuts", seed: str = "t", **more: object) -> Match:
    seated = chairs or (Chair("Ada", who="ada"), Chair("Bo", who="bo"), Chair("Robot", bot="greedy"))
    return Match.begin(find(game), seated, seed=seed, **more)  # type: ignore[arg-type]


def kind_of(match: Match, word: str, seat: int, who: str | None, version: int | None = None) -> Kind:
    before = record.to_bytes(match.position.state), match.version
    with pytest.raises(Refused) as refused:
        match.play(word, seat=seat, who=who, version=version)
    assert (record.to_bytes(match.position.state), match.version) == before
    return refused.value.kind


def test_the_order_of_checks() -> None:
    """Who, seat, word, not over, turn, version, legal: each case breaks one check and all that come after it."""
    match = table()
    assert kind_of(match, "zap", 9, "stranger", 7) is Kind.SEAT
    assert kind_of(match, "zap", 2, "ada", 7) is Kind.SEAT
    assert kind_of(match, "zap", 2, "bo", 7) is Kind.UNREADABLE
    assert kind_of(match, "call", 2, "bo", 7) is Kind.TURN
    assert kind_of(match, "call", 1, "ada", 7) is Kind.STALE
    assert kind_of(match, "call", 1, "ada", 0) is Kind.ILLEGAL
    for seat, who in ((1, "ada"), (2, "bo"), (3, None)) * 2:
        match.play("end", seat=seat, who=who)
    assert kind_of(match, "call", 2, "bo", 99) is Kind.OVER


@pytest.mark.parametrize(
    ("seat", "who", "key"),
    [
        (1, "stranger", "match-stranger"),
        (2, "ada", "match-seat"),
        (0, "ada", "match-no-seat"),
        (4, "ada", "match-no-seat"),
        (True, "ada", "match-no-seat"),
        (1, None, "match-no-bot"),
        (3, "ada", "match-seat"),
    ],
)
def test_only_the_holder_plays_a_seat(seat: int, who: str | None, key: str) -> None:
    with pytest.raises(Refused) as refused:
        table().play("mark", seat=seat, who=who)
    assert refused.value.text.key == key


def test_one_person_may_hold_several_seats() -> None:
    match = table(Chair("Ada", who="here"), Chair("Bo", who="here"))
    match.play("end", seat=1, who="here")
    assert match.play("end", seat=2, who="here").version == 2


def test_the_same_intent_is_carried_out_once() -> None:
    match = table()
    first = match.play("roll", seat=1, who="ada", version=0, intent="i1")
    again = match.play("roll", seat=1, who="ada", version=0, intent="i1")
    assert (first.version, first.again, again.version, again.again) == (1, False, 1, True)
    assert match.course.version == 1
    match.play("end", seat=1, who="ada", intent="i2")
    assert match.play("roll", seat=2, who="bo", intent="i1").again is False


def test_an_intent_does_not_come_back_after_an_undo() -> None:
    match = table()
    match.play("mark", seat=1, who="ada", intent="i1")
    match.undo(seat=1, who="ada", intent="i2")
    assert match.undo(seat=1, who="ada", intent="i2").again
    assert match.play("mark", seat=1, who="ada", intent="i1").again
    assert match.course.version == 0


def test_a_version_never_means_two_positions() -> None:
    match = table()
    match.play("mark", seat=1, who="ada", version=0)
    assert match.undo(seat=1, who="ada", version=1).version == 2
    match.play("pick 1", seat=1, who="ada", version=2)
    assert (match.version, match.course.version) == (3, 1)
    assert kind_of(match, "mark", 1, "ada", version=1) is Kind.STALE


def test_a_stale_undo_is_refused() -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    with pytest.raises(Refused) as refused:
        match.undo(seat=1, who="ada", version=0)
    assert refused.value.kind is Kind.STALE


def test_an_undo_that_is_forbidden_changes_nothing() -> None:
    match = table()
    match.play("roll", seat=1, who="ada")
    with pytest.raises(Refused) as refused:
        match.undo(seat=1, who="ada")
    assert (refused.value.kind, match.version) == (Kind.ILLEGAL, 1)


def test_a_call_out_of_turn_is_for_those_the_game_allows() -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    assert kind_of(match, "roll", 2, "bo") is Kind.TURN
    played = match.play("call", seat=2, who="bo")
    assert (played.seat, match.to_move) == (2, 1)
    assert [entry.seat for entry in match.log(None)] == [1, 2]


def test_a_call_that_is_not_open_now_is_out_of_turn() -> None:
    assert kind_of(table(), "call", 2, "bo") is Kind.TURN


def test_a_bot_keeps_a_seat_until_its_player_comes_back() -> None:
    match = table()
    match.leave(seat=1, who="ada", bot="greedy")
    assert match.bot_to_move == "greedy"
    with pytest.raises(Refused) as refused:
        match.play("mark", seat=1, who="ada")
    assert refused.value.text.key == "match-away"
    match.play("mark", seat=1, who=None)
    with pytest.raises(Refused):
        match.come_back(seat=1, who="bo")
    match.come_back(seat=1, who="ada")
    match.come_back(seat=1, who="ada")
    assert match.bot_to_move is None
    assert match.play("mark", seat=1, who="ada").version == 2
    assert kind_of(match, "mark", 1, None) is Kind.SEAT


def test_the_log_is_made_for_its_viewer() -> None:
    match = table()
    match.play("pick 2", seat=1, who="ada")
    own, other, spectator = match.log(1), match.log(2), match.log(None)
    assert [entry.word for entry in (*own, *other, *spectator)] == ["pick 2", "pick ?", "pick ?"]
    assert own[0].texts == [Text.of("nuts-did", player=1, what="pick 2")]
    assert other[0].texts == spectator[0].texts == [Text.of("nuts-did", player=1, what="pick ?")]
    assert match.news(1) == own[0].texts
    assert match.news(None) == spectator[0].texts


def test_what_was_undone_is_gone_from_the_log() -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    played = match.undo(seat=1, who="ada")
    assert played.word == UNDO
    assert match.log(None) == []
    assert match.news(None) == [Text.of("match-undone", player=1)]


def test_an_event_without_words_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    monkeypatch.setattr(nuts, "events", lambda *_: [Text.of("nuts-did", player=Text.of("nuts-nowhere"))])
    with pytest.raises(LookupError, match="nuts-nowhere"):
        match.news(None)


def test_a_public_word_is_the_action_or_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    monkeypatch.setattr(nuts, "public", lambda *_: "pick 1")
    with pytest.raises(LookupError, match="neither"):
        match.log(None)


def test_the_record_for_a_viewer_holds_no_secret() -> None:
    match = Match(table(seed="secret-seed").course, [Chair("A", "a"), Chair("B", "b"), Chair("C", "c")])
    match.pledge = {"secret": "s", "contributions": ["1", "2", "3"], "commit": "c"}
    match.play("pick 1", seat=1, who="a")
    match.play("roll", seat=1, who="a")
    mine, theirs = match.record_for(1), match.record_for(2)
    assert mine.actions == ["pick 1", "roll"]
    assert theirs.actions == ["pick ?", "roll"]
    assert set(theirs.headers) == {"game", "players", "options", "commit"}
    assert "secret" not in records.write(theirs)
    assert theirs.is_hidden
    full = match.record()
    assert full.headers["seed"] == "secret-seed"
    assert full.headers["contributions"] == ["1", "2", "3"]


def test_a_hidden_number_changes_no_byte_for_others() -> None:
    """Two games that look alike to seat 2 give seat 2 the same log, record and view."""
    match, other = table(seed="one"), table(seed="one")
    state = other.course.start.state
    state.own[0] = (state.own[0] + 1) % 50  # type: ignore[attr-defined]
    state.nut = (state.nut + 1) % 6  # type: ignore[attr-defined]
    for each, word in ((match, "pick 1"), (other, "pick 2")):
        each.play(word, seat=1, who="ada")
        each.play("mark", seat=1, who="ada")
        each.play("end", seat=1, who="ada")
    assert match.log(2) == other.log(2)
    assert match.record_for(2) == other.record_for(2)
    assert match.view(2) == other.view(2)
    assert match.log(1) != other.log(1)


def test_a_match_goes_on_from_a_course() -> None:
    match = table()
    match.play("mark", seat=1, who="ada")
    match.play("call", seat=2, who="bo")
    again = Match(records.load(match.record(), find), match.chairs)
    assert list(again.actors) == [1, 1]
    again.restore_actors(match.actors)
    assert again.log(None) == match.log(None)
    assert again.undo_hindrance(2) is None
    with pytest.raises(ValueError, match="2 actions, but 1"):
        again.restore_actors([1])


def test_as_many_chairs_as_seats() -> None:
    match = table()
    with pytest.raises(ValueError, match="3 seats"):
        Match(match.course, match.chairs[:2])


def test_facts_about_the_table() -> None:
    match = table(Chair("Ada", who="ada"), Chair("Robot", bot="random"))
    assert match.names == ["Ada", "Robot"]
    assert match.game is find("nuts")
    assert isinstance(match.position, Position)
    match.play("end", seat=1, who="ada")
    assert match.bot_to_move == "random"
    assert match.news(None) == [Text.of("nuts-did", player=1, what="end")]
    for seat in (2, 1, 2, 1, 2):
        match.play("end", seat=seat, who="ada" if seat == 1 else None)
    assert match.bot_to_move is None
    assert match.to_move is None
