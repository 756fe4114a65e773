"""The state of Otter, its actions, and the heads as they lie."""

from __future__ import annotations

from typing import Annotated

from ...kernel.jit import rule, whole
from ...kernel.record import NONE, Grid, Int8, Int16, Int32, Record, Row
from ...kernel.rng import Rng
from .heads import CARDS, FOLLOWS, NUMBERS, TAIL_SUIT

OTTERS = 3
HAND = 10
DRAWS = 3
PILES = 4
SOLO_STONES = 4
KNOWLEDGE_ROWS = 20

DRAW, STOP, PASS, PENALTY = 195, 196, 197, 198
CHANGE = 199
CHANGES = 12
PILE, STONE, GIVE_UP = 211, 223, 229
STONE_CHANGES = 6
PAIR_LOW, PAIR_HIGH = (0, 0, 1), (1, 2, 2)


class State(Record):
    """One game of Otter.

    ``cards`` holds every card but the three tops, 65 × decks − 3 of them, in this order: the deck (its top last), the
    hands (solo: the piles, their tops last) and the cards under the tops (the latest first). ``start[g]`` is where
    hand ``g`` begins, ``start[groups]`` where the buried cards begin. In the deck a card is its number; in a hand
    2 × card, + 1 when everybody knows it (it came back after a penalty), the hand sorted; buried 65 × otter + card.
    With one deck the places from 65 × (seat + 1) on hold what that seat knows of the cards it put under the deck:
    where each can be, a bit for each layer of the deck's bottom (0 … 3) and each hand (4 …); 0: nothing is known.
    """

    seats: Int8
    first: Int8
    round_no: Int16
    decks: Int8
    groups: Int8
    has_random_heads: Int8
    has_penalty: Int8
    turn: Int8
    draws: Int8
    owed: Int8
    otter: Int8
    """The otter of this turn's plays, NONE before the first."""
    slip_seat: Int8
    slip_otter: Int8
    slip_draws: Int8
    slip_from: Int8
    """A slip that can be called: whose, where; the draws and the otter of that turn before it."""
    last_pile: Int8
    last_otter: Int8
    ended: Int8
    last_out: Int8
    """Who played the last card of a hand last, NONE before anybody has."""
    rounds_done: Int8
    """Rounds that have ended since the deal, for two to four seats."""
    winners: Int32
    stones: Annotated[Row, "u1", 20]
    heads: Annotated[Row, "u1", 3]
    tails: Annotated[Row, "u1", 3]
    tops: Annotated[Row, "u1", 3]
    start: Annotated[Row, "i2", 21]
    layers: Annotated[Row, "u1", 4]
    """How many cards of each round's discards still lie at the bottom of the deck; a later layer lies lower."""
    sole: Annotated[Row, "i1", 4]
    """The seat that alone made the layer, NONE if several did."""
    layer_count: Int8
    depth: Annotated[Row, "i1", 20]
    lacks: Annotated[Grid, "u2", 20, 5]
    """What seats must lack, 20 // seats rows each: no more than ``t`` hidden cards of the hand are among its rows
    0 … t; a row is a mask of numbers for each suit. ``depth`` rows are in use."""
    keeps: Annotated[Row, "i4", 20]
    """What a seat must hold one of: 1 + the otter that it could have gone on with, packed; 0: nothing."""
    cards: Annotated[Row, "u1", 325]
    rng: Rng


@rule
def size(s: State, group: int) -> int:
    """How many cards a hand (solo: a pile) holds."""
    return whole(s.start[group + 1]) - whole(s.start[group])


@rule
def laid(s: State) -> int:
    """How many cards ``s.cards`` holds: all but the tops."""
    return CARDS * whole(s.decks) - OTTERS


@rule
def buried(s: State) -> int:
    """How many cards lie under the tops."""
    return laid(s) - whole(s.start[s.groups])


@rule
def numbers(s: State, otter: int) -> int:
    """The mask of the numbers that the head of ``otter`` wants now."""
    own, a, b = whole(s.tops[otter]), whole(s.tops[(otter + 1) % 3]), whole(s.tops[(otter + 2) % 3])
    return whole(FOLLOWS[s.heads[otter], own % NUMBERS, a % NUMBERS, b % NUMBERS])


@rule
def suit(s: State, otter: int) -> int:
    """The suit that the tail of ``otter`` wants."""
    return TAIL_SUIT[s.tails[otter]]


@rule
def follows_head(s: State, card: int, otter: int) -> bool:
    """Whether ``card`` follows the head there."""
    return (numbers(s, otter) >> card % NUMBERS) & 1 == 1


@rule
def followed(s: State, card: int, otter: int) -> int:
    """How many of the two rules there ``card`` follows: 0, 1 or 2."""
    return ((numbers(s, otter) >> card % NUMBERS) & 1) + (1 if card // NUMBERS == suit(s, otter) else 0)


@rule
def change(s: State, index: int) -> None:
    """Carry out change ``index``: flip head 0–2, flip tail 3–5, swap heads 6–8, swap tails 9–11. Its own inverse."""
    i = index % 3
    if index < 3:
        s.heads[i] ^= 1
    elif index < 6:
        s.tails[i] ^= 1
    elif index < 9:
        kept = whole(s.heads[PAIR_LOW[i]])
        s.heads[PAIR_LOW[i]] = s.heads[PAIR_HIGH[i]]
        s.heads[PAIR_HIGH[i]] = kept
    else:
        kept = whole(s.tails[PAIR_LOW[i]])
        s.tails[PAIR_LOW[i]] = s.tails[PAIR_HIGH[i]]
        s.tails[PAIR_HIGH[i]] = kept


@rule
def clear_turn(s: State) -> None:
    """Forget all that belongs to one turn."""
    s.draws = 0
    s.owed = 0
    s.otter = NONE
