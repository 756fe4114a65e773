"""What seats and spectators see, and what they are told."""

from __future__ import annotations

from typing import Any

import pytest

from ottery.games.otter.words import ACTIONS
from ottery.games.position import Position
from ottery.locales import LANGUAGES, say

from .tables import GAME, STUCK, TABLE, all_but, dealt, hand, plays, seen, table

HANDS = [["star9", "star10", "fish3"], ["fish4", "frog5"]]


def told(position: Position, word: str, seat: int, language: str = "en") -> list[str]:
    """What a seat (0: a spectator) is told of an action."""
    action = ACTIONS.index(word)
    after = position.play(word)
    return [say(t, language) for t in GAME.view.events(position.state, action, after.state, seat - 1)]


def test_own_hand_and_nobody_elses() -> None:
    here = table(hands=HANDS)
    assert seen(here, 1).hand == ["fish3", "star9", "star10"]
    assert seen(here, 2).hand == ["fish4", "frog5"]
    assert seen(here).hand == []
    assert [p.cards for p in seen(here).players] == [3, 2]


def test_otters_show_both_sides_and_the_whole_pile() -> None:
    here = table(tummies=[["clam7", "frog1", "frog3"], ["clam8"], ["clam2"]])
    first = seen(here).otters[0]
    assert (first.head, first.head_back, first.tail, first.tail_back) == ("higher", "lower", "star", "clam")
    assert first.tummy == ["clam7", "frog1", "frog3"]
    assert seen(here).buried == 2


def test_the_phases_of_a_turn() -> None:
    here = table(hands=HANDS)
    assert (seen(here).phase, seen(here).draws_left, seen(here).otter) == ("high", 3, None)
    after = plays(here, "draw")
    assert (seen(after).phase, seen(after).draws_left, seen(after).can_draw) == ("change", 2, False)
    after = plays(here, "star9 on 1")
    assert (seen(after).phase, seen(after).draws_left, seen(after).otter) == ("low", 0, 1)


def test_only_who_draws_learns_the_card() -> None:
    here = table(3, hands=[*HANDS, None], deck=["crab7", "crab8"])
    assert told(here, "draw", 1) == ["1 draws crab 7."]
    assert told(here, "draw", 2) == told(here, "draw", 0) == ["1 draws a card."]


def test_stopping_and_passing_are_told() -> None:
    here = plays(table(hands=HANDS), "star9 on 1")
    assert told(here, "stop", 0) == ["1 stops."]
    named = ("clam13", "clam12", "clam11", "clam3")
    stuck = table(2, **{**STUCK, "hands": [["clam3"], all_but(*named)], "deck": []})
    assert told(stuck, "pass", 2) == ["1 passes."]
    alone = Position.deal(GAME, seats=1, seed="a", setup={"piles": [["clam13"], [], [], []], "last": [1, 1]})
    assert told(alone, "give up", 0) == ["1 gives up.", "Nothing can be played any more. Cards left: 1."]


def test_a_play_is_told_to_all() -> None:
    here = table(hands=HANDS)
    assert told(here, "star9 on 1", 2) == ["1 plays sea star 9 onto otter 1. It follows head and tail."]
    assert told(here, "star10 on 2", 0) == ["1 plays sea star 10 onto otter 2."]
    alone = table(hands=[["star9", "clam3"], None])
    assert told(alone, "star9 on 1", 2)[1] == "Nothing else 1 holds fits there. The turn ends."


def test_a_change_tells_what_the_otters_want_now() -> None:
    here = plays(table(hands=HANDS), "draw")
    assert told(here, "swap heads 1 3", 2) == [
        "1: heads 1 and 3 swapped.",
        "Now the otters want: Near · Even · Higher.",
    ]
    assert told(here, "flip tail 2", 2)[1].endswith(
        "Stardon the sea star · Todd the frog · Clawson the crab."
    )


def test_a_penalty_names_the_card_and_hides_the_draw() -> None:
    here = plays(table(3, {"penalty": True}, hands=[*HANDS, None], deck=["crab7", "crab8"]), "fish3 on 1")
    assert told(here, "penalty", 3) == ["Penalty! 1 takes fish 3 back from otter 1.", "1 draws a card."]
    assert told(here, "penalty", 1)[1] == "1 draws crab 7."


def test_a_new_round_is_told_from_each_side() -> None:
    many = [f"crab{n}" for n in range(1, 13)]
    here = table(3, hands=[["fish6"], many, ["frog1"]], deck=[f"frog{n}" for n in range(2, 14)])
    after = plays(here, "fish6 on 2")
    lost = [word.replace("crab", "crab ") for word in many if word not in hand(after, 2)]
    lines = told(here, "fish6 on 2", 2)
    assert lines[1] == "1 has no cards left and takes a Lucky Stone. That makes 1."
    assert lines[2] == f"2 puts under the deck: {', '.join(lost)}."
    assert lines[-1] == "Round 2. 2 begins."
    lines = told(here, "fish6 on 2", 3)
    assert "2 puts 2 cards under the deck." in lines
    assert "The deck is empty. The cards under the tummies' tops are shuffled and make a new one." in lines
    assert "3 draws " + ", ".join(f"frog {n}" for n in range(2, 11)) + "." in lines
    assert "1 draws 10 cards." in lines
    assert not any("2 draws" in line for line in lines)


def test_neighbours_of_a_party_are_told_of() -> None:
    hands = [["fish6"], ["frog1"], ["frog3"], ["frog4"], ["frog5"]]
    deck = [f"crab{n}" for n in range(1, 14)]
    here = table(5, hands=hands, stones=[0, 1, 0, 0, 0], deck=deck)
    lines = told(here, "fish6 on 2", 2)
    assert lines[1:] == [
        "1 has no cards left and takes a Lucky Stone. That makes 1.",
        "1 draws 10 cards.",
        "2 draws crab 11, crab 12.",
    ]
    won = table(5, hands=hands, stones=[1, 0, 0, 0, 0], deck=deck)
    assert told(won, "fish6 on 2", 3)[1].startswith("1 has no cards left and a Lucky Stone: won!")


def test_the_end_names_who_won() -> None:
    here = table(2, hands=[["fish6"], None], stones=[2, 0])
    assert told(here, "fish6 on 2", 0)[-1] == "1 wins."


def test_solo_is_the_same_for_all() -> None:
    here = dealt(1)
    assert seen(here, 1) == seen(here)
    setup = {**{k: TABLE[k] for k in ("heads", "tummies")}, "piles": [["star9"], ["fish3"], [], []]}
    here = Position.deal(GAME, seats=1, seed="a", setup=setup)
    assert told(here, "pile 1 on 1", 1) == ["1 plays sea star 9 from pile 1 onto otter 1."]
    assert told(here, "stone flip head 2", 0) == ["1 uses a Lucky Stone: head 2 turned over. Left: 3."]
    here = plays(here, "pile 1 on 1")
    assert told(here, "pile 2 on 3", 1)[-1] == "All piles are empty. 1 wins!"


def test_what_was_put_under_the_deck_is_remembered_by_its_owner() -> None:
    many = [f"crab{n}" for n in range(1, 14)]
    here = plays(table(2, hands=[["fish6"], many], deck=[f"frog{n}" for n in range(1, 14)]), "fish6 on 2")
    assert set(seen(here, 2).sunk) == set(many) - set(hand(here, 2))
    assert seen(here, 1).sunk == []
    assert seen(here).sunk == []


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_words_are_for_everybody(seats: int) -> None:
    here = dealt(seats)
    for action in here.actions():
        words: Any = {GAME.words.public(here.state, action, seat) for seat in range(-1, seats)}
        assert words == {ACTIONS[action]}


def test_danish_says_it_too() -> None:
    here = table(hands=HANDS)
    assert told(here, "star9 on 1", 2, "da") == [
        "1 spiller søstjerne 9 på odder 1. Det følger både hoved og hale."
    ]
    assert len(LANGUAGES) == 2
