"""What a search has to know about An Otter Won beside the rules."""

from __future__ import annotations

from ottery.kernel.jit import generic

from .rules import SWIM, State


@generic
def hidden(s: State, action: int, seat: int) -> bool:
    """Whether ``seat`` does not see what is chosen: the leader's choice in the Last Swim (R8)."""
    return s.phase == SWIM and seat != s.leader
