"""The line protocol: a million lines of play, mistakes and rubbish over all five games, and the memory they leave.

Every line gets one reply, after every refusal the state is what it was, and the process grows by nothing that stays.
``LINES=20000 make bench`` for a shorter run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

LINES = int(os.environ.get("LINES", "1000000"))
GAMES = (("ottere", 3), ("otter", 4), ("otter", 1), ("otters", 4), ("why-i-otter", 2), ("an-otter-won", 2))
RUBBISH = (b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"do":7}', b'{"do":"play","action":"' + b"x" * 4000 + b'"}')
AT_MOST_GROWS = 8 * 1024
"""KiB between the first tenth and the end."""


class Engine:
    """An ``ottery engine`` of its own, asked line by line."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "ottery", "engine"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = 0

    def ask(self, line: bytes) -> dict[str, Any]:
        """The reply to a line."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        self.lines += 1
        return cast("dict[str, Any]", json.loads(self._process.stdout.readline()))

    def do(self, **request: Any) -> dict[str, Any]:
        """The reply to a request."""
        return self.ask(json.dumps(request).encode())

    def memory(self) -> int:
        """KiB in use."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def close(self) -> int:
        """The exit status after the end of the input."""
        assert self._process.stdin
        self._process.stdin.close()
        return self._process.wait(60)


def play_one(engine: Engine, chance: random.Random, game: str, players: int) -> int:
    """Play a game by random words among mistakes; how many lines were refused."""
    state = engine.do(do="new", game=game, players=players, seed=str(chance.random()))
    refused = 0
    while not state["over"] and engine.lines < LINES:
        if chance.random() < 0.3:
            refused += not mistake(engine, chance, state)["ok"]
            after = engine.do(do="state")
            assert after == state, (game, after, state)
        state = engine.do(do="play", action=chance.choice(state["legal"]), version=state["version"])
        assert state["ok"], state
    return refused


def mistake(engine: Engine, chance: random.Random, state: dict[str, Any]) -> dict[str, Any]:
    """Send something that changes nothing."""
    kind = chance.randrange(5)
    if kind == 0:
        return engine.ask(chance.choice(RUBBISH))
    if kind == 1:
        return engine.ask(bytes(chance.randrange(1, 256) for _ in range(40)).replace(b"\n", b"."))
    if kind == 2:
        return engine.do(do="play", action=state["legal"][0], version=state["version"] + 1)
    if kind == 3:
        return engine.do(do="why", action=chance.choice(["8D", "pass", "draw", "pink4", "15", "seat 3"]))
    return engine.do(do="view", seat=chance.choice([None, 1, 2, 99]))


def run() -> None:
    """Print the figures; AssertionError where the engine fails."""
    engine, chance = Engine(), random.Random(1)
    begun, games, refused, early = time.perf_counter(), 0, 0, 0
    while engine.lines < LINES:
        refused += play_one(engine, chance, *GAMES[games % len(GAMES)])
        games += 1
        if not early and engine.lines > LINES // 10:
            early = engine.memory()
    late, spent = engine.memory(), time.perf_counter() - begun
    print(f"{engine.lines:,} lines, {games:,} games, {refused:,} refusals in {spent:.0f} s")
    print(f"memory after a tenth {early / 1024:.1f} MiB, at the end {late / 1024:.1f} MiB")
    assert late - early < AT_MOST_GROWS, "memory grows"
    assert engine.close() == 0
