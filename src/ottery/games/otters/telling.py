"""Otters: what a seat is told of an action. Each line is built for its viewer from what that viewer sees."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from ...kernel.record import NONE
from ...locales import Text
from .state import (
    A_LEFT,
    A_PASS,
    A_SEAT,
    A_THING,
    ALL_PASS,
    BLACK_POOL,
    EENY,
    KINDS,
    ONE_HAND,
    OVER,
    PLACE,
    PLAY,
    POOL,
    THINGS,
    THROW_BACK,
    URCHIN,
    WHITE,
    State,
    count,
    effect_of_card,
)
from .words import card_name, pearl_name, thing_name


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What ``seat`` (−1: a spectator) is told of ``action``, as log lines."""
    lines = [_headline(before, action, seat)]
    if seat >= 0:
        lines += _own(before, action, after, seat)
    lines += _counts(before, after, seat)
    for p in range(after.seats):
        if after.under[p] != NONE and before.under[p] == NONE:
            lines.append(Text.of("otters-event-covers", player=p + 1))
    if after.card == NONE:
        lines += _end_of_turn(before, action, after)
    return lines


def _headline(s: State, action: int, seat: int) -> Text:
    player, is_mine = int(s.asked) + 1, s.asked == seat
    if action < A_SEAT:
        return Text.of("otters-event-play", player=player, card=card_name(action))
    if action < A_THING:
        return Text.of("otters-event-seat", player=player, other=action - A_SEAT + 1)
    if action < A_LEFT:
        return _thing_headline(s, action - A_THING, player, is_mine=is_mine)
    if action == A_PASS:
        return Text.of("otters-event-pass", player=player)
    side = Text.of("otters-right" if action > A_LEFT else "otters-left")
    if s.question != PLACE:
        return Text.of("otters-event-pick", player=player, side=side)
    if is_mine:
        return Text.of("otters-event-your-place", pearl=pearl_name(int(s.drawn[s.step])), side=side)
    hidden = sum(int(pearl) != NONE for pearl in cast(Any, s.drawn))
    return Text.of("otters-event-place", player=player, number=int(s.step) + 1, count=hidden)


def _thing_headline(s: State, thing: int, player: int, *, is_mine: bool) -> Text:
    if effect_of_card(s) == THROW_BACK:
        return Text.of("otters-event-card-open", player=player, card=card_name(thing))
    what = "card" if thing < KINDS else "pearl"
    if effect_of_card(s) == EENY:
        what = "gift" if s.step else "keep"
    if is_mine:
        return Text.of(f"otters-event-your-{what}", thing=thing_name(thing))
    return Text.of(f"otters-event-{what}", player=player)


def _given(s: State, action: int, after: State, seat: int) -> tuple[int, int]:
    """What ``seat`` has given away, and been given, as it knows from the answers alone; NONE: nothing."""
    if s.question == PLAY:
        return (action if action < A_SEAT and s.turn == seat else NONE), NONE
    is_named = A_THING <= action < A_LEFT
    if not is_named or after.card != NONE:
        return NONE, NONE
    if s.asked == seat:
        return action - A_THING, NONE
    if effect_of_card(s) in (ONE_HAND, ALL_PASS):
        return int(s.passing[seat]), NONE
    return NONE, (action - A_THING if seat == s.target else NONE)


def _own(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What came to the viewer and what went, beside what the answers have told already."""
    last = WHITE if after.out[seat] else 0  # the hand of who has just gone out is told in one line
    found: Counter[int] = Counter()
    for thing in range(last, THINGS):
        found[thing] = int(after.held[seat][thing]) - int(before.held[seat][thing])
    given, got = _given(before, action, after, seat)
    if given >= last:
        found[given] += 1
    if got >= last:
        found[got] -= 1
    came = sorted([*(+found).elements(), *([got] if got >= last else [])])
    lines = [Text.of("otters-event-you-get", thing=thing_name(thing)) for thing in came]
    return lines + [
        Text.of("otters-event-you-lose", thing=thing_name(t)) for t in sorted((-found).elements())
    ]


def _counts(before: State, after: State, seat: int) -> list[Text]:
    """How many pearls others have more or less, by colour."""
    lines = []
    for p in range(after.seats):
        if p != seat:
            for colour, pile in (("white", POOL), ("black", BLACK_POOL)):
                more = int(count(after, p, pile)) - int(count(before, p, pile))
                if more:
                    key = f"otters-event-{'gains' if more > 0 else 'loses'}-{colour}"
                    lines.append(Text.of(key, player=p + 1, count=abs(more)))
    return lines


def _effect_of(before: State, action: int) -> int:
    """What the card does that this action played or went on with; NONE for a pass."""
    if before.question == PLAY:
        return int(before.effect[action]) if action < A_SEAT else NONE
    return int(effect_of_card(before))


def _end_of_turn(before: State, action: int, after: State) -> list[Text]:
    effect = _effect_of(before, action)
    lines = []
    if effect == ONE_HAND:
        lines.append(Text.of("otters-event-pearls-passed"))
    elif effect == ALL_PASS:
        lines.append(Text.of("otters-event-cards-passed"))
    elif effect == URCHIN:
        lines.append(Text.of("otters-event-urchin-back"))
    gone = (p for p in range(after.seats) if after.out[p] and not before.out[p])
    lines += [Text.of("otters-event-out", player=p + 1) for p in gone]
    if after.discard_size < before.discard_size:
        lines.append(Text.of("otters-event-reshuffle"))
    if after.question == OVER:
        return [*lines, Text.of("otters-event-over")]
    return [
        *lines,
        Text.of("otters-event-turn", player=int(after.turn) + 1),
    ]
