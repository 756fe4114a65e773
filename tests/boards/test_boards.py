"""Recorded games on the boards of the page: every moment is drawn, every legal word can be reached.

The games are recorded here and drawn by ``web/src/games/boards.svelte.test.ts``.
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

GAMES = {
    "ottere-2": ("ottere", "--players", "2", "--most", "70"),
    "ottere-7": (
        *("ottere", "--players", "7", "--level", "random", "--most", "90", "--option", "draw-two=true"),
        *("--option", "stacking=true", "--option", "skip=jack", "--option", "reverse=true"),
        *("--option", "free-draw=true", "--option", "draw-limit=2"),
    ),
    "otter-1": ("otter", "--players", "1", "--seed", "4"),
    "otter-3": ("otter", "--players", "3", "--most", "70"),
    "otter-4": (
        *("otter", "--players", "4", "--level", "random", "--most", "70"),
        *("--option", "penalty=true", "--option", "heads=random"),
    ),
    "otter-20": ("otter", "--players", "20", "--most", "14"),
}


def record(name: str, folder: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "board_views.py"), *GAMES[name]]
    subprocess.run([*command, "--to", str(folder / f"{name}.json")], check=True, timeout=300, cwd=ROOT)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(not (NODE and VITEST.exists()), reason="the page's tools are not here; in web/: npm ci")
def test_every_moment_of_recorded_games_can_be_drawn_and_played_on(tmp_path: Path) -> None:
    for name in GAMES:
        record(name, tmp_path)
    done = subprocess.run(
        [str(NODE), str(VITEST), "run", "src/games/boards.svelte.test.ts"],
        check=False,
        cwd=WEB,
        env={**os.environ, "OTTERY_VIEWS": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert f"{len(GAMES)} passed" in done.stdout.replace("\x1b[32m", ""), done.stdout[-2000:]
