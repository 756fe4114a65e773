"""Walk the registry and name whatever a game lacks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ottery import games
from ottery.games.game import FIRST, Game
from ottery.locales import LANGUAGES
from ottery.locales.text import has_text

from .subjects import TESTS, TOY, census_of, find, folder_of, is_turn_start, names

pytestmark = pytest.mark.contract

ROOMS = {
    "rules": "State deal legal play over to_move result scores redeal",
    "greedy": "greedy",
    "words": "ACTIONS RULES why public notes",
    "view": "view events",
    "setup": "configure place read deck_of",
    "sheet": "lines extras finished_rounds",
}
PROVENANCE = ("published", "reconstructed", "house")


@pytest.mark.parametrize("name", games.NAMES)
def test_every_name_of_the_list_is_a_game(name: str) -> None:
    """A name in the list has a folder, and the game in it that name."""
    assert find_spec(f"{games.__name__}.{folder_of(name)}"), f"{name}: no folder in {games.__name__}"
    assert games.find(name).name == name


@pytest.mark.parametrize("name", names())
def test_a_game_lacks_nothing(name: str) -> None:
    """Rooms, rules, texts in every language, options, tests, page: whatever is missing is named."""
    game = find(name)
    lacks = chain(
        _rooms(game), _rules(game), _texts(game), _actions(game), _options(game), _tests(game), _files(game)
    )
    found = list(lacks)
    assert not found, f"{name} lacks:\n  " + "\n  ".join(found)


def _rooms(game: Game) -> Iterator[str]:
    for room, needed in ROOMS.items():
        yield from (f"{room}.{n}" for n in needed.split() if not hasattr(getattr(game, room), n))
    fields: Mapping[str, Any] = game.state.dtype.fields or {}
    kinds = {"seats": "int8", "first": "int8", "round_no": "int16"}
    yield from (f"State.{f}: {k}" for f, k in kinds.items() if f not in fields or str(fields[f][0]) != k)
    if "rng" not in fields:
        yield "State.rng"


def _rules(game: Game) -> Iterator[str]:
    numbers = [rule.number for rule in game.words.RULES]
    expected = [f"R{i}" for i in range(1, len(numbers) + 1)]
    if not numbers or numbers != expected:
        yield f"rules numbered R1, R2 … in reading order: {', '.join(numbers)}"
    options = {option.name for option in game.options}
    yield from (
        f"an option {r.when}, named by {r.number}"
        for r in game.words.RULES
        if r.when and r.when not in options
    )


def _texts(game: Game) -> Iterator[str]:
    for key in keys(game):
        yield from (f"the text {key} ({language})" for language in LANGUAGES if not has_text(key, language))


def keys(game: Game) -> list[str]:
    """The texts that every game has."""
    sections = dict.fromkeys(rule.section for rule in game.words.RULES)
    return [
        f"{game.name}-title",
        f"{game.name}-tagline",
        *(f"{game.name}-section-{section}" for section in sections),
        *(f"{game.name}-{rule.number.lower()}" for rule in game.words.RULES),
        *(f"{game.name}-option-{option.name}{part}" for option in game.options for part in ("", "-help")),
        *(f"{game.name}-option-{o.name}-{v}" for o in game.options if o.kind == "choice" for v in o.allowed),
    ]


def _actions(game: Game) -> Iterator[str]:
    words = game.words.ACTIONS
    if not 0 < len(words) <= 255:
        yield f"between 1 and 255 actions: {len(words)}"
    yield from (
        f"another word than {w!r}, which is there twice" for w in dict.fromkeys(words) if words.count(w) > 1
    )
    yield from (f"a plain word for {w!r}" for w in words if w != " ".join(w.split()) or "," in w or "?" in w)


def _options(game: Game) -> Iterator[str]:
    flags = {option.name for option in game.options if option.kind == "flag"}
    if FIRST not in game.options:
        yield "the option first"
    for option in game.options:
        if option.needs and option.needs not in flags:
            yield f"the flag {option.needs}, which {option.name} needs"
        if option.kind == "choice" and option.default not in option.allowed:
            yield f"a default of {option.name} that it allows"


def _tests(game: Game) -> Iterator[str]:
    folder = TESTS / folder_of(game.name)
    if not folder.is_dir():
        yield f"tests/{folder.name}/"
    elif game.name != TOY and not list(folder.glob("test_*.py")):
        yield f"tests/{folder.name}/test_*.py"
    if census_of(game.name) is None:
        yield f"census(s) in tests/{folder.name}/census.py"
    if is_turn_start(game.name) is None:
        yield f"is_turn_start(s) in tests/{folder.name}/census.py"


def _files(game: Game) -> Iterator[str]:
    if game.name in games.NAMES:
        docs = TESTS.parent / "docs" / "games"
        pages = [docs / f"{game.name}{ending}" for ending in (".md", ".da.md")]
        yield from (f"{page.relative_to(TESTS.parent)} (make pages)" for page in pages if not page.is_file())
        yield from _deck(Path(str(game.rules.__file__)).parent / "deck.toml")  # type: ignore[attr-defined]


def _deck(file: Path) -> Iterator[str]:
    if file.exists():
        deck: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        if deck.get("provenance") not in PROVENANCE:
            yield f"provenance of the deck: one of {', '.join(PROVENANCE)}"
        if not set(deck) - {"provenance"}:
            yield "cards in deck.toml"
