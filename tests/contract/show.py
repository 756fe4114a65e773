"""Show the way to a position that a test of the contract names.

python -m tests.contract.show ottere 3 '{"draw-two": true}' 0 12
"""

from __future__ import annotations

import json
import sys

import msgspec

from ottery.games.position import Position

from .subjects import Case, find
from .walking import walk


def main(game: str, seats: str, options: str, seed: str, number: str) -> None:
    """Print the actions up to the step, and what every seat sees there."""
    case = Case(game, int(seats), tuple(sorted(json.loads(options).items())))
    words = []
    for step in walk(case, seed):
        if step.number == int(number) or step.chosen < 0:
            break
        words.append(find(game).words.ACTIONS[step.chosen])
    print(", ".join(words))
    position = Position(find(game), step.state)
    print("to move:", position.to_move, "legal:", position.legal())
    print("setup:", position.setup())
    for seat in [None, *range(1, case.seats + 1)]:
        print(seat, msgspec.json.encode(position.view(seat)).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
