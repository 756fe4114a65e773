"""Otters: what each card does. ``start`` asks the first question, ``answer_…`` goes on, ``finish`` ends the card.

Every step that has an answer is asked, one with a single answer too; a step without any is left out.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from .memory import note_all_urchins, note_at_most, note_card_arrives, note_card_leaves
from .piles import (
    blind_card,
    blind_pearl,
    cover_pearl,
    discard_card,
    draw_card,
    gain_pearl,
    lose_pearl,
    pass_card,
    pass_pearl,
    pool_top,
    pop_pool,
    put_in_pool,
    return_urchin,
    show_card,
    take_black,
    take_white,
)
from .questions import ask, has_card_to_give, has_choice, may_urchin_go, next_passer
from .state import (
    ABRACADABRA,
    ALL_PASS,
    CARD,
    CHOICE,
    EENY,
    EXCHANGE,
    GIFT,
    HANDS_OFF,
    ONE_HAND,
    PEARL,
    PICK,
    PLACE,
    RENEW,
    SEAT,
    SHARING,
    STEAL,
    TAKE_ONE,
    THROW_BACK,
    TRADE,
    URCHIN,
    State,
    blacks,
    effect_of_card,
    hand_size,
    laid,
    next_in,
    players_in,
    whites,
)
from .turns import end_turn

SEEN_BY = 6
"""Bits of a mask of observers."""


@rule
def finish(s: State) -> None:
    """Lay the card where it belongs (R7), then end the turn."""
    turn, card, effect = whole(s.turn), whole(s.card), effect_of_card(s)
    owner = turn
    if effect == HANDS_OFF and laid(s, turn, HANDS_OFF) > 0:
        owner = whole(s.target)
    if effect == URCHIN:
        return_urchin(s)  # R11
    elif effect in (HANDS_OFF, ABRACADABRA) and owner != NONE:
        s.face_up[owner][card] += 1
    else:
        discard_card(s, card)
    end_turn(s)


@rule
def ask_card(s: State, seat: int) -> None:
    """Ask for a hand card that may leave; that there is one tells something about the urchins."""
    if not may_urchin_go(s):
        note_at_most(s, seat, hand_size(s, seat) - 1)
    ask(s, seat, CARD)


@rule
def draw_pearls(s: State) -> bool:
    """The player of the card looks at three white pearls of the pool, or as many as there are (R15)."""
    for i in range(3):
        if s.pool_size > 0:
            s.drawn[i] = pool_top(s)
            pop_pool(s, whole(s.turn))
    return s.drawn[0] != NONE


@rule
def gain_drawn(s: State, seat: int, pearl: int) -> None:
    """A drawn pearl goes to ``seat``; the player of the card knows it too."""
    gain_pearl(s, seat, pearl, 1 << seat | 1 << whole(s.turn))


@rule
def _pass_pearls(s: State) -> None:
    """All pearls move to the left at once (R22)."""
    masks = 0
    for p in range(s.seats):
        if s.passing[p] != NONE:
            masks |= lose_pearl(s, p, whole(s.passing[p]), 1 << next_in(s, p)) << (SEEN_BY * p)
    for p in range(s.seats):
        if s.passing[p] != NONE:
            gain_pearl(s, next_in(s, p), whole(s.passing[p]), masks >> (SEEN_BY * p))


@rule
def _pass_cards(s: State) -> None:
    """All cards move to the left at once (R32)."""
    masks = 0
    for p in range(s.seats):
        if s.passing[p] != NONE:
            kind = whole(s.passing[p])
            masks |= note_card_leaves(s, p, kind, 1 << next_in(s, p)) << (SEEN_BY * p)
            s.hands[p][kind] -= 1
    for p in range(s.seats):
        if s.passing[p] != NONE:
            kind = whole(s.passing[p])
            s.hands[next_in(s, p)][kind] += 1
            note_card_arrives(s, next_in(s, p), kind, masks >> (SEEN_BY * p))


@rule
def _note_nothing_to_give(s: State) -> None:
    """Whoever holds cards and passes none on holds urchins only."""
    for p in range(s.seats):
        if not s.out[p] and not has_card_to_give(s, p):
            note_all_urchins(s, p)


@rule
def ask_passers(s: State, seat: int) -> None:
    """Ask the next one who passes something on; after the last all of it moves."""
    p = next_passer(s, seat)
    if p != NONE:
        if effect_of_card(s) == ONE_HAND:
            ask(s, p, PEARL)
        else:
            ask_card(s, p)
    else:
        if effect_of_card(s) == ONE_HAND:
            _pass_pearls(s)
        else:
            _pass_cards(s)
        finish(s)


@rule
def _exchange(s: State, pearl: int) -> None:
    """Give ``pearl`` (or NONE) and take one of the other's blind, drawn from what they had before (R26)."""
    turn, target = whole(s.turn), whole(s.target)
    taken = blind_pearl(s, target, 0)
    seen = lose_pearl(s, target, taken, 1 << turn) if taken != NONE else 0
    if pearl != NONE:
        pass_pearl(s, turn, target, pearl)
    if taken != NONE:
        gain_pearl(s, turn, taken, seen)
    finish(s)


@rule
def _trade(s: State, kind: int) -> None:
    """Give the card ``kind`` (or NONE) and take one of the other's blind, drawn from what they had before (R31)."""
    turn, target = whole(s.turn), whole(s.target)
    taken = blind_card(s, target, 1 if may_urchin_go(s) else 0)
    seen = 0
    if taken == NONE:
        note_all_urchins(s, target)
    else:
        if not may_urchin_go(s):
            note_at_most(s, target, hand_size(s, target) - 1)
        seen = note_card_leaves(s, target, taken, 1 << turn)
        s.hands[target][taken] -= 1
    if kind != NONE:
        pass_card(s, turn, target, kind)
    if taken != NONE:
        s.hands[turn][taken] += 1
        note_card_arrives(s, turn, taken, seen)
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
        return whites(s, turn) + blacks(s, turn) > 0  # R29
    return effect in (EXCHANGE, TRADE)  # R26, R31


@rule
def _is_pearl_asked(s: State, effect: int) -> bool:
    """Whether the card begins with a white pearl of one's own."""
    turn = whole(s.turn)
    if effect == HANDS_OFF:
        return laid(s, turn, HANDS_OFF) == 0 and whites(s, turn) > 0  # R19
    return effect == RENEW and whites(s, turn) > 0 and s.pool_size > 0  # R28


@rule
def _start_drawing(s: State, effect: int) -> None:
    """The cards that begin with three pearls of the pool (R20, R23)."""
    if draw_pearls(s):
        ask(s, whole(s.turn), PLACE if effect == CHOICE else PEARL)
    else:
        finish(s)


@rule
def _start_throw_back(s: State) -> None:
    """R30; without a card that may go one only draws."""
    turn = whole(s.turn)
    if has_card_to_give(s, turn):
        ask_card(s, turn)
    else:
        note_all_urchins(s, turn)
        draw_card(s, turn)
        finish(s)


@rule
def _act_at_once(s: State, effect: int) -> None:
    """The cards that ask nothing, or nothing any more."""
    if effect == TAKE_ONE:  # R25
        take_white(s, whole(s.turn))
    elif effect == URCHIN:  # R11
        take_black(s, whole(s.turn))
    finish(s)


@rule
def start(s: State, kind: int) -> None:
    """Play a card of the hand of the seat whose turn it is."""
    turn = whole(s.turn)
    show_card(s, turn, kind)
    s.card = kind
    effect = effect_of_card(s)
    if _is_seat_asked(s, effect):
        ask(s, turn, SEAT)
    elif _is_pearl_asked(s, effect):
        ask(s, turn, PEARL)
    elif effect in (CHOICE, EENY):
        _start_drawing(s, effect)
    elif effect in (ONE_HAND, ALL_PASS):
        if effect == ALL_PASS:
            _note_nothing_to_give(s)
        ask_passers(s, turn)
    elif effect == THROW_BACK:
        _start_throw_back(s)
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
    if effect == HANDS_OFF and whites(s, seat) > 0:
        ask(s, seat, PEARL)
    elif effect == CHOICE:
        ask(s, seat, PICK)
    elif effect in (EXCHANGE, GIFT) and whites(s, turn) + blacks(s, turn) > 0:
        ask(s, turn, PEARL)
    elif effect == EXCHANGE:
        _exchange(s, NONE)
    elif effect == TRADE and has_card_to_give(s, turn):
        ask_card(s, turn)
    elif effect == TRADE:
        note_all_urchins(s, turn)
        _trade(s, NONE)
    else:
        if effect in (SHARING, STEAL):
            pass_pearl(s, seat, turn, blind_pearl(s, seat, 1))
        finish(s)


@rule
def _take_out(s: State, pearl: int) -> None:
    """Take one pearl of this kind out of the drawn ones; the others move up."""
    place = 0
    while s.drawn[place] != pearl:
        place += 1
    for i in range(place, 2):
        s.drawn[i] = s.drawn[i + 1]
    s.drawn[2] = NONE


@rule
def _eeny_pearl(s: State, pearl: int) -> None:
    """First the pearl to keep, then the one to give (R23)."""
    turn = whole(s.turn)
    _take_out(s, pearl)
    s.step += 1
    if s.step == 1:
        gain_drawn(s, turn, pearl)
        if s.drawn[0] == NONE:
            finish(s)
    elif players_in(s) > 2:
        s.chosen = pearl
        ask(s, turn, SEAT)
    else:
        gain_drawn(s, next_in(s, turn), pearl)
        if s.drawn[0] != NONE:
            put_in_pool(s, whole(s.drawn[0]), 1 << turn)
        finish(s)


@rule
def answer_pearl(s: State, pearl: int) -> None:
    """The seat asked has named a pearl."""
    turn, asked, effect = whole(s.turn), whole(s.asked), effect_of_card(s)
    if effect == EENY:
        _eeny_pearl(s, pearl)
    elif effect == ONE_HAND:
        s.passing[asked] = pearl
        ask_passers(s, asked)
    elif effect == EXCHANGE:
        _exchange(s, pearl)
    else:
        if effect == HANDS_OFF:
            cover_pearl(s, asked, pearl)
        elif effect == GIFT:
            pass_pearl(s, turn, whole(s.target), pearl)
        else:  # renew: the new one first (R28)
            take_white(s, turn)
            put_in_pool(s, pearl, lose_pearl(s, turn, pearl, 0))
        finish(s)


@rule
def answer_card(s: State, kind: int) -> None:
    """The seat asked has named a hand card."""
    asked, effect = whole(s.asked), effect_of_card(s)
    if effect == TRADE:
        _trade(s, kind)
    elif effect == ALL_PASS:
        s.passing[asked] = kind
        ask_passers(s, asked)
    else:  # throw back (R30)
        show_card(s, asked, kind)
        if kind == URCHIN:
            return_urchin(s)
        else:
            discard_card(s, kind)
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
