"""The requests of the line protocol, and how a line becomes one."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from ..games.game import Kind, Refused
from ..games.options import shown
from ..locales import Text
from ..match.strict import read_json


class Request(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of the requests: the class in small letters is the value of ``do``."""


class Games(Request):
    """Which games there are."""


class New(Request):
    """Start a game."""

    game: str
    players: int
    options: dict[str, bool | int | str] | None = None
    seed: str | None = None
    setup: dict[str, Any] | None = None
    deck: dict[str, Any] | None = None


class State(Request):
    """Where the game stands."""


class Play(Request):
    """Play an action for the seat to move."""

    action: str
    version: int | None = None


class Why(Request):
    """Whether an action is legal, and if not, why."""

    action: str


class View(Request):
    """What a seat sees (null: a spectator)."""

    seat: int | None = None


class Result(Request):
    """Who has won, or how it stands."""


class Record(Request):
    """The whole game as text."""


class Load(Request):
    """Go on with the game of a record."""

    record: str


class Undo(Request):
    """Take the last action back."""


class Bot(Request):
    """What a bot would play."""

    level: str


AnyRequest = Games | New | State | Play | Why | View | Result | Record | Load | Undo | Bot
KINDS: dict[str, type[Request]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyRequest)}


def read_request(line: bytes) -> AnyRequest:
    """The request of a line. Refused: unreadable, or unknown for a ``do`` that there is not."""
    found = _object(line)
    do = found.get("do")
    if type(do) is not str:
        raise Refused(Kind.UNREADABLE, Text.of("engine-do", known=", ".join(KINDS)))
    if do not in KINDS:
        raise Refused(Kind.UNKNOWN, Text.of("engine-unknown", do=shown(do), known=", ".join(KINDS)))
    try:
        return msgspec.convert(found, KINDS[do])  # type: ignore[return-value]  # one of the union
    except msgspec.ValidationError as fault:
        raise Refused(Kind.UNREADABLE, Text.of("engine-types", do=do, detail=shown(str(fault)))) from None


def _object(line: bytes) -> dict[str, Any]:
    try:
        found = read_json(line.decode())
    except UnicodeDecodeError as fault:
        raise Refused(Kind.UNREADABLE, Text.of("engine-utf8", place=fault.start + 1)) from None
    except ValueError as fault:
        raise Refused(Kind.UNREADABLE, Text.of("engine-json", detail=shown(str(fault)))) from None
    if type(found) is not dict:
        raise Refused(Kind.UNREADABLE, Text.of("engine-object"))
    return found
