"""What seats see and what they follow, generic over games: each game's observer is the module of its name beside this
file. A game whose table has things that say what may be played (``COMMON``) also says which an action ``follows``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba
from numba import extending

from ...games.game import Game, Kind, Refused
from ...games.generic import game_of
from ...kernel import jit
from ...kernel.record import NONE
from ...locales import Text

_observers: dict[str, Any] = {}
_by_type: dict[Any, Any] = {}


def observer_of(game: Game) -> Any:
    """The observer's module; Refused (unknown) for a game that has none."""
    if game.name not in _observers:
        name = f"{__package__}.{game.name.replace('-', '_')}"
        if find_spec(name) is None:
            raise Refused(Kind.UNKNOWN, Text.of("lab-observer", game=game.name))
        _observers[game.name] = import_module(name)
        _by_type[numba.from_dtype(game.state.dtype)] = _observers[game.name]
    return _observers[game.name]


def fields(game: Game, seats: int) -> dict[str, slice]:
    """Where each part of an observation stands."""
    found, begin = {}, 0
    for name, length in observer_of(game).fields(seats):
        found[name] = slice(begin, begin + length)
        begin += length
    return found


def common_of(game: Game) -> tuple[str, tuple[str, ...]]:
    """The part of an observation that lies before everybody and says what may be played, and its words; empty for a
    game that has no such things."""
    found: tuple[str, tuple[str, ...]] = getattr(observer_of(game), "COMMON", ("", ()))
    return found


def length(game: Game, seats: int) -> int:
    """How many numbers an observation has."""
    return sum(size for _, size in observer_of(game).fields(seats))


def observe(s: Any, seat: int, out: Any) -> int:
    """Write what ``seat`` sees into ``out``; how many numbers that takes."""
    written: int = observer_of(game_of(s)).observe(s, seat, out)
    return written


def follows(s: Any, action: int) -> int:
    """Which of the common things a legal action follows, −1 for none."""
    rule = getattr(observer_of(game_of(s)), "follows", None)
    return NONE if rule is None else int(rule(s, action))


if jit.COMPILED:

    @extending.overload(observe)
    def _observe(s, seat, out):  # type: ignore[no-untyped-def]  # Numba compares the bare signatures
        f = _by_type[s].observe
        return lambda s, seat, out: f(s, seat, out)

    @extending.overload(follows)
    def _follows(s, action):  # type: ignore[no-untyped-def]
        f = getattr(_by_type[s], "follows", None)
        if f is None:
            return lambda s, action: NONE
        return lambda s, action: f(s, action)
