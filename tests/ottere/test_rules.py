"""The numbered rules, one sentence a test."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ottery.games.game import Refused

from .census import census
from .table import deal, played, state_of, table, walk

ONE_OF_ALL = 52


def seen(position: Any, seat: int | None = None) -> Any:
    """A view, as an object of any fields."""
    return position.view(seat)


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_r1_one_deck_to_five_players_two_beyond(seats: int, copies: int) -> None:
    found = census(state_of(deal(seats)))
    assert len(found) == ONE_OF_ALL
    assert set(found.values()) == {copies}


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 5), (5, 5), (6, 5), (7, 5)])
def test_r2_five_cards_each_seven_for_two(seats: int, cards: int) -> None:
    view = seen(deal(seats))
    assert view.counts == [cards] * seats
    assert view.stock == ONE_OF_ALL * (2 if seats > 5 else 1) - seats * cards - 1
    assert view.pile == []


def test_r3_an_eight_never_starts_and_goes_back_anywhere() -> None:
    depths = set()
    for number in range(400):
        position = deal(4, seed=f"bury {number}")
        view = seen(position)
        assert view.top[0] != "8"
        stock = position.setup()["stock"]
        for eight in view.buried:
            assert eight in stock
            depths.add(stock.index(eight) * 4 // len(stock))
        assert len(stock) == 31
    assert depths == {0, 1, 2, 3}


def test_r3_the_starter_has_no_effect() -> None:
    options = {"draw-two": True, "skip": "queen", "reverse": True}
    starters = set()
    for number in range(120):
        view = seen(deal(3, options, seed=f"starter {number}"))
        starters.add(view.top[0])
        assert (view.to_move, view.owed, view.direction) == (1, 0, 1)
    assert {"2", "Q", "A"} <= starters


def test_r3_eights_start_when_nothing_else_is_left() -> None:
    cards = [r + s for r in "A2345679TJQK" for s in "CDHS"]
    view = seen(table(2, hands=[cards[:24], cards[24:]]))
    assert view.top[0] == "8"
    assert view.stock == 3


def test_r4_follow_suit_or_rank() -> None:
    position = table(hands=[["7H", "KS", "KC", "3D"], ["2C"]], starter="7S", stock=["4D"])
    assert position.legal() == ["7H", "KS"]
    after = position.play("7H")
    assert seen(after).top == "7H"
    assert seen(after).pile.count("7S") == 1


def test_r5_an_eight_fits_anywhere_and_names_any_suit() -> None:
    position = table(hands=[["8D", "KC"], ["2C", "3H"]], starter="7S", stock=["4D"])
    assert position.legal() == ["8D"]
    naming = position.play("8D")
    assert naming.to_move == 1
    assert naming.legal() == ["clubs", "diamonds", "hearts", "spades"]
    for suit, answer in (("clubs", "2C"), ("hearts", "3H"), ("diamonds", "draw")):
        assert naming.play(suit).legal() == [answer]
    assert seen(naming.play("clubs")).is_named


def test_r5_the_named_suit_outlives_draws_and_passes() -> None:
    position = table(3, hands=[["8D", "KC"], ["2C"], ["3H", "KD"]], starter="7S", stock=[])
    position = played(position, "8D, hearts, pass")
    assert seen(position).suit == "hearts"
    assert position.legal() == ["3H"]


def test_r6_who_can_play_must() -> None:
    position = table(hands=[["7H"], ["2C"]], starter="7S", stock=["4D"])
    assert position.legal() == ["7H"]
    for word in ("draw", "pass"):
        with pytest.raises(Refused, match="illegal"):
            position.play(word)


def test_r7_draw_one_at_a_time_and_play_the_first_that_fits() -> None:
    position = table(hands=[["7H", "2H"], ["2C"]], starter="KS", stock=["4D", "9S", "JS"])
    position = position.play("draw")
    assert position.legal() == ["draw"]
    position = position.play("draw")
    assert position.legal() == ["9S"]
    assert seen(position).stock == 1


def test_r8_pass_when_nothing_fits_and_the_stock_is_empty() -> None:
    position = table(hands=[["7H", "2H"], ["2C", "KH"]], starter="KS", stock=[])
    assert position.legal() == ["pass"]
    assert position.play("pass").to_move == 2


def test_r9_as_many_passes_as_players_block_the_round() -> None:
    position = table(3, hands=[["7H"], ["2C", "9D"], ["3D"]], starter="KS", stock=[], totals=[1, 2, 3])
    position = played(position, "pass, pass")
    assert seen(position).passes == 2
    position = position.play("pass")
    assert position.round == 2
    assert seen(position).last == [7, 11, 3]
    assert seen(position).totals == [8, 13, 6]


def test_r9_a_play_starts_the_count_again() -> None:
    position = table(3, hands=[["7H"], ["2C", "KD"], ["3C"]], starter="KS", stock=[])
    position = played(position, "pass, KD")
    assert seen(position).passes == 0
    position = played(position, "pass, pass")
    assert position.round == 1


def test_r9_passes_at_the_limit_do_not_count_while_cards_are_left() -> None:
    options = {"draw-limit": 1}
    position = table(2, options, hands=[["7H"], ["2C"]], starter="KS", stock=["3D", "4D", "5D"])
    position = played(position, "draw, pass, draw, pass")
    assert seen(position).passes == 0
    assert position.round == 1
    position = played(position, "draw, pass")
    assert seen(position).passes == 1


def test_r10_the_last_card_ends_the_round_at_once() -> None:
    position = table(hands=[["8D"], ["2C", "KH"]], starter="7S", totals=[5, 0])
    after = position.play("8D")
    assert after.round == 2
    assert seen(after).totals == [5, 12]
    assert seen(after).counts == [7, 7]


def test_r10_the_last_card_has_no_effect() -> None:
    options = {"draw-two": True, "reverse": True}
    for last in ("2S", "AS"):
        position = table(3, options, hands=[[last], ["3C"], ["4C"]], starter="7S")
        view = seen(position.play(last))
        assert (view.owed, view.direction, view.last) == (0, 1, [0, 3, 4])


def test_r11_free_draw_lets_one_draw_and_keep() -> None:
    position = table(2, {"free-draw": True}, hands=[["7H"], ["2C"]], starter="7S", stock=["4S", "5D"])
    assert position.legal() == ["7H", "draw"]
    position = position.play("draw")
    assert position.legal() == ["4S", "7H", "draw"]
    position = position.play("draw")
    assert position.legal() == ["4S", "7H", "pass"]
    assert position.play("pass").to_move == 2


def test_r12_after_the_limit_pass() -> None:
    position = table(2, {"draw-limit": 2}, hands=[["7H"], ["2C"]], starter="KS", stock=["3D", "4D", "5D"])
    position = played(position, "draw, draw")
    assert position.legal() == ["pass"]
    assert seen(position).draws == 2
    assert seen(position.play("pass")).draws == 0


def test_r12_a_card_that_fits_at_the_limit_must_be_played() -> None:
    position = table(2, {"draw-limit": 1}, hands=[["7H"], ["2C"]], starter="KS", stock=["3S", "4D"])
    assert position.play("draw").legal() == ["3S"]


def test_r12_with_free_draw_the_limit_opens_the_pass() -> None:
    options = {"draw-limit": 1, "free-draw": True}
    position = table(2, options, hands=[["7S"], ["2C"]], starter="KS", stock=["3S", "4D"])
    assert position.play("draw").legal() == ["3S", "7S", "pass"]


def test_r13_the_pile_becomes_the_stock() -> None:
    position = table(2, {"reshuffle": True}, hands=[["2H"], ["3H"]], starter="KS", stock=[])
    pile = seen(position).pile
    assert len(pile) == 49
    after = position.play("draw")
    assert (seen(after).stock, seen(after).pile, seen(after).top) == (48, [], "KS")
    assert sorted([*after.setup()["stock"], *seen(after, 1).hand]) == sorted([*pile, "2H"])


def test_r13_without_reshuffle_an_empty_stock_stays_empty() -> None:
    assert table(hands=[["2H"], ["3H"]], starter="KS", stock=[]).legal() == ["pass"]


def test_r13_also_within_a_count() -> None:
    options = {"reshuffle": True, "draw-two": True}
    position = table(2, options, hands=[["2H"], ["3H"]], starter="2S", stock=["5D"], owed=2)
    after = position.play("take")
    assert seen(after, 1).hand.count("5D") == 1
    assert seen(after).counts == [3, 1]
    assert seen(after).stock == 47
    assert seen(after).pile == []


def test_r14_a_two_makes_the_next_player_take_two() -> None:
    options = {"draw-two": True, "draw-limit": 1}
    hands = [["2S", "9D"], ["2H", "3S"], ["4S"]]
    position = table(3, options, hands=hands, starter="KS", stock=["5D", "6D", "7D"]).play("2S")
    assert (seen(position).owed, seen(position).phase) == (2, "take")
    assert position.legal() == ["take"]
    position = position.play("take")
    assert seen(position, 2).hand == ["5D", "6D", "2H", "3S"]
    assert (position.to_move, seen(position).owed, seen(position).draws) == (3, 0, 0)


def test_r14_too_few_cards_take_what_there_is() -> None:
    options = {"draw-two": True}
    for stock, held in ((["5D"], 2), ([], 1)):
        position = table(2, options, hands=[["2S", "9D"], ["3S"]], starter="KS", stock=stock)
        position = played(position, "2S, take")
        assert seen(position).counts == [1, held]
        assert position.to_move == 1


def test_r15_a_two_answers_a_two_and_the_count_grows() -> None:
    options = {"draw-two": True, "stacking": True}
    hands = [["2S", "9D"], ["2H", "8S", "3S"], ["2D", "KD"]]
    position = table(3, options, hands=hands, starter="KS", stock=["5D", "6D", "7D", "4C", "5C", "6C"])
    position = position.play("2S")
    assert position.legal() == ["2H", "take"]
    position = position.play("2H")
    assert seen(position).owed == 4
    position = position.play("2D")
    assert seen(position).owed == 6
    assert position.legal() == ["take"]
    assert seen(position.play("take")).counts == [7, 2, 1]


@pytest.mark.parametrize("rank", ["J", "Q"])
def test_r16_the_next_player_is_skipped(rank: str) -> None:
    options = {"skip": {"J": "jack", "Q": "queen"}[rank]}
    hands = [["JS", "QS", "9D"], ["3S"], ["4S"]]
    position = table(3, options, hands=hands, starter="KS")
    assert position.play(f"{rank}S").to_move == 3
    other = "Q" if rank == "J" else "J"
    assert position.play(f"{other}S").to_move == 2
    assert table(2, options, hands=hands[:2], starter="KS").play(f"{rank}S").to_move == 1


def test_r17_an_ace_turns_the_direction() -> None:
    hands = [["AS", "9D"], ["3S", "AD"], ["4S"]]
    position = table(3, {"reverse": True}, hands=hands, starter="KS").play("AS")
    assert (position.to_move, seen(position).direction) == (3, -1)
    assert position.play("4S").round == 2
    assert table(3, hands=hands, starter="KS").play("AS").to_move == 2


def test_r17_with_two_players_an_ace_skips() -> None:
    position = table(2, {"reverse": True}, hands=[["AS", "9D"], ["3S"]], starter="KS").play("AS")
    assert (position.to_move, seen(position).direction) == (1, 1)


def test_r17_a_skip_follows_the_direction() -> None:
    options = {"reverse": True, "skip": "jack"}
    hands = [["JS", "9D"], ["3S"], ["4S"], ["5S"]]
    assert table(4, options, hands=hands, starter="KS", direction=-1).play("JS").to_move == 3


def test_r18_what_the_cards_count() -> None:
    hands = [["8D"], ["8C", "8H", "KD"], ["QS", "JS", "TS", "AS", "2S", "9S", "6S"]]
    view = seen(table(3, {"target": 200}, hands=hands, starter="7D").play("8D"))
    assert view.last == [0, 110, 48]


def test_r19_penalty_everybody_counts_their_own() -> None:
    hands = [["8D"], ["7C", "8H"], ["3S"]]
    view = seen(table(3, {"target": 200}, hands=hands, starter="7D", totals=[9, 8, 7]).play("8D"))
    assert (view.last, view.totals) == ([0, 57, 3], [9, 65, 10])


def test_r20_the_winner_collects_the_others() -> None:
    options = {"scoring": "winner-collects"}
    hands = [["8D"], ["7C", "5H"], ["3S"]]
    view = seen(table(3, options, hands=hands, starter="7D", totals=[9, 8, 7]).play("8D"))
    assert (view.last, view.totals) == ([15, 0, 0], [24, 8, 7])


def test_r20_blocked_the_lowest_hand_gets_the_differences() -> None:
    options = {"scoring": "winner-collects"}
    hands = [["7H", "TD"], ["2C", "AD"], ["3D", "2D"]]
    blocked = played(table(3, options, hands=hands, starter="KS", stock=[]), "pass, pass, pass")
    assert seen(blocked).last == [0, 14 + 2, 0]


def test_r20_blocked_with_equal_lowest_hands_nobody_scores() -> None:
    options = {"scoring": "winner-collects"}
    hands = [["7H", "TD"], ["2C", "3D"], ["5D"]]
    blocked = played(table(3, options, hands=hands, starter="KS", stock=[]), "pass, pass, pass")
    assert seen(blocked).last == [0, 0, 0]
    assert blocked.round == 2


def test_r21_the_lowest_total_wins_when_a_total_reaches_the_target() -> None:
    hands = [["7D"], ["KC"], ["3S"]]
    end = table(3, hands=hands, starter="9D", totals=[40, 90, 36]).play("7D")
    result = end.result()
    assert (result.over, result.winners, result.scores) == (True, [3], [40, 100, 39])
    assert result.shares == [0, 0, 1]
    assert (end.to_move, end.legal(), end.round) == (None, [], 1)


def test_r21_equal_best_totals_share() -> None:
    hands = [["7D"], ["KC"], ["3S"]]
    result = table(3, hands=hands, starter="9D", totals=[39, 90, 36]).play("7D").result()
    assert result.winners == [1, 3]
    assert result.shares == [0.5, 0, 0.5]


def test_r21_when_the_winner_collects_the_highest_total_wins() -> None:
    options = {"scoring": "winner-collects"}
    hands = [["7D"], ["KC"], ["3S"]]
    result = table(3, options, hands=hands, starter="9D", totals=[90, 99, 36]).play("7D").result()
    assert (result.winners, result.scores) == ([1], [103, 99, 36])


def test_r21_below_the_target_the_game_goes_on() -> None:
    position = table(2, {"target": 11}, hands=[["7D"], ["KC"]], starter="9D").play("7D")
    assert (position.is_over, seen(position).totals) == (False, [0, 10])


def test_r22_a_new_round_starts_afresh() -> None:
    options = {"draw-two": True, "reverse": True}
    position = table(3, options, hands=[["8S"], ["3S"], ["4S"]], starter="KD", suit="hearts", direction=-1)
    view = seen(position.play("8S"))
    assert (view.direction, view.owed, view.draws, view.passes) == (1, 0, 0, 0)
    assert not view.is_named
    assert view.suit[0].upper() == view.top[1]


def test_r23_the_next_seat_begins_each_round() -> None:
    begins: list[tuple[int, int, int]] = []
    for state, _ in walk(deal(3, {"target": 9999, "scoring": "winner-collects"}), 1, 1500):
        if not begins or begins[-1][0] != state.round_no:
            begins.append((int(state.round_no), int(state.begins), int(state.turn)))
    assert len(begins) > 4
    assert all(seat == turn == (number - 1) % 3 for number, seat, turn in begins)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_r23_the_host_chooses_who_begins(first: int) -> None:
    assert deal(3, {"first": first}).to_move == first


def test_r23_or_lets_chance_choose() -> None:
    found = Counter(deal(3, {"first": "random"}, seed=str(n)).to_move for n in range(60))
    assert set(found) == {1, 2, 3}
