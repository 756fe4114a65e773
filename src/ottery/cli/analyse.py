"""``ottery analyse``."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ..bots import advice
from ..bots.advice import Verdict
from ..games.game import Refused
from ..locales import Text, say
from .common import (
    Failed,
    Progress,
    asked_effort,
    language_option,
    load_record,
    search_ready,
    thinking_options,
)
from .stopping import stoppable


@click.command("analyse")
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
    for verdict in verdicts:
        click.echo(msgspec.json.encode(verdict) if as_json else _line(verdict, names, lang))


def _line(verdict: Verdict, names: list[str], lang: str) -> str:
    after = "–" if verdict.after is None else f"{100 * verdict.after:.0f}"
    told = f"{verdict.number:5}  {names[verdict.seat - 1]}: {verdict.action}  {100 * verdict.before:.0f} → {after} %"
    if verdict.better is None:
        return told
    return f"{told}  {say(Text.of('bots-better', action=verdict.better), lang)}"
