"""Calls out of turn (Otter's "penalty"): everybody gets the time for them, so that nobody has to be the fastest.

After an action that others may call out, play pauses for a shown while. A call ends the pause at once; it is the same
call whoever makes it. A call stays possible until the next action.
"""

from __future__ import annotations

from ..games.game import Game
from ..match import Match
from ..wire.parts import Pause
from .table import Table

_NOBODY = Game.__dataclass_fields__["callers"].default


def calls_of(table: Table) -> dict[int, int]:
    """The legal actions that others than the seat to move may play, with a mask of all seats that may."""
    match = table.match
    if match is None or match.game.callers is _NOBODY:
        return {}
    version, found = table.calls
    if version != match.version:
        found = _callers(match, table.mover)
        table.calls = match.version, found
    return found


def _callers(match: Match, mover: int | None) -> dict[int, int]:
    if mover is None:
        return {}
    own = 1 << (mover - 1)
    state = match.position.state
    masks = {action: int(match.game.callers(state, action)) for action in match.position.actions()}
    return {action: mask for action, mask in masks.items() if mask & ~own}


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [k + 1 for k in range(mask.bit_length()) if mask >> k & 1]


def pause_of(table: Table) -> Pause | None:
    """The pause after the last action, whether or not it has run out."""
    match = table.match
    if match is None or table.last is None or table.phase != "playing" or not table.settings.call_pause:
        return None
    mask = 0
    for each in calls_of(table).values():
        mask |= each
    if not mask:
        return None
    return Pause(until=table.step_at + table.settings.call_pause, callers=seats_of(mask))
