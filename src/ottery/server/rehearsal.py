"""A game's rules, all of them called once before its tables are dealt.

Rules are loaded, and some compiled, when they are first called. On the event loop everybody would wait for that.
"""

from __future__ import annotations

from .. import bots
from ..games.game import Game
from ..match import telling
from ..match.course import Course

LONGEST = 60
"""Actions of one rehearsal."""


def rehearse(game: Game) -> None:
    """Play a little with the fewest and with the most seats, and look at it as tables do."""
    bot = bots.find_bot("yearling")
    for seats in sorted({game.seats[0], min(3, game.seats[1]), game.seats[1]}):
        course = Course.begin(game, seats=seats, options={}, seed="rehearsal")
        while course.version < LONGEST:
            position = course.position
            position.view(None)
            position.view(1)
            position.result()
            if position.is_over:
                break
            source = bots.source_for(position, str(course.version))
            step = course.play(bots.decide(bot, position, source))
            telling.events(step, None)
