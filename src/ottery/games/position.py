"""Position: a state of a game for everybody who thinks in words and seats 1 … n. It never changes; ``play`` gives
the next one."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Self, cast

import msgspec
import numpy as np

from ..kernel import record, rng
from ..kernel.moves import Moves
from ..kernel.record import Record
from ..locales import Text
from .game import Game, Kind, Line, Reason, Refused
from .options import check_options, check_seats, shown


class Result(msgspec.Struct, frozen=True):
    """How a game stands: who won (seats, [] while it runs), the scores that decide it, and the lines behind them."""

    over: bool
    winners: list[int]
    scores: list[int]
    shares: list[float]
    extras: dict[str, list[int]]
    lines: list[Line]


class Position:
    """A game and its state. Words outside, ints inside. What the rules say of it is asked once."""

    def __init__(self, game: Game, state: Record) -> None:
        self.game = game
        self.state = state

    @classmethod
    def deal(
        cls,
        game: Game,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        setup: Mapping[str, Any] | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> Self:
        """The start of a game. ``seed`` is any text (None: unguessable); the same seed deals the same cards.

        Refused: unreadable (seats, a value, the setup or the deck) or unknown (an option); the place is named.
        """
        state = cast(Any, configured(game, seats=seats, options=options, seed=seed, deck=deck))
        if setup:
            game.setup.place(state, setup)
        else:
            game.rules.deal(state)
        return cls(game, state)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(cast(Any, self.state).seats)

    @property
    def round(self) -> int:
        """The number of the round, 1 …"""
        return int(cast(Any, self.state).round_no)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: nobody is to move."""
        return self.to_move is None

    @cached_property
    def to_move(self) -> int | None:
        """The seat that decides next, None when over."""
        seat = int(self.game.rules.to_move(self.state))
        return seat + 1 if seat >= 0 else None

    def actions(self) -> list[int]:
        """The legal actions as numbers, in the order the rules offer them."""
        return list(self._legal)

    @cached_property
    def _legal(self) -> list[int]:
        moves = Moves.new()
        self.game.rules.legal(self.state, moves)
        actions: list[int] = cast(Any, moves).actions[: moves.length].tolist()
        return actions

    def legal(self) -> list[str]:
        """The legal actions as words."""
        return [self.game.words.ACTIONS[a] for a in self.actions()]

    def action(self, word: str) -> int:
        """The number of an action's word; Refused (unreadable) for a word the game does not have."""
        action = action_numbers(self.game.words.ACTIONS).get(word)
        if action is None:
            raise Refused(
                Kind.UNREADABLE,
                Text.of("refuse-word", word=shown(word), game=Text.of(f"{self.game.name}-title")),
            )
        return action

    def play(self, word: str) -> Self:
        """The position after an action. Refused: unreadable, over or illegal."""
        action = self.action(word)
        if self.is_over:
            raise Refused(Kind.OVER, Text.of("refuse-over"))
        if action not in self.actions():
            reason = self.game.words.why(self.state, action)
            raise Refused(Kind.ILLEGAL, reason.text, reason.rule)
        return self.after(action)

    def after(self, action: int) -> Self:
        """The position after a legal action, unchecked."""
        state = record.copy(self.state)
        self.game.rules.play(state, action)
        return type(self)(self.game, state)

    def why(self, word: str) -> Reason | None:
        """Why an action is not legal now, None when it is; Refused (unreadable, over) as ``play``."""
        action = self.action(word)
        if self.is_over:
            raise Refused(Kind.OVER, Text.of("refuse-over"))
        return None if action in self.actions() else self.game.words.why(self.state, action)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat sees (None: a spectator)."""
        return self.game.view.view(self.state, -1 if seat is None else seat - 1)

    def redealt(self, seat: int | None, source: rng.Rng) -> Self:
        """A position that looks the same to ``seat``, with what it cannot know dealt anew from ``source``."""
        state = record.copy(self.state)
        self.game.rules.redeal(state, -1 if seat is None else seat - 1, source)
        rng.rekey(cast(Any, state).rng, source)
        return type(self)(self.game, state)

    def result(self) -> Result:
        """How the game stands, or ended."""
        shares = np.zeros(self.seats)
        scores = np.zeros(self.seats, np.int64)
        self.game.rules.result(self.state, cast(Any, shares))
        self.game.rules.scores(self.state, cast(Any, scores))
        over = self.is_over
        return Result(
            over=over,
            winners=[p + 1 for p in range(self.seats) if over and shares[p] > 0],
            scores=scores.tolist(),
            shares=shares.tolist(),
            extras=self.game.sheet.extras(self.state),
            lines=self.game.sheet.lines(self.state),
        )

    def setup(self) -> dict[str, Any]:
        """The setup text of this position; ``deal(setup=…)`` gives it back, at the start of a turn."""
        return self.game.setup.read(self.state)


def plain(value: Any) -> Any:
    """The Python value of a NumPy scalar, which interpreted rules hand out: ``enc_hook`` where views are encoded."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"a view holds {type(value).__name__}, which is no plain value")


def configured(
    game: Game,
    *,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    deck: Mapping[str, Any] | None = None,
) -> Record:
    """A state with everything that comes before the deal: seats, options, deck, a keyed generator, who begins.

    Refused as ``Position.deal``.
    """
    seats = check_seats(game, seats)
    values = check_options(game, seats, options or {})
    game.prepare()
    state = cast(Any, game.state.new())
    rng.seed(state.rng, key_of(seed if seed is not None else secrets.token_hex(32)))
    state.seats = seats
    state.round_no = 1
    first = values["first"]
    state.first = rng.below(state.rng, seats) if first == "random" else int(first) - 1
    game.setup.configure(state, values, deck)
    return cast(Record, state)


def key_of(seed: str) -> bytes:
    """The generator's 256-bit key for a seed in words."""
    return hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()


@cache
def action_numbers(words: tuple[str, ...]) -> dict[str, int]:
    """From an action's word to its number."""
    return {word: number for number, word in enumerate(words)}
