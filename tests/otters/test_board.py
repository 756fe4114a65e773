"""The board on the page, in the moments of games that bots have played, for every seat and for a spectator.

The games are recorded here and drawn by ``web/src/games/otters/board.svelte.test.ts``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
NODE = shutil.which("node")
MOST = {2: 400, 3: 400, 4: 70, 5: 70}
"""Moments at most for each number of players: the games of two and three are played to their end."""


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(not (NODE and VITEST.exists()), reason="the page's tools are not here; in web/: npm ci")
def test_the_board_shows_every_moment_to_every_seat(tmp_path: Path) -> None:
    for players, most in MOST.items():
        file = tmp_path / f"otters-{players}.json"
        script = [sys.executable, "scripts/board_views.py", "otters", "--players", str(players)]
        subprocess.run([*script, "--most", str(most), "--to", str(file)], cwd=ROOT, check=True, timeout=300)
    done = subprocess.run(
        [str(NODE), str(VITEST), "run", "src/games/otters/board"],
        cwd=WEB,
        env={**os.environ, "OTTERY_VIEWS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "22 passed" in done.stdout, done.stdout[-2000:]
