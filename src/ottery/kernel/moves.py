"""A list of legal actions with its count: what ``legal`` fills."""

from __future__ import annotations

from typing import Annotated

from .jit import rule, small, whole
from .record import Int16, Record, Row
from .rng import Rng, below

ACTIONS = 256
"""Every game has fewer actions than this."""


class Moves(Record):
    """``actions[:length]`` are the legal actions, each once, in the order the rules offer them."""

    length: Int16
    actions: Annotated[Row, "u1", 256]


@small
def clear(moves: Moves) -> None:
    """Empty the list."""
    moves.length = 0


@small
def offer(moves: Moves, action: int) -> None:
    """Add ``action``, which is not in the list yet."""
    moves.actions[moves.length] = action
    moves.length += 1


@small
def at(moves: Moves, index: int) -> int:
    """The action at ``index``."""
    return whole(moves.actions[index])


@rule
def has(moves: Moves, action: int) -> bool:
    """Whether ``action`` is in the list."""
    for i in range(moves.length):
        if moves.actions[i] == action:
            return True
    return False


@small
def pick(moves: Moves, rng: Rng) -> int:
    """One of the actions, each equally likely; the list is not empty. A single one takes no chance."""
    if moves.length == 1:
        return whole(moves.actions[0])
    return whole(moves.actions[below(rng, whole(moves.length))])


@rule
def to_mask(moves: Moves, mask: Row) -> None:
    """Set ``mask[action]`` to 1 for each action of the list, every other entry to 0."""
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(moves.length):
        mask[moves.actions[i]] = 1
