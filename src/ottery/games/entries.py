"""Checked reading of setups and decks: each function takes the place of an entry and the entry, and gives it back as
what was expected or refuses it as unreadable, the place named (``setup.hands[1][0]: …``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..locales import Text
from .game import Kind, Refused
from .options import shown


def refused(place: str, problem: Text) -> Refused:
    """The refusal of the entry at ``place``."""
    return Refused(Kind.UNREADABLE, Text.of("refuse-entry", place=place, problem=problem))


def a_table(place: str, entry: Any, known: Iterable[str]) -> Mapping[str, Any]:
    """``entry`` as a table that has no other keys than the ``known`` ones."""
    if not isinstance(entry, Mapping):
        raise refused(place, Text.of("entry-table", given=shown(entry)))
    names = list(known)
    for key in entry:
        if key not in names:
            raise refused(place, Text.of("entry-key", given=shown(key), known=", ".join(names)))
    return entry


def a_list(place: str, entry: Any, length: int | None = None) -> list[Any]:
    """``entry`` as a list, of ``length`` where that is given."""
    if not isinstance(entry, (list, tuple)):
        raise refused(place, Text.of("entry-list", given=shown(entry)))
    if length is not None and len(entry) != length:
        raise refused(place, Text.of("entry-length", length=length, given=len(entry)))
    return list(entry)


def a_whole(place: str, entry: Any, least: int, most: int) -> int:
    """``entry`` as a whole number from ``least`` to ``most``."""
    if type(entry) is not int or not least <= entry <= most:
        raise refused(place, Text.of("entry-whole", least=least, most=most, given=shown(entry)))
    return entry


def a_word(place: str, entry: Any, words: Mapping[str, int]) -> int:
    """The number that ``words`` gives the word ``entry``."""
    if not isinstance(entry, str) or entry not in words:
        raise refused(place, Text.of("entry-word", known=", ".join(words), given=shown(entry)))
    return words[entry]


def required(place: str, entry: Mapping[str, Any], key: str) -> Any:
    """What ``entry`` holds under ``key``."""
    if key not in entry:
        raise refused(place, Text.of("entry-missing", key=key))
    return entry[key]


class Named:
    """The cards named so far, so that none is named twice."""

    def __init__(self) -> None:
        self.mask = 0

    def add(self, place: str, card: int, word: str) -> int:
        """``card``, from now on named; refused when it already was."""
        if self.mask >> card & 1:
            raise refused(place, Text.of("entry-twice", card=word))
        self.mask |= 1 << card
        return card
