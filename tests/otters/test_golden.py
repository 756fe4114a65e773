"""Two whole games, played by hand from the rulebook."""

from __future__ import annotations

from .table import black, go, hand, lay, own, seen, white


def test_three_players_to_the_end() -> None:
    start = lay(
        3,
        hands=[["take-one", "urchin"], ["gift", "hands-off"], ["steal", "abracadabra"]],
        deck=["exchange", "urchin", "urchin", "urchin", "urchin", "eeny-meeny-miny-moe"],
        pearls=[[1], [2], [3]],
        pool=[4, 1, 0, 2],
        black_pool=[-3, -1],
    )
    # 1 drew exchange, takes the 4, keeps one urchin
    turn = go(start, "take-one")
    assert (white(turn, 1), hand(turn, 1)) == ([1, 4], ["exchange", "urchin"])
    # 2 drew an urchin and covers the 2
    turn = go(turn, "hands-off", "pearl 2")
    assert (own(turn, 2).under, hand(turn, 2)) == (2, ["gift", "urchin"])
    # 3 drew an urchin and steals: only 1 has a white pearl that may move
    turn = go(turn, "steal")
    assert turn.legal() == ["seat 1"]
    turn = go(turn, "seat 1")
    stolen = 4 if 4 in white(turn, 3) else 1
    assert white(turn, 3) == sorted([3, stolen])
    # 1 drew a third urchin: two are in hand. Exchange keeps both of them: out
    assert hand(turn, 1) == ["exchange", "urchin", "urchin"]
    rest = 5 - stolen
    turn = go(turn, "exchange", "seat 3", f"pearl {rest}")
    assert own(turn, 1).out
    assert len(white(turn, 1)) == 1
    # 2 drew an urchin as well and has two: plays one for the -3, is in
    assert hand(turn, 2) == ["gift", "urchin", "urchin"]
    turn = go(turn, "urchin")
    assert (black(turn, 2), hand(turn, 2)) == ([-3], ["gift", "urchin"])
    # 3 has abracadabra, an urchin and something; with two left, abracadabra stays on the table
    turn = go(turn, "abracadabra")
    if turn.is_over:  # 3 had drawn another urchin
        assert own(turn, 3).out
    else:
        assert own(turn, 3).face_up == ["abracadabra"]
    total = sum(sum(white(turn, p)) for p in (1, 2, 3)) + 2
    assert total == 1 + 4 + 2 + 3
    assert seen(turn, None).black_pool == 1


def test_two_players_to_the_end() -> None:
    start = lay(
        2,
        hands=[["renew", "one-hand-washes-the-other"], ["urchin", "sharing-is-caring"]],
        deck=["urchin", "take-one", "urchin", "urchin", "steal", "steal", "steal"],
        pearls=[[0], [3]],
        pool=[2, 4, 1],
        black_pool=[-1, -2],
    )
    # 1: urchin drawn. Renew: gets the 2, the 0 goes back somewhere
    turn = go(start, "renew", "pearl 0")
    assert (white(turn, 1), hand(turn, 1)) == ([2], ["one-hand-washes-the-other", "urchin"])
    # 2: take-one drawn, hand urchin, sharing, take-one. Sharing: takes the 2
    turn = go(turn, "sharing-is-caring", "seat 1")
    assert (white(turn, 1), white(turn, 2)) == ([], [2, 3])
    # 1: urchin drawn, two of them. Plays one: -1, which goes back among the four cards of the deck
    turn = go(turn, "urchin")
    assert (black(turn, 1), hand(turn, 1)) == ([-1], ["one-hand-washes-the-other", "urchin"])
    # 2: the deck was urchin, steal, steal, steal; the urchin went in below one, two or three: urchin is drawn
    assert hand(turn, 2) == ["take-one", "urchin", "urchin"]
    # 2 takes a pearl and is out with two urchins: 1 is alone, the game is over
    end = go(turn, "take-one")
    assert end.is_over
    assert own(end, 2).out
    assert len(white(end, 2)) == 3
    assert end.result().scores[0] == -1
    assert end.result().winners == [2]
    # 2 has 3 + 2 and the 4, the 1 or the 0 from the top of the pool
    assert end.result().scores[1] in (9, 6, 5)
