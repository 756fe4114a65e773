"""What the commands share: refusals as one line, options and decks from the command line, the progress line."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import click

from .. import games
from ..bots import NAMES as BOTS
from ..bots import advice, prepare_search
from ..bots.search import Effort
from ..games.game import Game, Refused, prepare_kernel
from ..games.options import read_option
from ..lab.contestants import Illegal, needs_search
from ..locales import LANGUAGES, Text, say
from ..match import record
from ..match.course import Course
from ..match.strict import read_toml
from . import decks

F = TypeVar("F", bound=Callable[..., Any])

LARGEST = 8 << 20
"""Files of more bytes are refused."""
HALF_A_MINUTE = 30.0
SHARED = "what all games share"
"""What is compiled before a game's own rules: it is named where that is told."""


class Failed(click.ClickException):
    """A command that was used well and failed: one line, exit status 1."""

    exit_code = 1


class Count(click.ParamType[int]):
    """A whole number within bounds."""

    name = "n"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; wrong usage for anything else."""
        digits = str(value).removeprefix("-")
        found = int(value) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
        if found is None or not self.least <= found <= self.most:
            self.fail(f"{value} is no whole number from {self.least:,} to {self.most:,}", param, ctx)
        return found


class FilePath(click.Path):
    """A path that has a name."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path; wrong usage for an empty one."""
        if value == "":
            self.fail("an empty name", param, ctx)
        return super().convert(value, param, ctx)


class BotCommand(click.Command):
    """A command whose help ends with the games, and with the bots: how each plays, and what they may see."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Put into words when somebody asks for help."""
        with formatter.section("Games"):
            formatter.write_dl([(name, _told(games.find(name))) for name in games.NAMES])
        with formatter.section("Bots"):
            formatter.write_dl([(name, say(Text.of(f"bots-does-{name}"))) for name in BOTS])
            formatter.write_paragraph()
            formatter.write_text(say(Text.of("lobby-bots-see")))


def _told(game: Game) -> str:
    """How many play a game, and which options it has."""
    least, most = game.seats
    seats = f"{least} players" if least == most else f"{least} to {most} players"
    return f"{seats}; options: {', '.join(option.name for option in game.options)}"


class RecordCommand(click.Command):
    """A command whose help ends with where records come from."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Put into words when somebody asks for help."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(
                "RECORD is a file that holds a game as text: one that was left in the terminal (docs/terminal.md tells "
                "where), or one that the replay in the browser has saved."
            )


def language_option(command: F) -> F:
    """Give a command ``--lang``."""
    return click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the texts.")(
        command
    )


def option_option(command: F) -> F:
    """Give a command ``--option NAME[=VALUE]``, as often as wanted."""
    return click.option(
        "--option",
        "-o",
        "options",
        multiple=True,
        metavar="NAME[=VALUE]",
        help="An option of the game; may be repeated.",
    )(command)


@contextmanager
def usage(language: str = "en") -> Iterator[None]:
    """Turn a refusal into a line about wrong usage (exit status 2)."""
    try:
        yield
    except Refused as refused:
        raise click.UsageError(say(refused.text, language)) from None


@contextmanager
def legal_play() -> Iterator[None]:
    """One line for a bot of one's own that plays what is not legal."""
    try:
        yield
    except Illegal as fault:
        raise Failed(str(fault)) from None


def find_game(name: str, language: str = "en") -> Game:
    """The game of a name; wrong usage when there is none."""
    with usage(language):
        return games.find(name)


def read_options(game: Game, given: tuple[str, ...]) -> dict[str, Any]:
    """What ``--option`` says; values are read, not yet checked."""
    kinds = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in given:
        name, is_set, value = text.partition("=")
        found[name] = read_option(kinds[name], value if is_set else None) if name in kinds else value
    return found


def read_text(path: Path) -> str:
    """A file's text; one clear line for a file that is missing, too large or not UTF-8."""
    try:
        return _decoded(path)
    except UnicodeDecodeError as fault:
        raise Failed(f"{path}: not UTF-8 (byte {fault.start + 1})") from None


def read_record(path: Path, language: str) -> str:
    """The text of a record; one clear line as ``read_text``."""
    try:
        return _decoded(path)
    except UnicodeDecodeError as fault:
        raise Failed(f"{path}: {say(Text.of('record-no-text', byte=fault.start + 1), language)}") from None


def _decoded(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise Failed(f"{path}: larger than {LARGEST >> 20} MiB")
        return path.read_bytes().decode("utf-8-sig")
    except OSError as fault:
        raise Failed(f"{path}: {fault.strerror}") from None


def read_deck(path: Path | None) -> dict[str, Any] | None:
    """A deck file as the game takes it."""
    if path is None:
        return None
    try:
        return read_toml(read_text(path))
    except ValueError as fault:
        raise Failed(f"{path}: no deck in TOML: {fault}") from None


@contextmanager
def deck_faults(path: Path | None, language: str = "en") -> Iterator[None]:
    """Turn the refusal of a deck's entry into a line with file and line number; leave other refusals."""
    try:
        yield
    except Refused as refused:
        where = _place_of(refused.text.values)
        if path is None or not where.startswith("deck"):
            raise
        line = decks.line_of(read_text(path), where)
        raise Failed(f"{path}:{line}: {say(refused.text, language)}") from None


def _place_of(values: Mapping[str, str | int | Text]) -> str:
    place = values.get("place")
    return place if isinstance(place, str) else ""


def thinking_options(command: F) -> F:
    """Give a command ``--game``, ``--level``, ``--iterations`` and ``--json``."""
    for option in (
        click.option("--json", "as_json", is_flag=True, help="JSON instead of sentences."),
        click.option(
            "--iterations", type=Count(1, 10_000_000), help="How often to search, however long it takes."
        ),
        click.option(
            "--level", default="elder", metavar="LEVEL", help="Who thinks: adult, or elder (the default)."
        ),
        click.option("--game", metavar="GAME", help="Refuse a record of another game."),
    ):
        command = option(command)
    return command


def asked_effort(level: str, iterations: int | None, language: str) -> Effort:
    """How hard the options of ``thinking_options`` ask to think; a line about wrong usage for another level."""
    with usage(language):
        effort = advice.effort_of(level)
    return effort if iterations is None else replace(effort, iterations=iterations, seconds=None)


def load_record(file: Path, wanted: str | None, language: str) -> tuple[Course, list[str]]:
    """The game of a record file and its players' names; one clear line for a bad one, or one of another game."""
    try:
        found = record.parse(read_record(file, language))
        if wanted is not None:
            name = found.headers.get("game")
            if games.find(wanted).name != name:
                raise Failed(
                    f"{file}: {say(Text.of('record-other-game', given=str(name), wanted=wanted), language)}"
                )
        return record.load(found, games.find), [str(name) for name in found.headers["players"]]
    except Refused as refused:
        raise Failed(f"{file}: {say(refused.text, language)}") from None


def search_ready(game: Game) -> None:
    """Compile a game's search if need be, with a word on stderr if that takes long."""
    prepare(game)
    with patience(f"compiling the search of {game.name}…"):
        prepare_search(game)


def bots_ready(game: Game, names: Sequence[str]) -> None:
    """Compile what these bots need, with a word on stderr if that takes long."""
    prepare(game)
    if needs_search(names):
        search_ready(game)


class Progress:
    """A line on stderr that counts; rewritten in place on a terminal, elsewhere written anew at every quarter of the
    way and every half minute."""

    def __init__(self) -> None:
        self._title = ""
        self._done, self._quarter = 0, -1
        self._began = self._told = 0.0

    def __call__(self, title: str, done: int, every: int, detail: str = "") -> None:
        """Show how far ``title`` is, for how many seconds it has been going on, and what is done of it just now."""
        now = time.monotonic()
        if title != self._title or done < self._done:
            self._title, self._quarter, self._began = title, -1, now
        self._done = done
        percent, seconds = 100 * done // max(1, every), int(now - self._began)
        text = f"{title}: {percent} %" + (f", {seconds} s" if seconds else "")
        text += f" ({detail})" if detail and done < every else ""
        if sys.stderr.isatty():
            text = text[: shutil.get_terminal_size().columns - 1]  # what is wrapped would not be written over
            click.echo(f"\r\x1b[K{text}" + ("\n" if done >= every else ""), nl=False, err=True)
        elif percent // 25 > self._quarter or now >= self._told + HALF_A_MINUTE:
            click.echo(text, err=True)
            self._quarter, self._told = percent // 25, now


def prepare(game: Game) -> None:
    """Compile a game's rules if need be, with a progress line."""
    progress = Progress()
    prepare_kernel(lambda done, every: progress(f"compiling {SHARED}", done, every))
    game.prepare(lambda done, every: progress(f"compiling {game.name}", done, every))


@contextmanager
def patience(text: str, seconds: float = 1.0) -> Iterator[None]:
    """Say ``text`` on stderr if what follows takes long."""
    timer = threading.Timer(seconds, lambda: click.echo(text, err=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
