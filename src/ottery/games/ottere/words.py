"""Ottere: the words of cards and actions, the numbered rules, and why an action is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...locales import Text
from ..game import Reason, RuleText
from .dealing import can_draw
from .faces import CARDS, face, faces
from .state import DRAW, EIGHT, KINDS, NAME, NAMING, SUITS, TAKE, State, fitting

SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")
ACTIONS = (*CARDS, *SUIT_WORDS, "draw", "pass", "take")

RULES = (
    RuleText("R1", "setup"),
    RuleText("R2", "setup"),
    RuleText("R3", "setup"),
    RuleText("R4", "turn"),
    RuleText("R5", "turn"),
    RuleText("R6", "turn"),
    RuleText("R7", "turn"),
    RuleText("R8", "turn"),
    RuleText("R9", "turn"),
    RuleText("R10", "turn"),
    RuleText("R11", "options", "free-draw"),
    RuleText("R12", "options", "draw-limit"),
    RuleText("R13", "options", "reshuffle"),
    RuleText("R14", "options", "draw-two"),
    RuleText("R15", "options", "stacking"),
    RuleText("R16", "options", "skip"),
    RuleText("R17", "options", "reverse"),
    RuleText("R18", "scoring"),
    RuleText("R19", "scoring"),
    RuleText("R20", "scoring", "scoring"),
    RuleText("R21", "end"),
    RuleText("R22", "end"),
    RuleText("R23", "end"),
)


_BY_SUIT = tuple((1 << card, CARDS[card]) for suit in range(SUITS) for card in range(suit, KINDS, SUITS))


@lru_cache(maxsize=4096)
def cards_of(once: int, twice: int = 0) -> tuple[str, ...]:
    """The words of a set of cards, by suit and then rank; those of ``twice`` stand there twice. The newest sets are
    kept: a hand is asked for at every move of the others."""
    if not twice:
        return tuple(word for bit, word in _BY_SUIT if once & bit)
    return tuple(word for bit, word in _BY_SUIT for held in (once, twice) if held & bit)


def hand_of(s: State, seat: int) -> list[str]:
    """The cards of a hand, by suit and rank."""
    return list(cards_of(int(s.hands[seat]), int(s.twins[seat])))


def held(s: State, seat: int) -> int:
    """How many cards a hand has: counted in Python, since a call of a rule takes longer than the count."""
    return int(s.hands[seat]).bit_count() + int(s.twins[seat]).bit_count()


def suit_name(suit: int) -> Text:
    """A suit in the reader's language."""
    return Text.of(f"ottere-suit-{SUIT_WORDS[suit]}")


def why(s: State, action: int) -> Reason:
    """The rule that forbids ``action`` to the seat to move."""
    if s.phase == NAMING:
        return _reason("R5", "name-first")
    if NAME <= action < DRAW:
        return _reason("R5", "no-eight")
    if action < KINDS:
        return _why_card(s, action)
    if action == TAKE:
        return _reason("R14", "no-count")
    if s.owed:
        return _reason("R14", "take-first", count=int(s.owed))
    return _why_draw(s) if action == DRAW else _why_pass(s)


def _reason(rule: str, name: str, **values: str | int | Text) -> Reason:
    return Reason(rule, Text.of(f"ottere-why-{name}", **values))


def _why_card(s: State, card: int) -> Reason:
    card_face = face(CARDS[card])
    if not int(s.hands[s.turn]) >> card & 1:
        return _reason("R4", "not-held", card=card_face)
    if s.owed and s.stacking:
        return _reason("R15", "answer", card=card_face, count=int(s.owed))
    if s.owed:
        return _reason("R14", "take-first", count=int(s.owed))
    top = face(CARDS[s.top])
    if s.top >> 2 == EIGHT or (s.top & 3) != s.suit:
        return _reason("R5", "named", card=card_face, top=top, suit=suit_name(s.suit))
    return _reason("R4", "follow", card=card_face, top=top, suit=suit_name(s.suit))


def _playable(s: State) -> str:
    """What the seat to move could play."""
    return faces(cards_of(int(s.hands[s.turn]) & int(fitting(s))))


def _why_draw(s: State) -> Reason:
    playable = _playable(s)
    if playable and not s.free_draw:
        return _reason("R6", "must-play", cards=playable)
    if not can_draw(s):
        return _reason("R8", "no-cards")
    return _reason("R12", "limit", count=int(s.draws))


def _why_pass(s: State) -> Reason:
    playable = _playable(s)
    if playable and not s.free_draw:
        return _reason("R6", "must-play", cards=playable)
    return _reason("R11" if s.free_draw else "R8", "can-draw")


def public(s: State, action: int, seat: int) -> str:
    """Every action is open; what is drawn is no part of its word."""
    return ACTIONS[action]


def notes(s: State) -> dict[str, Any]:
    """Nothing to add."""
    return {}
