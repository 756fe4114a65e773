"""The table: one game being played at this terminal, on the whole screen."""

from __future__ import annotations

from textual import work

from ...games.game import Refused
from ..choosing import Choosing
from ..prompts import Prompt, refusal
from ..session import Session
from ..widgets.canvas import Canvas
from .stage import StageScreen

_CALM = 3
"""So many bots play at their full pace."""


class TableScreen(StageScreen):
    """Shows the session from the eyes of whoever decides at this terminal, and lets the bots play."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._turn = 0
        self._thinking = -1

    def go_on(self) -> None:
        """After every change: the end, a person's decision, or a bot's."""
        self._turn += 1
        session = self.session
        if session.to_move is None:
            self.choosing = Choosing()
            self.eyes = session.humans[0] if len(session.humans) == 1 else None
            self.show()
            self.set_timer(max(0.001, 1.5 * self._app.pace), self._show_results)
        elif session.is_human_turn:
            self._hand_over(session.to_move)
        else:
            self.choosing = Choosing()
            self.show()
            turn = self._turn
            self.set_timer(self._pause(), lambda: self._let_bot_play(turn))

    def _pause(self) -> float:
        """A bot takes a moment before its turn, less before each further action of the turn, and less among many."""
        session = self.session
        actors = session.match.actors
        follows = bool(actors) and actors[-1] == session.to_move
        bots = len(session.chairs) - len(session.humans)
        return max(0.001, self._app.pace * (0.4 if follows else 1.0) * min(1.0, _CALM / bots))

    def _hand_over(self, seat: int) -> None:
        if self.eyes == seat:
            self._begin_turn()
        else:
            self.choosing = Choosing()
            self.eyes = None
            self.show()
            self._app.cover(self.session, seat, lambda: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.eyes = seat
        self._told = 0
        self._begin_turn()

    def _let_bot_play(self, turn: int) -> None:
        if turn == self._turn != self._thinking and self.is_attached and not self.session.is_human_turn:
            self._thinking = turn
            self._think(turn)

    @work(thread=True, exclusive=True, group="bot")
    def _think(self, turn: int) -> None:
        word = self.session.bot_word()
        self.app.call_from_thread(self._bot_played, turn, word)

    def _bot_played(self, turn: int, word: str) -> None:
        if turn == self._turn:
            self.play(word)

    def play(self, word: str) -> None:
        """Carry out an action: a person's, or a bot's."""
        mine = self.session.is_human_turn
        if mine:
            self._told = len(self.session.log(self.eyes))
        self.prompt = None
        self.session.play(word)
        self._app.keep(self.session)
        self.go_on()

    def show_results(self) -> None:
        """How the game ended, and what now."""
        self._app.show_results(self.session)

    def hurry(self) -> None:
        """The bot need not wait."""
        self._let_bot_play(self._turn)

    def explain(self, word: str | None) -> None:
        """Say why an action cannot be chosen."""
        if word is not None:
            self.prompt = refusal(self.session, word, self._app.language)
        self.query_one(Canvas).repaint()

    def action_undo(self) -> None:
        """Take the last action back where that is allowed."""
        try:
            self.session.undo()
        except Refused as refused:
            self.prompt = Prompt(
                self.session.voice(self._app.language)(refused.text), refused.rule, refused=True
            )
            self.query_one(Canvas).repaint()
        else:
            self.prompt = None
            self._app.keep(self.session)
            self.go_on()
