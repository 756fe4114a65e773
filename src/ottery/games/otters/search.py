"""What a search has to know about Otters beside the rules."""

from __future__ import annotations

from ...kernel.jit import generic
from .state import (
    A_LEFT,
    A_PASS,
    A_THING,
    EXCHANGE,
    GIFT,
    PLACE,
    THROW_BACK,
    TRADE,
    State,
    effect_of_card,
)


@generic
def hidden(s: State, action: int, seat: int) -> bool:
    """Whether ``seat`` sees no more of an answer than that there is one: not its own, nor in the open."""
    if seat == s.asked:
        return False
    if A_THING <= action < A_LEFT:
        effect = effect_of_card(s)
        is_given = effect in (EXCHANGE, GIFT, TRADE) and seat == s.target
        return not (effect == THROW_BACK or is_given)
    return A_LEFT <= action < A_PASS and s.question == PLACE
