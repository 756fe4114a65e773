"""Otters: a sensible player, from what its seat knows alone.

Every legal answer is rated in tenths of a point, and the best is taken, the first among equals. It collects pearls,
covers its best one, hands on its worst, and lets urchins go before two of them throw it out.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, at
from .sheet import value_of
from .state import (
    A_LEFT,
    A_PASS,
    A_SEAT,
    A_THING,
    ABRACADABRA,
    ALL_PASS,
    BLACK,
    BLACK_POOL,
    CHOICE,
    EENY,
    EXCHANGE,
    GIFT,
    HANDS_OFF,
    HOLDERS,
    ONE_HAND,
    POOL,
    RENEW,
    SHARING,
    STAYS,
    STEAL,
    TAKE_ONE,
    THROW_BACK,
    TRADE,
    URCHIN,
    VALUES,
    WHITE,
    State,
    count,
    effect_of_card,
    laid,
)

WORST_FIRST = (23, 22, 21, 20, 15, 16, 17, 18, 19)
"""Pearls from the one to be rid of first; a token worth nothing still loses ties."""
MEAN_WHITE = 16
MEAN_BLACK = -15
WORTH = (8, 24, 17, 10, 22, 6, 16, 12, 15, 4, 2, 3, 3, 3, 0)
"""What a card is worth in hand, by effect."""


@rule
def _worst(s: State, seat: int, first: int) -> int:
    """The value of the seat's worst pearl from the place ``first`` of the order on, in tenths; 0 without one."""
    for i in range(first, 9):
        if s.held[seat][WORST_FIRST[i]] > 0:
            return 10 * VALUES[WORST_FIRST[i]]
    return 0


@rule
def _best_white(s: State, seat: int) -> int:
    """The value of the seat's best white pearl that may move, in tenths."""
    for pearl in range(BLACK - 1, WHITE, -1):
        if s.held[seat][pearl] > 0:
            return 10 * VALUES[pearl]
    return 0


@rule
def _white_guess(s: State, me: int, seat: int) -> int:
    """What the seat's white pearls that may move are worth for all I know, in tenths."""
    row = s.known[HOLDERS * me + seat]
    seen = 0
    for pearl in range(WHITE, BLACK):
        seen += whole(row[pearl])
    return 10 * value_of(row, WHITE, BLACK) + MEAN_WHITE * (count(s, seat, POOL) - seen)


@rule
def _guess(s: State, me: int, seat: int) -> int:
    """What the seat's score may be, in tenths."""
    covered = MEAN_WHITE if s.under[seat] >= 0 else 0
    return _white_guess(s, me, seat) + MEAN_BLACK * count(s, seat, BLACK_POOL) + covered


@rule
def _can_dump(s: State, kind: int) -> bool:
    """Whether playing this card lets an urchin go, itself or another."""
    return kind == URCHIN or (s.mark[kind] != STAYS and s.effect[kind] in (THROW_BACK, TRADE, ALL_PASS))


@rule
def _urchin_worry(s: State, me: int, kind: int) -> int:
    """What the urchins left in hand after playing this card are worth avoiding."""
    left = whole(s.held[me][URCHIN]) - (1 if _can_dump(s, kind) else 0)
    if left >= 2:
        return 60
    return 8 + 6 * (4 - whole(s.left[BLACK_POOL])) if left == 1 else 0


@rule
def _is_any_white(s: State, me: int) -> bool:
    for p in range(s.seats):
        if p != me and not s.out[p] and count(s, p, POOL) > 0:
            return True
    return False


@rule
def _gain(s: State, me: int, effect: int) -> int:
    """What playing a card with this effect may bring, in tenths."""
    pool = min(3, whole(s.left[POOL]))
    if effect in (CHOICE, EENY, TAKE_ONE):
        return WORTH[effect] if pool == 3 else MEAN_WHITE * min(1, pool)
    if effect in (SHARING, STEAL):
        return WORTH[effect] if _is_any_white(s, me) else 0
    if effect == HANDS_OFF:
        return 6 * _best_white(s, me) // 10 if laid(s, me, HANDS_OFF) == 0 else -5
    if effect == ABRACADABRA:
        return max(6, -_worst(s, me, 0)) if laid(s, me, ABRACADABRA) == 0 else 3
    if effect == EXCHANGE:
        return MEAN_WHITE - 4 - _worst(s, me, 0)
    if effect == ONE_HAND:
        return 5 - _worst(s, me, 0)
    if effect == GIFT:
        return -_worst(s, me, 0)
    if effect == RENEW:
        return MEAN_WHITE - _worst(s, me, 4) if count(s, me, POOL) > 0 and pool > 0 else 0
    return MEAN_BLACK if effect == URCHIN else WORTH[effect]


@rule
def _rate_seat(s: State, me: int, seat: int) -> int:
    effect = effect_of_card(s)
    if effect in (SHARING, STEAL, EXCHANGE):
        return _white_guess(s, me, seat) // max(1, count(s, seat, POOL))
    if effect == TRADE:
        return -10 * whole(s.urchins_most[me][seat])
    if effect == GIFT and _worst(s, me, 0) <= 0:
        return _guess(s, me, seat)
    return -_guess(s, me, seat)


@rule
def _rate_thing(s: State, thing: int) -> int:
    """Urchins go first, then cards of little worth; the best pearl is kept or covered, the worst one given."""
    effect = effect_of_card(s)
    if thing < WHITE:
        return 100 if thing == URCHIN else -WORTH[whole(s.effect[thing])]
    if effect == HANDS_OFF or (effect == EENY and s.step == 0):
        return VALUES[thing]
    place = 0
    while WORST_FIRST[place] != thing:
        place += 1
    return -place


@rule
def _rate_side(s: State, side: int) -> int:
    """The best drawn pearl in one hand, the others in the other: half of it is mine whatever is picked."""
    if s.step >= 3 or s.drawn[s.step] < 0:
        return 0
    top = max(whole(s.drawn[0]), whole(s.drawn[1]), whole(s.drawn[2]))
    is_best = s.drawn[s.step] == top
    return 1 if is_best == (side == 0) else 0


@rule
def _rate(s: State, me: int, action: int) -> int:
    if action < A_SEAT:
        return _gain(s, me, whole(s.effect[action])) - _urchin_worry(s, me, action)
    if action < A_THING:
        return _rate_seat(s, me, action - A_SEAT)
    if action < A_LEFT:
        return _rate_thing(s, action - A_THING)
    if action < A_PASS and s.asked == s.turn:
        return _rate_side(s, action - A_LEFT)
    return 0


@rule
def greedy(s: State, moves: Moves) -> int:
    """The legal action that looks best to the seat to move."""
    me = whole(s.asked)
    best, found = -10000, 0
    for i in range(moves.length):
        rate = _rate(s, me, at(moves, i))
        if rate > best:
            best, found = rate, at(moves, i)
    return found
