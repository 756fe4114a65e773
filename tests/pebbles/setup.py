"""Setup of Pebbles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ottery.games.game import Kind, Refused, Value
from ottery.locales import Text

from .rules import State, deal


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    s.heap = int(options["heap"])
    if deck is not None:
        raise Refused(Kind.UNREADABLE, Text.of("refuse-deck", game="pebbles"))


def place(s: State, setup: Mapping[str, Any]) -> None:
    s.heap = int(setup["heap"])
    s.first = int(setup.get("first", s.first + 1)) - 1
    deal(s)
    for p, count in enumerate(setup.get("taken", ())):
        s.taken[p] = count


def read(s: State) -> dict[str, Any]:
    return {"heap": int(s.heap), "taken": [int(s.taken[p]) for p in range(s.seats)], "first": int(s.turn) + 1}


def deck_of(s: State) -> dict[str, Any]:
    return {}
