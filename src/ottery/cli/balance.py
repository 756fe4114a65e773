"""``ottery balance``."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from ..games.options import check_seats, read_number
from ..lab import balance as laboratory
from ..lab import export, plots, report, sampling
from .blocks import prepare
from .common import BotCommand, Count, Failed, FilePath, Progress, find_game, legal_play, usage
from .stopping import stoppable
from .workers import cluster_option, keep_option, kept, older, spoilt, workers


@click.command("balance", cls=BotCommand)
@click.argument("game")
@click.option("--players", metavar="N[,N]…", help="How many play (default: every number up to five).")
@click.option(
    "--bot", default="greedy", metavar="BOT", help="Who plays every seat: a bot or module:name (greedy)."
)
@click.option("--games", type=Count(1, 10_000_000), default=4000, help="Games a table (4000).")
@click.option("--options/--no-options", "with_options", default=True, help="Each option alone too, or not.")
@click.option("--seed", default="0", help="Any text; the same seed gives the same figures.")
@click.option("--out", type=FilePath(), metavar="FILE.html", help="The report (GAME.html).")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON on standard output, no report.")
@keep_option
@cluster_option
@stoppable()
def command(
    *,
    game: str,
    players: str | None,
    bot: str,
    games: int,
    with_options: bool,
    seed: str,
    out: Path | None,
    as_json: bool,
    keep: Path | None,
    cluster: str | None,
) -> int:
    """How fair is a game? Who begins, how long it lasts, what each card, head and option changes, with intervals.

    The figures rest on bots that play each table. Beside FILE.html the same figures go to FILE.json.
    """
    found = find_game(game)
    with usage():
        seats = [] if players is None else [check_seats(found, read_number(n)) for n in players.split(",")]
    if len(set(seats)) < len(seats):
        raise click.UsageError("--players names a number twice")
    target = out or Path(f"{found.name}.html")
    if not as_json:
        _check(target)
    with usage():
        plan = sampling.Plan(found.name, found.seats[0], 1, [bot])
        plan.check()
    prepare(plan)
    play = partial(
        laboratory.balance,
        found,
        games=games,
        bot=bot,
        seats=seats,
        with_options=with_options,
        seed=seed,
        kept=keep,
        spoilt=spoilt,
        older=older,
    )
    with workers(cluster) as chosen, kept(keep), legal_play():
        figures = play(workers=chosen, tell=Progress())
    _deliver(figures, None if as_json else target)
    return 0


def _check(target: Path) -> None:
    if target.suffix.lower() == ".json":
        raise click.UsageError("--out names the report; its figures go to a .json file beside it")
    try:
        export.check_place(target)
        export.check_place(target.with_suffix(".json"))
        plots.check()
    except (plots.NoPlots, export.Unwritable) as missing:
        raise Failed(str(missing)) from None


def _deliver(figures: Any, target: Path | None) -> None:
    data = msgspec.json.encode(figures)
    if target is None:
        click.echo(data.decode())
        return
    try:
        target.with_suffix(".json").write_bytes(msgspec.json.format(data, indent=1) + b"\n")
        target.write_text(report.page(figures), "utf-8")
    except OSError as fault:
        raise Failed(f"{target}: {fault.strerror}") from None
    click.echo(f"{target} and {target.with_suffix('.json').name}")
