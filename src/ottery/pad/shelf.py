"""Where the terminal's sheets lie: a file a sheet, in the pad's own form, replaced in one go after every entry."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from .files import LARGEST, Unreadable, read_csv, read_json, write_json
from .reckon import reckon
from .sheet import Sheet


class Shelf:
    """The folder of sheets."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.damaged: list[Path] = []

    def sheets(self) -> list[Sheet]:
        """All sheets that can be read, the latest first; ``damaged`` lists the files that cannot, left as they are."""
        self.damaged = []
        found = [sheet for path in sorted(self._folder.glob("*.json")) for sheet in self._read(path)]
        return sorted(found, key=lambda sheet: sheet.changed, reverse=True)

    def _read(self, path: Path) -> list[Sheet]:
        try:
            return read_json(path.read_bytes())
        except (OSError, Unreadable):
            self.damaged.append(path)
            return []

    def running(self, game: str) -> Sheet | None:
        """The latest sheet of a game that is not over."""
        return next((s for s in self.sheets() if s.game == game and not reckon(s).over), None)

    def keep(self, sheet: Sheet) -> None:
        """Write a sheet down; OSError where that cannot be."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{sheet.id}.json"
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        with beside.open("w", encoding="utf-8") as file:
            file.write(write_json([sheet]))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)

    def take(self, path: Path) -> int:
        """Take in an exported file (JSON, or CSV by its name), all of it or nothing, and never over a sheet that is
        here; how many were new.

        Unreadable for any other file, OSError where it or the folder cannot be used.
        """
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        is_table = path.suffix.lower() == ".csv"
        sheets = [read_csv(data, path.stem)] if is_table else read_json(data)
        fresh = list(self._fresh(sheets))
        for sheet in fresh:
            self.keep(sheet)
        return len(fresh)

    def _fresh(self, sheets: Iterable[Sheet]) -> Iterable[Sheet]:
        here = {sheet.id: sheet for sheet in self.sheets()}
        for sheet in sheets:
            if here.get(sheet.id) == sheet:
                continue
            if sheet.id in here:
                sheet.id = new_id()
            here[sheet.id] = sheet
            yield sheet


def new_id() -> str:
    """A name that no other sheet has."""
    return secrets.token_hex(6)
