"""JSON and TOML without their loose ends: no NaN, no number too large, no key twice, no depth without end."""

from __future__ import annotations

import json
import math
import tomllib
from typing import Any

DEEPEST = 64
"""How many lists and objects may lie inside each other."""
LONGEST = 400
"""How many digits a whole number may have."""


def read_json(text: str) -> Any:
    """The value of a JSON text; ValueError (a short reason) for anything that is not plain JSON."""
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
    except RecursionError:
        raise ValueError("nested too deep") from None
    if text.count("[") + text.count("{") > DEEPEST and _depth(value) > DEEPEST:
        raise ValueError("nested too deep")
    return value


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text; ValueError (a short reason) for anything that cannot be read."""
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # more digits than Python turns into a number
        raise ValueError("a number is too large") from None
    if _depth(tables) > DEEPEST:
        raise ValueError("nested too deep")
    return tables


def write_json(value: Any) -> str:
    """A JSON text on one line. Letters stay as they are, halves of surrogate pairs are escaped."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return json.dumps(value, allow_nan=False) if any("\ud800" <= c <= "\udfff" for c in text) else text


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _whole(digits: str) -> int:
    if len(digits) > LONGEST:
        raise ValueError("a number is too large")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _depth(value: Any) -> int:
    deepest, layer = 0, [value]
    while layer:
        deepest += 1
        inner = [v for v in layer if isinstance(v, dict | list)]
        layer = [x for v in inner for x in (v.values() if isinstance(v, dict) else v)]
    return deepest - 1
