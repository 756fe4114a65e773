"""How sheets travel: the pad's own JSON (its form: docs/pad.md) and CSV for spreadsheets."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Iterable

import msgspec

from ..locales import Text
from .reckon import reckon
from .room import GAMES, find
from .sheet import MOST_PLAYERS, MOST_ROUNDS, Player, Sheet, check

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


def read_csv(data: bytes, name: str) -> Sheet:
    """A table with names above and a line a round, as a game of rounds called ``name``; lines that begin with a word
    (a total) are left out. Unreadable for anything else."""
    if len(data) > LARGEST:
        raise Unreadable(Text.of("pad-import-large", most=LARGEST >> 20))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(Text.of("pad-import-broken")) from None
    head, *lines = _table(text) or [[]]
    names = [re.sub(r"^'(?=[=+\-@])", "", entry.strip()) for entry in head[1:]]
    lines = [line for line in lines if line[0].strip().isdecimal()]
    if not 1 <= len(names) <= MOST_PLAYERS or not all(1 <= len(n) <= 24 for n in names):
        raise Unreadable(Text.of("pad-import-foreign"))
    if not 1 <= len(lines) <= MOST_ROUNDS:
        raise Unreadable(Text.of("pad-import-foreign"))
    players = [Player(i, own) for i, own in enumerate(names, 1)]
    sheet = Sheet(f"csv-{hashlib.sha256(data).hexdigest()[:12]}", "rounds", players, name[:40])
    sheet.settings, sheet.dealer = find("rounds").settle({}), 1
    for number, line in enumerate(lines):
        for player, entry in zip(players, line[1:], strict=False):
            if entry.strip():
                sheet.put(number, player, _score(number, entry))
    return sheet


def _table(text: str) -> list[list[str]]:
    head = text.partition("\n")[0]
    mark = ";" if ";" in head else "\t" if "\t" in head else ","
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=mark))
    except csv.Error:
        raise Unreadable(Text.of("pad-import-foreign")) from None
    return [row for row in rows if any(entry.strip() for entry in row)]


def _score(number: int, entry: str) -> int:
    plain = entry.strip().replace("−", "-")
    if not re.fullmatch(r"-?[0-9]{1,6}", plain):
        raise Unreadable(Text.of("pad-import-part", part=f"{number + 2}: {plain[:20]}"))
    return int(plain)


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[0] in "=+-@\t" else name
