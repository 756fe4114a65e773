"""Deck files: where a key stands, and decks written as TOML."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_STEP = re.compile(r"\.([A-Za-z0-9_-]+)|\[([0-9]+)\]")


def line_of(text: str, place: str) -> int:
    """The line of a deck file where ``deck.card[3].value`` stands: the key, else its entry's head, else line 1."""
    lines = text.splitlines()
    at, heads = 0, []
    for name, index in _STEP.findall(place):
        if name:
            heads = _lines_with(lines, rf"\s*\[\[\s*{re.escape(name)}\s*\]\]")
            at = heads[0] if heads else _key_line(lines, at, name)
        elif int(index) < len(heads):
            at = heads[int(index)]
    return at + 1


def _lines_with(lines: list[str], pattern: str) -> list[int]:
    return [i for i, line in enumerate(lines) if re.match(pattern, line)]


def _key_line(lines: list[str], start: int, key: str) -> int:
    """Where ``key`` is set between the line ``start`` and the next entry's head; ``start`` when it is not."""
    for i in range(start, len(lines)):
        if i > start and lines[i].lstrip().startswith("["):
            break
        if re.match(rf"\s*{re.escape(key)}\s*=", lines[i]):
            return i
    return start


def write_toml(deck: Mapping[str, Any]) -> str:
    """A deck as TOML: plain keys first, then a table for each entry of a list of tables."""
    plain = [f"{key} = {_value(value)}" for key, value in deck.items() if not _is_tables(value)]
    entries = [
        "\n".join([f"[[{key}]]", *(f"{name} = {_value(value)}" for name, value in entry.items())])
        for key, found in deck.items()
        if _is_tables(found)
        for entry in found
    ]
    return "\n\n".join([*(["\n".join(plain)] if plain else []), *entries]) + "\n"


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
