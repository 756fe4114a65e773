"""The games of the house, and the only list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..locales import Text
from .game import Game, Kind, Refused
from .generic import register

NAMES = ("ottere", "otter", "otters", "why-i-otter", "an-otter-won")


@cache
def find(name: str) -> Game:
    """The game called ``name``, imported on first use; Refused (unknown) when there is none."""
    if name not in NAMES:
        raise Refused(Kind.UNKNOWN, Text.of("refuse-game", known=", ".join(NAMES)))
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return register(game)
