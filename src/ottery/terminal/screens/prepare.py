"""While the rules of a game are made ready: compiled the first time, loaded from the cache later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import ProgressBar, Static
from textual.worker import get_current_worker

from ...games.game import Game, Refused, prepare_kernel
from ..session import Session

if TYPE_CHECKING:
    from ..app import OtteryApp

Done = Callable[[Session | None, Refused | None], None]


class _Stopped(Exception):
    """Nobody waits for the rules any more."""


class PrepareScreen(Screen[None]):
    """Prepares ``game`` and starts a session in a thread, with a bar that fills; then calls ``done``."""

    def __init__(self, game: Game, start: Callable[[], Session], done: Done) -> None:
        super().__init__()
        self._game, self._start, self._done = game, start, done

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.games", show=False)]

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
        worker = get_current_worker()

        def tell(what: str, done: int, total: int) -> None:
            if worker.is_cancelled:
                raise _Stopped
            self.app.call_from_thread(self._advance, what, done, total)

        session = fault = None
        try:
            prepare_kernel(partial(tell, self._app.voice("terminal-compile-shared")))
            self._game.prepare(partial(tell, self._app.title_of(self._game)))
            session = self._start()
        except Refused as refused:
            fault = refused
        except _Stopped:
            return
        if not worker.is_cancelled:
            self.app.call_from_thread(self._done, session, fault)

    def _advance(self, what: str, done: int, total: int) -> None:
        sentence = self._app.voice("terminal-compile", what=what, done=done, all=total)
        self.query_one("#sentence", Static).update(sentence)
        self.query_one(ProgressBar).update(total=total, progress=done)
