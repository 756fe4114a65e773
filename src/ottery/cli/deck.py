"""``ottery deck``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from ..games.position import configured
from ..locales import Text, say
from .common import deck_faults, find_game, language_option, prepare, read_deck, usage
from .decks import write_toml


@click.command("deck")
@click.argument("game")
@click.option(
    "--deck", "file", type=click.Path(path_type=Path), metavar="FILE", help="Check this deck and print it."
)
@language_option
def command(game: str, file: Path | None, lang: str) -> None:
    """Print the deck of a game as TOML."""
    found = find_game(game, lang)
    deck = read_deck(file)
    prepare(found)
    with usage(lang), deck_faults(file, lang):
        state = configured(found, seats=found.seats[0], deck=deck)
    cards = found.setup.deck_of(state)
    if not cards:
        click.echo(f"# {say(Text.of('shell-no-deck', game=Text.of(f'{game}-title')), lang)}")
        return
    click.echo(write_toml(_with_names(cards, deck)), nl=False)


def _with_names(deck: dict[str, Any], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Names are only shown, so no state holds them: the file's own take the place of those of the house."""
    names = {card["slug"]: card["name"] for card in (given or {}).get("card", ()) if "name" in card}
    for card in deck.get("card", ()):
        if card.get("slug") in names:
            card["name"] = card["name"] | names[card["slug"]]
    return deck
