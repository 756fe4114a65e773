"""What each observer knows of what lies hidden, kept up to date as pearls and cards move.

For observer o and holder h (a seat, or the piles) the row ``6 o + h`` of ``known`` counts the things that o has seen
go there. ``lost`` (by sort) counts those that have left since without o seeing which: all but so many of the known
ones are still there. When that says nothing any more both are cleared. A thing that leaves unseen from where all of
its sort are known and alike is known all the same.

``urchins_most[o][p]``: no more urchins than this are in p's hand, as nobody who ends a turn with two plays on (R9)
and dealt hands hold none (R2). ``nest_least[o][i] … nest_most[i]``: how many cards lie above an urchin that went back
into the deck (R11); below 0 means that it may have been drawn.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from .state import (
    BLACK,
    DECK,
    HELD,
    HOLDERS,
    KINDS,
    NESTS,
    OBSERVERS,
    SEATS,
    SPECTATOR,
    STARTS,
    THINGS,
    UNLIMITED,
    URCHIN,
    WHITE,
    State,
    count,
)

EVERYBODY = (1 << OBSERVERS) - 1


@rule
def _settle(s: State, row: int, pile: int) -> None:
    """Clear what says nothing any more."""
    known = 0
    for thing in range(STARTS[pile], STARTS[pile + 1]):
        known += whole(s.known[row][thing])
    if s.lost[row][pile] >= known:
        s.lost[row][pile] = 0
        for thing in range(STARTS[pile], STARTS[pile + 1]):
            s.known[row][thing] = 0


@rule
def note_leaves(s: State, holder: int, thing: int, seers: int) -> int:
    """Before a thing leaves ``holder``, seen by the observers of the mask ``seers`` and the holder; returns the mask
    of all who know which one it is."""
    pile = (1 if thing >= WHITE else 0) + (1 if thing >= BLACK else 0)
    knowing = seers | (1 << holder if holder < HELD else 0)
    held = count(s, holder, pile)
    for o in range(OBSERVERS):
        row = HOLDERS * o + holder
        known = whole(s.known[row][thing])
        if known == held and s.lost[row][pile] == 0:
            knowing |= 1 << o
        if not (knowing >> o) & 1:
            s.lost[row][pile] += 1
        elif known > 0:
            s.known[row][thing] -= 1
        if s.lost[row][pile] > 0:
            _settle(s, row, pile)
        if holder < HELD and thing == URCHIN and (knowing >> o) & 1 and s.urchins_most[o][holder] > 0:
            s.urchins_most[o][holder] -= 1
    return knowing


@rule
def note_arrives(s: State, holder: int, thing: int, knowing: int) -> None:
    """A thing has come to ``holder``; the observers of the mask ``knowing`` know which."""
    for o in range(OBSERVERS):
        is_known = (knowing >> o) & 1
        if is_known and (o != holder or holder == HELD):
            s.known[HOLDERS * o + holder][thing] += 1
        if holder < HELD and (thing == URCHIN or (thing < KINDS and not is_known)):
            s.urchins_most[o][holder] += 1


@rule
def note_at_most(s: State, seat: int, urchins: int) -> None:
    """Everybody concludes that ``seat`` holds no more than so many urchins."""
    for o in range(OBSERVERS):
        if s.urchins_most[o][seat] > urchins:
            s.urchins_most[o][seat] = urchins


@rule
def note_all_urchins(s: State, seat: int) -> None:
    """Everybody concludes that ``seat`` holds nothing but urchins (or nothing)."""
    held = count(s, seat, DECK)
    for o in range(OBSERVERS):
        row = HOLDERS * o + seat
        for kind in range(KINDS):
            s.known[row][kind] = 0
        s.lost[row][DECK] = 0
        if o != seat:
            s.known[row][URCHIN] = held
    note_at_most(s, seat, held)


@rule
def note_reshuffle(s: State) -> None:
    """The discard pile, seen by all, becomes the deck (R5). The deck is empty, so no urchin is remembered in it."""
    for o in range(OBSERVERS):
        row = HOLDERS * o + HELD
        s.lost[row][DECK] = 0
        for kind in range(KINDS):
            s.known[row][kind] = 0
        for i in range(s.discard_size):
            s.known[row][whole(s.discard[i])] += 1


@rule
def _drop_nest(s: State, nest: int) -> None:
    """Forget an urchin put back; nothing stays behind in the places that are not used."""
    s.nests -= 1
    for i in range(nest, NESTS):
        is_used = i < s.nests
        s.nest_most[i] = s.nest_most[i + 1] if is_used else 0
        for o in range(OBSERVERS):
            s.nest_least[o][i] = s.nest_least[o][i + 1] if is_used else 0


@rule
def nest_on_top(s: State) -> int:
    """The mask of those who know that the top card is an urchin, from where it was put back."""
    knowing = 0
    for i in range(s.nests):
        for o in range(OBSERVERS):
            if s.nest_most[i] == 0 and s.nest_least[o][i] == 0:
                knowing |= 1 << o
    return knowing


@rule
def note_draw_above_nests(s: State, kind: int, knowing: int) -> None:
    """The top card has left the deck, known to the observers of the mask ``knowing``."""
    for i in range(whole(s.nests) - 1, -1, -1):
        for o in range(OBSERVERS):
            may_be_it = kind == URCHIN or not (knowing >> o) & 1
            if s.nest_least[o][i] > 0 or (may_be_it and s.nest_least[o][i] > -UNLIMITED):
                s.nest_least[o][i] -= 1
        s.nest_most[i] -= 1
        if s.nest_most[i] < 0:
            _drop_nest(s, i)


@rule
def note_urchin_returns(s: State, least: int, most: int) -> None:
    """An urchin has gone back into the deck, with ``least`` … ``most`` cards above it (R11). When too many are
    remembered the one is forgotten that has most likely been drawn."""
    unsure = 0
    for i in range(s.nests):
        for o in range(OBSERVERS):
            if most <= s.nest_least[o][i]:
                s.nest_least[o][i] += 1
        if least <= s.nest_most[i]:
            s.nest_most[i] += 1
        if s.nest_least[SPECTATOR][i] < s.nest_least[SPECTATOR][unsure]:
            unsure = i
    if s.nests == NESTS:
        _drop_nest(s, unsure)
    for o in range(OBSERVERS):
        s.nest_least[o][whole(s.nests)] = least
        s.known[HOLDERS * o + HELD][URCHIN] += 1
    s.nest_most[whole(s.nests)] = most
    s.nests += 1


@rule
def forget(s: State, observer: int) -> None:
    """Take all knowledge from ``observer``: what is left is true of every deal."""
    for row in range(HOLDERS * observer, HOLDERS * observer + HOLDERS):
        for thing in range(THINGS):
            s.known[row][thing] = 0
        for pile in range(3):
            s.lost[row][pile] = 0
    for seat in range(SEATS):
        s.under_known[observer][seat] = -1
        s.urchins_most[observer][seat] = UNLIMITED
    for i in range(s.nests):
        s.nest_least[observer][i] = -1
