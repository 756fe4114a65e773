"""Pages that are read and closed again: rules, log, standing; and the short list of choices behind Esc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Rich
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..paint.inks import Inks
from ..reports import Row
from .keys import keys_line


class Page(ModalScreen[str | None]):
    """A text to read. Keys beside those that close it leave with their own answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,backspace,question_mark", "close", show=False),
        Binding("enter", "close", show=False),
    ]

    def __init__(self, title: str, rows: Sequence[Row], foot: str, inks: Inks, *, end: bool = False) -> None:
        super().__init__()
        self._title, self.rows, self._foot, self._inks, self._end = title, rows, foot, inks, end

    def compose(self) -> ComposeResult:
        """Title, text, keys."""
        with Vertical(classes="sheet"):
            yield Static(Rich(f" {self._title} ", self._inks.reversed("first")), classes="sheet-title")
            with VerticalScroll(classes="sheet-body"):
                yield Static(render_rows(self.rows, self._inks))
            yield Static(keys_line(self._foot, self._inks), classes="sheet-foot")

    def on_mount(self) -> None:
        """Let the arrow keys scroll; a log is read from its end."""
        body = self.query_one(VerticalScroll)
        body.focus()
        if self._end:
            body.scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def render_rows(rows: Sequence[Row], inks: Inks) -> Group:
    """A report with its inks: rules with their numbers in the margin."""
    parts: list[RenderableType] = []
    for row in rows:
        if row.number:
            parts.append(_numbered(row, inks))
        elif row.sort == "section":
            parts.append(Padding(Rich(row.text, inks.ink("first", bold=True)), (1, 0, 0, 0)))
        else:
            ink = {"mark": "second", "off": "faint", "title": "first"}.get(row.sort, "text")
            parts.append(Rich(row.text, inks.ink(ink, bold=row.sort in ("mark", "title"))))
    return Group(*parts)


def _numbered(row: Row, inks: Inks) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=4)
    table.add_column(ratio=1)
    off = row.sort == "off"
    table.add_row(
        Rich(row.number, inks.ink("faint" if off else "second", bold=not off)),
        Rich(row.text, inks.ink("faint" if off else "text")),
    )
    return table


class Menu(ModalScreen[str | None]):
    """A short list of choices, below a report if there is one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        choices: Sequence[tuple[str, str]],
        inks: Inks,
        rows: Sequence[Row] = (),
        foot: str = "",
        delay: float = 0.001,
    ) -> None:
        super().__init__()
        self._delay = delay
        self._title, self._choices, self._inks, self.rows, self._foot = title, choices, inks, rows, foot

    def compose(self) -> ComposeResult:
        """Title, report, list."""
        with Vertical(classes="menu" if not self.rows else "sheet"):
            yield Static(Rich(f" {self._title} ", self._inks.reversed("first")), classes="sheet-title")
            if self.rows:
                with VerticalScroll(classes="sheet-body"):
                    yield Static(render_rows(self.rows, self._inks))
            yield OptionList(
                *(Option(label, id=name) for name, label in self._choices), compact=True, markup=False
            )
            if self._foot:
                yield Static(keys_line(self._foot, self._inks), classes="sheet-foot")

    def on_mount(self) -> None:
        """The keys go to the list; where there is a report to read first, not before a moment has passed."""
        if self.rows:
            self.set_timer(self._delay, self.query_one(OptionList).focus)
        else:
            self.query_one(OptionList).focus()

    def action_scroll(self, by: int) -> None:
        """Read on in the report, or back."""
        if self.rows:
            body = self.query_one(VerticalScroll)
            body.scroll_relative(y=by * max(1, body.size.height - 1), animate=False)

    def action_close(self) -> None:
        """Nothing chosen."""
        self.dismiss(None)

    @on(OptionList.OptionSelected)
    def _selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(message.option.id)


class Cover(ModalScreen[None]):
    """Hides the table until the next player sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, name: str, sentence: str, button: str, inks: Inks, then: Callable[[], None]) -> None:
        super().__init__()
        self._words = name, sentence, button
        self._inks, self._then = inks, then

    def compose(self) -> ComposeResult:
        """The name, large enough to be seen, and what to do."""
        name, sentence, button = self._words
        with Vertical(classes="menu"):
            yield Static(Rich(f" {name} ", self._inks.reversed("first")), classes="sheet-title")
            yield Static(Rich(sentence), classes="cover-text")
            yield Static(keys_line(button, self._inks), classes="sheet-foot")

    def action_ready(self) -> None:
        """Show the table."""
        self.dismiss(None)
        self._then()

    def on_click(self) -> None:
        """A click does the same."""
        self.action_ready()
