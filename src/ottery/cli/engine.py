"""``ottery engine``."""

from __future__ import annotations

import sys

import click

from .. import games
from ..engine import Session, run
from .common import SHARED, Progress, language_option
from .stopping import STOPPED


@click.command("engine")
@language_option
def command(lang: str) -> int:
    """Drive a game by text.

    Reads one JSON object a line and answers with one a line: {"do": "games"} tells what there is. See docs/protocol.md.
    """
    progress = Progress()

    def tell(game: str, done: int, every: int) -> None:
        progress(f"compiling {game or SHARED}", done, every)

    session = Session(find=games.find, names=games.NAMES, language=lang, tell=tell)
    try:
        run(sys.stdin.buffer, sys.stdout.buffer, session, _report)
    except KeyboardInterrupt:  # the other side knows: not a word
        return STOPPED
    return 0


def _report(error: Exception) -> None:
    click.echo(f"ottery: please report this: {type(error).__name__}: {str(error)[:200]!r}", err=True)
