"""Two streams of lines: what the line clients read from and print to."""

from __future__ import annotations

from typing import TextIO

from .telling import Mouth
from .voice import Voice


class Leave(Exception):
    """The player has had enough, or the input has ended."""


class Streams(Mouth):
    """Reads lines from ``source``, prints lines to ``out``."""

    def __init__(self, language: str, source: TextIO, out: TextIO) -> None:
        self.language = language
        self._source, self._out = source, out
        for stream in (source, out):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(encoding="utf-8", errors="replace")

    @property
    def voice(self) -> Voice:
        """Texts where nobody plays."""
        return Voice(self.language)

    @property
    def is_watched(self) -> bool:
        """Whether somebody types, rather than a file or a pipe."""
        return self._source.isatty()

    def say(self, line: str = "") -> None:
        """Print a line."""
        self._out.write(f"{line}\n")
        self._out.flush()

    def read(self, prompt: str = "") -> str:
        """One line of input, blanks reduced; Leave at the end of the input."""
        if prompt:
            self.say(prompt)
        if self._source.isatty():
            self._out.write("> ")
            self._out.flush()
        line = self._source.readline()
        if not line:
            raise Leave
        return " ".join(line.split())

    def clear(self) -> None:
        """Push what was printed out of sight, where somebody looks at it."""
        if self._out.isatty():
            self.say("\n" * 60)
