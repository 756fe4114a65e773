"""A whole game, worked out by hand from the rulebook with the 18 cards on a table."""

from ottery.locales import say

from .tables import WHOLE, deal, play, view

ROUNDS = (
    # actions, who wins, the river and both dens after it
    # arrows down (12), up (15), up (3): the higher card wins
    ("12, 15, river 3, den 15", 2, [3, 5], [[12], [15]], [[1, 6, 10], [2, 7, 9]]),
    # arrows down (9), down (6), up (8): the lower card wins
    ("9, 6, river 8, den 6", 1, [3, 5, 8], [[6, 12], [9, 15]], [[1, 10, 14], [2, 7, 16]]),
    # arrows up (14), up (7), down (4)
    ("14, 7, river 7, den 14", 1, [3, 5, 7, 8], [[6, 12, 14], [4, 9, 15]], [[1, 10, 11], [2, 16, 17]]),
    # arrows down (10), down (17), up (18); the winner's own 10 goes to the other den
    ("10, 17, river 17, den 18", 1, [3, 5, 7, 8, 17], [[6, 12, 14, 18], [4, 9, 10, 15]], [[1, 11], [2, 16]]),
)
GAME = ", ".join(actions for actions, *_ in ROUNDS) + ", den 1, den 16"


def test_four_rounds_and_the_last_swim() -> None:
    position = deal(WHOLE)
    for number, (actions, winner, river, dens, hands) in enumerate(ROUNDS, 1):
        assert position.round == number
        position = play(position, actions)
        shown = view(position, None)
        assert (shown.leader, shown.river, shown.dens) == (winner, river, dens)
        assert position.setup()["hands"] == hands
    assert position.round == 5
    assert position.legal() == ["den 1", "den 11"]
    end = play(position, "den 1, den 16")
    assert view(end, None).river == [2, 3, 5, 7, 8, 11, 17]
    assert view(end, None).dens == [[1, 6, 12, 14, 18], [4, 9, 10, 15, 16]]
    assert end.is_over


def test_its_points_line_by_line() -> None:
    """In the river: yellow 2 5 8 11 17, blue 3, pink 7; circles 3 5 7 8, triangles 2 11 17; odd 3 5 7 11 17,
    even 2 8; low 2 3 5 7 8, high 11 17."""
    end = play(deal(WHOLE), GAME).result()
    assert [(line.seat + 1, line.points, say(line.text)) for line in end.lines] == [
        (1, 10, "1 · each yellow otter: 5 in the river, 2 for each"),
        (1, 2, "6 · most common: pink otter: no, 1 in the river"),
        (1, 5, "12 · most common: circle: yes, 4 in the river"),
        (1, 5, "14 · most common: odd number: yes, 5 in the river"),
        (1, 5, "18 · each low number (1–9): 5 in the river, 1 for each"),
        (2, 2, "4 · each blue otter: 1 in the river, 2 for each"),
        (2, 2, "9 · each even number: 2 in the river, 1 for each"),
        (2, 5, "10 · most common: low number (1–9): yes, 5 in the river"),
        (2, 2, "15 · each pink otter: 1 in the river, 2 for each"),
        (2, 3, "16 · each triangle: 3 in the river, 1 for each"),
    ]
    assert end.scores == [27, 14]
    assert end.winners == [1]
