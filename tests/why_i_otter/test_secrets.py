"""Who knows what in Why I Otter, and that a redeal respects it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ottery.games.position import Position, key_of
from ottery.kernel import rng

from .tables import DECK, WHOLE, deal, play, view

SECOND = "yellow2, blue3, river 2, river 3"
"""Seat 2 wins and takes yellow1; seat 1 takes blue1; pink2 (most pink) becomes a scoring card."""


def redeals(position: Position, seat: int | None, count: int = 60) -> list[Position]:
    source: Any = rng.Rng.new()
    rng.seed(source, key_of("redeals"))
    return [position.redealt(seat, source) for _ in range(count)]


def test_a_hand_is_seen_by_its_owner_with_both_sides() -> None:
    start = deal(WHOLE)
    assert [(c.front, c.back) for c in view(start, 1).hand] == [
        ("pink4", "most 2"),
        ("yellow2", "all yellow"),
        ("blue5", "all 3"),
    ]
    assert view(start, None).hand == []
    assert view(start, 1).shown == [[], []]
    assert view(start, 1).hand_sizes == [3, 3]


def test_cards_from_the_open_river_stay_known() -> None:
    position = play(deal(WHOLE), SECOND)
    for seat in (None, 1, 2):
        shown = view(position, seat).shown
        assert [(c.front, c.back) for c in shown[1]] == [("yellow1", "all 2")]
        assert [(c.front, c.back) for c in shown[0]] == [("blue1", "most 6")]
    for other in redeals(position, 1):
        hand = other.setup()["hands"][1]
        assert "yellow1" in hand
        assert len(hand) == 3
        assert other.setup()["pairing"]["yellow1"] == "all 2"


def test_the_back_of_a_played_card_is_known_to_its_player_only() -> None:
    position = play(deal(WHOLE), SECOND)
    assert [(c.front, c.back) for c in view(position, 1).dens[1]] == [
        ("yellow2", "all yellow"),
        ("blue3", None),
    ]
    assert [(c.front, c.back) for c in view(position, 2).dens[1]] == [("yellow2", None), ("blue3", "most 5")]
    assert [(c.front, c.back) for c in view(position, None).dens[1]] == [("yellow2", None), ("blue3", None)]


def test_a_scoring_card_shows_both_sides_to_all() -> None:
    position = play(deal(WHOLE), SECOND)
    assert [(c.front, c.back) for c in view(position, None).scoring] == [("pink2", "most pink")]


def test_backs_that_lie_open_stay_and_fronts_change() -> None:
    position = play(deal(WHOLE), SECOND)
    others = redeals(position, 1)
    for other in others:
        assert view(other, 1) == view(position, 1)
        assert [c.back for c in view(other, None).river] == ["all pink", "most yellow", "all 5"]
        assert view(other, None).top.back == "all 1"
        mine = position.setup()
        assert other.setup()["hands"][0] == mine["hands"][0]
    rivers = Counter(tuple(other.setup()["pile"][:3]) for other in others)
    assert len(rivers) > 40
    assert not any(
        {"pink4", "blue5", "blue1", "yellow1", "pink2", "yellow2", "blue3"} & set(r) for r in rivers
    )


def test_every_hidden_card_can_be_anywhere() -> None:
    start = deal(WHOLE)
    hands: Counter[str] = Counter()
    for other in redeals(start, 1, 300):
        hands.update(other.setup()["hands"][1])
    assert len(hands) == 15  # all but the viewer's own three
    assert all(30 <= n <= 95 for n in hands.values()), hands  # 60 each on average


def test_a_redeal_knows_a_fixed_pairing() -> None:
    start = deal(WHOLE, deck=DECK)
    for other in redeals(start, 2, 20):
        assert other.setup()["pairing"] == WHOLE["pairing"]
        assert other.setup()["pile"][:4] == ["pink2", "yellow1", "blue1", "pink3"]
        assert view(other, 2) == view(start, 2)
        assert "pink2" not in other.setup()["hands"][0]


@pytest.mark.parametrize("deck", [None, DECK])
def test_views_stay_over_redeals(deck: Any) -> None:
    for seed in range(3):
        position = deal(seed=str(seed), deck=deck)
        step = seed
        while not position.is_over:
            for seat in (None, 1, 2):
                for other in redeals(position, seat, 2):
                    assert other.view(seat) == position.view(seat)
                    if seat == position.to_move:
                        assert other.legal() == position.legal()
            legal = position.legal()
            position = position.play(legal[step % len(legal)])
            step += 1


def test_a_redeal_with_cards_out_of_the_game() -> None:
    position = deal({"hands": [["pink1"], ["pink2"]], "pile": ["blue1", "blue2", "blue3"]})
    hands = Counter(other.setup()["hands"][1][0] for other in redeals(position, 1, 200))
    assert len(hands) == 17


def test_counts_come_from_the_dens_alone() -> None:
    position = play(deal(WHOLE), SECOND)  # yellow2 and blue3 in den 2; most pink counts
    for seat in (None, 1, 2):
        assert [(c.found, c.stars) for c in view(position, seat).counts] == [([0, 0], [0, 0])]
    after = play(position, "yellow1, pink4, river 1, river 2")  # yellow beats pink: both to den 2
    for seat in (None, 1, 2):
        shown = view(after, seat)
        assert (shown.counts[0].found, shown.counts[0].stars) == ([0, 1], [0, 2])
        assert [sum(c.stars[p] for c in shown.counts) for p in range(2)] == shown.scores
    for other in redeals(after, 1, 20):
        assert view(other, None).counts == view(after, None).counts
