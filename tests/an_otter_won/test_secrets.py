"""Who knows what in An Otter Won, and that a redeal respects it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ottery.games.position import Position, key_of
from ottery.kernel import rng

from .tables import GAME, SWIM, WHOLE, deal, play, view


def redeals(position: Position, seat: int | None, count: int = 60) -> list[Position]:
    source: Any = rng.Rng.new()
    rng.seed(source, key_of("redeals"))
    return [position.redealt(seat, source) for _ in range(count)]


def test_a_seat_sees_its_own_hand_only() -> None:
    start = deal(WHOLE)
    assert [view(start, seat).hand for seat in (None, 1, 2)] == [[], [1, 6, 12], [2, 9, 15]]
    assert view(start, None).hand_sizes == [3, 3]


def test_every_hidden_card_can_be_anywhere() -> None:
    start = deal(WHOLE)
    hands, gone = Counter[int](), Counter[int]()
    for other in redeals(start, 1, 300):
        setup = other.setup()
        assert setup["hands"][0] == [1, 6, 12]
        assert (setup["river"], setup["deck"][0]) == ([5], 3)
        hands.update(setup["hands"][1])
        gone.update(setup["removed"])
    unseen = set(range(1, 19)) - {1, 3, 5, 6, 12}
    assert set(hands) == set(gone) == unseen
    assert all(35 <= n <= 110 for n in hands.values()), hands  # 300 × 3 / 13 = 69 each on average


def test_the_leaders_choice_is_hidden_until_both_have_chosen() -> None:
    chosen = deal(SWIM).play("den 11")
    assert [view(chosen, seat).chosen for seat in (None, 1, 2)] == [None, 11, None]
    for seat in (None, 1, 2):
        assert view(chosen, seat).has_chosen == [True, False]
        assert view(chosen, seat).dens == [[6, 12, 14, 18], [4, 9, 10, 15]]
    choices = Counter(int(other.state.chosen) + 1 for other in redeals(chosen, 2))  # type: ignore[attr-defined]
    assert set(choices) == {1, 11, 13}  # seat 2 has seen all but these
    assert {int(o.state.chosen) + 1 for o in redeals(chosen, 1)} == {11}  # type: ignore[attr-defined]


def test_the_scores_do_not_tell_the_hidden_choice() -> None:
    one, other = (deal(SWIM).play(word) for word in ("den 1", "den 11"))
    assert one.result().scores == other.result().scores
    assert one.view(2) == other.view(2)
    assert one.view(None) == other.view(None)


def test_the_word_of_the_choice_is_hidden() -> None:
    start = deal(SWIM)
    action = start.action("den 11")
    assert [GAME.words.public(start.state, action, seat) for seat in (-1, 0, 1)] == [
        "den ?",
        "den 11",
        "den ?",
    ]
    chosen = start.play("den 11")
    reveal = chosen.action("den 2")
    assert [GAME.words.public(chosen.state, reveal, seat) for seat in (-1, 0, 1)] == ["den 2"] * 3
    shared = play(deal(WHOLE), "12, 15, river 3")
    assert GAME.words.public(shared.state, shared.action("den 12"), 0) == "den 12"


def test_views_stay_over_redeals() -> None:
    for seed in range(3):
        position = deal(seed=str(seed))
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


def test_worths_and_tally_come_from_what_lies_open() -> None:
    start = deal(SWIM)  # river 3 5 7 8 17: one pink, three yellow, one blue; four circles, one triangle
    for seat in (None, 1, 2):
        shown = view(start, seat)
        assert shown.worth == [[2, 5, 5, 4], [2, 1, 5, 2]]
        assert [sum(row) for row in shown.worth] == shown.scores
        assert shown.tally == {
            "pink": 1,
            "yellow": 3,
            "blue": 1,
            "circle": 4,
            "triangle": 1,
            "odd": 4,
            "even": 1,
            "low": 4,
            "high": 1,
        }
        assert shown.most == ["yellow", "circle", "odd", "low"]
    one, other = (start.play(word) for word in ("den 1", "den 11"))
    assert view(one, 2).worth == view(other, 2).worth == view(start, 2).worth
    assert view(one, None).tally == view(other, None).tally == view(start, None).tally


def test_the_deck_in_use_is_public() -> None:
    for seat in (None, 1, 2):
        cards = view(deal(WHOLE), seat).cards
        assert len(cards) == 18
        fifteen = cards[14]
        assert (fifteen.otter, fifteen.shape, fifteen.arrow) == ("blue", "circle", "up")
        assert (fifteen.condition, fifteen.points) == ("each pink", [2])
        assert (cards[10].condition, cards[10].points) == ("most blue", [6, 2])
