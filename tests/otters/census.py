"""What Otters must keep: 47 cards and 7 urchins, 30 white pearls and 4 black ones."""

from __future__ import annotations

from collections import Counter

from ottery.games.otters.rules import State
from ottery.games.otters.state import KINDS, OVER, PEARL_WORDS, PEARLS, PLAY, SLUGS

OPTION_SETS: tuple[dict[str, int], ...] = ()


def _cards(s: State) -> Counter[str]:
    found: Counter[str] = Counter()
    for p in range(s.seats):
        for kind in range(KINDS):
            found[SLUGS[kind]] += int(s.hands[p][kind]) + int(s.face_up[p][kind])
    rows = (*list(s.deck)[: s.deck_size], *list(s.discard)[: s.discard_size])  # type: ignore[call-overload]
    found.update(SLUGS[int(kind)] for kind in rows)
    if s.card >= 0:
        found[SLUGS[s.card]] += 1
    return found


def _pearls(s: State) -> Counter[str]:
    found: Counter[str] = Counter()
    for p in range(s.seats):
        for kind in range(PEARLS):
            found[PEARL_WORDS[kind]] += int(s.pearls[p][kind])
        if s.under[p] >= 0:
            found[PEARL_WORDS[s.under[p]]] += 1
    rows = (*list(s.pool)[: s.pool_size], *list(s.black_pool)[: s.black_size])  # type: ignore[call-overload]
    found.update(PEARL_WORDS[int(kind)] for kind in (*rows, *s.drawn, s.chosen) if kind >= 0)  # type: ignore[misc]
    return found


def census(s: State) -> Counter[str]:
    """Every card and pearl, by name, wherever it lies; a pearl's name begins with its colour."""
    return +(_cards(s) + _pearls(s))


def is_turn_start(s: State) -> bool:
    """Whoever's turn it is has drawn and not yet played."""
    return bool(s.question == PLAY and s.question != OVER)
