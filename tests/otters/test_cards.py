"""Rules R19 … R32: what each card does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .table import black, deck_of, go, hand, lay, own, pool_of, rule_of, seen, white


def test_r19_hands_off_covers_a_pearl_of_ones_own() -> None:
    start = lay(3, hands=[["hands-off", "gift"], None, None], pearls=[[1, 3], [2], [2]], black=[[-1], [], []])
    turn = go(start, "hands-off")
    assert turn.legal() == ["pearl 1", "pearl 3"]
    assert rule_of(turn, "pearl -1") == "R19"  # black pearls cannot hide
    assert rule_of(turn, "pearl 4") == "R19"
    turn = go(turn, "pearl 3")
    assert (own(turn, 1).under, white(turn, 1), own(turn, 1).face_up) == (3, [1], ["hands-off"])


def test_r19_without_a_white_pearl_nothing_ever_lies_there() -> None:
    start = lay(3, hands=[["hands-off", "gift"], None, None], pearls=[[], [2], [2]])
    turn = go(start, "hands-off")
    assert turn.to_move == 2
    assert (own(turn, 1).face_up, own(turn, 1).covered) == (["hands-off"], False)


def test_r19_a_second_one_goes_to_somebody_who_has_none() -> None:
    setup: dict[str, Any] = {"pearls": [[1], [2, 3], [2], []], "deck": ["renew", "renew"]}
    start = lay(
        4,
        hands=[["hands-off", "gift"], None, None, None],
        face_up=[["hands-off"], [], ["hands-off"], []],
        **setup,
    )
    turn = go(start, "hands-off")
    assert turn.legal() == ["seat 2", "seat 4"]
    assert rule_of(turn, "seat 3") == "R19"
    assert rule_of(turn, "seat 1") == "R19"
    given = go(turn, "seat 2")
    assert given.to_move == 2  # who gets it says what to cover
    given = go(given, "pearl 3")
    assert (own(given, 2).under, own(given, 2).face_up, white(given, 2)) == (3, ["hands-off"], [2])
    assert own(given, 1).face_up == ["hands-off"]
    bare = go(turn, "seat 4")  # seat 4 has no white pearl: no step, nothing under it
    assert (own(bare, 4).face_up, own(bare, 4).covered, bare.to_move) == (["hands-off"], False, 2)


def test_r19_when_everybody_has_one_it_is_discarded() -> None:
    start = lay(
        3,
        hands=[["hands-off", "gift"], [], ["renew"] * 2],
        face_up=[["hands-off"], [], ["hands-off"]],
        pearls=[[1], [1], [1]],
        out=[2],
        deck=["steal", "steal"],
    )
    turn = go(start, "hands-off")  # seat 2 is out and gets nothing
    assert turn.to_move == 3
    assert seen(turn, 1).discard[0] == "hands-off"


def test_r20_the_choice_is_yours() -> None:
    start = lay(
        3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[4, 1, 3, 2]
    )
    turn = go(start, "the-choice-is-yours")
    assert (turn.to_move, turn.legal()) == (1, ["left", "right"])
    ask = seen(turn, 1).ask
    assert ask is not None
    assert ask.drawn == [4, 1, 3]
    turn = go(turn, "left", "right", "right")
    assert turn.legal() == ["seat 2", "seat 3"]
    turn = go(turn, "seat 3")
    assert turn.to_move == 3
    assert turn.legal() == ["left", "right"]
    left, right = go(turn, "left"), go(turn, "right")
    assert (white(left, 1), white(left, 3)) == ([1, 3], [4])
    assert (white(right, 1), white(right, 3)) == ([4], [1, 3])
    assert [p.whites for p in seen(left, 2).players] == [2, 0, 1]
    assert pool_of(left) == [2]


def test_r20_all_may_lie_in_one_hand_and_nobody_sees_how() -> None:
    start = lay(3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[4, 1, 3])
    turn = go(start, "the-choice-is-yours", "left", "left", "left", "seat 2")
    for seat in (2, 3, None):
        ask = seen(turn, seat).ask
        assert ask is not None
        assert (ask.drawn, ask.sides, ask.drawn_count) == (None, None, 3)
    assert white(go(turn, "right"), 2) == []
    assert white(go(turn, "right"), 1) == [1, 3, 4]


def test_r20_an_empty_pool_has_no_effect() -> None:
    start = lay(3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[])
    assert go(start, "the-choice-is-yours").to_move == 2


def test_r21_sharing_takes_a_white_pearl_from_who_has_most() -> None:
    start = lay(
        4,
        hands=[["sharing-is-caring", "gift"], None, None, None],
        pearls=[[1, 1, 1, 1], [2, 2], [3, 3], [1]],
        black=[[], [], [], [0, -1, -2]],
    )
    turn = go(start, "sharing-is-caring")
    assert turn.legal() == ["seat 2", "seat 3"]  # not oneself, and black pearls do not count
    assert rule_of(turn, "seat 4") == "R21"
    turn = go(turn, "seat 3")
    assert (white(turn, 1), white(turn, 3)) == ([1, 1, 1, 1, 3], [3])
    alone = lay(4, hands=[["sharing-is-caring", "gift"], None, None, None], pearls=[[1], [], [], []])
    assert go(alone, "sharing-is-caring").to_move == 2


def test_r22_one_hand_washes_the_other() -> None:
    start = lay(
        4,
        hands=[["one-hand-washes-the-other", "gift"], None, None, None],
        pearls=[[1, 2], [3], [], []],
        black=[[], [], [], [-3]],
    )
    turn = go(start, "one-hand-washes-the-other", "pearl 2")
    assert turn.to_move == 2
    assert rule_of(turn, "pearl 2") == "R22"
    assert (white(turn, 1), white(turn, 2)) == ([1, 2], [3])  # nothing moves before all have chosen
    turn = go(turn, "pearl 3")
    assert turn.to_move == 4  # seat 3 has none and is not asked
    turn = go(turn, "pearl -3")
    assert [white(turn, p) for p in range(1, 5)] == [[1], [2], [3], []]
    assert [black(turn, p) for p in range(1, 5)] == [[-3], [], [], []]


def test_r22_nobody_has_a_pearl() -> None:
    start = lay(3, hands=[["one-hand-washes-the-other", "gift"], None, None], pearls=[[], [], []])
    assert go(start, "one-hand-washes-the-other").to_move == 2


def test_r23_eeny_meeny_with_three_players() -> None:
    start = lay(
        4,
        hands=[["eeny-meeny-miny-moe", "gift"], None, None, None],
        pearls=[[], [], [], []],
        pool=[2, 0, 4, 1],
    )
    turn = go(start, "eeny-meeny-miny-moe")
    assert turn.legal() == ["pearl 0", "pearl 2", "pearl 4"]
    assert rule_of(turn, "pearl 1") == "R23"
    turn = go(turn, "pearl 4", "pearl 2")
    assert turn.legal() == ["seat 2", "seat 3", "seat 4"]
    turn = go(turn, "seat 3")
    assert turn.legal() == ["seat 2", "seat 4"]
    assert rule_of(turn, "seat 3") == "R23"
    turn = go(turn, "seat 2")
    assert [white(turn, p) for p in range(1, 5)] == [[4], [0], [2], []]


def test_r23_with_two_left_the_last_pearl_goes_back() -> None:
    start = lay(2, hands=[["eeny-meeny-miny-moe", "gift"], None], pearls=[[], []], pool=[2, 0, 4])
    turn = go(start, "eeny-meeny-miny-moe", "pearl 4", "pearl 0")
    assert (white(turn, 1), white(turn, 2), pool_of(turn)) == ([4], [0], [2])


@pytest.mark.parametrize("seats", [2, 3])
def test_r23_with_one_pearl_it_is_kept(seats: int) -> None:
    start = lay(
        seats, hands=[["eeny-meeny-miny-moe", "gift"]] + [None] * (seats - 1), pearls=[[]] * seats, pool=[2]
    )
    turn = go(start, "eeny-meeny-miny-moe")
    assert turn.legal() == ["pearl 2"]
    turn = go(turn, "pearl 2")
    assert (white(turn, 1), turn.to_move) == ([2], 2)


def test_r23_with_two_pearls_one_is_given() -> None:
    start = lay(2, hands=[["eeny-meeny-miny-moe", "gift"], None], pearls=[[], []], pool=[2, 2])
    turn = go(start, "eeny-meeny-miny-moe", "pearl 2")
    assert turn.legal() == ["pearl 2"]
    turn = go(turn, "pearl 2")
    assert (white(turn, 1), white(turn, 2), pool_of(turn)) == ([2], [2], [])


def test_r24_abracadabra_makes_the_worst_black_pearl_harmless() -> None:
    setup: dict[str, Any] = {
        "pearls": [[2], [1]],
        "black": [[-3, -1], []],
        "hands": [["abracadabra", "gift"], None],
    }
    start = lay(2, **setup)
    assert start.result().scores == [-2, 1]
    turn = go(start, "abracadabra")
    assert (own(turn, 1).face_up, turn.result().scores) == (["abracadabra"], [1, 1])
    twice = lay(2, face_up=[["abracadabra"] * 2, []], **setup | {"hands": [["gift"] * 2, None]})
    assert twice.result().scores == [2, 1]


def test_r25_take_one() -> None:
    start = lay(2, hands=[["take-one", "gift"], None], pearls=[[1], []], pool=[3, 0])
    turn = go(start, "take-one")
    assert (white(turn, 1), pool_of(turn), turn.to_move) == ([1, 3], [0], 2)


def test_r26_exchange_takes_what_was_there_before_the_gift() -> None:
    for seed in range(20):
        start = lay(
            3,
            seed=str(seed),
            hands=[["exchange", "gift"], None, None],
            pearls=[[1], [4], []],
            black=[[-2], [], []],
        )
        turn = go(start, "exchange", "seat 2")
        assert turn.legal() == ["pearl 1", "pearl -2"]
        turn = go(turn, "pearl -2")
        assert (white(turn, 1), black(turn, 1)) == ([1, 4], [])
        assert (white(turn, 2), black(turn, 2)) == ([], [-2])


def test_r26_half_an_exchange() -> None:
    setup: dict[str, Any] = {"hands": [["exchange", "gift"], None, None]}
    poor = go(lay(3, pearls=[[], [4], []], **setup), "exchange", "seat 2")
    assert (white(poor, 1), white(poor, 2), poor.to_move) == ([4], [], 2)
    rich = go(lay(3, pearls=[[1], [], []], **setup), "exchange", "seat 2", "pearl 1")
    assert (white(rich, 1), white(rich, 2)) == ([], [1])
    nothing = go(lay(3, pearls=[[], [], []], **setup), "exchange", "seat 3")
    assert nothing.to_move == 2


def test_r27_steal_from_a_player_who_has_a_white_pearl() -> None:
    start = lay(
        4, hands=[["steal", "gift"], None, None, None], pearls=[[], [], [2], [1, 1]], black=[[], [-1], [], []]
    )
    turn = go(start, "steal")
    assert turn.legal() == ["seat 3", "seat 4"]
    assert rule_of(turn, "seat 2") == "R27"
    turn = go(turn, "seat 3")
    assert (white(turn, 1), white(turn, 3)) == ([2], [])


def test_r28_renew_draws_first_and_then_puts_back() -> None:
    start = lay(2, hands=[["renew", "gift"], None], pearls=[[0, 1], []], black=[[-1], []], pool=[3])
    turn = go(start, "renew")
    assert turn.legal() == ["pearl 0", "pearl 1"]
    assert rule_of(turn, "pearl -1") == "R28"
    turn = go(turn, "pearl 0")
    assert (white(turn, 1), pool_of(turn)) == ([1, 3], [0])  # with one pearl in the pool the order shows


def test_r28_without_pearl_or_pool_nothing_happens() -> None:
    empty = lay(2, hands=[["renew", "gift"], None], pearls=[[0], []], pool=[])
    assert white(go(empty, "renew"), 1) == [0]
    poor = lay(2, hands=[["renew", "gift"], None], pearls=[[], []], black=[[-1], []], pool=[3])
    assert (white(go(poor, "renew"), 1), pool_of(go(poor, "renew"))) == ([], [3])


def test_r29_gift_of_any_colour() -> None:
    start = lay(3, hands=[["gift", "renew"], None, None], pearls=[[1], [], []], black=[[0], [], []])
    turn = go(start, "gift", "seat 3")
    assert turn.legal() == ["pearl 1", "pearl -0"]
    turn = go(turn, "pearl -0")
    assert (white(turn, 1), black(turn, 1), black(turn, 3)) == ([1], [], [0])
    poor = lay(3, hands=[["gift", "renew"], None, None], pearls=[[], [], []])
    assert go(poor, "gift").to_move == 2


def test_r30_throw_back_discards_and_draws() -> None:
    start = lay(2, hands=[["throw-back", "gift"], None], deck=["steal", "renew", "take-one"])
    turn = go(start, "throw-back")
    assert turn.legal() == ["card steal", "card gift"]
    turn = go(turn, "card gift")
    assert hand(turn, 1) == ["steal", "renew"]
    assert seen(turn, 2).discard[:2] == ["throw-back", "gift"]


def test_r30_an_urchin_goes_back_into_the_deck() -> None:
    deck = ["steal", "renew", "renew", "take-one", "take-one", "take-one", "take-one"]
    start = lay(2, hands=[["throw-back", "urchin"], ["gift"] * 2], deck=deck)
    turn = go(start, "throw-back", "card urchin")
    assert hand(turn, 1) == ["steal", "renew"]  # six cards: at least two lie above the urchin
    assert (deck_of(turn) + hand(turn, 2)).count("urchin") == 1
    assert seen(turn, 1).discard[0] == "throw-back"
    assert "urchin" not in seen(turn, 1).discard


def test_r31_trade_takes_what_was_there_before_the_gift() -> None:
    start = lay(3, hands=[["trade-cards", "urchin"], ["steal"] * 2, None], deck=["renew", "take-one"])
    turn = go(start, "trade-cards")
    assert turn.legal() == ["seat 2", "seat 3"]
    turn = go(turn, "seat 2")
    assert turn.legal() == ["card renew", "card urchin"]
    turn = go(turn, "card urchin")
    assert hand(turn, 1) == ["steal", "renew"]
    assert Counter(hand(turn, 2)) == Counter(["steal", "urchin", "take-one"])  # with the card of their turn


def test_r31_half_a_trade() -> None:
    start = lay(3, hands=[["trade-cards", "gift"], [], None], deck=["renew", "take-one"])
    turn = go(start, "trade-cards", "seat 2", "card gift")
    assert hand(turn, 1) == ["renew"]
    assert Counter(hand(turn, 2)) == Counter(["gift", "take-one"])


def test_r32_everybody_passes_a_card_at_once() -> None:
    start = lay(
        3,
        hands=[["all-pass", "urchin"], ["gift"] * 2, ["steal"] * 2],
        deck=["renew", "take-one"],
    )
    turn = go(start, "all-pass")
    assert turn.legal() == ["card renew", "card urchin"]
    turn = go(turn, "card urchin")
    assert (turn.to_move, hand(turn, 1), hand(turn, 2)) == (2, ["renew", "urchin"], ["gift", "gift"])
    turn = go(turn, "card gift", "card steal")
    assert Counter(hand(turn, 1)) == Counter(["renew", "steal"])
    assert Counter(hand(turn, 2)) == Counter(["gift", "urchin", "take-one"])
    assert Counter(hand(turn, 3)) == Counter(["steal", "gift"])
