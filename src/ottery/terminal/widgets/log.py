"""The log: what the one who looks on has been told."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Rich
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static


class Log(VerticalScroll, can_focus=False):
    """Lines, the newest at the bottom; those that are new since the last time stand out."""

    _SHOWN = 400

    def compose(self) -> ComposeResult:
        """One text that is replaced as a whole."""
        yield Static(markup=False)

    def show(self, lines: Sequence[str], new: int) -> None:
        """Show ``lines``; the last ``new`` of them stand out."""
        text = Rich()
        fresh = len(lines) - new
        for i, line in enumerate(lines[-self._SHOWN :], max(0, len(lines) - self._SHOWN)):
            text.append(f"{'•' if i >= fresh else ' '} {line}\n", "bold" if i >= fresh else "")
        text.rstrip()
        self.query_one(Static).update(text)
        self.scroll_end(animate=False, force=True)
