"""Worked examples: each result was worked out by hand from the rules."""

from typing import Any

import pytest

from ottery.locales import say
from ottery.pad import Sheet, dealer_of, reckon, statistics
from tests.pad.sheets import sheet


def keys(of: Sheet) -> list[str]:
    return [text.key for _, _, text in reckon(of).wrong()]


# ------------------------------------------------------------------------------------------------ Ottere


def test_two_eights_and_a_king_count_110() -> None:
    assert reckon(sheet("ottere", "Ada Bo", [["8", "8", "K"], 0])).totals == [110, 0]


def test_the_winner_collects_what_the_others_hold() -> None:
    done = reckon(sheet("ottere", "Ada Bo Cy Dea", [0, 15, 8, 32], scoring="winner-collects"))
    assert done.totals == [55, 0, 0, 0]
    assert [line.points for line in done.lines(0)] == [15, 8, 32]


def test_nothing_is_collected_before_all_hands_are_counted() -> None:
    done = reckon(sheet("ottere", "Ada Bo Cy", [0, 15, None], scoring="winner-collects"))
    assert (done.totals, done.tally.complete) == ([0, 0, 0], [False])


def test_a_blocked_round_brings_the_lowest_hand_the_differences() -> None:
    assert reckon(sheet("ottere", "Ada Bo Cy", [5, 12, 20], scoring="winner-collects")).totals == [22, 0, 0]
    assert reckon(sheet("ottere", "Ada Bo Cy", [5, 5, 20], scoring="winner-collects")).totals == [0, 0, 0]
    assert reckon(sheet("ottere", "Ada Bo Cy", [5, 12, 20])).totals == [5, 12, 20]


def test_the_lowest_wins_and_not_the_one_who_crossed_the_target() -> None:
    done = reckon(sheet("ottere", "Ada Bo Cy", [12, 0, 45], [0, 30, 21], [110, 7, 0]))
    assert (done.totals, done.places, done.over, done.winners) == ([122, 37, 66], [3, 1, 2], True, [1])


def test_the_win_condition_turns_round_with_the_scoring() -> None:
    rounds: list[list[Any]] = [[0, 60, 30], [0, 20, 10]]
    assert reckon(sheet("ottere", "Ada Bo Cy", *rounds, target=80)).winners == [0]
    done = reckon(sheet("ottere", "Ada Bo Cy", *rounds, scoring="winner-collects"))
    assert (done.totals, done.winners, done.tally.lowest) == ([120, 0, 0], [0], False)


def test_a_round_is_played_out_before_the_game_ends() -> None:
    assert not reckon(sheet("ottere", "Ada Bo", [0, 60], [None, 60])).over
    assert reckon(sheet("ottere", "Ada Bo", [0, 60], [0, 60])).over


def test_playing_on_and_ending() -> None:
    going = sheet("ottere", "Ada Bo", [0, 120])
    going.plays_on = True
    assert not reckon(going).over
    going.closed = True
    assert reckon(going).winners == [0]


def test_zero_is_an_entry_and_an_empty_cell_is_none() -> None:
    done = reckon(sheet("ottere", "Ada Bo", [0, None]))
    assert done.tally.scores == [[0, None]]
    assert done.tally.complete == [False]


def test_what_cannot_be_in_ottere() -> None:
    assert keys(sheet("ottere", "Ada Bo", [0, 0])) == ["pad-wrong-two-out"]
    assert keys(sheet("ottere", "Ada Bo", [-1, 3])) == ["pad-wrong-negative"]
    assert keys(sheet("ottere", "Ada Bo", [509, 0])) == ["pad-wrong-too-high"]
    assert keys(sheet("ottere", "Ada Bo", [508, 0])) == []
    assert keys(sheet("ottere", "Ada Bo", [["8"] * 5, 0])) == ["pad-wrong-rank"]
    assert keys(sheet("ottere", "Ada Bo", [["8D", "2"], 0])) == ["pad-wrong-card"]


def test_the_deal_moves_on_and_skips_who_has_left() -> None:
    own = sheet("ottere", "Ada Bo Cy", [0, 1, 2])
    assert [dealer_of(own, i) for i in range(4)] == [0, 1, 2, 0]
    own.players[1].until = 1
    assert [dealer_of(own, i) for i in range(4)] == [0, 2, 0, 2]


def test_the_deal_goes_to_the_next_seat_whoever_comes_or_goes() -> None:
    own = sheet("ottere", "Ada Bo Cy Dea", [0, 1, 2, 3])
    own.players[0].until = 2
    assert [dealer_of(own, i) for i in range(5)] == [0, 1, 2, 3, 1]
    own = sheet("ottere", "Ada Bo Cy", [0, 1, 2])
    own.players[2].since = 3
    assert [dealer_of(own, i) for i in range(5)] == [0, 1, 0, 1, 2]


def test_a_blocked_round_moves_the_deal_on_and_a_correction_does_not() -> None:
    own = sheet("ottere", "Ada Bo Cy", [5, 12, 20], [0, 3, 9])
    before = [dealer_of(own, i) for i in range(4)]
    own.put(0, own.players[0], 7)
    assert before == [dealer_of(own, i) for i in range(4)] == [0, 1, 2, 0]


def test_who_comes_back_owes_nothing_for_the_rounds_missed() -> None:
    own = sheet("rounds", "Ada Bo", [5, 9], [3, None], [1, 2], rounds=3)
    assert not reckon(own).over
    own.players[1].away = [(1, 2)]
    done = reckon(own)
    assert (done.tally.complete, done.totals, done.winners) == ([True] * 3, [9, 11], [1])


# -------------------------------------------------------------------------------------- any game of rounds


def test_equal_totals_share_a_place() -> None:
    done = reckon(sheet("rounds", "Ada Bo Cy Dea", [5, 9, 9, -3], rounds=1))
    assert (done.places, done.winners) == ([3, 1, 1, 4], [1, 2])


def test_lowest_wins_in_places_winners_and_statistics() -> None:
    own = sheet("rounds", "Ada Bo", [5, 9], best="lowest", rounds=1)
    done = reckon(own)
    assert (done.places, done.winners) == ([1, 2], [0])
    assert [(s.name, s.won, s.best) for s in statistics([own])] == [("Ada", 1.0, 5), ("Bo", 0.0, 9)]


def test_counting_down_from_a_start_value() -> None:
    own = sheet("rounds", "Ada Bo", [-180, -60], [-321, -100], best="lowest", start=501, target=0)
    done = reckon(own)
    assert (done.totals, done.over, done.winners) == ([0, 341], True, [0])


def test_somebody_comes_late_and_somebody_leaves() -> None:
    own = sheet("rounds", "Ada Bo Cy", [1, 2, None], [3, 4, 5], rounds=2)
    own.players[2].since = 1
    own.players[0].until = 2
    done = reckon(own)
    assert done.tally.complete == [True, True]
    assert (done.totals, done.places, done.winners) == ([4, 6, 5], [0, 1, 2], [1])


def test_a_corrected_cell_keeps_its_history() -> None:
    own = sheet("rounds", "Ada Bo", [5, 9])
    own.put(0, own.players[0], 7)
    own.put(0, own.players[0], None)
    own.put(0, own.players[0], 0)
    cell = own.rounds[0].cells["1"]
    assert (cell.value, cell.was) == (0, [5, 7])


# -------------------------------------------------------------------------------------------------- Otter


@pytest.mark.parametrize(("names", "times"), [("Ada Bo", 3), ("Ada Bo Cy", 2), ("Ada Bo Cy Dea", 2)])
def test_so_many_times_the_last_card_wins(names: str, times: int) -> None:
    row: list[Any] = [1] + [0] * names.count(" ")
    before = reckon(sheet("otter", names, *[row] * (times - 1)))
    assert (before.over, before.tally.extras["stones"][0]) == (False, times - 1)
    done = reckon(sheet("otter", names, *[row] * times))
    assert (done.over, done.winners, done.tally.extras["stones"][0]) == (True, [0], times - 1)


def test_a_party_may_have_several_winners_and_ends_when_it_is_said() -> None:
    own = sheet("otter", "A B C D E", [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    assert not reckon(own).over
    own.closed = True
    assert reckon(own).winners == [0, 1]


def test_solo_counts_cards_left_and_keeps_the_best() -> None:
    own = sheet("otter", "Ada", [7], [0], [12])
    assert reckon(own).totals == [0]
    (standing,) = statistics([own])
    assert (standing.played, standing.won, standing.best, standing.worst) == (3, 1.0, 0, 12)
    assert keys(sheet("otter", "Ada", [63])) == ["pad-wrong-solo"]


# ------------------------------------------------------------------------------------------------- Otters


def test_pearls_with_hands_off_and_abracadabra() -> None:
    """2 + 2 + 1 white, 3 under Hands off!, −1 and −3 black of which Abracadabra spares the −3: 7 with six pearls."""
    own = sheet("otters", "Ada Bo", [["2", "2", "1", "under 3", "-1", "-3", "abracadabra"], ["4", "3"]])
    done = reckon(own)
    assert (done.totals, done.tally.extras["tokens"]) == ([7, 7], [6, 2])
    assert done.winners == [1]  # equal points: the fewer pearls
    assert [line.points for line in done.lines(0)] == [5, 3, -4, 3]


def test_impossible_pearls_are_named_over_all_players() -> None:
    wrong = reckon(sheet("otters", "Ada Bo", [["4"], ["under 4"]])).wrong()
    assert [say(text, "en") for _, _, text in wrong] == [
        "There are not that many pearls of this kind: white 4."
    ]
    assert keys(sheet("otters", "Ada Bo", [["0", "0"], ["0"]])) == ["pad-wrong-pearls"]
    assert keys(sheet("otters", "Ada Bo", [["5"], []])) == ["pad-wrong-pearl"]


# --------------------------------------------------------------------------------- Why I Otter, An Otter Won


def test_scoring_cards_and_dens() -> None:
    """Ada: all six pink and blue 1, 2. Most pink 2, most 1: 2 to 1 → 2, all pink 6, all 4: 1. Bo: yellow 1 … 6."""
    ada = [*(f"pink{n}" for n in range(1, 7)), "blue1", "blue2"]
    bo = [f"yellow{n}" for n in range(1, 7)]
    done = reckon(
        sheet("why-i-otter", "Ada Bo", [ada, bo], common=["most pink", "most 1", "all pink", "all 4"])
    )
    assert (done.totals, done.over, done.winners) == ([11, 1], True, [0])
    assert [line.points for line in done.lines(0)] == [2, 2, 6, 1]


def test_river_and_dens() -> None:
    """The river 1 2 3 7 10 14 15 has 3 pink, 2 yellow, 2 blue; 4 (each blue, 2) brings 4, 6 (most pink, 6 or 2) 6."""
    done = reckon(
        sheet("an-otter-won", "Ada Bo", [["4", "6"], []], common=["1", "2", "3", "7", "10", "14", "15"])
    )
    assert [line.points for line in done.lines(0)] == [4, 6]
    assert not done.over


def test_a_table_has_cards_of_its_own() -> None:
    deck = [[n, "pink", "circle", "each pink", [1, 0]] for n in range(1, 19)]
    done = reckon(sheet("an-otter-won", "Ada Bo", [["18"], []], common=["1", "2", "3"], deck=deck))
    assert done.totals == [3, 0]
    assert sheet("an-otter-won", "Ada Bo", deck=deck[:17]).settings == {"deck": None}
