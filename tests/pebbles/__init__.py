"""A toy game that exists for the tests alone: the sixth game of CONTRIBUTING, added for real.

Two to four players take one, two or three pebbles from a heap of hidden size 10 … 19; who takes the last one loses.
Each player holds a secret number that decides nothing but has to stay secret.
"""

from ottery.games.game import FIRST, Game, Option

from . import greedy, rules, setup, sheet, view, words

GAME = Game(
    name="pebbles",
    seats=(2, 4),
    options=(Option("heap", "whole", 0, (0, 19)), FIRST),
    rules=rules,
    greedy=greedy,
    words=words,
    view=view,
    setup=setup,
    sheet=sheet,
)
