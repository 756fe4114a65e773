"""How strong the bots are: each level against the one below, and the elder against the yearling, at every table.

    python -m benchmarks.strength --keep FOLDER                 # all of it, the most telling first; hours
    python -m benchmarks.strength --keep FOLDER --only why-i-otter,otter-2 --minutes 10

Each finished deal is kept in FOLDER at once, by the code that played it: the same command goes on where it was
interrupted, plays anew what an edit of rules or bots may have changed, and prints the rows of all that has been played,
as the table of docs/bots.md. ``--minutes`` bounds the whole. ``shown`` is a search that is
shown every card (``shown.py``): against the yearling it says how much there is to win at most.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ottery import games
from ottery.bots import prepare_search
from ottery.lab import arena, ratings, sources
from ottery.lab.arena import Setting

from . import shown

SEED = "strength"
SHOWN = "shown"
DUELS = ("an-otter-won", "why-i-otter")
TABLES = (
    *(("ottere", 2), ("otters", 2), ("otter", 2), ("otter", 1)),
    *((game, seats) for seats in (3, 4, 5) for game in ("ottere", "otters", "otter")),
)
ELDER_TABLES = (("ottere", 2), ("otter", 1), ("otters", 2), ("otter", 2), ("otters", 3))
"""Where an elder thinks for minutes a deal; at more seats it would be an hour."""
PARTS = (0.25, 0.5, 1.0)
YEARLING_DEALS = {1: 200, 2: 100, 3: 60, 4: 200, 5: 60}
ADULT_DEALS = {1: 200, 2: 100, 3: 60, 4: 200, 5: 100}
"""A deal is two games, but six at three seats and ten at five."""
ELDER_DEALS = 12
SHOWN_DEALS = 40
TITLES = {"an-otter-won": "An Otter Won", "why-i-otter": "Why I Otter"}


class Match(NamedTuple):
    """A pair of bots at a table, and how many deals they play."""

    game: str
    seats: int
    first: str
    second: str
    deals: int


def matches() -> Iterator[Match]:
    """Everything to be measured, in the order in which it is: some deals of all that is quick, then more of it, and
    what takes hours last."""
    for part in PARTS:
        yield from (match._replace(deals=math.ceil(part * match.deals)) for match in _quick())
    for game, seats in ELDER_TABLES:
        yield Match(game, seats, "elder", "adult", ELDER_DEALS)
        yield Match(game, seats, "elder", "yearling", ELDER_DEALS)
    for game, seats in TABLES:
        yield Match(game, seats, SHOWN, "yearling", SHOWN_DEALS)


def _quick() -> Iterator[Match]:
    for game in DUELS:
        yield Match(game, 2, "adult", "yearling", 200)
        yield Match(game, 2, "yearling", "pup", 200)
        yield Match(game, 2, "elder", "adult", 60)
    for game, seats in TABLES:
        yield Match(game, seats, "yearling", "pup", YEARLING_DEALS[seats])
        yield Match(game, seats, "adult", "yearling", ADULT_DEALS[seats])
    for game in DUELS:
        yield Match(game, 2, "elder", "yearling", 60)
        yield Match(game, 2, SHOWN, "yearling", 100)


def play(match: Match, keep: Path, until: float) -> list[float]:
    """The first's scores in all deals of a match, those that are missing played until the time is up."""
    code = sources.digest(match.game, (match.first, match.second))
    path = keep / f"{match.game}-{match.seats}-{match.first}-{match.second}-{code}.json"
    found: list[float] = json.loads(path.read_text()) if path.exists() else []
    while len(found) < match.deals and time.monotonic() < until:
        found.append(_play_deal(match, len(found)))
        path.write_text(json.dumps(found))
    return found


def _play_deal(match: Match, deal: int) -> float:
    game = games.find(match.game)
    if match.first == SHOWN:
        return shown.play_bout(game, match.seats, deal, SEED)
    prepare_search(game)
    setting = Setting(match.game, match.seats, (match.first, match.second), seed=SEED)
    return arena.play_bout(setting, deal, 0, 1).score


def row(match: Match, scores: list[float]) -> str:
    """A line of the table."""
    mean, low, high = (100 * value for value in ratings.mean_interval(scores))
    title = TITLES.get(match.game, match.game.capitalize())
    pair = f"{match.first} | {match.second} | {mean:.1f} % | {low:.1f}–{high:.1f}"
    return f"| {title} | {match.seats} | {pair} | {len(scores)} |"


def main() -> None:
    """Play, and print a row for each match that has been begun."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--keep", type=Path, required=True, help="folder of finished deals")
    parser.add_argument("--only", default="", help="games or tables: ottere,otter-2")
    parser.add_argument("--bots", default="", help="the first of the pairs to play: adult,shown")
    parser.add_argument("--minutes", type=float, default=1e9, help="play no longer than this")
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * asked.minutes
    tables, bots = set(filter(None, asked.only.split(","))), set(filter(None, asked.bots.split(",")))
    found: dict[Match, list[float]] = {}
    for match in matches():
        is_wanted = not tables or {match.game, f"{match.game}-{match.seats}"} & tables
        if is_wanted and (not bots or match.first in bots):
            found[match._replace(deals=0)] = play(match, asked.keep, until)
    print("| game | players | first | second | score | 95 % | deals |\n|---|---|---|---|---|---|---|")
    for match in sorted(found, key=_place):
        if found[match]:
            print(row(match, found[match]))


def _place(match: Match) -> tuple[str, int, str, str]:
    """The rows of a table stand together."""
    return match.game, match.seats, match.second, match.first


if __name__ == "__main__":
    main()
