"""Sheets for the tests, written as on paper."""

from typing import Any

from ottery.pad import Player, Round, Sheet
from ottery.pad.room import find
from ottery.pad.sheet import Value


def sheet(
    game: str, names: str, *rounds: list[Value], common: list[str] | None = None, **settings: Any
) -> Sheet:
    """A sheet for ``names`` (separated by spaces) with a value a player a round."""
    own = find(game).settle(settings)
    players = [Player(i, name, own.get("start", 0)) for i, name in enumerate(names.split(), 1)]
    found = Sheet("test", game, players, settings=own, dealer=1)
    for number, row in enumerate(rounds):
        for player, value in zip(players, row, strict=True):
            if value is not None:
                found.put(number, player, value)
    if common is not None:
        while not found.rounds:
            found.rounds.append(Round())
        found.rounds[0].common = common
    return found
