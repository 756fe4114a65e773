"""``ottery analyse``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from ..bots import advice
from ..bots.advice import Verdict
from ..games.game import Refused
from ..locales import Text, say
from ..match.course import Course
from .common import (
    Failed,
    Progress,
    RecordCommand,
    asked_effort,
    language_option,
    load_record,
    search_ready,
    thinking_options,
)
from .stopping import stoppable


@click.command("analyse", cls=RecordCommand)
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@thinking_options
@language_option
@stoppable()
def command(
    *, file: Path, game: str | None, level: str, iterations: int | None, as_json: bool, lang: str
) -> None:
    """Go through a finished game: the chance to win before and after each move, and where another was better.

    Each move is judged from what its player knew then.
    """
    effort = asked_effort(level, iterations, lang)
    course, names = load_record(file, game, lang)
    progress = Progress()
    try:
        verdicts = advice.analyse(course, effort, tell=lambda done, every: progress("analyse", done, every))
    except Refused as refused:
        raise Failed(f"{file}: {say(refused.text, lang)}") from None
    search_ready(course.game)
    if as_json:
        for verdict in verdicts:
            click.echo(msgspec.json.encode(verdict))
    else:
        _tell(verdicts, course, names, lang)


def _tell(verdicts: Iterator[Verdict], course: Course, names: list[str], lang: str) -> None:
    """A line for each verdict as it is found, under its round; at the end how each player did."""
    found: list[Verdict] = []
    width = max(len(step.word) for step in course.steps())
    click.echo(say(Text.of("bots-analyse", percent=round(100 * advice.MARGIN)), lang))
    for verdict in verdicts:
        if not found or verdict.round != found[-1].round:
            click.echo("\n" + say(Text.of("bots-round", round=verdict.round), lang))
        click.echo(_line(verdict, names, width, lang))
        found.append(verdict)
    click.echo()
    if course.version > len(found):
        click.echo(say(Text.of("bots-forced", count=course.version - len(found)), lang))
    for seat, name in enumerate(names, 1):
        click.echo(say(_sum([each for each in found if each.seat == seat], name), lang))


def _sum(found: list[Verdict], name: str) -> Text:
    """How one player did."""
    missed = sum(each.better is not None for each in found)
    perhaps = sum(each.perhaps is not None for each in found)
    return Text.of("bots-missed", player=name, decided=len(found), missed=missed, perhaps=perhaps)


def _line(verdict: Verdict, names: list[str], width: int, lang: str) -> str:
    name = names[verdict.seat - 1].ljust(max(len(each) for each in names))
    after = "–" if verdict.after is None else f"{100 * verdict.after:.0f}"
    told = f"{verdict.number:5}  {name}  {verdict.action:{width}}  {100 * verdict.before:3.0f} → {after:>3} %"
    if verdict.better is not None:
        return f"{told}  {say(Text.of('bots-better', action=verdict.better), lang)}"
    if verdict.perhaps is not None:
        return f"{told}  {say(Text.of('bots-perhaps', action=verdict.perhaps), lang)}"
    return told
