"""Words and reasons of Why I Otter, and its numbered rules (their texts: ``locales/*/why-i-otter.ftl``)."""

from __future__ import annotations

from typing import Any

from ottery.kernel.record import NONE
from ottery.locales import Text

from ..game import Reason, RuleText
from .rules import FRONTS, RIVER, TAKE, State, is_open
from .scoring import ATTRIBUTES

GAME = "why-i-otter"
COLOURS = ("pink", "yellow", "blue")
NAMES = (*COLOURS, "1", "2", "3", "4", "5", "6")
FRONT_WORDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 7))
BACK_WORDS = tuple(f"{kind} {name}" for kind in ("most", "all") for name in NAMES)
FRONT_NUMBERS = {word: front for front, word in enumerate(FRONT_WORDS)}
BACK_NUMBERS = {word: back for back, word in enumerate(BACK_WORDS)}

ACTIONS = (*FRONT_WORDS, "river 1", "river 2", "river 3")

RULES = (
    RuleText("R1", "setup"),
    RuleText("R2", "setup"),
    RuleText("R3", "river"),
    RuleText("R4", "trick"),
    RuleText("R5", "trick"),
    RuleText("R6", "trick"),
    RuleText("R7", "rewards"),
    RuleText("R8", "rewards"),
    RuleText("R9", "rewards"),
    RuleText("R10", "end"),
    RuleText("R11", "end"),
    RuleText("R12", "end"),
    RuleText("R13", "end"),
)


def text(key: str, /, **values: str | int | Text) -> Text:
    """A text of this game."""
    return Text.of(f"{GAME}-{key}", **values)


def front_text(front: int) -> Text:
    """An otter, as players say it."""
    return text(f"front-{COLOURS[front // 6]}", number=int(front) % 6 + 1)


def attribute_text(condition: int) -> Text:
    """The otters that a condition looks at."""
    name = NAMES[condition % ATTRIBUTES]
    return text(f"otters-{name}") if name in COLOURS else text("otters-number", number=int(name))


def back_text(condition: int) -> Text:
    """A scoring condition, as players say it."""
    kind = "all" if condition >= ATTRIBUTES else "most"
    return text(f"back-{kind}", otters=attribute_text(condition))


def why(s: State, action: int) -> Reason:
    """The reason why ``action`` is not legal now."""
    if action < FRONTS:
        if is_open(s):
            rule = "R7" if s.phase == TAKE else "R8"
            return Reason(rule, text("why-river-first"))
        return Reason("R4", text("why-not-held", card=front_text(action)))
    place = action - RIVER
    if is_open(s):
        return Reason("R8", text("why-taken", place=place + 1))
    if s.river[0] == NONE:
        return Reason("R9", text("why-no-river"))
    return Reason("R7", text("why-otters-first"))


def public(s: State, action: int, seat: int) -> str:
    """The word of ``action``: everything that is played or taken lies open."""
    return ACTIONS[action]


def notes(s: State) -> dict[str, Any]:
    """Nothing beside the usual summary."""
    return {}
