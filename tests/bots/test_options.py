"""Searching bots under every option, alone and together: what they play is legal where they sit."""

from typing import Any

import pytest

from ottery.bots import decide
from ottery.bots.search import Effort
from ottery.bots.searching import SearchBot
from ottery.lab.variants import variants
from tests.toy import BUILT, find

from .equal_views import source, walk

QUICK = SearchBot("quick", Effort(6))
BEGUN = (0, 7, 25)
"""After so many random moves the bots take over."""
MOVES = 6
TABLES = [
    pytest.param(name, seats, options, id=f"{name} {seats} {options}")
    for name in BUILT
    for seats in (1, 2, 3, 5)
    if find(name).seats[0] <= seats <= find(name).seats[1]
    for options in variants(find(name), seats)
]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_search_plays_what_the_options_allow(name: str, seats: int, options: dict[str, Any]) -> None:
    chance = source(f"{name} {seats} {options}")
    walked = walk(find(name), seats, options, "options", max(BEGUN) + 1)
    for begin in BEGUN:
        position = walked[min(begin, len(walked) - 1)]
        for _ in range(MOVES):
            if position.is_over:
                break
            word = decide(QUICK, position, chance)
            assert word in position.legal()
            position = position.play(word)
