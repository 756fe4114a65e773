"""Scoring as on paper: Lucky Stones for going out, who has won, cards left alone."""

from __future__ import annotations

from collections.abc import Sequence

from ...locales import Text
from ..game import Line
from .party import PARTY
from .rounds import goal
from .solo import cards_left
from .state import PILES, State, size


def times_to_win(seats: int) -> int:
    """How many times a player of a table of two or more has to play the last card: 3 for two, else 2 (R17, R34)."""
    return int(goal(seats))


def stones(outs: Sequence[int]) -> list[int]:
    """The Lucky Stones of each player from how many times each went out: one each time, none for the winning play."""
    most = times_to_win(len(outs)) - 1
    return [min(times, most) for times in outs]


def winners(outs: Sequence[int]) -> list[int]:
    """Who has won (0 …), from how many times each went out; several in a Party that played its round to the end."""
    return [p for p, times in enumerate(outs) if times >= times_to_win(len(outs))]


def solo_score(piles: Sequence[int]) -> int:
    """The cards left of a solo game, from what lies in each pile: 0 is a win, fewer are better."""
    return sum(piles)


def outs(s: State) -> list[int]:
    """How many times each seat has played its last card."""
    return [int(s.stones[p]) + (int(s.winners) >> p & 1) for p in range(s.seats)]


def lines(s: State) -> list[Line]:
    """A line for each Lucky Stone, for each victory (a point only in a Party), and for each pile with cards left."""
    if s.seats == 1:
        return _solo_lines(s)
    told, counted = outs(s), stones(outs(s))
    is_party = s.seats >= PARTY
    found = [
        Line(p, 0 if is_party else 1, Text.of("otter-line-stone", count=i + 1))
        for p, count in enumerate(counted)
        for i in range(count)
    ]
    won = [Line(p, int(is_party), Text.of("otter-line-won", count=told[p])) for p in winners(told)]
    return found + won


def _solo_lines(s: State) -> list[Line]:
    piles = [int(size(s, pile)) for pile in range(PILES)]
    if solo_score(piles) == 0:
        return [Line(0, 0, Text.of("otter-line-solo-won"))]
    return [
        Line(0, count, Text.of("otter-line-pile", pile=i + 1, count=count))
        for i, count in enumerate(piles)
        if count
    ]


def extras(s: State) -> dict[str, list[int]]:
    """The Lucky Stones of each seat."""
    return {"stones": [int(s.stones[p]) for p in range(s.seats)]}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    """How many rounds have ended, and the last one's: 1 for who went out (a Party: who has won; solo: cards left)."""
    if 1 < s.seats < PARTY:
        done = int(s.rounds_done)
        return done, [int(p == s.last_out) for p in range(s.seats)] if done else []
    if not s.ended:
        return 0, []
    if s.seats == 1:
        return 1, [int(cards_left(s))]
    return 1, [int(p in winners(outs(s))) for p in range(s.seats)]
