"""What messages and HTTP bodies are made of: a table, its seats and its game, as one viewer may see them.

Seats are 1 … n. Times are seconds since 1970 (UTC) by the server's clock; ``Welcome.now`` tells a client its own
error. A ``Text`` is a message key with values; values called ``player``, ``other``, ``from``, ``to``, ``seat`` and
``next`` that are numbers are seats, to be shown as names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..games.game import Value
from ..locales import Text

PROTOCOL = 1
"""The version of the protocol; it grows when an old client can no longer understand a message."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
"""A player's name: no line breaks or control characters; shown as text, never as markup."""

IntentId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for each thing it wants done, the same when it is sent again: carried out once."""

SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=20)]
TableId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{12}$")]
"""Names a table. It gives no right to anything."""

Phase = Literal["waiting", "playing", "over", "closed"]
"""``waiting``: seats to be filled or contributions to come; ``over``: the game has a result; ``closed``: ended
without one."""

ErrorKind = Literal[
    "unreadable",  # not a message, or a word the game does not have
    "unknown",  # no such table, game, option, bot
    "seat",  # not your seat
    "forbidden",  # not for you: the host's alone, players' alone, not from this page
    "over",  # the game has ended
    "turn",  # not your turn
    "stale",  # made on another version; the current view follows
    "illegal",  # against the rules of the game, the rule is named
    "full",  # no seat is free
    "limit",  # too many, too large, too fast
    "broken",  # the server's fault, reported there
]

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "wow", "thinking", "hurry", "sorry", "bye"
]
"""The quick phrases; their words stand under ``phrase-<name>``."""

OnAbsence = Literal["wait", "bot", "end"]


class Error(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done; nothing has changed. ``rule`` is a number of the game's rules (``R4``)."""

    kind: ErrorKind
    text: Text
    rule: str | None = None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. Who is out of the game (Otters) stands in the game's view.

    ``kind``: ``open`` (nobody yet), ``person`` or ``bot`` (one from the start, or while the person is away: then
    ``holder`` is true). ``contributed``: the person has given their part of the seed. ``lost_since``: the connection
    was lost then; ``away``: it has been lost longer than the grace allows.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    holder: bool = False
    yours: bool = False
    host: bool = False
    connected: bool = False
    contributed: bool = False
    lost_since: float | None = None
    away: bool = False
    muted: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run. ``clock``: seconds for each turn (0: none). ``pace``: seconds a bot takes at least.
    ``call_pause``: seconds for which a move that others may call out (a slip in Otter) is held open."""

    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.9
    call_pause: Annotated[float, msgspec.Meta(ge=0, le=20)] = 4.0


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """Where the deal comes from. ``commitment`` is SHA-256 of the server's secret, shown from the start. Once the game
    has ended ``secret``, every seat's contribution and the seed are there: seed = SHA-256 of the JSON list
    ``["secret","contribution of seat 1",…]`` without spaces, in ASCII. A bot contributes the word ``bot``."""

    commitment: str
    secret: str | None = None
    contributions: list[str] | None = None
    seed: str | None = None


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """``seat`` asks to take its last move back; the seats in ``waiting_for`` have not answered."""

    seat: int
    waiting_for: list[int]


class Absence(msgspec.Struct, frozen=True, kw_only=True):
    """``seat`` has been away too long: any other person here may choose (message ``decide``)."""

    seat: int
    choices: list[OnAbsence]


class Pause(msgspec.Struct, frozen=True, kw_only=True):
    """Until ``until`` nobody plays on, so that everybody in ``callers`` has the time to call (the legal words then)."""

    until: float
    callers: list[int]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The move clock: ``seat`` has until ``until`` (None: it stands still), then the house plays one turn for it."""

    seat: int
    until: float | None
    seconds: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What this viewer is told of one action. ``word`` has ``?`` for hidden parts."""

    seat: int
    word: str
    texts: list[Text]


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """Entries from number ``start`` (0 …) on. A client drops what it has from ``start`` on, then adds these: so an undo
    takes its lines away, and a client that was gone gets what it missed."""

    start: int
    entries: list[Entry]


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the score sheet: points for a seat, and for what."""

    seat: int
    points: int
    text: Text


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended. ``shares``: each seat's part of the victory; ``extras``: further columns per seat, by name
    (``totals``, ``stones``); ``rounds``: every round's score per seat."""

    winners: list[int]
    scores: list[int]
    shares: list[float]
    extras: dict[str, list[int]]
    rounds: list[list[int]]
    lines: list[ScoreLine]


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said. ``seat`` said ``phrase`` or ``text``; without a seat the house says ``note``."""

    n: int
    at: float
    seat: int | None = None
    phrase: Phrase | None = None
    text: str | None = None
    note: Text | None = None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table but its cards. ``seq`` counts its events. ``you``: the viewer's seat (None: a
    spectator). ``status``: the line that says what the table waits for. ``next_table``: the rematch."""

    id: str
    seq: int
    game: str
    options: dict[str, Value]
    phase: Phase
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    settings: Settings
    fairness: Fairness
    watching: int
    created: float
    status: Text
    undo: UndoRequest | None = None
    absence: Absence | None = None
    next_table: str | None = None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one viewer sees it.

    ``version`` counts actions and undos; an intent names it. ``view`` is the game's own View. ``legal``: the words this
    viewer may play now, empty for everybody else. ``expected``: the seats that are asked to act. ``slips`` are those of
    the legal words that break a rule and may be called out. ``may_ask_undo``: the last move was yours and the turn is
    still yours; whether it can be taken back is decided when it is asked.
    """

    version: int
    view: Any
    legal: list[str]
    slips: list[str]
    expected: list[int]
    round: int
    rounds: list[list[int]]
    over: bool
    may_ask_undo: bool
    pause: Pause | None
    clock: Clock | None
    outcome: Outcome | None
    log: Log
