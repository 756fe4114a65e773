"""Where this terminal keeps games that were left in the middle, and what it remembers of its user.

A kept game is a record (the text that ``ottery replay`` reads) with one more header, ``kinds``: who sits where.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from .. import games, match
from ..games.game import Game, Kind, Refused
from ..locales import Text
from ..match import Record
from . import reports
from .session import BOTS, HUMAN, Chair, Session
from .voice import Voice


def data_folder() -> Path:
    """``OTTERY_DATA``, else the user's data folder."""
    given = os.environ.get("OTTERY_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("ottery"))


@dataclass(frozen=True)
class Kept:
    """A game that was left in the middle."""

    path: Path
    record: Record
    game: Game

    def line(self, voice: Voice) -> str:
        """One line that tells kept games apart."""
        players = [str(name) for name in self.record.headers.get("players", [])]
        last = self.record.rounds[-1].number if self.record.rounds else 1
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(self.path.stat().st_mtime))
        title = reports.title(self.game, voice)
        return voice("terminal-kept-line", game=title, round=last, players=voice.listing(players), when=when)

    def forget(self) -> None:
        """Throw it away."""
        self.path.unlink(missing_ok=True)


class Shelf:
    """The folder of kept games; ``find`` turns a game's name into the game."""

    def __init__(self, folder: Path | None = None, find: Callable[[str], Game] = games.find) -> None:
        self._folder = folder or data_folder()
        self._find = find

    def kept(self, game: str | None = None) -> list[Kept]:
        """The games that can be gone on with (of one name, or all), the latest first; others' files are left alone."""
        files = sorted((self._folder / "kept").glob("*.txt"), key=lambda f: f.stat().st_mtime, reverse=True)
        found = [kept for file in files if (kept := self._read(file))]
        return [kept for kept in found if game is None or kept.game.name == game]

    def load(self, kept: Kept) -> Session:
        """Go on with a kept game; Refused (unreadable) where its record no longer fits the rules."""
        course = match.load(kept.record, self._find)
        names = [str(name) for name in kept.record.headers["players"]]
        kinds = kept.record.headers["kinds"]
        session = Session(course, [Chair(name, kind) for name, kind in zip(names, kinds, strict=True)])
        session.file = kept.path
        return session

    def keep(self, session: Session) -> bool:
        """Write a game down, or throw its file away when it is over; False where the folder cannot be written to.

        A game that nobody here plays is not kept.
        """
        try:
            if session.to_move is not None and session.humans:
                session.file = session.file or self._new_file(session)
                _write(session.file, match.write(session.record()))
            elif session.file is not None:
                session.file.unlink(missing_ok=True)
        except OSError:
            return False
        return True

    def _new_file(self, session: Session) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return self._folder / "kept" / f"{session.game.name}-{stamp}-{os.getpid()}.txt"

    def _read(self, file: Path) -> Kept | None:
        try:
            record = match.parse(file.read_text("utf-8"))
            game = self._find(str(record.headers.get("game")))
        except (OSError, ValueError, Refused):
            return None
        return Kept(file, record, game) if _is_whole(record) else None

    def memory(self) -> dict[str, Any]:
        """What was remembered: ``language``, ``night``."""
        try:
            found = json.loads((self._folder / "terminal.json").read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def remember(self, **values: Any) -> None:
        """Remember some values; a folder that cannot be written to is no reason to stop."""
        try:
            _write(self._folder / "terminal.json", json.dumps(self.memory() | values))
        except OSError:
            return


def _is_whole(record: Record) -> bool:
    names, kinds = record.headers.get("players"), record.headers.get("kinds")
    if not isinstance(names, list) or not isinstance(kinds, list) or len(names) != len(kinds):
        return False
    return all(kind in (HUMAN, *BOTS) for kind in kinds) and HUMAN in kinds


def _write(file: Path, text: str) -> None:
    """Replace a file in one go, so that a crash leaves the old one or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_text(text, "utf-8")
    beside.replace(file)


def none_kept() -> Refused:
    """The refusal where there is nothing to go on with."""
    return Refused(Kind.UNKNOWN, Text.of("terminal-refuse-kept"))
