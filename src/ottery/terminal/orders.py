"""What a game is to be started with: from the command line, from the set-up screen, or from a kept record."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots import LEVELS, USUAL
from ..games import find
from ..games.game import Game, Kind, Refused
from ..games.options import check_options, check_seats
from ..locales import LANGUAGES, Text
from .session import BOTS, HUMAN, Chair, Session
from .voice import Voice

_BOT_NAMES = ("Sif", "Bo", "Liv", "Ask", "Tove", "Ib", "Maja", "Kaj", "Ellen", "Finn")
"""Short enough for a nameplate; a bot's name never says how good it is."""


@dataclass(frozen=True)
class Order:
    """A game to be dealt. ``options`` holds what differs from the defaults."""

    game: Game
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | None = None
    deck: Mapping[str, Any] | None = None

    def start(self) -> Session:
        """Deal it; Refused as ``Position.deal``."""
        return Session.deal(self.game, self.chairs, self.options, self.seed, self.deck)


def order(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: str = USUAL,
    seed: str | None = None,
    deck: Mapping[str, Any] | None = None,
    *,
    voice: Voice | None = None,
) -> Order:
    """The order that a command line gives: a person at seat 1, bots at the others; Refused where it makes no sense.

    ``bots`` is the level of all, or one level (or ``human``) per seat from the second on, with commas between.
    """
    game = find(name)
    seats = check_seats(game, default_seats(game) if players is None else players)
    given = dict(options or {})
    check_options(game, seats, given)
    return Order(game, chairs(read_kinds(bots, seats), voice or Voice()), given, seed, deck)


def again(session: Session) -> Order:
    """The same players and options with other cards."""
    config = session.match.course.config
    return Order(session.game, session.chairs, dict(config.options), None, config.deck)


def default_seats(game: Game) -> int:
    """How many play when nobody says."""
    least, most = game.seats
    return max(least, min(most, 3))


def read_kinds(bots: str, seats: int) -> list[str]:
    """Who sits at each seat: ``human``, then what ``bots`` says; Refused (unknown) for another word."""
    words = [word.strip() for word in bots.split(",") if word.strip()] or [USUAL]
    for word in words:
        if word not in (*BOTS, HUMAN):
            known = ", ".join((*LEVELS, HUMAN))
            raise Refused(Kind.UNKNOWN, Text.of("terminal-refuse-bot", given=word, known=known))
    return [HUMAN, *(words[min(i, len(words) - 1)] for i in range(seats - 1))]


def chairs(kinds: Sequence[str], voice: Voice, names: Mapping[int, str] | None = None) -> tuple[Chair, ...]:
    """Chairs for these kinds of players; ``names`` by seat (0 …) where somebody has given one."""
    found = []
    people = bots = 0
    alone = sum(kind == HUMAN for kind in kinds) == 1
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            people += 1
            name = (own_name() or voice("terminal-me")) if alone else voice("terminal-person", number=people)
        else:
            bots += 1
            name = bot_name(bots)
        given = " ".join((names or {}).get(seat, "").split())
        found.append(Chair(given or name, kind))
    return tuple(found)


def own_name() -> str | None:
    """What the system calls the one who plays, where that is a name."""
    given = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    return given[:14].capitalize() if given.isalpha() and given != "root" else None


def bot_name(number: int) -> str:
    """The name of the n-th bot."""
    round_, index = divmod(number - 1, len(_BOT_NAMES))
    return _BOT_NAMES[index] + (f" {round_ + 1}" if round_ else "")


def language_of(given: str | None, kept: str | None = None) -> str:
    """The language to begin with: the one asked for, the one used last, else the system's."""
    if given is not None:
        code = given.lower()[:2]
        if code not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused(Kind.UNKNOWN, Text.of("terminal-refuse-language", given=given, known=known))
        return code
    if kept in LANGUAGES:
        return str(kept)
    spoken = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((value[:2].lower() for value in spoken if value), "")
    return code if code in LANGUAGES else LANGUAGES[0]
