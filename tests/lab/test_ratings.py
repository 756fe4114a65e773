"""Ratings: right for known numbers, and intervals that hold what they promise."""

import numpy as np
import pytest

from ottery.lab.ratings import Z95, fit, mean_interval


def test_three_wins_of_four_are_191_points() -> None:
    """400 · log10(3) = 190.8; the imagined even deals take a little off."""
    scores = {deal: float(deal % 4 != 0) for deal in range(4000)}
    found = fit(["a", "b"], {(0, 1): scores})
    assert [r.name for r in found.ratings] == ["a", "b"]
    assert found.ratings[0].rating - found.ratings[1].rating == pytest.approx(190.8, abs=0.5)
    assert found.ratings[0].rating == pytest.approx(-found.ratings[1].rating)
    assert found.is_settled


def test_nobody_is_settled_after_an_even_score() -> None:
    found = fit(["a", "b"], {(0, 1): {0: 1.0, 1: 0.0, 2: 0.5}})
    assert [r.rating for r in found.ratings] == [0, 0]
    assert not found.is_settled
    assert found.ratings[0].low < 0 < found.ratings[0].high


def test_a_clean_sweep_has_a_rating_and_an_interval() -> None:
    found = fit(["a", "b"], {(0, 1): dict.fromkeys(range(10), 0.0)})
    best = found.ratings[0]
    assert best.name == "b"
    assert best.low < best.rating < best.high < 3000


def test_ratings_add_up_over_pairs() -> None:
    """Expected scores of players 0, 100 and 300 points strong are fitted back to these."""
    strong = [300.0, 100.0, 0.0]
    deals = {}
    for i, j in ((0, 1), (0, 2), (1, 2)):
        share = 1 / (1 + 10 ** ((strong[j] - strong[i]) / 400))
        deals[i, j] = dict.fromkeys(range(5000), share)
    ratings = [r.rating for r in fit(["a", "b", "c"], deals).ratings]
    assert [a - ratings[-1] for a in ratings] == pytest.approx(strong, abs=0.5)


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    chance, gap, held = np.random.default_rng(5), 120.0, 0
    share = 1 / (1 + 10 ** (-gap / 400))
    for _ in range(300):
        won = chance.random(60) < share
        best = next(
            r for r in fit(["a", "b"], {(0, 1): dict(enumerate(won.astype(float)))}).ratings if r.name == "a"
        )
        held += best.low <= gap / 2 <= best.high
    assert 270 <= held <= 297


def test_a_mean_and_its_interval() -> None:
    values = [0.0, 0.5, 0.5, 0.5] * 100
    mean, low, high = mean_interval(values)
    assert mean == 0.375
    assert high - mean == pytest.approx(Z95 * np.std(values) / 20, rel=0.02)
    assert low == pytest.approx(2 * mean - high)
    assert mean_interval([1.0] * 8)[1] == pytest.approx(0.781, abs=0.001)
    assert mean_interval([1.0] * 8)[2] == 1.0
