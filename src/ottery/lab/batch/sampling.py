"""The compiled loop over whole games that writes down what happened in each, generic over games."""

from __future__ import annotations

from typing import Any

from ...games import generic
from ...kernel import jit
from ...kernel.moves import pick
from .observing import follows, observe
from .stepping import begin

RANDOM, GREEDY = 0, 1
MOST = 255
"""Counts of what was played and followed stop here."""


@jit.generic
def choose(states: Any, kinds: Any, moves: Any, source: Any) -> int:
    """An action of the seat to move. ``states[1]`` is room for what a greedy player imagines."""
    seat = generic.to_move(states[0])
    if kinds[seat] == GREEDY:
        states[1] = states[0]
        generic.redeal(states[1], seat, source)
        generic.legal(states[1], moves)
        return generic.greedy(states[1], moves)
    return pick(moves, source)


@jit.generic
def note(count: Any, index: int) -> None:
    """Count one more."""
    if index >= 0 and count[index] < MOST:
        count[index] += 1


@jit.generic
def play_on(states: Any, kinds: Any, limit: int, played: Any, followed: Any, moves: Any, source: Any) -> int:
    """Play the game of ``states[0]`` to its end; the number of actions. ``played[seat, action]`` counts them,
    ``followed[seat, thing]`` those that followed a common thing."""
    length = 0
    while length < limit and not generic.over(states[0]):
        seat = generic.to_move(states[0])
        generic.legal(states[0], moves)
        if moves.length == 0:
            break
        action = choose(states, kinds, moves, source)
        note(played[seat], action)
        note(followed[seat], follows(states[0], action))
        generic.play(states[0], action)
        length += 1
    return length


def sample(
    start: Any,
    states: Any,
    kinds: Any,
    draws_first: int,
    limit: int,
    hand_from: int,
    common_from: int,
    common_to: int,
    lengths: Any,
    rounds: Any,
    firsts: Any,
    shares: Any,
    scores: Any,
    dealt: Any,
    played: Any,
    common: Any,
    followed: Any,
    row: Any,
    moves: Any,
    source: Any,
) -> None:
    """Play a game for each entry of ``lengths`` (−1: it was stuck, nobody has a share).

    ``dealt[i, seat]``: what the seat was dealt, the part of its first observation from ``hand_from`` on;
    ``common[i]``: how often each thing that its part from ``common_from`` on names lay before everybody.
    """
    for i in range(len(lengths)):
        states[0] = start[0]
        begin(states[0], source, draws_first)
        firsts[i] = states[0].first
        for seat in range(states[0].seats):
            observe(states[0], seat, row)
            for k in range(dealt.shape[2]):
                dealt[i, seat, k] = row[hand_from + k]
        for k in range(common_from, common_to):
            note(common[i], jit.whole(row[k]))
        length = play_on(states, kinds, limit, played[i], followed[i], moves, source)
        lengths[i] = length if generic.over(states[0]) else -1
        rounds[i] = states[0].round_no
        generic.result(states[0], shares[i])
        generic.scores(states[0], scores[i])
