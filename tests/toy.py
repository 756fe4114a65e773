"""The toy games with their texts, for tests that drive games through doors that find them by name."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentResource

from ottery import games
from ottery.games.game import Game
from ottery.games.generic import register
from ottery.locales import LANGUAGES
from ottery.locales import text as texts

from . import pebbles
from .match import nuts

NAMES = ("pebbles", "nuts")
BUILT = tuple(name for name in games.NAMES if find_spec(f"{games.__name__}.{name.replace('-', '_')}"))
"""The games of the registry that have a folder."""


@cache
def find(name: str) -> Game:
    """A game of the registry, or a toy."""
    if name == "nuts":
        _add_texts(dict.fromkeys(LANGUAGES, nuts.TEXTS))
        return register(nuts.GAME)
    if name == "pebbles":
        folder = Path(pebbles.__file__).parent / "texts"
        _add_texts({language: (folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES})
        return register(pebbles.GAME)
    return games.find(name)


def _add_texts(by_language: dict[str, str]) -> None:
    for language, text in by_language.items():
        texts._bundle(language).add_resource(FluentResource(text))
