"""One game at this terminal: who sits where, whose eyes the screen shows, the bots' moves. No drawing, no waiting."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..games.game import Game, Kind, Refused
from ..games.position import Position
from ..locales import Text
from .voice import Voice

HUMAN = "human"
BOTS = ("greedy", "random")


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a name, and ``human`` or the bot's level."""

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        """Whether somebody at this terminal decides for the seat."""
        return self.kind == HUMAN


class Session:
    """A game and its players."""

    def __init__(
        self,
        game: Game,
        chairs: Sequence[Chair],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deck: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.chairs = tuple(chairs)
        self.options = dict(options or {})
        self.deck = deck
        self._history = [Position.deal(game, seats=len(chairs), options=self.options, seed=seed, deck=deck)]
        self._moves: list[tuple[int, int]] = []

    @property
    def position(self) -> Position:
        """The position now."""
        return self._history[-1]

    @property
    def rounds(self) -> list[list[int]]:
        """The scores of each finished round."""
        return []

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when over."""
        return self.position.to_move

    @property
    def humans(self) -> list[int]:
        """The seats that people at this terminal hold."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if chair.is_human]

    @property
    def is_human_turn(self) -> bool:
        """Whether somebody here is to decide."""
        return self.to_move in self.humans

    def voice(self, language: str) -> Voice:
        """Texts in ``language`` with these players' names."""
        return Voice(language, tuple(chair.name for chair in self.chairs))

    def play(self, word: str) -> None:
        """Carry out an action of the seat to move; Refused as ``Position.play``."""
        after = self.position.play(word)
        self._moves.append((self.to_move or 0, after.action(word)))
        self._history.append(after)

    def bot_word(self) -> str:
        """What the bot whose turn it is plays; it decides on what it sees alone."""
        position, kind = self.position, self.chairs[(self.to_move or 1) - 1].kind
        legal = position.legal()
        if kind == "random":
            return random.choice(legal)  # noqa: S311
        from ..kernel.moves import Moves

        moves = Moves.new()
        self.game.rules.legal(position.state, moves)
        return self.game.words.ACTIONS[self.game.greedy.greedy(position.state, moves)]

    def log(self, seat: int | None) -> list[Text]:
        """What ``seat`` has been told since the deal, oldest first."""
        viewer = -1 if seat is None else seat - 1
        return [
            line
            for i, (_, action) in enumerate(self._moves)
            for line in self.game.view.events(self._history[i].state, action, self._history[i + 1].state, viewer)
        ]

    def undo(self) -> None:
        """Take the last action back, if it was made here and told nobody anything; Refused otherwise."""
        if not self._moves or not self.chairs[self._moves[-1][0] - 1].is_human:
            raise Refused(Kind.ILLEGAL, Text.of("terminal-undo-none"))
        self._moves.pop()
        self._history.pop()
