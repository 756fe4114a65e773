"""What people ask for at a table, and the event that follows, or the refusal. Nothing here changes anything.

The order of checks: who, seat, not over, turn, version, legal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from .. import bots
from ..games.game import Kind, Refused
from ..locales import Text
from ..match import Match
from ..wire import messages as m
from ..wire.parts import OnAbsence
from . import events as e
from .calls import calls_of, pause_of
from .errors import Denied
from .table import Seat, Table


class Room(NamedTuple):
    """What is known beside the events: the time, which seats have a connection, and the bot that stands in."""

    now: float
    present: Collection[int]
    usual_level: str


@dataclass(frozen=True, slots=True)
class Deed:
    """A wish of the device that holds ``number``, at a table."""

    table: Table
    room: Room
    number: int
    device: int

    @property
    def seat(self) -> Seat:
        """The seat that asks."""
        return self.table.seat(self.number)

    def match(self) -> Match:
        """The game; denied before the deal and after the end."""
        if self.table.match is None:
            raise Denied("illegal", "table-not-dealt")
        if self.table.phase != "playing":
            raise Denied("over", "refuse-over")
        return self.table.match

    def check_live(self) -> None:
        """Denied when the table has ended."""
        if not self.table.is_live:
            raise Denied("over", "table-ended")

    def check_host(self) -> None:
        """Denied to all but the host."""
        if self.table.host != self.number:
            raise Denied("forbidden", "table-host-only")

    def other(self, number: int) -> Seat:
        """Another seat; denied when there is none of that number, or it is one's own."""
        if not self.table.has_seat(number) or number == self.number:
            raise Denied("unreadable", "table-no-other", seat=number)
        return self.table.seat(number)


def decide(deed: Deed, wish: m.Intent) -> e.AnyEvent:
    """The event that carries out ``wish``. Denied or Refused, nothing changed."""
    if deed.device != deed.seat.device:
        raise Denied("seat", "table-not-yours")
    return _DECIDE[type(wish)](deed, wish)


def _contribute(deed: Deed, wish: m.Contribute) -> e.AnyEvent:
    if deed.table.phase != "waiting":
        raise Denied("over", "table-dealt")
    if deed.seat.contribution is not None:
        raise Denied("illegal", "table-contributed")
    return e.Contributed(seat=deed.number, text=wish.text)


def _play(deed: Deed, wish: m.Play) -> e.AnyEvent:
    match = deed.match()
    action = match.check(wish.word, seat=deed.number, who=deed.seat.who, version=wish.version)
    pause = pause_of(deed.table)
    if pause is not None and deed.room.now < pause.until and action not in calls_of(deed.table):
        raise Denied("turn", "table-pause")
    return e.Acted(seat=deed.number, action=action)


def _undo(deed: Deed, wish: m.Undo) -> e.AnyEvent:
    match = deed.match()
    _check_version(wish.version, match)
    if deed.seat.level is not None:
        raise Denied("seat", "match-away", seat=deed.number)
    if deed.table.undo is not None:
        raise Denied("illegal", "table-undo-asked")
    hindrance = match.undo_hindrance(deed.number)
    if hindrance is not None:
        raise Refused(Kind.ILLEGAL, hindrance)
    asked = [k for k in others_here(deed.table, deed.room, deed.number) if deed.table.seat(k).is_person]
    return e.UndoAsked(seat=deed.number, asked=asked) if asked else e.Undone(seat=deed.number)


def _answer_undo(deed: Deed, wish: m.AnswerUndo) -> e.AnyEvent:
    match = deed.match()
    _check_version(wish.version, match)
    if deed.table.undo is None or deed.number not in deed.table.undo.waiting:
        raise Denied("illegal", "table-undo-not-asked")
    return e.UndoAnswered(seat=deed.number, allow=wish.allow)


def _check_version(given: int, match: Match) -> None:
    if given != match.version:
        raise Refused(Kind.STALE, Text.of("match-stale", given=given, current=match.version))


def _say(deed: Deed, wish: m.Say) -> e.AnyEvent:
    if not deed.table.settings.chat:
        raise Denied("forbidden", "table-chat-off")
    if deed.seat.muted:
        raise Denied("forbidden", "table-muted")
    text = None if wish.text is None else tidy(wish.text)
    if (wish.phrase is None) == (not text):
        raise Denied("unreadable", "table-say-one")
    return e.Said(seat=deed.number, phrase=wish.phrase, text=text)


def _start(deed: Deed, wish: m.Start) -> e.AnyEvent:
    deed.check_host()
    if deed.table.phase != "waiting" or deed.table.has_begun:
        raise Denied("over", "table-dealt")
    return e.Begun(level=check_level(wish.level or deed.room.usual_level))


def _kick(deed: Deed, wish: m.Kick) -> e.AnyEvent:
    deed.check_host()
    deed.check_live()
    seat = deed.other(wish.seat)
    if seat.level is not None and deed.table.match is None:
        return e.Freed(seat=wish.seat, why="opened")
    if seat.device is None:
        raise Denied("illegal", "table-no-person", seat=wish.seat)
    return e.Freed(seat=wish.seat, why="kicked", level=_level_after(deed, wish.seat))


def _put_bot(deed: Deed, wish: m.PutBot) -> e.AnyEvent:
    deed.check_host()
    deed.check_live()
    if deed.other(wish.seat).device is not None:
        raise Denied("illegal", "table-is-person", seat=wish.seat)
    return e.BotSeated(seat=wish.seat, level=check_level(wish.level))


def _give_host(deed: Deed, wish: m.GiveHost) -> e.AnyEvent:
    deed.check_host()
    if not deed.other(wish.seat).is_person or wish.seat not in deed.room.present:
        raise Denied("illegal", "table-host-present", seat=wish.seat)
    return e.HostPassed(seat=wish.seat)


def _mute(deed: Deed, wish: m.Mute) -> e.AnyEvent:
    deed.check_host()
    deed.other(wish.seat)
    return e.Muted(seat=wish.seat, muted=wish.muted)


def _change(deed: Deed, wish: m.Change) -> e.AnyEvent:
    deed.check_host()
    wanted = {"spectators": wish.spectators, "chat": wish.chat, "public": wish.public, "pace": wish.pace}
    given = {name: value for name, value in wanted.items() if value is not None}
    return e.Changed(settings=msgspec.structs.replace(deed.table.settings, **given))


def _decide_absence(deed: Deed, wish: m.Decide) -> e.AnyEvent:
    deed.match()
    seat = deed.other(wish.seat)
    if not seat.away or seat.level is not None:
        raise Denied("illegal", "table-is-here", seat=wish.seat)
    if wish.choice not in choices(deed.table, deed.room, deed.number):
        raise Denied("forbidden", "table-host-only")
    if wish.choice == "wait":
        return e.Waited(seat=wish.seat)
    if wish.choice == "bot":
        return e.StoodIn(seat=wish.seat, level=deed.room.usual_level, voted=True)
    return e.Closed(why="chosen")


def choices(table: Table, room: Room, viewer: int | None) -> list[OnAbsence]:
    """What a viewer may choose about somebody who is away: to end the game, only the host or the only one there."""
    if viewer is None or not table.seat(viewer).is_person:
        return []
    may_end = table.host == viewer or not others_here(table, room, viewer)
    return ["wait", "bot", "end"] if may_end else ["wait", "bot"]


def others_here(table: Table, room: Room, number: int) -> list[int]:
    """The seats of other devices that people hold and have open now."""
    mine = table.seat(number).device
    return [k for k in table.people() if table.seat(k).device != mine and k in room.present]


def _stand_in(deed: Deed, wish: m.StandIn) -> e.AnyEvent:
    deed.match()
    if deed.seat.level is not None:
        raise Denied("illegal", "match-away", seat=deed.number)
    return e.StoodIn(seat=deed.number, level=check_level(wish.level or deed.room.usual_level))


def _come_back(deed: Deed, _wish: m.ComeBack) -> e.AnyEvent:
    deed.match()
    if deed.seat.level is None:
        raise Denied("illegal", "table-is-here", seat=deed.number)
    return e.Returned(seat=deed.number)


def _leave(deed: Deed, _wish: m.Leave) -> e.AnyEvent:
    deed.check_live()
    return e.Freed(seat=deed.number, why="left", level=_level_after(deed, deed.number))


def _level_after(deed: Deed, number: int) -> str | None:
    """The bot that plays on where a person goes; None before the deal."""
    if deed.table.match is None:
        return None
    return deed.table.seat(number).level or deed.room.usual_level


def check_level(level: str) -> str:
    """A bot's level; Refused (unknown) when there is none."""
    return bots.find_bot(level).level


BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


def tidy(text: str) -> str:
    """One line without control characters and the like."""
    spaced = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept = "".join(c for c in spaced if c == "\u200d" or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that somebody who comes now gets; Denied when there is none, or not the one wanted."""
    if not table.is_live:
        raise Denied("over", "table-ended")
    free = [k for k, seat in table.numbered() if seat.is_open]
    if table.match is not None or not free or (wanted is not None and wanted not in free):
        raise Denied("full", "table-full")
    return wanted or free[0]


def check_name(name: str) -> str:
    """A player's name as it is shown; denied when nothing is left of it or letters are piled up."""
    shown = tidy(name)
    marks = sum(unicodedata.combining(c) > 0 for c in shown)
    seen = [c for c in shown if c not in BLANK]
    if not any(unicodedata.category(c)[0] in "LNS" for c in seen) or len(shown) > 24 or marks > 6:
        raise Denied("unreadable", "table-name")
    return shown


_DECIDE: dict[type[m.Intent], Callable[[Deed, Any], e.AnyEvent]] = {
    m.Contribute: _contribute,
    m.Play: _play,
    m.Undo: _undo,
    m.AnswerUndo: _answer_undo,
    m.Say: _say,
    m.Start: _start,
    m.Kick: _kick,
    m.PutBot: _put_bot,
    m.GiveHost: _give_host,
    m.Mute: _mute,
    m.Change: _change,
    m.Decide: _decide_absence,
    m.StandIn: _stand_in,
    m.ComeBack: _come_back,
    m.Leave: _leave,
}
