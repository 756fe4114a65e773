"""The table: one game being played on the whole screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from ...games.game import Refused
from .. import reports
from ..boards import Scene, board_of
from ..choosing import Choosing
from ..paint.inks import Inks
from ..paint.picture import Picture, Spot
from ..paint.stage import paint_stage
from ..prompts import Prompt, ask, match_word, refusal
from ..session import Session
from ..widgets.canvas import Canvas, first_spot
from ..widgets.log import Log
from .keys import keys_line

if TYPE_CHECKING:
    from ..app import OtteryApp

_WIDE = 112
"""From this many columns on the log stands beside the table."""
_TALL = 30
"""From this many rows on there is room for more of it below the table."""
_CALM = 3
"""So many bots play at their full pace."""


class TableScreen(Screen[None]):
    """Shows the session from the eyes of whoever decides at this terminal, and lets the bots play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("s", "scores", show=False),
        Binding("w", "why", show=False),
        Binding("escape", "back", show=False),
        Binding("colon,slash", "type", show=False),
        *(Binding(str(n), f"pick({n})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.board = board_of(session.game)
        self.eyes: int | None = None
        self.prompt: Prompt | None = None
        self.choosing = Choosing()
        self._told = 0
        self._turn = 0
        self._thinking = -1
        self._has_results = False

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

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

    def on_mount(self) -> None:
        """Begin with the one who is to move, or the first person here."""
        self.query_one("#word").display = False
        self.query_one(Canvas).focus()
        humans = self.session.humans
        self.eyes = humans[0] if len(humans) == 1 else None
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """The log goes to the side where there is room."""
        self.set_class(event.size.width >= _WIDE, "wide")
        self.set_class(event.size.height >= _TALL, "tall")
        self._show_frame()

    # -- showing

    def scene(self) -> Scene:
        """What the board is told."""
        session = self.session
        return Scene(
            view=session.position.view(self.eyes),
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
        lines = [voice(line) for line in self.session.log(self.eyes)]
        self.query_one(Log).show(lines, max(0, len(lines) - self._told))
        self._show_frame()
        self.query_one(Canvas).repaint()

    def _show_frame(self) -> None:
        voice, inks = self.session.voice(self._app.language), self.inks
        head = Rich()
        head.append(f" {self._app.title_of(self.session.game)} ", inks.reversed("first"))
        head.append(f"  {voice('terminal-round', round=self.session.position.round)}", inks.ink("faint"))
        if reports.provenance(self.session.deck, voice):
            short = voice(f"terminal-provenance-short-{self.session.deck['provenance']}")
            head.append(f"  · {short}", inks.ink("faint"))
        self.query_one("#head", Static).update(head)
        self.query_one("#side-title", Static).update(
            Rich(voice("terminal-log"), inks.ink("first", bold=True))
        )
        self.query_one("#foot", Static).update(keys_line(voice("terminal-table-keys"), inks))

    # -- playing

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

    def _show_results(self) -> None:
        """The results, once there was time to see how it ended and nothing else lies over the table."""
        self._has_results = True
        if self.app.screen is self:
            self._has_results = False
            self._app.show_results(self.session)

    def on_screen_resume(self) -> None:
        """Results that had to wait for a page to be closed."""
        if self._has_results:
            self._show_results()

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

    def _begin_turn(self) -> None:
        self.choosing = Choosing(self.session.position.legal())
        self.show()
        self.call_after_refresh(self._point)

    def _point(self) -> None:
        """Move the cursor to something that can be chosen, unless it is there."""
        canvas = self.query_one(Canvas)
        spot = canvas.painted().find(canvas.cursor)
        if spot is None or not spot.words:
            canvas.point_at(first_spot(canvas.painted()))

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
            self._play(word)

    def _play(self, word: str) -> None:
        mine = self.session.is_human_turn
        if mine:
            self._told = len(self.session.log(self.eyes))
        self.prompt = None
        self.session.play(word)
        self._app.keep(self.session)
        self.go_on()

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
            self._let_bot_play(self._turn)
            return
        if not spot.words and self.choosing.chosen and spot.name not in self.choosing.chosen:
            self.choosing.clear()
            canvas.repaint()
            spot = canvas.painted().find(spot.name) or spot
        if not spot.words and spot.name not in self.choosing.chosen:
            self._explain(spot.tries[0] if spot.tries else None)
            return
        word = self.choosing.take(spot, canvas.painted())
        if word is not None:
            self._play(word)
        else:
            canvas.repaint()

    def _explain(self, word: str | None) -> None:
        if word is not None:
            self.prompt = refusal(self.session, word, self._app.language)
        self.query_one(Canvas).repaint()

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
        if spot and not spot.words and spot.tries:
            self._explain(spot.tries[0])

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
        found = match_word(word, self.session.position.legal())
        if found:
            self._play(found)
        else:
            self._explain(word)
