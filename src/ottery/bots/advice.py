"""What a search thinks of a position, and of every move of a finished game, from the view of whoever decides."""

from __future__ import annotations

import math
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
from .search import Choice, Effort
from .searching import SearchBot

MARGIN = 0.03
"""A move is called better when it promises so much more: below that lies the noise of a search."""
DOUBT = 2.0
"""… and by so many standard errors: a move that was hardly tried is not blamed."""
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
    never looks at such a move); ``better``: another action that promised clearly more, None if there was none;
    ``perhaps``: another that promised as much more, but after too few tries to be sure (never beside ``better``).
    """

    number: int
    round: int
    seat: int
    action: str
    before: float
    after: float | None
    better: str | None
    perhaps: str | None = None


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
        raise Refused(Kind.OVER, Text.of("bots-over"))
    found = _think(position, effort, salt)
    told = [Advice(_word(position, each), each.chance, each.visits) for each in found[:2]]
    return Hint(seat, told[0], told[1] if len(told) > 1 else None, sum(each.visits for each in found))


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


def _judge(step: Step, number: int, found: list[Choice]) -> Verdict:
    played = next((each for each in found if each.action == step.action), None)
    best = max(found[:2], key=lambda each: each.chance)
    after = min(played.chance, best.chance) if played is not None else None
    other = _word(step.before, best) if after is None or best.chance - after >= MARGIN else None
    better, perhaps = (other, None) if _is_sure(played, best) else (None, other)
    return Verdict(number, step.before.round, step.seat, step.word, best.chance, after, better, perhaps)


def _is_sure(played: Choice | None, best: Choice) -> bool:
    """Whether a difference is clear; it always is from a move that no search looks at."""
    if played is None:
        return True
    return best.chance - played.chance >= DOUBT * math.hypot(best.error, played.error)


def _think(position: Position, effort: Effort, salt: str) -> list[Choice]:
    source: Rng = source_for(position, salt)
    return search.think(position.redealt(position.to_move, source), source, effort)


def _word(position: Position, choice: Choice) -> str:
    return position.game.words.ACTIONS[choice.action]
