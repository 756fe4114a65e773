"""Words and reasons of Otter, and its numbered rules (their texts: ``locales/*/otter.ftl``)."""

from __future__ import annotations

from typing import Any

from ...kernel.moves import Moves
from ...kernel.record import NONE
from ...locales import Text
from ..game import Reason, RuleText
from .heads import HEADS, NUMBERS, SUITS, TAIL_SUIT
from .piles import find
from .rules import legal
from .solo import can_pile, options, top_of
from .state import (
    CHANGE,
    DRAW,
    DRAWS,
    GIVE_UP,
    OTTERS,
    PASS,
    PENALTY,
    PILE,
    PILES,
    STONE,
    STOP,
    State,
    followed,
    size,
)

CARD_WORDS = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1))
CARD_NUMBERS = {word: card for card, word in enumerate(CARD_WORDS)}

_PAIRS = ("1 2", "1 3", "2 3")
_HEAD_CHANGES = (*(f"flip head {i}" for i in (1, 2, 3)), *(f"swap heads {pair}" for pair in _PAIRS))

ACTIONS = (
    *(f"{card} on {otter}" for card in CARD_WORDS for otter in (1, 2, 3)),
    "draw",
    "stop",
    "pass",
    "penalty",
    *_HEAD_CHANGES[:3],
    *(f"flip tail {i}" for i in (1, 2, 3)),
    *_HEAD_CHANGES[3:],
    *(f"swap tails {pair}" for pair in _PAIRS),
    *(f"pile {pile} on {otter}" for pile in range(1, PILES + 1) for otter in (1, 2, 3)),
    *(f"stone {change}" for change in _HEAD_CHANGES),
    "give up",
)

_SECTIONS = {
    "setup": 4,
    "turn": 1,
    "high-tide": 4,
    "low-tide": 4,
    "round": 3,
    "end": 1,
    "penalty": 2,
    "tails": 1,
    "heads": 5,
    "solo": 5,
    "party": 5,
}
"""How many rules each section has."""

_WHEN = {"R4": "heads", "R18": "penalty", "R19": "penalty"}


def _number_rules() -> tuple[RuleText, ...]:
    sections = [section for section, count in _SECTIONS.items() for _ in range(count)]
    numbered = [(f"R{i}", section) for i, section in enumerate(sections, 1)]
    return tuple(RuleText(number, section, _WHEN.get(number)) for number, section in numbered)


RULES = _number_rules()


def card_text(card: int) -> Text:
    """A tummy card, as players say it."""
    return Text.of(f"otter-card-{SUITS[card // NUMBERS]}", number=int(card) % NUMBERS + 1)


def head_text(face: int) -> Text:
    """The name of a head."""
    return Text.of(f"otter-head-{HEADS[face]}")


def suit_text(suit: int) -> Text:
    """A critter with its name."""
    return Text.of(f"otter-suit-{SUITS[suit]}")


def tail_text(face: int) -> Text:
    """The critter that a tail wants."""
    return suit_text(TAIL_SUIT[face])


def change_text(index: int) -> Text:
    """A change, as players say it; ``index`` as in ``state.change``."""
    kind = ("flip-head", "flip-tail", "swap-heads", "swap-tails")[index // 3]
    place = index % 3
    if index < 6:
        return Text.of(f"otter-change-{kind}", place=place + 1)
    return Text.of(f"otter-change-{kind}", one=_PAIRS[place][0], other=_PAIRS[place][2])


def public(s: State, action: int, seat: int) -> str:
    """The word of ``action``: all that is done is done openly."""
    return ACTIONS[action]


def slips(s: State) -> list[int]:
    """The legal actions of the seat to move that would be slips (R18)."""
    moves: Any = Moves.new()
    legal(s, moves)
    played = [int(a) for a in moves.actions[: moves.length] if a < DRAW]
    return [a for a in played if followed(s, a // OTTERS, a % OTTERS) == 0]


def notes(s: State) -> dict[str, Any]:
    """With the penalty option, which of the legal actions are slips; for the seat to move alone, as ``legal`` is."""
    return {"slips": [ACTIONS[a] for a in slips(s)]} if s.has_penalty and s.seats > 1 else {}


def wish_text(s: State, otter: int) -> Text:
    """What the head of an otter wants now, with the numbers it looks at."""
    head, own = int(s.heads[otter]), int(s.tops[otter]) % NUMBERS + 1
    a, b = (int(s.tops[(otter + i) % 3]) % NUMBERS + 1 for i in (1, 2))
    return Text.of(
        f"otter-wish-{HEADS[head]}",
        own=own,
        least=max(1, own - 2),
        most=min(NUMBERS, own + 2),
        low=min(a, b),
        high=max(a, b),
        sum=a + b,
    )


def _head_rule(face: int) -> str:
    return f"R{21 + face // 2}"


def _reason(rule: str, key: str, /, **values: str | int | Text) -> Reason:
    return Reason(rule, Text.of(f"otter-why-{key}", **values))


def why(s: State, action: int) -> Reason:
    """The reason why ``action`` is not legal now."""
    if s.seats == 1:
        return _why_solo(s, action)
    if action >= PILE:
        return _reason("R26", "solo-only")
    if action < DRAW:
        return _why_card(s, action // OTTERS, action % OTTERS)
    if action >= CHANGE:
        return _why_change(s)
    return {DRAW: _why_draw, STOP: _why_stop, PASS: _why_pass, PENALTY: _why_penalty}[action](s)


def _why_card(s: State, card: int, otter: int) -> Reason:
    if s.owed:
        return _reason("R7", "owed")
    if find(s, int(s.turn), card) == NONE:
        return _reason("R11", "not-held", card=card_text(card))
    if s.otter not in (NONE, otter):
        return _reason("R10", "other-otter", otter=int(s.otter) + 1)
    is_last = s.has_penalty and size(s, int(s.turn)) == 1
    return _reason(
        "R18" if is_last else "R11",
        "last-follows-nothing" if is_last else "follows-nothing",
        card=card_text(card),
        otter=otter + 1,
        wish=wish_text(s, otter),
        suit=tail_text(int(s.tails[otter])),
    )


def _why_change(s: State) -> Reason:
    if s.owed:
        return _reason("R8", "useless-change")
    return _reason("R7", "draw-first") if s.otter == NONE else _reason("R13", "low-tide")


def _why_draw(s: State) -> Reason:
    if s.owed:
        return _reason("R7", "owed")
    if s.otter != NONE:
        return _reason("R13", "low-tide")
    return _reason("R6", "draws") if s.draws == DRAWS else _reason("R16", "no-cards")


def _why_stop(s: State) -> Reason:
    return _reason("R7", "owed") if s.owed else _reason("R5", "stop")


def _why_pass(s: State) -> Reason:
    if s.owed:
        return _reason("R7", "owed")
    return _reason("R9", "pass") if s.otter == NONE else _reason("R12", "pass-stop")


def _why_penalty(s: State) -> Reason:
    return _reason("R19", "no-slip") if s.has_penalty else _reason("R18", "no-penalty")


def _why_solo(s: State, action: int) -> Reason:
    if action < PILE:
        return _reason("R26", "not-solo")
    if action == GIVE_UP:
        return _reason("R30", "give-up", count=int(options(s)))
    if action >= STONE:
        return _reason("R29", "no-stones")
    pile, otter = (action - PILE) // OTTERS, (action - PILE) % OTTERS
    return _why_pile(s, pile, otter)


def _why_pile(s: State, pile: int, otter: int) -> Reason:
    if size(s, pile) == 0:
        return _reason("R27", "empty-pile", pile=pile + 1)
    if pile == s.last_pile:
        return _reason("R28", "same-pile", pile=pile + 1)
    if otter == s.last_otter:
        return _reason("R28", "same-otter", otter=otter + 1)
    assert not can_pile(s, pile, otter)
    card = card_text(int(top_of(s, pile)))
    return _reason(
        _head_rule(int(s.heads[otter])), "pile", card=card, otter=otter + 1, wish=wish_text(s, otter)
    )
