"""Where this terminal keeps games that were left in the middle, and what it remembers of its user."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .voice import Voice


@dataclass(frozen=True)
class Kept:
    """A game that was left in the middle."""

    path: Path

    def line(self, voice: Voice) -> str:
        """One line that tells kept games apart."""
        return self.path.stem

    def forget(self) -> None:
        """Throw it away."""
        self.path.unlink(missing_ok=True)
