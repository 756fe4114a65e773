"""Words, reasons, what others see of an answer, and the log."""

from __future__ import annotations

import pytest

from ottery.games.otters.state import SLUGS
from ottery.games.otters.words import ACTIONS, RULES
from ottery.games.position import Position
from ottery.locales import LANGUAGES, Text, say
from ottery.locales.text import has_text

from .table import GAME, go, lay, rule_of, the_rest


def test_the_table_of_actions() -> None:
    assert len(ACTIONS) == len(set(ACTIONS)) == 15 + 5 + 9 + 15 + 3
    assert {"pearl -0", "pearl 0", "card urchin", "seat 5", "left", "right", "pass", "urchin"} <= set(ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str) -> None:
    for rule in RULES:
        assert has_text(f"otters-{rule.number.lower()}", language)
        assert has_text(f"otters-section-{rule.section}", language)
    for key in ("title", "tagline", "option-first", "option-first-help"):
        assert has_text(f"otters-{key}", language)


def public(position: Position, word: str, seat: int | None) -> str:
    """What ``seat`` reads of an action."""
    assert word in position.legal()
    return GAME.words.public(position.state, position.action(word), -1 if seat is None else seat - 1)


def test_secret_answers_are_hidden() -> None:
    hands = [["gift", "hands-off"], None, None]
    gift = go(lay(3, hands=hands, pearls=[[1, 2], [], []]), "gift", "seat 2")
    assert [public(gift, "pearl 1", p) for p in (1, 2, 3, None)] == [
        "pearl 1",
        "pearl 1",
        "pearl ?",
        "pearl ?",
    ]
    cover = go(lay(3, hands=hands, pearls=[[1, 2], [], []]), "hands-off")
    assert [public(cover, "pearl 1", p) for p in (1, 2, None)] == ["pearl 1", "pearl ?", "pearl ?"]


def test_hands_and_picks() -> None:
    start = lay(3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[1, 2, 3])
    place = go(start, "the-choice-is-yours")
    assert [public(place, "left", p) for p in (1, 2, None)] == ["left", "?", "?"]
    pick = go(place, "left", "right", "left", "seat 2")
    assert [public(pick, "left", p) for p in (1, 2, None)] == ["left"] * 3


def test_cards_passed_on_are_hidden_and_cards_thrown_back_are_not() -> None:
    trade = go(lay(3, hands=[["trade-cards", "urchin"], None, None]), "trade-cards", "seat 3")
    assert [public(trade, "card urchin", p) for p in (1, 2, 3)] == ["card urchin", "card ?", "card urchin"]
    every = go(lay(3, hands=[["all-pass", "urchin"], None, None]), "all-pass")
    assert [public(every, "card urchin", p) for p in (1, 2, 3)] == ["card urchin", "card ?", "card ?"]
    back = go(lay(3, hands=[["throw-back", "urchin"], None, None]), "throw-back")
    assert [public(back, "card urchin", p) for p in (1, 2, None)] == ["card urchin"] * 3


def test_reasons_name_rule_and_player() -> None:
    start = lay(3, hands=[["steal", "gift"], None, None], pearls=[[], [], [1]])
    turn = go(start, "steal")
    assert rule_of(turn, "seat 5") == "R27"
    assert rule_of(turn, "seat 1") == "R27"
    assert (
        rule_of(go(lay(2, hands=[["throw-back", "gift"], None], deck=["steal"]), "throw-back"), "card renew")
        == "R30"
    )
    reason = turn.why("seat 2")
    assert reason is not None
    assert say(reason.text, "en") == "2 has no white pearl that you could take."
    assert say(reason.text, "da") == "2 har ingen hvid perle, du kan tage."


def told(before: Position, word: str, seat: int | None) -> list[str]:
    """The log lines of an action."""
    after = before.play(word)
    number = -1 if seat is None else seat - 1
    return [say(t) for t in GAME.view.events(before.state, before.action(word), after.state, number)]


def test_the_log_of_an_exchange() -> None:
    start = lay(
        3, hands=[["exchange", "gift"], None, ["steal"] * 2], pearls=[[1], [], [4]], deck=["renew", "renew"]
    )
    turn = go(start, "exchange", "seat 3")
    assert told(turn, "pearl 1", 1) == [
        "You choose the pearl white 1.",
        "You get: white 4",
        "It is 2's turn.",
    ]
    assert told(turn, "pearl 1", 3) == [
        "1 has chosen a pearl.",
        "You get: white 1",
        "You no longer have: white 4",
        "It is 2's turn.",
    ]
    assert told(turn, "pearl 1", None) == ["1 has chosen a pearl.", "It is 2's turn."]


def test_the_log_of_the_choice() -> None:
    start = lay(3, hands=[["the-choice-is-yours", "gift"], None, None], pearls=[[], [], []], pool=[4, 2, 3])
    turn = go(start, "the-choice-is-yours")
    assert told(turn, "left", 1) == ["You hide the pearl white 4 in one hand: left."]
    for number, word in enumerate(("left", "left", "right"), start=1):
        line = [f"1 hides pearl {number} of 3 in one hand."]
        assert told(turn, "left", 2) == told(turn, "right", 2) == told(turn, "left", None) == line
        turn = turn.play(word)
    assert told(turn, "seat 3", 2) == ["1 chooses 3."]
    turn = go(turn, "seat 3")
    assert told(turn, "left", 3)[:4] == [
        "3 picks a hand: left.",
        "You get: white 2",
        "You get: white 4",
        "1 gets a white pearl.",
    ]
    assert told(turn, "left", None) == [
        "3 picks a hand: left.",
        "1 gets a white pearl.",
        "3 gets 2 white pearls.",
        "It is 2's turn.",
    ]


def test_the_log_of_a_last_pearl_that_is_hidden_alone() -> None:
    start = lay(2, hands=[["the-choice-is-yours", "gift"], None], pearls=[[], []], pool=[4])
    assert told(go(start, "the-choice-is-yours"), "left", 2) == ["1 hides a pearl in one hand."]


def test_the_log_of_eeny_tells_the_pearl_that_is_kept_from_the_one_that_is_given() -> None:
    start = lay(3, hands=[["eeny-meeny-miny-moe", "gift"], None, None], pearls=[[], [], []], pool=[4, 2, 3])
    turn = go(start, "eeny-meeny-miny-moe")
    assert told(turn, "pearl 4", 1)[0] == "You keep the pearl white 4."
    assert told(turn, "pearl 4", 2) == told(turn, "pearl 3", 2)
    assert told(turn, "pearl 4", 2) == ["1 keeps one of the pearls.", "1 gets a white pearl."]
    turn = turn.play("pearl 4")
    assert told(turn, "pearl 2", 1) == ["You give away the pearl white 2."]
    assert told(turn, "pearl 2", None) == ["1 has chosen a pearl to give away."]


def test_the_log_of_passing_tells_only_what_came_to_me() -> None:
    start = lay(
        2,
        hands=[["one-hand-washes-the-other"] * 2, ["gift"] * 2],
        pearls=[[4], []],
        black=[[], [-1]],
        deck=[],
    )
    turn = go(start, "one-hand-washes-the-other")
    assert told(turn, "pearl 4", 2) == ["1 has chosen a pearl."]
    turn = go(turn, "pearl 4")
    assert "You get: black −1" in told(turn, "pearl -1", 1)
    assert told(turn, "pearl -1", 1)[-2:] == [
        "All pearls chosen have moved one player to the left.",
        "It is 2's turn.",
    ]
    hands = [["all-pass", "urchin"], ["gift", "gift"]]
    cards = go(lay(2, hands=hands, deck=["abracadabra", "renew", "renew"]), "all-pass", "card urchin")
    assert told(cards, "card gift", 1)[:3] == [
        "2 has chosen a card.",
        "You get: A little something for you",
        "All cards chosen have moved one player to the left.",
    ]
    assert "You get: Sea urchin" in told(cards, "card gift", 2)


def test_the_log_of_hands_off_and_of_a_card_thrown_back() -> None:
    start = lay(
        3,
        hands=[["hands-off", "throw-back"], None, None],
        pearls=[[3], [1], [1]],
        deck=["gift", "renew", "renew"],
    )
    assert told(start, "hands-off", 2) == ["1 plays Hands off!"]
    assert told(go(start, "hands-off"), "pearl 3", None)[:3] == [
        "1 has chosen a pearl.",
        "1 loses a white pearl.",
        "A pearl of 1 now lies under Hands off!",
    ]
    back = go(start, "throw-back")
    assert told(back, "card gift", None) == ["1 lets go of A little something for you", "It is 2's turn."]
    assert told(back, "card gift", 1)[1] == "You get: Better luck this time"


def test_the_log_of_a_pass() -> None:
    start = lay(2, hands=[["urchin"], ["gift"]], deck=["urchin"], black_pool=[])
    assert told(start, "pass", None)[:2] == [
        "1 cannot play anything and passes.",
        "1 holds two sea urchins and is out. The urchins go back into the deck.",
    ]


def test_the_log_of_a_reshuffle() -> None:
    hands = [["urchin"], the_rest("take-one", "gift", "gift")]
    start = lay(2, hands=hands, deck=["take-one"], discard=["gift", "gift"], pool=[1], pearls=[[], []])
    assert told(start, "take-one", None) == [
        "1 plays Finders keepers",
        "1 gets a white pearl.",
        "The discard pile has been shuffled into a new deck.",
        "It is 2's turn.",
    ]


def test_the_log_of_a_turn_tells_each_its_own() -> None:
    start = lay(
        2, hands=[["urchin", "gift"], ["steal"] * 2], deck=["renew", "take-one", "take-one"], black_pool=[-2]
    )
    assert told(start, "urchin", 1) == [
        "1 plays Sea urchin",
        "You get: black −2",
        "The sea urchin is back in the deck.",
        "It is 2's turn.",
    ]
    assert told(start, "urchin", None)[1] == "1 gets a black pearl."
    assert any(line.startswith("You get: ") for line in told(start, "urchin", 2))  # the card drawn


def test_the_log_of_the_end() -> None:
    start = lay(2, hands=[["urchin", "abracadabra"], None], deck=["urchin"])
    assert told(start, "abracadabra", None)[-2:] == [
        "1 holds two sea urchins and is out. The urchins go back into the deck.",
        "Only one player is left: the game is over.",
    ]
    assert say(Text.of("otters-event-over"), "da").endswith("slut.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_ends_twice(language: str) -> None:
    for slug in SLUGS:
        card = Text.of(f"otters-card-{slug}")
        lines = [
            say(Text.of("otters-event-play", player="Ada", card=card), language),
            say(Text.of("otters-event-card-open", player="Ada", card=card), language),
            *(say(Text.of(f"otters-event-{key}", thing=card), language) for key in ("you-get", "you-lose")),
            say(Text.of("otters-event-your-card", thing=card), language),
        ]
        assert all(line.endswith(say(card, language)) for line in lines), lines
