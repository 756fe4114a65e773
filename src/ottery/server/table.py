"""The state of a table: what its events add up to. Nothing here reads a clock, a store or a socket."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..games.game import Game
from ..locales import Text
from ..match import Match, Step
from ..match.pledge import commitment
from ..wire.parts import ChatLine, Phase, Settings
from .events import Opened

CHAT_KEPT = 100
"""Lines of chat that are kept in memory and shown to whoever comes."""

INTENTS_KEPT = 256
"""Intents that are known without asking the store."""

BOT_NAMES = (
    "Pip", "Moss", "Reed", "Brook", "Kelp", "Pebble", "Willow", "Finn", "Tansy", "Rill",
    "Bramble", "Skerry", "Marsh", "Juniper", "Ripple", "Sedge", "Otto", "Lutra", "Cove", "Dune",
)  # fmt: skip
"""What bots are called at a table."""


@dataclass(slots=True)
class Seat:
    """A seat. ``device`` holds it (None: nobody), ``level`` is the bot that plays it now (None: the holder does).

    ``away``: the holder has been gone longer than the grace; ``waited``: the others chose to wait on; ``voted``: they
    chose the bot, so the holder is back as soon as there is a connection.
    """

    name: str = ""
    device: int | None = None
    level: str | None = None
    contribution: str | None = None
    muted: bool = False
    away: bool = False
    waited: bool = False
    voted: bool = False

    @property
    def is_open(self) -> bool:
        """Whether anybody may take it."""
        return self.device is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether a person plays it."""
        return self.device is not None and self.level is None

    @property
    def who(self) -> str | None:
        """The holder, as the match knows people."""
        return None if self.device is None else f"device {self.device}"


@dataclass(slots=True)
class Undo:
    """A request to take the last action back; ``waiting`` are those who have not answered."""

    seat: int
    version: int
    waiting: list[int]


@dataclass(slots=True)
class Table:
    """A table. Seats are 1 … n, ``seats[k - 1]`` is seat k. ``seq`` is the number of its last event, ``changed`` its
    time; ``step_at`` is when the game last changed, ``turn_at`` when the present turn began. ``mover``: whose move it
    is in the game (None: not dealt, or over)."""

    id: str
    game: Game
    opened: Opened
    created: float
    seats: list[Seat]
    host: int | None
    settings: Settings
    seq: int = 0
    changed: float = 0.0
    phase: Phase = "waiting"
    match: Match | None = None
    mover: int | None = None
    has_begun: bool = False
    undo: Undo | None = None
    undone_at: int = 0
    last: Step | None = None
    closed: str | None = None
    next_table: str | None = None
    step_at: float = 0.0
    turn_at: float = 0.0
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    chat_count: int = 0
    banned: set[int] = field(default_factory=set)
    calls: tuple[int, dict[int, int]] = (-1, {})
    intents: OrderedDict[str, int] = field(default_factory=OrderedDict)

    def seat(self, number: int) -> Seat:
        """Seat ``number`` (1 …)."""
        return self.seats[number - 1]

    def has_seat(self, number: int) -> bool:
        """Whether there is a seat ``number``."""
        return 1 <= number <= len(self.seats)

    def seats_of(self, device: int | None) -> list[int]:
        """The seats that a device holds."""
        return [k for k, seat in self.numbered() if device is not None and seat.device == device]

    def numbered(self) -> Iterator[tuple[int, Seat]]:
        """The seats with their numbers."""
        return enumerate(self.seats, 1)

    def people(self) -> list[int]:
        """The seats that people hold, whoever plays them now."""
        return [k for k, seat in self.numbered() if seat.device is not None]

    def is_full(self) -> bool:
        """Whether no seat is open."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_live(self) -> bool:
        """Whether it is waiting or playing."""
        return self.phase in ("waiting", "playing")

    @property
    def is_automatic(self) -> bool:
        """Whether it may go on with nobody there."""
        return self.is_live and (bool(self.settings.clock) or any(s.level for s in self.seats))

    def free_name(self, wish: str, but: int | None = None) -> str:
        """``wish``, or the like where another seat has that name."""
        taken = {seat.name.casefold() for k, seat in self.numbered() if k != but}
        if wish.casefold() not in taken:
            return wish
        names = (f"{wish[:21]} {n}" for n in range(2, len(self.seats) + 3))
        return next(name for name in names if name.casefold() not in taken)

    def bot_name(self, number: int) -> str:
        """A bot's name for a seat, found from what everybody sees of the secret."""
        taken = {seat.name.casefold() for k, seat in self.numbered() if k != number}
        start = (number - 1 + int(commitment(self.opened.secret)[:4], 16)) % len(BOT_NAMES)
        ring = BOT_NAMES[start:] + BOT_NAMES[:start]
        return next((name for name in ring if name.casefold() not in taken), f"Otter {number}")

    def note(self, at: float, key: str, /, **values: str | int) -> None:
        """A line that the house says in the chat."""
        self.say(ChatLine(n=self.chat_count, at=at, note=Text.of(key, **values)))

    def say(self, line: ChatLine) -> None:
        """Add a line of chat."""
        self.chat.append(line)
        self.chat_count += 1
