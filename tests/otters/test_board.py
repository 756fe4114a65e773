"""The board on the page, in every moment of games that bots have played (web/src/games/otters/board.svelte.test.ts)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
VITEST = ROOT / "web" / "node_modules" / ".bin" / "vitest"


@pytest.mark.slow
@pytest.mark.skipif(not VITEST.exists() or not shutil.which("node"), reason="no Node here, or nothing installed")
def test_the_board_shows_every_moment_to_every_seat(tmp_path: Path) -> None:
    for players in range(2, 6):
        file = tmp_path / f"otters-{players}.json"
        script = [sys.executable, "scripts/board_views.py", "otters", "--players", str(players), "--to", str(file)]
        subprocess.run(script, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    done = subprocess.run(
        [str(VITEST), "run", "src/games/otters"],
        cwd=ROOT / "web",
        env={**os.environ, "OTTERY_VIEWS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "22 passed" in done.stdout
