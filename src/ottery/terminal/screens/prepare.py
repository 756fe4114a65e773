"""While the rules of a game are made ready: compiled the first time, loaded from the cache later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rich.text import Text as Rich
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import ProgressBar, Static

from ...games.game import Game, Refused
from ..session import Session

if TYPE_CHECKING:
    from ..app import OtteryApp

Done = Callable[[Session | None, Refused | None], None]


class PrepareScreen(Screen[None]):
    """Prepares ``game`` and starts a session in a thread, with a bar that fills; then calls ``done``."""

    def __init__(self, game: Game, start: Callable[[], Session], done: Done) -> None:
        super().__init__()
        self._game, self._start, self._done = game, start, done

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

    def compose(self) -> ComposeResult:
        """Title, sentence, bar."""
        inks, voice = self._app.inks_of(self._game), self._app.voice
        with Vertical(classes="menu"):
            yield Static(
                Rich(f" {self._app.title_of(self._game)} ", inks.reversed("first")), classes="sheet-title"
            )
            yield Static(voice("terminal-prepare"), id="sentence", markup=False)
            yield ProgressBar(total=None, show_eta=False, id="bar")

    def on_mount(self) -> None:
        """Begin at once."""
        self._work()

    @work(thread=True)
    def _work(self) -> None:
        session = fault = None
        try:
            self._game.prepare(self._tell)
            session = self._start()
        except Refused as refused:
            fault = refused
        self.app.call_from_thread(self._done, session, fault)

    def _tell(self, done: int, total: int) -> None:
        self.app.call_from_thread(self._advance, done, total)

    def _advance(self, done: int, total: int) -> None:
        sentence = self._app.voice("terminal-compile", done=done, all=total)
        self.query_one("#sentence", Static).update(sentence)
        self.query_one(ProgressBar).update(total=total, progress=done)
