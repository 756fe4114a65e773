"""Otter: the rules, solo, for two to four, and as a Party for 5 to 20.

Three otters lie in the middle, each with a head (a rule about numbers), a tummy pile (its top card) and a tail (a
suit). A turn: at high tide draw up to three cards, each paid for by one change of heads or tails; at low tide play onto
one otter. A card must follow its head or its tail; after one that followed both the player may go on there. Whoever is
rid of all cards takes a Lucky Stone and a new round begins, hands kept; the third time (two seats) or the second wins.

Cards  65: suit × 13 + number − 1; clam, fish, star, crab, frog; a Party has a deck for each four seats or part of it.
Heads  card × 2 + side: higher/lower near/far odd/even inside/outside shallow/deep
Tails  card × 2 + side: star/clam fish/frog crab/frog

Actions   0 … 194  card × 3 + otter       195 draw  196 stop  197 pass  198 penalty
        199 … 210  flip head 1–3, flip tail 1–3, swap heads, swap tails (1 2, 1 3, 2 3)
        211 … 222  solo: pile × 3 + otter   223 … 228 solo, stone: flip head 1–3, swap heads   229 solo: give up

A seat sees its own hand, how many cards the others and the deck hold, and all that lies on the table, other sides and
buried cards included. Numbered rules: ``words.py``; the parts: ``heads`` what follows, ``state``, ``piles`` how cards
move, ``high_tide``, ``low_tide``, ``rounds``, ``party``, ``solo``, ``knowledge`` and ``redealing`` what must be so.
"""

from __future__ import annotations

from ...kernel.cards import has_bit, size_of
from ...kernel.jit import rule, whole
from ...kernel.moves import Moves, clear, offer
from ...kernel.record import NONE, Row, Shares
from ...kernel.rng import below
from .heads import CARDS, EVEN, HIGHER, NEAR
from .high_tide import offer_changes
from .knowledge import note_pass
from .low_tide import call_penalty, clear_slip, next_turn, offer_turn, play_card
from .party import PARTY
from .piles import draw, mix, sort
from .redealing import redeal
from .rounds import goal
from .solo import cards_left, offer_solo, play_solo
from .state import (
    CHANGE,
    DRAW,
    HAND,
    OTTERS,
    PASS,
    PENALTY,
    PILES,
    SOLO_STONES,
    STOP,
    State,
    change,
    clear_turn,
    laid,
)

__all__ = [
    "State",
    "deal",
    "goal",
    "legal",
    "over",
    "play",
    "redeal",
    "result",
    "scores",
    "to_move",
]

HEAD_CARDS, TAIL_CARDS, SIDES = 5, 3, 2


@rule
def clear_table(s: State) -> None:
    """An empty table: nobody has anything, nothing has happened."""
    s.decks = (whole(s.seats) + 3) // 4
    s.groups = PILES if s.seats == 1 else s.seats
    s.turn = s.first
    s.last_pile = NONE
    s.last_otter = NONE
    s.last_out = NONE
    for layer in range(len(s.sole)):
        s.sole[layer] = NONE
    clear_turn(s)
    clear_slip(s)
    if s.seats == 1:
        s.stones[0] = SOLO_STONES


@rule
def deal_heads(s: State) -> None:
    """Higher, Even and Near; three random ones where the table wants it, alone and in a Party (R3, R4, R26, R31)."""
    s.heads[0] = HIGHER
    s.heads[1] = EVEN
    s.heads[2] = NEAR
    if s.has_random_heads == 0 and s.decks == 1 and s.seats > 1:
        return
    count = HEAD_CARDS * whole(s.decks)
    for i in range(count):
        s.cards[i] = i % HEAD_CARDS
    mix(s, count)
    for otter in range(OTTERS):
        s.heads[otter] = whole(s.cards[otter]) * SIDES + below(s.rng, SIDES)


@rule
def deal_tails(s: State) -> None:
    """The three tails in random order, either side up (R2)."""
    for i in range(TAIL_CARDS):
        s.cards[i] = i
    mix(s, TAIL_CARDS)
    for otter in range(OTTERS):
        s.tails[otter] = whole(s.cards[otter]) * SIDES + below(s.rng, SIDES)


@rule
def deal_hands(s: State) -> None:
    """Ten cards for each seat (R2); alone four piles of 15, 15, 16 and 16 (R26), the rest being the deck."""
    end = laid(s)
    s.start[s.groups] = end
    for group in range(whole(s.groups) - 1, -1, -1):
        count = HAND if s.seats > 1 else laid(s) // PILES + (1 if group >= PILES - laid(s) % PILES else 0)
        s.start[group] = end - count
        for i in range(end - count, end):
            s.cards[i] = 2 * whole(s.cards[i])
        if s.seats > 1:
            sort(s, end - count, end)
        end -= count


@rule
def deal(s: State) -> None:
    """Shuffle, lay out the otters and deal (R2, R26, R31)."""
    clear_table(s)
    deal_heads(s)
    deal_tails(s)
    count = laid(s)
    for i in range(count + OTTERS):
        s.cards[i] = i % CARDS
    mix(s, count + OTTERS)
    for otter in range(OTTERS):
        s.tops[otter] = s.cards[count + otter]
        s.cards[count + otter] = 0
    deal_hands(s)


@rule
def legal(s: State, moves: Moves) -> None:
    """What the seat to move may do; slips, and a call of the one before, included."""
    clear(moves)
    if s.ended:
        return
    if s.seats == 1:
        offer_solo(s, moves)
    elif s.owed:
        offer_changes(s, moves)
    else:
        offer_turn(s, moves)
        if s.slip_seat != NONE:
            offer(moves, PENALTY)


@rule
def end_turn(s: State) -> None:
    """The turn ends without a further play."""
    clear_turn(s)
    next_turn(s)


@rule
def play_in_turn(s: State, action: int) -> None:
    """An action of a table of two or more, but a call."""
    if action < DRAW:
        play_card(s, action // OTTERS, action % OTTERS)
    elif action == DRAW:
        draw(s, whole(s.turn))
        s.draws += 1
        s.owed = 1
    elif action == STOP:
        end_turn(s)
    elif action == PASS:
        note_pass(s, whole(s.turn))
        end_turn(s)
    else:
        change(s, action - CHANGE)
        s.owed = 0


@rule
def play(s: State, action: int) -> None:
    """Carry out a legal action and all that follows by itself."""
    if s.seats == 1:
        play_solo(s, action)
    elif action == PENALTY:
        call_penalty(s)
    else:
        clear_slip(s)
        play_in_turn(s, action)


@rule
def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.ended == 1


@rule
def to_move(s: State) -> int:
    """The seat that decides next; NONE when over."""
    return NONE if s.ended else whole(s.turn)


@rule
def result(s: State, out: Shares) -> None:
    """The victory, shared by all who went out in time (R17, R30, R34)."""
    count = size_of(whole(s.winners))
    for p in range(s.seats):
        out[p] = 1 / count if s.ended and has_bit(whole(s.winners), p) else 0.0


@rule
def scores(s: State, out: Row) -> None:
    """Lucky Stones; in a Party 1 for whoever has won; solo the cards left."""
    for p in range(s.seats):
        out[p] = 1 if has_bit(whole(s.winners), p) else 0
        if s.seats < PARTY:
            out[p] = s.stones[p]
    if s.seats == 1:
        out[0] = cards_left(s)
