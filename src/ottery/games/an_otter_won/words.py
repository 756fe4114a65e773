"""Words and reasons of An Otter Won, and its numbered rules (their texts: ``locales/*/an-otter-won.ftl``)."""

from __future__ import annotations

from typing import Any

from ottery.locales import Text

from ..game import Reason, RuleText
from .rules import CARDS, DEN, DIVE, NEST, RIVER, STREAM, SWIM, State, to_move
from .scoring import ATTRIBUTES
from .search import hidden

GAME = "an-otter-won"
OTTERS = ("pink", "yellow", "blue")
SHAPES = ("circle", "triangle")
NAMES = (*OTTERS, *SHAPES, "odd", "even", "low", "high")
CONDITION_WORDS = tuple(f"{kind} {name}" for kind in ("most", "each") for name in NAMES)

ACTIONS = tuple(f"{what}{value}" for what in ("", "river ", "den ") for value in range(1, CARDS + 1))

RULES = (
    RuleText("R1", "setup"),
    RuleText("R2", "setup"),
    RuleText("R3", "round"),
    RuleText("R4", "round"),
    RuleText("R5", "round"),
    RuleText("R6", "round"),
    RuleText("R7", "round"),
    RuleText("R8", "swim"),
    RuleText("R9", "scoring"),
    RuleText("R10", "scoring"),
    RuleText("R11", "scoring"),
    RuleText("R12", "scoring"),
)


def text(key: str, /, **values: str | int | Text) -> Text:
    """A text of this game."""
    return Text.of(f"{GAME}-{key}", **values)


def condition_text(condition: int) -> Text:
    """A scoring condition, as players say it."""
    kind = "each" if condition >= ATTRIBUTES else "most"
    return text(f"condition-{kind}", attribute=text(f"attribute-{NAMES[condition % ATTRIBUTES]}"))


def why(s: State, action: int) -> Reason:
    """The reason why ``action`` is not legal now."""
    card = action % CARDS + 1
    if s.phase in (SWIM, DIVE):
        return _why_swim(s, action, card)
    if s.phase == STREAM:
        return Reason(
            "R6", text("why-not-in-play", card=card) if RIVER <= action < DEN else text("why-river-now")
        )
    if s.phase == NEST:
        return Reason("R6", text("why-not-in-play", card=card) if action >= DEN else text("why-den-now"))
    if action < RIVER:
        return Reason("R4", text("why-not-held", card=card))
    return Reason("R6", text("why-play-first"))


def _why_swim(s: State, action: int, card: int) -> Reason:
    if s.hands[to_move(s)] >> (card - 1) & 1:
        return Reason("R8", text("why-swim"))
    return Reason("R8" if action >= RIVER else "R4", text("why-not-held", card=card))


def public(s: State, action: int, seat: int) -> str:
    """The word of ``action``; what the leader chooses in the Last Swim is hidden until the other has chosen."""
    return "den ?" if hidden(s, action, seat) else ACTIONS[action]


def notes(s: State) -> dict[str, Any]:
    """Nothing beside the usual summary."""
    return {}
