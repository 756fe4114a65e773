"""The line-by-line client: for pipes, for screen readers, for whoever likes it plain.

It prints what changed, what is expected and the legal actions with numbers, and takes a number or a word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from ..games.game import Game as CardGame
from ..games.game import Refused, prepare_kernel
from ..games.options import shown
from ..kernel import jit
from . import reports
from .interview import Interview
from .orders import Order, again
from .prompts import chosen, refusal
from .saves import Kept, Shelf
from .session import Session
from .streams import Leave, Streams
from .telling import Telling, english


class Plain(Streams):
    """The client on two streams."""

    def __init__(self, shelf: Shelf, language: str, source: TextIO, out: TextIO) -> None:
        super().__init__(language, source, out)
        self.shelf = shelf

    def run(self, order: Order | None = None, kept: Kept | None = None) -> None:
        """Play games until the player leaves."""
        try:
            session = self._session(order, kept)
            while True:
                Game(self, session).play()
                session = self._next(session)
        except (Leave, KeyboardInterrupt):
            self.say(self.voice("terminal-farewell"))

    def _next(self, session: Session) -> Session:
        while True:
            answer = self._answer(self.voice("terminal-plain-again-here")).casefold()
            if answer in self.voice("terminal-plain-yes").split():
                return self._start(again(session))
            if answer in self.voice("terminal-plain-no").split():
                return self._session(None, None)

    def _answer(self, prompt: str) -> str:
        """The answer to a question outside a game; Leave for whoever has had enough."""
        answer = self.read(prompt)
        if english(answer, ("quit",), self.voice) == "quit":
            raise Leave
        return answer

    def _session(self, order: Order | None, kept: Kept | None) -> Session:
        while order is None and kept is None:
            chosen = Interview(self.voice, self.shelf, self.say, self._answer).choose()
            if isinstance(chosen, Kept):
                kept = chosen
            else:
                order = chosen
        if kept is not None:
            self._prepare(kept.game)
            return self.shelf.load(kept)
        assert order is not None
        return self._start(order)

    def _start(self, order: Order) -> Session:
        self._prepare(order.game)
        return order.start()

    def _prepare(self, game: CardGame) -> None:
        """Compile the rules with a line every quarter of the way."""
        if jit.COMPILED:
            prepare_kernel(self._quarters(self.voice("terminal-compile-shared")))
            game.prepare(self._quarters(self.voice(f"{game.name}-title")))

    def _quarters(self, what: str) -> Callable[[int, int], None]:
        told = -1

        def tell(done: int, total: int) -> None:
            nonlocal told
            quarter = 4 * done // total
            if quarter != told:
                self.say(self.voice("terminal-compile", what=what, done=done, all=total))
            told = quarter

        return tell


class Game(Telling):
    """One game on the line client."""

    commands = ("why", "undo", *Telling.commands)
    session: Session

    def __init__(self, plain: Plain, session: Session) -> None:
        super().__init__(plain, session)
        self._plain = plain
        self._is_warned = False

    def play(self) -> None:
        """Play to the end; Leave in the middle, with the game kept."""
        self.greet()
        try:
            while self.session.to_move is not None:
                if self.session.is_human_turn:
                    self._decide()
                else:
                    self._play(self.session.bot_word())
        except (Leave, KeyboardInterrupt):
            if self.shelf.keep(self.session):
                self.say(self.voice("terminal-kept-farewell"))
            raise Leave from None
        self.eyes = self.eyes if len(self.session.humans) == 1 else None
        self.tell_news()
        self.report(reports.standing(self.session, self.voice))

    @property
    def shelf(self) -> Shelf:
        """Where games are kept."""
        return self._plain.shelf

    def greet(self) -> None:
        """What is played; nothing of what was told before is told again."""
        super().greet()
        for viewer in (None, *self.session.humans):
            self._heard[viewer] = len(self.session.log(viewer))

    def _play(self, word: str) -> None:
        self.session.play(word)
        if not self.shelf.keep(self.session) and not self._is_warned:
            self._is_warned = True
            self.say(self.voice("terminal-keep-failed"))

    # -- a decision

    def _decide(self) -> None:
        self._hand_over()
        self.tell_news()
        self.tell_changes()
        legal = self.ask()
        turn = self.session.match.version
        while self.session.match.version == turn:
            self._answer(self._plain.read(), legal)

    def _hand_over(self) -> None:
        seat = self.session.to_move
        if self.eyes != seat:
            name = self.voice.name(seat or 0)
            self._plain.clear()
            self._plain.read(self.voice("terminal-plain-cover", name=name))
            self.eyes = seat
            self._seen = []

    def _answer(self, line: str, legal: list[str]) -> None:
        word = chosen(line, legal)
        if word is not None:
            self._play(word)
            return
        command, _, rest = line.partition(" ")
        action = self._commands().get(self.command(command))
        if action:
            action(rest)
        elif line.isdecimal() and line not in self.session.game.words.ACTIONS:
            self.say(self.voice("terminal-plain-number", given=shown(line), most=len(legal)))
        elif line and not self._is_action(line):
            self.say(self.voice("terminal-plain-unknown", given=shown(line)))
        elif line:
            self._why(line)

    def _is_action(self, line: str) -> bool:
        return any(line.casefold() == word.casefold() for word in self.session.game.words.ACTIONS)

    # -- commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return self.common() | {
            "why": self._why,
            "undo": lambda _: self._undo(),
            "quit": lambda _: self._quit(),
        }

    def _why(self, word: str) -> None:
        if not word:
            self.say(self.voice("terminal-plain-why"))
            return
        told = refusal(self.session, word, self._plain.language)
        self.say(f"{told.rule}: {told.sentence}" if told.rule else told.sentence)

    def _undo(self) -> None:
        try:
            self.session.undo()
        except Refused as refused:
            self.say(self.voice(refused.text))
        else:
            self.say(self.voice("terminal-plain-undone"))
            self._heard[self.eyes] = len(self.session.log(self.eyes))

    def _quit(self) -> None:
        raise Leave
