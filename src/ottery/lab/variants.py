"""Sets of options that show a game from all sides: none, each value alone, all together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..games.game import Game, Option, Refused, Value
from ..games.options import check_options

Options = dict[str, Value]


def variants(game: Game, seats: int) -> list[Options]:
    """Sets of options for a table, the default first; those that the game refuses at this table are left out."""
    found: list[Options] = []
    for options in _candidates(game):
        if options not in found and _is_allowed(game, seats, options):
            found.append(options)
    return found


def _candidates(game: Game) -> Iterator[Options]:
    yield {}
    needs = {option.name: option.needs for option in game.options}
    for option in game.options:
        for value in values(option):
            yield _with_needs({option.name: value}, needs)
    yield {option.name: values(option)[-1] for option in game.options if values(option)}


def values(option: Option) -> list[Value]:
    """The values of an option that a tour tries, beside its default."""
    if option.kind == "whole":
        least, most = (int(bound) for bound in option.allowed)
        default = int(option.default)
        tried: list[Value] = [least, min(most, 2 * default if default else least + 5)]
    else:
        tried = list(option.allowed)
    return [value for value in dict.fromkeys(tried) if value != option.default]


def _with_needs(options: Options, needs: dict[str, Any]) -> Options:
    more: Options = {str(needs[name]): True for name in options if needs[name]}
    return more | options


def _is_allowed(game: Game, seats: int, options: Options) -> bool:
    try:
        check_options(game, seats, options)
    except Refused:
        return False
    return True
