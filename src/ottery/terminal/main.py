"""``ottery play``: from what was asked for to a running client."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, TextIO

from ..bots import USUAL
from ..games.game import Kind, Refused
from ..locales import Text
from .orders import Order, language_of, order
from .saves import Kept, Shelf, none_kept
from .voice import Voice


def run(
    game: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: str = USUAL,
    seed: str | None = None,
    lang: str | None = None,
    *,
    plain: bool = False,
    deck: Mapping[str, Any] | None = None,
    resume: bool = False,
) -> None:
    """Play in this terminal until the player has had enough.

    Without ``game`` the player chooses one. ``bots``: the level at all seats but the first, or levels with commas
    between, ``human`` for another person here. ``resume``: go on with the game left last (of that name).
    ``plain``: line by line. Refused where this makes no sense: a game, seats, an option, a language, nothing kept.
    """
    shelf = Shelf()
    memory = shelf.memory()
    language = language_of(lang, memory.get("language"))
    voice = Voice(language)
    kept = _kept(shelf, game) if resume else None
    asked = order(game, players, options, bots, seed, deck, voice=voice) if game and kept is None else None
    if plain:
        from .plain import Plain  # noqa: PLC0415 (each client loads what it needs)

        Plain(shelf, language, sys.stdin, sys.stdout).run(asked, kept)
    else:
        _run_app(shelf, asked, kept, language, night=bool(memory.get("night", is_dark())))


def _run_app(shelf: Shelf, asked: Order | None, kept: Kept | None, language: str, *, night: bool) -> None:
    from .app import OtteryApp  # noqa: PLC0415

    check_screen()
    app = OtteryApp(shelf, order=asked, kept=kept, language=language, night=night)
    app.run()
    if app.farewell is not None:
        _say(Voice(app.language)(app.farewell), sys.stdout)


def check_screen() -> None:
    """Refused (unreadable) where there is no terminal for a full screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused(Kind.UNREADABLE, Text.of("terminal-refuse-screen"))


def _kept(shelf: Shelf, game: str | None) -> Kept:
    found = shelf.kept(game)
    if not found:
        raise none_kept()
    return found[0]


def is_dark() -> bool:
    """Whether the terminal is dark, as far as it says."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return ground not in ("7", "15")


def _say(line: str, out: TextIO) -> None:
    out.write(f"{line}\n")
    out.flush()
