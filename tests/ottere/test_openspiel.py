"""Legality and turn order, card for card, against OpenSpiel's crazy_eights.

What differs on purpose and is kept out of the way: it stops after a number of plays (set out of reach); its starter
acts (deals with an acting starter are left out); an ace does nothing with two players (so is the option); a block
takes one more pass; a two played on an empty stock adds no count (then ours is struck out); a count is drawn card by
card, and cleared by an empty stock; the dealer is drawn by lot (we choose). Never its scores: it adds the
index of a card instead of its value.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from ottery.games.ottere.state import ACE, DRAW, KINDS, NAME, QUEEN, TAKE, TWO
from ottery.games.position import Position
from ottery.kernel.jit import COMPILED

from .table import deal, state_of

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

SEATS = range(2, 8)
GAMES = 1500 if COMPILED else 150
"""Games of each run, over all numbers of seats."""

PLAIN = {"free-draw": True, "draw-limit": 5, "target": 1}
ACTING = {**PLAIN, "draw-two": True, "stacking": True, "skip": "queen", "reverse": True}
ACTORS = {ACE, TWO, QUEEN}
THEIR_DRAW, THEIR_PASS, THEIR_SUITS = 52, 53, 54


def theirs(action: int) -> int:
    """Our action in their numbers: their ranks begin with the two."""
    if action < KINDS:
        return 4 * ((action // 4 - 1) % 13) + action % 4
    if action < DRAW:
        return THEIR_SUITS + action - NAME
    return THEIR_DRAW if action in (DRAW, TAKE) else THEIR_PASS


@dataclass
class Pair:
    """The same game on both sides."""

    ours: Position
    other: Any

    @classmethod
    def deal(cls, ours: Position, *, has_actors: bool) -> Pair:
        """Drive their chance to deal our cards; seat 1 begins."""
        s, n = state_of(ours), ours.seats
        text = {"players": n, "max_draw_cards": 5, "max_turns": 1_000_000, "use_special_cards": has_actors}
        other = pyspiel.load_game("crazy_eights", text).new_initial_state()
        other.apply_action(other.legal_actions()[n - 1])
        hands = [[a for a in range(KINDS) for _ in range(count(s, p, a))] for p in range(n)]
        for cards in zip(*hands, strict=True):
            for card in cards:
                other.apply_action(theirs(card))
        other.apply_action(theirs(int(s.top)))
        return cls(ours, other)

    def check(self) -> None:
        """Who is to move and what is legal."""
        assert self.ours.to_move == self.other.current_player() + 1
        assert sorted(map(theirs, self.ours.actions())) == self.other.legal_actions()

    def play(self, action: int) -> bool:
        """Play on both sides; False at the end of the game."""
        before = state_of(self.ours)
        stock = [int(c) for c in before.stock[: before.stock_n]]
        self.ours = self.ours.after(action)
        self.other.apply_action(theirs(action))
        while self.other.is_chance_node():
            self.other.apply_action(theirs(stock.pop()))
        after = state_of(self.ours)
        if self.ours.is_over:
            return False
        assert len(stock) == after.stock_n
        if after.owed > before.owed and not stock:
            assert self.ours.legal()[-1] == "take"
            after.owed = 0
            self.ours = Position(self.ours.game, self.ours.state)  # asks the rules anew
        return True

    def check_end(self, last: int) -> str:
        """How the game ended, and whether they think so too."""
        if last < KINDS:
            assert self.other.is_terminal()
            return "out"
        assert self.other.is_terminal() or self.other.legal_actions()[-1] == THEIR_PASS
        return "blocked"


def count(s: Any, seat: int, card: int) -> int:
    """How many copies of a card a seat holds."""
    return (int(s.hands[seat]) >> card & 1) + (int(s.twins[seat]) >> card & 1)


def compare(seats: int, options: dict[str, Any], games: int) -> Counter[str]:
    """Play random games side by side; how they ended."""
    endings: Counter[str] = Counter()
    has_actors = "draw-two" in options
    choices = np.random.default_rng(seats)
    for number in range(games):
        start = deal(seats, options, f"openspiel {number}")
        if has_actors and state_of(start).top >> 2 in ACTORS:
            continue
        endings[play_out(Pair.deal(start, has_actors=has_actors), choices)] += 1
    return endings


def play_out(pair: Pair, choices: np.random.Generator) -> str:
    """Play one game to its end."""
    while True:
        pair.check()
        actions = pair.ours.actions()
        action = actions[int(choices.integers(len(actions)))]
        if not pair.play(action):
            return pair.check_end(action)


@pytest.mark.parametrize("seats", SEATS)
def test_plain_rules_agree(seats: int) -> None:
    """Free draw, a limit of five."""
    endings = compare(seats, PLAIN, GAMES // 6)
    assert endings["out"]
    assert endings["blocked"]


@pytest.mark.parametrize("seats", SEATS)
def test_action_cards_agree(seats: int) -> None:
    """With draw-two, stacking and skip; reverse from three seats on."""
    options = {**ACTING, "reverse": seats > 2}
    endings = compare(seats, options, GAMES // 6)
    assert endings["out"]
    assert endings["blocked"]
