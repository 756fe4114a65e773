"""The bots by level."""

from __future__ import annotations

from ..games.game import Game, Kind, Refused
from ..games.options import shown
from ..locales import Text
from . import search
from .contract import Bot
from .search import Effort
from .searching import SearchBot
from .simple import GreedyBot, MixedBot, RandomBot

ADULT = Effort(iterations=None, seconds=0.2)
ELDER = Effort(iterations=60_000, seconds=1.0, threads=2)

_LEVELS: tuple[Bot, ...] = (
    MixedBot("pup", sense=1 / 3),
    GreedyBot("yearling"),
    SearchBot("adult", ADULT),
    SearchBot("elder", ELDER),
)
_BOTS: dict[str, Bot] = {bot.level: bot for bot in (*_LEVELS, RandomBot("random"), GreedyBot("greedy"))}

LEVELS = tuple(bot.level for bot in _LEVELS)
"""The levels at a table, the weakest first."""
NAMES = tuple(_BOTS)
"""All names that a program may use: ``greedy`` is another name of the yearling, ``random`` plays without any sense."""
USUAL = "yearling"
"""Who plays where nobody has said: it needs no search, so it is there as soon as the rules are."""


def find_bot(level: str) -> Bot:
    """The bot of a level; Refused (unknown) when there is none."""
    if level not in _BOTS:
        raise Refused(Kind.UNKNOWN, Text.of("refuse-level", level=shown(level), known=", ".join(NAMES)))
    return _BOTS[level]


def bot_at_hand(level: str, game: Game) -> Bot:
    """The bot of a level, or the usual one until its search is compiled, which begins in the background.

    Refused (unknown) when there is none.
    """
    bot = find_bot(level)
    if bot.is_ready(game):
        return bot
    search.prepare_in_background(game)
    return _BOTS[USUAL]
