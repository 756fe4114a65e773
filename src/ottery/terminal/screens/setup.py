"""The set-up of one game: who sits where, and every option the game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text as Rich
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ...bots import LEVELS, USUAL
from ...games.game import Game, Option, Refused
from ...games.options import check_options
from ..boards import board_of
from ..orders import Order, chairs, default_seats
from ..paint.inks import Inks
from ..session import HUMAN
from ..voice import Voice
from ..widgets.setting import Choice, Setting
from .keys import keys_line

if TYPE_CHECKING:
    from ..app import OtteryApp


class SetupScreen(Screen[None]):
    """Settings one under the other; Enter deals."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.games", show=False),
        Binding("enter", "deal", show=False, priority=True),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("question_mark", "rules", show=False, priority=True),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self._seats = default_seats(game)
        self._names: dict[int, str] = {}
        self._kinds: dict[int, str] = {0: HUMAN}
        self._options: dict[str, Any] = {}
        self._trouble = ""

    @property
    def _app(self) -> OtteryApp:
        return cast("OtteryApp", self.app)

    @property
    def _inks(self) -> Inks:
        return Inks(board_of(self.game).colours, night=self._app.night)

    def compose(self) -> ComposeResult:
        """Title, settings, help, keys."""
        yield Static(id="head", markup=False)
        yield VerticalScroll(id="settings", can_focus=False)
        yield Static(id="help", markup=False)
        yield Static(id="foot", markup=False)

    async def on_mount(self) -> None:
        """Fill it."""
        await self.show()

    async def show(self, focus: str | None = None) -> None:
        """Show everything anew, with the focus on the setting of that name."""
        inks, voice = self._inks, self._app.voice
        head = Rich()
        head.append(f" {self._app.title_of(self.game)} ", inks.reversed("first"))
        head.append(f"  {voice('terminal-setup')}", inks.ink("faint"))
        self.query_one("#head", Static).update(head)
        self.query_one("#foot", Static).update(keys_line(voice("terminal-setup-keys"), inks))
        box = self.query_one("#settings", VerticalScroll)
        settings = [Setting(choice, inks) for choice in self._choices()]
        async with box.batch():
            await box.remove_children()
            await box.mount_all(settings)
        wanted = next((s for s in settings if s.choice.name == focus), settings[0])
        wanted.focus()

    def _choices(self) -> list[Choice]:
        voice = self._app.voice
        least, most = self.game.seats
        found = []
        if least != most:
            numbers = range(least, most + 1)
            found.append(
                Choice("seats", voice("terminal-setup-seats"), numbers, [str(n) for n in numbers], self._seats,
                       voice("terminal-setup-seats-help"), least, most)
            )  # fmt: skip
        levels = (HUMAN, *LEVELS)
        names = [c.name for c in chairs([self._kind(seat) for seat in range(self._seats)], voice)]
        for seat in range(self._seats):
            kind = self._kind(seat)
            label = voice("terminal-setup-seat", number=seat + 1)
            kinds = levels if kind in levels else (*levels, kind)
            words = [voice(f"terminal-kind-{k}") for k in kinds]
            found.append(Choice(f"kind {seat}", label, kinds, words, kind, voice("terminal-setup-seat-help")))
            if kind == HUMAN:
                given = self._names.get(seat, "")
                label = voice("terminal-setup-name")
                helped = voice("terminal-setup-name-help")
                found.append(Choice(f"name {seat}", label, (), (names[seat],), given, helped, is_text=True))
        found += [
            option_choice(self.game, option, self._options, self._seats, voice)
            for option in self.game.options
        ]
        return found

    def _kind(self, seat: int) -> str:
        return self._kinds.get(seat, USUAL)

    @on(Setting.Changed)
    async def _changed(self, message: Setting.Changed) -> None:
        choice = message.setting.choice
        what, _, which = choice.name.partition(" ")
        self._trouble = ""
        if what == "seats":
            self._seats = choice.value
            await self.show(choice.name)
        elif what == "kind":
            self._kinds[int(which)] = choice.value
            await self.show(choice.name)
        elif what == "name":
            self._names[int(which)] = choice.value
        else:
            self._options[which] = choice.value
            needed = next(o.needs for o in self.game.options if o.name == which)
            if needed and choice.value and not self._options.get(needed):
                self._options[needed] = True
                await self.show(choice.name)
        self._show_help()

    def on_descendant_focus(self) -> None:
        """Explain the setting that has the focus."""
        self._show_help()

    def _show_help(self) -> None:
        setting = self.focused if isinstance(self.focused, Setting) else None
        text = Rich(self._trouble, self._inks.ink("warn", bold=True))
        if not self._trouble and setting:
            text = Rich(setting.choice.help, self._inks.ink("faint"))
        self.query_one("#help", Static).update(text)

    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        defaults = {o.name: o.default for o in self.game.options}
        return {name: value for name, value in self._options.items() if value != defaults[name]}

    def action_deal(self) -> None:
        """Begin, if all fits together."""
        kinds = [self._kind(seat) for seat in range(self._seats)]
        try:
            check_options(self.game, self._seats, self.options())
        except Refused as refused:
            self._trouble = self._app.voice(refused.text)
            self._show_help()
        else:
            seated = chairs(kinds, self._app.voice, self._names)
            self._app.begin(Order(self.game, seated, self.options()))

    def action_rules(self) -> None:
        """The rules with these options."""
        self._app.show_rules(self.game, self.options())


def option_choice(game: Game, option: Option, given: dict[str, Any], seats: int, voice: Voice) -> Choice:
    """The setting of one option of any game."""
    key = f"{game.name}-option-{option.name}"
    label = voice.any_of(key, f"option-{option.name}", f"terminal-option-{option.name}") or option.name
    explained = (
        voice.any_of(f"{key}-help", f"option-{option.name}-help", f"terminal-option-{option.name}-help") or ""
    )
    value = given.get(option.name, option.default)
    least = most = None
    values: list[Any] = list(option.allowed)
    if option.kind == "whole":
        least, most = int(option.allowed[0]), int(option.allowed[1])
        values = sorted({least, most, int(option.default), *(n for n in _STEPS if least <= n <= most)})
    elif option.kind == "seat":
        values = [*range(1, seats + 1), *option.allowed]
    words = [value_word(game, option, v, voice) for v in values]
    return Choice(f"option {option.name}", label, values, words, value, explained, least, most)


_STEPS = (*range(11), 50, 100, 150, 200, 300, 500)


def value_word(game: Game, option: Option, value: Any, voice: Voice) -> str:
    """What a value of an option is called."""
    if option.kind == "flag":
        return voice("terminal-on" if value else "terminal-off")
    keys = (f"{game.name}-option-{option.name}-{value}", f"option-{option.name}-{value}")
    found = voice.any_of(*keys, f"terminal-option-{option.name}-{value}")
    if found:
        return found
    if option.kind == "seat" and isinstance(value, int):
        return voice("terminal-setup-seat", number=value)
    return str(value)
