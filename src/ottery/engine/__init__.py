"""The line protocol: one JSON object a line in, one a line out. ``docs/protocol.md`` is its description."""

from .loop import run
from .session import Session

__all__ = ["Session", "run"]
