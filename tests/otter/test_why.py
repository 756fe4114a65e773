"""Every refused action has a rule and a sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.otter.words import ACTIONS, RULES
from ottery.games.position import Position
from ottery.locales import LANGUAGES, say

from .tables import GAME, STUCK, TABLE, all_but, plays, reason, table

HANDS = [["star9", "star10", "fish3", "clam5"], None]
ON = {"penalty": True}
PILES = [["star9", "star4"], ["fish3", "frog13"], ["crab10"], []]
SOLO = {"heads": TABLE["heads"], "tummies": TABLE["tummies"], "piles": PILES}
EMPTY: dict[str, Any] = {
    "hands": [["star9", "clam3"], all_but("clam7", "clam8", "clam2", "star9", "clam3")],
    "deck": [],
}


def alone(**setup: Any) -> Position:
    """A solo game."""
    return Position.deal(GAME, seats=1, seed="a", setup={**SOLO, **setup})


def drawn(times: int) -> list[str]:
    """Draws with changes that leave everything as it was, if their number is even."""
    return ["draw", "swap tails 2 3"] * times


REFUSALS: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    # setup, actions before, refused action, rule, words of the sentence
    ({}, ["draw"], "draw", "R7", "owe a change"),
    ({}, ["draw"], "star9 on 1", "R7", "owe a change"),
    ({}, ["draw"], "stop", "R7", "owe a change"),
    ({}, ["draw"], "pass", "R7", "owe a change"),
    ({}, [], "flip head 1", "R7", "Draw a card first"),
    ({}, [], "swap tails 2 3", "R7", "Draw a card first"),
    ({}, drawn(3), "draw", "R6", "three cards"),
    (EMPTY, [], "draw", "R16", "no card left"),
    ({}, [], "stop", "R5", "not played yet"),
    ({}, [], "pass", "R9", "still play or draw"),
    ({}, ["star9 on 1"], "pass", "R12", "Say stop"),
    ({}, ["star9 on 1"], "draw", "R13", "tide is out"),
    ({}, ["star9 on 1"], "flip head 2", "R13", "tide is out"),
    ({}, ["star9 on 1"], "star10 on 2", "R10", "otter 1"),
    ({}, [], "frog1 on 1", "R11", "do not have frog 1"),
    ({}, [], "fish3 on 1", "R11", "Higher wants more than 7, and the tail wants Stardon the sea star"),
    ({}, [], "star9 on 2", "R11", "Even wants an even number, and the tail wants Finstin the fish"),
    ({}, [], "clam5 on 3", "R11", "Near wants 1 to 4, and the tail wants Clawson the crab"),
    ({}, [], "penalty", "R18", "without penalties"),
    ({}, [], "pile 1 on 1", "R26", "solo"),
    ({}, [], "stone flip head 1", "R26", "solo"),
    ({}, [], "give up", "R26", "solo"),
]

HEADS = [
    ("lower", "clam9", "Lower wants less than 7"),
    ("far", "clam5", "Far wants a number at least 3 away from 7"),
    ("odd", "clam4", "Odd wants an odd number"),
    ("inside", "clam9", "Inside wants a number between 2 and 8"),
    ("outside", "clam5", "Outside wants less than 2 or more than 8"),
    ("shallow", "clam10", "Shallow wants a sum below 20, and the two other tummies make 10 already"),
    ("deep", "clam10", "Deep wants a sum above 20, and the two other tummies make 10 so far"),
]


@pytest.mark.parametrize(("setup", "before", "refused", "rule", "words"), REFUSALS)
def test_the_reason(setup: dict[str, Any], before: list[str], refused: str, rule: str, words: str) -> None:
    found = reason(plays(table(**{"hands": HANDS, **setup}), *before), refused)
    assert found.rule == rule
    assert words in say(found.text)


@pytest.mark.parametrize(("head", "card", "words"), HEADS)
def test_each_head_says_what_it_wants(head: str, card: str, words: str) -> None:
    others = [h for h in ("even", "near", "higher") if {h, head} not in ({"near", "far"}, {"even", "odd"})]
    others = [h for h in others if {h, head} != {"higher", "lower"}]
    found = reason(table(heads=[head, *others[:2]], hands=[[card], None]), f"{card} on 1")
    assert words in say(found.text)
    assert found.rule == "R11"


def test_a_useless_last_change() -> None:
    named = ("clam13", "clam12", "clam11", "clam3", "clam5")
    here = table(2, **{**STUCK, "hands": [["clam3"], all_but(*named)], "deck": ["clam5"]})
    found = reason(plays(here, "draw"), "swap tails 1 2")
    assert found.rule == "R8"
    assert "you could play nothing" in say(found.text)


def test_penalties() -> None:
    here = table(options=ON, hands=HANDS)
    assert reason(here, "penalty").rule == "R19"
    last = table(options=ON, hands=[["fish3"], None])
    assert reason(last, "fish3 on 1").rule == "R18"
    assert "last card has to follow" in say(reason(last, "fish3 on 1").text)


ALONE = [
    ({}, [], "fish3 on 1", "R26", "piles and stones"),
    ({}, [], "draw", "R26", "piles and stones"),
    ({}, [], "pile 4 on 1", "R27", "Pile 4 is empty"),
    ({}, ["pile 1 on 1"], "pile 1 on 2", "R28", "came from pile 1"),
    ({}, ["pile 1 on 1"], "pile 3 on 1", "R28", "onto otter 1"),
    ({}, [], "pile 2 on 1", "R21", "fish 3 does not fit otter 1: Higher wants more than 7"),
    ({}, [], "pile 1 on 2", "R23", "Even wants"),
    ({}, [], "pile 1 on 3", "R22", "Near wants 1 to 4"),
    ({"heads": ["higher", "inside", "near"]}, [], "pile 1 on 2", "R24", "between 2 and 7"),
    ({"heads": ["higher", "deep", "near"]}, [], "pile 1 on 2", "R25", "make 9 so far"),
    ({"stones": [0]}, [], "stone flip head 1", "R29", "no Lucky Stones"),
    ({}, [], "give up", "R30", "4 plays"),
]


@pytest.mark.parametrize(("setup", "before", "refused", "rule", "words"), ALONE)
def test_the_reason_alone(setup: Any, before: list[str], refused: str, rule: str, words: str) -> None:
    found = reason(plays(alone(**setup), *before), refused)
    assert found.rule == rule
    assert words in say(found.text)


@pytest.mark.parametrize(
    "position",
    [
        table(hands=HANDS),
        plays(table(hands=HANDS), "draw"),
        plays(table(hands=HANDS), "star9 on 1"),
        plays(table(options=ON, hands=HANDS), "fish3 on 1"),
        table(5, ON),
        alone(),
        plays(alone(), "pile 1 on 1"),
    ],
)
def test_all_that_is_refused_is_explained_in_both_languages(position: Position) -> None:
    legal, numbers = set(position.legal()), {rule.number for rule in RULES}
    for word in ACTIONS:
        if word not in legal:
            found = reason(position, word)
            assert found.rule in numbers
            for language in LANGUAGES:
                assert len(say(found.text, language)) > 10


def test_every_rule_has_its_words() -> None:
    for rule in RULES:
        texts = {language: say(_text(f"otter-{rule.number.lower()}"), language) for language in LANGUAGES}
        assert len(set(texts.values())) == 2
    assert {rule.number: rule.when for rule in RULES if rule.when} == {
        "R4": "heads",
        "R18": "penalty",
        "R19": "penalty",
    }


def _text(key: str) -> Any:
    from ottery.locales import Text

    return Text.of(key)
