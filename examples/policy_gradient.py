"""A small agent learns Why I Otter by policy gradient, then meets the house's bots.

    python examples/policy_gradient.py --updates 2000

Everything is NumPy: a network with one hidden layer, trained by self-play (REINFORCE with a baseline, Adam) on batched
games. The same loop with PyTorch differs in ``Network`` alone. An update of 256 games takes about half a second on one
core.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import numpy as np

from ottery import games
from ottery.bots.contract import decide
from ottery.bots.levels import find_bot
from ottery.kernel import rng
from ottery.kernel.rng import Rng
from ottery.lab.env.batched import Batch, fields

GAME, ACTIONS, LENGTH = "why-i-otter", 21, 22
"""Every game has 22 actions, so the games of a batch begin and end together."""
CARDS = ("led", "river_fronts", "river_backs", "top_front", "top_back", "backs")
"""Parts of an observation that name cards (−1: none): each becomes 18 zeros and at most a one."""


class Features:
    """Observations as a network likes them: sets as they are, cards one by one, numbers small."""

    def __init__(self) -> None:
        parts = fields(games.find(GAME), 2)
        self.cards = np.concatenate([np.arange(parts[n].start, parts[n].stop) for n in CARDS])
        scoring = np.arange(parts["scoring"].start, parts["scoring"].stop)
        size = max(part.stop for part in parts.values())
        self.others = np.setdiff1d(np.arange(size), np.concatenate([self.cards, scoring]))
        self.scoring = scoring
        self.size = len(self.others) + 18 * (len(self.cards) + 1)

    def __call__(self, observation: Any) -> Any:
        count = len(observation)
        named = observation[:, self.cards, None] == np.arange(18)
        scoring = (observation[:, self.scoring, None] == np.arange(18)).any(1)
        rest = observation[:, self.others] / 4
        return np.concatenate([rest, named.reshape(count, -1), scoring], 1).astype(np.float32)


class Network:
    """Features → hidden layer → a number for each action; trained with Adam."""

    def __init__(self, size: int, hidden: int, chance: np.random.Generator) -> None:
        self.chance = chance
        self.weights = [
            (chance.standard_normal((size, hidden)) / math.sqrt(size)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal((hidden, ACTIONS)) / math.sqrt(hidden) / 10).astype(np.float32),
            np.zeros(ACTIONS, np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def probabilities(self, features: Any, mask: Any) -> tuple[Any, Any]:
        """Of each legal action, and the hidden layer."""
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        logits = np.where(mask > 0, hidden @ self.weights[2] + self.weights[3], -1e9)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True), hidden

    def choose(self, features: Any, mask: Any) -> Any:
        """An action for each row."""
        found, _ = self.probabilities(features, mask)
        drawn = (found.cumsum(1) < self.chance.random((len(found), 1))).sum(1)
        legal = np.take_along_axis(mask, np.minimum(drawn, ACTIONS - 1)[:, None], 1)[:, 0] > 0
        return np.where(legal, np.minimum(drawn, ACTIONS - 1), found.argmax(1))

    def learn(
        self, features: Any, mask: Any, actions: Any, gains: Any, *, rate: float, entropy: float
    ) -> None:
        """A step towards actions with a gain, and a little towards being undecided."""
        found, hidden = self.probabilities(features, mask)
        slope = found * gains[:, None]
        slope[np.arange(len(actions)), actions] -= gains
        logs = np.log(np.maximum(found, 1e-9))
        slope += entropy * found * (logs - (found * logs).sum(1, keepdims=True))
        slope = (slope / len(actions)).astype(np.float32)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._adam([features.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def _adam(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            straight = mean / (1 - 0.9**self.steps)
            weight -= rate * straight / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def train(network: Network, features: Features, updates: int, count: int, seed: str) -> None:
    """Self-play: both seats use the network, each action is credited with what its seat won in the end."""
    batch = Batch(games.find(GAME), seats=2, count=count, seed=seed)
    step = batch.reset()
    for update in range(updates):
        seen, masks, chosen, seats = [], [], [], []
        for _ in range(LENGTH):
            seen.append(features(step.observation))
            masks.append(step.mask.copy())
            seats.append(step.seat.copy())
            chosen.append(network.choose(seen[-1], masks[-1]))
            step = batch.step(chosen[-1])
        assert step.ended.all()
        gains = np.concatenate([step.reward[np.arange(count), seat] for seat in seats])
        parts = (np.concatenate(part) for part in (seen, masks, chosen))
        decay = 1 - update / updates
        network.learn(*parts, gains - gains.mean(), rate=5e-3 * decay + 1e-4, entropy=0.004 * decay)
        if (update + 1) % max(1, updates // 10) == 0:
            won, width = against(network, features, "random", 200, f"{seed} {update}")
            print(f"update {update + 1}: {won:.3f} ± {width:.3f} against random", flush=True)


def against(network: Network, features: Features, level: str, count: int, seed: str) -> tuple[float, float]:
    """The share of the victory against a bot, half of the games from each seat, and half of its 95 % interval."""
    batch, bot, source = Batch(games.find(GAME), seats=2, count=count, seed=seed), find_bot(level), Rng.new()
    rng.seed(source, b"policy gradient example, thirty2")
    step, own, actions = batch.reset(), np.arange(count) % 2, np.zeros(count, np.int32)
    for _ in range(LENGTH):
        mine = step.seat == own
        actions[mine] = network.choose(features(step.observation[mine]), step.mask[mine]) if mine.any() else 0
        for i in np.flatnonzero(~mine):
            position = batch.position(int(i))
            actions[i] = position.action(decide(bot, position, source))
        step = batch.step(actions)
    shares = (step.reward[np.arange(count), own] + 1) / 2
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / math.sqrt(count))


def main() -> None:
    """Train, then play the bots."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--updates", type=int, default=2000)
    parser.add_argument("--games", type=int, default=256, help="games an update")
    parser.add_argument("--trials", type=int, default=1000, help="games against each bot at the end")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    features = Features()
    network = Network(features.size, 128, np.random.default_rng([*asked.seed.encode()]))
    train(network, features, asked.updates, asked.games, asked.seed)
    for level in ("random", "greedy"):
        won, width = against(network, features, level, asked.trials, f"{asked.seed} trial")
        print(f"{asked.trials} games against {level}: {won:.3f} ± {width:.3f} of the victories")


if __name__ == "__main__":
    main()
