"""Otters: deal anew what a seat cannot know.

The guarantee. All that the seat sees stays as it is. Everywhere else cards and pearls are dealt anew so that numbers
and colours are right, what the seat has seen go somewhere is still there (all but as many as have left unseen), a
pearl or card that could be only one is that one, nobody holds more urchins than they can, and an urchin put back lies
within the cards where it must lie (while it may have been drawn, as often as is likely). A choice made in secret is
made anew at random. What others knew is forgotten, so that equal views give equal deals.

Not followed: what only several such facts together would tell (one of two players must hold the urchin that was under
the last cards; a drawn pearl that the pool's last known one must have been). Where such facts contradict each other
the last ones give way: every deal is a possible distribution of the cards and pearls.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from ...kernel.record import NONE
from ...kernel.rng import Rng, below
from .memory import forget
from .piles import random_of
from .questions import may_urchin_go
from .state import (
    DECK,
    HELD,
    HOLDERS,
    KINDS,
    OBSERVERS,
    ONE_HAND,
    OVER,
    POOL,
    SEATS,
    SPECTATOR,
    STARTS,
    THINGS,
    URCHIN,
    WHITE,
    State,
    count,
    effect_of_card,
)


@rule
def sees_all_of(s: State, observer: int, seat: int) -> bool:
    """Whether the observer sees the pearls and cards of ``seat``: their own, and everybody's at the end (R33)."""
    return seat == observer or s.question == OVER


@rule
def _take_from_bag(s: State, pile: int, rng: Rng) -> int:
    """Take a random thing of a sort out of the bag, which holds one."""
    thing = random_of(s.bag, STARTS[pile], STARTS[pile + 1], rng)
    s.bag[thing] -= 1
    return thing


@rule
def _give(s: State, holder: int, thing: int) -> None:
    """A thing of the bag goes to a seat, or is known to lie in the pile."""
    s.bag[thing] -= 1
    s.need[holder] -= 1
    s.held[holder][thing] += 1


@rule
def _gather(s: State, observer: int, pile: int) -> None:
    """Take up all things of one sort that the observer does not see in front of a seat or in the pile."""
    for p in range(s.seats):
        if not sees_all_of(s, observer, p):
            s.need[p] = count(s, p, pile)
            for thing in range(STARTS[pile], STARTS[pile + 1]):
                s.bag[thing] += s.held[p][thing]
                s.held[p][thing] = 0
    s.need[HELD] = s.left[pile]
    for i in range(s.left[pile]):
        s.bag[whole(s.piles[pile][i])] += 1
        s.piles[pile][i] = NONE


@rule
def _is_under_hidden(s: State, observer: int, seat: int) -> bool:
    is_known = s.under_known[observer][seat] != NONE or sees_all_of(s, observer, seat)
    return s.under[seat] != NONE and not is_known


@rule
def _gather_places(s: State, observer: int) -> None:
    """Take up the white pearls that lie alone: under Hands off!, and those drawn for a card."""
    for p in range(s.seats):
        if _is_under_hidden(s, observer, p):
            s.bag[whole(s.under[p])] += 1
    if s.turn != observer:
        for i in range(3):
            if s.drawn[i] != NONE:
                s.bag[whole(s.drawn[i])] += 1
        if s.chosen != NONE:
            s.bag[whole(s.chosen)] += 1


@rule
def _fill_places(s: State, observer: int, rng: Rng) -> None:
    """Lay other pearls there, and hide those drawn in any hand."""
    for p in range(s.seats):
        if _is_under_hidden(s, observer, p):
            s.under[p] = _take_from_bag(s, POOL, rng)
    if s.turn != observer:
        for i in range(3):
            if s.drawn[i] != NONE:
                s.drawn[i] = _take_from_bag(s, POOL, rng)
            if s.side[i] != NONE:
                s.side[i] = below(rng, 2)
        if s.chosen != NONE:
            s.chosen = _take_from_bag(s, POOL, rng)


@rule
def _give_known(s: State, observer: int, holder: int, pile: int, rng: Rng) -> None:
    """What the observer has seen go there, but a random choice of those that have left unseen."""
    row = HOLDERS * observer + holder
    there, known = 0, 0
    for thing in range(STARTS[pile], STARTS[pile + 1]):
        known += whole(s.known[row][thing])
        there += min(whole(s.known[row][thing]), whole(s.bag[thing]))
    wanted = min(known - whole(s.lost[row][pile]), there, whole(s.need[holder]))
    for thing in range(STARTS[pile], STARTS[pile + 1]):
        for _ in range(min(whole(s.known[row][thing]), whole(s.bag[thing]))):
            if below(rng, there) < wanted:
                _give(s, holder, thing)
                wanted -= 1
            there -= 1


@rule
def _give_all_known(s: State, observer: int, pile: int, rng: Rng) -> None:
    """The sure things before the unsure ones."""
    for is_unsure in range(2):
        for holder in range(HOLDERS):
            lost = whole(s.lost[HOLDERS * observer + holder][pile])
            if (lost > 0) == (is_unsure == 1) and s.need[holder] > 0:
                _give_known(s, observer, holder, pile, rng)


@rule
def _room_for_urchins(s: State, observer: int, holder: int) -> int:
    need = whole(s.need[holder])
    if holder == HELD:
        return need
    return min(need, max(0, whole(s.urchins_most[observer][holder]) - whole(s.held[holder][URCHIN])))


@rule
def _give_urchin(s: State, observer: int, rng: Rng) -> None:
    """An urchin goes to one of the places it may be in, each equally likely; anywhere when there is none."""
    rooms, holder = 0, 0
    for h in range(HOLDERS):
        rooms += _room_for_urchins(s, observer, h)
    if rooms == 0:
        while s.need[holder] == 0:
            holder += 1
    else:
        place = below(rng, rooms)
        while place >= _room_for_urchins(s, observer, holder):
            place -= _room_for_urchins(s, observer, holder)
            holder += 1
    _give(s, holder, URCHIN)


@rule
def _give_urchins(s: State, observer: int, rng: Rng) -> None:
    """First those that must be in the deck."""
    sure = 0
    for i in range(s.nests):
        if s.nest_least[observer][i] >= 0:
            sure += 1
    while s.held[HELD][URCHIN] < sure and s.bag[URCHIN] > 0 and s.need[HELD] > 0:
        _give(s, HELD, URCHIN)
    while s.bag[URCHIN] > 0:
        _give_urchin(s, observer, rng)


@rule
def _next_nest(s: State, observer: int, done: int) -> int:
    """The nest to place next: the one whose place must be found soonest, the narrower first."""
    found = NONE
    for i in range(s.nests):
        if not (done >> i) & 1 and (
            found == NONE
            or s.nest_most[i] < s.nest_most[found]
            or (
                s.nest_most[i] == s.nest_most[found]
                and s.nest_least[observer][i] > s.nest_least[observer][found]
            )
        ):
            found = i
    return found


@rule
def _place_nest(s: State, least: int, most: int, rng: Rng) -> None:
    """An urchin of the bag goes to a free place with ``least`` … ``most`` cards above it; below 0 it is elsewhere."""
    above = least + below(rng, most - least + 1)
    if above < 0:
        return
    for step in range(most + 1):
        depth = above + step if above + step <= most else above + step - most - 1
        place = whole(s.left[DECK]) - 1 - depth
        if depth >= least and s.piles[DECK][place] == NONE:
            s.piles[DECK][place] = URCHIN
            s.bag[URCHIN] -= 1
            return


@rule
def _lay_pile(s: State, observer: int, pile: int, rng: Rng) -> None:
    """Urchins put back where they may lie, all else at random."""
    for thing in range(STARTS[pile], STARTS[pile + 1]):
        s.bag[thing] += s.held[HELD][thing]
        s.held[HELD][thing] = 0
    done = 0
    for _ in range(s.nests if pile == DECK else 0):
        nest = _next_nest(s, observer, done)
        done |= 1 << nest
        if s.bag[URCHIN] > 0:
            _place_nest(s, whole(s.nest_least[observer][nest]), whole(s.nest_most[nest]), rng)
    for i in range(s.left[pile]):
        if s.piles[pile][i] == NONE:
            s.piles[pile][i] = _take_from_bag(s, pile, rng)
    s.need[HELD] = 0


@rule
def _redeal_sort(s: State, observer: int, pile: int, rng: Rng) -> None:
    """Deal one sort of things: what is known, urchins, the seats' rest, single places, the pile."""
    _gather(s, observer, pile)
    if pile == POOL:
        _gather_places(s, observer)
    _give_all_known(s, observer, pile, rng)
    if pile == DECK:
        _give_urchins(s, observer, rng)
    for p in range(SEATS):
        while s.need[p] > 0:
            _give(s, p, random_of(s.bag, STARTS[pile], STARTS[pile + 1], rng))
    if pile == POOL:
        _fill_places(s, observer, rng)
    _lay_pile(s, observer, pile, rng)


@rule
def _choose_anew(s: State, seat: int, rng: Rng) -> int:
    """What ``seat`` may have chosen to pass on, in secret."""
    if effect_of_card(s) == ONE_HAND:
        return random_of(s.held[seat], WHITE, THINGS, rng)
    is_other_there = s.held[seat][URCHIN] < count(s, seat, DECK)
    return random_of(s.held[seat], 0, URCHIN if is_other_there and not may_urchin_go(s) else KINDS, rng)


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal what ``seat`` (−1: a spectator) cannot know anew."""
    observer = seat if seat >= 0 else SPECTATOR
    for pile in range(3):
        _redeal_sort(s, observer, pile, rng)
    for p in range(s.seats):
        if s.passing[p] != NONE and p != observer:
            s.passing[p] = _choose_anew(s, p, rng)
    for o in range(OBSERVERS):
        if o != observer:
            forget(s, o)
