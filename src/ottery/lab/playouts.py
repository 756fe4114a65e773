"""The compiled loop over whole games, generic over games: a random or a greedy player at every seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import numba
import numpy as np

from ..games import generic
from ..games.game import Game
from ..kernel import jit, rng
from ..kernel.moves import Moves, pick
from ..kernel.record import Int16, Int32, Int64, Record, Row
from ..kernel.rng import Rng

LIMIT = 100_000
"""A game with more actions is called stuck (a bound of the simulator, no rule)."""
MOST_SEATS = 32
RANDOM, GREEDY = 0, 1


class Tally(Record):
    """What a number of games came to, and who plays them.

    ``stuck``: games without an end, ``dead`` of them without a legal action; ``wins``: games won or shared, by seat;
    ``kinds``: RANDOM or GREEDY, by seat; ``has_greedy`` and ``draws_first``: 0 or 1.
    """

    games: Int64
    moves: Int64
    stuck: Int64
    dead: Int64
    limit: Int32
    has_greedy: Int16
    draws_first: Int16
    kinds: Annotated[Row, "i2", 32]
    wins: Annotated[Row, "i8", 32]


@jit.generic
def choose(states: Any, tally: Any, moves: Any, source: Any) -> int:
    """An action of the seat to move. ``states[1]`` is room for what a greedy player imagines."""
    if tally.has_greedy == 1:
        seat = generic.to_move(states[0])
        if tally.kinds[seat] == GREEDY:
            states[1] = states[0]
            generic.redeal(states[1], seat, source)
            generic.legal(states[1], moves)
            return generic.greedy(states[1], moves)
    return pick(moves, source)


@jit.generic
def play_on(states: Any, tally: Any, moves: Any, source: Any) -> int:
    """Play the game of ``states[0]`` to its end; the number of actions."""
    s = states[0]
    length = 0
    while length < tally.limit and not generic.over(s):
        generic.legal(s, moves)
        if moves.length == 0:
            break
        generic.play(s, choose(states, tally, moves, source))
        length += 1
    return length


@jit.generic
def count(s: Any, length: int, tally: Any, shares: Any) -> int:
    """Add a game to the tally; its length, −1 for one that has not ended."""
    tally.games += 1
    tally.moves += length
    if not generic.over(s):
        tally.stuck += 1
        if length < tally.limit:
            tally.dead += 1
        return -1
    generic.result(s, shares)
    for seat in range(s.seats):
        if shares[seat] > 0:
            tally.wins[seat] += 1
    return length


def play_games(
    start: Any, states: Any, lengths: Any, shares: Any, tally: Any, moves: Any, source: Any
) -> None:
    """Play a game for each entry of ``lengths``, each a fresh deal of the configured state ``start[0]``.

    ``states``: room for two states, ``shares`` for one share a seat. ``lengths[i]`` becomes the number of actions of
    game i, −1 when it was stuck.
    """
    s = states[0]
    for i in range(len(lengths)):
        states[0] = start[0]
        rng.rekey(s.rng, source)
        if tally.draws_first == 1:
            s.first = rng.below(s.rng, jit.whole(s.seats))
        generic.deal(s)
        lengths[i] = count(s, play_on(states, tally, moves, source), tally, shares)


@cache
def compiled(game: Game) -> Callable[..., None]:
    """``play_games`` compiled for a game."""
    states = game.state.batch(1)
    rows = (states, states, np.zeros(1, np.int32), np.zeros(MOST_SEATS))
    typeof: Any = numba.typeof
    signature = tuple(typeof(value) for value in (*rows, Tally.new(), Moves.new(), Rng.new()))
    run: Callable[..., None] = jit.specialise(play_games, game.modules, signature)
    return run
