"""Scoring of Why I Otter as on paper: scoring cards and two dens in, a line for each card and player out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..game import Line
from .rules import ENDED, State
from .scoring import ATTRIBUTES, matches, stars
from .words import BACK_NUMBERS, BACK_WORDS, FRONT_NUMBERS, FRONT_WORDS, attribute_text, text


def score(scoring: Sequence[str], dens: Sequence[Iterable[str]]) -> list[Line]:
    """The lines of ``scoring`` (backs such as ``most 3``) for two ``dens`` (fronts such as ``pink4``).

    Two lines a card, for the first den and for the second; a den's points are the sum of its lines. KeyError for a
    word that is no card.
    """
    sets = [sum(1 << FRONT_NUMBERS[word] for word in set(den)) for den in dens]
    conditions = [BACK_NUMBERS[word] for word in scoring]
    return [_line(c, seat, sets[seat], sets[1 - seat]) for c in conditions for seat in range(2)]


def _line(condition: int, seat: int, own: int, other: int) -> Line:
    found, against = matches(condition, own), matches(condition, other)
    kind = "all" if condition >= ATTRIBUTES else "most"
    words = text(f"line-{kind}", otters=attribute_text(condition), own=found, against=against)
    return Line(seat, stars(condition, own, other), words)


def lines(s: State) -> list[Line]:
    """How the stars of each seat come about, as if the game ended now."""
    scoring = [BACK_WORDS[s.back_of[s.scoring[i]]] for i in range(s.scoring_count)]
    return score(scoring, [[w for i, w in enumerate(FRONT_WORDS) if s.dens[p] >> i & 1] for p in range(2)])


def extras(s: State) -> dict[str, list[int]]:
    """No further columns."""
    return {}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    """How many rounds have ended since the deal, and what the last one brought: stars are counted after the last."""
    points = [0, 0]
    if s.phase == ENDED:
        for line in lines(s):
            points[line.seat] += line.points
    return int(s.rounds_done), points
