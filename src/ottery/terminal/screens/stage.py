"""A game on the whole screen, wherever it is played: the picture, the log, the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from .. import reports
from ..boards import Scene, board_of
from ..choosing import Choosing
from ..paint.inks import Inks
from ..paint.picture import Picture, Spot
from ..paint.stage import paint_stage
from ..played import Played
from ..prompts import Prompt, ask, match_word
from ..widgets.canvas import Canvas, first_spot
from ..widgets.log import Log
from .keys import keys_line

if TYPE_CHECKING:
    from ..app import OtteryApp

_WIDE = 112
"""From this many columns on the log stands beside the table."""
_TALL = 30
"""From this many rows on there is room for more of it below the table."""


class StageScreen(Screen[None]):
    """Shows a game from the eyes of somebody at this terminal, and finds out which action is meant."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("u,U", "undo", show=False),
        Binding("l,L", "log", show=False),
        Binding("s,S", "scores", show=False),
        Binding("w,W", "why", show=False),
        Binding("escape", "back", show=False),
        Binding("colon,slash", "type", show=False),
        *(Binding(str(n), f"pick({n})", show=False) for n in range(1, 10)),
    ]

    keys = "terminal-table-keys"
    """The text of the line at the foot."""

    def __init__(self, session: Played) -> None:
        super().__init__()
        self.session = session
        self.board = board_of(session.game)
        self.eyes: int | None = None
        self.prompt: Prompt | None = None
        self.choosing = Choosing()
        self._told = 0
        self._has_results = False

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

    # -- what is done about it

    def go_on(self) -> None:
        """Show what has changed, and whatever follows."""
        raise NotImplementedError

    def play(self, word: str) -> None:
        """Carry out a legal action of the person here."""
        raise NotImplementedError

    def explain(self, word: str | None) -> None:
        """Say why an action cannot be chosen."""
        raise NotImplementedError

    def show_results(self) -> None:
        """How the game ended, and what now."""
        raise NotImplementedError

    def action_undo(self) -> None:
        """Take the last action back where that is allowed."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Enter was pressed while somebody else is to decide."""

    # -- showing

    def on_mount(self) -> None:
        """Begin with the one who is to move, or the first person here."""
        self.query_one("#word").display = False
        self.query_one(Canvas).focus()
        humans = self.session.humans
        self.eyes = humans[0] if len(humans) == 1 else None
        self.go_on()

    @property
    def inks(self) -> Inks:
        """The inks of this board by the app's light."""
        return Inks(self.board.colours, night=self._app.night)

    def compose(self) -> ComposeResult:
        """Head, table, log, foot."""
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            yield Canvas(self._paint, id="table")
            with Vertical(id="side"):
                yield Static(id="side-title", markup=False)
                yield Log(id="log")
        yield Input(id="word", compact=True, select_on_focus=False)
        yield Static(id="foot", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """The log goes to the side where there is room."""
        self.set_class(event.size.width >= _WIDE, "wide")
        self.set_class(event.size.height >= _TALL, "tall")
        self._show_frame()

    def scene(self) -> Scene:
        """What the board is told."""
        session = self.session
        return Scene(
            view=session.view(self.eyes),
            seat=self.eyes,
            to_move=session.to_move,
            legal=self.choosing.open,
            voice=session.voice(self._app.language),
            inks=self.inks,
            chosen=self.choosing.chosen,
            deck=session.deck,
            alone=len(session.humans) == 1,
        )

    def _paint(self, width: int, height: int, cursor: str | None) -> Picture:
        scene = self.scene().under(cursor)
        return paint_stage(self.board, scene, self.choosing, self._prompt(scene), width, height)

    def _prompt(self, scene: Scene) -> Prompt:
        if self.prompt:
            return self.prompt
        return Prompt(ask(self.board, scene))

    def show(self) -> None:
        """Show everything anew."""
        voice = self.session.voice(self._app.language)
        lines = self.session.told(self.eyes, voice)
        self.query_one(Log).show(lines, max(0, len(lines) - self._told))
        self._show_frame()
        self.query_one(Canvas).repaint()

    def _show_frame(self) -> None:
        voice, inks = self.session.voice(self._app.language), self.inks
        head = Rich()
        head.append(f" {self._app.title_of(self.session.game)} ", inks.reversed("first"))
        head.append(f"  {voice('terminal-round', round=self.session.round)}", inks.ink("faint"))
        if reports.provenance(self.session.deck, voice):
            short = voice(f"terminal-provenance-short-{self.session.deck['provenance']}")
            head.append(f"  · {short}", inks.ink("faint"))
        self.query_one("#head", Static).update(head)
        self.query_one("#side-title", Static).update(
            Rich(voice("terminal-log"), inks.ink("first", bold=True))
        )
        self.query_one("#foot", Static).update(keys_line(voice(self.keys), inks))

    def _show_results(self) -> None:
        """The results, once there was time to see how it ended and nothing else lies over the table."""
        self._has_results = True
        if self.app.screen is self:
            self._has_results = False
            self.show_results()

    def on_screen_resume(self) -> None:
        """Results that had to wait for a page to be closed."""
        if self._has_results:
            self._show_results()

    def _begin_turn(self) -> None:
        self.choosing = Choosing(self.session.legal())
        self.show()
        self.call_after_refresh(self._point)

    def _point(self) -> None:
        """Move the cursor to something that can be chosen, unless it is there."""
        canvas = self.query_one(Canvas)
        spot = canvas.painted().find(canvas.cursor)
        if spot is None or not spot.words:
            canvas.point_at(first_spot(canvas.painted()))

    @on(Canvas.Chosen)
    def _chosen(self, message: Canvas.Chosen) -> None:
        self._take(message.spot)

    def _take(self, spot: Spot) -> None:
        canvas = self.query_one(Canvas)
        self.prompt = None
        if self.session.to_move is None:
            self._show_results()
            return
        if self.session.to_move != self.eyes:
            self.hurry()
            return
        if not spot.words and self.choosing.chosen and spot.name not in self.choosing.chosen:
            self.choosing.clear()
            canvas.repaint()
            spot = canvas.painted().find(spot.name) or spot
        if not spot.words and spot.name not in self.choosing.chosen:
            self.explain(spot.tries[0] if spot.tries else None)
            return
        word = self.choosing.take(spot, canvas.painted())
        if word is not None:
            self.play(word)
        else:
            canvas.repaint()

    # -- keys

    def action_pick(self, number: int) -> None:
        """The n-th action by name."""
        labels = [s for s in self.query_one(Canvas).painted().spots if s.is_label]
        if number <= len(labels):
            self._take(labels[number - 1])

    def action_why(self) -> None:
        """Why the place under the cursor cannot be chosen."""
        canvas = self.query_one(Canvas)
        spot = canvas.painted().find(canvas.cursor)
        if spot is not None and (spot.words or spot.tries):
            self.explain((*spot.words, *spot.tries)[0])

    def action_back(self) -> None:
        """Drop what was chosen or said; with nothing to drop, the menu."""
        word = self.query_one("#word", Input)
        if word.display:
            word.display = False
            self.query_one(Canvas).focus()
        elif self.choosing.chosen or self.prompt:
            self.choosing.clear()
            self.prompt = None
            self.query_one(Canvas).repaint()
        else:
            self._app.open_menu(self)

    def action_rules(self) -> None:
        """The rules of this game."""
        self._app.show_rules(self.session.game, self.session.options, self.session.deck)

    def action_log(self) -> None:
        """The whole log."""
        self._app.show_log(self.session, self.eyes)

    def action_scores(self) -> None:
        """How the game stands."""
        self._app.show_scores(self.session)

    def action_type(self) -> None:
        """Type an action's word."""
        word = self.query_one("#word", Input)
        word.value = ""
        word.placeholder = self.session.voice(self._app.language)("terminal-type")
        word.display = True
        word.focus()

    @on(Input.Submitted, "#word")
    def _typed(self, message: Input.Submitted) -> None:
        message.input.display = False
        self.query_one(Canvas).focus()
        word = " ".join(message.value.split())
        if not word or not self.session.is_human_turn:
            return
        found = match_word(word, self.session.legal())
        if found:
            self.play(found)
        else:
            self.explain(word)
