"""``ottery arena``."""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from ..bots import LEVELS
from ..games.game import Refused
from ..games.options import check_options, check_seats
from ..lab import arena
from ..lab.arena import Report, Setting
from ..locales import Text, say
from . import workers as workers_of
from .common import (
    BotCommand,
    Count,
    Failed,
    FilePath,
    Progress,
    bots_ready,
    deck_faults,
    find_game,
    legal_play,
    option_option,
    read_deck,
    read_options,
    usage,
)
from .stopping import stoppable
from .workers import cluster_option


@click.command("arena", cls=BotCommand)
@click.argument("game")
@click.option(
    "--players", type=int, metavar="N", help="How many sit at the table (default: two, or the fewest)."
)
@option_option
@click.option(
    "--bots",
    default=",".join(LEVELS),
    metavar="BOT,BOT…",
    help="Two or more bots, or module:name (default: all levels).",
)
@click.option("--games", type=Count(1, 10_000_000), default=400, help="How many games, about, at most (400).")
@click.option(
    "--all", "play_all", is_flag=True, help="Play all of them, even when the order is settled before."
)
@click.option("--seed", default="0", help="Any text; the same seed plays the same games.")
@click.option("--deck", type=FilePath(), metavar="FILE", help="Another deck (TOML).")
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="Processes side by side (default: one a core)."
)
@click.option(
    "--state",
    type=FilePath(),
    metavar="FILE",
    help="Keep finished games there; go on from there.",
)
@cluster_option
@click.option("--json", "as_json", is_flag=True, help="The outcome as one JSON object.")
@click.option("--csv", "as_csv", is_flag=True, help="The ratings as CSV.")
@stoppable()
def command(
    *,
    game: str,
    players: int | None,
    options: tuple[str, ...],
    bots: str,
    games: int,
    play_all: bool,
    seed: str,
    deck: Path | None,
    workers: int | None,
    state: Path | None,
    cluster: str | None,
    as_json: bool,
    as_csv: bool,
) -> None:
    """Let bots play each other and rate them, with 95 % intervals.

    Every pair plays the same deals from all seats. It ends when the order is settled, or after --games.
    """
    setting = _read(game, players, options, bots, seed, deck)
    if cluster is not None and workers is not None:
        raise click.UsageError("--workers are processes of this machine: not with --cluster")
    bots_ready(find_game(game), setting.bots)
    progress = Progress()
    with workers_of.cluster(cluster) as found, _faults(state), legal_play():
        report = arena.run(
            setting,
            games=games,
            workers=workers or os.cpu_count() or 1,
            cluster=found,
            state=state,
            settle=not play_all,
            tell=lambda done, every: progress(f"arena {game}", done, every),
        )
    _show(report, as_json=as_json, as_csv=as_csv)


def _read(
    game: str, players: int | None, options: tuple[str, ...], bots: str, seed: str, deck: Path | None
) -> Setting:
    """What is asked for, checked; a line about wrong usage."""
    found = find_game(game)
    given = read_options(found, options)
    with usage(), deck_faults(deck):
        seats = check_seats(found, max(2, found.seats[0]) if players is None else players)
        check_options(found, seats, given)
        setting = Setting(game, seats, tuple(bots.split(",")), given, read_deck(deck), seed)
        arena.check(setting)
    return setting


@contextmanager
def _faults(state: Path | None) -> Iterator[None]:
    """One line for what an arena can fail at."""
    try:
        yield
    except arena.Older:
        raise Failed(f"{state}: {say(Text.of('lab-arena-older'), 'en')}") from None
    except arena.Unlike:
        raise Failed(f"{state}: {say(Text.of('lab-arena-unlike'), 'en')}") from None
    except OSError as fault:
        raise Failed(f"{fault.filename or state}: {fault.strerror}") from None
    except Refused as refused:
        raise Failed(say(refused.text, "en")) from None


def _show(report: Report, *, as_json: bool, as_csv: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(report))
        return
    if as_csv:
        rows = csv.writer(sys.stdout, lineterminator="\n")
        rows.writerow(("bot", "elo", "low", "high"))
        rows.writerows((r.name, r.rating, r.low, r.high) for r in report.fit.ratings)
        return
    click.echo(
        f"{report.setting.game}, {report.setting.players} players, {report.games:,} games, {report.deals} deals"
    )
    width = max(10, *map(len, report.setting.bots))
    click.echo(f"{'bot':{width}} {'elo':>7}  95 %")
    for rating in report.fit.ratings:
        click.echo(f"{rating.name:{width}} {rating.rating:+7.0f}  {rating.low:+.0f} … {rating.high:+.0f}")
    click.echo("\nscore of the first against the second")
    for one, two, mean, low, high, deals in report.pairs:
        click.echo(
            f"{one:{width}} {two:{width}} {100 * mean:5.1f} %  {100 * low:.1f} … {100 * high:.1f}  ({deals} deals)"
        )
    if report.setting.players == 1:
        for name, (mean, low, high) in report.means.items():
            click.echo(f"{name:{width}} wins {100 * mean:5.1f} %  {100 * low:.1f} … {100 * high:.1f}")
    unsettled = "The order is not settled; more games (--games) may settle it."
    click.echo("The order is settled." if report.fit.is_settled else unsettled)
