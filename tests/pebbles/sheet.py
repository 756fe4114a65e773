"""Scoring of Pebbles."""

from __future__ import annotations

from ottery.games.game import Line
from ottery.locales import Text

from .rules import State


def lines(s: State) -> list[Line]:
    if s.heap:
        return []
    return [Line(p, 1, Text.of("pebbles-won")) for p in range(s.seats) if p != s.loser]


def extras(s: State) -> dict[str, list[int]]:
    return {}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    return (0, []) if s.heap else (1, [int(p != s.loser) for p in range(s.seats)])
