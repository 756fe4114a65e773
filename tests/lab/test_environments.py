"""The games for PettingZoo and Gymnasium: their own checks, seeds, masks, ends."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ottery import games
from ottery.games.game import Refused
from ottery.games.position import Position
from ottery.lab.contestants import Illegal
from tests.lab.test_batched import EVERY_TABLE, TABLES, seen
from tests.toy import BUILT

pytest.importorskip("pettingzoo", reason="needs PettingZoo (ottery[env])")
pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore::UserWarning:gymnasium"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

PARTY = [("ottere", 7), ("otter", 6), ("otters", 5)]


def zoo(name: str, seats: int, **more: Any) -> Any:
    from ottery.lab.env.pettingzoo import OtteryEnv

    return OtteryEnv(name, seats=seats, **more)


def play(env: Any, seed: int, actions: int = 10_000) -> list[Any]:
    """Random play: who acted, what was seen, what was done."""
    chance, told = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter(actions):
        seen_now, reward, ended, cut, _ = env.last()
        done = ended or cut
        action = None if done else int(chance.choice(np.flatnonzero(seen_now["action_mask"])))
        told.append((agent, seen_now["observation"].tobytes(), reward, done, action))
        env.step(action)
    return told


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_pettingzoos_own_check(name: str, seats: int) -> None:
    from pettingzoo.test import api_test

    cycles = 60 if (name, seats) in TABLES else 2 * seats
    api_test(zoo(name, seats), num_cycles=cycles, verbose_progress=False)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_pettingzoos_check_of_seeds(name: str, seats: int) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo(name, seats), num_cycles=max(5, seats))


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_environments_side_by_side_do_not_disturb_each_other(name: str, seats: int) -> None:
    one, other = zoo(name, seats, limit=3 * seats), zoo(name, seats, limit=3 * seats)
    alone = play(one, 5)
    play(other, 6)
    assert play(other, 5) == alone
    assert play(one, 6) != alone


def test_a_series_goes_on_after_a_reset_without_a_seed() -> None:
    env = zoo("why-i-otter", 2)

    def deals() -> list[bytes]:
        env.reset(seed=1)
        found = [env.observe("seat_1")["observation"].tobytes()]
        env.reset()
        return [*found, env.observe("seat_1")["observation"].tobytes()]

    first = deals()
    assert first == deals()
    assert first[0] != first[1]


@pytest.mark.parametrize(("name", "seats"), PARTY)
def test_who_is_out_is_not_asked_and_rewards_sum_to_nothing(name: str, seats: int) -> None:
    """Until the game ends nobody is dead; each agent acts only when the rules ask it."""
    env = zoo(name, seats)
    env.reset(seed=3)
    chance = np.random.default_rng(0)
    for _ in range(3000):
        if any(env.terminations.values()):
            break
        agent = env.agent_selection
        masks = {a: env.observe(a)["action_mask"] for a in env.agents}
        assert [a for a, mask in masks.items() if mask.any()] == [agent]
        assert sorted(env.agents) == sorted(env.possible_agents)
        env.step(int(chance.choice(np.flatnonzero(masks[agent]))))
    else:
        pytest.fail("no end")
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-9)
    assert max(env.rewards.values()) > 0
    assert all(env.terminations.values())


def test_the_configuration_outlives_a_reset() -> None:
    env = zoo("ottere", 3, options={"draw-two": True, "target": 60})
    for seed in (None, 4):
        env.reset(seed=seed)
        assert int(env._states[0].draw_two) == 1
        assert int(env._states[0].target) == 60


def test_an_illegal_action_is_not_swallowed() -> None:
    env = zoo("why-i-otter", 2)
    env.reset(seed=1)
    before = env.observe("seat_1")
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (wrong, None, 1000):
        with pytest.raises(ValueError, match="not legal"):
            env.step(action)
    np.testing.assert_array_equal(env.observe("seat_1")["observation"], before["observation"])


def test_a_game_is_cut_off() -> None:
    env = zoo("ottere", 2, limit=6)
    told = play(env, 1)
    assert [t[3] for t in told] == [False] * 6 + [True, True]
    assert not any(t[2] for t in told)


def test_every_agent_observes_what_its_seat_sees() -> None:
    env = zoo("otters", 3)
    env.reset(seed=2)
    for agent, seat in env._numbers.items():
        assert env.observe(agent)["observation"].tobytes() == seen(env.game, env._states[0], seat)


# ------------------------------------------------------------------------------------------- Gymnasium


def gym(name: str, seats: int, **more: Any) -> Any:
    from ottery.lab.env.gymnasium import OtteryGym

    return OtteryGym(name, seats=seats, **more)


def episode(env: Any, seed: int) -> list[Any]:
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    told: list[Any] = [observation.tobytes()]
    while True:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, cut, info = env.step(action)
        told.append((action, observation.tobytes(), reward, ended, cut))
        if ended or cut:
            return told


@pytest.mark.parametrize("name", BUILT)
def test_gymnasiums_own_check(name: str) -> None:
    """Its passive checks around every call; its full check samples actions without a mask."""
    from gymnasium.wrappers import PassiveEnvChecker

    seats = games.find(name).seats[0]
    env = gym(name, seats, limit=80)
    assert episode(PassiveEnvChecker(env), 1) == episode(env, 1)
    assert episode(env, 2) != episode(env, 1)


def test_the_agents_seat_is_kept() -> None:
    for seat in (1, 2, 3):
        env = gym("ottere", 3, seat=seat, bots=("random",))
        env.reset(seed=1)
        assert env._position.to_move == seat
        told = episode(env, 1)
        assert told[-1][3]
        assert told[-1][2] in (-1.0, 2.0)


def test_greedy_bots_are_harder_than_random_ones() -> None:
    def won(bot: str) -> float:
        env = gym("why-i-otter", 2, bots=(bot,))
        return float(sum(episode(env, seed)[-1][2] for seed in range(60)))

    assert won("greedy") < won("random") - 20


def test_searching_bots_have_no_clock_in_gymnasium() -> None:
    """A clock would make the same seed another game on a slower machine."""
    (bot,) = gym("why-i-otter", 2, bots=("adult",)).bots.values()
    assert bot.effort.seconds is None


def test_a_bot_of_ones_own_is_an_opponent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gym_bots.py").write_text(
        "class Bot:\n"
        "    def __init__(self, place):\n"
        "        self.place = place\n"
        "    def choose(self, position, seat, source):\n"
        "        return position.actions()[0] if self.place == 0 else -5\n"
        "first, wild = Bot(0), Bot(1)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    env = gym("why-i-otter", 2, bots=("gym_bots:first",))
    assert episode(env, 1) == episode(env, 1)
    with pytest.raises(Illegal):
        episode(gym("why-i-otter", 2, bots=("gym_bots:wild",)), 1)


def test_gymnasium_refuses_what_is_wrong() -> None:
    env = gym("why-i-otter", 2)
    with pytest.raises(ValueError, match="reset first"):
        env.step(0)
    with pytest.raises(Refused):
        gym("why-i-otter", 2, bots=("nobody",))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.flatnonzero(env.action_mask() == 0)[0]))


def test_bots_see_a_redeal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    env = gym("why-i-otter", 2, seat=2)
    redealt: list[int] = []
    real = Position.redealt

    def counted(self: Position, seat: int | None, source: Any) -> Position:
        redealt.append(seat or 0)
        return real(self, seat, source)

    monkeypatch.setattr(Position, "redealt", counted)
    env.reset(seed=1)
    assert redealt == [1]
