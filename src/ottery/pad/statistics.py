"""How players did over many games; what is best follows each game's own win condition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from .reckon import Outcome, reckon
from .sheet import Sheet


class Standing(msgspec.Struct):
    """A player (by name, capitals aside) in one game under one win condition. ``won`` counts shared victories in part;
    ``best`` and ``worst`` are totals, the lowest the best where ``lowest``."""

    game: str
    lowest: bool
    name: str
    played: int = 0
    won: float = 0.0
    total: int = 0
    best: int = 0
    worst: int = 0

    @property
    def average(self) -> float:
        """The average total of a game."""
        return self.total / self.played

    def add(self, points: int, share: float) -> None:
        """One more game."""
        better, worse = (min, max) if self.lowest else (max, min)
        self.best = points if self.played == 0 else better(self.best, points)
        self.worst = points if self.played == 0 else worse(self.worst, points)
        self.played += 1
        self.total += points
        self.won += share


def statistics(sheets: Iterable[Sheet]) -> list[Standing]:
    """A standing for each player, game and win condition, by games won, then played, then name."""
    found: dict[tuple[str, bool, str], Standing] = {}
    for sheet in sheets:
        outcome = reckon(sheet)
        for seat, points, share in results(outcome):
            title, name = title_of(sheet), sheet.players[seat].name
            key = (title, outcome.tally.lowest, name.casefold())
            found.setdefault(key, Standing(title, outcome.tally.lowest, name)).add(points, share)
    return sorted(found.values(), key=lambda s: (s.game, s.lowest, -s.won, -s.played, s.name.casefold()))


def title_of(sheet: Sheet) -> str:
    """What tells games apart: their name, and the one the players gave to a game of rounds."""
    return f"{sheet.game}: {sheet.name}" if sheet.game == "rounds" and sheet.name else sheet.game


def results(outcome: Outcome) -> Iterator[tuple[int, int, float]]:
    """Seat, points and share of the victory, for each finished game of a sheet."""
    if outcome.tally.attempts:
        for row in outcome.tally.scores:
            yield from ((p, n, float(n == 0)) for p, n in enumerate(row) if n is not None)
    elif outcome.over and any(outcome.tally.complete):
        share = 1 / max(1, len(outcome.winners))
        for p, place in enumerate(outcome.places):
            if place:
                yield p, outcome.totals[p], share if p in outcome.winners else 0.0
