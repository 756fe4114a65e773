"""The worked example: its network learns what pays, its games run to their ends, its agent is a bot."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ottery import games
from ottery.bots.contract import decide
from ottery.games.position import Position
from ottery.kernel import rng
from ottery.kernel.rng import Rng
from ottery.lab.env.batched import Batch

torch: Any = pytest.importorskip("torch", reason="needs PyTorch, which Ottery does not install")

FILE = Path(__file__).resolve().parents[2] / "examples" / "policy_gradient.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("policy_gradient", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    torch.manual_seed(1)
    return module


def test_only_legal_actions_have_a_chance(example: Any) -> None:
    network, mask = example.Network(2), torch.zeros(1, example.ACTIONS)
    mask[0, [4, 7]] = 1
    chances = network(torch.eye(2)[:1], mask)[0].probs[0]
    assert {i for i, chance in enumerate(chances.tolist()) if chance > 0} == {4, 7}


def test_an_action_is_credited_with_what_its_own_seat_won(example: Any) -> None:
    features = example.Features()
    batch = Batch(games.find(example.GAME), seats=2, count=8, seed="t")
    network = example.Network(features.size)
    step, (seen, masks, chosen, won) = example.play_batch(batch, batch.reset(), network, features)
    assert step.ended.all()
    assert len(seen) == len(won) == 8 * example.LENGTH
    assert bool((masks[torch.arange(len(chosen)), chosen] == 1).all())
    by_game = won.reshape(example.LENGTH, 8)
    for i, reward in enumerate(step.reward):
        assert set(by_game[:, i].tolist()) <= set(reward.tolist())


def test_it_becomes_decided_and_its_agent_plays(example: Any, tmp_path: Path) -> None:
    features = example.Features()
    network = example.Network(features.size)
    first = example.train(network, features, updates=1, count=64, seed="l")
    assert example.train(network, features, updates=200, count=64, seed="m") < first - 0.05
    torch.save(network.state_dict(), tmp_path / "net.pt")
    agent, source = example.Agent(tmp_path / "net.pt"), Rng.new()
    rng.seed(source, bytes(32))
    position = Position.deal(games.find(example.GAME), seats=2, seed="a")
    while not position.is_over:
        word = decide(agent, position, source)
        np.testing.assert_equal(word in position.legal(), True)
        position = position.play(word)
