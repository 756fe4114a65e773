"""``ottery simulate`` in blocks of games: every game a row of a file, on this machine or on a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
import numpy as np

from .. import games
from ..lab import export, sampling
from ..lab.sampling import Columns, Plan, Workers
from .common import Failed, Progress, bots_ready, legal_play, patience, usage
from .workers import kept, older, spoilt, workers


def play(
    plans: Sequence[Plan], out: Path | None, keep: Path | None, cluster: str | None, *, as_json: bool
) -> int:
    """Play every plan, a line each, then write the file; 1 when a game was stuck. Blocks are kept in ``keep``."""
    _check(plans, out)
    stuck = 0
    with workers(cluster) as chosen:
        for plan in plans:
            columns = _run(plan, chosen, keep)
            found = summary(plan, columns)
            stuck += found["stuck"]
            click.echo(msgspec.json.encode(found).decode() if as_json else _line(found))
            if out is not None:
                _write(out, plan, columns)
    return 1 if stuck else 0


def summary(plan: Plan, columns: Columns) -> dict[str, Any]:
    """What a plan came to: no clock, so the same everywhere."""
    ended = columns["lengths"][columns["lengths"] >= 0]
    lengths = ended if len(ended) else np.zeros(1)
    return {
        "game": plan.game,
        "players": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": plan.games,
        "wins": [int(n) for n in (columns["shares"] > 0).sum(0)],
        "mean": round(float(lengths.mean()), 2),
        "longest": int(lengths.max()),
        "stuck": int(plan.games - len(ended)),
    }


def _check(plans: Sequence[Plan], out: Path | None) -> None:
    if out is not None and len(plans) > 1:
        raise click.UsageError("--out takes one table: name a game and one number of players")
    with usage():
        for plan in plans:
            plan.check()
    try:
        if out is not None:
            export.check(out)
    except export.Unwritable as fault:
        raise Failed(str(fault)) from None


def prepare(plan: Plan) -> None:
    """Compile what playing a plan takes, with a word about it."""
    bots_ready(games.find(plan.game), plan.bots)
    with patience(f"compiling the laboratory of {plan.game}…"):
        sampling.prepare(plan)


def _run(plan: Plan, chosen: Workers, keep: Path | None) -> Columns:
    prepare(plan)
    progress = Progress()
    title = f"{plan.game}, {plan.seats} players"
    with kept(keep), legal_play():
        return sampling.run(
            plan,
            chosen,
            kept=keep,
            tell=lambda done: progress(title, done, plan.games),
            spoilt=spoilt,
            older=older,
        )


def _line(found: dict[str, Any]) -> str:
    wins = " ".join(f"{won:,}" for won in found["wins"])
    return (
        f"{found['game']}, {found['players']} players: {found['games']:,} games, won by seat {wins}; "
        f"{found['mean']:,} actions, at most {found['longest']:,}; {found['stuck']} stuck"
    )


def _write(out: Path, plan: Plan, columns: Columns) -> None:
    try:
        export.write(out, columns, {"table": plan.game, "players": plan.seats, "seed": plan.seed})
    except export.Unwritable as fault:
        raise Failed(str(fault)) from None
