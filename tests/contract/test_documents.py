"""The pages for people name every game, with what the code says of it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ottery.games.game import FIRST
from ottery.locales import Text, say

from .subjects import TESTS, TOY, find, names

pytestmark = pytest.mark.contract

HOUSE = TESTS.parent
GAMES = [name for name in names() if name != TOY]


def row(page: str, title: str) -> str:
    """The line of a table that begins with this game."""
    lines = (HOUSE / page).read_text("utf-8").splitlines()
    return next((line for line in lines if re.match(rf"\|[ \[*]*{title}[\]* |(]", line)), "")


@pytest.mark.parametrize("name", GAMES)
def test_the_readme_shows_every_game(name: str) -> None:
    """Title, link to the rules, seats, and each of its own options in words."""
    game = find(name)
    least, most = game.seats
    shown = row("README.md", say(Text.of(f"{name}-title")))
    assert f"(docs/games/{name}.md)" in shown
    assert f"| {least if least == most else f'{least}–{most}'} |" in shown
    told = {"scoring": "scorings", "draw-two": "draw-two", "heads": "heads"}
    own = [option.name for option in game.options if option is not FIRST]
    lacks = [name for name in own if told.get(name, name.replace("-", " ")) not in shown]
    assert not lacks, f"README says nothing of {lacks}"


@pytest.mark.parametrize("name", GAMES)
def test_decks_tells_where_the_cards_come_from(name: str) -> None:
    """A deck that is data has a row, and what it is called there is what its file says."""
    game = find(name)
    shown = row("docs/decks.md", say(Text.of(f"{name}-title")))
    assert shown, f"docs/decks.md does not tell of {name}"
    file = Path(str(game.rules.__file__)).parent / "deck.toml"  # type: ignore[attr-defined]
    if file.exists():
        assert tomllib.loads(file.read_text("utf-8"))["provenance"] in shown
