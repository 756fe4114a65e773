"""Options: from what a host asks for to a checked value for every option of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..locales import Text
from .game import Game, Kind, Option, Refused, Value


def check_seats(game: Game, seats: Any) -> int:
    """``seats`` as a number the game allows; Refused (unreadable) otherwise."""
    least, most = game.seats
    if type(seats) is not int or not least <= seats <= most:
        if least == most:
            raise Refused(Kind.UNREADABLE, Text.of("refuse-seats-only", count=least, given=shown(seats)))
        raise Refused(Kind.UNREADABLE, Text.of("refuse-seats", least=least, most=most, given=shown(seats)))
    return seats


def check_options(game: Game, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
    """Every option of ``game`` with its value. Refused: unknown for a name, unreadable for a value."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise Refused(Kind.UNKNOWN, Text.of("refuse-option", name=shown(name), known=", ".join(known)))
    chosen = {
        o.name: _checked(o, given[o.name], seats) if o.name in given else o.default for o in game.options
    }
    for option in game.options:
        if option.needs and chosen[option.name] and not chosen[option.needs]:
            raise Refused(Kind.UNREADABLE, Text.of("refuse-needs", name=option.name, needs=option.needs))
    return chosen


def read_option(option: Option, text: str | None) -> Any:
    """An option's value from a command line: no text means on; numbers and true/false by their words."""
    if text is None:
        return True
    if text in ("true", "on", "yes"):
        return True
    if text in ("false", "off", "no"):
        return False
    return read_number(text) if option.kind in ("whole", "seat") else text


def read_number(text: str) -> int | str:
    """A word from a command line as a number; as it is where it is none, or has more digits than any of ours."""
    is_number = text.removeprefix("-").isdecimal() and len(text) < 20
    return int(text) if is_number else text


def shown(value: Any) -> str:
    """What came, short enough for one line of an answer."""
    text = repr(value) if not isinstance(value, str) else value
    text = "".join(c if c.isprintable() else "·" for c in text)
    return text if len(text) <= 60 else text[:57] + "…"


def allowed_words(option: Option, seats: int | None = None) -> str:
    """What an option takes, for a message or a help text."""
    if option.kind == "whole":
        return f"{option.allowed[0]}–{option.allowed[1]}"
    if option.kind == "flag":
        return "true, false"
    words = [str(a) for a in option.allowed]
    return ", ".join([f"1–{seats or 'n'}", *words] if option.kind == "seat" else words)


def _checked(option: Option, value: Any, seats: int) -> Value:
    if _fits(option, value, seats):
        return value  # type: ignore[no-any-return]
    allowed = allowed_words(option, seats)
    raise Refused(
        Kind.UNREADABLE, Text.of("refuse-value", name=option.name, allowed=allowed, given=shown(value))
    )


def _fits(option: Option, value: Any, seats: int) -> bool:
    is_number = type(value) is int
    if option.kind == "flag":
        return type(value) is bool
    if option.kind == "whole":
        least, most = option.allowed
        return is_number and int(least) <= value <= int(most)
    if option.kind == "seat" and is_number:
        return bool(1 <= value <= seats)
    return type(value) is str and value in option.allowed
