"""What a state of Why I Otter holds, and when its setup text describes it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ottery.games.why_i_otter.rules import FRONTS, LEAD
from ottery.games.why_i_otter.words import BACK_WORDS, FRONT_WORDS


def census(s: Any) -> Counter[str]:
    """Every front and every back by name, and how many cards lie nowhere: those out of the game."""
    rows = [int(f) for row in (s.pile, s.river, s.scoring, [s.led]) for f in row if f >= 0]
    sets = [i for mask in (*s.hands, *s.dens) for i in range(FRONTS) if int(mask) >> i & 1]
    held = Counter(FRONT_WORDS[f] for f in rows + sets)
    held["out of the game"] = FRONTS - len(rows) - len(sets)
    held.update(w for w in FRONT_WORDS if w not in held)
    held.update(BACK_WORDS[b] for b in s.back_of)
    held["pile"] += int(s.pile_length) - sum(f >= 0 for f in s.pile)
    return held


def is_turn_start(s: Any) -> bool:
    """Whether a round begins."""
    return bool(s.phase == LEAD)
