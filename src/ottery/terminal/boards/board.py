"""What a board is: it turns a view into a picture and into sentences. It gets views, words and texts, never rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ...locales import Text
from ..paint.inks import HOUSE, Colours, Inks
from ..paint.picture import Picture
from ..voice import Voice


@dataclass(frozen=True)
class Mark:
    """How a place is to be drawn: can it be chosen, has it been, does the cursor lie on it."""

    legal: bool = False
    chosen: bool = False
    cursor: bool = False


@dataclass(frozen=True)
class Scene:
    """All that a board may know.

    ``seat``: whose eyes (None: a spectator's). ``legal``: the action words open to that seat now, narrowed down by
    the places already ``chosen``; empty while another decides. ``deck``: the cards, where they are data. ``alone``:
    one person plays against bots.
    """

    view: Any
    seat: int | None
    to_move: int | None
    legal: tuple[str, ...]
    voice: Voice
    inks: Inks
    chosen: tuple[str, ...] = ()
    cursor: str | None = None
    deck: Mapping[str, Any] = field(default_factory=dict)
    alone: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.voice.names)

    def under(self, cursor: str | None) -> Scene:
        """The same with the cursor on another place."""
        return replace(self, cursor=cursor)

    def mark(self, name: str, words: Iterable[str]) -> Mark:
        """The state of the place ``name``, which takes part in ``words``."""
        return Mark(any(w in self.legal for w in words), name in self.chosen, name == self.cursor)

    def with_word(self, *parts: str) -> tuple[str, ...]:
        """The legal words that begin with ``parts``."""
        start = " ".join(parts)
        return tuple(w for w in self.legal if w == start or w.startswith(start + " "))

    def others(self) -> list[int]:
        """The other seats, clockwise from the one that looks on."""
        first = self.seat or 0
        return [s for i in range(self.seats) if (s := (first + i) % self.seats + 1) != self.seat]

    def say(self, key: str, **values: str | int | Text) -> str:
        """A text in words."""
        return self.voice(key, **values)


class Board:
    """A board that shows any game: each field of the view in a line. The games' own boards refine it."""

    colours: Colours = HOUSE
    most = (100, 24)
    """Columns and rows beyond which the picture is not enlarged."""
    emblem: tuple[str, ...] = ("", " \u25c7 \u25c6 \u25c7 ", "", "")
    """A small picture of four lines for the list of games."""

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """The table as ``scene.seat`` sees it."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        shown = [line for name, value in fields(scene.view) for line in _lines(name, value)]
        for y, (name, value) in enumerate(shown[:height]):
            picture.put(2, y, name, scene.inks.ink("first", bold=bool(value)))
            picture.put(24, y, value, scene.inks.ink("text"))
        return picture

    def describe(self, scene: Scene) -> list[str]:
        """The table in sentences: for the line client, and for whoever cannot see the picture."""
        return [f"{name}: {value}" for field in fields(scene.view) for name, value in _lines(*field)]

    def hand(self, scene: Scene) -> list[str]:  # noqa: ARG002
        """What the one who looks on holds, in sentences; [] where the view does not say."""
        return []

    def label(self, word: str, scene: Scene) -> str:  # noqa: ARG002
        """What an action is called on a button."""
        return word

    def ask(self, scene: Scene) -> str | None:  # noqa: ARG002
        """What is expected of ``scene.seat``, who is to move; None for the usual sentence."""
        return None


def fields(view: Any) -> list[tuple[str, Any]]:
    """The fields of a view."""
    return list(msgspec.to_builtins(view).items())


def _lines(name: str, value: Any) -> list[tuple[str, str]]:
    title = name.replace("_", " ")
    if isinstance(value, list) and any(isinstance(v, list | dict) for v in value):
        return [(f"{title} {i}", _plain(v)) for i, v in enumerate(value, 1)]
    return [(title, _plain(value))]


def _plain(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, dict):
        return "  ".join(f"{k.replace('_', ' ')} {_plain(v)}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(_plain(v) for v in value) or "–"
    return str(value)
