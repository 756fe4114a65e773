"""``ottery score``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from ..games.options import read_number, shown
from ..locales import Text, say
from ..pad import Unreadable, room, write_json
from ..pad.shelf import Shelf
from ..pad.talk import Cannot, Talk, begin
from ..terminal.saves import data_folder
from .common import Failed, language_option


@click.command("score")
@click.argument("game", required=False)
@click.option("--players", metavar="NAME,NAME…", help="Who plays; without it the pad asks.")
@click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="A rule of the sheet; may be repeated."
)
@click.option("--new", "fresh", is_flag=True, help="Begin a new sheet even if one is running.")
@click.option(
    "--import", "source", type=click.Path(path_type=Path), metavar="FILE", help="Take in what a pad exported."
)
@click.option(
    "--export", "target", type=click.Path(path_type=Path), metavar="FILE", help="Write all sheets to a file."
)
@language_option
def command(
    *,
    game: str | None,
    players: str | None,
    settings: tuple[str, ...],
    fresh: bool,
    source: Path | None,
    target: Path | None,
    lang: str,
) -> None:
    """Keep score of GAME at a real table, line by line: ottere, otter, otters, why-i-otter, an-otter-won, rounds.

    The sheet is kept in the data folder after every entry; the same command goes on with it.
    """
    shelf = Shelf(data_folder() / "pad")
    if source is not None:
        _bring(shelf, source, lang)
    if target is not None:
        _write(shelf, target)
    if game is not None:
        _talk(shelf, game, players, dict(_settings(settings)), lang, fresh=fresh)
    elif source is None and target is None:
        known = ", ".join(room.GAMES)
        raise click.UsageError(say(Text.of("pad-terminal-which", known=known), lang))


def _bring(shelf: Shelf, source: Path, language: str) -> None:
    try:
        count = shelf.take(source)
    except Unreadable as fault:
        raise Failed(f"{source}: {say(fault.text, language)}") from None
    except OSError as fault:
        raise Failed(f"{fault.filename or source}: {fault.strerror}") from None
    click.echo(say(Text.of("pad-imported", count=count), language))


def _write(shelf: Shelf, target: Path) -> None:
    try:
        target.write_text(write_json(shelf.sheets()), "utf-8")
    except OSError as fault:
        raise Failed(f"{target}: {fault.strerror}") from None


def _settings(given: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """``target=200`` as a number, ``collects=yes`` as a truth, all else as a word."""
    words: dict[str, object] = {"yes": True, "no": False, "none": None}
    for text in given:
        name, is_set, value = text.partition("=")
        if not is_set:
            raise click.UsageError(f"--set {text}: expected NAME=VALUE")
        yield name, words[value] if value in words else read_number(value)


def _check(game: str, settings: dict[str, object], language: str) -> None:
    """Wrong usage for a rule that the game's sheet does not have, or a value that it does not take."""
    usual, settled = room.find(game).settle({}), room.find(game).settle(settings)
    for name, value in settings.items():
        if not usual:
            fault = Text.of("pad-terminal-rule-none")
        elif name not in usual:
            fault = Text.of("pad-terminal-rule-name", name=shown(name), known=", ".join(usual))
        elif settled[name] != value:
            fault = Text.of(
                "pad-terminal-rule-value", name=name, given=shown(value), usual=_word(usual[name])
            )
        else:
            continue
        raise click.UsageError(say(fault, language))


def _word(value: object) -> str:
    """A setting as ``--set`` takes it."""
    return {"True": "yes", "False": "no", "None": "none"}.get(str(value), str(value))


def _talk(
    shelf: Shelf, game: str, players: str | None, settings: dict[str, object], language: str, *, fresh: bool
) -> None:
    if game not in room.GAMES:
        known = ", ".join(room.GAMES)
        raise click.UsageError(say(Text.of("refuse-game", known=known), language))
    _check(game, settings, language)
    running = None if fresh or players is not None or settings else shelf.running(game)
    for path in shelf.damaged:
        click.echo(say(Text.of("pad-terminal-damaged", path=str(path)), language), err=True)
    if running is not None:
        click.echo(say(Text.of("pad-terminal-resume", when=running.changed[:16].replace("T", " ")), language))
        sheet = running
    else:
        sheet = begin(game, _names(game, players, language), settings)
    while _converse(Talk(sheet, _keeper(shelf, language), language)):
        sheet = begin(game, _names(game, None, language), settings)


def _keeper(shelf: Shelf, language: str) -> Callable[..., None]:
    def keep(sheet: object) -> None:
        try:
            shelf.keep(sheet)  # type: ignore[arg-type]
        except OSError as fault:
            reason = fault.strerror or os.strerror(fault.errno or 0)
            click.echo(say(Text.of("pad-terminal-not-kept", reason=reason), language), err=True)

    return keep


def _names(game: str, given: str | None, language: str) -> list[str]:
    least, most = room.find(game).SEATS
    while True:
        text = given
        if text is None:
            click.echo(say(Text.of("pad-terminal-players"), language))
            line = sys.stdin.readline()
            if not line:
                raise click.Abort
            text = line
        text = text.encode("utf-8", "surrogateescape").decode(
            "utf-8", "replace"
        )  # as typed, whatever LANG says
        names = [" ".join(name.split())[:24] for name in text.split(",") if name.strip()]
        if least <= len(names) <= most and len({n.casefold() for n in names}) == len(names):
            return names
        key = "pad-terminal-few" if not least <= len(names) <= most else "pad-same-name"
        refusal = say(
            Text.of(key, **({"least": least, "most": most} if key.endswith("few") else {})), language
        )
        if given is not None:
            raise click.UsageError(refusal)
        click.echo(refusal)


def _converse(talk: Talk) -> bool:
    """Answer line after line; whether another sheet is wanted."""
    names = ", ".join(p.name for p in talk.sheet.players)
    title = talk.say(f"pad-game-{talk.sheet.game}")
    click.echo(talk.say("pad-terminal-begin", game=title, names=names))
    if talk.sheet.rounds:
        click.echo("\n".join(talk.table()))
    for line in sys.stdin:
        if line.strip().casefold() in ("quit", "new"):
            return line.strip().casefold() == "new"
        try:
            answer = talk.hear(line)
        except Cannot as refusal:
            answer = [say(refusal.text, talk.language)]
        if answer:
            click.echo("\n".join(answer))
    return False
