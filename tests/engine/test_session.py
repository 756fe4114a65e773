"""The line protocol, request by request."""

import json
from typing import Any

import pytest

from ottery.engine import Session
from tests.match import nuts
from tests.toy import NAMES, find


class Client:
    """Sends requests to a session and reads what comes back."""

    def __init__(self) -> None:
        self.session = Session(find=find, names=NAMES)

    def __call__(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.line(json.dumps({"do": do, **fields}))

    def line(self, line: str | bytes) -> dict[str, Any]:
        reply = self.session.answer(line if isinstance(line, bytes) else line.encode())
        found: dict[str, Any] = json.loads(json.dumps(reply, allow_nan=False))
        if not found["ok"]:
            assert set(found) == {"ok", "kind", "rule", "message"}
            assert found["message"]
            assert "\n" not in found["message"]
        return found

    def kind(self, do: str, **fields: Any) -> str:
        reply = self(do, **fields)
        assert reply["ok"] is False
        return str(reply["kind"])


@pytest.fixture
def ask() -> Client:
    return Client()


def new(ask: Client, **fields: Any) -> dict[str, Any]:
    return ask("new", **{"game": "pebbles", "players": 2, "seed": "s", "options": {"heap": 10}, **fields})


STATE = {
    "ok": True,
    "game": "pebbles",
    "to_move": 1,
    "legal": ["take 1", "take 2", "take 3"],
    "over": False,
    "round": 1,
    "version": 0,
}


def test_games_tells_what_there_is(ask: Client) -> None:
    reply = ask("games")
    assert reply["ok"] is True
    assert reply["games"][0] == {
        "name": "pebbles",
        "title": "Pebbles",
        "seats": [2, 4],
        "options": [
            {"name": "heap", "type": "whole", "default": 0, "allowed": [0, 19]},
            {"name": "first", "type": "seat", "default": 1, "allowed": [1, 2, 3, 4, "random"]},
        ],
    }


def test_new_answers_with_the_state(ask: Client) -> None:
    assert new(ask) == STATE
    assert ask("state") == STATE


def test_the_same_seed_deals_the_same_cards(ask: Client) -> None:
    new(ask)
    first = ask("view", seat=1)
    new(ask, seed="t")
    other = ask("view", seat=1)
    new(ask)
    assert ask("view", seat=1) == first != other


def test_play_answers_with_the_state(ask: Client) -> None:
    new(ask)
    assert ask("play", action="take 3") == STATE | {"to_move": 2, "version": 1}
    assert ask("play", action="take 3", version=1) == STATE | {"version": 2}


def test_the_end(ask: Client) -> None:
    new(ask, options={"heap": 1})
    end = STATE | {"to_move": None, "legal": [], "over": True, "version": 1}
    assert ask("play", action="take 1") == end
    assert ask("result") == {
        "ok": True,
        "over": True,
        "winners": [2],
        "scores": [0, 1],
        "round": 1,
        "rounds": [[0, 1]],
        "lines": [{"seat": 2, "points": 1, "text": "Left the last pebble to somebody else"}],
    }
    for do, fields in (
        ("play", {"action": "take 1"}),
        ("why", {"action": "take 1"}),
        ("bot", {"level": "random"}),
    ):
        assert ask.kind(do, **fields) == "over"
    assert ask("undo") == STATE | {"legal": ["take 1"]}


def test_result_while_the_game_runs(ask: Client) -> None:
    new(ask)
    reply = ask("result")
    assert (reply["over"], reply["winners"], reply["rounds"]) == (False, [], [])


def test_why_tells_the_rule(ask: Client) -> None:
    new(ask, options={"heap": 2})
    assert ask("why", action="take 2") == {"ok": True, "legal": True}
    assert ask("why", action="take 3") == {
        "ok": True,
        "legal": False,
        "rule": "R2",
        "message": "You want 3 pebbles, but the heap holds only 2.",
    }


def test_an_illegal_action_is_refused_with_its_rule(ask: Client) -> None:
    new(ask, options={"heap": 2})
    reply = ask("play", action="take 3")
    assert (reply["kind"], reply["rule"]) == ("illegal", "R2")
    assert reply["message"] == "You want 3 pebbles, but the heap holds only 2."


def test_a_view_is_a_seats_or_a_spectators(ask: Client) -> None:
    new(ask)
    one, two, spectator = (ask("view", seat=seat)["view"] for seat in (1, 2, None))
    assert one["heap"] == two["heap"] == spectator["heap"] == 10
    assert isinstance(one["secret"], int)
    assert spectator["secret"] is None
    assert ask("view")["view"] == spectator


def test_record_and_load_give_the_exact_position(ask: Client) -> None:
    new(ask, options={"heap": 12, "first": "random"}, setup={})
    ask("play", action="take 3")
    before = [ask("state"), ask("view", seat=1), ask("view", seat=2), ask("record")]
    text = before[3]["record"]
    new(ask, game="nuts", options={})
    assert ask("load", record=text) == before[0]
    assert [ask("state"), ask("view", seat=1), ask("view", seat=2), ask("record")] == before


def test_a_record_of_a_setup_has_the_setup(ask: Client) -> None:
    new(ask, setup={"heap": 3, "first": 2}, options={})
    assert '[setup {"heap": 3, "first": 2}]' in ask("record")["record"]


def test_undo_goes_back_to_the_deal(ask: Client) -> None:
    new(ask)
    ask("play", action="take 3")
    ask("play", action="take 2")
    assert ask("undo")["version"] == 1
    assert ask("undo") == STATE
    assert ask.kind("undo") == "illegal"


def test_a_bot_answers_with_a_legal_action(ask: Client) -> None:
    new(ask)
    greedy = ask("bot", level="greedy")
    assert greedy == {"ok": True, "action": "take 1"}  # leaves nine, one more than a multiple of four
    assert ask("bot", level="random")["action"] in STATE["legal"]  # type: ignore[operator]
    assert ask("state") == STATE


def test_a_bot_knows_no_more_than_its_seat(ask: Client) -> None:
    """Games that differ in what seat 1 cannot see: its bots answer alike."""
    answers = set()
    for seed in range(12):
        new(ask, seed=str(seed), options={"heap": 10})
        ask.session.course.position.state.secret[0] = 7  # type: ignore[attr-defined]
        answers.add((ask("bot", level="random")["action"], ask("bot", level="greedy")["action"]))
    assert len(answers) == 1


def test_notes_of_the_game_stand_in_the_state(ask: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nuts, "notes", lambda _: {"slips": ["roll"]})
    assert new(ask, game="nuts", options={})["slips"] == ["roll"]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", "unreadable"),
        ("   ", "unreadable"),
        ("nonsense", "unreadable"),
        (b"\xff\xfe", "unreadable"),
        ("[]", "unreadable"),
        ("null", "unreadable"),
        ("{}", "unreadable"),
        ('{"do": null}', "unreadable"),
        ('{"do": ["state"]}', "unreadable"),
        ('{"do": "state", "do": "state"}', "unreadable"),
        ('{"do": "state"} {"do": "state"}', "unreadable"),
        ('{"do": "state", "more": 1}', "unreadable"),
        ('{"do": "view", "seat": 1e400}', "unreadable"),
        ('{"do": "view", "seat": NaN}', "unreadable"),
        ('{"do": "view", "seat": ' + "9" * 5000 + "}", "unreadable"),
        ('{"do": "view", "seat": ' + "9" * 4000 + "}", "unreadable"),
        ('{"do": "view", "seat": ' + "[" * 100_000 + "]" * 100_000 + "}", "unreadable"),
        ('{"do": "zap"}', "unknown"),
        ('{"do": "State"}', "unknown"),
        ('{"do": "\\ud800"}', "unknown"),
    ],
)
def test_lines_that_are_no_request(ask: Client, line: str | bytes, kind: str) -> None:
    new(ask)
    reply = ask.line(line)
    assert (reply["ok"], reply["kind"], reply["rule"]) == (False, kind, None)
    assert ask("state") == STATE


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("new", {"game": "pebbles"}),
    ("new", {"game": 5}),
    ("new", {"game": "chess", "players": "two"}),
    ("new", {"players": True}),
    ("new", {"players": 2.5}),
    ("new", {"players": 1}),
    ("new", {"players": 5}),
    ("new", {"players": 0}),
    ("new", {"players": 10**30}),
    ("new", {"seed": 5}),
    ("new", {"options": []}),
    ("new", {"options": {"heap": 20}}),
    ("new", {"options": {"heap": 1.0}}),
    ("new", {"options": {"heap": None}}),
    ("new", {"options": {"first": 3}}),
    ("new", {"options": {"zap": 1, "heap": 20}}),
    ("new", {"setup": []}),
    ("new", {"deck": "x"}),
    ("play", {}),
    ("play", {"action": 5}),
    ("play", {"action": "take 4"}),
    ("play", {"action": "Take 1"}),
    ("play", {"action": "take 1", "version": "0"}),
    ("play", {"action": "take 1", "version": True}),
    ("play", {"action": "take 4", "version": 77}),
    ("why", {"action": ["take 1"]}),
    ("why", {"action": "take 4"}),
    ("view", {"seat": 0}),
    ("view", {"seat": 3}),
    ("view", {"seat": -1}),
    ("view", {"seat": "1"}),
    ("load", {"record": 5}),
    ("load", {"record": ""}),
    ("load", {"record": '[game "chess"]'}),
    ("bot", {"level": 5}),
    ("bot", {}),
]


@pytest.mark.parametrize(("do", "fields"), WRONG)
def test_wrong_types_and_values_are_unreadable(ask: Client, do: str, fields: dict[str, Any]) -> None:
    new(ask)
    given = (
        {"game": "pebbles", "players": 2} | fields
        if do == "new" and fields != {"game": "pebbles"}
        else fields
    )
    assert ask.kind(do, **given) == "unreadable"
    assert ask("state") == STATE


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("new", {"game": "chess", "players": 2}),
        ("new", {"game": "pebbles", "players": 2, "options": {"zap": 1}}),
        ("bot", {"level": "ancient"}),
        ("load", {"record": '[game "chess"]\n[players ["a", "b"]]\n[seed "s"]\n'}),
    ],
)
def test_unknown_names(ask: Client, do: str, fields: dict[str, Any]) -> None:
    new(ask)
    assert ask.kind(do, **fields) == "unknown"
    assert ask("state") == STATE


@pytest.mark.parametrize("do", ["state", "view", "result", "record", "undo"])
def test_without_a_game_there_is_nothing_to_ask(ask: Client, do: str) -> None:
    assert ask.kind(do) == "unknown"


def test_without_a_game_types_are_checked_first(ask: Client) -> None:
    assert ask.kind("play", action=5) == "unreadable"
    assert ask.kind("play", action="take 1") == "unknown"
    assert ask.kind("bot", level="greedy") == "unknown"
    assert ask.kind("why", action="take 1") == "unknown"


def test_stale_comes_after_over_and_before_illegal(ask: Client) -> None:
    new(ask, options={"heap": 2})
    for version in (1, -1, 10**40):
        assert ask.kind("play", action="take 3", version=version) == "stale"
    assert ask.kind("play", action="take 3", version=0) == "illegal"
    ask("play", action="take 2", version=0)
    assert ask.kind("play", action="take 3", version=9) == "over"


def test_an_illegal_move_in_a_record_is_refused_with_its_place(ask: Client) -> None:
    new(ask)
    text = ask("record")["record"].replace('"heap": 10', '"heap": 2') + "1. take 3\n"
    reply = ask("load", record=text)
    assert (reply["kind"], reply["rule"]) == ("illegal", "R2")
    assert reply["message"].startswith("Line 5, action 1 “take 3”: ")
    assert ask("state") == STATE


def test_danish_on_request() -> None:
    session = Session(find=find, names=NAMES, language="da")
    assert session.answer(b'{"do": "state"}')["message"].startswith("Der er ikke noget spil")


def test_compiling_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, int, int]] = []
    game = find("pebbles")
    monkeypatch.setattr(type(game), "prepare", lambda _, tell=None: tell(1, 2) if tell else 0)
    session = Session(find=find, names=NAMES, tell=lambda *step: told.append(step))
    session.answer(b'{"do": "new", "game": "pebbles", "players": 2}')
    assert told == [("pebbles", 1, 2)]


def test_null_is_as_good_as_absent(ask: Client) -> None:
    """Writers in typed languages send every field."""
    assert ask("new", game="pebbles", players=2, options=None, seed=None, setup=None, deck=None)["ok"]
    assert ask("play", action="take 1", version=None)["version"] == 1
