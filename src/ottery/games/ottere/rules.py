"""Ottere (Crazy Eights): the rules.

2 to 5 seats play with one deck of 52, 6 and 7 with two. Follow the top of the discard pile in suit or rank; an eight
goes on anything and names the suit to follow. Whoever cannot play draws until something fits. The first empty hand
ends the round, the cards left in the others' hands are counted, and rounds are played until a total reaches the
target. R1 … R23 are written out in ``words.RULES`` and the text files.

Cards: ``4 * rank + suit``, ranks A 2 … 9 T J Q K from 0, suits C D H S from 0.
Actions: 0 … 51 play that card · 52 … 55 name clubs, diamonds, hearts, spades · 56 draw · 57 pass · 58 take the count.

A seat sees its own hand, the whole discard pile, the number of cards of everybody and of the stock, the named suit,
the direction, the count owed, and all totals. Hands are shown when the game is over.
"""

from __future__ import annotations

from ...kernel.jit import rule, small, whole
from ...kernel.moves import Moves, clear, offer
from ...kernel.record import Row, Shares
from .dealing import can_draw, deal_round, draw_one
from .knowledge import drop_place, exclude
from .redealing import redeal
from .scoring import hand_points, is_better, round_score
from .state import (
    ACE,
    DRAW,
    EIGHT,
    KINDS,
    NAME,
    NAMING,
    OVER,
    PASS,
    PLAYING,
    SUITS,
    TAKE,
    TWO,
    TWOS,
    State,
    discard,
    fitting,
    spread,
)

__all__ = ["State", "deal", "legal", "over", "play", "redeal", "result", "scores", "to_move"]


@rule
def deal(s: State) -> None:
    """Start a game: no points yet, and the first round dealt."""
    for p in range(s.seats):
        s.totals[p] = 0
        s.last[p] = 0
    s.done = 0
    s.begins = s.first
    deal_round(s)


@small
def is_at_limit(s: State) -> bool:
    """R12: whether the turn's draws are used up."""
    return s.draw_limit != 0 and s.draws >= s.draw_limit


@rule
def _offer_cards(moves: Moves, cards: int) -> None:
    moves.length = spread(cards, moves.actions, whole(moves.length))


@small
def _legal_answers(s: State, moves: Moves) -> None:
    """R14, R15: what is open to a seat that owes a count."""
    if s.stacking:
        _offer_cards(moves, whole(s.hands[s.turn]) & TWOS)
    offer(moves, TAKE)


@small
def legal(s: State, moves: Moves) -> None:
    """Fill ``moves``: fitting cards; to draw or to pass where R6 … R8, R11 and R12 let one."""
    clear(moves)
    if s.phase == PLAYING:
        if s.owed:
            _legal_answers(s, moves)
            return
        fit = whole(s.hands[s.turn]) & fitting(s)
        _offer_cards(moves, fit)
        if fit == 0 or s.free_draw:
            offer(moves, PASS if is_at_limit(s) or not can_draw(s) else DRAW)
    elif s.phase == NAMING:
        for suit in range(SUITS):
            offer(moves, NAME + suit)  # R5


@small
def _end_turn(s: State, seats_on: int) -> None:
    """The turn goes to the seat ``seats_on`` further in the direction of play."""
    seat = whole(s.turn) + whole(s.step) * seats_on
    n = whole(s.seats)
    if seat >= n:
        seat -= n
    elif seat < 0:
        seat += n
    s.turn = seat
    s.draws = 0
    s.phase = PLAYING


@rule
def _score_round(s: State) -> bool:
    """R19, R20: add the round to the totals; whether one has reached the target."""
    total, lowest_hand, holders = 0, 1 << 30, 0
    for p in range(s.seats):
        points = hand_points(whole(s.hands[p]), whole(s.twins[p]))
        s.last[p] = points
        total += points
        holders = 1 if points < lowest_hand else holders + (points == lowest_hand)
        lowest_hand = min(points, lowest_hand)
    ended = False
    for p in range(s.seats):
        own = whole(s.last[p])
        s.last[p] = round_score(whole(s.collects), own, lowest_hand, holders, total, whole(s.seats))
        s.totals[p] += s.last[p]
        ended |= s.totals[p] >= s.target
    return ended


@rule
def _end_round(s: State) -> None:
    """R10, R21, R22: count; the game ends, or the seat to the left begins the next round."""
    s.done += 1
    if _score_round(s):
        s.phase = OVER
    else:
        s.round_no += 1
        s.begins = (s.begins + 1) % s.seats
        deal_round(s)


@small
def _act(s: State, rank: int) -> None:
    """R14, R16, R17: what an action card does, and the end of the turn."""
    seats_on = 1
    if rank == TWO and s.draw_two:
        s.owed += 2
    elif rank == s.skip_rank:
        seats_on = 2
    elif rank == ACE and s.reverses:
        if s.seats == 2:
            seats_on = 2
        else:
            s.step = -s.step
    _end_turn(s, seats_on)


@small
def _play_card(s: State, card: int) -> None:
    seat = whole(s.turn)
    discard(s, seat, card)
    s.passes = 0
    if s.tracks:
        drop_place(s, seat, card)
    if s.hands[seat] == 0:
        _end_round(s)  # R10: at once, without any effect of the card
    elif card >> 2 == EIGHT:
        s.phase = NAMING
    else:
        _act(s, card >> 2)


@small
def _show_nothing_fits(s: State) -> None:
    """R6: without free draw, who draws or passes holds nothing that fits."""
    if s.tracks and not s.free_draw:
        exclude(s, whole(s.turn), fitting(s))


@rule
def _pass(s: State) -> None:
    """R8, R9: only passes while no card can be drawn count towards a block."""
    _show_nothing_fits(s)
    if not can_draw(s):
        s.passes += 1
    if s.passes == s.seats:
        _end_round(s)
    else:
        _end_turn(s, 1)


@rule
def _take(s: State) -> None:
    """R14: draw the count, or what there is of it, and lose the turn."""
    while s.owed > 0 and can_draw(s):
        draw_one(s, whole(s.turn))
        s.owed -= 1
    s.owed = 0
    _end_turn(s, 1)


@small
def play(s: State, action: int) -> None:
    """Carry out a legal action and all that follows by itself."""
    if action < KINDS:
        _play_card(s, action)
    elif action < DRAW:
        s.suit = action - NAME
        _end_turn(s, 1)
    elif action == DRAW:
        _show_nothing_fits(s)
        draw_one(s, whole(s.turn))
        s.draws += 1
    elif action == PASS:
        _pass(s)
    else:
        _take(s)


@small
def over(s: State) -> bool:
    """Whether a total has reached the target (R21)."""
    return s.phase == OVER


@rule
def to_move(s: State) -> int:
    """The seat that decides next; −1 when over."""
    return -1 if s.phase == OVER else whole(s.turn)


@rule
def _best(s: State) -> int:
    best = whole(s.totals[0])
    for p in range(1, s.seats):
        if is_better(whole(s.collects), whole(s.totals[p]), best):
            best = whole(s.totals[p])
    return best


@rule
def result(s: State, out: Shares) -> None:
    """R21: the best total wins; equal ones share."""
    best, winners = _best(s), 0
    for p in range(s.seats):
        winners += s.totals[p] == best
    for p in range(s.seats):
        out[p] = 1 / winners if s.phase == OVER and s.totals[p] == best else 0.0


@rule
def scores(s: State, out: Row) -> None:
    """The totals."""
    for p in range(s.seats):
        out[p] = s.totals[p]
