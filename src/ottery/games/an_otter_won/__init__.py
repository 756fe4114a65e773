"""An Otter Won: four rounds and a last swim for two, and the winner shares out what everybody scores by."""

from ..game import FIRST, Game
from . import greedy, rules, search, setup, sheet, view, words

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
    hidden=search.hidden,
)
