"""``ottery play``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..bots import USUAL
from ..games.options import check_options, check_seats
from ..locales import LANGUAGES
from ..terminal import main as terminal
from .common import deck_faults, find_game, option_option, prepare, read_deck, read_options, usage


@click.command("play")
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help="How many play, you included.")
@option_option
@click.option(
    "--bots",
    metavar="LEVEL[,LEVEL]…",
    default=USUAL,
    help="Who plays the other seats: pup, yearling (default), adult, elder.",
)
@click.option("--seed", help="Any text; the same seed deals the same cards.")
@click.option("--deck", type=click.Path(path_type=Path), metavar="FILE", help="Another deck (TOML).")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language (default: the one used last, else the system's)."
)
@click.option("--plain", is_flag=True, help="Line by line: for pipes and screen readers.")
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
) -> None:
    """Play in the terminal, full screen; without GAME a menu asks for everything."""
    if game is None and (players is not None or options or deck is not None):
        raise click.UsageError("name the game as well")
    chosen = None if game is None else _check(game, players, options, lang)
    with usage(lang or "en"), deck_faults(deck, lang or "en"):
        terminal.run(
            game, players, chosen, bots, seed, lang, plain=plain, deck=read_deck(deck), resume=resume
        )


def _check(name: str, players: int | None, options: tuple[str, ...], lang: str | None) -> dict[str, Any]:
    """The options as values; wrong usage for what the game does not have. Its rules are compiled meanwhile."""
    game = find_game(name, lang or "en")
    given = read_options(game, options)
    with usage(lang or "en"):
        check_options(game, check_seats(game, game.seats[1] if players is None else players), given)
    prepare(game)
    return given
