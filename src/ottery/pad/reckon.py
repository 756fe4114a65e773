"""What follows from a sheet: scores, totals, places, whether it is over, who has won, and why."""

from __future__ import annotations

import msgspec

from ..games.game import Line
from ..games.scorepad import Fault, Page, Row, Tally
from . import room
from .sheet import Player, Sheet


class Outcome(msgspec.Struct):
    """A tally and what the players said: ``over`` by the rule (unless they play on) or because they closed the sheet;
    ``winners``: the seats (0 …), once it is over."""

    tally: Tally
    over: bool
    winners: list[int]

    @property
    def totals(self) -> list[int]:
        """Each seat's total."""
        return self.tally.totals

    @property
    def places(self) -> list[int]:
        """Each seat's place; equal ones share it, 0 for who has left."""
        return self.tally.places

    def lines(self, seat: int) -> list[Line]:
        """Why this many."""
        return [line for line in self.tally.lines if line.seat == seat]

    def wrong(self) -> list[Fault]:
        """What cannot be."""
        return self.tally.wrong


def page_of(sheet: Sheet) -> Page:
    """The sheet by seat, as a game's room reads it."""
    rows = [
        Row([_value(sheet, i, p) for p in sheet.players], [p.is_in(i) for p in sheet.players], found.common)
        for i, found in enumerate(sheet.rounds)
    ]
    return Page(
        sheet.settings, [p.start for p in sheet.players], [p.until is None for p in sheet.players], rows
    )


def _value(sheet: Sheet, number: int, player: Player) -> int | list[str] | None:
    return sheet.value(number, player) if player.is_in(number) else None


def reckon(sheet: Sheet) -> Outcome:
    """Work a sheet out; KeyError for a game the pad does not know."""
    tally = room.find(sheet.game).tally(page_of(sheet))
    over = sheet.closed or (tally.ended and not sheet.plays_on)
    return Outcome(tally, over, winners(tally) if over and any(tally.complete) else [])


def winners(tally: Tally) -> list[int]:
    """The seats in the first place, or those who reached the goal where a game has several winners."""
    won = tally.extras.get("won")
    if won is not None:
        return [p for p, w in enumerate(won) if w]
    return [p for p, place in enumerate(tally.places) if place == 1]


def dealer_of(sheet: Sheet, number: int) -> int | None:
    """The seat that deals round ``number``; the deal moves on to the next seat that takes part."""
    if sheet.dealer is None:
        return None
    count = len(sheet.players)
    found = next((i for i, p in enumerate(sheet.players) if p.id == sheet.dealer), 0)
    for i in range(number + 1):
        order = [(found + (i > 0) + k) % count for k in range(count)]
        found = next((seat for seat in order if sheet.players[seat].is_in(i)), found)
    return found if sheet.players[found].is_in(number) else None
