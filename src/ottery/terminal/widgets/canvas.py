"""The widget that shows a picture and lets its spots be chosen with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ..paint.picture import Picture, Spot

Painter = Callable[[int, int, str | None], Picture]
"""Paints for a width, a height and the name of the spot under the cursor."""

_SIDES = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Canvas(Widget, can_focus=True):
    """Shows what its painter paints. Arrow keys move the cursor to the nearest spot on that side."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in _SIDES),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        """A spot was clicked, or entered with the keyboard."""

        def __init__(self, canvas: Canvas, spot: Spot) -> None:
            super().__init__()
            self.canvas = canvas
            self.spot = spot

        @property
        def control(self) -> Canvas:
            """The canvas it lies on."""
            return self.canvas

    def __init__(self, painter: Painter, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._painter = painter
        self.cursor: str | None = None
        self.picture: Picture | None = None
        self._painted_for: Size | None = None

    def repaint(self) -> None:
        """Paint anew: what is shown has changed."""
        self._painted_for = None
        self.refresh()

    def point_at(self, name: str | None) -> None:
        """Move the cursor to a spot, or nowhere."""
        if name != self.cursor:
            self.cursor = name
            self.repaint()

    def painted(self) -> Picture:
        """The picture for the present size."""
        if self.picture is None or self._painted_for != self.size:
            self._painted_for = self.size
            self.picture = self._painter(self.size.width, self.size.height, self.cursor)
        return self.picture

    def render_line(self, y: int) -> Strip:
        """One row of the screen."""
        picture = self.painted()
        return Strip(picture.line(y), picture.width) if y < picture.height else Strip.blank(self.size.width)

    def action_move(self, key: str) -> None:
        """Move the cursor to the next spot on one side."""
        picture = self.painted()
        here = picture.find(self.cursor)
        if here is None:
            self.point_at(first_spot(picture))
        else:
            there = neighbour(picture, here, *_SIDES[key])
            self.point_at(there.name if there else here.name)

    def action_choose(self) -> None:
        """Choose the spot under the cursor."""
        spot = self.painted().find(self.cursor)
        if spot:
            self.post_message(self.Chosen(self, spot))
        else:
            self.point_at(first_spot(self.painted()))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The cursor follows the mouse from spot to spot."""
        spot = self.painted().spot_at(event.x, event.y)
        if spot:
            self.point_at(spot.name)

    def on_click(self, event: events.Click) -> None:
        """A click chooses."""
        spot = self.painted().spot_at(event.x, event.y)
        if spot:
            self.point_at(spot.name)
            self.post_message(self.Chosen(self, spot))


def first_spot(picture: Picture) -> str | None:
    """Where the cursor begins: the first place that can be chosen, else the first that has something to say."""
    able = [s for s in picture.spots if s.words] or [s for s in picture.spots if s.tries]
    first = min(able, key=lambda s: (s.is_label, -s.box.y, s.box.x), default=None)
    return first.name if first else None


def neighbour(picture: Picture, here: Spot, dx: int, dy: int) -> Spot | None:
    """The spot nearest to ``here`` towards (dx, dy); what lies aside of that direction counts as farther away."""
    x, y = here.box.middle

    def distance(spot: Spot) -> float:
        a, b = spot.box.middle
        if dx:
            return abs(a - x) + 6 * max(0.0, abs(b - y) - 1.5)
        return 2 * abs(b - y) + abs(a - x)

    def lies_there(spot: Spot) -> bool:
        a, b = spot.box.middle
        able = spot.words or spot.tries
        return bool(able) and spot.name != here.name and ((a - x) * dx > 0 or (b - y) * dy > 1)

    return min(filter(lies_there, picture.spots), key=distance, default=None)
