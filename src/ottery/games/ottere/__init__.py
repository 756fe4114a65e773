"""Ottere: Crazy Eights, for 2 to 7 players."""

from ..game import FIRST, Game, Option
from . import greedy, rules, search, setup, sheet, view, words

GAME = Game(
    name="ottere",
    seats=(2, 7),
    options=(
        FIRST,
        Option("scoring", "choice", "penalty", ("penalty", "winner-collects")),
        Option("target", "whole", 100, (1, 9999)),
        Option("draw-two", "flag", default=False),
        Option("stacking", "flag", default=False, needs="draw-two"),
        Option("skip", "choice", "none", ("none", "jack", "queen")),
        Option("reverse", "flag", default=False),
        Option("reshuffle", "flag", default=False),
        Option("free-draw", "flag", default=False),
        Option("draw-limit", "whole", 0, (0, 99)),
    ),
    rules=rules,
    greedy=greedy,
    words=words,
    view=view,
    setup=setup,
    sheet=sheet,
    outlook=search.outlook,
    trust=1.0,
)
