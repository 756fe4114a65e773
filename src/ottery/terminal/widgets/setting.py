"""A line of the set-up: a label and a value that is changed with the arrow keys, by typing or by clicking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text as Rich
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from ..paint.inks import Inks
from ..paint.picture import cut

LABEL = 26
"""Columns for the label."""


@dataclass
class Choice:
    """What a setting holds. ``words`` are the values' names (for a text: what an empty one stands for); for numbers
    ``least`` and ``most`` bound what is typed."""

    name: str
    label: str
    values: Sequence[Any]
    words: Sequence[str]
    value: Any
    help: str = ""
    least: int | None = None
    most: int | None = None
    is_text: bool = False

    @property
    def is_number(self) -> bool:
        """Whether digits can be typed."""
        return self.least is not None

    def shown(self) -> str:
        """The value in words."""
        if self.value in self.values:
            return str(self.words[list(self.values).index(self.value)])
        return str(self.value)

    def turned(self, by: int) -> Any:
        """The value ``by`` steps on; numbers stop at their bounds, lists go round."""
        if self.is_text:
            return self.value
        if self.least is not None and self.most is not None and isinstance(self.value, int):
            steps = [v for v in self.values if isinstance(v, int)]
            further = [v for v in steps if (v - self.value) * by > 0]
            if further:
                return min(further) if by > 0 else max(further)
            return max(self.least, min(self.most, self.value + by))
        index = list(self.values).index(self.value) if self.value in self.values else 0
        return self.values[(index + by) % len(self.values)]


class Setting(Widget, can_focus=True):
    """One line; ← and → change the value, digits or letters type one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
        Binding("backspace", "erase", show=False),
    ]

    class Changed(Message):
        """The value is another."""

        def __init__(self, setting: Setting) -> None:
            super().__init__()
            self.setting = setting

    def __init__(self, choice: Choice, inks: Inks) -> None:
        super().__init__()
        self.choice = choice
        self._inks = inks
        self._is_fresh = True

    def render(self) -> Rich:
        """Label and value."""
        inks, focus, choice = self._inks, self.has_focus, self.choice
        line = Rich(no_wrap=True, overflow="ellipsis")
        line.append("▸ " if focus else "  ", inks.ink("second", bold=True))
        line.append(cut(choice.label, LABEL - 1).ljust(LABEL), inks.ink("text", bold=focus))
        if choice.is_text:
            line.append(f" {choice.value}{'▏' if focus else ''}", inks.ink("first", bold=True))
            if not choice.value and choice.words:
                line.append(f" {choice.words[0]}", inks.ink("faint"))
        else:
            arrow = inks.ink("second" if focus else "edge", bold=True)
            line.append("◂ ", arrow)
            line.append(choice.shown(), inks.ink("first", bold=True))
            line.append(" ▸", arrow)
        return line

    def set(self, value: Any) -> None:
        """Change the value and say so."""
        if value != self.choice.value:
            self.choice.value = value
            self.refresh()
            self.post_message(self.Changed(self))

    def action_turn(self, by: int) -> None:
        """One step on or back; in a name, the space bar writes a space."""
        if self.choice.is_text and by > 0 and self.choice.value:
            self.set(f"{self.choice.value} ")
        self.set(self.choice.turned(by))

    def action_erase(self) -> None:
        """Delete what was typed last."""
        if self.choice.is_text:
            self.set(str(self.choice.value)[:-1])
        elif self.choice.is_number and isinstance(self.choice.value, int):
            self.set(max(self.choice.least or 0, abs(self.choice.value) // 10))

    def on_key(self, event: events.Key) -> None:
        """Type a name or a number."""
        choice, sign = self.choice, event.character or ""
        if choice.is_text and event.is_printable and len(str(choice.value)) < 14:
            event.stop()
            event.prevent_default()
            self.set(f"{choice.value}{sign}")
        elif choice.is_number and sign.isdecimal():
            event.stop()
            before = choice.value if isinstance(choice.value, int) and not self._is_fresh else 0
            self._is_fresh = False
            typed = int(f"{before}{sign}")
            most = choice.most or 0
            self.set(typed if typed <= most else min(int(sign), most))

    def on_click(self, event: events.Click) -> None:
        """Left of the value back, on it or right of it on."""
        self.focus()
        self.action_turn(-1 if event.x <= LABEL + 3 else 1)

    def on_focus(self) -> None:
        """Show that the keys go here; the first digit typed begins a new number."""
        self._is_fresh = True
        self.refresh()

    def on_blur(self) -> None:
        """Show that they no longer do."""
        self.refresh()
