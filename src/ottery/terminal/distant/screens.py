"""The screens of a server's table: waiting for the deal, the game, saying something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from ...wire import messages as m
from ...wire.parts import SeatInfo
from ..choosing import Choosing
from ..prompts import Prompt
from ..screens.keys import keys_line
from ..screens.stage import StageScreen
from ..widgets.canvas import Canvas
from .client import new_id
from .distant import Distant

if TYPE_CHECKING:
    from .app import DistantApp


class WaitScreen(Screen[None]):
    """Before the deal: who is here, and what the table waits for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b,B", "begin", show=False),
        Binding("escape", "app.leave", show=False),
    ]

    @property
    def _app(self) -> DistantApp:
        return cast("DistantApp", self.app)

    def compose(self) -> ComposeResult:
        """Title, status, seats, keys."""
        with Vertical(classes="menu"):
            yield Static(id="wait-title", classes="sheet-title", markup=False)
            yield Static(id="wait-status", markup=False)
            yield Static(id="wait-seats", markup=False)
            yield Static(id="wait-foot", classes="sheet-foot", markup=False)

    def on_mount(self) -> None:
        """What is known already."""
        self.show()

    def show(self) -> None:
        """Show everything anew."""
        app, distant = self._app, self._app.distant
        inks, voice = app.inks, app.voice
        title, status, seats = voice("terminal-distant-waits"), voice("terminal-prepare"), ""
        if distant.has_table:
            inks, voice = app.inks_of(distant.game), distant.voice(app.language)
            title, status = app.title_of(distant.game), voice(distant.table.status)
            seats = "\n".join(self._seat(seat) for seat in distant.table.seats)
        may_begin = distant.has_table and distant.is_host and distant.table.phase == "waiting"
        keys = voice("terminal-distant-waits-keys" if may_begin else "terminal-distant-waits-keys-guest")
        self.query_one("#wait-title", Static).update(Rich(f" {title} ", inks.reversed("first")))
        self.query_one("#wait-status", Static).update(status)
        self.query_one("#wait-seats", Static).update(seats)
        self.query_one("#wait-foot", Static).update(keys_line(keys, inks))

    def _seat(self, seat: SeatInfo) -> str:
        voice = self._app.voice
        name = seat.name
        if seat.kind == "open":
            name = voice("terminal-distant-seat-open")
        elif seat.kind == "person" and not seat.connected:
            name = voice("terminal-distant-seat-lost", name=seat.name)
        return f"{seat.seat}  {name}"

    def action_begin(self) -> None:
        """The host begins: bots take the free seats."""
        distant = self._app.distant
        if distant.has_table and distant.is_host and distant.table.phase == "waiting":
            self._app.want(m.Start(id=new_id()))


class SayScreen(ModalScreen[str | None]):
    """A line to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, hint: str) -> None:
        super().__init__()
        self._hint = hint

    def compose(self) -> ComposeResult:
        """The line."""
        with Vertical(classes="menu"):
            yield Input(placeholder=self._hint, max_length=200, id="say")

    @on(Input.Submitted)
    def _submitted(self, message: Input.Submitted) -> None:
        self.dismiss(" ".join(message.value.split()))

    def action_close(self) -> None:
        """Nothing to say."""
        self.dismiss(None)


class DistantScreen(StageScreen):
    """The game as the server tells it; what is decided here is sent there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t,T", "say", show=False)]
    keys = "terminal-distant-table-keys"
    session: Distant

    def __init__(self, session: Distant) -> None:
        super().__init__(session)
        self._version = -1
        self._is_sending = False
        self._has_ended = False

    @property
    def _table(self) -> DistantApp:
        return cast("DistantApp", self.app)

    def hear(self, message: m.ServerMessage) -> None:
        """Something has changed at the table."""
        if not self.is_mounted:
            return
        if isinstance(message, m.GameNews):
            self.go_on()
        elif isinstance(message, m.TableNews):
            self.show()
            if self.session.table.absence is not None or self._asks_me():
                self._table.open_menu(self) if self.app.screen is self else None

    def _asks_me(self) -> bool:
        undo = self.session.table.undo
        return undo is not None and self.session.table.you in undo.waiting_for

    def go_on(self) -> None:
        """Show the newest version, and let the player here decide when it is their turn."""
        if self.session.version != self._version:
            self._told = len(self.session.entries) - 1 if self._version >= 0 else self._told
            self._version, self._is_sending, self.prompt = self.session.version, False, None
            self.choosing = Choosing(self.session.legal())
        self.show()
        if self.session.is_over and not self._has_ended:
            self._has_ended = True
            self.set_timer(max(0.001, 1.5 * self._app.pace), self._show_results)
        elif self.session.is_human_turn:
            self.call_after_refresh(self._point)

    def play(self, word: str) -> None:
        """Send a decision, once."""
        if not self._is_sending:
            self._is_sending = True
            self._table.want(m.Play(id=new_id(), word=word, version=self.session.version))

    def explain(self, word: str | None) -> None:
        """Ask the server why not: it refuses with the rule."""
        if word is not None and word not in self.session.legal():
            self._table.want(m.Play(id=new_id(), word=word[:60], version=self.session.version))

    def refuse(self, text: str, rule: str | None) -> None:
        """Say why something was not done."""
        self._is_sending = False
        self.prompt = Prompt(text, rule, refused=True)
        self.choosing = Choosing(self.session.legal())
        self.query_one(Canvas).repaint()

    def show_results(self) -> None:
        """How the game ended, and what now."""
        self._table.show_end(self)

    def action_undo(self) -> None:
        """Ask the others whether the last action may be taken back."""
        self._table.want(m.Undo(id=new_id(), version=self.session.version))

    def action_say(self) -> None:
        """Say something to the others."""
        self._table.say()
