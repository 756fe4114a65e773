"""Otters: who is asked what, and which answers there are. No rule here changes more than the question."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, clear, offer
from ...kernel.record import NONE
from .state import (
    A_CARD,
    A_LEFT,
    A_PASS,
    A_PEARL,
    A_SEAT,
    CARD,
    DISCARDED,
    EENY,
    HANDS_OFF,
    KINDS,
    ONE_HAND,
    PASSED_ON,
    PEARL,
    PEARLS,
    PICK,
    PLACE,
    PLAY,
    RENEW,
    SEAT,
    SHARING,
    STEAL,
    THROW_BACK,
    URCHIN,
    WHITES,
    State,
    blacks,
    effect_of_card,
    laid,
    whites,
)


@rule
def ask(s: State, seat: int, question: int) -> None:
    """Ask ``seat`` a question about the card."""
    s.asked = seat
    s.question = question


@rule
def is_other(s: State, seat: int) -> bool:
    """Whether ``seat`` is another player than the one of the card, and not out (R10)."""
    return seat < s.seats and seat != s.turn and not s.out[seat]


@rule
def most_whites(s: State) -> int:
    """The most white pearls any other player has who is not out (R21)."""
    most = 0
    for p in range(s.seats):
        if is_other(s, p):
            most = max(most, whites(s, p))
    return most


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
        return whites(s, seat) > 0 and whites(s, seat) == most_whites(s)  # R21
    if effect == STEAL:
        return whites(s, seat) > 0  # R27
    return True


@rule
def has_choice(s: State) -> bool:
    """Whether the card being played may be aimed at anybody."""
    for p in range(s.seats):
        if can_choose(s, p):
            return True
    return False


@rule
def is_drawn(s: State, pearl: int) -> bool:
    """Whether a pearl of this kind is among those drawn for the card."""
    return s.drawn[0] == pearl or s.drawn[1] == pearl or s.drawn[2] == pearl


@rule
def can_say_pearl(s: State, pearl: int) -> bool:
    """Whether the seat asked may answer with a pearl of this kind."""
    effect = effect_of_card(s)
    if effect == EENY:
        return is_drawn(s, pearl)
    if pearl >= WHITES and effect in (HANDS_OFF, RENEW):
        return False
    return s.pearls[s.asked][pearl] > 0


@rule
def may_urchin_go(s: State) -> bool:
    """Whether the card being played lets an urchin out of a hand (R13)."""
    return s.mark[s.card] == (DISCARDED if effect_of_card(s) == THROW_BACK else PASSED_ON)


@rule
def can_give_card(s: State, seat: int, kind: int) -> bool:
    """Whether a card of this kind may leave the hand of ``seat``."""
    return s.hands[seat][kind] > 0 and (kind != URCHIN or may_urchin_go(s))


@rule
def has_card_to_give(s: State, seat: int) -> bool:
    """Whether any card may leave the hand of ``seat``."""
    for kind in range(KINDS):
        if can_give_card(s, seat, kind):
            return True
    return False


@rule
def can_play(s: State, kind: int) -> bool:
    """Whether the seat whose turn it is may play a card of this kind."""
    return s.hands[s.turn][kind] > 0 and (kind != URCHIN or s.black_size > 0)  # R12


@rule
def next_passer(s: State, seat: int) -> int:
    """The first seat from ``seat`` on, clockwise to before the player of the card, that has something to pass on
    (R22, R32); NONE when all have been asked."""
    p = seat
    for _ in range(s.seats):
        if not s.out[p] and s.passing[p] == NONE:
            if effect_of_card(s) == ONE_HAND:
                if whites(s, p) + blacks(s, p) > 0:
                    return p
            elif has_card_to_give(s, p):
                return p
        p = (p + 1) % whole(s.seats)
        if p == s.turn:
            break
    return NONE


@rule
def _offer_plays(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if can_play(s, kind):
            offer(moves, kind)
    if moves.length == 0:
        offer(moves, A_PASS)  # R8


@rule
def _offer_seats(s: State, moves: Moves) -> None:
    for p in range(s.seats):
        if can_choose(s, p):
            offer(moves, A_SEAT + p)


@rule
def _offer_pearls(s: State, moves: Moves) -> None:
    for pearl in range(PEARLS):
        if can_say_pearl(s, pearl):
            offer(moves, A_PEARL + pearl)


@rule
def _offer_cards(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if can_give_card(s, whole(s.asked), kind):
            offer(moves, A_CARD + kind)


@rule
def legal(s: State, moves: Moves) -> None:
    """Fill ``moves`` with the answers to the question."""
    clear(moves)
    if s.question == PLAY:
        _offer_plays(s, moves)
    elif s.question == SEAT:
        _offer_seats(s, moves)
    elif s.question == PEARL:
        _offer_pearls(s, moves)
    elif s.question == CARD:
        _offer_cards(s, moves)
    elif s.question in (PLACE, PICK):
        offer(moves, A_LEFT)
        offer(moves, A_LEFT + 1)
