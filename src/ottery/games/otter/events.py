"""What a seat is told of each action of Otter: lines for the log, deny by default."""

from __future__ import annotations

from collections import Counter

from ...kernel.record import NONE
from ...locales import Text
from .party import PARTY
from .solo import cards_left, stone_change, top_of
from .state import (
    CHANGE,
    DRAW,
    GIVE_UP,
    HAND,
    OTTERS,
    PASS,
    PENALTY,
    PILE,
    STONE,
    STOP,
    State,
    buried,
    followed,
    size,
)
from .words import card_text, change_text, head_text, tail_text


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What ``seat`` is told of an action; drawn and discarded cards are named to their owner alone."""
    told = _solo(before, action) if before.seats == 1 else _turn(before, action, after, seat)
    return told + _end(after) if after.ended else told


def _text(key: str, /, **values: str | int | Text) -> Text:
    return Text.of(f"otter-event-{key}", **values)


def _solo(before: State, action: int) -> list[Text]:
    if action == GIVE_UP:
        return [_text("give-up", player=1)]
    if action >= STONE:
        change = change_text(int(stone_change(action - STONE)))
        return [_text("stone-used", player=1, change=change, left=int(before.stones[0]) - 1)]
    pile, otter = (action - PILE) // OTTERS, (action - PILE) % OTTERS
    card = card_text(int(top_of(before, pile)))
    return [_text("pile", player=1, card=card, pile=pile + 1, otter=otter + 1)]


def _turn(before: State, action: int, after: State, seat: int) -> list[Text]:
    player = int(before.turn) + 1
    if action < DRAW:
        return _played(before, action, after, seat)
    if action == DRAW:
        return _reshuffled(before, after, 0) + _drawn(before.turn, _hand(before, before.turn), after, seat)
    if action == PENALTY:
        return _called(before, after, seat)
    if action in (STOP, PASS):
        return [_text("stop" if action == STOP else "pass", player=player)]
    return [_text("change", player=player, change=change_text(action - CHANGE)), _now(after, action - CHANGE)]


def _now(after: State, index: int) -> Text:
    """What the otters want after a change: the heads, or the tails."""
    if index < 3 or 6 <= index < 9:
        return _text("now", **{f"of{o + 1}": head_text(int(after.heads[o])) for o in range(OTTERS)})
    return _text("now", **{f"of{o + 1}": tail_text(int(after.tails[o])) for o in range(OTTERS)})


def _called(before: State, after: State, seat: int) -> list[Text]:
    slipper, otter = int(before.slip_seat), int(before.slip_otter)
    card = int(before.tops[otter])
    held = _hand(before, slipper) + Counter([card])
    return [
        _text("penalty", player=slipper + 1, card=card_text(card), otter=otter + 1),
        *_reshuffled(before, after, -1),
        *_drawn(slipper, held, after, seat),
    ]


def _played(before: State, action: int, after: State, seat: int) -> list[Text]:
    mover, card, otter = int(before.turn), action // OTTERS, action % OTTERS
    rules = int(followed(before, card, otter))
    key = ("play-neither", "play-one", "play-both")[rules]
    told = [_text(key, player=mover + 1, card=card_text(card), otter=otter + 1)]
    if size(before, mover) == 1:
        told += _out(before, after, seat)
    elif rules == 2 and after.otter == NONE:
        told.append(_text("nothing-more", player=mover + 1))
    return told


def _out(before: State, after: State, seat: int) -> list[Text]:
    """The last card of a hand was played: what follows before the next turn."""
    mover, seats = int(before.turn), int(before.seats)
    if after.stones[mover] == before.stones[mover]:
        return [_text("party-won", player=mover + 1)] if seats >= PARTY else []
    told = [_text("stone", player=mover + 1, count=int(after.stones[mover]))]
    for p in range(seats if seats < PARTY else 0):
        told += _cut(before, after, p, seat)
    told += _reshuffled(before, after, 1)
    for i in range(seats):
        p = (int(after.turn) + i) % seats if seats < PARTY else (mover + i) % seats
        if size(before, p) <= HAND or seats >= PARTY:
            told += _drawn(p, _hand(before, p) if p != mover else Counter(), after, seat)
    if seats < PARTY:
        told.append(_text("round", round=int(after.round_no), player=int(after.turn) + 1))
    return told


def _cut(before: State, after: State, p: int, seat: int) -> list[Text]:
    count = int(size(before, p)) - HAND
    if count <= 0:
        return []
    gone = _hand(before, p) - _hand(after, p)
    if p == seat and gone:
        return [_text("cut-yours", player=p + 1, count=count, cards=_names(gone))]
    return [_text("cut", player=p + 1, count=count)]


def _reshuffled(before: State, after: State, played: int) -> list[Text]:
    """A new deck was made if fewer cards lie under the tops than ``played`` more (less one: taken back) would be."""
    return [_text("reshuffled")] if buried(after) < buried(before) + played else []


def _drawn(p: int, held: Counter[int], after: State, seat: int) -> list[Text]:
    """Seat ``p`` held these cards and has drawn; the new ones are named to itself."""
    new = _hand(after, p) - held
    if not new:
        return []
    if p == seat:
        return [_text("drawn-yours", player=int(p) + 1, count=new.total(), cards=_names(new))]
    return [_text("drawn", player=int(p) + 1, count=new.total())]


def _hand(s: State, p: int) -> Counter[int]:
    return Counter(int(s.cards[i]) >> 1 for i in range(s.start[p], s.start[p + 1]))


def _names(cards: Counter[int]) -> Text:
    """One text that names all these cards."""
    first, *rest = (card_text(card) for card in sorted(cards.elements()))
    for other in rest:
        first = Text.of("otter-list", one=first, other=other)
    return first


def _end(after: State) -> list[Text]:
    if after.seats > 1:
        return [_text("victory", player=p + 1) for p in range(after.seats) if int(after.winners) >> p & 1]
    left = int(cards_left(after))
    return [_text("solo-lost", player=1, count=left) if left else _text("solo-won", player=1)]
