"""Two whole games, played by hand from the rulebook."""

from __future__ import annotations

from .table import black, go, hand, lay, own, seen, white


def test_three_players_to_the_end() -> None:
    fillers = ["renew", "renew", *["throw-back"] * 5, "trade-cards", "trade-cards"]
    start = lay(
        3,
        hands=[["take-one", "urchin"], ["gift", "hands-off"], ["steal", "abracadabra"]],
        deck=["exchange", "urchin", "urchin", "urchin", "urchin", "eeny-meeny-miny-moe", "urchin", *fillers],
        pearls=[[1], [2], [3]],
        pool=[4, 1, 0, 2],
        black_pool=[-3, -1],
    )
    # 1 drew exchange: the 1 for the 2 of seat 2, the only pearl there
    turn = go(start, "exchange", "seat 2", "pearl 1")
    assert (white(turn, 1), white(turn, 2), hand(turn, 1)) == ([2], [1], ["take-one", "urchin"])
    # 2 drew an urchin and covers the 1
    turn = go(turn, "hands-off", "pearl 1")
    assert (own(turn, 2).under, white(turn, 2), hand(turn, 2)) == (1, [], ["gift", "urchin"])
    # 3 drew an urchin and steals: only seat 1 has a white pearl that may move
    turn = go(turn, "steal")
    assert turn.legal() == ["seat 1"]
    turn = go(turn, "seat 1")
    assert (white(turn, 1), white(turn, 3)) == ([], [2, 3])
    # 1 drew a second urchin, takes the 4 from the pool, and is out
    assert hand(turn, 1) == ["take-one", "urchin", "urchin"]
    turn = go(turn, "take-one")
    assert (own(turn, 1).out, white(turn, 1), hand(turn, 1)) == (True, [4], [])
    # the two urchins lie under at least four of the twelve cards: the next four are as they were.
    # 2 drew an urchin, has two and plays one of them for the -3
    assert hand(turn, 2) == ["gift", "urchin", "urchin"]
    turn = go(turn, "urchin")
    assert (black(turn, 2), hand(turn, 2)) == ([-3], ["gift", "urchin"])
    # 3 drew eeny, meeny: two are left, so the 2 is kept, the 0 given, the 1 goes back
    turn = go(turn, "eeny-meeny-miny-moe", "pearl 2", "pearl 0")
    assert (white(turn, 3), white(turn, 2), seen(turn, None).pool) == ([2, 2, 3], [0], 1)
    # 2 drew an urchin, has two, hands on the -3 and is out: 3 is alone
    assert hand(turn, 2) == ["gift", "urchin", "urchin"]
    end = go(turn, "gift", "seat 3", "pearl -3")
    assert end.is_over
    # 1: the 4. 2: the 0 and the covered 1. 3: 2 + 2 + 3 - 3. 1 and 3 have 4 points; 1 has one token, 3 has four
    result = end.result()
    assert result.scores == [4, 1, 4]
    assert result.extras == {"tokens": [1, 2, 4]}
    assert (result.winners, result.shares) == ([1], [1.0, 0.0, 0.0])


def test_two_players_to_the_end() -> None:
    start = lay(
        2,
        hands=[["renew", "one-hand-washes-the-other"], ["urchin", "sharing-is-caring"]],
        deck=["urchin", "abracadabra", "urchin", "urchin", "steal", "steal", "steal"],
        pearls=[[0], [3]],
        pool=[2, 4, 1],
        black_pool=[-1, -2],
    )
    # 1: urchin drawn. Renew: gets the 2, the 0 goes back somewhere
    turn = go(start, "renew", "pearl 0")
    assert (white(turn, 1), hand(turn, 1)) == ([2], ["one-hand-washes-the-other", "urchin"])
    # 2: abracadabra drawn. Sharing: takes the 2
    turn = go(turn, "sharing-is-caring", "seat 1")
    assert (white(turn, 1), white(turn, 2)) == ([], [2, 3])
    # 1: urchin drawn, two of them. Plays one: -1, which goes back among the four cards of the deck
    turn = go(turn, "urchin")
    assert (black(turn, 1), hand(turn, 1)) == ([-1], ["one-hand-washes-the-other", "urchin"])
    # the urchin went into a deck of urchin, steal, steal, steal, under one at least: 2 has drawn the one on top
    assert hand(turn, 2) == ["abracadabra", "urchin", "urchin"]
    # 2 lays abracadabra and is out with two urchins: 1 is alone, the game is over
    end = go(turn, "abracadabra")
    assert (end.is_over, own(end, 2).out, own(end, 2).face_up) == (True, True, ["abracadabra"])
    # 1: -1. 2: 2 + 3
    assert (end.result().scores, end.result().winners) == ([-1, 5], [2])
