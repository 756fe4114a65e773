"""Examples for the OpenAPI document; a test sends each of them."""

from __future__ import annotations

from typing import Any

from litestar.openapi.spec import Example

BODIES: dict[str, dict[str, Any]] = {
    "create": {
        "id": "4fQ7mZ2k",
        "game": "ottere",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "adult"}],
        "options": {"target": 200},
        "settings": {"public": False, "spectators": True, "clock": 0},
    },
    "enter": {"key": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"},
    "join": {"id": "hU31xa0P", "name": "Bo", "seat": 2},
    "seat": {"id": "pz90Kd3s", "seat": 2},
    "link": {"kind": "seat", "seat": 2},
    "check": {"record": '[game "ottere"]\n[players ["Ada", "Bo"]]\n[options {}]\n[seed "x"]\n'},
}


def example(name: str) -> list[Example]:
    """The example of a body."""
    return [Example(summary=name, value=BODIES[name])]
