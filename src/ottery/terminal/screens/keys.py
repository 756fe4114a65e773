"""The line of keys at the foot of a screen."""

from __future__ import annotations

from rich.text import Text as Rich

from ..paint.inks import Inks


def keys_line(text: str, inks: Inks) -> Rich:
    """A line of keys: every ``[k]`` stands out."""
    line = Rich(no_wrap=True, overflow="ellipsis")
    for part in text.split("["):
        key, bracket, rest = part.partition("]")
        if bracket:
            line.append(f" {key} ", inks.reversed("faint"))
            line.append(rest, inks.ink("faint"))
        else:
            line.append(part, inks.ink("faint"))
    return line
