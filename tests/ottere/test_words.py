"""The text notation, the numbered rules, and the reasons for a refusal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ottery.games.game import Refused
from ottery.games.ottere import words
from ottery.locales import LANGUAGES, say
from ottery.locales.text import has_text

from .table import OTTERE, deal, played, state_of, table, walk

HELD = [["7H", "9C", "2C"], ["3D", "2D"]]
COUNT: dict[str, Any] = {"hands": [["2S", "3S"], ["2H", "4D"]], "starter": "KS"}


def test_every_action_has_its_word() -> None:
    assert len(words.ACTIONS) == len(set(words.ACTIONS)) == 59
    assert words.ACTIONS[:5] == ("AC", "AD", "AH", "AS", "2C")
    assert words.ACTIONS[51:] == ("KS", "clubs", "diamonds", "hearts", "spades", "draw", "pass", "take")


def test_words_round_trip() -> None:
    position = deal()
    assert [words.ACTIONS[position.action(w)] for w in words.ACTIONS] == list(words.ACTIONS)
    for word in ("8d", "D8", "10C", "heart", "DRAW", ""):
        with pytest.raises(Refused, match="unreadable"):
            position.action(word)


def test_a_hand_is_told_by_suit_and_rank() -> None:
    assert words.cards_of(0b1111 | 1 << 51, 0b1) == ("AC", "AC", "AD", "AH", "AS", "KS")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text(language: str) -> None:
    assert [r.number for r in words.RULES] == [f"R{n}" for n in range(1, 24)]
    names = {o.name for o in OTTERE.options}
    for rule in words.RULES:
        assert has_text(f"ottere-{rule.number.lower()}", language)
        assert has_text(f"ottere-section-{rule.section}", language)
        assert rule.when is None or rule.when in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_texts(language: str) -> None:
    for option in OTTERE.options:
        keys = [option.name, f"{option.name}-help"]
        if option.kind in ("choice", "seat"):
            keys += [f"{option.name}-{value}" for value in option.allowed]
        for key in keys:
            assert has_text(f"ottere-option-{key}", language), key


def reason(position: Any, word: str, language: str = "en") -> tuple[str, str]:
    """The rule and the sentence for a refused word."""
    found = position.why(word)
    assert found is not None
    return found.rule, say(found.text, language)


def test_why_a_card_is_not_held() -> None:
    position = table(hands=HELD, starter="7S")
    assert reason(position, "KC") == ("R4", "You do not have K♣ in your hand.")
    assert reason(position, "KC", "da") == ("R4", "Du har ikke K♣ på hånden.")


def test_why_a_card_does_not_follow() -> None:
    rule, text = reason(table(hands=HELD, starter="7S"), "9C")
    assert rule == "R4"
    assert text == "9♣ does not fit on 7♠: you need spades, the same rank, or an eight."


def test_why_a_card_does_not_follow_the_named_suit() -> None:
    position = played(table(hands=[["8D", "3C"], ["9C", "2D"]], starter="7S", stock=[]), "8D, hearts")
    assert reason(position, "9C")[0] == "R5"
    assert "hearts was named on 8♦" in reason(position, "9C")[1]
    assert "der er sagt hjerter på 8♦" in reason(position, "9C", "da")[1]


def test_why_a_suit_now_and_why_nothing_else() -> None:
    position = table(hands=[["8D", "3C"], ["9C", "2D"]], starter="7S")
    assert reason(position, "hearts") == ("R5", "You can name a suit only right after playing an eight.")
    naming = position.play("8D")
    for word in ("3C", "KH", "draw", "pass", "take"):
        assert reason(naming, word) == ("R5", "You played an eight, so first say which suit comes next.")


def test_why_not_draw_or_pass_while_able_to_play() -> None:
    position = table(hands=HELD, starter="7S")
    for word in ("draw", "pass"):
        assert reason(position, word) == ("R6", "You can play 7♥, so you have to play.")


def test_why_not_pass_while_one_can_draw() -> None:
    assert reason(table(hands=HELD, starter="KS"), "pass")[0] == "R8"
    assert reason(table(2, {"free-draw": True}, hands=HELD, starter="7S"), "pass")[0] == "R11"


def test_why_not_draw_without_cards_or_beyond_the_limit() -> None:
    empty = table(hands=HELD, starter="KS", stock=[])
    assert reason(empty, "draw") == ("R8", "There is no card left to draw.")
    limited = table(2, {"draw-limit": 1}, hands=HELD, starter="KS", stock=["3H", "4H"]).play("draw")
    assert reason(limited, "draw") == ("R12", "You have drawn once this turn, and that is the limit.")


def test_why_not_take_without_a_count() -> None:
    for options in ({}, {"draw-two": True}):
        assert reason(table(2, options, hands=HELD, starter="7S"), "take")[0] == "R14"


def test_why_only_take() -> None:
    position = table(2, {"draw-two": True}, **COUNT).play("2S")
    for word in ("2H", "4D", "draw", "pass"):
        assert reason(position, word) == ("R14", "You have to take 2 cards first; that is your turn.")
    assert reason(position, "KC")[0] == "R4"
    stacked = table(2, {"draw-two": True, "stacking": True}, **COUNT).play("2S")
    assert reason(stacked, "4D") == ("R15", "4♦ is not a two: take the 2 cards, or answer with a two.")
    assert stacked.why("2H") is None


@pytest.mark.parametrize("seats", [2, 7])
def test_there_is_a_reason_for_everything(seats: int) -> None:
    """Every refused action of random play has a rule that is in force, and a sentence in both languages."""
    options = {"draw-two": True, "stacking": True, "draw-limit": 2, "reshuffle": True}
    known = {r.number for r in words.RULES}
    for number, (s, action) in enumerate(walk(deal(seats, options), 9, 150)):
        if action < 0 or number % 3:
            continue
        for word in set(words.ACTIONS) - set(_legal(s)):
            found = words.why(s, words.ACTIONS.index(word))
            assert found.rule in known
            for language in LANGUAGES:
                assert re.search(r"\w", say(found.text, language))


def _legal(s: Any) -> list[str]:
    from ottery.games.position import Position

    return Position(OTTERE, s).legal()


def test_nothing_of_an_action_is_hidden() -> None:
    s = state_of(deal())
    assert [words.public(s, a, -1) for a in (0, 56)] == ["AC", "draw"]
    assert words.notes(s) == {}
