"""The toy game with its texts, for tests that drive games through doors that find them by name."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource

from ottery import games
from ottery.games.game import Game
from ottery.games.generic import register
from ottery.locales import LANGUAGES
from ottery.locales import text as texts

from . import pebbles

NAMES = ("pebbles",)


@cache
def find(name: str) -> Game:
    """A game of the registry, or the toy."""
    if name not in NAMES:
        return games.find(name)
    for language in LANGUAGES:
        file = Path(pebbles.__file__).parent / "texts" / f"{language}.ftl"
        texts._bundle(language).add_resource(FluentResource(file.read_text("utf-8")))
    return register(pebbles.GAME)
