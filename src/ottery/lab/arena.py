"""The arena: bots play every other bot on the same deals from all seats, and are rated.

A *bout* is one deal played by one pair. With two to twenty seats the pair shares the table as evenly as it goes, one
beside the other, and the deal is played once in every rotation and with the parts exchanged, so that both sit equally
often at each seat. What the first of the pair got of both their victories is its score. Alone (one seat) both play the
deal, and whoever wins where the other does not scores.

Every bout has its own chance, from the seed, the deal and the seating: the same arena gives the same games on any
machine, in any order. Searching bots have no clock here, only their iterations.
"""

from __future__ import annotations

import errno
import itertools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

import msgspec
import numpy as np

from .. import games
from ..bots import prepare_search
from ..games.game import Game, Kind, Refused, Value
from ..games.position import Position
from ..locales import Text
from . import ratings, sources
from .contestants import contestant, needs_search, play_out
from .processes import deaf_children
from .ratings import Fit

LIMIT = 20_000
"""A game with more actions counts as a draw between all (a bound of the arena, no rule)."""
FEWEST = 8
"""Deals before the order is looked at."""


class Setting(msgspec.Struct, frozen=True):
    """What is played: everything that decides the games."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Value] = {}
    deck: dict[str, Any] | None = None
    seed: str = "0"


class Bout(msgspec.Struct, frozen=True):
    """One deal played by the pair ``one``, ``two`` (places in ``bots``): games, the score of ``one``, and the shares of
    the victory that each got a game and seat."""

    deal: int
    one: int
    two: int
    games: int
    score: float
    shares: tuple[float, float]


class Report(msgspec.Struct, frozen=True):
    """The arena's outcome. ``pairs``: the mean score of the first against the second with its 95 % interval."""

    setting: Setting
    deals: int
    games: int
    fit: Fit
    pairs: list[tuple[str, str, float, float, float, int]]
    means: dict[str, tuple[float, float, float]]


class Unlike(Exception):
    """A state file that belongs to another arena, or is none."""


class Older(Unlike):
    """A state file of the same arena as other code played it."""


@dataclass
class Standing:
    """What has been played so far."""

    setting: Setting
    bouts: dict[tuple[int, int, int], Bout] = field(default_factory=dict)

    def take(self, bout: Bout) -> None:
        """Add a bout."""
        self.bouts[bout.deal, bout.one, bout.two] = bout

    def scores(self) -> dict[tuple[int, int], dict[int, float]]:
        """By pair, the first's score in each deal."""
        found: dict[tuple[int, int], dict[int, float]] = {pair: {} for pair in pairs_of(self.setting)}
        for deal, one, two in sorted(self.bouts):
            found[one, two][deal] = self.bouts[deal, one, two].score
        return found

    def games(self) -> int:
        """How many games have been played."""
        return sum(bout.games for bout in self.bouts.values())

    def whole_deals(self) -> int:
        """How many deals every pair has played."""
        return min(len(scores) for scores in self.scores().values())

    def report(self) -> Report:
        """The ratings and the table of pairs."""
        names, scores = list(self.setting.bots), self.scores()
        table = [
            (names[i], names[j], *(round(x, 4) for x in ratings.mean_interval([*found.values()])), len(found))
            for (i, j), found in scores.items()
            if found
        ]
        played = {pair: found for pair, found in scores.items() if found}
        return Report(
            self.setting,
            self.whole_deals(),
            self.games(),
            ratings.fit(names, played),
            cast(Any, table),
            self._means(),
        )

    def _means(self) -> dict[str, tuple[float, float, float]]:
        found: dict[str, dict[int, list[float]]] = {name: {} for name in self.setting.bots}
        for key in sorted(self.bouts):
            bout = self.bouts[key]
            for who, share in zip((bout.one, bout.two), bout.shares, strict=True):
                found[self.setting.bots[who]].setdefault(bout.deal, []).append(share)
        # The bouts of a deal are not independent: a deal counts once.
        return {
            name: ratings.mean_interval([float(np.mean(shares)) for shares in deals.values()])
            for name, deals in found.items()
            if deals
        }


def pairs_of(setting: Setting) -> list[tuple[int, int]]:
    """All pairs of bots."""
    return list(itertools.combinations(range(len(setting.bots)), 2))


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Who of a pair (0, 1) sits where, in every game of a bout: each equally often at each seat."""
    if seats == 1:
        return [(0,), (1,)]
    row = tuple(seat % 2 for seat in range(seats))
    turned = [row[k:] + row[:k] for k in range(seats)]
    return list(dict.fromkeys([*turned, *(tuple(1 - who for who in each) for each in turned)]))


def check(setting: Setting) -> None:
    """Refused: unknown (a bot), unreadable (fewer than two bots, one twice, seats, options, deck)."""
    for name in setting.bots:
        contestant(name)
    if len(setting.bots) < 2 or len(set(setting.bots)) < len(setting.bots):
        raise Refused(Kind.UNREADABLE, Text.of("lab-arena-bots"))
    _deal(games.find(setting.game), setting, 0)


def play_bout(setting: Setting, deal: int, one: int, two: int) -> Bout:
    """Play a deal with every seating of a pair."""
    game = games.find(setting.game)
    players = [contestant(setting.bots[who]) for who in (one, two)]

    def play(number: int, seating: tuple[int, ...]) -> Position:
        chance = f"{setting.seed} {deal} {setting.bots[one]} {setting.bots[two]} {number}"
        return play_out(_deal(game, setting, deal), [players[who] for who in seating], chance, LIMIT)[0]

    return Bout(deal, one, two, len(seatings(setting.players)), *meet(setting.players, play))


def meet(seats: int, play: Callable[[int, tuple[int, ...]], Position]) -> tuple[float, tuple[float, float]]:
    """The score of the first of a pair in one deal, and what each got a game and seat. ``play(number, seating)`` plays
    a game; one without an end is shared by all."""
    sums, counts = np.zeros(2), np.zeros(2)
    for number, seating in enumerate(seatings(seats)):
        end = play(number, seating)
        shares = end.result().shares if end.is_over else [1 / seats] * seats
        for who, share in zip(seating, shares, strict=True):
            sums[who] += share
            counts[who] += 1
    means = sums / counts
    return _score(seats, means), (float(means[0]), float(means[1]))


def _score(seats: int, means: Any) -> float:
    if seats == 1:
        return float(1 + means[0] - means[1]) / 2
    total = float(means.sum())
    return float(means[0]) / total if total else 0.5


def _deal(game: Game, setting: Setting, deal: int) -> Position:
    return Position.deal(
        game,
        seats=setting.players,
        options=setting.options,
        seed=f"{setting.seed} deal {deal}",
        deck=setting.deck,
    )


# ------------------------------------------------------------------------------------------- running


class Job(NamedTuple):
    """A bout to be played."""

    deal: int
    one: int
    two: int


def run(
    setting: Setting,
    *,
    games: int,
    workers: int = 1,
    cluster: Cluster | None = None,
    state: Path | None = None,
    settle: bool = True,
    tell: Callable[[int, int], None] | None = None,
) -> Report:
    """Play until the order is settled (if ``settle``) or about ``games`` games are played, always whole deals.

    ``cluster`` plays instead of ``workers`` processes here. ``state``: a file that keeps every finished bout; an arena
    that was interrupted goes on from it. ``tell(done, all)`` is called after each bout. Refused as ``check``; Unlike
    for another arena's file.
    """
    check(setting)
    standing = Standing(setting)
    log = _Log(state, setting)
    for bout in log.read():
        standing.take(bout)
    each = len(seatings(setting.players)) * len(pairs_of(setting))
    most = max(1, -(-games // each))
    with log, _Players(setting, workers, cluster) as players:
        for batch in _batches(most):
            jobs = [Job(d, *pair) for d in batch for pair in pairs_of(setting)]
            for bout in players.play([job for job in jobs if job not in standing.bouts]):
                standing.take(bout)
                log.write(bout)
                if tell is not None:
                    tell(len(standing.bouts), most * len(pairs_of(setting)))
            if settle and batch.stop >= FEWEST and standing.report().fit.is_settled:
                break
    return standing.report()


def _batches(most: int) -> Iterator[range]:
    """Deals between two looks at the order: more and more at a time."""
    begin = 0
    while begin < most:
        end = min(most, max(FEWEST, begin + begin // 4))
        yield range(begin, end)
        begin = end


class Cluster(Protocol):
    """Machines that play bouts."""

    def results(
        self, work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """Each job, the arguments of ``work``, with what came of it, in whatever order they are done."""


class _Players:
    """Who plays bouts: a cluster, or worker processes; with one worker this process plays."""

    def __init__(self, setting: Setting, workers: int, cluster: Cluster | None) -> None:
        self._setting, self._cluster = setting, cluster
        has_pool = workers > 1 and cluster is None
        self._pool = ProcessPoolExecutor(workers, get_context("spawn")) if has_pool else None
        if cluster is None:
            _prepare(setting)

    def __enter__(self) -> _Players:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def play(self, jobs: list[Job]) -> Iterator[Bout]:
        """Bouts as they are finished."""
        if self._cluster is not None:
            asked = [(self._setting, *job) for job in jobs]
            yield from (bout for _, bout in self._cluster.results(play_bout, asked))
            return
        if self._pool is None:
            yield from (play_bout(self._setting, *job) for job in jobs)
            return
        with deaf_children():
            waiting: set[Future[Bout]] = {self._pool.submit(play_bout, self._setting, *job) for job in jobs}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def _prepare(setting: Setting) -> None:
    """Compile what the bots need, once, before the workers load it."""
    if needs_search(setting.bots):
        prepare_search(games.find(setting.game))


def _may_be(bout: Bout, setting: Setting) -> bool:
    """Whether an arena can have played this bout."""
    return (
        bout.deal >= 0
        and (bout.one, bout.two) in pairs_of(setting)
        and bout.games == len(seatings(setting.players))
        and all(0 <= part <= 1 for part in (bout.score, *bout.shares))
    )


class _Head(msgspec.Struct, frozen=True):
    """The first line of a state file: what is played, and a digest of the code that plays it."""

    setting: Setting
    code: str


class _Log:
    """A file of finished bouts, a JSON object a line, a head first. It only grows, but that a line cut short at
    its end is dropped, so whatever stops an arena costs the bout at hand."""

    def __init__(self, path: Path | None, setting: Setting) -> None:
        self._path = path
        self._head = _Head(setting, sources.digest(setting.game, setting.bots))
        self._file: Any = None

    def read(self) -> list[Bout]:
        """The bouts kept so far; Unlike when the file is another arena's. A line cut short at the end is dropped."""
        if self._path is None or not self._path.exists():
            return []
        if not self._path.is_file():
            raise OSError(errno.EINVAL, "no regular file", str(self._path))
        if not self._path.stat().st_size:
            return []
        head, *lines = self._path.read_bytes().split(b"\n")
        try:
            if (found := msgspec.json.decode(head, type=_Head)) != self._head:
                raise (Older if found.setting == self._head.setting else Unlike)(str(self._path))
            bouts = [msgspec.json.decode(line, type=Bout) for line in lines[:-1]]
        except msgspec.DecodeError:
            raise Unlike(str(self._path)) from None
        if not all(_may_be(bout, self._head.setting) for bout in bouts):
            raise Unlike(str(self._path))
        return bouts

    def __enter__(self) -> _Log:
        if self._path is None:
            return self
        whole = self._path.read_bytes().rfind(b"\n") + 1 if self._path.exists() else 0
        self._file = self._path.open("ab")
        try:
            self._file.truncate(whole)
            if not whole:
                self._put(self._head)
        except OSError:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def write(self, bout: Bout) -> None:
        """Keep a bout at once."""
        if self._file is not None:
            self._put(bout)

    def _put(self, value: _Head | Bout) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
