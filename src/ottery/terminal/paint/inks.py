"""The few inks that everything is drawn with, by day (paper) and by night (deep water)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rich.color import Color
from rich.style import Style

PAPER, INK = "#f6efe0", "#1f2a30"
WATER, CHALK = "#10202a", "#efe7d6"


@dataclass(frozen=True)
class Pair:
    """One ink: its colour on paper and the lighter one on deep water; both can be read as text there."""

    day: str
    night: str


@dataclass(frozen=True)
class Colours:
    """What a board may add to the common inks, by name; ``first`` and ``second`` are the game's own two."""

    first: Pair
    second: Pair
    more: tuple[tuple[str, Pair], ...] = ()


HOUSE = Colours(Pair("#0f5f66", "#6cc5c4"), Pair("#a8401f", "#f09a78"))
"""For everything that belongs to no game."""

_COMMON: dict[str, Pair] = {
    "ground": Pair(PAPER, WATER),
    "text": Pair(INK, CHALK),
    "plain": Pair(INK, CHALK),
    "card": Pair("#fffaf0", "#1c3340"),
    "raised": Pair("#ffffff", "#234150"),
    "chosen": Pair("#f4d9a8", "#5a4a26"),
    "faint": Pair("#646459", "#a9b5b6"),
    "edge": Pair("#b9ab8d", "#4a6170"),
    "shade": Pair("#e9dfc9", "#0b1820"),
    "warn": Pair("#9c2b12", "#ffab8f"),
}


class Inks:
    """The inks of one board, by day or by night, as Rich styles."""

    def __init__(self, colours: Colours = HOUSE, *, night: bool) -> None:
        self.night = night
        pairs = _COMMON | {"first": colours.first, "second": colours.second} | dict(colours.more)
        self._hex = {name: pair.night if night else pair.day for name, pair in pairs.items()}

    def hex(self, name: str) -> str:
        """The colour of an ink as ``#rrggbb``."""
        return self._hex[name]

    def ink(self, name: str = "text", on: str | None = None, *, bold: bool = False) -> Style:
        """Text in the ink ``name``; ``on`` gives the background, None keeps the one below."""
        return _style(self._hex[name], self._hex[on] if on else None, bold=bold)

    def on(self, name: str) -> Style:
        """The background ``name`` alone."""
        return _style(None, self._hex[name], bold=False)

    def reversed(self, name: str) -> Style:
        """The ground's colour on the ink ``name``: a filled label."""
        return _style(self._hex["ground"], self._hex[name], bold=True)


@cache
def _style(color: str | None, on: str | None, *, bold: bool) -> Style:
    return Style(
        color=Color.parse(color) if color else None,
        bgcolor=Color.parse(on) if on else None,
        bold=bold or None,
    )
