"""Otters: what each card does. ``start`` asks the first question, ``answer_…`` goes on, ``finish`` ends the card.

Every step that has an answer is asked, one with a single answer too; a step without any is left out.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from .memory import EVERYBODY, note_all_urchins, note_leaves
from .piles import (
    discard_card,
    draw_card,
    gain,
    hand_over,
    lose,
    pop,
    put_in_pool,
    random_of,
    take_pearl,
    top_of,
)
from .questions import ask, has_card_to_give, has_choice, may_urchin_go
from .state import (
    ABRACADABRA,
    ALL_PASS,
    BLACK,
    BLACK_POOL,
    CARD,
    CHOICE,
    EENY,
    EXCHANGE,
    GIFT,
    HANDS_OFF,
    HELD,
    KINDS,
    OBSERVERS,
    ONE_HAND,
    PEARL,
    PICK,
    PLACE,
    POOL,
    RENEW,
    SEAT,
    SHARING,
    STEAL,
    TAKE_ONE,
    THINGS,
    THROW_BACK,
    TRADE,
    URCHIN,
    WHITE,
    State,
    count,
    effect_of_card,
    laid,
    next_in,
    pearls,
    players_in,
)
from .turns import end_turn


@rule
def finish(s: State) -> None:
    """Lay the card where it belongs (R7), then end the turn."""
    turn, card, effect = whole(s.turn), whole(s.card), effect_of_card(s)
    owner = turn
    if effect == HANDS_OFF and laid(s, turn, HANDS_OFF) > 0:
        owner = whole(s.target)
    if effect in (HANDS_OFF, ABRACADABRA) and owner != NONE:
        s.face_up[owner][card] += 1
    else:
        discard_card(s, card)
    end_turn(s)


@rule
def draw_pearls(s: State) -> bool:
    """The player of the card looks at three white pearls of the pool, or as many as there are (R15)."""
    for i in range(3):
        if s.left[POOL] > 0:
            note_leaves(s, HELD, top_of(s, POOL), 1 << whole(s.turn))
            s.drawn[i] = pop(s, POOL)
    return s.drawn[0] != NONE


@rule
def gain_drawn(s: State, seat: int, pearl: int) -> None:
    """A drawn pearl goes to ``seat``; the player of the card knows it too."""
    gain(s, seat, pearl, 1 << seat | 1 << whole(s.turn))


@rule
def _pass_all(s: State) -> None:
    """All that was chosen moves to the left at once (R22, R32)."""
    masks = 0
    for p in range(s.seats):
        if s.passing[p] != NONE:
            masks |= lose(s, p, whole(s.passing[p]), 1 << next_in(s, p)) << (OBSERVERS * p)
    for p in range(s.seats):
        if s.passing[p] != NONE:
            gain(s, next_in(s, p), whole(s.passing[p]), masks >> (OBSERVERS * p))


@rule
def _has_to_pass(s: State, seat: int) -> bool:
    """Whether ``seat`` has something to pass on; with cards, whoever has not holds urchins only."""
    if effect_of_card(s) == ONE_HAND:
        return pearls(s, seat) > 0
    if not has_card_to_give(s, seat):
        note_all_urchins(s, seat)
        return False
    return True


@rule
def ask_passers(s: State, seat: int) -> None:
    """Ask the first one from ``seat`` on, clockwise to before the player of the card, who has something to pass on;
    after the last all of it moves."""
    p, is_first = seat, seat == s.turn and s.passing[seat] == NONE
    if not is_first:
        p = next_in(s, p)
    while is_first or p != s.turn:
        if _has_to_pass(s, p):
            ask(s, p, PEARL if effect_of_card(s) == ONE_HAND else CARD)
            return
        is_first = False
        p = next_in(s, p)
    _pass_all(s)
    finish(s)


@rule
def _swap(s: State, thing: int) -> None:
    """Give ``thing`` (or NONE) and take one of the other's blind, drawn from what they had before (R26, R31)."""
    turn, target, is_trade = whole(s.turn), whole(s.target), effect_of_card(s) == TRADE
    first = 0 if is_trade else WHITE
    last = THINGS if not is_trade else KINDS if may_urchin_go(s) else URCHIN
    taken = random_of(s.held[target], first, last, s.rng)
    seen = 0
    if taken != NONE:
        seen = lose(s, target, taken, 1 << turn)
    elif is_trade:
        note_all_urchins(s, target)
    if thing != NONE:
        hand_over(s, turn, target, thing)
    if taken != NONE:
        gain(s, turn, taken, seen)
    finish(s)


@rule
def _is_seat_asked(s: State, effect: int) -> bool:
    """Whether the card begins with the choice of a seat."""
    turn = whole(s.turn)
    if effect == HANDS_OFF:
        return laid(s, turn, HANDS_OFF) > 0 and has_choice(s)  # R19
    if effect in (SHARING, STEAL):
        return has_choice(s)  # R21, R27
    if effect == GIFT:
        return pearls(s, turn) > 0  # R29
    return effect in (EXCHANGE, TRADE)  # R26, R31


@rule
def _is_pearl_asked(s: State, effect: int) -> bool:
    """Whether the card begins with a pearl: a white one of one's own, or one of those drawn."""
    turn = whole(s.turn)
    if effect == HANDS_OFF:
        return laid(s, turn, HANDS_OFF) == 0 and count(s, turn, POOL) > 0  # R19
    if effect == RENEW:
        return count(s, turn, POOL) > 0 and s.left[POOL] > 0  # R28
    return effect == EENY and draw_pearls(s)  # R23


@rule
def _act_at_once(s: State, effect: int) -> None:
    """The cards that ask nothing, or nothing any more."""
    turn = whole(s.turn)
    if effect == TAKE_ONE:  # R25
        take_pearl(s, turn, POOL)
    elif effect == URCHIN:  # R11
        take_pearl(s, turn, BLACK_POOL)
    elif effect == THROW_BACK:  # R30: no card may go, one only draws
        note_all_urchins(s, turn)
        draw_card(s, turn)
    finish(s)


@rule
def start(s: State, kind: int) -> None:
    """Play a card of the hand of the seat whose turn it is."""
    turn = whole(s.turn)
    lose(s, turn, kind, EVERYBODY)
    s.card = kind
    effect = effect_of_card(s)
    if _is_seat_asked(s, effect):
        ask(s, turn, SEAT)
    elif _is_pearl_asked(s, effect):
        ask(s, turn, PEARL)
    elif effect == CHOICE and draw_pearls(s):  # R20
        ask(s, turn, PLACE)
    elif effect in (ONE_HAND, ALL_PASS):  # R22, R32
        ask_passers(s, turn)
    elif effect == THROW_BACK and has_card_to_give(s, turn):  # R30
        ask(s, turn, CARD)
    else:
        _act_at_once(s, effect)


@rule
def _eeny_seat(s: State, seat: int) -> None:
    """The pearl in hand, or else the last one, goes to ``seat`` (R23)."""
    s.target = seat
    if s.chosen != NONE:
        gain_drawn(s, seat, whole(s.chosen))
        s.chosen = NONE
    else:
        gain_drawn(s, seat, whole(s.drawn[0]))
        s.drawn[0] = NONE
    if s.drawn[0] != NONE:
        ask(s, whole(s.turn), SEAT)
    else:
        finish(s)


@rule
def answer_seat(s: State, seat: int) -> None:
    """The player of the card has chosen ``seat``."""
    turn, effect = whole(s.turn), effect_of_card(s)
    if effect == EENY:
        _eeny_seat(s, seat)
        return
    s.target = seat
    if effect == HANDS_OFF and count(s, seat, POOL) > 0:
        ask(s, seat, PEARL)
    elif effect == CHOICE:
        ask(s, seat, PICK)
    elif effect in (EXCHANGE, GIFT) and pearls(s, turn) > 0:
        ask(s, turn, PEARL)
    elif effect == TRADE and has_card_to_give(s, turn):
        ask(s, turn, CARD)
    elif effect in (EXCHANGE, TRADE):
        if effect == TRADE:
            note_all_urchins(s, turn)
        _swap(s, NONE)
    else:
        if effect in (SHARING, STEAL):
            hand_over(s, seat, turn, random_of(s.held[seat], WHITE, BLACK, s.rng))
        finish(s)


@rule
def _eeny_pearl(s: State, pearl: int) -> None:
    """First the pearl to keep, then the one to give (R23)."""
    turn, place = whole(s.turn), 0
    while s.drawn[place] != pearl:
        place += 1
    for i in range(place, 3):
        s.drawn[i] = s.drawn[i + 1] if i < 2 else NONE
    s.step += 1
    if s.step == 2 and players_in(s) > 2:
        s.chosen = pearl
        ask(s, turn, SEAT)
        return
    gain_drawn(s, turn if s.step == 1 else next_in(s, turn), pearl)
    if s.step == 2 and s.drawn[0] != NONE:
        put_in_pool(s, whole(s.drawn[0]), 1 << turn)
    if s.step == 2 or s.drawn[0] == NONE:
        finish(s)


@rule
def _cover(s: State, seat: int, pearl: int) -> None:
    """A white pearl goes under Hands off! for good (R17, R19)."""
    knowing = lose(s, seat, pearl, 0)
    s.under[seat] = pearl
    for o in range(OBSERVERS):
        if (knowing >> o) & 1 and o != seat:
            s.under_known[o][seat] = pearl


@rule
def answer_thing(s: State, thing: int) -> None:
    """The seat asked has named a pearl or a hand card."""
    turn, asked, effect = whole(s.turn), whole(s.asked), effect_of_card(s)
    if effect == EENY:
        _eeny_pearl(s, thing)
    elif effect in (ONE_HAND, ALL_PASS):
        s.passing[asked] = thing
        ask_passers(s, asked)
    elif effect in (EXCHANGE, TRADE):
        _swap(s, thing)
    else:
        if effect == HANDS_OFF:
            _cover(s, asked, thing)
        elif effect == GIFT:
            hand_over(s, turn, whole(s.target), thing)
        elif effect == RENEW:  # the new one first (R28)
            take_pearl(s, turn, POOL)
            put_in_pool(s, thing, lose(s, turn, thing, 0))
        else:  # throw back (R30)
            lose(s, asked, thing, EVERYBODY)
            discard_card(s, thing)
            draw_card(s, asked)
        finish(s)


@rule
def answer_side(s: State, side: int) -> None:
    """A drawn pearl has been put into a hand, or a hand has been picked (R20)."""
    turn = whole(s.turn)
    if s.question == PLACE:
        s.side[s.step] = side
        s.step += 1
        if s.step == 3 or s.drawn[s.step] == NONE:
            ask(s, turn, SEAT)
    else:
        for i in range(3):
            if s.drawn[i] != NONE:
                gain_drawn(s, whole(s.target) if s.side[i] == side else turn, whole(s.drawn[i]))
        finish(s)
