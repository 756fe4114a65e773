"""High tide: drawing and changing (R6–R9)."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, offer
from .heads import NUMBERS
from .piles import can_take
from .state import CHANGE, CHANGES, DRAWS, OTTERS, State, change, numbers, suit


@rule
def can_draw(s: State) -> bool:
    """Whether this turn has a draw left and there is a card to draw; a change may be owed first."""
    return s.draws < DRAWS and can_take(s)


@rule
def can_play_on(s: State, seat: int, otter: int) -> bool:
    """Whether the seat holds a card that follows a rule of this otter."""
    wanted, wanted_suit = numbers(s, otter), suit(s, otter)
    for i in range(s.start[seat], s.start[seat + 1]):
        card = whole(s.cards[i]) >> 1
        if card // NUMBERS == wanted_suit or (wanted >> card % NUMBERS) & 1:
            return True
    return False


@rule
def can_play(s: State, seat: int) -> bool:
    """Whether the seat holds a card that fits any otter."""
    for otter in range(OTTERS):
        if can_play_on(s, seat, otter):
            return True
    return False


@rule
def helpful_changes(s: State) -> int:
    """The mask of the changes that leave the seat to move a playable card."""
    found = 0
    for index in range(CHANGES):
        change(s, index)
        if can_play(s, whole(s.turn)):
            found |= 1 << index
        change(s, index)
    return found


@rule
def offer_changes(s: State, moves: Moves) -> None:
    """The changes that pay for a card; the last possible one has to help if any can (R8)."""
    allowed = 0 if can_draw(s) else helpful_changes(s)
    for index in range(CHANGES):
        if allowed == 0 or (allowed >> index) & 1:
            offer(moves, CHANGE + index)
