"""The WebSocket messages: tagged unions, one JSON object a frame, told apart by ``type``.

A connection belongs to one table and one viewer. The client begins with ``hello``; the server answers ``welcome``,
``table``, ``game`` (once dealt) and ``chat``, then sends each of them anew whenever it changes, whole. What a client
wants done carries an ``id``: the answer is ``ack`` (it is stored for good) or ``refused``. The same ``id`` sent again
is answered again and done once.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..locales import Text
from .parts import (
    PROTOCOL,
    ChatLine,
    Error,
    GameInfo,
    IntentId,
    OnAbsence,
    Phrase,
    SeatNumber,
    TableInfo,
)

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Any message."""


class Intent(Frame, frozen=True, kw_only=True):
    """Something a player wants done."""

    id: IntentId


# ------------------------------------------------------------------------------------- from the client


class Hello(Frame, frozen=True, kw_only=True, tag="hello"):
    """The first message. After a break: the game's version and the number of log entries the client holds. Sent again
    later, it asks for everything anew."""

    protocol: int = PROTOCOL
    version: Version | None = None
    entries: Version = 0
    chat: Version = 0


class Ping(Frame, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there? Answered by ``pong`` with the same number."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0


class Contribute(Intent, frozen=True, kw_only=True, tag="contribute"):
    """This seat's part of the seed: any text, best random, made by the client after it saw the commitment."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Play(Intent, frozen=True, kw_only=True, tag="play"):
    """Play an action, decided while looking at ``version``."""

    word: Word
    version: Version


class Undo(Intent, frozen=True, kw_only=True, tag="undo"):
    """Ask the others to let me take my last action back."""

    version: Version


class AnswerUndo(Intent, frozen=True, kw_only=True, tag="answer-undo"):
    """Allow the undo that is asked for, or not."""

    version: Version
    allow: bool


class Say(Intent, frozen=True, kw_only=True, tag="say"):
    """Say something: one of ``phrase`` and ``text``."""

    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Start(Intent, frozen=True, kw_only=True, tag="start"):
    """The host begins now: bots of ``level`` (None: the usual one) take the open seats."""

    level: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class Kick(Intent, frozen=True, kw_only=True, tag="kick"):
    """The host takes a person from a seat for good: before the deal the seat is open again, later a bot plays it. A bot
    is taken from a seat before the deal alone."""

    seat: SeatNumber


class PutBot(Intent, frozen=True, kw_only=True, tag="put-bot"):
    """The host gives an open seat, or another bot's, to a bot of ``level``."""

    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=20)]


class GiveHost(Intent, frozen=True, kw_only=True, tag="give-host"):
    """Hand the host's role to a person who is here."""

    seat: SeatNumber


class Mute(Intent, frozen=True, kw_only=True, tag="mute"):
    """The host stops a seat's chat, or allows it again."""

    seat: SeatNumber
    muted: bool


class Change(Intent, frozen=True, kw_only=True, tag="change"):
    """The host changes how the table is run; what is None stays."""

    spectators: bool | None = None
    chat: bool | None = None
    public: bool | None = None
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None


class Decide(Intent, frozen=True, kw_only=True, tag="decide"):
    """What to do about somebody who has been away too long: wait on, a bot plays, or end the game."""

    seat: SeatNumber
    choice: OnAbsence


class StandIn(Intent, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for me until I come back (``come-back``)."""

    level: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class ComeBack(Intent, frozen=True, kw_only=True, tag="come-back"):
    """Take my seat over from the bot."""


class Leave(Intent, frozen=True, kw_only=True, tag="leave"):
    """Give the seat up: before the deal it is open again, later a bot plays it to the end."""


class Rematch(Intent, frozen=True, kw_only=True, tag="rematch"):
    """Play again: one new table whoever asks first, seats moved round by one. ``table`` names it to everybody."""


ClientMessage = (
    Hello
    | Ping
    | Contribute
    | Play
    | Undo
    | AnswerUndo
    | Say
    | Start
    | Kick
    | PutBot
    | GiveHost
    | Mute
    | Change
    | Decide
    | StandIn
    | ComeBack
    | Leave
    | Rematch
)

# ------------------------------------------------------------------------------------- from the server


class Welcome(Frame, frozen=True, kw_only=True, tag="welcome"):
    """The first answer: the server's clock and release, the viewer's seat (None: a spectator), and how many seconds
    between the server's own signs of life on a quiet connection (``pong``)."""

    protocol: int
    release: str
    now: float
    seat: int | None
    beat: float


class TableNews(Frame, frozen=True, kw_only=True, tag="table"):
    """The table, whole, whenever anything but the cards has changed."""

    table: TableInfo


class GameNews(Frame, frozen=True, kw_only=True, tag="game"):
    """The game as this viewer sees it, whole but for the log, whenever it has changed."""

    game: GameInfo


class ChatNews(Frame, frozen=True, kw_only=True, tag="chat"):
    """New lines of chat, the oldest first."""

    lines: list[ChatLine]


class Ack(Frame, frozen=True, kw_only=True, tag="ack"):
    """The intent ``id`` has been carried out and stored. ``again``: it had been before."""

    id: str
    seq: int
    again: bool = False


class RefusedNews(Frame, frozen=True, kw_only=True, tag="refused"):
    """The intent ``id`` (None: a message that could not be read) has not been carried out. After ``stale`` the current
    ``table`` and ``game`` follow by themselves."""

    id: str | None
    error: Error


class Pong(Frame, frozen=True, kw_only=True, tag="pong"):
    """I am here."""

    n: int
    now: float


class Farewell(Frame, frozen=True, kw_only=True, tag="farewell"):
    """The server closes this connection. ``newer``: the same seat was opened elsewhere, do not reconnect by yourself;
    ``removed``: the seat or the right to watch is no longer yours; ``gone``: the table no longer exists; ``restart``:
    come back in a moment; ``limit``: too much was sent."""

    reason: Literal["newer", "removed", "gone", "restart", "limit"]
    text: Text


ServerMessage = Welcome | TableNews | GameNews | ChatNews | Ack | RefusedNews | Pong | Farewell

CLOSE_CODES = {"newer": 4001, "removed": 4003, "gone": 4004, "limit": 4008, "restart": 1012}
"""The close codes of each farewell. A client that reads too slowly is closed with 1013 and may come back at once."""
