"""Why I Otter: seven tricks for two players, and the loser of a trick decides what will count."""

from ..game import FIRST, Game
from . import greedy, rules, setup, sheet, view, words

GAME = Game(
    name=words.GAME,
    seats=(2, 2),
    options=(FIRST,),
    rules=rules,
    greedy=greedy,
    words=words,
    view=view,
    setup=setup,
    sheet=sheet,
)
