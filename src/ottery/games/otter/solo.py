"""The solo game (R26–R30)."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, offer
from ...kernel.record import NONE
from .piles import put_down
from .state import (
    GIVE_UP,
    OTTERS,
    PILE,
    PILES,
    STONE,
    STONE_CHANGES,
    State,
    change,
    follows_head,
    size,
)


@rule
def top_of(s: State, pile: int) -> int:
    """The card on top of a pile, NONE when it is empty."""
    if size(s, pile) == 0:
        return NONE
    return whole(s.cards[s.start[pile + 1] - 1]) >> 1


@rule
def can_pile(s: State, pile: int, otter: int) -> bool:
    """Whether the top of this pile may go onto this otter (R27, R28)."""
    if size(s, pile) == 0 or pile == s.last_pile or otter == s.last_otter:
        return False
    return follows_head(s, top_of(s, pile), otter)


@rule
def options(s: State) -> int:
    """How many plays there are."""
    found = 0
    for pile in range(PILES):
        for otter in range(OTTERS):
            if can_pile(s, pile, otter):
                found += 1
    return found


@rule
def stone_change(index: int) -> int:
    """The change that stone ``index`` makes: flip head 0–2, swap heads 3–5."""
    return index if index < 3 else index + 3


@rule
def cards_left(s: State) -> int:
    """How many cards lie in the piles."""
    return whole(s.start[PILES]) - whole(s.start[0])


@rule
def offer_solo(s: State, moves: Moves) -> None:
    """Plays, stones, and giving up when only stones are left (R27–R30)."""
    for pile in range(PILES):
        for otter in range(OTTERS):
            if can_pile(s, pile, otter):
                offer(moves, PILE + OTTERS * pile + otter)
    is_stuck = moves.length == 0
    if s.stones[0]:
        for index in range(STONE_CHANGES):
            offer(moves, STONE + index)
        if is_stuck:
            offer(moves, GIVE_UP)


@rule
def settle(s: State) -> None:
    """Has the game been won, or lost (R30)?"""
    if cards_left(s) == 0:
        s.winners = 1
        s.ended = 1
    elif s.stones[0] == 0 and options(s) == 0:
        s.ended = 1


@rule
def play_solo(s: State, action: int) -> None:
    """Carry out a solo action."""
    if action == GIVE_UP:
        s.ended = 1
        return
    if action >= STONE:
        s.stones[0] -= 1
        change(s, stone_change(action - STONE))
    else:
        pile, otter = (action - PILE) // OTTERS, (action - PILE) % OTTERS
        put_down(s, pile, whole(s.start[pile + 1]) - 1, otter)
        s.last_pile = pile
        s.last_otter = otter
    settle(s)
