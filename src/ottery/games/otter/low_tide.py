"""Low tide: playing, slips and penalties, and the end of a turn (R10–R13, R18, R19)."""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, offer
from ...kernel.record import NONE
from .heads import NUMBERS
from .high_tide import can_draw, can_play_on
from .knowledge import forget, note_kept, note_lack, note_played, note_shown
from .party import PARTY, party_out
from .piles import draw, find, put_down, take_back
from .rounds import round_out
from .state import (
    DRAW,
    OTTERS,
    PASS,
    STOP,
    State,
    clear_turn,
    followed,
    numbers,
    size,
    suit,
)


@rule
def can_slip(s: State, seat: int) -> bool:
    """Whether a card that follows nothing may be tried (R18)."""
    return s.has_penalty == 1 and size(s, seat) > 1


@rule
def offer_cards(s: State, moves: Moves, otter: int) -> int:
    """The hand cards that may go onto this otter, slips included; returns how many of them follow a rule."""
    seat, found = whole(s.turn), 0
    wanted, wanted_suit, slips = numbers(s, otter), suit(s, otter), can_slip(s, seat)
    before = NONE
    for i in range(s.start[seat], s.start[seat + 1]):
        card = whole(s.cards[i]) >> 1
        if card == before:
            continue
        before = card
        fits = card // NUMBERS == wanted_suit or (wanted >> card % NUMBERS) & 1 == 1
        if fits:
            found += 1
        if fits or slips:
            offer(moves, OTTERS * card + otter)
    return found


@rule
def offer_turn(s: State, moves: Moves) -> None:
    """What the seat to move may do while no change is owed."""
    if s.otter != NONE:  # R10, R12, R13
        offer_cards(s, moves, whole(s.otter))
        offer(moves, STOP)
        return
    found = 0
    for otter in range(OTTERS):
        found += offer_cards(s, moves, otter)
    if can_draw(s):
        offer(moves, DRAW)
    elif found == 0:
        offer(moves, PASS)  # R9


@rule
def next_turn(s: State) -> None:
    """The next seat's turn begins; a Party ends here when all have had equally many (R35)."""
    s.turn = (s.turn + 1) % s.seats
    if s.seats >= PARTY and s.winners and s.turn == s.first:
        s.ended = 1


@rule
def go_out(s: State, seat: int) -> None:
    """The seat has played its last card; its turn is over."""
    forget(s, seat)
    clear_turn(s)
    if s.seats >= PARTY:
        party_out(s, seat)
        next_turn(s)
    else:
        round_out(s, seat)


@rule
def note_slip(s: State, otter: int) -> None:
    """Remember a slip for as long as it can be called (R19)."""
    s.slip_seat = s.turn
    s.slip_otter = otter
    s.slip_draws = s.draws
    s.slip_from = s.otter


@rule
def play_card(s: State, card: int, otter: int) -> None:
    """The seat to move plays a card onto an otter, and its turn goes on or ends."""
    seat = whole(s.turn)
    rules = followed(s, card, otter)
    if rules == 0:
        note_slip(s, otter)
    place = find(s, seat, card)
    is_hidden = s.cards[place] & 1 == 0
    put_down(s, seat, place, otter)
    if is_hidden:
        note_played(s, seat, card)
    note_shown(s, card)
    s.otter = otter
    if size(s, seat) == 0:
        go_out(s, seat)
    elif rules == 2 and can_play_on(s, seat, otter):
        note_kept(s, seat, otter)
    else:
        if rules == 2:
            note_lack(s, seat, otter)
        clear_turn(s)
        next_turn(s)


@rule
def clear_slip(s: State) -> None:
    """Nothing can be called any more."""
    s.slip_seat = NONE
    s.slip_otter = NONE
    s.slip_draws = 0
    s.slip_from = NONE


@rule
def call_penalty(s: State) -> None:
    """The slip is undone, its player draws a card and goes on from there (R19)."""
    seat = whole(s.slip_seat)
    take_back(s, seat, whole(s.slip_otter))
    draw(s, seat)
    s.turn = seat
    s.draws = s.slip_draws
    s.otter = s.slip_from
    clear_slip(s)
