"""How fair a game is: who begins, how long it lasts, how far apart the scores end, what each card is worth.

All figures come with a 95 % interval. With a hundred cards some five of them look good or bad by chance alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from .. import games as house
from ..games.game import Game, Value
from ..games.position import Position
from . import sampling
from .batch.observing import common_of, observer_of
from .sampling import Columns, Plan, Workers
from .variants import variants

Z = 1.959964
"""Standard errors to either side of a 95 % interval."""
FEWEST = 30
"""Fewer games that compare say nothing."""


class Figure(msgspec.Struct, frozen=True):
    """A mean with the ends of its 95 % interval, and how many games it rests on."""

    mean: float
    low: float
    high: float
    count: int


class Effect(msgspec.Struct, frozen=True):
    """How much more of the victory goes to seats with a thing than to those without; counted are the games with it."""

    word: str
    gain: Figure


class Presence(msgspec.Struct, frozen=True):
    """What it changes that a thing lies before everybody when the game begins: how much more of the victory falls to
    who begins (alone: of the games won), and how many more actions the game has. Counted are the games with it."""

    word: str
    begins: Figure
    actions: Figure


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over the games: mean, the 5th, 50th and 95th of a hundred, and a histogram."""

    mean: Figure
    low: float
    median: float
    high: float
    edges: list[float]
    counts: list[int]


class Table(msgspec.Struct, frozen=True):
    """The figures of one table. ``begins``: the share of the victory by place after who begins, times the seats: 1 is
    fair. ``margin``: from the worst score to the best. ``dealt``: for each card at least once in the first hand;
    ``played``: for each action taken at least once. Where the table has things that say what may be played (Otter's
    heads), ``present``: for each that lies there in some games and not in others; ``followed``: for each that a seat
    followed at least once."""

    seats: int
    options: dict[str, Value]
    games: int
    stuck: int
    begins: list[Figure]
    ties: Figure
    actions: Spread
    rounds: Spread
    margin: Spread
    dealt: list[Effect]
    played: list[Effect]
    present: list[Presence] = []
    followed: list[Effect] = []


class Report(msgspec.Struct, frozen=True):
    """The balance of a game: each number of seats with the default options, and each option at the fewest seats from
    two on. ``again``: the default tables as another bot plays them, where somebody asked."""

    game: str
    bots: str
    seed: str
    deck: str
    tables: list[Table]
    options: list[Table]
    again: Report | None = None


def balance(
    game: Game,
    *,
    games: int,
    bot: str = "greedy",
    seats: Sequence[int] = (),
    with_options: bool = True,
    seed: str = "0",
    workers: Workers | None = None,
    kept: Path | None = None,
    tell: Callable[[str, int, int], None] | None = None,
    spoilt: Callable[[Path], None] | None = None,
    older: Callable[[Path, int], None] | None = None,
) -> Report:
    """Play and count. ``seats``: numbers of players (none: up to five); ``with_options``: each option alone too.
    ``tell(table, done, of)``: how far it is; ``kept``, ``spoilt`` and ``older`` as in ``sampling.run``."""
    numbers = list(seats) or [n for n in range(game.seats[0], game.seats[1] + 1) if n <= 5]
    fewest = next((n for n in numbers if n > 1), numbers[0])
    alone = list(_options_alone(game, fewest)) if with_options else []

    def play(count: int, options: dict[str, Value]) -> Table:
        plan = Plan(game.name, count, games, [bot], options, seed)
        name = f"{plan.game}, {plan.seats} seats" + "".join(f", {k}={v}" for k, v in plan.options.items())
        told = None if tell is None else lambda done: tell(name, done, plan.games)
        return table(plan, sampling.run(plan, workers, kept=kept, tell=told, spoilt=spoilt, older=older))

    tables = [play(count, {}) for count in numbers]
    return Report(
        game.name, bot, seed, provenance(game), tables, [play(fewest, options) for options in alone]
    )


def _options_alone(game: Game, seats: int) -> Iterator[dict[str, Value]]:
    """Each value of each option by itself, or with the one it needs, but for who begins."""
    needs = {option.name: option.needs for option in game.options}
    for options in variants(game, seats)[1:]:
        asked = options.keys() - {needs[name] for name in options}
        if len(asked) == 1 and "first" not in options:
            yield options


def provenance(game: Game) -> str:
    """Where the deck comes from: published, reconstructed, house; or rules, for games without a deck file."""
    deck = game.setup.deck_of(Position.deal(game, seats=game.seats[1], seed="0").state)
    return str(deck.get("provenance", "rules"))


def table(plan: Plan, columns: Columns) -> Table:
    """The figures of a table from its columns."""
    game = house.find(plan.game)
    ended = columns["lengths"] >= 0
    found = {name: column[ended] for name, column in columns.items()}
    shares, things = found["shares"], common_of(game)[1]
    margin = found["scores"].max(1) - found["scores"].min(1)
    return Table(
        seats=plan.seats,
        options=plan.options,
        games=len(ended),
        stuck=int((~ended).sum()),
        begins=begins(shares, found["firsts"]),
        ties=rate((shares > 0).sum(1) > 1),
        actions=spread(found["lengths"]),
        rounds=spread(found["rounds"]),
        margin=spread(margin),
        dealt=list(effects(observer_of(game).DEALT[1], found["dealt"], shares)),
        played=list(effects(game.words.ACTIONS, found["played"], shares)),
        present=list(presences(things, found)),
        followed=list(effects(things, found["followed"], shares)),
    )


def begins(shares: Any, firsts: Any) -> list[Figure]:
    """The share of the victory of who begins, of the next one …, times the seats (alone: the share itself)."""
    count, seats = shares.shape
    order = (firsts[:, None] + np.arange(seats)) % seats
    by_place = np.take_along_axis(shares, order, 1) * seats
    return [mean(by_place[:, place]) for place in range(seats)] if count else []


def effects(words: Sequence[str], had: Any, shares: Any) -> Iterator[Effect]:
    """For each thing the gain of the seats that had it, where enough games compare seats with it and without."""
    values = shares * shares.shape[1]
    for i, word in enumerate(words):
        with_it = had[:, :, i] > 0
        if (games := _compared(with_it)) >= FEWEST:
            yield Effect(word, gain(with_it, values, games))


def presences(words: Sequence[str], found: Columns) -> Iterator[Presence]:
    """What changes with each common thing, where enough games have it and enough have not."""
    shares, firsts = found["shares"], found["firsts"]
    seats = shares.shape[1]
    begins = np.take_along_axis(shares, firsts[:, None].astype(int), 1) * seats
    for i, word in enumerate(words):
        with_it = found["common"][:, i : i + 1] > 0
        if (games := _compared(with_it)) >= FEWEST:
            yield Presence(
                word, gain(with_it, begins, games), gain(with_it, found["lengths"][:, None], games)
            )


def _compared(with_it: Any) -> int:
    """How many games compare seats with a thing and without: those that saw both, for where all have it, or none, they
    win what they win; alone, the fewer of the games with it and without."""
    one, other = with_it.any(1), (~with_it).any(1)
    return int((one & other).sum() if with_it.shape[1] > 1 else min(one.sum(), other.sum()))


def mean(values: Any) -> Figure:
    """The mean and its interval."""
    count = len(values)
    if not count:
        return Figure(0.0, 0.0, 0.0, 0)
    middle = float(np.mean(values))
    half = Z * float(np.std(values, ddof=1)) / count**0.5 if count > 1 else 0.0
    return _figure(middle, middle - half, middle + half, count)


def gain(with_it: Any, values: Any, games: int) -> Figure:
    """The mean of ``values`` (game, seat) of the seats with a thing less that of the others, and its interval.

    The seats of a game divide one victory and are not independent, so the variance is that between games (sandwich
    estimate, clustered by game). ``games``: how many of them compare.
    """
    means = values[with_it].mean(), values[~with_it].mean()
    pulls = np.where(
        with_it, (values - means[0]) / with_it.sum(), (means[1] - values) / (~with_it).sum()
    ).sum(1)
    middle = float(means[0] - means[1])
    half = Z * float((pulls**2).sum() * games / (games - 1)) ** 0.5
    return _figure(middle, middle - half, middle + half, int(with_it.any(1).sum()))


def rate(happened: Any) -> Figure:
    """How often something happened, with Wilson's interval."""
    count = len(happened)
    if not count:
        return Figure(0.0, 0.0, 1.0, 0)
    share, weight = float(np.mean(happened)), Z * Z / count
    middle = (share + weight / 2) / (1 + weight)
    half = Z * (share * (1 - share) / count + weight / (4 * count)) ** 0.5 / (1 + weight)
    return _figure(share, max(0.0, middle - half), min(1.0, middle + half), count)


def spread(values: Any) -> Spread:
    """How whole numbers are spread."""
    if not len(values):
        return Spread(mean(values), 0, 0, 0, [], [])
    least, most = int(values.min()), int(values.max())
    step = max(1, -(-(most - least + 1) // 40))
    edges = np.arange(least, most + step + 1, step)
    counts, _ = np.histogram(values, edges)
    low, median, high = (float(q) for q in np.quantile(values, (0.05, 0.5, 0.95)))
    return Spread(mean(values), low, median, high, [float(e) for e in edges], [int(c) for c in counts])


def _figure(middle: float, low: float, high: float, count: int) -> Figure:
    return Figure(round(middle, 5), round(low, 5), round(high, 5), count)
