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
from .questions import may_urchin_go
from .state import (
    HELD,
    HOLDERS,
    KINDS,
    OBSERVERS,
    ONE_HAND,
    OVER,
    PEARLS,
    SPECTATOR,
    URCHIN,
    WHITES,
    State,
    effect_of_card,
    hand_size,
)


@rule
def sees_all_of(s: State, observer: int, seat: int) -> bool:
    """Whether the observer sees the pearls and cards of ``seat``: their own, and everybody's at the end (R33)."""
    return seat == observer or s.question == OVER


@rule
def draw_from_bag(s: State, first: int, last: int, rng: Rng) -> int:
    """Take one of the kinds ``first`` … ``last`` − 1 out of the bag, each piece equally likely; it holds one."""
    count = 0
    for kind in range(first, last):
        count += whole(s.bag[kind])
    place = below(rng, count)
    kind = first
    while place >= s.bag[kind]:
        place -= whole(s.bag[kind])
        kind += 1
    s.bag[kind] -= 1
    return kind


@rule
def _give(s: State, holder: int, kind: int) -> None:
    """A card of the bag goes to a hand or the deck."""
    s.bag[kind] -= 1
    s.need[holder] -= 1
    s.hands[holder][kind] += 1


@rule
def _gather_cards(s: State, observer: int) -> None:
    for p in range(s.seats):
        if not sees_all_of(s, observer, p):
            s.need[p] = hand_size(s, p)
            for kind in range(KINDS):
                s.bag[kind] += s.hands[p][kind]
                s.hands[p][kind] = 0
    s.need[HELD] = s.deck_size
    for i in range(s.deck_size):
        s.bag[whole(s.deck[i])] += 1
        s.deck[i] = NONE


@rule
def _give_known_cards(s: State, observer: int, holder: int, rng: Rng) -> None:
    """What the observer has seen go there, but a random choice of those that have left unseen."""
    row = HOLDERS * observer + holder
    count, known = 0, 0
    for kind in range(KINDS):
        known += whole(s.cards_known[row][kind])
        count += min(whole(s.cards_known[row][kind]), whole(s.bag[kind]))
    wanted = min(known - whole(s.cards_lost[observer][holder]), count, whole(s.need[holder]))
    for kind in range(KINDS):
        for _ in range(min(whole(s.cards_known[row][kind]), whole(s.bag[kind]))):
            if below(rng, count) < wanted:
                _give(s, holder, kind)
                wanted -= 1
            count -= 1


@rule
def _give_known(s: State, observer: int, rng: Rng) -> None:
    for is_unsure in range(2):
        for holder in range(HOLDERS):
            if (s.cards_lost[observer][holder] > 0) == (is_unsure == 1) and s.need[holder] > 0:
                _give_known_cards(s, observer, holder, rng)


@rule
def _room_for_urchins(s: State, observer: int, holder: int) -> int:
    need = whole(s.need[holder])
    if holder == HELD:
        return need
    return min(need, max(0, whole(s.urchins_most[observer][holder]) - whole(s.hands[holder][URCHIN])))


@rule
def _give_urchin(s: State, observer: int, rng: Rng) -> None:
    """An urchin goes to one of the places it may be in, each equally likely."""
    rooms = 0
    for holder in range(HOLDERS):
        rooms += _room_for_urchins(s, observer, holder)
    if rooms == 0:
        holder = 0
        while s.need[holder] == 0:
            holder += 1
        _give(s, holder, URCHIN)
        return
    place = below(rng, rooms)
    holder = 0
    while place >= _room_for_urchins(s, observer, holder):
        place -= _room_for_urchins(s, observer, holder)
        holder += 1
    _give(s, holder, URCHIN)


@rule
def _give_urchins(s: State, observer: int, rng: Rng) -> None:
    sure = 0
    for i in range(s.nests):
        if s.nest_least[observer][i] >= 0:
            sure += 1
    while s.hands[HELD][URCHIN] < sure and s.bag[URCHIN] > 0 and s.need[HELD] > 0:
        _give(s, HELD, URCHIN)
    while s.bag[URCHIN] > 0:
        _give_urchin(s, observer, rng)


@rule
def _give_rest(s: State, rng: Rng) -> None:
    for holder in range(HOLDERS):
        while s.need[holder] > 0:
            s.hands[holder][draw_from_bag(s, 0, KINDS, rng)] += 1
            s.need[holder] -= 1


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
    """An urchin of the deck goes to a free place with ``least`` … ``most`` cards above it, or stays where it is."""
    above = least + below(rng, most - least + 1)
    if above < 0:
        return
    for step in range(most + 1):
        depth = above + step if above + step <= most else above + step - most - 1
        place = whole(s.deck_size) - 1 - depth
        if depth >= least and s.deck[place] == NONE:
            s.deck[place] = URCHIN
            s.hands[HELD][URCHIN] -= 1
            return


@rule
def _lay_deck(s: State, observer: int, rng: Rng) -> None:
    """Urchins put back where they may lie, all else at random."""
    done = 0
    for _ in range(s.nests):
        nest = _next_nest(s, observer, done)
        done |= 1 << nest
        if s.hands[HELD][URCHIN] > 0:
            _place_nest(s, whole(s.nest_least[observer][nest]), whole(s.nest_most[nest]), rng)
    for kind in range(KINDS):
        s.bag[kind] = s.hands[HELD][kind]
        s.hands[HELD][kind] = 0
    for i in range(s.deck_size):
        if s.deck[i] == NONE:
            s.deck[i] = draw_from_bag(s, 0, KINDS, rng)


@rule
def _choose_card(s: State, seat: int, rng: Rng) -> int:
    """A card that ``seat`` may have chosen to pass on."""
    for kind in range(KINDS):
        s.bag[kind] = s.hands[seat][kind]
    if not may_urchin_go(s) and s.bag[URCHIN] < hand_size(s, seat):
        s.bag[URCHIN] = 0
    chosen = draw_from_bag(s, 0, KINDS, rng)
    for kind in range(KINDS):
        s.bag[kind] = 0
    return chosen


@rule
def redeal_cards(s: State, observer: int, rng: Rng) -> None:
    """Deal the cards anew that the observer does not see."""
    _gather_cards(s, observer)
    _give_known(s, observer, rng)
    _give_urchins(s, observer, rng)
    _give_rest(s, rng)
    _lay_deck(s, observer, rng)


@rule
def _gather_pearls(s: State, observer: int, first: int, last: int) -> None:
    """Take up the pearls of one colour: kinds ``first`` … ``last`` − 1."""
    for p in range(s.seats):
        if not sees_all_of(s, observer, p):
            for pearl in range(first, last):
                s.need[p] += s.pearls[p][pearl]
                s.bag[pearl] += s.pearls[p][pearl]
                s.pearls[p][pearl] = 0


@rule
def _give_known_pearls(s: State, observer: int, holder: int, first: int, last: int, rng: Rng) -> None:
    """As with cards."""
    row = HOLDERS * observer + holder
    count, known = 0, 0
    for pearl in range(first, last):
        known += whole(s.pearls_known[row][pearl])
        count += min(whole(s.pearls_known[row][pearl]), whole(s.bag[pearl]))
    lost = whole(s.pearls_lost[row][1 if first else 0])
    wanted = min(known - lost, count, whole(s.need[holder]))
    for pearl in range(first, last):
        for _ in range(min(whole(s.pearls_known[row][pearl]), whole(s.bag[pearl]))):
            if below(rng, count) < wanted:
                s.bag[pearl] -= 1
                s.need[holder] -= 1
                s.pearls[holder][pearl] += 1
                wanted -= 1
            count -= 1


@rule
def _give_pearls(s: State, observer: int, first: int, last: int, rng: Rng) -> None:
    """Known ones first, the sure before the unsure; then the seats' rest. The pool's stays in the bag."""
    colour = 1 if first else 0
    for is_unsure in range(2):
        for holder in range(HOLDERS):
            lost = whole(s.pearls_lost[HOLDERS * observer + holder][colour])
            if (lost > 0) == (is_unsure == 1) and s.need[holder] > 0:
                _give_known_pearls(s, observer, holder, first, last, rng)
    for p in range(s.seats):
        while s.need[p] > 0:
            s.pearls[p][draw_from_bag(s, first, last, rng)] += 1
            s.need[p] -= 1


@rule
def _is_under_hidden(s: State, observer: int, seat: int) -> bool:
    return (
        s.under[seat] != NONE and s.under_known[observer][seat] == NONE and not sees_all_of(s, observer, seat)
    )


@rule
def _gather_whites(s: State, observer: int) -> None:
    _gather_pearls(s, observer, 0, WHITES)
    for p in range(s.seats):
        if _is_under_hidden(s, observer, p):
            s.bag[whole(s.under[p])] += 1
    for i in range(s.pool_size):
        s.bag[whole(s.pool[i])] += 1
    s.need[HELD] = s.pool_size
    if s.turn != observer:
        for i in range(3):
            if s.drawn[i] != NONE:
                s.bag[whole(s.drawn[i])] += 1
        if s.chosen != NONE:
            s.bag[whole(s.chosen)] += 1


@rule
def _put_whites_back(s: State, observer: int, rng: Rng) -> None:
    """The places of single pearls; then the pool, in a new order."""
    for pearl in range(WHITES):
        s.bag[pearl] += s.pearls[HELD][pearl]  # known to be in the pool: kept apart until now
    for i in range(s.pool_size):
        s.pool[i] = draw_from_bag(s, 0, WHITES, rng)


@rule
def _fill_places(s: State, observer: int, rng: Rng) -> None:
    for p in range(s.seats):
        if _is_under_hidden(s, observer, p):
            s.under[p] = draw_from_bag(s, 0, WHITES, rng)
    if s.turn != observer:
        for i in range(3):
            if s.drawn[i] != NONE:
                s.drawn[i] = draw_from_bag(s, 0, WHITES, rng)
            if s.side[i] != NONE:
                s.side[i] = below(rng, 2)
        if s.chosen != NONE:
            s.chosen = draw_from_bag(s, 0, WHITES, rng)


@rule
def _redeal_whites(s: State, observer: int, rng: Rng) -> None:
    _gather_whites(s, observer)
    _give_pearls(s, observer, 0, WHITES, rng)
    _fill_places(s, observer, rng)
    _put_whites_back(s, observer, rng)
    for pearl in range(WHITES):
        s.pearls[HELD][pearl] = 0
    s.need[HELD] = 0


@rule
def _redeal_blacks(s: State, observer: int, rng: Rng) -> None:
    _gather_pearls(s, observer, WHITES, PEARLS)
    for i in range(s.black_size):
        s.bag[whole(s.black_pool[i])] += 1
    _give_pearls(s, observer, WHITES, PEARLS, rng)
    for i in range(s.black_size):
        s.black_pool[i] = draw_from_bag(s, WHITES, PEARLS, rng)


@rule
def _choose_pearl(s: State, seat: int, rng: Rng) -> int:
    """A pearl that ``seat`` may have chosen to pass on."""
    for pearl in range(PEARLS):
        s.bag[pearl] = s.pearls[seat][pearl]
    chosen = draw_from_bag(s, 0, PEARLS, rng)
    for pearl in range(PEARLS):
        s.bag[pearl] = 0
    return chosen


@rule
def _choose_anew(s: State, observer: int, rng: Rng) -> None:
    """What others have chosen to pass on, in secret."""
    for p in range(s.seats):
        if s.passing[p] != NONE and p != observer:
            is_pearl = effect_of_card(s) == ONE_HAND
            s.passing[p] = _choose_pearl(s, p, rng) if is_pearl else _choose_card(s, p, rng)


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal what ``seat`` (−1: a spectator) cannot know anew."""
    observer = seat if seat >= 0 else SPECTATOR
    redeal_cards(s, observer, rng)
    _redeal_whites(s, observer, rng)
    _redeal_blacks(s, observer, rng)
    _choose_anew(s, observer, rng)
    for o in range(OBSERVERS):
        if o != observer:
            forget(s, o)
