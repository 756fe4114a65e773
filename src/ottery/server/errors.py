"""Why something is not done for a client."""

from __future__ import annotations

from ..games.game import Refused
from ..locales import Text
from ..wire.parts import Error, ErrorKind


class Denied(Exception):
    """A request that is not met; nothing has changed."""

    def __init__(self, kind: ErrorKind, key: str, /, **values: str | int | Text) -> None:
        super().__init__(kind, key)
        self.error = Error(kind=kind, text=Text.of(key, **values))


class NotReady(Denied):
    """A table whose game is still being made ready; it will be there in a moment."""

    def __init__(self) -> None:
        super().__init__("limit", "table-waits-compiling")


def error_of(fault: Denied | Refused) -> Error:
    """What the client is told."""
    if isinstance(fault, Denied):
        return fault.error
    return Error(kind=fault.kind.value, text=fault.text, rule=fault.rule)
