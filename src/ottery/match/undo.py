"""Taking an action back: the four things that no undo may cross.

An undo never goes across another player's action, hidden information that was revealed, chance, or the change of turn.
Three of them can be read off the states. What was revealed is found by the games' own redeal: for each viewer, deal
anew whatever that viewer could not know before the action, play the same action there, and look again. Worlds that
looked alike before and look different now mean that the action has told this viewer something beyond the action
itself. What a player shows of their own hand by choosing the action is theirs to show, and no hindrance.
"""

from __future__ import annotations

import hashlib

from ..kernel import record, rng
from ..kernel.rng import Rng
from ..locales import Text
from .course import Step

WORLDS = 32
"""How many ways the hidden cards are dealt anew for each viewer."""


def hindrance(step: Step) -> Text | None:
    """Why the player of an action may not take it back, None when they may. Who played it is the caller's to check."""
    before, after = step.before, step.after
    if after.to_move != before.to_move or after.round != before.round:
        return Text.of("match-undo-turn")
    if _has_drawn(step):
        return Text.of("match-undo-chance")
    if any(_has_revealed(step, viewer) for viewer in (before.to_move, None, *_others(step))):
        return Text.of("match-undo-revealed")
    return None


def _others(step: Step) -> list[int]:
    return [seat for seat in range(1, step.before.seats + 1) if seat != step.before.to_move]


def _has_drawn(step: Step) -> bool:
    states = step.before.state, step.after.state
    before, after = (record.to_bytes(state.rng) for state in states)  # type: ignore[attr-defined]
    return before != after


def _has_revealed(step: Step, viewer: int | None) -> bool:
    """Whether two worlds that looked alike to ``viewer`` look different after the action."""
    source = _source(step, viewer)
    seen = step.after.view(viewer)
    for _ in range(WORLDS):
        world = step.before.redealt(viewer, source)
        if step.action in world.actions() and world.after(step.action).view(viewer) != seen:
            return True
    return False


def _source(step: Step, viewer: int | None) -> Rng:
    """Chance that depends on nothing hidden, so that asking twice gives one answer."""
    source = Rng.new()
    rng.seed(source, hashlib.sha256(f"undo {step.word} {viewer}".encode()).digest())
    return source
