"""Any bots in the laboratory: by their levels, or one's own as module:name."""

import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

from ottery import games
from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.lab import arena, sampling
from ottery.lab.arena import Setting
from ottery.lab.contestants import Illegal, contestant, play_out, seat_bots
from ottery.lab.sampling import Cores, Plan
from ottery.lab.simulate import simulate
from tests.toy import find

OWN = """
class Last:
    level = "last"

    def choose(self, position, seat, source):
        assert position.to_move == seat
        return position.actions()[-1]

    def is_ready(self, game):
        return True


class Wild:
    level = "wild"

    def choose(self, position, seat, source):
        return next(a for a in range(200) if a not in position.actions())


last = Last()
wild = Wild()
nothing = 7
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a bot that plays the last legal action, in a module of the working folder."""
    (tmp_path / "my_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    contestant.cache_clear()
    return "my_bots:last"


def test_a_bot_of_ones_own_plays(own: str) -> None:
    start = Position.deal(games.find("why-i-otter"), seats=2, seed="own")
    here, played = start, []
    while not here.is_over:
        played.append(here.actions()[-1])
        here = here.after(played[-1])
    noted: list[tuple[Position, int]] = []
    end, length = play_out(start, [contestant(own)] * 2, "any", 100, lambda *both: noted.append(both))
    assert [action for _, action in noted] == played
    assert (end.is_over, length) == (True, 22)
    assert end.result().scores == here.result().scores


def test_an_illegal_action_of_its_own_bot_is_not_played(own: str) -> None:
    assert own
    start = Position.deal(games.find("why-i-otter"), seats=2, seed="own")
    noted: list[int] = []
    with pytest.raises(Illegal, match="wild"):
        play_out(start, [contestant("my_bots:wild")] * 2, "any", 100, lambda _, action: noted.append(action))
    assert noted == []


def test_that_a_bot_plays_illegally_can_be_told_by_another_process(own: str) -> None:
    assert own
    with pytest.raises(Illegal) as found:
        arena.play_bout(Setting("why-i-otter", 2, ("my_bots:wild", "yearling")), 0, 0, 1)
    assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)


def test_it_is_rated_in_the_arena(own: str) -> None:
    report = arena.run(Setting("why-i-otter", 2, (own, "yearling")), games=40, settle=False)
    (one, two, mean, *_) = report.pairs[0]
    assert (one, two) == (own, "yearling")
    assert mean < 0.5, "whoever plays the last card is no match for a yearling"


@pytest.mark.parametrize(
    "name", ["my_bots:other", "my_bots:nothing", "no_such_module:last", "my_bots:", ":last"]
)
def test_a_bot_that_is_not_there(own: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        contestant(name)
    assert refused.value.kind is Kind.UNKNOWN
    assert name in str(refused.value.text.values["name"])


def test_bots_by_seat() -> None:
    assert seat_bots(["random"], 3) == ["random"] * 3
    assert seat_bots(["greedy", "elder"], 3) == ["greedy", "elder", "elder"]
    for given, kind in (
        (["wizard"], Kind.UNKNOWN),
        (["random"] * 3, Kind.UNREADABLE),
        ([], Kind.UNREADABLE),
    ):
        with pytest.raises(Refused) as refused:
            seat_bots(given, 2)
        assert refused.value.kind is kind


def test_searching_bots_have_no_clock() -> None:
    for level in ("adult", "elder"):
        bot = contestant(level)
        assert bot.level == level
        assert bot.effort.seconds is None  # type: ignore[attr-defined]


def test_a_pup_is_simulated_move_by_move() -> None:
    told: list[int] = []
    found = simulate(find("pebbles"), seats=2, games=30, bots=["greedy", "pup"], seed="p", tell=told.append)
    assert told == list(range(1, 31))
    assert (found.games, found.stuck, sum(found.wins) >= 30) == (30, 0, True)
    assert found.wins[0] > found.wins[1]
    again = simulate(find("pebbles"), seats=2, games=30, bots=["greedy", "pup"], seed="p")
    assert (again.wins, again.length) == (found.wins, found.length)


def test_beyond_the_limit_a_game_is_stuck() -> None:
    found = simulate(games.find("ottere"), seats=2, games=2, bots=["pup"], limit=3)
    assert (found.stuck, found.dead, found.moves) == (2, 0, 6)


def test_its_columns_are_the_games_that_were_played() -> None:
    plan = Plan("why-i-otter", 2, 10, ["pup", "greedy"], seed="c")
    one, other = sampling.run(plan, Cores(1)), sampling.run(plan, Cores(2))
    assert all(np.array_equal(one[name], other[name]) for name in one)
    assert plan.blocks == 3
    assert set(one["lengths"]) == {22}
    assert (one["dealt"].sum(2) == 3).all()
    assert (one["played"].sum((1, 2)) == 22).all()
    np.testing.assert_allclose(one["shares"].sum(1), 1)
    start = Position.deal(games.find("why-i-otter"), seats=2, seed="c/7")
    end, _ = play_out(start, [contestant(name) for name in plan.bots], "c/7", 100)
    assert one["scores"][7].tolist() == end.result().scores
