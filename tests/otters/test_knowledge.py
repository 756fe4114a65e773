"""What a seat knows of the others, and what a redeal makes of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ottery.games.otters.view import Known
from ottery.games.position import Position, key_of
from ottery.kernel import rng

from .census import census
from .table import GAME, black, deck_of, deck_with, go, hand, lay, own, seen, the_rest, white


def known(position: Position, seat: int | None, of: int) -> Known:
    """What ``seat`` knows of another."""
    found = seen(position, seat).players[of - 1].known
    assert found is not None
    return found


def redeals(position: Position, seat: int | None, count: int = 25) -> list[Position]:
    """Positions that look the same to ``seat``."""
    source = rng.Rng.new()
    rng.seed(source, key_of("redeals"))
    found = [position.redealt(seat, source) for _ in range(count)]
    for other in found:
        assert other.view(seat) == position.view(seat)
        assert census(cast(Any, other.state)) == census(cast(Any, position.state))
    return found


def test_a_pearl_that_i_gave_is_known_to_me_alone() -> None:
    start = lay(3, hands=[["gift", "renew"], None, None], pearls=[[4], [1], [1]])
    turn = go(start, "gift", "seat 3", "pearl 4")
    assert (known(turn, 1, 3).white, known(turn, 2, 3).white, known(turn, None, 3).white) == ([4], [], [])
    assert all(4 in white(other, 3) for other in redeals(turn, 1))
    assert any(4 not in white(other, 3) for other in redeals(turn, 2))


def test_a_blind_draw_makes_it_uncertain() -> None:
    start = lay(
        3,
        hands=[["gift", "exchange"], ["steal", "exchange"], None],
        pearls=[[4, 2], [], [1, 1]],
        deck=["renew", "steal"],
    )
    turn = go(start, "gift", "seat 3", "pearl 4", "steal", "seat 3")
    assert (known(turn, 1, 3).white, known(turn, 1, 3).white_left) == ([], 0)
    holders = {4 in white(other, 3) for other in redeals(turn, 1)}
    assert holders == {True, False}


def test_a_pearl_given_back_is_no_longer_there() -> None:
    start = lay(
        2, hands=[["gift", "renew"], ["gift", "renew"]], pearls=[[4, 0], []], deck=["steal", "steal", "steal"]
    )
    turn = go(start, "gift", "seat 2", "pearl 4", "gift", "seat 1", "pearl 4")
    assert known(turn, 1, 2).white == []
    assert known(turn, 2, 1).white == [4]


def test_the_only_pearl_that_it_can_be_is_known_though_it_moves_unseen() -> None:
    start = lay(
        3,
        hands=[["gift", "take-one"], ["abracadabra"] * 2, ["steal", "steal"]],
        pearls=[[4, 0], [], [1]],
        deck=["take-one"] * 2,
    )
    turn = go(start, "gift", "seat 2", "pearl 4", "abracadabra", "steal", "seat 2")
    assert white(turn, 3) == [1, 4]
    assert (known(turn, 1, 2).white, known(turn, 1, 3).white) == ([], [4])


def test_of_two_known_pearls_one_is_left_and_the_other_is_where_it_went() -> None:
    start = lay(
        3,
        hands=[["gift", "gift"], ["abracadabra"] * 2, ["take-one", "steal"]],
        pearls=[[4, 0, 1], [], []],
        deck=["take-one"] * 3 + ["renew"] * 2,
        pool=[1],
    )
    turn = go(start, "gift", "seat 2", "pearl 4", "abracadabra", "take-one")
    turn = go(turn, "gift", "seat 2", "pearl 0", "abracadabra")
    assert known(turn, 1, 2).white == [0, 4]
    turn = go(turn, "steal", "seat 2")
    assert (known(turn, 1, 2).white, known(turn, 1, 2).white_left) == ([0, 4], 1)
    held = {tuple(white(other, 2)) for other in redeals(turn, 1)}
    assert held == {(0,), (4,)}
    assert (known(turn, None, 2).white, known(turn, 3, 2).white) == ([], [])


def test_a_pearl_put_back_is_known_to_lie_in_the_pool() -> None:
    start = lay(
        2, hands=[["renew", "gift"], ["take-one"] * 2], pearls=[[4], [1]], pool=[2, 1, 3], deck=["gift"] * 1
    )
    turn = go(start, "renew", "pearl 4")
    assert seen(turn, 1).middle.white == [4]
    assert all(4 not in white(other, 2) for other in redeals(turn, 1))
    turn = go(turn, "take-one")
    assert seen(turn, 1).middle.white == []
    assert {4 in white(other, 2) for other in redeals(turn, 1, 60)} == {True, False}


def test_the_only_pearl_of_a_pool_is_known_when_it_is_drawn() -> None:
    start = lay(2, hands=[["renew", "gift"], ["take-one"] * 2], pearls=[[4], []], pool=[2], deck=["gift"])
    turn = go(start, "renew", "pearl 4", "take-one")
    assert known(turn, 1, 2).white == [4]


def test_a_pearl_under_hands_off_is_known_when_it_can_be_no_other() -> None:
    start = lay(2, hands=[["gift", "renew"], ["hands-off"] * 2], pearls=[[4, 1], []], deck=["steal"] * 3)
    turn = go(start, "gift", "seat 2", "pearl 4", "hands-off", "pearl 4")
    assert seen(turn, 1).players[1].under == 4
    assert seen(turn, None).players[1].under is None
    assert seen(turn, None).players[1].covered
    assert all(own(other, 2).under == 4 for other in redeals(turn, 1))
    assert len({own(other, 2).under for other in redeals(turn, None)}) > 1


def test_the_player_of_the_choice_knows_what_the_other_got() -> None:
    start = lay(
        3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[4, 2, 3, 1, 1, 1]
    )
    turn = go(start, "the-choice-is-yours", "left", "left", "right", "seat 2", "left")
    assert known(turn, 1, 2).white == [2, 4]
    assert known(turn, 2, 1).white == []
    assert known(turn, 3, 2).white == []


def test_drawn_pearls_are_hidden_until_they_are_placed() -> None:
    start = lay(
        3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[4, 2, 3, 1, 1, 1]
    )
    turn = go(start, "the-choice-is-yours", "left", "left", "right", "seat 2")
    tables = redeals(turn, 2, 60)
    assert len({tuple(seen(t, 1).ask.drawn) for t in tables}) > 3  # type: ignore[union-attr, arg-type]
    assert len({tuple(seen(t, 1).ask.sides) for t in tables}) > 3  # type: ignore[union-attr, arg-type]
    assert {tuple(seen(t, 1).ask.drawn) for t in redeals(turn, 1)} == {(4, 2, 3)}  # type: ignore[union-attr, arg-type]


def test_what_others_pass_on_is_hidden_and_dealt_anew() -> None:
    start = lay(
        3,
        hands=[["one-hand-washes-the-other", "gift"], None, None],
        pearls=[[4, 1], [2, 2], [3]],
        black=[[-1], [], []],
    )
    turn = go(start, "one-hand-washes-the-other", "pearl -1")
    view = seen(turn, 2)
    assert view.ask is not None
    assert (view.ask.ready, view.ask.chosen, view.players[0].whites, view.players[0].blacks) == (
        [1],
        None,
        2,
        1,
    )
    chosen = {seen(other, 1).ask.chosen for other in redeals(turn, 2, 60)}  # type: ignore[union-attr]
    assert len(chosen) > 3
    assert "-1" in chosen or "-0" in chosen  # the colour is not told before all move
    assert {seen(other, 1).ask.chosen for other in redeals(turn, 1)} == {"-1"}  # type: ignore[union-attr]


def test_a_card_passed_to_a_hand_is_known_until_it_may_have_gone() -> None:
    start = lay(
        3,
        hands=[["trade-cards", "urchin"], ["gift", "steal"], ["trade-cards", "renew"]],
        deck=["renew", "exchange", "take-one", "throw-back"],
        pearls=[[], [], []],
    )
    turn = go(start, "trade-cards", "seat 2", "card urchin")
    assert "urchin" in known(turn, 1, 2).cards
    assert known(turn, 3, 2).cards == []
    assert all("urchin" in hand(other, 2) for other in redeals(turn, 1))
    assert any("urchin" not in hand(other, 2) for other in redeals(turn, 3))
    turn = go(turn, "exchange", "seat 3")  # the known card stays in seat 2's hand
    turn = go(turn, "trade-cards", "seat 2", "card take-one")
    assert known(turn, 1, 2).cards == []
    assert {"urchin" in hand(other, 2) for other in redeals(turn, 1, 60)} == {True, False}


def test_dealt_hands_and_those_who_play_on_hold_few_urchins() -> None:
    start = Position.deal(GAME, seats=3, seed="urchins")
    assert [known(start, 1, p).urchins for p in (2, 3)] == [0, 0]
    assert all("urchin" not in hand(o, p) for o in redeals(start, 1) for p in (2, 3))
    start = lay(3, hands=[["take-one"] * 2, None, None], deck=["renew", "renew"] + ["urchin"] * 6)
    turn = go(start, "take-one")
    assert known(turn, 2, 1).urchins == 1
    assert all(hand(o, 1).count("urchin") <= 1 for o in redeals(turn, 2))


def test_an_urchin_put_back_lies_where_it_must() -> None:
    deck = ["steal"] + ["take-one"] * 3 + ["exchange"] * 5 + ["renew"]
    start = lay(2, hands=[["urchin", "gift"], ["gift", "renew"]], deck=deck)
    turn = go(start, "urchin")
    # of nine cards three to six lay above it; one has been drawn since
    (nest,) = seen(turn, 1).urchins
    assert (nest.least, nest.most) == (2, 5)
    places = {deck_of(other).index("urchin") for other in redeals(turn, 1, 60)}
    assert places == {2, 3, 4, 5}


def test_two_urchins_put_back_may_lie_above_each_other() -> None:
    deck = ["urchin"] + ["take-one"] * 4 + ["exchange"] * 5 + ["renew"]
    start = lay(3, hands=[["urchin", "abracadabra"], ["gift"] * 2, ["steal"] * 2], deck=deck)
    turn = go(start, "abracadabra")
    # ten cards: 3 … 7 lie above the first; eleven: 3 … 8 above the second, which may push the first down, to 3 … 8;
    # one card has been drawn since
    assert [(n.least, n.most) for n in seen(turn, 3).urchins] == [(2, 7), (2, 7)]
    for other in redeals(turn, 3):
        assert deck_of(other).index("urchin") >= 2


def test_the_urchin_on_top_is_known_to_be_drawn() -> None:
    start = lay(2, hands=[["urchin", "gift"], ["gift", "renew"]], deck=["steal"])
    turn = go(start, "urchin")  # the deck was empty
    assert known(turn, 1, 2).cards == ["urchin"]
    assert all("urchin" in hand(other, 2) for other in redeals(turn, 1))


def test_after_a_reshuffle_the_deck_is_known_but_for_what_is_drawn() -> None:
    named = ["throw-back", "gift", "steal", "exchange", "renew", "take-one"]
    start = lay(
        2,
        hands=[["throw-back", "gift"], the_rest(*named)],
        deck=["steal"],
        discard=["exchange", "renew", "take-one"],
    )
    turn = go(start, "throw-back", "card gift")
    middle = seen(turn, None).middle
    assert sorted(middle.cards) == ["exchange", "gift", "renew", "take-one"]
    assert middle.cards_left == 2
    for other in redeals(turn, None):
        assert set(deck_of(other)) < {"exchange", "gift", "renew", "take-one"}


def test_who_passes_nothing_on_holds_urchins_only() -> None:
    deck = deck_with("all-pass", urchin="no")
    start = lay(
        3,
        deck_data=deck,
        hands=[["all-pass", "gift"], ["urchin"], ["steal"] * 2],
        deck=["renew", "take-one", "take-one"],
    )
    turn = go(start, "all-pass", "card gift")
    assert turn.to_move == 3  # seat 2 may not pass its urchin on
    assert known(turn, 3, 2).cards == ["urchin"]
    assert all("urchin" in hand(other, 2) for other in redeals(turn, 3))


def test_the_end_shows_all() -> None:
    start = lay(2, hands=[["urchin", "abracadabra"], ["gift", "steal"]], deck=["urchin", "renew", "renew"])
    end = go(start, "abracadabra")
    assert seen(end, None).players[0].white == white(end, 1)
    assert seen(end, 1).players[1].hand == ["steal", "gift"]
    for other in redeals(end, None):
        assert (white(other, 2), black(other, 2)) == (white(end, 2), black(end, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_known_is_true(seats: int) -> None:
    """Along random play every known pearl and card is there, but for as many as are told to have left."""
    source = rng.Rng.new()
    rng.seed(source, key_of(f"choices {seats}"))
    for seed in range(3):
        position = Position.deal(GAME, seats=seats, seed=f"true {seed}")
        for step in range(1000):
            if position.is_over:
                break
            actions = position.actions()
            position = position.after(actions[rng.below(source, len(actions))])
            _check_knowledge(position, 1 + step % seats)


def _check_knowledge(position: Position, seat: int) -> None:
    view = seen(position, seat)
    for player in view.players:
        told, truth = player.known, own(position, player.seat)
        if told is not None:
            assert (Counter(told.white) - Counter(truth.white or [])).total() <= told.white_left
            assert (Counter(told.black) - Counter(truth.black or [])).total() <= told.black_left
            assert (Counter(told.cards) - Counter(truth.hand or [])).total() <= told.cards_left
            assert told.urchins is not None
            assert (truth.hand or []).count("urchin") <= told.urchins
        if player.under is not None:
            assert player.under == truth.under
    if view.ask is not None and view.ask.what == "play":
        deck = deck_of(position)
        assert all("urchin" in deck[n.least : n.most + 1] for n in view.urchins if n.least >= 0)
