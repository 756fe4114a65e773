"""Play games and print what their states looked like after every action, so that two interpreters can be compared.

Reads a JSON list of [game, seats, options, seed, actions at most] from stdin, writes a list of lists of digests.
Run with ``NUMBA_DISABLE_JIT=1`` this is what the compiled rules are held to.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

from ottery.kernel.moves import Moves
from ottery.kernel.record import to_bytes

from .subjects import Case, find
from .walking import Step, chance, redealt, walk

REDEAL_EVERY = 24


def digests(case: Case, seed: str, limit: int) -> list[str]:
    """A short digest per step: the state, the legal actions, the greedy player's choice, shares, scores, redeals."""
    return [_digest(case, seed, step) for step in walk(case, seed, limit)]


def _digest(case: Case, seed: str, step: Step) -> str:
    game, s = find(case.game), step.state
    shares, scores, moves = np.zeros(case.seats), np.zeros(case.seats, np.int64), Moves.new()
    rows: tuple[Any, Any] = (shares, scores)
    game.rules.result(s, rows[0])
    game.rules.scores(s, rows[1])
    found = hashlib.sha256(to_bytes(s) + bytes(step.actions) + shares.tobytes() + scores.tobytes())
    if step.actions:
        game.rules.legal(s, moves)
        found.update(bytes([game.greedy.greedy(s, moves)]))
    if step.number % REDEAL_EVERY == 0:
        for seat in {-1, step.number % case.seats, int(game.rules.to_move(s))}:
            found.update(to_bytes(redealt(game, s, seat, chance(seed, step.number, seat))))
    return found.hexdigest()[:8]


def main() -> None:
    """Answer one request."""
    asked = json.load(sys.stdin)
    json.dump(
        [digests(Case(g, n, tuple(map(tuple, o))), seed, limit) for g, n, o, seed, limit in asked], sys.stdout
    )


if __name__ == "__main__":
    main()
