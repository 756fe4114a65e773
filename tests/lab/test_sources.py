"""Kept work belongs to the code that played it."""

import shutil
import sys
from pathlib import Path

import pytest

from ottery.lab import arena, sampling, sources
from ottery.lab.arena import Setting, Unlike
from ottery.lab.contestants import contestant
from ottery.lab.sampling import Cores, Plan


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package's sources, copied to where they may be edited."""
    shutil.copytree(
        sources.PACKAGE, tmp_path / "ottery", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    monkeypatch.setattr(sources, "PACKAGE", tmp_path / "ottery")
    return tmp_path / "ottery"


def digest() -> str:
    sources.digest.cache_clear()
    return sources.digest("why-i-otter", ("greedy", "adult"))


def edited(file: Path) -> None:
    with file.open("a") as source:
        source.write("\n# another\n")


@pytest.mark.parametrize(
    "file",
    [
        "kernel/cards.py",
        "games/position.py",
        "games/why_i_otter/rules.py",
        "games/why_i_otter/setup.py",
        "games/why_i_otter/deck.toml",
        "bots/simple.py",
        "bots/mcts/tree.py",
        "lab/contestants.py",
        "lab/batch/why_i_otter.py",
    ],
)
def test_what_decides_a_game_is_known_by_its_sources(copied: Path, file: str) -> None:
    before = digest()
    assert digest() == before
    edited(copied / file)
    assert digest() != before


@pytest.mark.parametrize("file", ["games/ottere/rules.py", "lab/report.py", "server/house.py"])
def test_what_decides_none_keeps_the_work(copied: Path, file: str) -> None:
    before = digest()
    edited(copied / file)
    assert digest() == before


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module of a bot of one's own."""
    file = tmp_path / "kept_bots.py"
    file.write_text(
        "class First:\n"
        "    def choose(self, position, seat, source):\n"
        "        return position.actions()[0]\n"
        "first = First()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "kept_bots", raising=False)
    contestant.cache_clear()
    sources.digest.cache_clear()
    return file


def test_a_bot_that_learned_more_is_another(own: Path, tmp_path: Path) -> None:
    learned = tmp_path / "weights"
    with own.open("a") as source:
        source.write(f"first.file = {str(learned)!r}\n")
    found = []
    for weights in (None, "1", "2"):
        if weights:
            learned.write_text(weights)
        sources.digest.cache_clear()
        found.append(sources.digest("why-i-otter", ("kept_bots:first",)))
    assert len(set(found)) == 3


def test_blocks_of_an_edited_bot_are_played_again(own: Path, tmp_path: Path) -> None:
    plan, kept = Plan("why-i-otter", 2, 2, ["kept_bots:first"]), tmp_path / "kept"
    for _ in range(2):
        sampling.run(plan, Cores(1), kept=kept)
    assert len(list(kept.iterdir())) == 1
    edited(own)
    sources.digest.cache_clear()
    sampling.run(plan, Cores(1), kept=kept)
    assert len(list(kept.iterdir())) == 2


def test_the_arena_of_an_edited_bot_is_another(own: Path, tmp_path: Path) -> None:
    setting, state = Setting("why-i-otter", 2, ("kept_bots:first", "random")), tmp_path / "state"
    arena.run(setting, games=4, state=state, settle=False)
    arena.run(setting, games=8, state=state, settle=False)
    edited(own)
    sources.digest.cache_clear()
    with pytest.raises(Unlike):
        arena.run(setting, games=8, state=state, settle=False)
