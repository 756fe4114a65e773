"""From one state of a table to the next: what each stored event does."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from ..games.game import Game
from ..match import Chair, Course, Match
from ..match.pledge import commitment, table_seed
from ..wire.parts import ChatLine
from . import events as e
from .table import INTENTS_KEPT, Seat, Table, Undo

BOT_PART = "bot"
"""What a bot contributes to the seed."""


def open_table(name: str, event: e.Opened, at: float, find: Callable[[str], Game]) -> Table:
    """The table after its first event."""
    game = find(event.game)
    seats = [Seat(name=p.name, device=p.device, level=p.level) for p in event.places]
    table = Table(
        id=name, game=game, opened=event, created=at, seats=seats, host=event.host, settings=event.settings
    )
    for number, seat in table.numbered():
        if seat.level and not seat.name:
            seat.name = table.bot_name(number)
    table.seq, table.changed = 1, at
    return table


def apply(table: Table, event: e.AnyEvent, at: float, intent: str | None = None) -> None:
    """Change ``table`` as ``event``, its next one, says."""
    change(event, table, at)
    table.seq += 1
    table.changed = at
    if intent is not None:
        table.intents[intent] = table.seq
        while len(table.intents) > INTENTS_KEPT:
            table.intents.popitem(last=False)


@singledispatch
def change(event: object, table: Table, at: float) -> None:
    """What an event does; TypeError for one that nothing is known of."""
    raise TypeError(f"no table knows the event {type(event).__name__}")


@change.register
def _joined(event: e.Joined, table: Table, at: float) -> None:
    table.seats[event.seat - 1] = Seat(name=event.name, device=event.device)
    table.note(at, "table-note-joined", player=event.seat)


@change.register
def _moved(event: e.Moved, table: Table, at: float) -> None:
    table.seat(event.seat).device = event.device
    if table.match is not None:
        table.match.chairs[event.seat - 1].who = table.seat(event.seat).who


@change.register
def _contributed(event: e.Contributed, table: Table, at: float) -> None:
    table.seat(event.seat).contribution = event.text


@change.register
def _freed(event: e.Freed, table: Table, at: float) -> None:
    seat = table.seat(event.seat)
    name = seat.name
    if event.why == "kicked" and seat.device is not None:
        table.banned.add(seat.device)
    if table.match is None:
        table.seats[event.seat - 1] = Seat()
    else:
        _hand_to_bot(table, event.seat, event.level or "greedy")
        seat.device = table.match.chairs[event.seat - 1].who = None
        seat.away = seat.waited = seat.voted = False
    if table.host == event.seat:
        table.host = None
    table.note(at, f"table-note-{event.why}", name=name)


@change.register
def _bot(event: e.BotSeated, table: Table, at: float) -> None:
    _seat_bot(table, event.seat, event.level)


def _seat_bot(table: Table, number: int, level: str) -> None:
    table.seats[number - 1] = Seat(name=table.bot_name(number), level=level)
    if table.match is not None:
        table.match.chairs[number - 1].bot = level


@change.register
def _begun(event: e.Begun, table: Table, at: float) -> None:
    for number, seat in table.numbered():
        if seat.is_open:
            _seat_bot(table, number, event.level)
    table.has_begun = True


@change.register
def _dealt(event: e.Dealt, table: Table, at: float) -> None:
    parts = [BOT_PART if seat.device is None else seat.contribution or "" for seat in table.seats]
    secret = table.opened.secret
    pledge = {"commit": commitment(secret), "secret": secret, "contributions": parts}
    course = Course.begin(
        table.game, seats=len(parts), options=table.opened.options, seed=table_seed(secret, parts)
    )
    chairs = [Chair(name=seat.name, who=seat.who, bot=seat.level) for seat in table.seats]
    table.match = Match(course, chairs, pledge)
    table.phase = "playing"
    table.step_at = table.turn_at = at
    _look_who_moves(table)


@change.register
def _acted(event: e.Acted, table: Table, at: float) -> None:
    before = table.mover
    table.last = _match(table).take(event.seat, event.action)
    table.step_at = at
    table.undo = None
    _look_who_moves(table)
    if table.mover != before:
        table.turn_at = at


def _look_who_moves(table: Table) -> None:
    """Asked of the rules once for each position; nobody moves when the game is over."""
    table.mover = _match(table).to_move
    if table.mover is None:
        table.phase = "over"


@change.register
def _undo_asked(event: e.UndoAsked, table: Table, at: float) -> None:
    table.undo = Undo(event.seat, _match(table).version, list(event.asked))


@change.register
def _undo_answered(event: e.UndoAnswered, table: Table, at: float) -> None:
    if table.undo is None:
        return
    if event.allow:
        table.undo.waiting = [k for k in table.undo.waiting if k != event.seat]
    else:
        table.undo = None
        table.note(at, "table-note-undo-refused", player=event.seat)


@change.register
def _undone(event: e.Undone, table: Table, at: float) -> None:
    match = _match(table)
    match.take_back(event.seat)
    table.undo = table.last = None
    table.undone_at = match.version
    table.step_at = table.turn_at = at
    _look_who_moves(table)
    table.note(at, "table-note-undone", player=event.seat)


@change.register
def _said(event: e.Said, table: Table, at: float) -> None:
    table.say(ChatLine(n=table.chat_count, at=at, seat=event.seat, phrase=event.phrase, text=event.text))


@change.register
def _muted(event: e.Muted, table: Table, at: float) -> None:
    table.seat(event.seat).muted = event.muted


@change.register
def _changed(event: e.Changed, table: Table, at: float) -> None:
    table.settings = event.settings


@change.register
def _host(event: e.HostPassed, table: Table, at: float) -> None:
    table.host = event.seat
    table.note(at, "table-note-host", player=event.seat)


@change.register
def _strayed(event: e.Strayed, table: Table, at: float) -> None:
    seat = table.seat(event.seat)
    seat.away, seat.waited = True, False
    table.note(at, "table-note-strayed", player=event.seat)


@change.register
def _waited(event: e.Waited, table: Table, at: float) -> None:
    table.seat(event.seat).waited = True


@change.register
def _stood_in(event: e.StoodIn, table: Table, at: float) -> None:
    seat = table.seat(event.seat)
    _hand_to_bot(table, event.seat, event.level)
    seat.voted = event.voted
    table.note(at, "table-note-stood-in", player=event.seat)


def _hand_to_bot(table: Table, number: int, level: str) -> None:
    seat = table.seat(number)
    _match(table).leave(seat=number, who=None if seat.level else seat.who, bot=level)
    seat.level = level
    if table.undo is not None and number in (table.undo.seat, *table.undo.waiting):
        table.undo.waiting = [k for k in table.undo.waiting if k != number]
        table.undo = None if table.undo.seat == number else table.undo


@change.register
def _returned(event: e.Returned, table: Table, at: float) -> None:
    seat = table.seat(event.seat)
    if seat.level is not None:
        _match(table).come_back(seat=event.seat, who=seat.who or "")
        seat.level = None
    seat.away = seat.waited = seat.voted = False
    table.note(at, "table-note-returned", player=event.seat)


@change.register
def _closed(event: e.Closed, table: Table, at: float) -> None:
    table.phase, table.closed, table.undo = "closed", event.why, None


@change.register
def _followed(event: e.Followed, table: Table, at: float) -> None:
    table.next_table = event.table


def _match(table: Table) -> Match:
    assert table.match is not None, "the event needs a game"
    return table.match
