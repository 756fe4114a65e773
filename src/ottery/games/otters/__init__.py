"""Otters: collect the best pearls, and do not get stuck with two sea urchins."""

from ..game import FIRST, Game
from . import greedy, rules, search, setup, sheet, view, words

GAME = Game(
    name="otters",
    seats=(2, 5),
    options=(FIRST,),
    rules=rules,
    greedy=greedy,
    words=words,
    view=view,
    setup=setup,
    sheet=sheet,
    hidden=search.hidden,
    sense=256,
    trust=2.0,
    glance=300,
)
