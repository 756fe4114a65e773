"""What happens at a table, as it is stored. A table is the list of its events; its state is found by applying them.

Stored events outlive releases: fields are only ever added, with a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..games.game import Value
from ..wire.parts import Phrase, Settings


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", omit_defaults=True):
    """Anything that happens at a table."""


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat at the beginning: open, held by a device, or a bot's."""

    name: str = ""
    device: int | None = None
    level: str | None = None


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """The first event. ``secret`` is the server's part of the seed; it leaves the house after the game alone."""

    game: str
    options: dict[str, Value]
    settings: Settings
    places: list[Place]
    secret: str
    host: int
    before: str | None = None


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A device takes an open seat."""

    seat: int
    name: str
    device: int


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A seat goes to another device of the same person."""

    seat: int
    device: int


class Contributed(Event, frozen=True, kw_only=True, tag="contributed"):
    """A person's part of the seed."""

    seat: int
    text: str


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    """A person is gone from a seat, before the deal (the seat is open) or later (a bot of ``level`` plays on); or the
    host has opened a bot's seat again."""

    seat: int
    why: Literal["left", "kicked", "opened"]
    level: str | None = None


class BotSeated(Event, frozen=True, kw_only=True, tag="bot"):
    """A bot gets an open seat, or another bot's."""

    seat: int
    level: str


class Begun(Event, frozen=True, kw_only=True, tag="begun"):
    """The host begins: bots of ``level`` take the open seats, and nobody waits for people who are not here."""

    level: str


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The cards are dealt. What nobody contributed counts as the empty text."""


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    """An action of the game. ``by``: the person, a bot, or the house because the clock ran out."""

    seat: int
    action: int
    by: Literal["person", "bot", "clock"] = "person"


class UndoAsked(Event, frozen=True, kw_only=True, tag="undo-asked"):
    """Somebody asks to take the last action back; ``asked`` are those whose leave is needed."""

    seat: int
    asked: list[int]


class UndoAnswered(Event, frozen=True, kw_only=True, tag="undo-answered"):
    """Somebody allows it, or not."""

    seat: int
    allow: bool


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """The last action has been taken back."""

    seat: int


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: Phrase | None = None
    text: str | None = None


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """The host stops a seat's chat, or allows it again."""

    seat: int
    muted: bool


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """The table is run differently from now on."""

    settings: Settings


class HostPassed(Event, frozen=True, kw_only=True, tag="host"):
    """Somebody else is the host."""

    seat: int


class Strayed(Event, frozen=True, kw_only=True, tag="strayed"):
    """A person has been away longer than the grace."""

    seat: int


class Waited(Event, frozen=True, kw_only=True, tag="waited"):
    """The others wait on for somebody who is away."""

    seat: int


class StoodIn(Event, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for a person: by the person's wish, or because the others chose so (``voted``)."""

    seat: int
    level: str
    voted: bool = False


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A person is back, at the seat that a bot kept or that stood empty."""

    seat: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """The table ends without a result: everybody left, nobody came, or the others chose so."""

    why: Literal["empty", "unused", "chosen"]


class Followed(Event, frozen=True, kw_only=True, tag="followed"):
    """There is a rematch."""

    table: str


AnyEvent = (
    Opened
    | Joined
    | Moved
    | Contributed
    | Freed
    | BotSeated
    | Begun
    | Dealt
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Muted
    | Changed
    | HostPassed
    | Strayed
    | Waited
    | StoodIn
    | Returned
    | Closed
    | Followed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
