"""The code behind the games of the laboratory, as a digest: what was kept is found again by the same code alone."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .contestants import contestant

PACKAGE = Path(__file__).parents[1]
_SHARED = ("games/*.py", "kernel/*.py", "bots/**/*.py", "lab/batch/*.py")
_PLAYING = ("lab/arena.py", "lab/contestants.py", "lab/crew.py", "lab/sampling.py")


@cache
def digest(game: str, bots: tuple[str, ...]) -> str:
    """A digest of everything that decides what these bots play: rules, deck, kernel, bots, and of a bot of one's own
    its module and its ``file``, where it has one. On the safe side: an edit of a word in these files changes it too."""
    found = hashlib.sha256()
    for file in [*_package_files(game), *(file for name in bots for file in _own_files(name))]:
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return found.hexdigest()[:16]


def _package_files(game: str) -> Iterator[Path]:
    for pattern in (*_SHARED, *_PLAYING, f"games/{game.replace('-', '_')}/**/*.*"):
        yield from sorted(file for file in PACKAGE.glob(pattern) if file.suffix in (".py", ".toml"))


def _own_files(name: str) -> Iterator[Path]:
    module, is_own, _ = name.partition(":")
    if is_own:
        bot = contestant(name)
        files = getattr(sys.modules[module], "__file__", None), getattr(bot, "file", None)
        yield from (Path(file) for file in files if file and Path(file).is_file())
