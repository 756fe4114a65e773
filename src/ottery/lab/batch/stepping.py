"""The compiled step of many games at once, generic over games."""

from __future__ import annotations

from typing import Any

from ...games import generic
from ...kernel import jit, rng
from ...kernel.moves import to_mask
from .observing import observe

RUNNING, ENDED, TRUNCATED = 0, 1, 2
PRIME = (1 << 31) - 1
LANES = (48_271, 1_583_458_089)
"""Multipliers of the two halves of an information key, primitive roots of the prime."""


@jit.generic
def mix(key: int, value: int) -> int:
    """Take a number into a key of twice 31 bits."""
    low, high = key % PRIME, key // PRIME
    low = (low * LANES[0] + value + 40_000) % PRIME
    high = (high * LANES[1] + value + 50_000) % PRIME
    return high * PRIME + low


@jit.generic
def tell(s: Any, keys: Any, row: Any, mover: int, action: int) -> None:
    """After an action every seat is told something: what it sees now, and its own action."""
    for seat in range(s.seats):
        key = mix(jit.whole(keys[seat]), action if seat == mover else -1)
        for i in range(observe(s, seat, row)):
            key = mix(key, jit.whole(row[i]))
        keys[seat] = key


@jit.generic
def begin(s: Any, source: Any, draws_first: int) -> None:
    """Deal a configured state, with chance of this place's own."""
    rng.rekey(s.rng, source)
    if draws_first == 1:
        s.first = rng.below(s.rng, jit.whole(s.seats))
    generic.deal(s)


@jit.generic
def pay(s: Any, reward: Any, shares: Any) -> None:
    """Seats × share − 1, so that all sum to 0; alone 1 won, −1 lost."""
    generic.result(s, shares)
    scale = max(2, jit.whole(s.seats))
    for seat in range(s.seats):
        reward[seat] = scale * shares[seat] - 1.0


@jit.generic
def refused(actions: Any, mask: Any) -> int:
    """The first game whose action is not legal, −1 if all are."""
    for i in range(len(actions)):
        action = jit.whole(actions[i])
        if action >= mask.shape[1] or action < -1 or (action >= 0 and mask[i, action] == 0):
            return i
    return -1


@jit.generic
def play(s: Any, action: int, length: int, limit: int, reward: Any, shares: Any) -> int:
    """The ``length``-th action of a game; RUNNING, ENDED or TRUNCATED."""
    generic.play(s, action)
    if generic.over(s):
        pay(s, reward, shares)
        return ENDED
    return TRUNCATED if length >= limit else RUNNING


@jit.generic
def show(s: Any, observation: Any, mask: Any, moves: Any) -> int:
    """The seat to move; what it sees and what it may do are written down."""
    seat = generic.to_move(s)
    observe(s, seat, observation)
    generic.legal(s, moves)
    to_mask(moves, mask)
    return seat


def advance(
    start: Any,
    states: Any,
    sources: Any,
    actions: Any,
    draws_first: int,
    has_keys: int,
    limit: int,
    lengths: Any,
    ended: Any,
    seats: Any,
    reward: Any,
    observation: Any,
    mask: Any,
    keys: Any,
    moves: Any,
    shares: Any,
    row: Any,
) -> int:
    """Play ``actions[i]`` in game ``i``, or deal it anew (−1); where it has ended, deal the next one. ``keys`` are kept
    if ``has_keys`` is 1. Returns the first game whose action is not legal, then nothing has changed; else −1."""
    wrong = refused(actions, mask)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        action, mover = jit.whole(actions[i]), -1
        ended[i], reward[i] = RUNNING, 0.0
        if action >= 0:
            mover = generic.to_move(states[i])
            lengths[i] += 1
            ended[i] = play(states[i], action, jit.whole(lengths[i]), limit, reward[i], shares)
        if action < 0 or ended[i] != RUNNING:
            states[i] = start[0]
            begin(states[i], sources[i], draws_first)
            lengths[i], keys[i], mover = 0, 0, -1
        if has_keys == 1:
            tell(states[i], keys[i], row, mover, action)
        seats[i] = show(states[i], observation[i], mask[i], moves)
    return -1


def look(states: Any, index: int, seat: int, out: Any) -> int:
    """What any seat of one game sees."""
    return observe(states[index], seat, out)
