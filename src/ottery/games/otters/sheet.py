"""Otters: scoring as on paper. The end of the game calls the same functions as a score pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
import numpy as np

from ...kernel.jit import rule, whole
from ...kernel.record import NONE, Row
from ...locales import Text
from ..game import Line
from .state import ABRACADABRA, OVER, PEARL_WORDS, PEARLS, TOKENS_OF, VALUES, WHITES, State, laid


@rule
def white_points(pearls: Row, under: int) -> int:
    """The points of the white pearls in a row of counts by kind, and of the one under Hands off! (NONE: none)."""
    points = max(0, under)
    for pearl in range(WHITES):
        points += VALUES[pearl] * whole(pearls[pearl])
    return points


@rule
def black_points(pearls: Row) -> int:
    """The points of the black pearls in a row of counts by kind: 0 or less."""
    points = 0
    for pearl in range(WHITES, PEARLS):
        points += VALUES[pearl] * whole(pearls[pearl])
    return points


@rule
def spared_points(pearls: Row, abracadabra: int) -> int:
    """What so many Abracadabra cards take off: each lets the worst black pearl left count 0 (R24)."""
    points = 0
    left = abracadabra
    for pearl in range(PEARLS - 1, WHITES - 1, -1):
        spared = min(left, whole(pearls[pearl]))
        points -= VALUES[pearl] * spared
        left -= spared
    return points


@rule
def points_of(pearls: Row, under: int, abracadabra: int) -> int:
    """All points of a player (R34)."""
    return white_points(pearls, under) + black_points(pearls) + spared_points(pearls, abracadabra)


@rule
def tokens_of(pearls: Row, under: int) -> int:
    """How many pearl tokens a player has; the one under Hands off! counts (R35)."""
    tokens = 0 if under < 0 else 1
    for pearl in range(PEARLS):
        tokens += whole(pearls[pearl])
    return tokens


@rule
def seat_points(s: State, seat: int) -> int:
    """The points of ``seat``, as if the game ended now."""
    return points_of(s.pearls[seat], whole(s.under[seat]), laid(s, seat, ABRACADABRA))


@rule
def rank_of(points: int, tokens: int) -> int:
    """What decides the victory, the more the better: points, then few tokens (R35)."""
    return 64 * points - tokens


class Pearls(msgspec.Struct, frozen=True):
    """What a player has at the end: values of white and black pearls, of the white one under Hands off! (it is not
    among the white), and the number of Abracadabra cards."""

    white: tuple[int, ...] = ()
    black: tuple[int, ...] = ()
    under: int | None = None
    abracadabra: int = 0

    def counts(self) -> list[int]:
        """How many there are of each kind; ValueError for a value that no pearl of that colour has."""
        return [self.white.count(v) for v in VALUES[:WHITES]] + [self.black.count(v) for v in VALUES[WHITES:]]


def _row(pearls: Pearls) -> Row:
    return cast(Row, np.array(pearls.counts(), np.uint8))


def _under(pearls: Pearls) -> int:
    return NONE if pearls.under is None else pearls.under


def score(pearls: Pearls) -> int:
    """The points of one player."""
    return int(points_of(_row(pearls), _under(pearls), pearls.abracadabra))


def tokens(pearls: Pearls) -> int:
    """The tokens of one player, for the tie-break."""
    return int(tokens_of(_row(pearls), _under(pearls)))


def winners(sets: Sequence[Pearls]) -> list[int]:
    """The places (0 …) of those who win: most points, then fewest tokens, then shared (R35)."""
    ranks = [rank_of(score(p), tokens(p)) for p in sets]
    return [i for i, rank in enumerate(ranks) if rank == max(ranks)]


def possible(sets: Sequence[Pearls]) -> list[str]:
    """What cannot be: the kinds of pearls (words) of which the players have more than there are, and a value that no
    pearl has; [] when all is well."""
    wrong = [str(v) for p in sets for v in p.white if v not in VALUES[:WHITES]]
    wrong += [str(v) for p in sets for v in p.black if v not in VALUES[WHITES:]]
    wrong += [str(p.under) for p in sets if p.under is not None and p.under not in VALUES[:WHITES]]
    for kind in range(PEARLS):
        held = sum(p.counts()[kind] for p in sets) + (
            sum(p.under == kind for p in sets) if kind < WHITES else 0
        )
        if held > TOKENS_OF[kind]:
            wrong.append(PEARL_WORDS[kind])
    return wrong


def lines_of(seat: int, pearls: Pearls) -> list[Line]:
    """How the score of one player came about."""
    row = _row(pearls)
    parts = [("white", int(white_points(row, NONE)), len(pearls.white))]
    if pearls.under is not None:
        parts.append(("under", pearls.under, 1))
    if pearls.black:
        parts.append(("black", int(black_points(row)), len(pearls.black)))
    if pearls.abracadabra:
        parts.append(("spared", int(spared_points(row, pearls.abracadabra)), pearls.abracadabra))
    return [Line(seat, points, Text.of(f"otters-line-{what}", count=count)) for what, points, count in parts]


def pearls_of(s: State, seat: int) -> Pearls:
    """What ``seat`` has in a state."""
    row = s.pearls[seat]
    held = [kind for kind in range(PEARLS) for _ in range(int(row[kind]))]
    return Pearls(
        white=tuple(VALUES[k] for k in held if k < WHITES),
        black=tuple(VALUES[k] for k in held if k >= WHITES),
        under=None if s.under[seat] == NONE else int(s.under[seat]),
        abracadabra=int(laid(s, seat, ABRACADABRA)),
    )


def lines(s: State) -> list[Line]:
    """How each score came about, as if the game ended now."""
    return [line for p in range(s.seats) for line in lines_of(p, pearls_of(s, p))]


def extras(s: State) -> dict[str, list[int]]:
    """``tokens``: how many pearls each seat has, which settles ties."""
    return {"tokens": [tokens(pearls_of(s, p)) for p in range(s.seats)]}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    """The one round, once the game has ended."""
    if cast(Any, s).question != OVER:
        return 0, []
    return 1, [int(seat_points(s, p)) for p in range(s.seats)]
