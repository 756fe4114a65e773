"""Otters: the words of the actions, the numbered rules, and why an action is not allowed."""

from __future__ import annotations

from typing import Any

from ...locales import Text
from ..game import Reason, RuleText
from .search import hidden
from .state import (
    A_LEFT,
    A_PASS,
    A_SEAT,
    A_THING,
    BLACK,
    CARD,
    EENY,
    HANDS_OFF,
    KINDS,
    PEARL,
    PICK,
    PLACE,
    PLAY,
    POOL,
    RENEW,
    SEAT,
    SEATS,
    SLUGS,
    WHITE,
    WORDS,
    State,
    count,
    effect_of_card,
)

ACTIONS = (
    *SLUGS,
    *(f"seat {p + 1}" for p in range(SEATS)),
    *(f"card {slug}" for slug in SLUGS),
    *(f"pearl {word}" for word in WORDS[WHITE:]),
    "left",
    "right",
    "pass",
)

_SECTIONS = (
    ("setup", 4),
    ("turn", 6),
    ("urchins", 3),
    ("pearls", 4),
    ("answers", 1),
    ("cards", 14),
    ("end", 3),
    ("deck", 1),
)

RULES = tuple(
    RuleText(f"R{number}", section)
    for number, section in enumerate((name for name, count in _SECTIONS for _ in range(count)), 1)
)

RULE_OF_EFFECT = (*(f"R{number}" for number in range(19, 33)), "R11")
"""The rule of each effect, in the order of ``SLUGS``."""

_QUESTIONS = {
    PLAY: "otters-asked-play",
    SEAT: "otters-asked-seat",
    PEARL: "otters-asked-pearl",
    CARD: "otters-asked-card",
    PLACE: "otters-asked-place",
    PICK: "otters-asked-pick",
}


def card_name(kind: int) -> Text:
    """The shown name of a card."""
    return Text.of(f"otters-card-{SLUGS[kind]}")


def pearl_name(pearl: int) -> Text:
    """A pearl in words: its colour and value."""
    if pearl < BLACK:
        return Text.of("otters-pearl-white", value=WORDS[pearl])
    return Text.of("otters-pearl-black", value=WORDS[pearl].replace("-", "−"))


def thing_name(thing: int) -> Text:
    """A card or a pearl in words."""
    return card_name(thing) if thing < KINDS else pearl_name(thing)


def _is_answer_to(action: int, question: int) -> bool:
    """Whether an action is of the kind that the question asks for."""
    if question == PLAY:
        return action < A_SEAT or action == A_PASS
    if question == SEAT:
        return A_SEAT <= action < A_THING
    if question == PEARL:
        return A_THING + WHITE <= action < A_LEFT
    if question == CARD:
        return A_THING <= action < A_THING + WHITE
    return A_LEFT <= action < A_PASS


def why(s: State, action: int) -> Reason:
    """The reason why ``action`` is not legal now."""
    if not _is_answer_to(action, s.question):
        return Reason("R6" if s.question == PLAY else "R18", Text.of(_QUESTIONS[s.question]))
    if s.question == PLAY:
        return _why_not_play(s, action)
    if s.question == SEAT:
        return _why_not_seat(s, action - A_SEAT)
    if s.question == PEARL:
        return _why_not_pearl(s, action - A_THING)
    return _why_not_card(s, action - A_THING)


def _why_not_play(s: State, action: int) -> Reason:
    if action == A_PASS:
        return Reason("R8", Text.of("otters-why-pass"))
    if s.held[s.turn][action] == 0:
        return Reason("R6", Text.of("otters-why-no-card", card=card_name(action)))
    return Reason("R12", Text.of("otters-why-no-black"))


def _why_not_seat(s: State, seat: int) -> Reason:
    effect = effect_of_card(s)
    rule = RULE_OF_EFFECT[effect]
    if seat >= s.seats:
        return Reason(rule, Text.of("otters-why-no-seat", seat=seat + 1))
    if seat == s.turn:
        return Reason(rule, Text.of("otters-why-self"))
    if s.out[seat]:
        return Reason("R10", Text.of("otters-why-out", player=seat + 1))
    if effect == HANDS_OFF:
        return Reason(rule, Text.of("otters-why-has-cover", player=seat + 1))
    if effect == EENY:
        return Reason(rule, Text.of("otters-why-twice", player=seat + 1))
    if count(s, seat, POOL) == 0:
        return Reason(rule, Text.of("otters-why-no-whites", player=seat + 1))
    return Reason(rule, Text.of("otters-why-not-most", player=seat + 1))


def _why_not_pearl(s: State, pearl: int) -> Reason:
    effect = effect_of_card(s)
    rule, name = RULE_OF_EFFECT[effect], pearl_name(pearl)
    if effect == EENY:
        return Reason(rule, Text.of("otters-why-not-drawn", pearl=name))
    if pearl >= BLACK and effect in (HANDS_OFF, RENEW):
        return Reason(rule, Text.of("otters-why-white-only"))
    if s.under[s.asked] == pearl:
        return Reason("R17", Text.of("otters-why-under"))
    return Reason(rule, Text.of("otters-why-no-pearl", pearl=name))


def _why_not_card(s: State, kind: int) -> Reason:
    if s.held[s.asked][kind] == 0:
        return Reason(RULE_OF_EFFECT[effect_of_card(s)], Text.of("otters-why-no-card", card=card_name(kind)))
    return Reason("R13", Text.of("otters-why-urchin-stays"))


def public(s: State, action: int, seat: int) -> str:
    """The word of a legal action as ``seat`` may see it."""
    if not hidden(s, action, seat):
        return ACTIONS[action]
    if A_LEFT <= action < A_PASS:
        return "?"
    return "pearl ?" if action >= A_THING + WHITE else "card ?"


def notes(s: State) -> dict[str, Any]:
    """Nothing beside what every game says."""
    return {}
