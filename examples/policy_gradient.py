"""A small agent learns Why I Otter by policy gradient, then enters the arena.

    pip install torch
    cd examples
    python policy_gradient.py --updates 600 --games 128
    ottery arena why-i-otter --bots policy_gradient:agent,yearling,pup --games 400

A network with one hidden layer plays itself on batched games (REINFORCE with a learned baseline, Adam) and is kept in a
file.
``agent`` is the bot that plays from this file.
"""

from __future__ import annotations

import argparse
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from ottery import games
from ottery.games.game import Game
from ottery.games.position import Position
from ottery.kernel.rng import Rng
from ottery.lab.env.batched import Batch, fields, observed

FILE = Path(__file__).with_name("why-i-otter.pt")
GAME, ACTIONS, LENGTH = "why-i-otter", 21, 22
"""Every game has 22 actions, so the games of a batch begin and end together."""
CARDS = ("led", "river_fronts", "river_backs", "top_front", "top_back", "backs")
"""Parts of an observation that name cards (−1: none): each becomes 18 zeros and at most a one."""
HIDDEN = 128


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

    def __call__(self, observation: Any) -> torch.Tensor:
        """float32 (N, size) of int16 (N, length)."""
        count = len(observation)
        named = observation[:, self.cards, None] == np.arange(18)
        scoring = (observation[:, self.scoring, None] == np.arange(18)).any(1)
        rest = observation[:, self.others] / 4
        return torch.from_numpy(
            np.concatenate([rest, named.reshape(count, -1), scoring], 1).astype(np.float32)
        )


class Network(nn.Module):
    """Features → hidden layer → a number for each action, and what the seat to move may expect to win."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.hidden = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU())
        self.actions, self.value = nn.Linear(HIDDEN, ACTIONS), nn.Linear(HIDDEN, 1)

    def forward(self, features: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Chances of the actions, 0 for those that are not legal; and the expectation."""
        hidden = self.hidden(features)
        return Categorical(logits=self.actions(hidden).masked_fill(mask == 0, -1e9)), self.value(hidden)[:, 0]


def play_batch(
    batch: Batch, step: Any, network: Network, features: Features
) -> tuple[Any, list[torch.Tensor]]:
    """Self-play from deal to end: the last step, and what was seen, legal, done, and won by whoever did it."""
    seen, masks, chosen, seats = [], [], [], []
    for _ in range(LENGTH):
        seen.append(features(step.observation))
        masks.append(torch.from_numpy(step.mask.copy()))
        seats.append(step.seat.copy())
        with torch.no_grad():
            chosen.append(network(seen[-1], masks[-1])[0].sample())
        step = batch.step(chosen[-1].numpy())
    won = [torch.from_numpy(step.reward[np.arange(len(seat)), seat]) for seat in seats]
    return step, [torch.cat(part) for part in (seen, masks, chosen, won)]


def train(network: Network, features: Features, updates: int, count: int, seed: str) -> float:
    """Both seats use the network; each action is credited with what its seat won in the end beyond what was to be
    expected. Returns how undecided the network is at last, in nats."""
    batch = Batch(games.find(GAME), seats=2, count=count, seed=seed)
    step, undecided = batch.reset(), 0.0
    optimiser = torch.optim.Adam(network.parameters(), lr=5e-3)
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1, 0.02, updates)
    for update in range(updates):
        step, (seen, masks, chosen, won) = play_batch(batch, step, network, features)
        found, expected = network(seen, masks)
        surprise, entropy = won - expected, found.entropy().mean()
        loss = surprise.square().mean() - (found.log_prob(chosen) * surprise.detach()).mean()
        loss -= 0.004 * (1 - update / updates) * entropy
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        undecided = entropy.item()
        if (update + 1) % max(1, updates // 10) == 0:
            print(f"update {update + 1}: {undecided:.3f} nats undecided", flush=True)
    return undecided


class Agent:
    """The bot that plays what the network of a file likes best."""

    level = "policy-gradient"

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def _trained(self) -> tuple[Network, Features]:
        torch.set_num_threads(1)
        features = Features()
        network = Network(features.size)
        network.load_state_dict(torch.load(self.file, weights_only=True))
        return network, features

    def choose(self, position: Position, seat: int, source: Rng) -> int:  # noqa: ARG002  # it leaves nothing to chance
        """See ``ottery.bots.Bot``."""
        network, features = self._trained
        mask = torch.zeros(1, ACTIONS)
        mask[0, position.actions()] = 1
        with torch.no_grad():
            return int(network(features(observed(position, seat - 1)[None]), mask)[0].probs.argmax())

    def is_ready(self, game: Game) -> bool:
        """See ``ottery.bots.Bot``."""
        return game.name == GAME


agent = Agent(FILE)


def main() -> None:
    """Train, and keep the network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--updates", type=int, default=2000)
    parser.add_argument("--games", type=int, default=256, help="games an update")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    features = Features()
    network = Network(features.size)
    train(network, features, asked.updates, asked.games, str(asked.seed))
    torch.save(network.state_dict(), FILE)
    print(f"kept in {FILE}")


if __name__ == "__main__":
    main()
