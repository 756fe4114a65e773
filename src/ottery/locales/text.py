"""Messages by key, put into words with Fluent."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

LANGUAGES = ("en", "da")


class Text(msgspec.Struct, frozen=True):
    """A message: its key in the ``.ftl`` files and the values it names. A value may be a Text itself."""

    key: str
    values: dict[str, str | int | Text] = {}

    @classmethod
    def of(cls, key: str, /, **values: str | int | Text) -> Text:
        """``Text.of("ottere-why-follow", card="9C", top="8D")``."""
        return cls(key, values)


def say(text: Text, language: str = "en") -> str:
    """``text`` in words; KeyError for an unknown key, ValueError for a value that the message misses."""
    bundle = _bundle(language)
    pattern = bundle.get_message(text.key).value
    if pattern is None:
        raise KeyError(text.key)
    values = {name: say(v, language) if isinstance(v, Text) else v for name, v in text.values.items()}
    words, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{language}: {text.key}: {errors[0]}")
    return str(words)


def has_text(key: str, language: str) -> bool:
    """Whether the files of ``language`` define ``key``."""
    return bool(_bundle(language).has_message(key))


@cache
def _bundle(language: str) -> Any:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (a tenth of a start; many say nothing)

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
