"""What each observer knows of what lies hidden, kept up to date as pearls and cards move.

For observer o and holder h (a seat, or the pool or deck) the row ``6 o + h`` of ``pearls_known`` counts pearls that o
has seen go there. ``pearls_lost`` (white, black) counts those of that colour that have left since without o seeing
which: all but so many of the known ones are still there. When that says nothing any more both are cleared. A pearl
that leaves unseen from where all pearls are known and alike is known all the same. Cards are kept in the same way.

``urchins_most[o][p]``: no more urchins than this are in p's hand, as nobody who ends a turn with two plays on (R9)
and dealt hands hold none (R2). ``nest_least[o][i] … nest_most[i]``: how many cards lie above an urchin that went back
into the deck (R11); below 0 means that it may have been drawn.
"""

from __future__ import annotations

from ...kernel.jit import rule, whole
from .state import (
    HELD,
    HOLDERS,
    KINDS,
    NESTS,
    OBSERVERS,
    PEARLS,
    SEATS,
    SPECTATOR,
    UNLIMITED,
    URCHIN,
    WHITES,
    State,
    blacks,
    hand_size,
    whites,
)

EVERYBODY = (1 << OBSERVERS) - 1


@rule
def pearl_count(s: State, holder: int, is_black: int) -> int:
    """How many pearls of a colour (0 white, 1 black) a seat or the pool holds."""
    if holder == HELD:
        return whole(s.black_size) if is_black else whole(s.pool_size)
    return blacks(s, holder) if is_black else whites(s, holder)


@rule
def _pearls_known(s: State, row: int, is_black: int) -> int:
    found = 0
    for pearl in range(WHITES * is_black, WHITES if is_black == 0 else PEARLS):
        found += whole(s.pearls_known[row][pearl])
    return found


@rule
def _settle_pearls(s: State, row: int, is_black: int) -> None:
    """Clear what says nothing any more."""
    lost = whole(s.pearls_lost[row][is_black])
    if lost > 0 and lost >= _pearls_known(s, row, is_black):
        s.pearls_lost[row][is_black] = 0
        for pearl in range(WHITES * is_black, WHITES if is_black == 0 else PEARLS):
            s.pearls_known[row][pearl] = 0


@rule
def note_pearl_leaves(s: State, holder: int, pearl: int, seers: int) -> int:
    """Before a pearl leaves ``holder``, seen by the observers of the mask ``seers`` and the holder; returns the mask
    of all who know which one it is."""
    is_black = 1 if pearl >= WHITES else 0
    knowing = seers | (1 << holder if holder < HELD else 0)
    held = pearl_count(s, holder, is_black)
    for o in range(OBSERVERS):
        row = HOLDERS * o + holder
        known = whole(s.pearls_known[row][pearl])
        if known == held and s.pearls_lost[row][is_black] == 0:
            knowing |= 1 << o
        if not (knowing >> o) & 1:
            s.pearls_lost[row][is_black] += 1
        elif known > 0:
            s.pearls_known[row][pearl] -= 1
        _settle_pearls(s, row, is_black)
    return knowing


@rule
def note_pearl_arrives(s: State, holder: int, pearl: int, knowing: int) -> None:
    """A pearl has come to ``holder``; the observers of the mask ``knowing`` know which."""
    for o in range(OBSERVERS):
        if (knowing >> o) & 1 and (o != holder or holder == HELD):
            s.pearls_known[HOLDERS * o + holder][pearl] += 1


@rule
def note_pearl_is_under(s: State, seat: int, pearl: int, knowing: int) -> None:
    """A pearl has gone under Hands off! in front of ``seat``, for good (R17)."""
    for o in range(OBSERVERS):
        if (knowing >> o) & 1 and o != seat:
            s.under_known[o][seat] = pearl


@rule
def _cards_known(s: State, row: int) -> int:
    found = 0
    for kind in range(KINDS):
        found += whole(s.cards_known[row][kind])
    return found


@rule
def _settle_cards(s: State, o: int, holder: int) -> None:
    row = HOLDERS * o + holder
    lost = whole(s.cards_lost[o][holder])
    if lost > 0 and lost >= _cards_known(s, row):
        s.cards_lost[o][holder] = 0
        for kind in range(KINDS):
            s.cards_known[row][kind] = 0


@rule
def note_card_leaves(s: State, holder: int, kind: int, seers: int) -> int:
    """Before a card leaves a hand or the deck; as ``note_pearl_leaves``."""
    knowing = seers | (1 << holder if holder < HELD else 0)
    held = whole(s.deck_size) if holder == HELD else hand_size(s, holder)
    for o in range(OBSERVERS):
        row = HOLDERS * o + holder
        known = whole(s.cards_known[row][kind])
        if known == held and s.cards_lost[o][holder] == 0:
            knowing |= 1 << o
        if not (knowing >> o) & 1:
            s.cards_lost[o][holder] += 1
        elif known > 0:
            s.cards_known[row][kind] -= 1
        _settle_cards(s, o, holder)
        if holder < HELD and kind == URCHIN and (knowing >> o) & 1 and s.urchins_most[o][holder] > 0:
            s.urchins_most[o][holder] -= 1
    return knowing


@rule
def note_card_arrives(s: State, holder: int, kind: int, knowing: int) -> None:
    """A card has come to a hand or the deck; the observers of the mask ``knowing`` know which."""
    for o in range(OBSERVERS):
        is_known = (knowing >> o) & 1
        if is_known and (o != holder or holder == HELD):
            s.cards_known[HOLDERS * o + holder][kind] += 1
        if holder < HELD and (kind == URCHIN or not is_known):
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
    for o in range(OBSERVERS):
        row = HOLDERS * o + seat
        for kind in range(KINDS):
            s.cards_known[row][kind] = 0
        s.cards_lost[o][seat] = 0
        if o != seat:
            s.cards_known[row][URCHIN] = hand_size(s, seat)
    note_at_most(s, seat, hand_size(s, seat))


@rule
def note_reshuffle(s: State) -> None:
    """The discard pile, seen by all, becomes the deck (R5)."""
    s.nests = 0
    for o in range(OBSERVERS):
        s.cards_lost[o][HELD] = 0
        for kind in range(KINDS):
            s.cards_known[HOLDERS * o + HELD][kind] = 0
        for i in range(s.discard_size):
            s.cards_known[HOLDERS * o + HELD][whole(s.discard[i])] += 1
    _clear_nests(s)


@rule
def _clear_nests(s: State) -> None:
    """Leave nothing behind in the places that are not used."""
    for i in range(whole(s.nests), NESTS):
        s.nest_most[i] = 0
        for o in range(OBSERVERS):
            s.nest_least[o][i] = 0


@rule
def _drop_nest(s: State, nest: int) -> None:
    for i in range(nest, s.nests - 1):
        s.nest_most[i] = s.nest_most[i + 1]
        for o in range(OBSERVERS):
            s.nest_least[o][i] = s.nest_least[o][i + 1]
    s.nests -= 1
    _clear_nests(s)


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
def _least_sure(s: State) -> int:
    """The nest that is most likely empty, from what all have seen."""
    found = 0
    for i in range(s.nests):
        if s.nest_least[SPECTATOR][i] < s.nest_least[SPECTATOR][found]:
            found = i
    return found


@rule
def note_urchin_returns(s: State, least: int, most: int) -> None:
    """An urchin has gone back into the deck, with ``least`` … ``most`` cards above it (R11)."""
    for i in range(s.nests):
        for o in range(OBSERVERS):
            if most <= s.nest_least[o][i]:
                s.nest_least[o][i] += 1
        if least <= s.nest_most[i]:
            s.nest_most[i] += 1
    if s.nests == NESTS:
        _drop_nest(s, _least_sure(s))
    for o in range(OBSERVERS):
        s.nest_least[o][whole(s.nests)] = least
        s.cards_known[HOLDERS * o + HELD][URCHIN] += 1
    s.nest_most[whole(s.nests)] = most
    s.nests += 1


@rule
def forget(s: State, observer: int) -> None:
    """Take all knowledge from ``observer``: what is left is true of every deal."""
    for holder in range(HOLDERS):
        row = HOLDERS * observer + holder
        s.cards_lost[observer][holder] = 0
        for kind in range(KINDS):
            s.cards_known[row][kind] = 0
        for pearl in range(PEARLS):
            s.pearls_known[row][pearl] = 0
        s.pearls_lost[row][0] = 0
        s.pearls_lost[row][1] = 0
    for seat in range(SEATS):
        s.under_known[observer][seat] = -1
        s.urchins_most[observer][seat] = UNLIMITED
    for i in range(s.nests):
        s.nest_least[observer][i] = -1
