"""``ottery play``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..bots import USUAL
from ..games.game import Refused
from ..games.options import check_options, check_seats
from ..locales import LANGUAGES, say
from ..terminal import main as terminal
from .common import (
    BotCommand,
    Failed,
    deck_faults,
    find_game,
    option_option,
    prepare,
    read_deck,
    read_options,
    usage,
)


@click.command("play", cls=BotCommand)
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help="How many play, you included.")
@option_option
@click.option(
    "--bots",
    metavar="BOT[,BOT]…",
    default=USUAL,
    help="Who plays the other seats: one bot for all (yearling), or one a seat; human is somebody here.",
)
@click.option("--seed", help="Any text; the same seed deals the same cards.")
@click.option("--deck", type=click.Path(path_type=Path), metavar="FILE", help="Another deck (TOML).")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language (default: the one used last, else the system's)."
)
@click.option("--plain", is_flag=True, help="Line by line: for pipes and screen readers.")
@click.option("--server", metavar="URL", help="Play at a server: http://address:port.")
@click.option("--table", metavar="LINK", help="The table there: its link, or its name.")
@click.option("--name", help="What you are called at the table.")
@click.option("--resume", is_flag=True, help="Go on with the game that was left last.")
def command(
    *,
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    bots: str,
    seed: str | None,
    deck: Path | None,
    lang: str | None,
    plain: bool,
    resume: bool,
    server: str | None,
    table: str | None,
    name: str | None,
) -> None:
    """Play in the terminal, full screen; without GAME a menu asks for everything.

    With --table (and --server, unless the link is whole) you play at a server's table.
    """
    if server is not None or table is not None:
        if table is None or game is not None or resume:
            raise click.UsageError("--server goes with --table, and with no game of this terminal")
        _join(server, table, lang, name, plain=plain)
        return
    if game is None and (players is not None or options or deck is not None):
        raise click.UsageError("name the game as well")
    chosen = None if game is None else _check(game, players, options, lang)
    with usage(lang or "en"), deck_faults(deck, lang or "en"):
        if not plain:
            terminal.check_screen()
        if game is not None:
            prepare(find_game(game))
        terminal.run(
            game, players, chosen, bots, seed, lang, plain=plain, deck=read_deck(deck), resume=resume
        )


def _join(server: str | None, table: str, lang: str | None, name: str | None, *, plain: bool) -> None:
    """Play at a server's table; one line where there is no way to it."""
    from ..terminal.distant import main as distant  # noqa: PLC0415 (a client of the network)

    try:
        distant.run(server, table, lang, name, plain=plain)
    except Refused as refused:
        raise Failed(say(refused.text, lang or "en")) from None


def _check(name: str, players: int | None, options: tuple[str, ...], lang: str | None) -> dict[str, Any]:
    """The options as values; wrong usage for what the game does not have."""
    game = find_game(name, lang or "en")
    given = read_options(game, options)
    with usage(lang or "en"):
        check_options(game, check_seats(game, game.seats[1] if players is None else players), given)
    return given
