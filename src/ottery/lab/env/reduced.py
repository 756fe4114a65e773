"""Games of the house cut down until a best response can be computed: what a strategy loses to an opponent who knows it.

Each begins in the middle of a game with most cards already placed and equally likely deals of the rest, all of them
written out, so that OpenSpiel walks through the whole of it.

``ottery_an_otter_won_reduced``   from the fourth round on: hands of three, the last neutral card, then the Last Swim;
                                  seven cards hidden (six in hands, one removed), 140 deals.
``ottery_why_i_otter_reduced``    hands of two, a river of three and a fixed pairing, so one round with a river and two
                                  without; two of six cards in each hand, two out of the game, 90 deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import pyspiel

from ... import games
from ...games.position import Position
from .open_spiel import SpielGame, Table, game_type, short_name

Setup = dict[str, Any]


def an_otter_won() -> Iterator[Setup]:
    """Every deal of the reduced An Otter Won."""
    placed = {"river": [3, 8, 13, 16], "dens": [[1, 6, 11], [4, 9, 14]], "deck": [10], "round": 4, "first": 1}
    hidden = [2, 5, 7, 12, 15, 17, 18]
    for mine in combinations(hidden, 3):
        rest = [card for card in hidden if card not in mine]
        for yours in combinations(rest, 3):
            yield {**placed, "hands": [list(mine), list(yours)]}


def why_i_otter() -> Iterator[Setup]:
    """Every deal of the reduced Why I Otter."""
    placed: Setup = {
        "pile": ["pink1", "yellow4", "blue5"],
        "dens": [["pink2", "yellow6"], ["blue3", "yellow1"]],
        "scoring": ["most pink", "all blue", "most 3"],
        "first": 1,
        "round": 4,
    }
    hidden = ["pink6", "pink3", "yellow5", "yellow2", "blue6", "blue2"]
    for mine in combinations(hidden, 2):
        rest = [card for card in hidden if card not in mine]
        for yours in combinations(rest, 2):
            yield {**placed, "hands": [list(mine), list(yours)]}


def pairing() -> dict[str, Any]:
    """The fixed pairing of the reduced Why I Otter: the scoring cards are otters that lie nowhere else."""
    words = games.find("why-i-otter").setup.deck_of(
        Position.deal(games.find("why-i-otter"), seats=2, seed="0").state
    )
    fronts, backs = list(words["fronts"]), list(words["backs"])
    given = {"pink4": "most pink", "blue4": "all blue", "yellow3": "most 3", "pink1": "all pink"}
    given |= {"yellow4": "most 4", "blue5": "all 5"}
    left = [back for back in backs if back not in given.values()]
    pairs = {front: given.get(front) or left.pop(0) for front in fronts}
    return {"provenance": "house", "card": [{"front": f, "back": b} for f, b in pairs.items()]}


@dataclass(frozen=True)
class Listed:
    """Deals written out."""

    name: str

    @property
    def count(self) -> int:
        """See ``open_spiel.Deals``."""
        return len(_deals(self.name))

    def deal(self, _table: Table, outcome: int) -> Any:
        """See ``open_spiel.Deals``."""
        return _deals(self.name)[outcome].copy()


REDUCED: Mapping[str, tuple[Callable[[], Iterator[Setup]], Callable[[], dict[str, Any]] | None]] = {
    "an-otter-won": (an_otter_won, None),
    "why-i-otter": (why_i_otter, pairing),
}
"""Of each reduced game its setups and its deck."""


@cache
def _deals(name: str) -> list[Any]:
    setups, deck = REDUCED[name]
    game, found = games.find(name), []
    for setup in setups():
        states = game.state.batch(1)
        position = Position.deal(game, seats=2, seed="0", setup=setup, deck=deck() if deck else None)
        states[0] = position.state
        found.append(states)
    return found


def load(name: str) -> Any:
    """The reduced game of ``name``."""
    return pyspiel.load_game(short_name(name) + "_reduced")


@cache
def register() -> None:
    """Make the reduced games known to OpenSpiel."""
    for name in REDUCED:
        _register(name)


def _register(name: str) -> None:
    kind = game_type(short_name(name) + "_reduced", games.find(name))

    class Registered(SpielGame):
        """A reduced game; it takes no parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            super().__init__(games.find(name), kind, Listed(name), {**given, "limit": 30})

    pyspiel.register_game(kind, Registered)


register()
