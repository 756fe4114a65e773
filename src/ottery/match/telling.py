"""What a viewer is told of an action: made anew for each, and nothing that has no words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..locales import LANGUAGES, Text
from ..locales.text import has_text
from .course import Step

SEATS = ("player", "other", "from", "to", "seat", "next")
"""The values of a text that are seats (1 …); shown as names."""


def events(step: Step, viewer: int | None) -> list[Text]:
    """The log lines of an action for a seat (None: a spectator). LookupError for an event without words."""
    seat = -1 if viewer is None else viewer - 1
    told = step.before.game.view.events(step.before.state, step.action, step.after.state, seat)
    for text in told:
        _check_words(text)
    return told


def word_for(step: Step, viewer: int | None) -> str:
    """The word of an action as a viewer may see it, hidden parts written ``?``."""
    word = step.before.game.words.public(step.before.state, step.action, -1 if viewer is None else viewer - 1)
    if "?" not in word and word != step.word:
        raise LookupError(f"{word!r} is neither the action {step.word!r} nor hidden")
    return word


def named(text: Text, names: Sequence[str]) -> Text:
    """``text`` with the players' names in place of their seats."""
    return Text(text.key, {key: _named_value(key, value, names) for key, value in text.values.items()})


def _named_value(key: str, value: str | int | Text, names: Sequence[str]) -> str | int | Text:
    if isinstance(value, Text):
        return named(value, names)
    if key in SEATS and isinstance(value, int) and 1 <= value <= len(names):
        return names[value - 1]
    return value


def _check_words(text: Text) -> None:
    _check_key(text.key)
    for value in text.values.values():
        if isinstance(value, Text):
            _check_words(value)


@cache
def _check_key(key: str) -> None:
    for language in LANGUAGES:
        if not has_text(key, language):
            raise LookupError(f"the event {key!r} has no words in {language!r}")
