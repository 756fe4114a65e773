"""The first screen: the games, and the games that were left in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ...games.game import Game
from ..boards import board_of
from ..boards.board import Mark
from ..paint.cards import paint_frame
from ..paint.inks import Inks
from ..paint.picture import Box, Picture, wrap
from ..reports import seats_words
from ..saves import Kept
from ..widgets.canvas import Canvas
from .keys import keys_line

if TYPE_CHECKING:
    from ..app import OtteryApp

_BANNER = (
    "   ___  _   _                   ",
    "  / _ \\| |_| |_ ___ _ __ _   _  ",
    " | | | | __| __/ _ \\ '__| | | | ",
    " | |_| | |_| ||  __/ |  | |_| | ",
    "  \\___/ \\__|\\__\\___|_|   \\__, | ",
    "                         |___/  ",
)
_SHOWN = 4


class GamesScreen(Screen[None]):
    """A card for each game; under them the kept games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q", "app.leave", show=False),
        Binding("delete,x,X", "forget", show=False),
    ]

    def __init__(self, games: list[Game], kept: list[Kept]) -> None:
        super().__init__()
        self._games = games
        self.kept = kept
        self._doomed: str | None = None
        """The kept game that is thrown away when it is asked for once more."""

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

    def compose(self) -> ComposeResult:
        """The picture and the keys."""
        yield Canvas(self._paint, id="games")
        yield Static(id="foot", markup=False)

    def on_mount(self) -> None:
        """Begin with the kept game, if there is one."""
        canvas = self.query_one(Canvas)
        canvas.focus()
        canvas.point_at("kept 0" if self.kept else f"game {self._games[0].name}")
        self.show()

    def show(self) -> None:
        """Show everything anew."""
        key = "terminal-games-keys-kept" if self.kept else "terminal-games-keys"
        self.query_one("#foot", Static).update(keys_line(self._app.voice(key), self._app.inks))
        self.query_one(Canvas).repaint()

    def _paint(self, width: int, height: int, cursor: str | None) -> Picture:
        inks, voice = self._app.inks, self._app.voice
        picture = Picture(width, height, inks.ink("text", "ground"))
        y = 1
        if height >= 30:
            for line in _BANNER:
                picture.center(picture.box, y, line, inks.ink("first", bold=True))
                y += 1
        else:
            picture.center(picture.box, y, voice("terminal-banner"), inks.ink("first", bold=True))
            y += 1
        picture.center(picture.box, y, voice("terminal-welcome"), inks.ink("faint"))
        y = self._paint_games(picture, y + 2, cursor)
        game = next((g for g in self._games if cursor == f"game {g.name}"), None)
        tagline = voice.any_of(f"{game.name}-tagline") if game else None
        for row, line in enumerate(wrap(tagline or "", picture.width - 4, 2), y + 1):
            picture.center(picture.box, row, line, inks.ink("text", bold=True))
        self._paint_kept(picture, y + 4, cursor)
        return picture

    def _paint_games(self, picture: Picture, y: int, cursor: str | None) -> int:
        count = len(self._games)
        wide = min(20, (picture.width - 2) // count - 1)
        left = (picture.width - count * (wide + 1) + 1) // 2
        for i, game in enumerate(self._games):
            self._paint_game(picture, Box(left + i * (wide + 1), y, wide, 11), game, cursor)
        return y + 11

    def _paint_game(self, picture: Picture, box: Box, game: Game, cursor: str | None) -> None:
        name = f"game {game.name}"
        board, voice = board_of(game), self._app.voice
        inks = Inks(board.colours, night=self._app.night)
        paint_frame(picture, box, inks, Mark(cursor=name == cursor))
        picture.fill(Box(box.x + 1, box.y + 1, box.width - 2, 4), inks.on("first"))
        for y, line in enumerate(board.emblem[:4], 1):
            picture.center(box, y, line, inks.ink("ground", "first", bold=True))
        inner = box.inset(1, 0)
        for y, line in enumerate(wrap(self._app.title_of(game), inner.width, 2), 6):
            picture.center(inner, y, line, inks.ink("first", bold=True))
        picture.center(inner, 9, seats_words(game, voice, "-short"), inks.ink("text"))
        picture.spot(name, box, (name,))

    def _paint_kept(self, picture: Picture, y: int, cursor: str | None) -> None:
        inks, voice = self._app.inks, self._app.voice
        if not self.kept:
            return
        picture.put(2, y, voice("terminal-kept"), inks.ink("first", bold=True))
        for i, kept in enumerate(self.kept[:_SHOWN]):
            name, row = f"kept {i}", y + 1 + i
            here = name == cursor
            told = voice("terminal-kept-forget") if here and name == self._doomed else kept.line(voice)
            ink = inks.ink("second" if here else "text", "raised" if here else None, bold=here)
            picture.put(2, row, f"{'▸' if here else ' '} {told} ", ink)
            picture.spot(name, Box(2, row, picture.width - 4, 1), (name,))

    @on(Canvas.Chosen)
    def _chosen(self, message: Canvas.Chosen) -> None:
        kind, _, which = message.spot.name.partition(" ")
        if kind == "kept":
            self._app.resume(self.kept[int(which)])
        else:
            self._app.set_up(next(g for g in self._games if g.name == which))

    def action_forget(self) -> None:
        """Throw the kept game under the cursor away, once it is asked for twice."""
        canvas = self.query_one(Canvas)
        kind, _, which = (canvas.cursor or "").partition(" ")
        if kind == "kept" and canvas.cursor == self._doomed:
            self._doomed = None
            self.kept.pop(int(which)).forget()
            canvas.point_at("kept 0" if self.kept else f"game {self._games[0].name}")
        elif kind == "kept":
            self._doomed = canvas.cursor
        self.show()
