"""Who plays in the laboratory: bots by their levels or, one's own, as ``module:name``; and a game of any of them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import cache

from ..bots import Bot, find_bot
from ..bots.searching import SearchBot
from ..games.game import Kind, Refused
from ..games.options import shown
from ..games.position import Position, key_of
from ..kernel import rng
from ..kernel.rng import Rng
from ..locales import Text


class Illegal(Exception):
    """A bot played what is not legal; the text says so in a line."""


@cache
def contestant(name: str) -> Bot:
    """The bot of a level without its clock, or the bot that ``module:name`` names; modules are also looked for where
    the program was started.

    Refused: unknown (no such level, module or bot in it).
    """
    if ":" in name:
        return _own(name)
    bot = find_bot(name)
    return bot.unhurried() if isinstance(bot, SearchBot) else bot


def _own(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        raise Refused(Kind.UNKNOWN, Text.of("lab-own-bot", name=shown(name), fault=str(fault))) from None
    if not callable(getattr(bot, "choose", None)):
        lack = f"{type(bot).__name__} has no choose"
        raise Refused(Kind.UNKNOWN, Text.of("lab-own-bot", name=shown(name), fault=lack))
    return bot


def seat_bots(names: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat, the last one for all that follow. Refused: unknown for a name, unreadable for more
    names than seats."""
    for name in names:
        contestant(name)
    if not 1 <= len(names) <= seats:
        raise Refused(Kind.UNREADABLE, Text.of("lab-levels", given=len(names), seats=seats))
    return [*names, *[names[-1]] * (seats - len(names))]


def needs_search(names: Sequence[str]) -> bool:
    """Whether any of these bots searches, so that the game's search has to be compiled."""
    return any(isinstance(contestant(name), SearchBot) for name in names)


def legal_choice(bot: Bot, position: Position, source: Rng) -> int:
    """What a bot plays from its seat's view alone; Illegal where the rules do not allow that."""
    seat = position.to_move
    assert seat is not None
    action = bot.choose(position.redealt(seat, source), seat, source)
    if action not in position.actions():
        name = getattr(bot, "level", type(bot).__name__)
        raise Illegal(f"the bot {name} played {shown(action)}, which {position.game.name} does not allow now")
    return action


def play_out(
    position: Position,
    bots: Sequence[Bot],
    chance: str,
    limit: int,
    note: Callable[[Position, int], None] | None = None,
) -> tuple[Position, int]:
    """Play on with a bot at each seat: the position where the game ended, or stopped for want of a legal action or
    after ``limit`` actions, and how many were played. Each seat has its own source of chance, from ``chance``.
    ``note(position, action)`` is called before each. Illegal as ``legal_choice``."""
    sources = [_source(f"{chance} seat {seat}") for seat in range(len(bots))]
    for length in range(limit):
        seat = position.to_move
        if seat is None or not position.actions():
            return position, length
        source = sources[seat - 1]
        action = legal_choice(bots[seat - 1], position, source)
        if note is not None:
            note(position, action)
        position = position.after(action)
    return position, limit


def _source(text: str) -> Rng:
    source = Rng.new()
    rng.seed(source, key_of(text))
    return source
