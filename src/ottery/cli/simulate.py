"""``ottery simulate``."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec

from .. import games
from ..games.game import Game
from ..games.options import check_options, check_seats, read_number
from ..games.position import configured
from ..lab import playouts
from ..lab.contestants import seat_bots
from ..lab.sampling import Plan
from ..lab.simulate import Outcome, plays_compiled, simulate
from ..lab.variants import variants
from . import blocks
from .common import (
    BotCommand,
    Count,
    FilePath,
    Progress,
    bots_ready,
    deck_faults,
    find_game,
    legal_play,
    option_option,
    patience,
    read_deck,
    read_options,
    usage,
)
from .stopping import stoppable
from .workers import cluster_option, keep_option

_COLUMNS = ("game", "players", "games/s", "moves/s", "mean", "median", "longest", "stuck", "options")
_WIDTHS = (13, 7, 9, 11, 9, 8, 8, 6, 0)
_PATIENCE = 2.0


class _Table(NamedTuple):
    """What is simulated: a game, how many play, their options."""

    game: Game
    seats: int
    options: dict[str, Any]


@click.command("simulate", cls=BotCommand)
@click.argument("game", required=False)
@click.option("--players", metavar="N|all", help="How many play (default: the fewest).")
@option_option
@click.option(
    "--bots",
    default="random",
    metavar="BOT[,BOT]…",
    help="By seat: bots or module:name (random); the last one plays the rest.",
)
@click.option("--games", type=Count(1, 100_000_000), default=1000, help="How many games (1000).")
@click.option("--seed", default="0", help="Any text; the same seed plays the same games.")
@click.option("--deck", type=FilePath(), metavar="FILE", help="Another deck (TOML).")
@click.option("--json", "as_json", is_flag=True, help="A JSON object a line instead of a table.")
@click.option("--out", type=FilePath(), metavar="FILE", help="Every game as a row: .csv, .parquet.")
@keep_option
@cluster_option
@click.option("--table", "as_tour", is_flag=True, help="Every number of players with every option.")
@stoppable()
def command(
    *,
    game: str | None,
    players: str | None,
    options: tuple[str, ...],
    bots: str,
    games: int,
    seed: str,
    deck: Path | None,
    as_json: bool,
    as_tour: bool,
    out: Path | None,
    keep: Path | None,
    cluster: str | None,
) -> int:
    """Let bots play a game many times and count: speed, actions a game, stuck games; with --json the wins by
    seat too.

    Without GAME, --table goes through all games. Exit status 1 when a game was stuck: no end within 100,000 actions, or
    no legal action before the end. All cores play; the same arguments give the same games on any number of them, or of
    machines.
    """
    if game is None and (not as_tour or deck is not None):
        raise click.UsageError("name a game" + (" for the deck" if as_tour else ", or ask for --table"))
    tables = list(_tables(game, players, options, as_tour=as_tour))
    names = bots.split(",")
    with usage():
        for table in tables:
            seat_bots(names, table.seats)
    cards = read_deck(deck)
    run = partial(simulate, games=games, bots=names, seed=seed, deck=cards)
    if (out, keep, cluster) != (None, None, None):
        plans = [_plan(table, games, names, seed, cards) for table in tables]
        return blocks.play(plans, out, keep, cluster, as_json=as_json)
    stuck = 0
    for number, table in enumerate(tables):
        outcome = _run(run, table, deck)
        _tell(outcome, as_json=as_json, has_head=number == 0)
        stuck += outcome.stuck
    return 1 if stuck else 0


def _plan(table: _Table, games: int, names: list[str], seed: str, deck: dict[str, Any] | None) -> Plan:
    return Plan(table.game.name, table.seats, games, names, table.options, seed, deck)


def _run(run: partial[Outcome], table: _Table, deck: Path | None) -> Outcome:
    """Simulate a table, with a word on stderr about anything that takes long; the deck is checked before that."""
    asked = run.keywords
    with usage(), deck_faults(deck), legal_play():
        bots_ready(table.game, asked["bots"])
        configured(table.game, seats=table.seats, options=table.options, deck=asked["deck"])
        if plays_compiled(asked["bots"]):
            with patience(f"compiling the simulator of {table.game.name}…"):
                playouts.compiled(table.game)
        slow = _Slow(f"{table.game.name}, {table.seats} players", asked["games"])
        return run(table.game, seats=table.seats, options=table.options, tell=slow)


def _tell(outcome: Outcome, *, as_json: bool, has_head: bool) -> None:
    if has_head and not as_json:
        click.echo(_row(_COLUMNS))
    click.echo(msgspec.json.encode(outcome).decode() if as_json else _row(_cells(outcome)))


def _tables(
    name: str | None, players: str | None, options: tuple[str, ...], *, as_tour: bool
) -> Iterator[_Table]:
    """Every table that is asked for, checked."""
    for game in [find_game(name)] if name else [find_game(each) for each in games.NAMES]:
        given = read_options(game, options)
        for seats in _seats(game, players or ("all" if as_tour else str(game.seats[0]))):
            with usage():
                check_options(game, seats, given)
            for variant in variants(game, seats) if as_tour else [{}]:
                yield _Table(game, seats, variant | given)


def _seats(game: Game, players: str) -> list[int]:
    if players == "all":
        return list(range(game.seats[0], game.seats[1] + 1))
    with usage():
        return [check_seats(game, read_number(players))]


class _Slow:
    """A progress line that shows up once its work takes long."""

    def __init__(self, title: str, every: int) -> None:
        self._title, self._every = title, every
        self._progress = Progress()
        self._begun = time.monotonic()

    def __call__(self, done: int) -> None:
        if time.monotonic() - self._begun >= _PATIENCE:
            self._progress(self._title, done, self._every)


def _cells(outcome: Outcome) -> tuple[str, ...]:
    options = " ".join(
        name if value is True else f"{name}={value}" for name, value in outcome.options.items()
    )
    length = outcome.length
    return (
        outcome.game,
        str(outcome.players),
        f"{outcome.games_per_second:,}",
        f"{outcome.moves_per_second:,}",
        f"{length.mean:,.1f}",
        f"{length.median:,.0f}",
        f"{length.max:,}",
        str(outcome.stuck),
        options or "-",
    )


def _row(cells: tuple[str, ...]) -> str:
    """Words to the left, figures to the right."""
    padded = [
        cell.ljust(width) if i in (0, 8) else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(cells, _WIDTHS, strict=True))
    ]
    return "  ".join(padded).rstrip()
