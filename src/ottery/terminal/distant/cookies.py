"""What a server knows this terminal by: a cookie for each, so that a seat is still ours when we come back."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..saves import data_folder


class Cookies:
    """A file, readable by its owner alone: the cookie of each server."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / "servers.json"

    def of(self, server: str) -> str | None:
        """The cookie that ``server`` gave (``name=value``); None where it has given none."""
        found = self._read().get(server)
        return found if isinstance(found, str) else None

    def keep(self, server: str, cookie: str) -> None:
        """Remember a cookie; where nothing can be written the seat is ours for this evening alone."""
        kept = self._read() | {server: cookie}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._path.with_suffix(".new")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                json.dump(kept, file)
            fresh.replace(self._path)
        except OSError:
            return

    def _read(self) -> dict[str, object]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
