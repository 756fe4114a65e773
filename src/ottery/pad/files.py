"""How sheets travel: the pad's own JSON (its form: docs/pad.md) and CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

import msgspec

from ..locales import Text
from .reckon import reckon
from .room import GAMES, find
from .sheet import Sheet, check

FORMAT = "ottery-pad"
VERSION = 1
LARGEST = 8 << 20
"""Files of more bytes are refused."""


class Unreadable(Exception):
    """A file that is no export of a pad; nothing has been taken from it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


class Export(msgspec.Struct):
    """A file: the form's name, its version and the sheets."""

    format: str
    version: int
    sheets: list[Sheet]


def write_json(sheets: Iterable[Sheet]) -> str:
    """Sheets as the pad's JSON."""
    packed = msgspec.json.encode(Export(FORMAT, VERSION, list(sheets)))
    return msgspec.json.format(packed, indent=1).decode()


def read_json(data: bytes) -> list[Sheet]:
    """The sheets of a file; Unreadable, with the reason, for anything else."""
    if len(data) > LARGEST:
        raise Unreadable(Text.of("pad-import-large", most=LARGEST >> 20))
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(Text.of("pad-import-broken")) from None
    if head.format != FORMAT:
        raise Unreadable(Text.of("pad-import-foreign"))
    if head.version != VERSION:
        raise Unreadable(Text.of("pad-import-version", version=str(head.version)))
    try:
        sheets = msgspec.json.decode(data, type=Export).sheets
    except msgspec.ValidationError as fault:
        raise Unreadable(Text.of("pad-import-part", part=_place(str(fault)))) from None
    for i, sheet in enumerate(sheets):
        _check(sheet, f"sheets[{i}]")
    return sheets


def _place(fault: str) -> str:
    return fault.rpartition(" - at `$.")[2].removesuffix("`") or "?"


def _check(sheet: Sheet, place: str) -> None:
    if sheet.game not in GAMES:
        raise Unreadable(Text.of("pad-import-part", part=f"{place}.game"))
    least, most = find(sheet.game).SEATS
    part = check(sheet) if least <= len(sheet.players) <= most else "players"
    if part is not None:
        raise Unreadable(Text.of("pad-import-part", part=f"{place}.{part}"))


def write_csv(sheet: Sheet, *, semicolons: bool = False) -> str:
    """A sheet's scores as a table: a line a round, then the totals. Danish spreadsheets want semicolons."""
    outcome, out = reckon(sheet), io.StringIO()
    writer = csv.writer(out, delimiter=";" if semicolons else ",", lineterminator="\r\n")
    writer.writerow(["", *(_harmless(p.name) for p in sheet.players)])
    for number, row in enumerate(outcome.tally.scores):
        writer.writerow([number + 1, *("" if n is None else n for n in row)])
    writer.writerow(["total", *outcome.totals])
    return out.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[0] in "=+-@\t" else name
