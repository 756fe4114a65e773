"""``ottery verify``."""

from __future__ import annotations

from pathlib import Path

import click

from .. import games
from ..locales import Text, say
from ..match.verify import Report, verify
from .common import Failed, RecordCommand, language_option, read_record


@click.command("verify", cls=RecordCommand)
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@language_option
def command(file: Path, lang: str) -> None:
    """Check a recorded game.

    The commitment must be the SHA-256 of the secret, the seed follow from the secret and the contributions, and every
    move be legal after the deal that the seed gives. Exit status 1 when something is wrong.
    """
    report = verify(read_record(file, lang), games.find)
    for fault in report.faults[:-1]:
        click.echo(f"{file}: {say(fault, lang)}", err=True)
    if report.faults:
        raise Failed(f"{file}: {say(report.faults[-1], lang)}")
    click.echo(f"{file}: {say(_praise(report), lang)}")


def _praise(report: Report) -> Text:
    course = report.course
    assert course is not None
    end = "verify-over" if course.position.is_over else "verify-running"
    source = "verify-committed" if report.has_commitment else "verify-seed-only"
    return Text.of("verify-good", actions=course.version, end=Text.of(end), source=Text.of(source))
