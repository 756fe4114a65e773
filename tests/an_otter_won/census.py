"""What a state of An Otter Won holds, and when its setup text describes it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ottery.games.an_otter_won.rules import CARDS, LEAD, SWIM


def census(s: Any) -> Counter[str]:
    """Every card by value, and how many lie nowhere: those out of the game, one of them from the start."""
    rows = [int(c) for row in (s.deck, s.played, [s.neutral]) for c in row if c >= 0]
    sets = [i for mask in (*s.hands, *s.dens, s.river) for i in range(CARDS) if int(mask) >> i & 1]
    held = Counter(str(card + 1) for card in rows + sets)
    held["out of the game"] = CARDS - len(rows) - len(sets)
    held.update(str(v) for v in range(1, CARDS + 1) if str(v) not in held)
    held["deck"] += int(s.deck_length) - sum(c >= 0 for c in s.deck)
    return held


def is_turn_start(s: Any) -> bool:
    """Whether a round or the Last Swim begins."""
    return bool(s.phase in (LEAD, SWIM))
