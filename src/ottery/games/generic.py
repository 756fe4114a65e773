"""The games' compiled functions, for code that is generic over games (search, simulator, batched environments).

Interpreted, ``legal``, ``play`` … look the game up by the state's dtype. Compiled, Numba picks the game's function by
the record's type: as fast as a direct call, and cached on disk (``kernel.jit.specialise``).
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import extending

from ..kernel import jit
from ..kernel.moves import Moves
from ..kernel.record import Row, Shares
from ..kernel.rng import Rng, rekey
from .game import Game

_by_dtype: dict[np.dtype[Any], Game] = {}


def register(game: Game) -> Game:
    """Make ``game`` known to the generic functions; ValueError when its layout is another game's."""
    dtype = game.state.dtype
    other = _by_dtype.setdefault(dtype, game)
    if other.name != game.name:
        raise ValueError(f"the states of {game.name} and {other.name} have the same layout")
    _by_dtype[dtype] = game
    return game


def game_of(s: Any) -> Game:
    """The game of a state."""
    return _by_dtype[s.dtype]


def legal(s: Any, moves: Moves) -> None:
    """Fill ``moves`` with the legal actions."""
    game_of(s).rules.legal(s, moves)


def play(s: Any, action: int) -> None:
    """Carry out a legal action."""
    game_of(s).rules.play(s, action)


def over(s: Any) -> bool:
    """Whether the game has ended."""
    return game_of(s).rules.over(s)


def to_move(s: Any) -> int:
    """The seat that decides next, −1 when over."""
    return game_of(s).rules.to_move(s)


def result(s: Any, out: Shares) -> None:
    """The shares of the victory."""
    game_of(s).rules.result(s, out)


def scores(s: Any, out: Row) -> None:
    """What decides the game, per seat."""
    game_of(s).rules.scores(s, out)


def deal(s: Any) -> None:
    """Deal the first round."""
    game_of(s).rules.deal(s)


def redeal(s: Any, seat: int, rng: Rng) -> None:
    """Deal what ``seat`` cannot know anew, and the chance to come with it."""
    game_of(s).rules.redeal(s, seat, rng)
    rekey(s.rng, rng)


def greedy(s: Any, moves: Moves) -> int:
    """The action of the game's greedy player."""
    return game_of(s).greedy.greedy(s, moves)


def hidden(s: Any, action: int, seat: int) -> bool:
    """Whether ``seat`` does not see which action another seat plays, of those it may be."""
    rule = game_of(s).hidden
    return rule is not None and rule(s, action, seat)


def proper(s: Any, moves: Moves) -> None:
    """Strike from the legal ``moves`` those that no bot thinks about; at least one is left."""
    rule = game_of(s).proper
    if rule is not None:
        rule(s, moves)


def murky(s: Any, seat: int) -> bool:
    """Whether a search should leave its tree after an action of ``seat``."""
    rule = game_of(s).murky
    return rule is not None and rule(s, seat)


def outlook(s: Any, out: Shares) -> bool:
    """At the start of a round: whether the game can tell what shares to expect, which ``out`` becomes."""
    rule = game_of(s).outlook
    return rule is not None and rule(s, out)


if jit.COMPILED:

    def _game(record: Any) -> Game:
        """The game whose states have this Numba type."""
        return next(game for dtype, game in _by_dtype.items() if numba.from_dtype(dtype) == record)

    def _rules(record: Any, room: str = "rules") -> Any:
        """A room of that game."""
        return getattr(_game(record), room)

    # Numba compares bare signatures, so these carry no annotations.

    @extending.overload(over)
    def _over(s):  # type: ignore[no-untyped-def]
        f = _rules(s).over
        return lambda s: f(s)

    @extending.overload(to_move)
    def _to_move(s):  # type: ignore[no-untyped-def]
        f = _rules(s).to_move
        return lambda s: f(s)

    @extending.overload(deal)
    def _deal(s):  # type: ignore[no-untyped-def]
        f = _rules(s).deal
        return lambda s: f(s)

    @extending.overload(legal)
    def _legal(s, moves):  # type: ignore[no-untyped-def]
        f = _rules(s).legal
        return lambda s, moves: f(s, moves)

    @extending.overload(play)
    def _play(s, action):  # type: ignore[no-untyped-def]
        f = _rules(s).play
        return lambda s, action: f(s, action)

    @extending.overload(result)
    def _result(s, out):  # type: ignore[no-untyped-def]
        f = _rules(s).result
        return lambda s, out: f(s, out)

    @extending.overload(scores)
    def _scores(s, out):  # type: ignore[no-untyped-def]
        f = _rules(s).scores
        return lambda s, out: f(s, out)

    @extending.overload(greedy)
    def _greedy(s, moves):  # type: ignore[no-untyped-def]
        f = _rules(s, "greedy").greedy
        return lambda s, moves: f(s, moves)

    @extending.overload(redeal)
    def _redeal(s, seat, rng):  # type: ignore[no-untyped-def]
        f = _rules(s).redeal

        def both(s, seat, rng):  # type: ignore[no-untyped-def]
            f(s, seat, rng)
            rekey(s.rng, rng)

        return both

    @extending.overload(hidden)
    def _hidden(s, action, seat):  # type: ignore[no-untyped-def]
        f = _game(s).hidden
        if f is None:
            return lambda s, action, seat: False
        return lambda s, action, seat: f(s, action, seat)

    @extending.overload(proper)
    def _proper(s, moves):  # type: ignore[no-untyped-def]
        f = _game(s).proper
        if f is None:
            return lambda s, moves: None
        return lambda s, moves: f(s, moves)

    @extending.overload(murky)
    def _murky(s, seat):  # type: ignore[no-untyped-def]
        f = _game(s).murky
        if f is None:
            return lambda s, seat: False
        return lambda s, seat: f(s, seat)

    @extending.overload(outlook)
    def _outlook(s, out):  # type: ignore[no-untyped-def]
        f = _game(s).outlook
        if f is None:
            return lambda s, out: False
        return lambda s, out: f(s, out)
