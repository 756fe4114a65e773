"""Scoring as on paper, worked by hand, and that the game's end says the same."""

from __future__ import annotations

import pytest

from ottery.games.otter import sheet
from ottery.games.position import Position
from ottery.locales import say

from .tables import GAME, dealt, plays, table


def test_r17_three_times_for_two_players() -> None:
    assert sheet.times_to_win(2) == 3
    assert sheet.stones([2, 1]) == [2, 1]
    assert sheet.winners([2, 2]) == []
    assert sheet.winners([3, 2]) == [0]
    assert sheet.stones([3, 2]) == [2, 2]  # the winning play takes no stone


@pytest.mark.parametrize("outs", [[1, 2, 0], [1, 2, 0, 1]])
def test_r17_twice_for_three_and_four(outs: list[int]) -> None:
    assert sheet.winners(outs) == [1]
    assert sheet.stones(outs) == [1, 1, 0, *outs[3:]]


def test_r34_several_can_win_a_party() -> None:
    assert sheet.winners([2, 1, 2, 0, 0]) == [0, 2]
    assert sheet.stones([2, 1, 2, 0, 0]) == [1, 1, 1, 0, 0]


def test_r30_cards_left() -> None:
    assert sheet.solo_score([3, 0, 1, 5]) == 9
    assert sheet.solo_score([0, 0, 0, 0]) == 0


def test_the_end_of_a_game_is_the_sheet() -> None:
    end = plays(table(2, hands=[["fish6"], None], stones=[2, 1]), "fish6 on 2")
    outs = sheet.outs(end.state)  # type: ignore[arg-type]
    assert outs == [3, 1]
    result = end.result()
    assert result.scores == sheet.stones(outs) == [2, 1]
    assert [p - 1 for p in result.winners] == sheet.winners(outs)
    assert result.extras == {"stones": [2, 1]}
    told = [(line.seat, line.points, say(line.text)) for line in result.lines]
    assert told == [
        (0, 1, "Lucky Stone 1"),
        (0, 1, "Lucky Stone 2"),
        (1, 1, "Lucky Stone 1"),
        (0, 0, "Played the last card 3 times"),
    ]


def test_finished_rounds_say_who_went_out() -> None:
    here = table(3, hands=[["fish6"], None, None], round=2)
    assert sheet.finished_rounds(here.state) == (0, [])  # type: ignore[arg-type]
    here = plays(here, "fish6 on 2")
    assert sheet.finished_rounds(here.state) == (1, [1, 0, 0])  # type: ignore[arg-type]
    assert here.round == 3


def test_a_deal_has_no_lines() -> None:
    assert dealt(4).result().lines == []
    assert dealt(4).result().scores == [0, 0, 0, 0]


def test_solo_lines_name_the_piles() -> None:
    lines = dealt(1).result().lines
    assert [line.points for line in lines] == [15, 15, 16, 16]
    assert say(lines[2].text) == "Cards left in pile 3: 16"


def test_a_solo_game_and_a_party_have_one_round() -> None:
    setup = {"heads": ["higher", "even", "near"], "tummies": [["clam7"], ["clam8"], ["clam2"]]}
    here = Position.deal(GAME, seats=1, seed="a", setup={**setup, "piles": [["star9"], ["clam13"], [], []]})
    assert sheet.finished_rounds(here.state) == (0, [])  # type: ignore[arg-type]
    here = plays(here, "pile 1 on 1", *["stone flip head 1"] * 4)
    assert sheet.finished_rounds(here.state) == (1, [1])  # type: ignore[arg-type]
    won = Position.deal(GAME, seats=1, seed="a", setup={**setup, "piles": [["star9"], [], [], []]})
    assert [say(line.text) for line in plays(won, "pile 1 on 1").result().lines] == ["All piles are empty"]
    hands = [["star10", "clam1"], ["fish12"], None, None, None]
    party = plays(table(5, first=1, hands=hands, stones=[0, 1, 0, 0, 0]), "star10 on 1")
    assert sheet.finished_rounds(party.state) == (0, [])  # type: ignore[arg-type]
