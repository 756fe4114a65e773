"""Where compiled rules are kept, and that they compute what the same functions compute interpreted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ottery
from ottery.kernel import jit
from ottery.kernel.jit import COMPILED

from .trace import trace

TESTS = Path(__file__).resolve().parent.parent
SOURCES = Path(ottery.__file__).parent.parent


def run(code: str, *, path: Path | None = None, **more: str) -> str:
    """What a fresh interpreter prints."""
    places = [str(path)] if path else []
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*places, str(SOURCES), str(TESTS.parent)]), **more}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted")
def test_the_kernel_computes_the_same_interpreted() -> None:
    code = "import json; from tests.kernel.trace import trace; print(json.dumps(trace()))"
    assert json.loads(run(code, NUMBA_DISABLE_JIT="1")) == trace()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the toy game, and a cache of its own."""
    monkeypatch.setenv("OTTERY_CACHE", str(tmp_path / "cache"))
    jit.cache_folder.cache_clear()
    yield Path(shutil.copytree(TESTS / "pebbles", tmp_path / "pebbles"))
    jit.cache_folder.cache_clear()


def folder(source: Path) -> Path:
    jit.cache_folder.cache_clear()
    return jit.cache_folder((source,))


@pytest.mark.parametrize("file", ["rules.py", "greedy.py", "sheet.py", "deck.toml", "more_rules.py"])
def test_an_edit_in_a_rule_moves_the_machine_code(copied: Path, file: str) -> None:
    before = folder(copied)
    assert before == folder(copied)
    with (copied / file).open("a") as rules:
        rules.write("\n# another rule\n")
    assert folder(copied) != before


@pytest.mark.parametrize("file", sorted(jit.UNCOMPILED_ROOMS))
def test_an_edit_in_the_words_keeps_it(copied: Path, file: str) -> None:
    before = folder(copied)
    with (copied / file).open("a") as words:
        words.write("\n# another word\n")
    assert folder(copied) == before


def test_an_edit_in_the_kernel_moves_the_machine_code_of_every_game(tmp_path: Path) -> None:
    code = "from pathlib import Path; from ottery.kernel import jit; print(jit.cache_folder((Path('tests/pebbles'),)))"
    shutil.copytree(SOURCES / "ottery" / "kernel", tmp_path / "ottery" / "kernel")
    (tmp_path / "ottery" / "__init__.py").touch()
    before = run(code, path=tmp_path, OTTERY_CACHE=str(tmp_path))
    with (tmp_path / "ottery" / "kernel" / "cards.py").open("a") as cards:
        cards.write("\n# another card\n")
    assert run(code, path=tmp_path, OTTERY_CACHE=str(tmp_path)) != before


def test_old_machine_code_is_cleared(copied: Path) -> None:
    kept = folder(copied)
    used = kept.stat().st_mtime  # using it touches it: no clock needed to know what is old beside it
    old, young = kept.parent / "old", kept.parent / "young"
    for other, days in ((old, 31), (young, 29)):
        other.mkdir()
        os.utime(other, (used - days * 86400,) * 2)
    folder(copied)
    assert (kept.exists(), old.exists(), young.exists()) == (True, False, True)


def test_a_rule_takes_only_what_it_can_be_compiled_for() -> None:
    def bad(words: list) -> None:  # type: ignore[type-arg]
        pass

    with pytest.raises(TypeError, match="a rule takes"):
        jit._signature(bad)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted")
def test_the_second_start_compiles_nothing(tmp_path: Path) -> None:
    """A cold start compiles every rule and says how far it is; the next process loads what it needs, silently."""
    code = (
        "from tests.pebbles import GAME; told = []\n"
        "print(GAME.prepare(lambda done, all: told.append((done, all))), GAME.prepare(), told and told[-1])"
    )
    cold = run(code, OTTERY_CACHE=str(tmp_path))
    compiled, again, done, total = (int(n) for n in cold.translate(str.maketrans("(,)", "   ")).split())
    assert compiled >= total == 7  # those without rows among their arguments
    assert (again, done) == (0, total)
    assert run(code, OTTERY_CACHE=str(tmp_path)) == "0 0 []"
    stamps = list(tmp_path.rglob("rules-*.complete"))
    assert stamps
    assert all(any(stamp.parent.glob("*.nbi")) for stamp in stamps), (
        "another checkout has nothing compiled yet"
    )


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted")
def test_one_compiled_form_per_function() -> None:
    """Signatures come from the annotations, so no call compiles another form."""
    from tests.pebbles import GAME

    GAME.prepare()
    rules: Any = GAME.rules
    for name in ("deal", "legal", "play", "over", "to_move", "redeal"):
        assert len(getattr(rules, name).signatures) <= 1, name
        assert not getattr(rules, name)._can_compile, name
