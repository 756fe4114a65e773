"""What Otters must keep: 47 cards and 7 urchins, 30 white pearls and 4 black ones."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from ottery.games.otters.rules import State
from ottery.games.otters.state import KINDS, PLAY, WORDS


def census(s: State) -> Counter[str]:
    """Every card and pearl, by name, wherever it lies."""
    raw = cast(Any, s)
    found: Counter[int] = Counter()
    for p in range(s.seats):
        found.update({thing: int(s.held[p][thing]) for thing in range(len(WORDS))})
        found.update({kind: int(s.face_up[p][kind]) for kind in range(KINDS)})
    piles = [thing for pile in range(3) for thing in raw.piles[pile][: s.left[pile]]]
    alone = [s.card, s.chosen, *raw.drawn, *raw.under]
    found.update(int(thing) for thing in (*piles, *raw.discard[: s.discard_size], *alone) if thing >= 0)
    return Counter({WORDS[thing]: count for thing, count in found.items() if count})


def is_turn_start(s: State) -> bool:
    """Whoever's turn it is has drawn and not yet played."""
    return bool(s.question == PLAY)
