"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..games.game import Option, RuleText, Value
from ..locales import Text
from .parts import Entry, Fairness, IntentId, Name, Outcome, Phase, SeatInfo, Settings

Secret = Annotated[str, msgspec.Meta(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Any request body."""


class Me(Body, frozen=True, kw_only=True, tag_field="kind", tag="me"):
    """A seat for this device. Several of them: pass-and-play."""

    name: Name


class Open(Body, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class BotSeat(Body, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Annotated[str, msgspec.Meta(max_length=20)]


SeatWish = Me | Open | BotSeat


class Create(Body, frozen=True, kw_only=True):
    """Ask for a table; the seats in order, 1 …"""

    id: IntentId
    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    settings: Settings = Settings()


class Enter(Body, frozen=True, kw_only=True):
    """The secret of a link, taken from behind its ``#``: what it allows is kept for this device."""

    key: Secret


class Join(Body, frozen=True, kw_only=True):
    """Take a seat (None: any that is open). A device that sits here gets its own seat again, unless ``another``:
    pass-and-play."""

    id: IntentId
    name: Name
    seat: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    another: bool = False


class SeatAnd(Body, frozen=True, kw_only=True):
    """A request for one of this device's seats."""

    id: IntentId
    seat: Annotated[int, msgspec.Meta(ge=1, le=20)]


class MakeLink(Body, frozen=True, kw_only=True):
    """Ask for a link: ``invite`` to a seat, ``watch``, or ``seat``: move one of my seats to another device (``seat``
    says which; works once)."""

    kind: Literal["invite", "watch", "seat"]
    seat: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None


class Check(Body, frozen=True, kw_only=True):
    """A whole record to be checked: commitment, seed, deal and every move."""

    record: Annotated[str, msgspec.Meta(max_length=400_000)]


# ------------------------------------------------------------------------------------------ answers


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link to hand on: ``path`` (with the secret behind ``#``) follows this server's own address."""

    kind: Literal["invite", "watch", "seat"]
    path: str


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, the seats of this device, and links for others."""

    table: str
    seats: list[int]
    links: list[Link]


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """The seat this device has now; ``again``: it had it before."""

    table: str
    seat: int
    again: bool


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    round: int
    created: float
    changed: float
    watching: int
    clock: int
    your_turn: bool = False
    next_table: str | None = None


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its visitor may know it. ``may``: what this device can do here. ``your_seats``: a socket for each."""

    card: Card
    options: dict[str, Value]
    settings: Settings
    fairness: Fairness
    your_seats: list[int]
    may: list[Literal["join", "watch", "play", "host"]]


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, the latest change first; ``more`` is the time to ask for older ones ``before``."""

    tables: list[Card]
    more: float | None = None


class GameSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game: its seats (fewest, most), options, rules in reading order, and whether it is compiled and ready."""

    name: str
    seats: tuple[int, int]
    options: list[Option]
    rules: list[RuleText]
    ready: bool


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A game's deck in the form of its file; ``provenance``: published, reconstructed or house."""

    game: str
    provenance: str | None
    deck: dict[str, Any]


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here. ``levels``: the bots, the weakest first; ``usual_level``: who stands in."""

    games: list[GameSheet]
    levels: list[str]
    usual_level: str
    release: str


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a finished game: the view, and the entry of the action that led to it (None at the deal)."""

    version: int
    view: Any
    expected: list[int]
    round: int
    entry: Entry | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game from one seat's place (None: a spectator's), a part at a time: ``frames`` from ``start`` of
    ``total``."""

    table: str
    game: str
    names: list[str]
    options: dict[str, Value]
    seat: int | None
    start: int
    total: int
    frames: list[Moment]
    outcome: Outcome | None


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found: no faults means all is well. ``committed``: the record holds a commitment at all."""

    faults: list[Text]
    committed: bool
    game: str | None
    actions: int


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server works, which games are ready, and how many tables are in memory."""

    ok: bool
    release: str
    ready: dict[str, bool]
    tables: int
    connections: int
