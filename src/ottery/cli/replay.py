"""``ottery replay``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from .. import games
from ..games.game import Game, Refused
from ..locales import Text, say
from ..match import record, telling
from ..match.course import Course, Step
from ..match.record import Record
from .common import Failed, RecordCommand, language_option, read_record


@click.command("replay", cls=RecordCommand)
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option(
    "--seat",
    type=click.IntRange(min=1),
    metavar="N",
    help="Tell it as seat N saw it (default: each move as its player did).",
)
@language_option
def command(file: Path, seat: int | None, lang: str) -> None:
    """Show a recorded game step by step."""
    try:
        found = record.parse(read_record(file, lang))
        told = _hidden(found, lang) if found.is_hidden else _open(found, seat, lang)
        for line in told:
            click.echo(line)
    except Refused as refused:
        raise Failed(f"{file}: {say(refused.text, lang)}") from None


def _hidden(found: Record, lang: str) -> Iterator[str]:
    """A record that cannot be played through: its words as they are."""
    game, names = record.table_of(found, games.find)
    yield _heading(game, names, lang)
    for number, actions in found.rounds:
        yield say(Text.of("replay-round", round=number), lang)
        yield from (f"  {word}" for word in actions)


def _open(found: Record, seat: int | None, lang: str) -> Iterator[str]:
    course = record.begin(found, games.find)
    names = record.table_of(found, games.find)[1]
    if seat is not None and seat > len(names):
        raise click.UsageError(say(Text.of("match-no-seat", given=seat, most=len(names)), lang))
    yield _heading(course.game, names, lang)
    number = 0
    for round_no, actions in found.rounds:
        yield say(Text.of("replay-round", round=round_no), lang)
        for word in actions:
            step = record.replay(course, found, number, round_no, word)
            number += 1
            yield from _tell(step, number, names, seat, lang)
    yield from _result(course, names, lang)


def _heading(game: Game, names: list[str], lang: str) -> str:
    return f"{say(Text.of(f'{game.name}-title'), lang)}: {', '.join(names)}"


def _tell(step: Step, number: int, names: list[str], seat: int | None, lang: str) -> Iterator[str]:
    viewer = step.seat if seat is None else seat
    yield f"{number:5}  {names[step.seat - 1]}: {telling.word_for(step, viewer)}"
    for text in telling.events(step, viewer):
        yield f"       {say(telling.named(text, names), lang)}"


def _result(course: Course, names: list[str], lang: str) -> Iterator[str]:
    result = course.position.result()
    if not result.over:
        yield say(Text.of("replay-running", player=names[(course.position.to_move or 1) - 1]), lang)
        return
    for line in result.lines:
        yield f"  {names[line.seat]}: {line.points:+} {say(telling.named(line.text, names), lang)}"
    for name, score in zip(names, result.scores, strict=True):
        yield f"{name}: {score}"
    winners = ", ".join(names[winner - 1] for winner in result.winners)
    yield say(Text.of("replay-won", winners=winners) if winners else Text.of("replay-nobody"), lang)
