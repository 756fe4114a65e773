"""The games for OpenSpiel: its own simulation test, resampling, records, bounds, and its algorithms at work."""

from typing import Any

import numpy as np
import pytest

from ottery import games
from tests.lab.test_batched import EVERY_TABLE
from tests.toy import BUILT

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel (ottery[openspiel])")
from ottery.lab.env import open_spiel  # noqa: E402  # not without OpenSpiel

QUICK = ("why-i-otter", "an-otter-won")


def started(name: str, deal: int = 3, **more: Any) -> Any:
    state = open_spiel.load(name, **more).new_initial_state()
    state.apply_action(deal)
    return state


def walk(state: Any, seed: int, steps: int = 400) -> Any:
    """Random play, state by state."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("name", BUILT)
def test_open_spiels_own_simulations(name: str) -> None:
    """Undo, clones, serialisation, legal actions, returns, tensors, bounds: its basic tests over random play."""
    long: dict[str, Any] = {"limit": 150} if name not in QUICK else {}
    pyspiel.random_sim_test(
        open_spiel.load(name, deals=40, **long), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.parametrize(("name", "seats"), [table for table in EVERY_TABLE if table != ("otter", 1)])
def test_open_spiels_own_simulation_at_every_table(name: str, seats: int) -> None:
    game = open_spiel.load(name, seats=seats, deals=40, limit=6 + seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", BUILT)
def test_resampled_states_look_the_same_and_hide_the_truth(name: str) -> None:
    changed = 0
    for state in walk(started(name), 2, 60):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, lambda: 0.5)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert state.history()[0] not in other.history()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            changed += other.states.tobytes() != state.states.tobytes()
    assert changed


@pytest.mark.parametrize("name", BUILT)
def test_records_never_forget(name: str) -> None:
    """Perfect recall: the record of a seat begins with every earlier one, and grows with every action."""
    earlier: list[str] = []
    for state in walk(started(name), 4, 60):
        now = [state.information_state_string(p) for p in range(state.num_players())]
        for old, new in zip(earlier, now, strict=False):
            assert new.startswith(old)
            assert len(new) > len(old)
        earlier = now


@pytest.mark.parametrize("name", BUILT)
def test_masks_do_not_differ_within_an_information_state(name: str) -> None:
    known: dict[str, list[int]] = {}
    game = open_spiel.load(name)
    for deal in range(6):
        state = game.new_initial_state()
        state.apply_action(deal)
        for at in walk(state, deal % 2, 40):
            if not at.is_terminal():
                player = at.current_player()
                record = at.information_state_string(player)
                for _ in range(2):
                    found = at.resample_from_infostate(player, None)
                    assert known.setdefault(record, found.legal_actions()) == at.legal_actions()


@pytest.mark.parametrize("name", BUILT)
def test_a_saved_state_keeps_who_moves_and_what_chance_brings(name: str) -> None:
    for number, state in enumerate(walk(started(name), 6, 40)):
        if number % 8 == 0:
            _, other = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )
            assert other.current_player() == state.current_player()
            assert other.states.tobytes() == state.states.tobytes()  # the generator too
            assert other.told == state.told


@pytest.mark.parametrize("name", BUILT)
def test_returns_are_within_their_bounds_and_sum_to_nothing(name: str) -> None:
    seats = min(3, games.find(name).seats[1])
    game = open_spiel.load(name, seats=seats)
    for state in walk(started(name, seats=seats), 1, 5000):
        assert sum(state.returns()) == pytest.approx(0, abs=1e-9)
    assert state.is_terminal()
    assert state.move_number() <= game.max_game_length() + 1
    assert all(game.min_utility() <= r <= game.max_utility() for r in state.returns())
    assert game.max_utility() == seats - 1


def test_options_and_seats_reach_the_game() -> None:
    state = started("ottere", seats=4, options={"draw-two": True})
    assert state.num_players() == 4
    assert int(state.states[0].draw_two) == 1
    assert started("ottere", seed=1).told != started("ottere", seed=2).told


@pytest.mark.parametrize("name", BUILT)
def test_every_deal_draws_anew_who_begins(name: str) -> None:
    seats = min(3, games.find(name).seats[1])

    def begun(first: Any) -> Any:
        found = [started(name, deal, seats=seats, options={"first": first}) for deal in range(60)]
        return np.bincount([int(state.states[0].first) for state in found], minlength=seats)

    assert begun(2).tolist() == [60 if seat == 1 else 0 for seat in range(seats)]
    assert all(60 / seats / 2 < count < 60 / seats * 1.6 for count in begun("random"))


def test_a_long_game_is_cut_off_and_pays_nobody() -> None:
    *_, last = walk(started("ottere", limit=9), 1)
    assert last.is_terminal()
    assert last.returns() == [0.0, 0.0]
    assert last.move_number() == 10


def test_observations_have_names() -> None:
    from open_spiel.python.observation import make_observation

    observation = make_observation(open_spiel.load("ottere"))
    observation.set_from(started("ottere"), 0)
    assert observation.dict["stock"][0] > 0
    assert observation.dict["hand"].sum() == observation.dict["counts"][0]


def test_mccfr_runs() -> None:
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    solver = OutcomeSamplingSolver(open_spiel.load("an-otter-won", deals=5, seed=1))
    for _ in range(20):
        solver.iteration()
    state = started("an-otter-won", 0, deals=5, seed=1)
    found = solver.average_policy().action_probabilities(state)
    assert set(found) == set(state.legal_actions())
    assert sum(found.values()) == pytest.approx(1)


def test_information_set_mcts_runs() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(open_spiel.load("why-i-otter"), evaluator, 1.0, 20, random_state=np.random.RandomState(2))
    state = started("why-i-otter")
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert state.move_number() == 5


def test_neural_fictitious_self_play_runs() -> None:
    pytest.importorskip("torch", reason="needs PyTorch, which Ottery does not install")
    pytest.importorskip("tree", reason="OpenSpiel's NFSP needs dm-tree")
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch.nfsp import NFSP

    environment = rl_environment.Environment(open_spiel.load("why-i-otter"), seed=1)
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    agents = [
        NFSP(
            player, size, actions, [16], 1000, 1.0, batch_size=16, min_buffer_size_to_learn=16, learn_every=8
        )
        for player in range(2)
    ]
    for _ in range(6):
        step = environment.reset()
        while not step.last():
            found = agents[step.observations["current_player"]].step(step)
            step = environment.step([found.action])
        for agent in agents:
            agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)
    assert all(agent.loss[0] is not None for agent in agents), "the average strategy has been trained"
