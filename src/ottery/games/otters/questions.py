"""Otters: who is asked what, and which answers there are."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, clear, offer
from .memory import note_at_most
from .state import (
    A_LEFT,
    A_PASS,
    A_SEAT,
    A_THING,
    BLACK,
    BLACK_POOL,
    CARD,
    DECK,
    DISCARDED,
    EENY,
    HANDS_OFF,
    KINDS,
    PASSED_ON,
    PEARL,
    PICK,
    PLACE,
    PLAY,
    POOL,
    RENEW,
    SEAT,
    SHARING,
    STEAL,
    THINGS,
    THROW_BACK,
    URCHIN,
    WHITE,
    State,
    count,
    effect_of_card,
    laid,
)


@rule
def may_urchin_go(s: State) -> bool:
    """Whether the card being played lets an urchin out of a hand (R13)."""
    return s.mark[s.card] == (DISCARDED if effect_of_card(s) == THROW_BACK else PASSED_ON)


@rule
def ask(s: State, seat: int, question: int) -> None:
    """Ask ``seat``. That a card can be given although no urchin may go tells something about the urchins."""
    s.asked = seat
    s.question = question
    if question == CARD and not may_urchin_go(s):
        note_at_most(s, seat, count(s, seat, DECK) - 1)


@rule
def is_other(s: State, seat: int) -> bool:
    """Whether ``seat`` is another player than the one of the card, and not out (R10)."""
    return seat < s.seats and seat != s.turn and not s.out[seat]


@rule
def has_most_whites(s: State, seat: int) -> bool:
    """Whether no other player who is not out has more white pearls than ``seat`` (R21)."""
    for p in range(s.seats):
        if is_other(s, p) and count(s, p, POOL) > count(s, seat, POOL):
            return False
    return True


@rule
def can_choose(s: State, seat: int) -> bool:
    """Whether the card being played may be aimed at ``seat``."""
    effect = effect_of_card(s)
    if not is_other(s, seat):
        return False
    if effect == HANDS_OFF:
        return laid(s, seat, HANDS_OFF) == 0  # R19
    if effect == EENY:
        return seat != s.target  # R23
    if effect == SHARING:
        return count(s, seat, POOL) > 0 and has_most_whites(s, seat)  # R21
    return effect != STEAL or count(s, seat, POOL) > 0  # R27


@rule
def has_choice(s: State) -> bool:
    """Whether the card being played may be aimed at anybody."""
    for p in range(s.seats):
        if can_choose(s, p):
            return True
    return False


@rule
def can_say(s: State, seat: int, thing: int) -> bool:
    """Whether ``seat`` may answer with a card or a pearl of this kind."""
    effect = effect_of_card(s)
    if thing == URCHIN and not may_urchin_go(s):
        return False  # R13
    if effect == EENY:
        return s.drawn[0] == thing or s.drawn[1] == thing or s.drawn[2] == thing
    if thing >= BLACK and effect in (HANDS_OFF, RENEW):
        return False
    return s.held[seat][thing] > 0


@rule
def has_card_to_give(s: State, seat: int) -> bool:
    """Whether any card may leave the hand of ``seat``."""
    for kind in range(KINDS):
        if can_say(s, seat, kind):
            return True
    return False


@rule
def _offer_plays(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if s.held[s.turn][kind] > 0 and (kind != URCHIN or s.left[BLACK_POOL] > 0):  # R12
            offer(moves, kind)
    if moves.length == 0:
        offer(moves, A_PASS)  # R8


@rule
def _offer_things(s: State, moves: Moves, first: int, last: int) -> None:
    for thing in range(first, last):
        if can_say(s, whole(s.asked), thing):
            offer(moves, A_THING + thing)


@rule
def legal(s: State, moves: Moves) -> None:
    """Fill ``moves`` with the answers to the question."""
    clear(moves)
    if s.question == PLAY:
        _offer_plays(s, moves)
    elif s.question == SEAT:
        for p in range(s.seats):
            if can_choose(s, p):
                offer(moves, A_SEAT + p)
    elif s.question == PEARL:
        _offer_things(s, moves, WHITE, THINGS)
    elif s.question == CARD:
        _offer_things(s, moves, 0, KINDS)
    elif s.question in (PLACE, PICK):
        offer(moves, A_LEFT)
        offer(moves, A_LEFT + 1)
