"""Information-set Monte Carlo tree search, compiled, generic over games.

Every iteration deals what the searching seat cannot know anew, walks down by an upper confidence bound over the
actions that are legal in that deal, adds a node, plays on, and carries the shares of the victory back. Source:
Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012.

Where all that is done is done openly, one tree serves all seats. Where a game hides actions, each seat has a tree of
its own (multiple observers): what a seat does not see is one branch there, whatever it was, so nobody decides by it.

The trees share a row of nodes, node t the root of tree t; children hang in a linked list. A node knows how often it
was visited, how often it could have been (``chances``), and the sum of what its visits brought the seat that chose it.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np

from ...games.generic import (
    greedy,
    hidden,
    legal,
    murky,
    outlook,
    over,
    play,
    proper,
    redeal,
    result,
    to_move,
)
from ...kernel.jit import generic, whole
from ...kernel.moves import Moves, at, pick
from ...kernel.record import NONE, Int8, Int16, Int32, Record, Row
from ...kernel.rng import Rng, below

PATH = 1024
"""The most nodes on a path, over all trees; below it the playout goes on."""
PLIES = 4000
"""A playout that is longer counts as a draw between all."""
UNSEEN = 256
"""Stands for an action that a seat does not see."""
LABELS = 512
"""A node's label is ``LABELS`` × who chose + the action: what follows an action can depend on what is hidden."""

NODE = np.dtype(
    [
        ("child", "i4"),
        ("sibling", "i4"),
        ("visits", "i4"),
        ("chances", "i4"),
        ("total", "f8"),
        ("label", "i4"),
    ],
    align=True,
)


class Search(Record):
    """What a search works with.

    ``trees``: 1, or one for each seat; ``used``: nodes in use; ``sense``: how many of 256 playout moves are the
    greedy player's, the others random; ``explore``: the weight of curiosity; ``round_no``: the round it began in;
    ``here``: where each tree stands; ``path`` and ``movers``: the nodes of an iteration and who chose them;
    ``tries``, ``total``, ``squares``: what the iterations brought the seat that searches, to tell their spread.
    """

    moves: Moves
    used: Int32
    length: Int16
    round_no: Int16
    sense: Int16
    trees: Int8
    explore: Annotated[float, "f8"]
    tries: Annotated[float, "f8"]
    total: Annotated[float, "f8"]
    squares: Annotated[float, "f8"]
    open: Annotated[Row, "u1", 256]
    here: Annotated[Row, "i4", 32]
    path: Annotated[Row, "i4", 1056]
    movers: Annotated[Row, "i1", 1056]
    shares: Annotated[Row, "f8", 32]
    rng: Rng


@generic
def is_done(s: Any, search: Any) -> bool:
    """Whether there is nothing more to play: the game is over, or a round is and the game can tell what that means."""
    return over(s) or (whole(s.round_no) != whole(search.round_no) and outlook(s, search.shares))


@generic
def spread(search: Any) -> float:
    """The standard deviation of what an iteration brings, a defeat and a victory imagined for a start."""
    count = search.tries + 2.0
    mean = (search.total + 1.0) / count
    found: float = math.sqrt((search.squares + 1.0) / count - mean * mean)
    return found


@generic
def offer_proper(s: Any, moves: Any) -> None:
    """The legal actions that a bot thinks about."""
    legal(s, moves)
    proper(s, moves)


@generic
def bound(nodes: Any, child: int, explore: float) -> float:
    """What a visit may bring: the mean so far and the curiosity about it."""
    visits = whole(nodes[child].visits)
    if visits == 0:
        return 1e9
    mean: float = nodes[child].total / visits
    return mean + explore * math.sqrt(math.log(nodes[child].chances) / visits)


@generic
def choose(s: Any, nodes: Any, parent: int, mover: int, search: Any) -> int:
    """The legal action with the best bound, or one that has no child yet, the greedy player's first.

    A node gets its children little by little, n of them by the visit n² (progressive widening): what follows an
    action is judged by sensible play before it is judged by all that is possible.
    """
    explore = 2 * spread(search) * search.explore
    for i in range(search.moves.length):
        search.open[search.moves.actions[i]] = 1
    best, best_bound, untried = NONE, -1.0, whole(search.moves.length)
    child = nodes[parent].child
    while child >= 0:
        action = whole(nodes[child].label) - mover * LABELS
        if 0 <= action < UNSEEN and search.open[action] == 1:
            search.open[action] = 0
            nodes[child].chances += 1
            untried -= 1
            value = bound(nodes, child, explore)
            if value > best_bound:
                best, best_bound = action, value
        child = nodes[child].sibling
    found = whole(search.moves.length) - untried
    if untried > 0 and found * found <= whole(nodes[parent].visits):
        return untried_action(s, search, untried)
    for i in range(search.moves.length):
        search.open[search.moves.actions[i]] = 0
    return best


@generic
def untried_action(s: Any, search: Any, untried: int) -> int:
    """The greedy player's action if it is among the untried, else one of them at random. Clears the marks."""
    sensible = greedy(s, search.moves)
    found, wanted = NONE, below(search.rng, untried)
    for i in range(search.moves.length):
        action = at(search.moves, i)
        if search.open[action] == 1:
            if action == sensible or (wanted == 0 and found == NONE):
                found = action
            wanted -= 1
            search.open[action] = 0
    return found


@generic
def step(nodes: Any, tree: int, label: int, mover: int, search: Any) -> bool:
    """Move on in a tree to the child with this label, made if need be; whether it was."""
    parent = whole(search.here[tree])
    child = whole(nodes[parent].child)
    while child >= 0 and nodes[child].label != label:
        child = whole(nodes[child].sibling)
    is_new = child < 0
    if is_new:
        child = whole(search.used)
        search.used += 1
        nodes[child].child = NONE
        nodes[child].sibling = nodes[parent].child
        nodes[child].visits = 0
        nodes[child].chances = 1
        nodes[child].total = 0.0
        nodes[child].label = label
        nodes[parent].child = child
    search.here[tree] = child
    search.path[search.length] = child
    search.movers[search.length] = mover
    search.length += 1
    return is_new


@generic
def descend(s: Any, nodes: Any, search: Any) -> None:
    """Walk down in this deal until the tree of whoever chose has got a new node, or ends."""
    trees = whole(search.trees)
    for tree in range(trees):
        search.here[tree] = tree
    search.length = 0
    is_leaf = False
    while (
        not is_leaf and search.length < PATH and search.used + trees <= len(nodes) and not is_done(s, search)
    ):
        offer_proper(s, search.moves)
        mover = to_move(s)
        own = mover if trees > 1 else 0
        action = choose(s, nodes, whole(search.here[own]), mover, search)
        for tree in range(trees):
            label = UNSEEN if tree != own and hidden(s, action, tree) else action
            was_new = step(nodes, tree, mover * LABELS + label, mover, search)
            if tree == own:
                is_leaf = was_new
        play(s, action)
        is_leaf = is_leaf or murky(s, mover)


@generic
def playout(s: Any, search: Any) -> None:
    """Play on, partly with the greedy player's sense, and note the shares of the victory."""
    plies = 0
    while plies < PLIES and not is_done(s, search):
        offer_proper(s, search.moves)
        if search.sense > 0 and below(search.rng, 256) < search.sense:
            play(s, greedy(s, search.moves))
        else:
            play(s, pick(search.moves, search.rng))
        plies += 1
    if over(s):
        result(s, search.shares)
    elif plies == PLIES:
        for p in range(s.seats):
            search.shares[p] = 1.0 / s.seats


@generic
def carry_back(nodes: Any, seat: int, search: Any) -> None:
    """Add the shares to the nodes of the path, each for the seat that chose it."""
    share = search.shares[seat]
    search.tries += 1.0
    search.total += share
    search.squares += share * share
    for tree in range(search.trees):
        nodes[tree].visits += 1
    for i in range(search.length):
        nodes[search.path[i]].visits += 1
        nodes[search.path[i]].total += search.shares[search.movers[i]]


def iterate(root: Any, s: Any, seat: int, nodes: Any, search: Search, count: int) -> int:
    """Add ``count`` iterations (fewer when the row of nodes is full) to a search for ``seat``; returns how many.

    ``root``: a batch of one state, the position as any deal that looks right to ``seat``; ``s``: a batch of one to
    work in. Never looks at what ``root`` hides: it is dealt anew each time.
    """
    done = 0
    while done < count and search.used + search.trees <= len(nodes):
        s[0] = root[0]
        redeal(s[0], seat, search.rng)
        descend(s[0], nodes, search)
        playout(s[0], search)
        carry_back(nodes, seat, search)
        done += 1
    return done
