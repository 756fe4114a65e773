"""``ottery hint``."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ..bots import advice
from ..games.game import Refused
from ..locales import Text, say
from .common import (
    Failed,
    RecordCommand,
    asked_effort,
    language_option,
    load_record,
    search_ready,
    thinking_options,
)
from .stopping import stoppable


@click.command("hint", cls=RecordCommand)
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@thinking_options
@language_option
@stoppable()
def command(
    *, file: Path, game: str | None, level: str, iterations: int | None, as_json: bool, lang: str
) -> None:
    """Say what the player to move should do in a recorded game that is not over.

    The search knows what that player knows and nothing else.
    """
    effort = asked_effort(level, iterations, lang)
    course, names = load_record(file, game, lang)
    try:
        if not course.position.is_over:
            search_ready(course.game)
        found = advice.hint(course.position, effort)
    except Refused as refused:
        raise Failed(f"{file}: {say(refused.text, lang)}") from None
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(say(_line("bots-hint", found.best, player=names[found.seat - 1]), lang))
    if found.second is not None:
        click.echo(say(_line("bots-hint-second", found.second), lang))


def _line(key: str, found: advice.Advice, **more: str) -> Text:
    return Text.of(key, action=found.action, percent=round(100 * found.chance), **more)
