"""Otters: what a seat is told of an action. Each line is built for its viewer from what that viewer sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.record import NONE
from ...locales import Text
from .state import (
    A_CARD,
    A_LEFT,
    A_PASS,
    A_PEARL,
    A_SEAT,
    ALL_PASS,
    EXCHANGE,
    GIFT,
    HANDS_OFF,
    KINDS,
    ONE_HAND,
    OVER,
    PEARLS,
    PLACE,
    PLAY,
    RENEW,
    THROW_BACK,
    TRADE,
    URCHIN,
    State,
    blacks,
    effect_of_card,
    whites,
)
from .words import card_name, pearl_name


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """What ``seat`` (−1: a spectator) is told of ``action``, as log lines."""
    lines = [_headline(before, action, seat)]
    if seat >= 0:
        lines += _own_pearls(before, action, after, seat) + _own_cards(before, action, after, seat)
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
    if action < A_PEARL:
        return Text.of("otters-event-seat", player=player, other=action - A_SEAT + 1)
    if action < A_CARD:
        if is_mine:
            return Text.of("otters-event-your-pearl", pearl=pearl_name(action - A_PEARL))
        return Text.of("otters-event-pearl", player=player)
    if action < A_LEFT:
        return _card_headline(s, action - A_CARD, player, is_mine=is_mine)
    if action == A_PASS:
        return Text.of("otters-event-pass", player=player)
    side = Text.of("otters-right" if action > A_LEFT else "otters-left")
    if s.question != PLACE:
        return Text.of("otters-event-pick", player=player, side=side)
    if is_mine:
        return Text.of("otters-event-your-place", pearl=pearl_name(int(s.drawn[s.step])), side=side)
    return Text.of("otters-event-place", player=player)


def _card_headline(s: State, kind: int, player: int, *, is_mine: bool) -> Text:
    if effect_of_card(s) == THROW_BACK:
        return Text.of("otters-event-card-open", player=player, card=card_name(kind))
    if is_mine:
        return Text.of("otters-event-your-card", card=card_name(kind))
    return Text.of("otters-event-card", player=player)


def _difference(before: Any, after: Any, kinds: int) -> Counter[int]:
    """What there is more of after than before; negative: less."""
    return Counter({k: int(after[k]) - int(before[k]) for k in range(kinds) if after[k] != before[k]})


def _given(
    s: State, action: int, after: State, seat: int, first: int, effects: tuple[int, ...]
) -> tuple[int, int]:
    """What ``seat`` has given, and been given, as it knows from the answers alone; NONE: nothing."""
    if after.card != NONE or s.card == NONE:
        return NONE, NONE
    effect = effect_of_card(s)
    is_answer = first <= action < (A_CARD if first == A_PEARL else A_LEFT)
    if effect in (ONE_HAND, ALL_PASS) and effect in effects:
        return (action - first if s.asked == seat else int(s.passing[seat])), NONE
    if not is_answer or effect not in effects:
        return NONE, NONE
    if s.asked == seat:
        return action - first, NONE
    return NONE, (action - first if s.target == seat and effect in (EXCHANGE, GIFT, TRADE) else NONE)


def _changes(found: Counter[int], given: int, got: int) -> tuple[list[int], list[int]]:
    """What came and what went, when the answers tell one of the two and ``found`` is the difference."""
    if given != NONE:
        found[given] += 1
    if got != NONE:
        found[got] -= 1
    came = sorted(found.elements())
    went = sorted((-found).elements())
    return (came if got == NONE else sorted([*came, got])), went


def _lines_of_changes(came: list[Text], went: list[Text]) -> list[Text]:
    got = [Text.of("otters-event-you-get", thing=thing) for thing in came]
    return got + [Text.of("otters-event-you-lose", thing=thing) for thing in went]


def _own_pearls(before: State, action: int, after: State, seat: int) -> list[Text]:
    effects = (EXCHANGE, GIFT, ONE_HAND, RENEW, HANDS_OFF)
    given, got = _given(before, action, after, seat, A_PEARL, effects)
    found = _difference(before.pearls[seat], after.pearls[seat], PEARLS)
    came, went = _changes(found, given, got)
    return _lines_of_changes([pearl_name(p) for p in came], [pearl_name(p) for p in went])


def _own_cards(before: State, action: int, after: State, seat: int) -> list[Text]:
    if after.out[seat]:
        return []
    given, got = _given(before, action, after, seat, A_CARD, (THROW_BACK, TRADE, ALL_PASS))
    found = _difference(before.hands[seat], after.hands[seat], KINDS)
    if before.question == PLAY and before.turn == seat and action < A_SEAT:
        given = action
    came, went = _changes(found, given, got)
    return _lines_of_changes([card_name(k) for k in came], [card_name(k) for k in went])


def _counts(before: State, after: State, seat: int) -> list[Text]:
    """How many pearls others have more or less, by colour."""
    lines = []
    for p in range(after.seats):
        if p != seat:
            for colour, count in (("white", whites), ("black", blacks)):
                more = int(count(after, p)) - int(count(before, p))
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
