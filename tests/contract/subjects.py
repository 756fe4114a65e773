"""Which games the contract is held against, at which tables, and what their tests add.

Every game's test folder ``tests/<package>/`` (``why_i_otter`` for why-i-otter) has a ``census.py`` with

    census(s) -> Counter        everything that may neither vanish nor double, by name: cards, pearls, tokens, stones,
                                wherever they lie in the state, those in the middle of a move and those out of the game
    is_turn_start(s) -> bool    whether ``setup.read(s)`` describes this position fully
    OPTION_SETS                 may be left out: further sets of options to try, as a tuple of dicts

The text files hold, in both languages, ``<game>-title``, ``<game>-tagline``, for each option ``<game>-option-<option>``
and ``<game>-option-<option>-help``, for each value of a choice ``<game>-option-<option>-<value>``, for RULES
``<game>-section-<section>`` and ``<game>-r1`` …

``OTTERY_CONTRACT=sample`` tries a part of the tables (what interpreted rules get), ``full`` all of them;
``OTTERY_CONTRACT_GAMES=otter,ottere`` only these games.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from ottery import games
from ottery.games.game import Game, Option, Refused, Value
from ottery.games.generic import register
from ottery.games.options import check_options
from ottery.games.position import Position
from ottery.kernel import rng
from ottery.kernel.jit import COMPILED
from ottery.locales import LANGUAGES
from ottery.locales import text as texts

IS_FULL = os.environ.get("OTTERY_CONTRACT", "full" if COMPILED else "sample") == "full"
TOY = "pebbles"
TESTS = Path(__file__).resolve().parent.parent
LIMIT = 100_000
"""No game may take more actions (a limit of the tests; no rule)."""


@dataclass(frozen=True)
class Case:
    """A table of a game: its seats and the options that differ from the default."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        told = "+".join(name if value is True else f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}-{told or 'plain'}"

    def deal(self, seed: str) -> Position:
        """The start of a game at this table."""
        return Position.deal(find(self.game), seats=self.seats, options=dict(self.options), seed=seed)

    def at(self, seed: str, step: int) -> str:
        """Where something was found, and how to get there again."""
        told = json.dumps(dict(self.options))
        return (
            f"{self.game}, {self.seats} seats, options {told}, seed {seed!r}, step {step} "
            f"(python -m tests.contract.show {self.game} {self.seats} '{told}' {seed} {step})"
        )


def folder_of(game: str) -> str:
    """The name of a game's package, and of its test folder."""
    return game.replace("-", "_")


@cache
def find(name: str) -> Game:
    """A game of the registry, or the toy of the tests."""
    if name in games.NAMES:
        return games.find(name)
    toy: Game = import_module(f"tests.{TOY}").GAME
    for language in LANGUAGES:
        file = TESTS / TOY / "texts" / f"{language}.ftl"
        texts._bundle(language).add_resource(FluentResource(file.read_text("utf-8")))
    return register(toy)


def names() -> tuple[str, ...]:
    """The toy and every game of the registry that has a folder."""
    built = (n for n in games.NAMES if find_spec(f"{games.__name__}.{folder_of(n)}"))
    wanted = os.environ.get("OTTERY_CONTRACT_GAMES", "").split(",")
    return tuple(n for n in dict.fromkeys((TOY, *built)) if wanted == [""] or n in wanted)


@cache
def room(game: str) -> Any:
    """The ``census.py`` of a game's tests, or None."""
    module = f"tests.{folder_of(game)}.census"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and module.startswith(missing.name):
            return None
        raise


def census_of(game: str) -> Callable[[Any], Counter[str]] | None:
    """How to count what a state of ``game`` holds."""
    return getattr(room(game), "census", None)


def is_turn_start(game: str) -> Callable[[Any], bool] | None:
    """How to know a position that the setup text describes."""
    return getattr(room(game), "is_turn_start", None)


@cache
def cases(game: str) -> tuple[Case, ...]:
    """Every seat count with every option alone and all together, and every pair of options at one of the seat counts
    after the other; a game may refuse some."""
    g = find(game)
    counts = range(g.seats[0], g.seats[1] + 1)
    found = []
    for turn, seats in enumerate(counts):
        pairs = list(_pairs(g.options, seats))[turn :: len(counts)]
        sets = dict.fromkeys([*_sets(game, g.options, seats), *pairs])
        found += [Case(game, seats, s) for s in sets if _is_allowed(g, seats, dict(s))]
    return tuple(found if IS_FULL else found[:1] + found[1 :: max(1, len(found) // 8)])


def singles(game: str) -> list[Case]:
    """The tables for tests that look closely: no option, each one alone, and all together; where there are many seat
    counts, some of them."""
    counts = list(dict.fromkeys(c.seats for c in cases(game)))
    close = counts if len(counts) <= 7 else [*counts[:5], counts[len(counts) // 2], counts[-1]]
    simple = {seats: set(_sets(game, find(game).options, seats)) for seats in close}
    return [c for c in cases(game) if c.seats in close and c.options in simple[c.seats]]


def every(choose: Callable[[str], Sequence[Case]]) -> list[Any]:
    """The cases of all games, named for pytest."""
    import pytest

    return [pytest.param(case, id=str(case)) for game in names() for case in choose(game)]


Choice = tuple[tuple[str, Value], ...]


def _sets(game: str, options: tuple[Option, ...], seats: int) -> Iterator[Choice]:
    choices = [(o, value) for o in options for value in _values(o, seats)]
    needs = {o.name: o.needs for o in options}
    yield ()
    for option, value in choices:
        yield _with_needs([(option.name, value)], needs)
    yield _with_needs(list({o.name: v for o, v in choices}.items()), needs)
    yield _with_needs(list({o.name: v for o, v in reversed(choices)}.items()), needs)
    for more in getattr(room(game), "OPTION_SETS", ()):
        yield tuple(sorted(more.items()))


def _pairs(options: tuple[Option, ...], seats: int) -> Iterator[Choice]:
    choices = [(o.name, value) for o in options for value in _values(o, seats)]
    needs = {o.name: o.needs for o in options}
    yield from (_with_needs([a, b], needs) for a, b in combinations(choices, 2) if a[0] != b[0])


def _values(option: Option, seats: int) -> list[Value]:
    if option.kind == "whole":
        least, most = int(option.allowed[0]), int(option.allowed[1])
        return [v for v in dict.fromkeys((least + 1, min(least + 5, most))) if v != option.default]
    if option.kind == "seat":
        return [v for v in (seats, *option.allowed) if v != option.default]
    return [v for v in option.allowed if v != option.default]


def _with_needs(chosen: list[tuple[str, Value]], needs: dict[str, str | None]) -> Choice:
    values = dict(chosen)
    for name in list(values):
        needed = needs[name]
        while needed:
            values.setdefault(needed, True)
            needed = needs[needed]
    return tuple(sorted(values.items()))


def _is_allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether the game takes these options; nothing is dealt, so that collecting tests compiles no rules."""
    s: Any = game.state.new()
    s.seats = seats
    s.round_no = 1
    rng.seed(s.rng, bytes(32))
    try:
        game.setup.configure(s, check_options(game, seats, options), None)
    except Refused:
        return not options  # a table without options must open: the tests will say why it does not
    return True
