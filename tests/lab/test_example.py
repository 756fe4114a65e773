"""The worked example: its network learns what pays, and its games run to their ends."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).resolve().parents[2] / "examples" / "policy_gradient.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("policy_gradient", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_network_learns_what_pays(example: Any) -> None:
    """Two situations, two actions: each pays in one of them. No action beyond the mask is ever taken."""
    chance = np.random.default_rng(1)
    network = example.Network(2, 16, chance)
    mask = np.zeros((64, example.ACTIONS), np.uint8)
    mask[:, [4, 7]] = 1
    for _ in range(150):
        kind = chance.integers(0, 2, 64)
        features = np.eye(2, dtype=np.float32)[kind]
        actions = network.choose(features, mask)
        assert set(actions.tolist()) <= {4, 7}
        gains = np.where((actions == 7) == (kind == 1), 1.0, -1.0)
        network.learn(features, mask, actions, gains, rate=0.01, entropy=0.01)
    found, _ = network.probabilities(np.eye(2, dtype=np.float32), mask[:2])
    assert found[0, 4] > 0.9
    assert found[1, 7] > 0.9


def test_features_and_games_fit(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    features = example.Features()
    network = example.Network(features.size, 8, np.random.default_rng(2))
    example.train(network, features, updates=2, count=4, seed="t")
    assert network.steps == 2
    assert capsys.readouterr().out.count("against random") == 2
    for level in ("random", "greedy"):
        won, width = example.against(network, features, level, 20, "u")
        assert 0 <= won <= 1
        assert width > 0
