"""What a bot is, and the one door through which a table asks it."""

from __future__ import annotations

import hashlib
from typing import Protocol

import msgspec

from ..games.game import Game, Kind, Refused
from ..games.position import Position, plain
from ..kernel import rng
from ..kernel.rng import Rng
from ..locales import Text


class Bot(Protocol):
    """A player that decides from what its seat knows."""

    @property
    def level(self) -> str:
        """Its name in the protocol."""

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        """A legal action for ``seat``, which is to move. ``position`` has been dealt anew for that seat: what it
        hides is made up. All chance comes from ``source``."""

    def is_ready(self, game: Game) -> bool:
        """Whether it plays this game at once: what it needs beside the rules is compiled and loaded."""


def decide(bot: Bot, position: Position, source: Rng) -> str:
    """The word of the bot's action for the seat to move, from that seat's view alone. Refused (over)."""
    seat = position.to_move
    if seat is None:
        raise Refused(Kind.OVER, Text.of("refuse-over"))
    action = bot.choose(position.redealt(seat, source), seat, source)
    return position.game.words.ACTIONS[action]


def source_for(position: Position, salt: str) -> Rng:
    """Chance that depends on ``salt`` and on what the seat to move sees, and on nothing else: equal views, equal
    moves."""
    view = msgspec.to_builtins(position.view(position.to_move), enc_hook=plain, order="sorted")
    source = Rng.new()
    rng.seed(source, hashlib.sha256(salt.encode() + b"\0" + msgspec.json.encode(view)).digest())
    return source
