"""What a finished game's page saves is opened in the terminal."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .guests import Guest
from .houses import ROOT
from .test_table_games import SHORT

Come = Callable[..., Guest]


def ottery(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ottery", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("game", ["an-otter-won", "ottere"])
def test_a_saved_record_is_verified_and_seen_again_in_the_terminal(
    guests: Come, game: str, tmp_path: Path
) -> None:
    ada = guests()
    ada.open(game, "Ada", "bot", options=SHORT.get(game, {}))
    ada.play_out()
    points = ada.game["outcome"]["scores"]
    ada.page.get_by_role("link", name=ada.say("play-replay")).click()
    ada.button("replay-more").click()
    with ada.page.expect_download() as saved:
        ada.button("replay-save").click()
    path = str(tmp_path / saved.value.suggested_filename)
    saved.value.save_as(path)
    verified, seen = ottery("verify", path), ottery("replay", path, "--seat", "1")
    assert (verified.returncode, seen.returncode) == (0, 0), verified.stderr + seen.stderr
    assert str(ada.game["version"]) in verified.stdout
    assert "Ada" in seen.stdout
    assert all(str(number) in seen.stdout for number in points)
