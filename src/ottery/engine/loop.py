"""The engine's loop over bytes: lines of any length and content in, one reply each, nothing else out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import BinaryIO

from ..games.game import Kind, Refused
from ..locales import Text
from .session import Reply, Session, refusal

LONGEST = 1 << 20
"""The most bytes of a line, its end not counted."""


def run(source: BinaryIO, sink: BinaryIO, session: Session, fault: Callable[[Exception], None]) -> None:
    """Answer every line of ``source`` until it ends. ``fault`` is told of errors of our own; the loop goes on."""
    for line in lines(source):
        sink.write(json.dumps(reply_to(line, session, fault), allow_nan=False).encode() + b"\n")
        sink.flush()


def reply_to(line: bytes | None, session: Session, fault: Callable[[Exception], None]) -> Reply:
    """The reply to a line; None stands for one that was too long."""
    if line is None:
        return refusal(Refused(Kind.UNREADABLE, Text.of("engine-long", most=LONGEST)))
    try:
        return session.answer(line)
    except Exception as error:  # noqa: BLE001  # an engine never dies of its input
        fault(error)
        return refusal(Refused(Kind.UNREADABLE, Text.of("engine-fault", error=type(error).__name__)))


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines without their ends; None for one that is longer than ``LONGEST``."""
    while line := source.readline(LONGEST + 2):
        text = line.removesuffix(b"\n").removesuffix(b"\r")
        if not line.endswith(b"\n"):
            _skip_line(source)
        yield text if len(text) <= LONGEST else None


def _skip_line(source: BinaryIO) -> None:
    while (more := source.readline(LONGEST)) and not more.endswith(b"\n"):
        pass
