"""What heads and tails want (R20–R25), with the rulebook's examples."""

from __future__ import annotations

import pytest

from ottery.games.otter.heads import FOLLOWS, HEADS, NUMBERS, follows

from .tables import table


def taken(head: str, own: int, a: int = 13, b: int = 13) -> list[int]:
    """The numbers that follow a head."""
    return [n for n in range(1, NUMBERS + 1) if follows(HEADS.index(head), n, own, a, b)]


def test_r20_tails_want_their_suit() -> None:
    here = table(hands=[["star1", "star7", "frog6", "fish1"], None])
    assert "star1 on 1" in here.legal()  # not higher than 7, but a star
    assert "frog6 on 1" not in here.legal()
    assert "fish1 on 2" in here.legal()


def test_r20_each_tail_has_its_other_side() -> None:
    backs = {"star": "clam", "clam": "star", "fish": "frog/fish", "crab": "frog/crab"}
    for tails in (["star", "fish", "crab"], ["clam", "frog", "frog"]):
        for otter in table(tails=tails).view(None).otters:  # type: ignore[attr-defined]
            assert backs.get(otter.tail) == otter.tail_back or backs[otter.tail_back] == otter.tail


def test_r21_higher_and_lower_are_strict() -> None:
    assert taken("higher", 9) == [10, 11, 12, 13]
    assert taken("lower", 3) == [1, 2]
    assert taken("higher", 13) == []
    assert taken("lower", 1) == []


def test_r22_near_and_far() -> None:
    assert taken("near", 7) == [5, 6, 7, 8, 9]
    assert taken("far", 7) == [1, 2, 3, 4, 10, 11, 12, 13]
    assert taken("near", 1) == [1, 2, 3]
    assert taken("far", 13) == list(range(1, 11))


def test_r23_odd_and_even() -> None:
    assert taken("odd", 1) == [1, 3, 5, 7, 9, 11, 13]
    assert taken("even", 1) == [2, 4, 6, 8, 10, 12]


@pytest.mark.parametrize(("a", "b"), [(4, 8), (8, 4)])
def test_r24_inside_and_outside(a: int, b: int) -> None:
    assert taken("inside", 13, a, b) == [5, 6, 7]
    assert taken("outside", 13, a, b) == [1, 2, 3, 9, 10, 11, 12, 13]


def test_r24_nothing_is_inside_equal_numbers() -> None:
    assert taken("inside", 1, 6, 6) == []
    assert 6 not in taken("outside", 1, 6, 6)
    assert len(taken("outside", 1, 6, 6)) == 12


def test_r25_shallow_and_deep() -> None:
    assert 11 in taken("shallow", 13, 3, 5)  # 3 + 5 + 11 = 19
    assert 13 in taken("deep", 1, 3, 5)  # 3 + 5 + 13 = 21
    assert 12 not in taken("shallow", 13, 3, 5)  # exactly 20
    assert 12 not in taken("deep", 1, 3, 5)


def test_advanced_heads_look_away_from_their_own_tummy() -> None:
    here = table(heads=["inside", "shallow", "near"], hands=[["frog5", "frog9"], None])
    # Inside looks at 8 and 2; Shallow adds 7 and 2, so that 10 is the most.
    assert here.legal() == ["frog5 on 1", "frog5 on 2", "frog9 on 2", "draw"]


def test_the_table_is_the_rule() -> None:
    numbers = range(1, NUMBERS + 1)
    for head in range(len(HEADS)):
        for own in numbers:
            for a in numbers:
                for b in numbers:
                    mask = sum(1 << (n - 1) for n in numbers if follows(head, n, own, a, b))
                    assert FOLLOWS[head, own - 1, a - 1, b - 1] == mask
