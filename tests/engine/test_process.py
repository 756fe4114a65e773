"""The engine as others run it: a process of its own, fed with lines of all kinds."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from ottery.engine.requests import KINDS
from tests.toy import BUILT, find

LINES = 160


def play(lines: list[bytes]) -> list[dict[str, Any]]:
    """The replies of a fresh engine to these lines; it must end well and say nothing on stderr."""
    process = subprocess.run(
        [sys.executable, "-m", "ottery", "engine"],
        input=b"".join(line + b"\n" for line in lines),
        capture_output=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
    assert process.stderr == b""
    return [json.loads(line) for line in process.stdout.splitlines()]


def request(chance: random.Random, game: str, words: tuple[str, ...]) -> bytes:
    """A request that may well be sensible."""
    do = chance.choice([*KINDS, "play", "play", "play", "zap"])
    sensible: dict[str, dict[str, Any]] = {
        "new": {"game": game, "players": chance.randint(0, 6), "seed": str(chance.random())},
        "play": {"action": chance.choice(words)},
        "why": {"action": chance.choice(words)},
        "view": {"seat": chance.choice([None, 1, 2, 9])},
        "bot": {"level": chance.choice(["random", "greedy"])},
        "load": {"record": f'[game "{game}"]\n1. x'},
    }
    fields = sensible.get(do, {})
    if chance.random() < 0.1:
        fields[chance.choice(["seed", "seat", "x"])] = chance.choice([None, 1.5, [], {}, "y"])
    return json.dumps({"do": do, **fields}).encode()


def noise(chance: random.Random, line: bytes) -> bytes:
    """Random bytes, or a request with some of its bytes changed."""
    if chance.random() < 0.3:
        line = chance.randbytes(chance.randint(0, 60))
    damaged = bytearray(line)
    for _ in range(chance.randint(0, 2)):
        damaged.insert(chance.randint(0, len(damaged)), chance.randrange(256))
    return bytes(damaged).replace(b"\n", b"\t")


@pytest.mark.parametrize("game", BUILT)
def test_a_line_in_a_line_out(game: str) -> None:
    chance = random.Random(game)
    begin = {"do": "new", "game": game, "players": find(game).seats[0], "seed": "s"}
    words = find(game).words.ACTIONS
    lines = [json.dumps(begin).encode()]
    for _ in range(LINES):
        line = request(chance, game, words)
        lines.append(noise(chance, line) if chance.random() < 0.2 else line)
    found = play(lines)
    assert len(found) == len(lines)
    assert found[0]["ok"] is True
    kinds = {reply.get("kind") for reply in found}
    assert kinds <= {None, "unreadable", "unknown", "over", "stale", "illegal"}
    assert {None, "unreadable", "unknown"} <= kinds


@pytest.mark.parametrize("game", BUILT)
def test_a_whole_game_over_a_pipe(game: str) -> None:
    """The lines of a game that a bot plays, given back as one script: the same replies, and the same end."""
    from ottery.engine import Session

    session = Session(find=find, names=BUILT)
    begin = {"do": "new", "game": game, "players": find(game).seats[1], "seed": "whole"}
    script, expected = [json.dumps(begin).encode()], [session.answer(json.dumps(begin).encode())]
    while not expected[-1]["over"] and len(script) < LINES:
        word = session.answer(b'{"do":"bot","level":"random"}')["action"]
        script.append(json.dumps({"do": "play", "action": word, "version": len(script) - 1}).encode())
        expected.append(session.answer(script[-1]))
    script += [b'{"do":"result"}', b'{"do":"record"}']
    expected += [session.answer(line) for line in script[-2:]]
    assert play(script) == json.loads(json.dumps(expected))
