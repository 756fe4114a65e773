"""Texts in the language of this terminal, with the players' names in place of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..locales import LANGUAGES, Text, say
from ..locales.text import has_text
from ..match.telling import SEATS, named


@dataclass(frozen=True)
class Voice:
    """A language, the name of each seat, and the seat that is spoken to (None: nobody's)."""

    language: str = LANGUAGES[0]
    names: tuple[str, ...] = ()
    own: int | None = None

    def __call__(self, text: Text | str, /, **values: str | int | Text) -> str:
        """A text (or the text of a key, with its values) in words."""
        if isinstance(text, str):
            text = Text.of(text, **values)
        return say(named(self._addressed(text), self.names), self.language)

    def to(self, seat: int | None) -> Voice:
        """The same, spoken to a seat: what that seat does is told as "you …"."""
        return replace(self, own=seat)

    def _addressed(self, text: Text) -> Text:
        """A text about the seat that is spoken to, with "you" for its name: as who acts, then as who is meant."""
        if self.own is None:
            return text
        mine = f"{text.key}-you"
        key = mine if text.values.get("player") == self.own and self.has(mine) else text.key
        values = {
            name: Text.of("terminal-you")
            if name in SEATS and name != "player" and value == self.own
            else value
            for name, value in text.values.items()
        }
        return Text(key, values)

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return has_text(key, self.language)

    def any_of(self, *keys: str) -> str | None:
        """The first of these texts that there is."""
        return next((self(key) for key in keys if self.has(key)), None)

    def name(self, seat: int) -> str:
        """The name of seat 1 …"""
        return self.names[seat - 1] if 1 <= seat <= len(self.names) else str(seat)

    def listing(self, words: Sequence[str]) -> str:
        """Words in a row: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self("terminal-list", first=", ".join(words[:-1]), last=words[-1])
