"""What stands on a score sheet: players, rounds, cells with their history. Plain values, nothing worked out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Value = int | list[str] | None
"""What stands in a cell: a number, words for things lying on the table (``["8", "K"]``, ``["pink4"]``, ``["3",
"-1"]``), or None for "not yet". Zero and an empty list are entries like any other."""

LARGEST = 999_999
MOST_PLAYERS = 20
MOST_ROUNDS = 500
MOST_WORDS = 120

Word = Annotated[str, Meta(max_length=32)]
Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Words = Annotated[list[Word], Meta(max_length=MOST_WORDS)]


class Cell(msgspec.Struct):
    """A value and those it replaced, the oldest first."""

    value: Whole | Words | None = None
    was: Annotated[list[Whole | Words | None], Meta(max_length=1000)] = []


class Round(msgspec.Struct):
    """A line of the sheet: a cell a player (by id, as text), and the words all players share (scoring cards, river)."""

    cells: dict[str, Cell] = {}
    common: Words = []


class Player(msgspec.Struct):
    """Somebody on the sheet. ``since`` and ``until``: the rounds taken part in, the last not included (None: still);
    ``away``: rounds missed between them, as ``[first, first no more]``."""

    id: Annotated[int, Meta(ge=1, le=9999)]
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    start: Whole = 0
    since: Annotated[int, Meta(ge=0)] = 0
    until: Annotated[int, Meta(ge=0)] | None = None
    away: Annotated[
        list[tuple[Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0)]]], Meta(max_length=100)
    ] = []

    def is_in(self, number: int) -> bool:
        """Whether the player takes part in round ``number`` (0 …)."""
        is_here = self.since <= number and (self.until is None or number < self.until)
        return is_here and not any(first <= number < last for first, last in self.away)


class Sheet(msgspec.Struct):
    """A game at a real table. ``dealer``: the id of who deals round 1. ``plays_on``: past the target. ``closed``: the
    players say it is over. Times are ISO 8601 in UTC."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    game: Annotated[str, Meta(max_length=24)]
    players: Annotated[list[Player], Meta(min_length=1, max_length=MOST_PLAYERS)]
    name: Annotated[str, Meta(max_length=40)] = ""
    settings: dict[str, Any] = {}
    rounds: Annotated[list[Round], Meta(max_length=MOST_ROUNDS)] = []
    dealer: int | None = None
    plays_on: bool = False
    closed: bool = False
    started: Annotated[str, Meta(max_length=40)] = ""
    changed: Annotated[str, Meta(max_length=40)] = ""

    def value(self, number: int, player: Player) -> Value:
        """What stands in a cell; None for a cell that was never touched."""
        cell = self.rounds[number].cells.get(str(player.id))
        return None if cell is None else cell.value

    def put(self, number: int, player: Player, value: Value) -> None:
        """Write into a cell; what stood there is kept with it."""
        while len(self.rounds) <= number:
            self.rounds.append(Round())
        cell = self.rounds[number].cells.setdefault(str(player.id), Cell())
        if cell.value != value:
            if cell.value is not None:
                cell.was.append(cell.value)
            cell.value = value


def check(sheet: Sheet) -> str | None:
    """What makes a sheet from elsewhere unusable beyond its types (the name of the field), or None."""
    ids = [p.id for p in sheet.players]
    if len(set(ids)) < len(ids):
        return "players"
    if any(not key.isdecimal() or int(key) not in ids for r in sheet.rounds for key in r.cells):
        return "rounds"
    return "dealer" if sheet.dealer is not None and sheet.dealer not in ids else None
