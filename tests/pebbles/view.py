"""What a seat sees of Pebbles."""

from __future__ import annotations

import msgspec

from ottery.locales import Text

from .rules import State


class View(msgspec.Struct, frozen=True):
    heap: int
    taken: list[int]
    secret: int | None


def view(s: State, seat: int) -> View:
    taken = [int(s.taken[p]) for p in range(s.seats)]
    return View(heap=int(s.heap), taken=taken, secret=int(s.secret[seat]) if seat >= 0 else None)


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    return [Text.of("pebbles-took", player=int(before.turn) + 1, count=action + 1)]
