"""A search that is shown every card and all chance to come: how much there is to win at most. It plays nowhere else.

It grows the same tree as the bots, in the true deal instead of in new ones.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba

from ottery.bots import find_bot
from ottery.bots.mcts import tree
from ottery.bots.mcts.tree import Search, carry_back, descend, playout
from ottery.bots.search import choices, new_nodes, new_search
from ottery.games.game import Game
from ottery.games.position import Position
from ottery.kernel import jit
from ottery.kernel.rng import Rng
from ottery.lab.arena import LIMIT, meet
from ottery.lab.contestants import play_out

ITERATIONS = 3_000
EXPLORE = 0.7


def iterate_shown(root: Any, s: Any, seat: int, nodes: Any, search: Search, count: int) -> None:
    """Grow a tree on one state as it is; see ``tree.iterate``."""
    for _ in range(count):
        s[0] = root[0]
        descend(s[0], nodes, search)
        playout(s[0], search)
        carry_back(nodes, seat, search)


@cache
def _compiled(game: Game) -> Any:
    typeof: Any = numba.typeof
    state, nodes = typeof(game.state.batch(1)), typeof(new_nodes(1))
    return jit.specialise(iterate_shown, game.modules, (state, state, int, nodes, tree.Search, int))


def choose(position: Position) -> int:
    """The action tried most in this very deal, nothing hidden and nothing left to chance."""
    actions, seat = position.actions(), position.to_move
    if len(actions) == 1 or seat is None:
        return actions[0]
    root, work = position.game.state.batch(1), position.game.state.batch(1)
    root[0] = position.state
    search, nodes = new_search(position, Rng.new(), EXPLORE), new_nodes(ITERATIONS + 2)
    search.trees = search.used = 1  # nothing is hidden
    _compiled(position.game)(root, work, seat - 1, nodes, search, ITERATIONS)
    return choices([(nodes, 0.0)], 0)[0].action


def play_bout(game: Game, seats: int, deal: int, seed: str) -> float:
    """The score of the search that is shown all against the greedy player in one deal, from all seats."""
    start = Position.deal(game, seats=seats, seed=f"{seed} deal {deal}")
    return meet(seats, lambda _number, seating: _play(start, seating))[0]


def _play(position: Position, seating: tuple[int, ...]) -> Position:
    """How a game ends, or stands after too many actions. Seats with 0 are shown all, the others play greedily."""
    greedy = find_bot("greedy")
    for _ in range(LIMIT):
        seat = position.to_move
        if seat is None:
            break
        if seating[seat - 1] == 0:
            position = position.after(choose(position))
        else:
            position, _ = play_out(position, [greedy] * len(seating), "greedy", 1)
    return position
