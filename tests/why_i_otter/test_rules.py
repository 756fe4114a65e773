"""One test for each numbered rule of Why I Otter."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ottery.games.why_i_otter.rules import is_stronger
from ottery.games.why_i_otter.sheet import score
from ottery.games.why_i_otter.words import BACK_WORDS, FRONT_NUMBERS, FRONT_WORDS

from .tables import DECK, WHOLE, deal, play, view


def stars(scoring: list[str], mine: str, yours: str) -> list[int]:
    lines = score(scoring, [mine.split(), yours.split()])
    return [sum(line.points for line in lines if line.seat == p) for p in range(2)]


def test_r1_every_front_has_one_of_the_eighteen_backs() -> None:
    pairings = [deal(seed=str(n)).setup()["pairing"] for n in range(3)]
    for pairing in pairings:
        assert sorted(pairing) == sorted(FRONT_WORDS)
        assert sorted(pairing.values()) == sorted(BACK_WORDS)
    assert pairings[0] != pairings[1] != pairings[2]


def test_r1_a_deck_fixes_the_pairing() -> None:
    for seed in "123":
        pairing = deal(seed=seed, deck=DECK).setup()["pairing"]
        assert pairing == {c["front"]: c["back"] for c in DECK["card"]}


def test_r2_three_cards_each_and_nine_in_the_pile() -> None:
    start = deal()
    setup = start.setup()
    assert [len(hand) for hand in setup["hands"]] == [3, 3]
    assert len(setup["pile"]) == 12
    assert len({*setup["hands"][0], *setup["hands"][1], *setup["pile"]}) == 18
    assert view(start, 1).pile == 9


@pytest.mark.parametrize("first", [1, 2])
def test_r2_the_chosen_seat_begins(first: int) -> None:
    assert deal(options={"first": first}).to_move == first


def test_r3_the_top_three_cards_are_the_river_in_order() -> None:
    start = deal(WHOLE)
    backs = [card.back for card in view(start, 1).river]
    assert backs == ["most pink", "all 2", "most 6"]
    assert [card.front for card in view(start, 1).river] == [None, None, None]
    assert view(start, None).top.back == "all pink"
    assert view(start, None).top.front is None


def test_r4_both_may_play_any_otter() -> None:
    start = deal(WHOLE)
    assert start.legal() == ["pink4", "yellow2", "blue5"]
    assert start.play("pink4").legal() == ["pink1", "yellow6", "blue3"]
    assert start.play("pink4").to_move == 2


def test_r5_colour_against_colour() -> None:
    beats = {("blue", "yellow"), ("yellow", "pink"), ("pink", "blue")}
    for one, other in product(FRONT_WORDS, FRONT_WORDS):
        expected = one[-1] > other[-1] if one[:-1] == other[:-1] else (one[:-1], other[:-1]) in beats
        assert is_stronger(FRONT_NUMBERS[one], FRONT_NUMBERS[other]) == expected, (one, other)


def test_r6_the_winner_takes_both_and_leads() -> None:
    after = play(deal(WHOLE), "blue5, blue3, river 1, river 2")
    assert [c.front for c in view(after, 2).dens[0]] == ["blue3", "blue5"]
    assert view(after, 2).dens[1] == []
    assert after.to_move == 1
    other = play(deal(WHOLE), "yellow2, blue3, river 1, river 2")
    assert [c.front for c in view(other, 2).dens[1]] == ["yellow2", "blue3"]
    assert other.to_move == 2


def test_r7_the_open_river_and_the_winners_choice() -> None:
    turned = play(deal(WHOLE), "yellow2, blue3")
    assert turned.to_move == 2
    assert turned.legal() == ["river 1", "river 2", "river 3"]
    for seat in (None, 1, 2):
        assert [c.front for c in view(turned, seat).river] == ["pink2", "yellow1", "blue1"]
    assert "blue1" in turned.play("river 3").setup()["hands"][1]


def test_r8_the_loser_takes_one_and_the_last_one_counts() -> None:
    left = play(deal(WHOLE), "yellow2, blue3, river 2")
    assert left.to_move == 1
    assert left.legal() == ["river 1", "river 3"]
    after = left.play("river 3")
    assert after.setup()["scoring"] == ["most pink"]
    assert after.setup()["hands"][0] == ["pink4", "blue1", "blue5"]
    assert after.round == 2


def test_r9_three_rounds_without_a_river() -> None:
    late = deal({"hands": [["pink4", "yellow2", "blue5"], ["pink1", "yellow6", "blue3"]], "pile": []})
    assert late.round == 5
    assert view(late, 1).river == [None, None, None]
    after = play(late, "blue5, yellow6")
    assert (after.round, after.to_move) == (6, 1)
    assert after.legal() == ["pink4", "yellow2"]


def test_r10_the_end_and_only_dens_count() -> None:
    position = deal(
        {"hands": [["pink4"], ["pink1"]], "pile": [], "scoring": ["all pink"], "pairing": WHOLE["pairing"]}
    )
    assert (position.round, position.is_over) == (7, False)
    assert position.result().scores == [0, 0]
    end = play(position, "pink4, pink1")
    assert end.is_over
    assert end.to_move is None
    assert end.legal() == []
    assert end.result().scores == [2, 0]


def test_r10_an_otter_may_count_twice() -> None:
    assert stars(["all pink", "all 2"], "pink2", "") == [2, 0]


def test_r11_the_most_needs_more_than_the_other() -> None:
    assert stars(["most pink"], "pink1 pink5", "pink2") == [2, 0]
    assert stars(["most pink"], "pink1", "pink2") == [0, 0]
    assert stars(["most pink"], "", "") == [0, 0]
    assert stars(["most 6"], "pink6", "yellow6 blue6") == [0, 2]


def test_r12_all_counts_for_both() -> None:
    assert stars(["all pink"], "pink1 pink5", "pink2") == [2, 1]
    assert stars(["all 3"], "pink3 yellow3 blue3", "") == [3, 0]
    assert stars(["all blue"], "pink1 yellow1", "yellow2") == [0, 0]


def test_the_example_of_two_pink_otters_against_one() -> None:
    assert stars(["most pink", "all pink"], "pink3 pink6 blue1", "pink2 yellow5") == [4, 1]


@pytest.mark.parametrize(
    ("dens", "winners", "shares"),
    [
        ([["pink1", "pink2"], ["pink3"]], [1], [1.0, 0.0]),
        ([["pink1"], ["pink2", "pink3"]], [2], [0.0, 1.0]),
        ([["pink1"], ["pink2"]], [1, 2], [0.5, 0.5]),
        ([[], []], [1, 2], [0.5, 0.5]),
    ],
)
def test_r13_most_stars_win_or_share(dens: Any, winners: list[int], shares: list[float]) -> None:
    end = deal({"hands": [[], []], "pile": [], "dens": dens, "scoring": ["all pink"]})
    assert end.is_over
    assert end.result().winners == winners
    assert end.result().shares == shares
