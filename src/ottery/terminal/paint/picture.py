"""A picture made of character cells, with the places on it that can be chosen.

Boards paint on it; the widget that shows it knows no game. Coordinates are cells, (0, 0) top left; what would fall
outside is cut off.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

Edge = Literal["round", "heavy", "double", "dashed", "square"]

_EDGES: dict[Edge, str] = {
    "round": "╭─╮││╰─╯",
    "square": "┌─┐││└─┘",
    "heavy": "┏━┓┃┃┗━┛",
    "double": "╔═╗║║╚═╝",
    "dashed": "╭╌╮╎╎╰╌╯",
}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def __contains__(self, point: tuple[int, int]) -> bool:
        x, y = point
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, x: int, y: int) -> Box:
        """The rectangle without ``x`` columns on either side and ``y`` rows above and below."""
        return Box(self.x + x, self.y + y, max(0, self.width - 2 * x), max(0, self.height - 2 * y))


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be chosen.

    ``words`` are the legal actions it takes part in; ``tries`` the actions it would mean if they were legal, to be
    told why they are not. ``listed``: its actions are offered by name as well; ``is_label``: it is such a name.
    """

    name: str
    box: Box
    words: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()
    listed: bool = False
    is_label: bool = False


@dataclass(slots=True)
class Picture:
    """The cells and the spots; later spots lie on top of earlier ones."""

    width: int
    height: int
    ground: Style
    spots: list[Spot] = field(default_factory=list)
    _signs: list[list[str]] = field(init=False)
    _styles: list[list[Style]] = field(init=False)

    def __post_init__(self) -> None:
        self._signs = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[self.ground] * self.width for _ in range(self.height)]

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, self.width, self.height)

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write ``text`` from (x, y) to the right; a style without a background keeps the one below."""
        if not 0 <= y < self.height:
            return
        signs, styles = self._signs[y], self._styles[y]
        for sign in text:
            if 0 <= x < self.width:
                signs[x] = sign if cell_len(sign) == 1 else "·"
                styles[x] = styles[x] + style
            x += 1

    def center(self, box: Box, y: int, text: str, style: Style) -> None:
        """Write ``text`` in the middle of row ``y`` of ``box``, shortened to fit."""
        text = cut(text, box.width)
        self.put(box.x + (box.width - len(text)) // 2, box.y + y, text, style)

    def fill(self, box: Box, style: Style, sign: str = " ") -> None:
        """Cover ``box`` with ``sign``."""
        for y in range(box.y, box.y + box.height):
            self.put(box.x, y, sign * box.width, style)

    def frame(self, box: Box, style: Style, edge: Edge = "round") -> None:
        """Draw the border of ``box`` inside it, and clear what it holds."""
        if box.width < 2 or box.height < 2:
            return
        tl, top, tr, left, right, bl, bottom, br = tuple(_EDGES[edge])
        inner = box.width - 2
        self.put(box.x, box.y, tl + top * inner + tr, style)
        for y in range(box.y + 1, box.y + box.height - 1):
            self.put(box.x, y, left + " " * inner + right, style)
        self.put(box.x, box.y + box.height - 1, bl + bottom * inner + br, style)

    def spot(
        self,
        name: str,
        box: Box,
        words: tuple[str, ...] = (),
        tries: tuple[str, ...] = (),
        *,
        listed: bool = False,
        is_label: bool = False,
    ) -> None:
        """Make ``box`` a place that can be chosen."""
        self.spots.append(Spot(name, box, words, tries, listed, is_label))

    def paste(self, other: Picture, x: int = 0, y: int = 0) -> None:
        """Put another picture, its spots too, onto this one with its top left corner at (x, y)."""
        for row, (signs, styles) in enumerate(zip(other._signs, other._styles, strict=True), y):
            if 0 <= row < self.height:
                self._signs[row][x : x + other.width] = signs[: self.width - x]
                self._styles[row][x : x + other.width] = styles[: self.width - x]
        for s in other.spots:
            moved = Box(s.box.x + x, s.box.y + y, s.box.width, s.box.height)
            self.spots.append(replace(s, box=moved))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """The topmost spot at a cell."""
        return next((s for s in reversed(self.spots) if (x, y) in s.box), None)

    def find(self, name: str | None) -> Spot | None:
        """The spot of that name."""
        return next((s for s in self.spots if s.name == name), None)

    def line(self, y: int) -> list[Segment]:
        """Row ``y`` as runs of one style."""
        signs, styles = self._signs[y], self._styles[y]
        segments: list[Segment] = []
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or (styles[x] is not styles[start] and styles[x] != styles[start]):
                segments.append(Segment("".join(signs[start:x]), styles[start]))
                start = x
        return segments

    def text(self) -> str:
        """The picture without its colours."""
        return "\n".join("".join(row).rstrip() for row in self._signs)


def cut(text: str, width: int) -> str:
    """``text`` in at most ``width`` cells, the end replaced by … where it is longer."""
    if len(text) <= width:
        return text
    return text[: width - 1] + "…" if width > 0 else ""


def cut_name(name: str, width: int) -> str:
    """A name cut so that the number at its end, which tells it from others, stays: ``Play…12``."""
    head, _, number = name.rpartition(" ")
    if len(name) <= width or not number.isdecimal():
        return cut(name, width)
    return cut(f"{head} ", width - len(number)) + number


def wrap(text: str, width: int, lines: int) -> list[str]:
    """``text`` broken at spaces into at most ``lines`` lines of ``width`` cells; the last one is cut if need be."""
    rows: list[str] = []
    row = ""
    for word in text.split():
        if row and len(row) + 1 + len(word) > width:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    rows.append(row)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return [cut(r, width) for r in rows]
