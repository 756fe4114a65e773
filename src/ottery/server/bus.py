"""Word between servers that share a store: the interface, and the one inside a process.

Every message is a hint. It may be lost, doubled or late: whoever gets one reads the store; whoever gets none finds out
at the next append, which meets a conflict. Nobody stores anything wrong then, but somebody may be shown it late.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Moved(NamedTuple):
    """A table has events up to number ``seq``."""

    node: str
    table: str
    seq: int


class Here(NamedTuple):
    """A node's viewers at a table, until ``until``. ``opened`` is a seat that has just been opened there: the newest
    connection wins."""

    node: str
    table: str
    seats: tuple[int, ...]
    until: float
    opened: int | None = None


Hint = Moved | Here


class Bus(Protocol):
    """A bus."""

    def publish(self, hint: Hint) -> None:
        """Tell all nodes, this one excluded or not: hints of one's own are ignored."""

    def listen(self, receive: Callable[[Hint], None]) -> Callable[[], None]:
        """Call ``receive`` for each hint from now on; returns how to stop."""


class LocalBus:
    """A bus inside one process: several servers in a test, one in earnest."""

    def __init__(self) -> None:
        self._receivers: list[Callable[[Hint], None]] = []

    def publish(self, hint: Hint) -> None:
        """See ``Bus``."""
        for receive in list(self._receivers):
            receive(hint)

    def listen(self, receive: Callable[[Hint], None]) -> Callable[[], None]:
        """See ``Bus``."""
        self._receivers.append(receive)
        return lambda: self._receivers.remove(receive)
