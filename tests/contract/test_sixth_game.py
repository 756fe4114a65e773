"""CONTRIBUTING's way to a sixth game, gone in a copy of the house with the toy game: it must work as written."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ottery import games
from ottery.locales import LANGUAGES

from .subjects import TESTS, TOY

pytestmark = pytest.mark.contract

HOUSE = TESTS.parent
PARTS = ("src/ottery", "tests/contract", "tests/pebbles", "scripts")
ROOMS = ("__init__", "rules", "greedy", "words", "view", "setup", "sheet")

PLAY = """
from ottery.games import find
from ottery.games.position import Position
position = Position.deal(find("pebbles"), seats=3, options={"heap": 12}, seed="any")
while not position.is_over:
    position = position.play(position.legal()[-1])
print(position.result().winners)
"""


def make_the_folder(house: Path) -> None:
    folder = house / "src/ottery/games" / TOY
    folder.mkdir()
    for room in ROOMS:
        shutil.copy(TESTS / TOY / f"{room}.py", folder)


def add_the_line(house: Path) -> None:
    file = house / "src/ottery/games/__init__.py"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    (place,) = (i for i, line in enumerate(lines) if line.startswith("NAMES = ("))
    lines[place] = lines[place].replace("NAMES = (", f'NAMES = ("{TOY}", ')
    file.write_text("".join(lines), "utf-8")


def write_the_texts(house: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(
            TESTS / TOY / "texts" / f"{language}.ftl", house / f"src/ottery/locales/{language}/{TOY}.ftl"
        )


def make_the_page(house: Path) -> None:
    run(house, "scripts/rules_pages.py", "docs/games")


STEPS: dict[str, Callable[[Path], None] | None] = {
    "Make the folder": make_the_folder,
    "Add the line": add_the_line,
    "Write the texts": write_the_texts,
    "Tell the tests what to count": None,  # tests/pebbles/census.py is there
    "Test the rules": None,
    "Make the page": make_the_page,
}


def run(house: Path, *command: str, given: str = "", only: str = "") -> str:
    """What Python prints in the copy, its rules interpreted."""
    path = os.pathsep.join([str(house / "src"), str(house)])
    env = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1", "OTTERY_CACHE": str(house / "cache")}
    env["OTTERY_CONTRACT_GAMES"] = only
    done = subprocess.run(
        [sys.executable, *command],
        cwd=house,
        env=env,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the toy as its sixth game."""
    copy: Path = tmp_path_factory.mktemp("house")
    for part in PARTS:
        shutil.copytree(HOUSE / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "tests/__init__.py").touch()
    for step in STEPS.values():
        if step is not None:
            step(copy)
    return copy


def test_the_steps_are_the_ones_of_the_page() -> None:
    """What is tried here is what CONTRIBUTING tells."""
    section = (HOUSE / "CONTRIBUTING.md").read_text("utf-8").split("## A sixth game, step by step\n")[1]
    told = re.findall(r"^\d\. \*\*(.+?)\*\*", section.split("\n## ")[0], re.MULTILINE)
    assert told == list(STEPS)


def test_it_can_be_found_and_played(house: Path) -> None:
    """Twelve pebbles, three at a time: the first of three players takes the last ones."""
    assert run(house, "-c", PLAY) == "[2, 3]\n"


def test_the_contract_holds_it(house: Path) -> None:
    """The walk over the registry accepts it as one of the house, and random play of it is tried."""
    tests = [f"tests/contract/test_{name}.py" for name in ("registry", "play", "secrets")]
    chosen = ("-k", f"lacks_nothing and {TOY} or {TOY}-2-plain")
    told = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *chosen, only=TOY)
    assert re.search(r"^1[2-9] passed", told, re.MULTILINE), told


def test_its_page_has_its_rules(house: Path) -> None:
    """Both pages are there, rule by rule."""
    pages = [(house / "docs/games" / f"{TOY}{ending}").read_text("utf-8") for ending in (".md", ".da.md")]
    assert all(f"**R{i}**" in page for page in pages for i in (1, 2, 3))
    assert "Take one, two or three pebbles" in pages[0]
    assert "Tag en, to eller tre sten" in pages[1]


def test_the_engine_plays_it(house: Path) -> None:
    """Lines of text reach it too."""
    asked = [
        {"do": "games"},
        {"do": "new", "game": TOY, "players": 2, "options": {"heap": 3}, "seed": "any"},
        {"do": "play", "action": "take 3"},
        {"do": "result"},
    ]
    answers = run(house, "-m", "ottery", "engine", given="".join(json.dumps(a) + "\n" for a in asked))
    told = [json.loads(line) for line in answers.splitlines()]
    assert [answer["ok"] for answer in told] == [True] * 4
    assert [game["name"] for game in told[0]["games"]] == [TOY, *games.NAMES]
    assert (told[2]["over"], told[3]["winners"]) == (True, [2])
