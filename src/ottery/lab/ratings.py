"""Ratings of players from what they scored against each other: Bradley and Terry's model, on Elo's scale.

The model: player i scores the share 1 / (1 + 10^((Rⱼ − Rᵢ) / 400)) against j. A round of the arena is one deal played
by all pairs; pairs of the same deal are not independent, so the intervals come from the spread between deals
(sandwich estimate, clustered by deal), not from the number of games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

Pair = tuple[int, int]
Deals = Mapping[Pair, Mapping[int, float]]
"""By pair of players: what the first scored in each deal, 0 … 1."""

SCALE = 400 / math.log(10)
Z95 = 1.959964
SETTLED = 3.0
"""Neighbours are settled when they are so many standard errors apart: more than two, since it is looked at often."""
_DRAWS = 0.5
"""Imagined even deals of each pair, so that a player who never scores keeps a finite rating."""
_STEPS = 100


class Rating(msgspec.Struct, frozen=True):
    """A player's strength in Elo points, all players' mean being 0, with its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


class Fit(msgspec.Struct, frozen=True):
    """Ratings, the best first, and whether each is settled against the next."""

    ratings: list[Rating]
    gaps: list[float]
    is_settled: bool


def fit(names: list[str], deals: Deals) -> Fit:
    """Rate the players. ``gaps``: how many standard errors each is ahead of the next."""
    strengths = _solve(len(names), deals)
    spread = _spread(strengths, deals)
    order = sorted(range(len(names)), key=lambda i: (-strengths[i], i))
    ratings = [_rating(names[i], strengths[i], spread[i, i]) for i in order]
    gaps = [_gap(strengths, spread, a, b) for a, b in pairwise(order)]
    return Fit(ratings, [round(gap, 2) for gap in gaps], bool(gaps) and min(gaps) >= SETTLED)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean of independent values, 0 … 1, with its 95 % interval.

    A 0 and a 1 are imagined for the spread, so that a few equal values do not pass for certainty.
    """
    mean = float(np.mean(values))
    error = Z95 * float(np.std([*values, 0.0, 1.0], ddof=1)) / math.sqrt(len(values))
    return mean, max(0.0, mean - error), min(1.0, mean + error)


def _rating(name: str, strength: float, variance: float) -> Rating:
    half = Z95 * math.sqrt(max(float(variance), 0.0)) * SCALE
    value = float(strength) * SCALE
    return Rating(name, round(value, 1), round(value - half, 1), round(value + half, 1))


def _gap(strengths: Any, spread: Any, ahead: int, behind: int) -> float:
    variance = spread[ahead, ahead] + spread[behind, behind] - 2 * spread[ahead, behind]
    return float((strengths[ahead] - strengths[behind]) / math.sqrt(max(variance, 1e-12)))


def _solve(count: int, deals: Deals) -> Any:
    """The strengths of most likelihood, their mean 0 (Newton's method)."""
    strengths = np.zeros(count)
    for _ in range(_STEPS):
        slope, bend = np.zeros(count), _information(strengths, deals)
        for (i, j), scores in deals.items():
            miss = sum(scores.values()) + _DRAWS / 2 - (len(scores) + _DRAWS) * _share(strengths, i, j)
            slope[i] += miss
            slope[j] -= miss
        step = np.linalg.lstsq(bend, slope, rcond=None)[0]
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    return strengths - strengths.mean()


def _share(strengths: Any, i: int, j: int) -> float:
    return float(1 / (1 + np.exp(strengths[j] - strengths[i])))


def _information(strengths: Any, deals: Deals) -> Any:
    bend = np.zeros((len(strengths), len(strengths)))
    for (i, j), scores in deals.items():
        share = _share(strengths, i, j)
        weight = (len(scores) + _DRAWS) * share * (1 - share)
        for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            bend[a, b] += sign * weight
    return bend


def _spread(strengths: Any, deals: Deals) -> Any:
    """The covariance of the strengths, clustered by deal; at least what an even split of each deal would give."""
    count = len(strengths)
    bread = np.linalg.pinv(_information(strengths, deals))
    numbers = sorted({deal for scores in deals.values() for deal in scores})
    meat = np.zeros((count, count))
    for deal in numbers:
        slope = np.zeros(count)
        for (i, j), scores in deals.items():
            if deal in scores:
                miss = scores[deal] - _share(strengths, i, j)
                slope[i] += miss
                slope[j] -= miss
        meat += np.outer(slope, slope)
    factor = len(numbers) / max(1, len(numbers) - 1)
    return bread @ (meat * factor + _prior(strengths, deals)) @ bread


def _prior(strengths: Any, deals: Deals) -> Any:
    """What the imagined deals add, so that a clean sweep has an interval too."""
    only: dict[Pair, dict[int, float]] = {pair: {} for pair in deals}
    return _information(strengths, only)
