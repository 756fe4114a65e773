"""The full-screen client: its screens, language, light and the way between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from .. import games
from ..games.game import Game, Refused
from ..locales import LANGUAGES, Text
from . import reports
from .boards import board_of
from .orders import Order, again
from .paint.inks import HOUSE, Inks
from .played import Played
from .reports import Row
from .saves import Kept, Shelf
from .screens.games import GamesScreen
from .screens.pages import Cover, Menu, Page
from .screens.prepare import PrepareScreen
from .screens.setup import SetupScreen
from .screens.stage import StageScreen
from .screens.table import TableScreen
from .session import Session
from .voice import Voice

PACE = 0.8
"""Seconds before a bot's action."""


def _theme(name: str, *, night: bool) -> Theme:
    inks = Inks(HOUSE, night=night)
    return Theme(
        name=name,
        primary=inks.hex("first"),
        secondary=inks.hex("second"),
        accent=inks.hex("second"),
        foreground=inks.hex("text"),
        background=inks.hex("ground"),
        surface=inks.hex("ground"),
        panel=inks.hex("shade"),
        warning=inks.hex("warn"),
        error=inks.hex("warn"),
        dark=night,
        variables={name: inks.hex(name) for name in ("faint", "edge", "card", "raised", "shade")},
    )


class OtteryApp(App[None]):
    """Ottery in the terminal. ``order`` is a game to begin with, ``kept`` one to go on with."""

    CSS_PATH = Path(__file__).parent / "style.tcss"
    TITLE = "Ottery"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f2", "language", show=False, priority=True),
        Binding("f3", "light", show=False, priority=True),
    ]

    def __init__(
        self,
        shelf: Shelf,
        *,
        order: Order | None = None,
        kept: Kept | None = None,
        language: str = LANGUAGES[0],
        night: bool = True,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.shelf = shelf
        self.language = language
        self.pace = pace
        self.farewell: Text | None = None
        self._order, self._kept = order, kept
        self._is_warned = False
        for name in ("paper", "water"):
            self.register_theme(_theme(name, night=name == "water"))
        self.theme = "water" if night else "paper"

    @property
    def night(self) -> bool:
        """Whether everything is shown by night."""
        return self.theme == "water"

    @property
    def voice(self) -> Voice:
        """Texts where nobody plays."""
        return Voice(self.language)

    @property
    def inks(self) -> Inks:
        """The inks where no game is shown."""
        return Inks(HOUSE, night=self.night)

    def title_of(self, game: Game) -> str:
        """What a game is called."""
        return reports.title(game, self.voice)

    async def on_mount(self) -> None:
        """Begin."""
        self.enter()

    def enter(self) -> None:
        """To the game that was asked for, else to the list of games."""
        if self._kept is not None:
            self.resume(self._kept)
        elif self._order is not None:
            self.begin(self._order)
        else:
            self.action_games()

    # -- the way between the screens

    def action_games(self) -> None:
        """The list of games."""
        everything = [games.find(name) for name in games.NAMES]
        self._go(GamesScreen(everything, self.shelf.kept()))

    def set_up(self, game: Game) -> None:
        """The set-up of one game."""
        self._go(SetupScreen(game))

    def begin(self, order: Order) -> None:
        """Deal a game, once its rules are compiled."""
        self._prepare(order.game, order.start)

    def resume(self, kept: Kept) -> None:
        """Go on with a kept game; a record that can no longer be read is said so, and stays."""
        self._prepare(kept.game, lambda: self.shelf.load(kept))

    def _prepare(self, game: Game, start: Callable[[], Session]) -> None:
        self._go(PrepareScreen(game, start, self._prepared))

    def _prepared(self, session: Session | None, refused: Refused | None) -> None:
        if session is not None:
            self._go(TableScreen(session))
            return
        self.action_games()
        if refused is not None:
            self.notify(self.voice(refused.text), severity="error", timeout=12, markup=False)

    def _go(self, screen: Any) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    # -- what lies over the table

    def show_page(
        self,
        title: str,
        rows: list[Row],
        inks: Inks,
        *,
        end: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        """A text to read, from its beginning or its end; ``then`` is called when it is closed."""
        page = Page(title, rows, self.voice("terminal-page-keys"), inks, end=end)
        self.push_screen(page, (lambda _: then()) if then else None)

    def show_rules(
        self, game: Game, options: Mapping[str, Any], deck: Mapping[str, Any] | None = None
    ) -> None:
        """The rules of a game with these options and this deck."""
        title = self.voice("terminal-rules-of", game=self.title_of(game))
        self.show_page(title, reports.rules(game, options, self.voice, deck), self.inks_of(game))

    def show_log(self, session: Played, seat: int | None, then: Callable[[], None] | None = None) -> None:
        """All that a seat has been told."""
        voice = session.voice(self.language)
        lines = session.told(seat, voice) or [voice("terminal-log-empty")]
        rows = [Row("text", line) for line in lines]
        self.show_page(voice("terminal-log"), rows, self.inks_of(session.game), end=True, then=then)

    def show_scores(self, session: Played) -> None:
        """How the game stands."""
        voice = session.voice(self.language)
        self.show_page(voice("terminal-scores"), reports.standing(session, voice), self.inks_of(session.game))

    def show_results(self, session: Session) -> None:
        """How the game ended, and what now."""
        voice = session.voice(self.language)
        choices = [(key, voice(f"terminal-end-{key}")) for key in ("again", "other", "log", "look", "leave")]
        rows = reports.standing(session, voice)

        def chosen(answer: str | None) -> None:
            actions: dict[str, Callable[[], object]] = {
                "again": lambda: self.begin(again(session)),
                "other": self.action_games,
                "log": lambda: self.show_log(session, None, lambda: self.show_results(session)),
                "leave": self.exit,
            }
            if answer in actions:
                actions[answer]()

        delay = max(0.001, min(self.pace, 0.7))
        self.push_screen(
            Menu(
                voice("terminal-over"),
                choices,
                self.inks_of(session.game),
                rows,
                voice("terminal-end-keys"),
                delay,
            ),
            chosen,
        )

    def cover(self, session: Played, seat: int, then: Callable[[], None]) -> None:
        """Hide the table until the player of ``seat`` is there."""
        voice = session.voice(self.language)
        name = voice.name(seat)
        words = voice("terminal-cover", name=name), voice("terminal-cover-keys", name=name)
        self.push_screen(Cover(name, *words, self.inks_of(session.game), then))

    def open_menu(self, table: StageScreen) -> None:
        """What can be done beside playing."""
        voice = self.voice
        keys = ("back", "rules", "scores", "log", "undo", "language", "light", "games", "leave")
        choices = [(key, voice(f"terminal-menu-{key}")) for key in keys]

        def chosen(answer: str | None) -> None:
            actions: dict[str, Callable[[], object]] = {
                "rules": table.action_rules,
                "scores": table.action_scores,
                "log": table.action_log,
                "undo": table.action_undo,
                "language": self.action_language,
                "light": self.action_light,
                "games": self.action_games,
                "leave": self.action_leave,
            }
            if answer in actions:
                actions[answer]()

        self.push_screen(Menu(voice("terminal-menu"), choices, self.inks_of(table.session.game)), chosen)

    def inks_of(self, game: Game) -> Inks:
        """A game's inks by the present light."""
        return Inks(board_of(game).colours, night=self.night)

    # -- language, light, leaving

    def action_language(self) -> None:
        """The next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.shelf.remember(language=self.language)
        self._show_anew()

    def action_light(self) -> None:
        """Day or night."""
        self.theme = "paper" if self.night else "water"
        self.shelf.remember(night=self.night)
        self._show_anew()

    def _show_anew(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, StageScreen):
                screen.prompt = None
            if isinstance(screen, GamesScreen | StageScreen):
                screen.show()
            elif isinstance(screen, SetupScreen):
                self.run_worker(screen.show())

    def keep(self, session: Session) -> None:
        """Write the game down after every action, or throw it away when it is over."""
        if not self.shelf.keep(session) and not self._is_warned:
            self._is_warned = True
            self.notify(self.voice("terminal-keep-failed"), severity="warning", timeout=8, markup=False)

    def action_leave(self) -> None:
        """End; a game in the middle is kept."""
        table = next((s for s in self.screen_stack if isinstance(s, TableScreen)), None)
        if table is not None and table.session.to_move is not None and self.shelf.keep(table.session):
            self.farewell = Text.of("terminal-kept-farewell")
        self.exit()
