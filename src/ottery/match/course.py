"""The course of a game: how it began and every action since. Any earlier position is found by playing it again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Self

import msgspec

from ..games.game import Game, Kind, Refused
from ..games.position import Position
from ..kernel import record
from ..locales import Text

STRIDE = 512
"""Actions between two kept states: going back plays at most so many again, and memory stays about a byte an action."""


class Config(msgspec.Struct, frozen=True):
    """How a game begins. The same config and actions give the same game, card for card."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    setup: Mapping[str, Any] | None = None
    deck: Mapping[str, Any] | None = None


class Step(NamedTuple):
    """One action of a game with the positions around it."""

    before: Position
    action: int
    after: Position

    @property
    def word(self) -> str:
        """The action's word."""
        return self.before.game.words.ACTIONS[self.action]

    @property
    def seat(self) -> int:
        """The seat whose turn it was."""
        seat = self.before.to_move
        assert seat is not None
        return seat


class Course:
    """A game in progress, without players: the actions so far (a byte each), the position, the finished rounds."""

    def __init__(self, game: Game, config: Config) -> None:
        """Deal a game; Refused (unreadable, unknown) as ``Position.deal``."""
        self.game = game
        self.config = config
        self.start = self.position = Position.deal(
            game,
            seats=config.seats,
            options=config.options,
            seed=config.seed,
            setup=config.setup,
            deck=config.deck,
        )
        self.actions = bytearray()
        self.rounds: list[list[int]] = []
        self._marks: list[bytes] = []

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        setup: Mapping[str, Any] | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> Self:
        """A new game; without ``seed`` one that nobody can guess."""
        key = secrets.token_hex(32) if seed is None else seed
        return cls(game, Config(game.name, seats, dict(options or {}), key, setup or None, deck or None))

    @property
    def version(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    def play(self, word: str, version: int | None = None) -> Step:
        """Play an action. Refused, nothing changed: unreadable, over, stale (made on another version) or illegal."""
        position = self.position
        action = position.action(word)
        if position.is_over:
            raise Refused(Kind.OVER, Text.of("refuse-over"))
        check_version(version, self.version)
        if action not in position.actions():
            reason = self.game.words.why(position.state, action)
            raise Refused(Kind.ILLEGAL, reason.text, reason.rule)
        return self.take(action)

    def take(self, action: int) -> Step:
        """Play a legal action, unchecked."""
        before = self.position
        if self.version % STRIDE == 0:
            self._marks.append(record.to_bytes(before.state))
        self.position = before.after(action)
        self.actions.append(action)
        finished, scores = self.game.sheet.finished_rounds(self.position.state)
        if finished > len(self.rounds):
            self.rounds.append(scores)
        return Step(before, action, self.position)

    def back(self) -> None:
        """Take the last action back; Refused (illegal) when there is none."""
        if not self.actions:
            raise Refused(Kind.ILLEGAL, Text.of("match-undo-none"))
        self.position = self.at(self.version - 1)
        self.actions.pop()
        del self._marks[-(-self.version // STRIDE) :]
        finished, _ = self.game.sheet.finished_rounds(self.position.state)
        del self.rounds[finished:]

    def at(self, version: int) -> Position:
        """The position after the first ``version`` actions."""
        if not 0 <= version <= self.version:
            raise IndexError(f"there are {self.version} actions, so no version {version}")
        if version == self.version:
            return self.position
        mark = version // STRIDE
        state: Any = self.game.state.from_bytes(self._marks[mark])
        for action in self.actions[mark * STRIDE : version]:
            self.game.rules.play(state, action)
        return Position(self.game, state)

    def steps(self) -> Iterator[Step]:
        """Every action so far with the positions around it."""
        before = self.start
        for action in self.actions:
            after = before.after(action)
            yield Step(before, action, after)
            before = after


def check_version(given: int | None, current: int) -> None:
    """Refused (stale) when an action was made on another version than the current one."""
    if given is not None and given != current:
        shown = min(max(given, -1), 10**9)
        raise Refused(Kind.STALE, Text.of("match-stale", given=shown, current=current))
