"""What a seat sees, and what it is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ottery.games.ottere.faces import face
from ottery.games.ottere.view import events, view
from ottery.locales import LANGUAGES, say

from .table import OTTERE, deal, played, state_of, table, walk

HANDS = [["2S", "9D"], ["2H", "8S", "3S"], ["2D", "KD"]]
ACTION = {"draw-two": True, "stacking": True, "skip": "jack", "reverse": True}


def told(position: Any, word: str, seat: int | None = None, language: str = "en") -> list[str]:
    """The log lines of playing ``word``, for a seat."""
    after = position.play(word)
    texts = events(
        state_of(position), position.action(word), state_of(after), -1 if seat is None else seat - 1
    )
    return [say(t, language) for t in texts]


def test_a_seat_sees_its_own_hand_and_numbers_of_the_rest() -> None:
    position = table(3, hands=HANDS, starter="KS", stock=["5D", "6D"])
    for seat in (1, 2, 3):
        seen: Any = position.view(seat)
        assert sorted(seen.hand) == sorted(HANDS[seat - 1])
        assert (seen.seat, seen.counts, seen.stock) == (seat, [2, 3, 2], 2)
        assert seen.shown == []


def test_a_spectator_sees_no_hand() -> None:
    seen: Any = table(3, hands=HANDS, starter="KS").view(None)
    assert (seen.seat, seen.hand, seen.shown) == (None, [], [])


def test_the_pile_and_what_to_follow_are_open() -> None:
    position = played(table(3, hands=[["8S", "9D"], ["9H"], ["2D"]], starter="KS"), "8S")
    naming: Any = position.view(3)
    assert (naming.phase, naming.is_named, naming.to_move) == ("suit", False, 1)
    seen: Any = position.play("hearts").view(3)
    assert (seen.top, seen.pile, seen.suit, seen.is_named, seen.phase) == (
        "8S",
        ["KS"],
        "hearts",
        True,
        "play",
    )


def test_options_and_counters_are_shown() -> None:
    options = {**ACTION, "scoring": "winner-collects", "target": 70, "draw-limit": 4}
    seen: Any = table(3, options, hands=HANDS, starter="KS").play("2S").view(1)
    assert seen.options == {**options, "reshuffle": False, "free-draw": False}
    assert (seen.owed, seen.phase, seen.direction) == (2, "take", 1)
    for other in ({"skip": "queen"}, {}):
        shown: Any = deal(2, other).view(None)
        assert shown.options["skip"] == other.get("skip", "none")


def test_hands_are_shown_when_the_game_is_over() -> None:
    end = table(2, hands=[["7D"], ["KC", "2H"]], starter="9D", totals=[0, 90]).play("7D")
    seen: Any = end.view(None)
    assert (seen.phase, seen.shown, seen.to_move) == ("over", [[], ["KC", "2H"]], None)


def test_only_who_draws_is_told_the_card() -> None:
    position = table(hands=[["7H"], ["2C"]], starter="KS", stock=["4D", "5D"])
    assert told(position, "draw", 1) == ["1 draws 4♦."]
    for seat in (2, None):
        assert told(position, "draw", seat) == ["1 draws a card."]


def test_only_who_takes_is_told_the_cards() -> None:
    position = table(3, ACTION, hands=HANDS, starter="KS", stock=["5D", "6D", "7D"])
    assert told(position, "2S") == ["1 plays 2♠.", "2 must take 2 cards."]
    position = position.play("2S")
    assert told(position, "take", 2) == ["2 takes 5♦, 6♦ and loses the turn."]
    assert told(position, "take", 1) == ["2 takes 2 cards and loses the turn."]
    assert told(position, "take", 1, "da") == ["2 tager 2 kort og mister sin tur."]


def test_a_count_that_meets_few_cards() -> None:
    for stock, line in (
        (["5D"], "2 takes a card and loses the turn."),
        ([], "There is no card to take; 2 loses the turn."),
    ):
        position = table(3, ACTION, hands=HANDS, starter="KS", stock=stock).play("2S")
        assert told(position, "take") == [line]


def test_a_reshuffle_is_told() -> None:
    position = table(2, {"reshuffle": True}, hands=[["7H"], ["2C"]], starter="KS", stock=[])
    assert told(position, "draw", 2) == [
        "The played cards are shuffled: 49 in the new stock.",
        "1 draws a card.",
    ]


def test_effects_are_told() -> None:
    hands = [["JS", "AS", "8S", "7S", "2C"], ["2H"], ["2D"]]
    position = table(3, ACTION, hands=hands, starter="KS", stock=[])
    assert told(position, "JS") == ["1 plays J♠.", "2 is skipped."]
    assert told(position, "AS") == ["1 plays A♠.", "The direction of play turns round."]
    assert told(position, "8S") == ["1 plays 8♠."]
    assert told(position.play("8S"), "hearts") == ["1 asks for hearts."]
    assert told(position.play("7S"), "pass") == ["2 passes."]
    two = table(2, ACTION, hands=hands[:2], starter="KS")
    assert told(two, "AS") == ["1 plays A♠.", "2 is skipped."]


def test_the_end_of_a_round_lays_the_hands_open() -> None:
    position = table(3, hands=[["7D"], ["KC", "2H"], ["3S"]], starter="9D", totals=[5, 6, 7])
    lines = told(position, "7D")
    after: Any = position.play("7D").view(None)
    assert lines[:8] == [
        "1 plays 7♦.",
        "1 has played the last card. The round is over.",
        "2 still held K♣, 2♥: 12.",
        "3 still held 3♠: 3.",
        "1 scores 0, and has 5 now.",
        "2 scores 12, and has 18 now.",
        "3 scores 3, and has 10 now.",
        "Round 2: 2 begins.",
    ]
    assert lines[-1] == f"The first card is {face(after.top)}."


def test_a_block_and_the_end_of_the_game_are_told() -> None:
    position = table(2, hands=[["7D"], ["KC"]], starter="9S", stock=[], totals=[90, 93], passes=1)
    assert told(position, "pass") == [
        "1 passes.",
        "Nobody can move. The round is over.",
        "1 still held 7♦: 7.",
        "2 still held K♣: 10.",
        "1 scores 7, and has 97 now.",
        "2 scores 10, and has 103 now.",
        "1 wins the game with 97.",
    ]
    shared = table(2, hands=[["7D"], ["7C"]], starter="9S", stock=[], totals=[99, 99], passes=1)
    assert told(shared, "pass")[-2:] == [
        "1 shares the victory with 106.",
        "2 shares the victory with 106.",
    ]


@pytest.mark.parametrize("seats", [2, 6])
def test_lines_and_views_of_random_play(seats: int) -> None:
    """Every line can be said in both languages, and no line for another seat names a drawn card."""
    from ottery.kernel.record import copy

    options = {**ACTION, "reshuffle": True, "target": 120}
    for s, action in walk(deal(seats, options), 4, 250):
        if action < 0:
            break
        after = copy(s)
        OTTERE.rules.play(after, action)
        for seat in range(-1, seats):
            texts = events(s, action, after, seat)
            assert texts
            msgspec.json.encode([view(s, seat), texts])
            assert all(say(t, language) for t in texts for language in LANGUAGES)
            is_own = any("own" in t.key for t in texts)
            assert not is_own or seat == s.turn
            assert (seat < 0) == (view(s, seat).hand == [])
