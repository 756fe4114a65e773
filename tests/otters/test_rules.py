"""Rules R1 … R18 and R33 … R36, one by one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ottery.games.game import Refused
from ottery.games.position import Position

from .census import census
from .table import (
    GAME,
    black,
    deck_of,
    deck_with,
    go,
    hand,
    lay,
    own,
    pool_of,
    rule_of,
    seen,
    the_rest,
    white,
)


def test_r1_the_box_holds_54_cards_and_34_pearls() -> None:
    cards = {
        "hands-off": 4,
        "the-choice-is-yours": 4,
        "sharing-is-caring": 4,
        "one-hand-washes-the-other": 3,
        "eeny-meeny-miny-moe": 3,
        "abracadabra": 3,
        "take-one": 4,
        "exchange": 5,
        "steal": 3,
        "renew": 2,
        "gift": 2,
        "throw-back": 5,
        "trade-cards": 3,
        "all-pass": 2,
        "urchin": 7,
    }
    pearls = dict.fromkeys(("-0", "-1", "-2", "-3", "4"), 1) | {"3": 5, "2": 9, "1": 13, "0": 2}
    start = Position.deal(GAME, seats=4, seed="box")
    assert census(start.state) == Counter(cards | pearls)  # type: ignore[arg-type]
    assert sum(cards.values()) == 47 + 7


@pytest.mark.parametrize("seats", [0, 1, 6, 21])
def test_r1_two_to_five_play(seats: int) -> None:
    with pytest.raises(Refused):
        Position.deal(GAME, seats=seats)


@pytest.mark.parametrize("seed", range(30))
def test_r2_two_cards_each_and_no_urchin(seed: int) -> None:
    start = Position.deal(GAME, seats=5, seed=str(seed))
    for seat in range(2, 6):
        assert len(hand(start, seat)) == 2
        assert "urchin" not in hand(start, seat)
    assert len(hand(start, 1)) == 3  # the first turn has begun with a card


def test_r3_one_white_pearl_each_whose_value_the_owner_alone_sees() -> None:
    start = Position.deal(GAME, seats=4, seed="pearl")
    assert [len(white(start, p)) for p in range(1, 5)] == [1] * 4
    other = seen(start, 2).players[0]
    assert (other.whites, other.blacks, other.white, other.hand) == (1, 0, None, None)
    assert seen(start, None).pool == 26


def test_r4_seat_1_begins_or_the_seat_the_host_names() -> None:
    assert Position.deal(GAME, seats=3, seed="x").to_move == 1
    assert Position.deal(GAME, seats=3, seed="x", options={"first": 3}).to_move == 3
    found = {
        Position.deal(GAME, seats=3, seed=str(i), options={"first": "random"}).to_move for i in range(20)
    }
    assert found == {1, 2, 3}


def test_r4_turns_go_clockwise_past_those_who_are_out() -> None:
    start = lay(4, hands=[["take-one"] * 2, [], ["steal"] * 2, ["renew"] * 2], out=[2])
    turn = go(start, "take-one")
    assert turn.to_move == 3
    turn = lay(4, hands=[["take-one"] * 2, [], ["steal"] * 2, ["abracadabra"] * 2], out=[2], first=4)
    assert go(turn, "abracadabra").to_move == 1


def test_r5_a_turn_begins_with_the_top_card() -> None:
    start = lay(2, hands=[["gift"] * 2, ["steal"] * 2], deck=["abracadabra", "renew", "take-one"])
    assert hand(start, 1) == ["abracadabra", "gift", "gift"]
    turn = go(start, "abracadabra")
    assert hand(turn, 2) == ["steal", "steal", "renew"]
    assert deck_of(turn) == ["take-one"]


def test_r5_the_discard_pile_becomes_the_deck_without_the_card_being_played() -> None:
    named = ["throw-back", "gift", "steal", "exchange"]
    found = set()
    for seed in range(20):
        start = lay(
            2,
            seed=str(seed),
            hands=[["throw-back", "gift"], the_rest(*named)],
            deck=["steal"],
            discard=["exchange"],
        )
        turn = go(start, "throw-back", "card gift")
        # the deck was empty: exchange and gift were shuffled, one drawn by each; throw-back was still on the table
        found.add(tuple(hand(turn, 1)))
        assert seen(turn, 1).discard == ["throw-back"]
        assert deck_of(turn) == []
    assert found == {("exchange", "steal"), ("steal", "gift")}


def test_r5_without_deck_and_discard_nothing_is_drawn() -> None:
    start = lay(2, hands=[["abracadabra", "steal"], the_rest("abracadabra", "steal")], deck=[])
    assert hand(start, 1) == ["abracadabra", "steal"]
    turn = go(start, "abracadabra")  # it stays on the table: still nothing to draw
    assert len(hand(turn, 2)) == 45


def test_r6_one_card_of_the_hand_is_played() -> None:
    start = lay(3, hands=[["take-one", "gift"], None, None], deck=["steal"])
    assert start.legal() == ["take-one", "steal", "gift"]
    assert rule_of(start, "exchange") == "R6"
    assert rule_of(start, "seat 2") == "R6"


def test_r6_what_cannot_be_done_is_left_out() -> None:
    start = lay(3, hands=[["steal", "gift"], None, None], pearls=[[1], [], []], deck=["take-one", "renew"])
    turn = go(start, "steal")  # nobody has a white pearl to take
    assert turn.to_move == 2
    assert seen(turn, 1).discard[0] == "steal"


def test_r7_cards_are_discarded_but_two_stay_on_the_table() -> None:
    start = lay(2, hands=[["hands-off", "take-one"], ["abracadabra", "gift"]], pearls=[[2], [1]])
    turn = go(start, "hands-off", "pearl 2")
    assert own(turn, 1).face_up == ["hands-off"]
    assert seen(turn, 1).discard == []
    turn = go(turn, "abracadabra")
    assert own(turn, 2).face_up == ["abracadabra"]
    assert seen(go(turn, "take-one"), 1).discard == ["take-one"]


def test_r8_only_who_holds_nothing_playable_passes() -> None:
    start = lay(3, hands=[["urchin", "urchin"], None, None], deck=["urchin", "gift"], black_pool=[])
    assert start.legal() == ["pass"]
    assert rule_of(start, "urchin") == "R12"
    assert own(go(start, "pass"), 1).out
    free = lay(3, hands=[["urchin", "gift"], None, None], deck=["urchin", "gift"], black_pool=[])
    assert free.legal() == ["gift"]
    assert rule_of(free, "pass") == "R8"


def test_r8_an_empty_hand_passes_and_stays_in() -> None:
    start = lay(2, hands=[[], the_rest()], deck=[])
    assert start.legal() == ["pass"]
    assert not own(go(start, "pass"), 1).out


def test_r9_two_urchins_at_the_end_of_the_own_turn_are_out() -> None:
    start = lay(
        3, hands=[["urchin", "gift"], None, None], pearls=[[], [1], [1]], deck=["urchin", "renew", "renew"]
    )
    assert own(go(start, "gift"), 1).out
    assert not own(go(start, "urchin"), 1).out  # one urchin is left


def test_r9_nobody_is_out_in_the_turn_of_another() -> None:
    start = lay(2, hands=[["gift", "urchin"], ["urchin"]], deck=["all-pass", "renew"])
    turn = go(start, "all-pass", "card urchin", "card urchin")
    assert hand(turn, 1) == ["gift", "urchin"]
    hands = [["all-pass", "urchin"], ["urchin", "gift"], ["steal"] * 2]
    both = lay(3, hands=hands, deck=["renew", "renew"], pearls=[[], [], []])
    turn = go(both, "all-pass", "card urchin", "card gift", "card steal")
    assert hand(turn, 2).count("urchin") == 2
    assert (own(turn, 2).out, turn.to_move) == (False, 2)
    assert own(go(turn, "renew"), 2).out  # the end of their own turn


def test_r10_who_is_out_puts_back_urchins_and_discards_the_rest() -> None:
    start = lay(
        3,
        hands=[["urchin", "urchin", "abracadabra"], ["gift"] * 2, ["steal"] * 2],
        deck=["hands-off", "renew", "take-one", "take-one", "take-one"],
        pearls=[[4], [1], [2]],
        face_up=[["abracadabra"], [], []],
    )
    turn = go(start, "hands-off", "pearl 4")
    assert own(turn, 1).out
    assert (hand(turn, 1), own(turn, 1).face_up) == ([], ["hands-off", "abracadabra"])
    assert (own(turn, 1).under, white(turn, 1)) == (4, [])
    assert seen(turn, 2).discard[0] == "abracadabra"
    assert deck_of(turn).count("urchin") + hand(turn, 2).count("urchin") == 2


def test_r10_who_is_out_cannot_be_chosen_and_passes_nothing() -> None:
    setup: dict[str, Any] = {"pearls": [[1], [3, 3], [2]], "out": [2], "deck": ["renew", "renew"]}
    start = lay(3, hands=[["steal", "one-hand-washes-the-other"], [], ["gift", "gift"]], **setup)
    assert go(start, "steal").legal() == ["seat 3"]
    assert rule_of(go(start, "steal"), "seat 2") == "R10"
    turn = go(start, "one-hand-washes-the-other", "pearl 1")
    assert turn.to_move == 3
    turn = go(turn, "pearl 2")
    assert (white(turn, 1), white(turn, 2), white(turn, 3)) == ([2], [3, 3], [1])


def test_r10_who_is_out_scores_their_pearls() -> None:
    start = lay(2, hands=[["urchin", "gift"], ["gift", "steal"]], pearls=[[3, 3], [2, 1]], deck=["urchin"])
    end = go(start, "gift", "seat 2", "pearl 3")
    assert end.is_over
    assert end.result().scores == [3, 6]


def test_r11_an_urchin_costs_a_black_pearl_and_goes_into_the_middle_third() -> None:
    deck = ["steal"] + ["take-one"] * 4 + ["exchange"] * 5
    places = set()
    for seed in range(60):
        start = lay(
            2, seed=str(seed), hands=[["urchin", "gift"], ["gift", "renew"]], deck=deck, black_pool=[-2]
        )
        turn = go(start, "urchin")
        assert black(turn, 1) == [-2]
        assert seen(turn, 1).black_pool == 0
        places.add(turn.setup()["deck"].index("urchin"))
    assert places == {3, 4, 5, 6}  # nine cards: 3 … 6 lie above it (the card drawn next counts)


def test_r12_without_black_pearls_no_urchin_is_played() -> None:
    start = lay(2, hands=[["urchin", "gift"], None], black_pool=[], deck=["renew"])
    assert rule_of(start, "urchin") == "R12"


def test_r13_only_a_crossed_out_urchin_lets_one_go() -> None:
    deck = deck_with("throw-back", urchin="no")
    start = lay(
        2, deck_data=deck, hands=[["urchin", "throw-back"], ["gift", "renew"]], deck=["steal", "renew"]
    )
    turn = go(start, "throw-back")
    assert turn.legal() == ["card steal"]
    assert rule_of(turn, "card urchin") == "R13"
    free = go(lay(2, hands=[["urchin", "throw-back"], None], deck=["steal", "renew"]), "throw-back")
    assert free.legal() == ["card steal", "card urchin"]


def test_r14_what_is_taken_is_drawn_by_chance_from_all_that_may_move() -> None:
    found = set()
    for seed in range(60):
        start = lay(2, seed=str(seed), hands=[["exchange"] * 2, None], pearls=[[0], [1, 2]], black=[[], [-3]])
        turn = go(start, "exchange", "seat 2", "pearl 0")
        found.add((*white(turn, 1), *black(turn, 1)))
    assert found == {(1,), (2,), (-3,)}


def test_r15_a_short_pool_gives_what_it_has() -> None:
    start = lay(3, hands=[["eeny-meeny-miny-moe", "take-one"], None, None], pearls=[[], [], []], pool=[3, 1])
    turn = go(start, "eeny-meeny-miny-moe")
    assert turn.legal() == ["pearl 1", "pearl 3"]
    turn = go(turn, "pearl 3", "pearl 1", "seat 3")
    assert (white(turn, 1), white(turn, 2), white(turn, 3)) == ([3], [], [1])
    empty = lay(3, hands=[["take-one"] * 2, None, None], pearls=[[], [], []], pool=[])
    assert white(go(empty, "take-one"), 1) == []


def test_r16_a_pearl_put_back_lies_anywhere_in_the_pool() -> None:
    places = set()
    for seed in range(40):
        start = lay(2, seed=str(seed), hands=[["renew"] * 2, None], pearls=[[4], []], pool=[3, 1, 1])
        turn = go(start, "renew", "pearl 4")
        assert white(turn, 1) == [3]
        places.add(pool_of(turn).index(4))
    assert places == {0, 1, 2}


def test_r17_a_covered_pearl_never_moves_and_does_not_count() -> None:
    start = lay(
        3,
        hands=[["sharing-is-caring", "steal"], None, None],
        pearls=[[], [1], [2]],
        face_up=[[], ["hands-off"], []],
        under=[None, 4, None],
    )
    turn = go(start, "sharing-is-caring")
    assert turn.legal() == ["seat 2", "seat 3"]  # one each: the covered one does not count
    assert white(go(turn, "seat 2"), 1) == [1]
    mine = lay(
        2, hands=[["gift", "renew"], None], pearls=[[1], []], face_up=[["hands-off"], []], under=[4, None]
    )
    asked = go(mine, "gift", "seat 2")
    assert asked.legal() == ["pearl 1"]
    assert rule_of(asked, "pearl 4") == "R17"


def test_r18_every_step_is_asked_and_in_its_turn() -> None:
    start = lay(2, hands=[["gift", "renew"], None], pearls=[[1], []], deck=["steal"])
    turn = go(start, "gift")
    assert turn.legal() == ["seat 2"]  # a single answer is asked for too
    assert [rule_of(turn, w) for w in ("pearl 1", "card gift", "left", "renew", "pass")] == ["R18"] * 5
    assert go(turn, "seat 2").legal() == ["pearl 1"]


def test_r33_the_last_one_left_ends_the_game() -> None:
    start = lay(2, hands=[["urchin", "abracadabra"], None], deck=["urchin"])
    end = go(start, "abracadabra")
    assert (end.is_over, end.to_move, end.legal()) == (True, None, [])
    assert seen(end, None).players[1].white is not None  # all is shown


def test_r33_the_last_card_still_changes_things() -> None:
    start = lay(2, hands=[["urchin", "steal"], ["gift"] * 2], pearls=[[], [4]], deck=["urchin"])
    end = go(start, "steal", "seat 2")
    assert end.is_over
    assert (end.result().scores, end.result().winners) == ([4, 0], [1])


def test_r34_points_by_hand() -> None:
    # seat 1: 3 + 1 + 4 under the card = 8; black -3 and -1, one Abracadabra takes off the -3: 8 - 1 = 7
    # seat 2: 2 + 2 - 2 = 2
    start = lay(
        2,
        hands=[["urchin", "abracadabra"], ["gift"] * 2],
        deck=["urchin"],
        pearls=[[3, 1], [2, 2]],
        black=[[-3, -1], [-2]],
        face_up=[["hands-off"], []],
        under=[4, None],
    )
    result = go(start, "abracadabra").result()
    assert result.scores == [7, 2]
    assert [line.points for line in result.lines if line.seat == 0] == [4, 4, -4, 3]
    assert result.winners == [1]


@pytest.mark.parametrize(
    ("pearls", "under", "winners"),
    [
        ([[3], [2, 1]], [None, None], [1]),  # 3 points each, fewer tokens
        ([[2, 1], [1, 2]], [None, None], [1, 2]),  # points and tokens equal: shared
        ([[2], [3]], [1, None], [2]),  # 3 points each; the covered token counts
        ([[3], [3, 0]], [None, None], [1]),  # a worthless token loses the tie
        ([[3, 1], [3]], [None, None], [1]),  # points first
    ],
)
def test_r35_points_then_few_tokens_then_shared(
    pearls: list[list[int]], under: list[int | None], winners: list[int]
) -> None:
    table = lay(
        2,
        hands=[["urchin", "abracadabra"], ["steal"] * 2],
        deck=["urchin"],
        pearls=pearls,
        under=under,
        face_up=[["hands-off"] if under[0] else [], []],
    )
    result = go(table, "abracadabra").result()
    assert result.winners == winners
    assert sum(result.shares) == 1


def test_r36_the_deck_says_that_it_is_reconstructed() -> None:
    start = Position.deal(GAME, seats=3, seed="x")
    assert GAME.setup.deck_of(start.state)["provenance"] == "reconstructed"
