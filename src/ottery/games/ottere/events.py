"""Ottere: what each seat is told of an action. Only who draws is told the card."""

from __future__ import annotations

from ...kernel.record import copy
from ...locales import Text
from .faces import CARDS, face, faces
from .sheet import points_of_hand, winners
from .state import ACE, DRAW, KINDS, NAME, OVER, PASS, TAKE, State, discard
from .words import cards_of, hand_of, held, suit_name


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    """The log lines of ``action`` for ``seat`` (−1: a spectator)."""
    told = _draws(before, action, after, seat) if action in (DRAW, TAKE) else [_says(before, action)]
    if after.done > before.done:
        return told + _round_end(before, action, after)
    return told + _effects(before, action, after)


def _line(name: str, seat: int, **values: str | int | Text) -> Text:
    return Text.of(f"ottere-event-{name}", player=seat + 1, **values)


def _says(before: State, action: int) -> Text:
    mover = int(before.turn)
    if action < KINDS:
        return _line("play", mover, card=face(CARDS[action]))
    if action == PASS:
        return _line("pass", mover)
    return _line("suit", mover, suit=suit_name(action - NAME))


def _draws(before: State, action: int, after: State, seat: int) -> list[Text]:
    """A reshuffle where there was one, then who drew how many; the cards for the seat itself."""
    mover = int(before.turn)
    count = held(after, mover) - held(before, mover)
    told = []
    if count > before.stock_n:
        told.append(Text.of("ottere-event-reshuffle", count=int(after.stock_n) + count - int(before.stock_n)))
    name = "draw" if action == DRAW else "take"
    if seat == mover and count:
        return [*told, _line(f"{name}-own", mover, count=count, cards=faces(_gained(before, after)))]
    return [*told, _line(name if count else "take-none", mover, count=count)]


def _gained(before: State, after: State) -> list[str]:
    """The words of the cards that the seat to move of ``before`` has in ``after`` beyond those it had."""
    gained = hand_of(after, int(before.turn))
    for word in hand_of(before, int(before.turn)):
        gained.remove(word)
    return gained


def _effects(before: State, action: int, after: State) -> list[Text]:
    """What an action card did, and a turn skipped by it."""
    rank = action >> 2
    if action >= KINDS:
        return []
    if after.owed > before.owed:
        return [_line("owed", int(after.turn), count=int(after.owed))]
    if rank == before.skip_rank or (rank == ACE and before.reverses and before.seats == 2):
        return [_line("skip", int(before.turn + before.step) % int(before.seats))]
    if after.step != before.step:
        return [Text.of("ottere-event-reverse", direction=int(after.step))]
    return []


def _round_end(before: State, action: int, after: State) -> list[Text]:
    """Who went out, the hands laid open, the scores, and what comes next."""
    end = copy(before)
    if action < KINDS:
        discard(end, int(end.turn), action)
    everybody = range(before.seats)
    told = [_line("out", int(before.turn)) if action < KINDS else Text.of("ottere-event-blocked")]
    for p in everybody:
        cards = hand_of(end, p)
        if cards:
            told.append(_line("hand", p, cards=faces(cards), points=points_of_hand(cards)))
    told += [_line("score", p, points=int(after.last[p]), total=int(after.totals[p])) for p in everybody]
    return told + (_game_end(after) if after.phase == OVER else _next_round(after))


def _next_round(after: State) -> list[Text]:
    number, begins = int(after.round_no), int(after.begins)
    told = [_line("round", begins, number=number)]
    told += [Text.of("ottere-event-buried", card=face(card)) for card in cards_of(int(after.buried))]
    return [*told, Text.of("ottere-event-starter", card=face(CARDS[after.top]))]


def _game_end(after: State) -> list[Text]:
    totals = [int(after.totals[p]) for p in range(after.seats)]
    best = winners(totals, "winner-collects" if after.collects else "penalty")
    name = "win" if len(best) == 1 else "share"
    return [_line(name, p, total=totals[p]) for p in best]
