"""Scoring of An Otter Won as on paper: river and two dens in, a line for each card in a den out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ottery.kernel.cards import size_of
from ottery.locales import Text

from ..game import Line
from .deck import default, put_deck
from .rules import CARDS, ENDED, State, card_points
from .scoring import ATTRIBUTES, is_most
from .words import condition_text, text


def score(
    river: Iterable[int], dens: Sequence[Iterable[int]], deck: Mapping[str, Any] | None = None
) -> list[Line]:
    """The lines for two ``dens`` of values 1 … 18 with the values in the ``river``, one line for each card in a den.

    A den's points are the sum of its lines. ``deck``: in the form of its file (None: the game's own). Refused for a
    deck that cannot be read.
    """
    s = State.new()
    put_deck(s, default() if deck is None else deck)
    return _lines(s, _set(river), [_set(den) for den in dens])


def _set(values: Iterable[int]) -> int:
    return sum(1 << (value - 1) for value in set(values))


def _lines(s: State, river: int, dens: Sequence[int]) -> list[Line]:
    return [
        Line(seat, int(card_points(s, card, river)), _words(s, card, river))
        for seat, den in enumerate(dens)
        for card in range(CARDS)
        if den >> card & 1
    ]


def _words(s: State, card: int, river: int) -> Text:
    """What the card asks for and what the river answers."""
    condition = int(s.condition[card])
    attribute = condition % ATTRIBUTES
    found = int(size_of(river & int(s.matching[attribute])))
    asked = condition_text(condition)
    if condition >= ATTRIBUTES:
        return text("line-each", card=card + 1, condition=asked, found=found, points=int(s.more[card]))
    kind = "most" if is_most(s.matching, attribute, river) else "not-most"
    return text(f"line-{kind}", card=card + 1, condition=asked, found=found)


def lines(s: State) -> list[Line]:
    """How the points of each seat come about, as if the game ended now."""
    return _lines(s, int(s.river), [int(s.dens[p]) for p in range(2)])


def extras(s: State) -> dict[str, list[int]]:
    """No further columns."""
    return {}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    """How many rounds have ended since the deal, and what the last one brought: points are counted after the last."""
    points = [0, 0]
    if s.phase == ENDED:
        for line in lines(s):
            points[line.seat] += line.points
    return int(s.rounds_done), points
