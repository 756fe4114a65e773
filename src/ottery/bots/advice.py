"""What a search thinks of a position, and of every move of a finished game, from the view of whoever decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import msgspec

from ..games.game import Kind, Refused
from ..games.position import Position
from ..kernel.rng import Rng
from ..locales import Text
from ..match.course import Course, Step
from . import levels, search
from .contract import source_for
from .search import Effort
from .searching import SearchBot

MARGIN = 0.03
"""A move is called better when it promises so much more: below that lies the noise of a search."""
CURIOSITY = 1.4
"""Advice looks more closely at the second best than a player needs to."""


class Advice(msgspec.Struct, frozen=True):
    """An action and the share of the victory that it promises to who plays it, 0 … 1 (alone: the chance to win)."""

    action: str
    chance: float
    visits: int


class Hint(msgspec.Struct, frozen=True):
    """What ``seat`` should do: the best action and the next best (None: there is no other), after ``iterations``."""

    seat: int
    best: Advice
    second: Advice | None
    iterations: int


class Verdict(msgspec.Struct, frozen=True):
    """What a search thinks of a move.

    ``before``: the chance of ``seat`` with the best move; ``after``: with the one that was played (None: the search
    never looks at such a move); ``better``: another action that promised clearly more, None if there was none.
    """

    number: int
    round: int
    seat: int
    action: str
    before: float
    after: float | None
    better: str | None


def effort_of(level: str) -> Effort:
    """How hard a level thinks; Refused (unknown) for a level that is none or does not search."""
    bot = levels.find_bot(level)
    if not isinstance(bot, SearchBot):
        known = [each for each in levels.LEVELS if isinstance(levels.find_bot(each), SearchBot)]
        raise Refused(Kind.UNKNOWN, Text.of("bots-no-search", level=level, known=", ".join(known)))
    return replace(bot.effort, explore=CURIOSITY)


def hint(position: Position, effort: Effort, salt: str = "hint") -> Hint:
    """The best action for the seat to move, from what it knows. Refused (over)."""
    seat = position.to_move
    if seat is None:
        raise Refused(Kind.OVER, Text.of("refuse-over"))
    found = _think(position, effort, salt)
    return Hint(seat, found[0], found[1] if len(found) > 1 else None, sum(each.visits for each in found))


def analyse(
    course: Course, effort: Effort, salt: str = "analyse", tell: Callable[[int, int], None] | None = None
) -> Iterator[Verdict]:
    """A verdict on every decision of a finished game; where only one action is legal there is none.

    Each is judged from what the seat knew then. Refused (illegal) while the game runs.
    """
    if not course.position.is_over:
        raise Refused(Kind.ILLEGAL, Text.of("bots-not-over", actions=course.version))
    return _judge_all(course.steps(), course.version, effort, salt, tell)


def _judge_all(
    steps: Iterable[Step], total: int, effort: Effort, salt: str, tell: Callable[[int, int], None] | None
) -> Iterator[Verdict]:
    for number, step in enumerate(steps, 1):
        if len(step.before.actions()) > 1:
            yield _judge(step, number, _think(step.before, effort, salt))
        if tell is not None:
            tell(number, total)


def _judge(step: Step, number: int, found: list[Advice]) -> Verdict:
    chances = {each.action: each.chance for each in found}
    best = max(found[:2], key=lambda each: each.chance)
    after = chances.get(step.word)
    before = max(best.chance, after or 0.0)
    is_worse = after is None or best.chance - after >= MARGIN
    better = best.action if is_worse and best.action != step.word else None
    return Verdict(number, step.before.round, step.seat, step.word, before, after, better)


def _think(position: Position, effort: Effort, salt: str) -> list[Advice]:
    source: Rng = source_for(position, salt)
    words = position.game.words.ACTIONS
    found = search.think(position.redealt(position.to_move, source), source, effort)
    return [Advice(words[each.action], each.chance, each.visits) for each in found]
