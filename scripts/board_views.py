"""Bots play a game, and what each seat sees of it is written down: for drawing boards (web/dev).

``.venv/bin/python scripts/board_views.py otter --players 4 --option penalty --seed 3 --level greedy``
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import click

from ottery import bots
from ottery.bots import decide, find_bot, source_for
from ottery.cli.common import option_option, read_options
from ottery.games import find
from ottery.match import Chair, Match, Step
from ottery.server.shows import entry_of, outcome_of
from ottery.wire import encode

NAMES = ("Nora", "Emil", "Freja", "Otto", "Alma", "Viggo", "Ida", "Karl", "Liva", "Storm")
WHERE = Path(__file__).resolve().parent.parent / "web" / "dev" / "views"


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2)
@click.option("--seed", default="1")
@click.option("--level", default="greedy", type=click.Choice(bots.NAMES))
@click.option("--most", default=400, help="Moments at most.")
@click.option("--to", type=click.Path(path_type=Path), help="Another file than web/dev/views/GAME.json.")
@option_option
def main(
    game: str, players: int, seed: str, level: str, most: int, to: Path | None, options: tuple[str, ...]
) -> None:
    """Write web/dev/views/GAME.json: the moments of a game, the view of each seat and of a spectator in each."""
    found = find(game)
    chairs = [Chair(name=NAMES[k % len(NAMES)], bot=level) for k in range(players)]
    key = hashlib.sha256(seed.encode()).hexdigest()
    match = Match.begin(found, chairs, options=read_options(found, options), seed=key)
    moments = [_moment(match, players, None)]
    while not match.position.is_over and len(moments) < most:
        seat = match.to_move
        assert seat is not None
        word = decide(find_bot(level), match.position, source_for(match.position, seed))
        step = match.take(seat, match.check(word, seat=seat, who=None))
        moments.append(_moment(match, players, (step, seat)))
    over = match.position.is_over
    whole = {
        "game": game,
        "names": match.names,
        "options": match.course.config.options,
        "moments": moments,
        "outcome": outcome_of(match) if over else None,
    }
    file = to or WHERE / f"{game}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encode(whole))
    click.echo(f"{len(moments)} moments, {'over' if over else 'not over'}: {file}")


def _moment(match: Match, players: int, last: tuple[Step, int] | None) -> dict[str, Any]:
    viewers = [None, *range(1, players + 1)]
    return {
        "expected": match.to_move,
        "round": match.position.round,
        "legal": [] if match.position.is_over else match.position.legal(),
        "slips": match.game.words.notes(match.position.state).get("slips", []),
        "views": [match.view(viewer) for viewer in viewers],
        "entries": [entry_of(last[0], last[1], viewer) if last else None for viewer in viewers],
    }


if __name__ == "__main__":
    main()
