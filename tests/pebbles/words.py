"""Words and reasons of Pebbles."""

from __future__ import annotations

from typing import Any

from ottery.games.game import Reason, RuleText
from ottery.locales import Text

from .rules import State

ACTIONS = ("take 1", "take 2", "take 3")


RULES = (RuleText("R1", "setup"), RuleText("R2", "turn"), RuleText("R3", "end"))


def why(s: State, action: int) -> Reason:
    return Reason("R2", Text.of("pebbles-why-few", heap=int(s.heap), wanted=action + 1))


def public(s: State, action: int, seat: int) -> str:
    return ACTIONS[action]


def notes(s: State) -> dict[str, Any]:
    return {}
