"""Print what the search thinks of some positions, so that compiled and interpreted can be compared.

Reads a JSON list of [game, seats, seed, actions, iterations] from stdin, writes a list of lists of choices.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ottery.bots.search import Effort, think
from tests.toy import find

from .equal_views import source, walk


def choices(game: str, seats: int, seed: str, actions: int, iterations: int) -> list[Any]:
    """Actions, chances to the last bit and visits, after some actions of a random game."""
    position = walk(find(game), seats, {}, seed, actions)[-1]
    chance = source(f"think {seed}")
    found = think(position.redealt(position.to_move, chance), chance, Effort(iterations, threads=2))
    return [[each.action, each.chance.hex(), each.visits] for each in found]


if __name__ == "__main__":
    json.dump([choices(*asked) for asked in json.load(sys.stdin)], sys.stdout)
