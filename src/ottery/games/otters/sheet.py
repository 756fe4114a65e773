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
from .state import ABRACADABRA, BLACK, OVER, PEARL_TOKENS, THINGS, VALUES, WHITE, WORDS, State, laid


@rule
def value_of(held: Row, first: int, last: int) -> int:
    """The points of the things ``first`` … ``last`` − 1 in a row of counts."""
    points = 0
    for thing in range(first, last):
        points += VALUES[thing] * whole(held[thing])
    return points


@rule
def spared_points(held: Row, abracadabra: int) -> int:
    """What so many Abracadabra cards take off: each lets the worst black pearl left count 0 (R24)."""
    points = 0
    left = abracadabra
    for thing in range(THINGS - 1, BLACK - 1, -1):
        spared = min(left, whole(held[thing]))
        points -= VALUES[thing] * spared
        left -= spared
    return points


@rule
def points_of(held: Row, under: int, abracadabra: int) -> int:
    """All points of a player (R34): a row of counts, the pearl under Hands off! (NONE: none), and the cards."""
    covered = VALUES[under] if under >= 0 else 0
    return value_of(held, WHITE, THINGS) + covered + spared_points(held, abracadabra)


@rule
def tokens_of(held: Row, under: int) -> int:
    """How many pearl tokens a player has; the one under Hands off! counts (R35)."""
    tokens = 0 if under < 0 else 1
    for thing in range(WHITE, THINGS):
        tokens += whole(held[thing])
    return tokens


@rule
def seat_points(s: State, seat: int) -> int:
    """The points of ``seat``, as if the game ended now."""
    return points_of(s.held[seat], whole(s.under[seat]), laid(s, seat, ABRACADABRA))


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
        """How many there are of each thing; a value that no pearl of that colour has is left out."""
        row = [0] * WHITE
        row += [self.white.count(v) for v in VALUES[WHITE:BLACK]]
        return row + [self.black.count(v) for v in VALUES[BLACK:]]


def _row(pearls: Pearls) -> Row:
    return cast(Row, np.array(pearls.counts(), np.uint8))


def _under(pearls: Pearls) -> int:
    return NONE if pearls.under is None else WHITE + pearls.under


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
    wrong = [str(v) for p in sets for v in p.white if v not in VALUES[WHITE:BLACK]]
    wrong += [str(v) for p in sets for v in p.black if v not in VALUES[BLACK:]]
    wrong += [str(p.under) for p in sets if p.under is not None and p.under not in VALUES[WHITE:BLACK]]
    for thing in range(WHITE, THINGS):
        held = sum(p.counts()[thing] + (_under(p) == thing and thing < BLACK) for p in sets)
        if held > PEARL_TOKENS[thing - WHITE]:
            wrong.append(WORDS[thing])
    return wrong


def lines_of(seat: int, pearls: Pearls) -> list[Line]:
    """How the score of one player came about."""
    row = _row(pearls)
    parts = [("white", int(value_of(row, WHITE, BLACK)), len(pearls.white))]
    if pearls.under is not None:
        parts.append(("under", pearls.under, 1))
    if pearls.black:
        parts.append(("black", int(value_of(row, BLACK, THINGS)), len(pearls.black)))
    if pearls.abracadabra:
        parts.append(("spared", int(spared_points(row, pearls.abracadabra)), pearls.abracadabra))
    return [Line(seat, points, Text.of(f"otters-line-{what}", count=count)) for what, points, count in parts]


def pearls_of(s: State, seat: int) -> Pearls:
    """What ``seat`` has in a state."""
    row = s.held[seat]
    held = [thing for thing in range(WHITE, THINGS) for _ in range(int(row[thing]))]
    return Pearls(
        white=tuple(VALUES[thing] for thing in held if thing < BLACK),
        black=tuple(VALUES[thing] for thing in held if thing >= BLACK),
        under=None if s.under[seat] == NONE else VALUES[s.under[seat]],
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
