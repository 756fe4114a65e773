"""A whole game, worked out by hand from the rulebook with cards on a table."""

from ottery.locales import say

from .tables import WHOLE, deal, play

ROUNDS = (
    # actions, who wins, the den of seat 1, the den of seat 2, the scoring cards
    ("blue5, yellow6, river 1, river 3", 1, "yellow6 blue5", "", "all 2"),
    ("pink4, pink1, river 3, river 2", 1, "pink1 pink4 yellow6 blue5", "", "all 2, all pink"),
    (
        "pink2, yellow3, river 2, river 1",
        2,
        "pink1 pink4 yellow6 blue5",
        "pink2 yellow3",
        "all 2, all pink, all blue",
    ),
    (
        "blue1, pink5, river 2, river 1",
        1,
        "pink1 pink4 pink5 yellow6 blue1 blue5",
        "pink2 yellow3",
        "all 2, all pink, all blue, most 1",
    ),
    (
        "yellow5, yellow4",
        1,
        "pink1 pink4 pink5 yellow4 yellow5 yellow6 blue1 blue5",
        "pink2 yellow3",
        "all 2, all pink, all blue, most 1",
    ),
    (
        "blue2, blue3",
        2,
        "pink1 pink4 pink5 yellow4 yellow5 yellow6 blue1 blue5",
        "pink2 yellow3 blue2 blue3",
        "all 2, all pink, all blue, most 1",
    ),
    (
        "pink6, yellow2",
        1,
        "pink1 pink4 pink5 pink6 yellow2 yellow4 yellow5 yellow6 blue1 blue5",
        "pink2 yellow3 blue2 blue3",
        "all 2, all pink, all blue, most 1",
    ),
)


def test_a_game_of_seven_rounds() -> None:
    position = deal(WHOLE)
    for number, (actions, winner, mine, yours, scoring) in enumerate(ROUNDS, 1):
        assert position.round == number
        position = play(position, actions)
        shown = position.view(None)
        dens = [" ".join(c.front for c in den) for den in shown.dens]  # type: ignore[attr-defined]
        assert dens == [mine, yours]
        assert ", ".join(c.back for c in shown.scoring) == scoring  # type: ignore[attr-defined]
        assert shown.leader == winner  # type: ignore[attr-defined]
    assert position.is_over
    assert position.round == 7


def test_its_stars_line_by_line() -> None:
    end = play(deal(WHOLE), ", ".join(actions for actions, *_ in ROUNDS)).result()
    assert end.scores == [9, 5]
    assert end.winners == [1]
    assert [(line.seat + 1, line.points, say(line.text)) for line in end.lines] == [
        (1, 1, "All otters with a 2: 1"),
        (2, 2, "All otters with a 2: 2"),
        (1, 4, "All pink otters: 4"),
        (2, 1, "All pink otters: 1"),
        (1, 2, "All blue otters: 2"),
        (2, 2, "All blue otters: 2"),
        (1, 2, "The most otters with a 1: 2 against 0"),
        (2, 0, "The most otters with a 1: 0 against 2"),
    ]
