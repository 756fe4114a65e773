"""What the contract's tests ask of Ottere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ottery.games.ottere.faces import CARDS
from ottery.games.ottere.state import PLAYING
from ottery.games.ottere.words import cards_of

OPTION_SETS = (
    {"free-draw": True, "draw-limit": 5},
    {"draw-two": True, "stacking": True, "reverse": True, "skip": "queen", "reshuffle": True},
    {"reshuffle": True, "draw-limit": 3, "target": 40},
    {"scoring": "winner-collects", "draw-two": True, "reverse": True, "skip": "jack"},
)


def census(s: Any) -> Counter[str]:
    """All cards: in hands, in the stock, on the pile."""
    found = Counter(cards_of(int(s.played), int(s.played_twins)))
    found.update(CARDS[s.stock[i]] for i in range(s.stock_n))
    for p in range(s.seats):
        found.update(cards_of(int(s.hands[p]), int(s.twins[p])))
    return found


def is_turn_start(s: Any) -> bool:
    """Whether nothing was drawn or played in this turn yet."""
    return bool(s.phase == PLAYING and s.draws == 0)
