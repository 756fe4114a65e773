"""The greedy player: sensible, and better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np

from ottery.games.position import Position, key_of
from ottery.kernel import rng
from ottery.kernel.moves import Moves

from .table import GAME, go, lay


def choice(position: Position) -> str:
    """What the greedy player does."""
    moves = Moves.new()
    GAME.rules.legal(position.state, moves)
    return GAME.words.ACTIONS[GAME.greedy.greedy(position.state, moves)]


def test_it_gets_rid_of_a_second_urchin() -> None:
    hands = [["urchin", "take-one"], None]
    assert choice(lay(2, hands=hands, deck=["urchin", "gift"], pearls=[[1], [1]])) == "urchin"
    marked = [["urchin", "throw-back"], None]
    start = lay(2, hands=marked, deck=["urchin", "gift", "gift"], black_pool=[])
    assert choice(start) == "throw-back"
    assert choice(go(start, "throw-back")) == "card urchin"


def test_it_gives_away_its_worst_and_covers_its_best() -> None:
    start = lay(3, hands=[["gift", "hands-off"], None, None], pearls=[[1, 4], [1], [1]], black=[[-3], [], []])
    assert choice(go(start, "gift", "seat 2")) == "pearl -3"
    assert choice(go(start, "hands-off")) == "pearl 4"


def test_it_keeps_the_best_of_three() -> None:
    start = lay(3, hands=[["eeny-meeny-miny-moe", "gift"], None, None], pearls=[[], [], []], pool=[2, 4, 0])
    assert choice(go(start, "eeny-meeny-miny-moe")) == "pearl 4"


def test_it_remembers_where_the_best_pearl_is() -> None:
    start = lay(
        3,
        hands=[["gift", "steal"], ["abracadabra"] * 2, ["abracadabra", "gift"]],
        deck=["exchange", "take-one", "renew", "renew"],
        pearls=[[4], [1], [1]],
        pool=[1, 1],
    )
    turn = go(start, "gift", "seat 3", "pearl 4", "abracadabra", "abracadabra", "steal")
    assert choice(turn) == "seat 3"


def test_it_beats_chance() -> None:
    source = rng.Rng.new()
    rng.seed(source, key_of("duel"))
    won = 0.0
    games = 30
    for number in range(games):
        position = Position.deal(GAME, seats=2, seed=f"duel {number}")
        s, seat, moves = position.state, number % 2, Moves.new()
        while not GAME.rules.over(s):
            GAME.rules.legal(s, moves)
            raw: Any = moves
            is_greedy = GAME.rules.to_move(s) == seat
            GAME.rules.play(
                s,
                GAME.greedy.greedy(s, moves)
                if is_greedy
                else int(raw.actions[rng.below(source, int(raw.length))]),
            )
        shares: Any = np.zeros(2)
        GAME.rules.result(s, shares)
        won += shares[seat]
    assert won > 0.6 * games
