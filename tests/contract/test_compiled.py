"""The compiled rules and the same functions run interpreted leave equal bytes after every action."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ottery.kernel.jit import COMPILED

from .digests import digests
from .subjects import Case, cases, find, names

pytestmark = [
    pytest.mark.contract,
    pytest.mark.compiled,
    pytest.mark.skipif(not COMPILED, reason="the rules run interpreted"),
]

ACTIONS = 3_000
"""How many interpreted actions a game may take, all tables together."""


@pytest.mark.parametrize("game", names())
def test_compiled_equals_interpreted(game: str) -> None:
    """Every table, from the deal on; the greedy player, the scores and redeals are compared as well."""
    tried = cases(game)
    limit = max(30, min(200, ACTIONS // len(tried)))
    asked = [[c.game, c.seats, c.options, "30", limit] for c in tried]
    expected = json.loads(_interpreted(json.dumps(asked)))
    for case, interpreted in zip(tried, expected, strict=True):
        _compare(case, digests(case, "30", limit), interpreted)


def _interpreted(asked: str) -> str:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.digests"],
        input=asked,
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def _compare(case: Case, compiled: list[str], interpreted: list[str]) -> None:
    for step, (one, other) in enumerate(zip(compiled, interpreted, strict=False)):
        assert one == other, f"compiled and interpreted differ: {case.at('30', step)}"
    assert len(compiled) == len(interpreted)


@pytest.mark.parametrize("game", names())
def test_preparing_twice_compiles_once(game: str) -> None:
    """The second call of ``prepare`` finds nothing to do."""
    find(game).prepare()
    assert find(game).prepare() == 0
