"""Otters: collect the best pearls, and do not get stuck with two urchins. 2 to 5 players.

Everybody has two cards and a white pearl. On your turn you draw a card by yourself, play one of the three, do what it
says as far as you can, and are out if you then hold two urchins. The last one left ends the game; most points win.

| card (n)                     | what it does                                          | file      |
|------------------------------|-------------------------------------------------------|-----------|
| hands-off (4)                | covers one white pearl for good                       | R19       |
| the-choice-is-yours (4)      | three pearls in two hands, another picks one          | R20       |
| sharing-is-caring (4)        | a white pearl from who has the most                   | R21       |
| one-hand-washes-the-other (3)| all pass a pearl to the left                          | R22       |
| eeny-meeny-miny-moe (3)      | three pearls: keep one, give two                      | R23       |
| abracadabra (3)              | your worst black pearl counts 0                       | R24       |
| take-one (4)                 | a white pearl from the pool                           | R25       |
| exchange (5)                 | give a pearl, take one blind                          | R26       |
| steal (3)                    | take a white pearl blind                              | R27       |
| renew (2)                    | swap a white pearl with the pool                      | R28       |
| gift (2)                     | give a pearl                                          | R29       |
| throw-back (5, urchin too)   | discard a card, draw one                              | R30       |
| trade-cards (3, urchin too)  | give a card, take one blind                           | R31       |
| all-pass (2, urchin too)     | all pass a card to the left                           | R32       |
| urchin (7)                   | take a black pearl; it goes back into the deck        | R11       |

Actions: 0 … 14 play a card, then ``seat k``, ``card s``, ``pearl v``, ``left``, ``right``, ``pass`` (``state.py``).
A seat sees its own hand and pearls, all counts and colours, what lies face up, the discard pile, and the answers that
go to or through it. Everything else is hidden until the end.

The state is in ``state.py``, what seats know of each other in ``memory.py``, cards and pearls change places in
``piles.py``, ``questions.py`` says what may be answered, ``cards.py`` what each card does, ``turns.py`` deals and
ends turns, ``redeal.py`` deals anew.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import Row, Shares
from .cards import answer_seat, answer_side, answer_thing, start
from .memory import note_all_urchins
from .questions import legal
from .redeal import redeal
from .sheet import rank_of, seat_points, tokens_of
from .state import A_LEFT, A_PASS, A_SEAT, A_THING, OVER, State
from .turns import deal, end_turn

__all__ = ["State", "deal", "legal", "over", "play", "redeal", "result", "scores", "to_move"]


@rule
def play(s: State, action: int) -> None:
    """Carry out a legal action and all that follows by itself."""
    if action < A_SEAT:
        start(s, action)
    elif action < A_THING:
        answer_seat(s, action - A_SEAT)
    elif action < A_LEFT:
        answer_thing(s, action - A_THING)
    elif action < A_PASS:
        answer_side(s, action - A_LEFT)
    else:  # nothing but urchins, and none can be played (R8)
        note_all_urchins(s, whole(s.turn))
        end_turn(s)


@rule
def over(s: State) -> bool:
    """Whether one player is left (R33)."""
    return s.question == OVER


@rule
def to_move(s: State) -> int:
    """The seat asked, −1 when over."""
    return whole(s.asked)


@rule
def _rank(s: State, seat: int) -> int:
    return rank_of(seat_points(s, seat), tokens_of(s.held[seat], whole(s.under[seat])))


@rule
def result(s: State, out: Shares) -> None:
    """The victory, shared by those with most points and, among them, fewest tokens (R35)."""
    best, winners = _rank(s, 0), 0
    for p in range(s.seats):
        best = max(best, _rank(s, p))
    for p in range(s.seats):
        winners += 1 if _rank(s, p) == best else 0
    for p in range(s.seats):
        out[p] = 1 / winners if s.question == OVER and _rank(s, p) == best else 0.0


@rule
def scores(s: State, out: Row) -> None:
    """The points (R34), as if the game ended now."""
    for p in range(s.seats):
        out[p] = seat_points(s, p)
