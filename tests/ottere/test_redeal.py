"""Redeals: held against a search through every hidden deal that would have looked the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from ottery.games.ottere.dealing import reshuffle
from ottery.games.ottere.state import DRAW, KINDS, fitting
from ottery.games.ottere.words import cards_of, hand_of
from ottery.games.position import Position
from ottery.kernel import record
from ottery.kernel.record import to_bytes

from .census import census
from .table import OTTERE, chance, deal, played, state_of, table, walk

ALL = [rank + suit for rank in "A2345679TJQK8" for suit in "CDHS"]
HANDS = (3, 3)


def redealt(s: Any, seat: int, number: int) -> Any:
    """A redeal of a copy."""
    other = record.copy(s)
    OTTERE.rules.redeal(other, seat, chance(number))
    return other


def hidden_hands(s: Any) -> tuple[str, ...]:
    """The hands that seat 1 does not see."""
    return tuple(" ".join(hand_of(s, p)) for p in range(1, s.seats))


# ------------------------------------------------------------------------------------------ every possible deal

Worlds = dict[tuple[str, ...], Any]


class Story:
    """A short game of three with few hidden cards, as seat 1 sees it, and every world that would look the same.

    What lies in the stock is a set here: whoever draws may get any of its cards.
    """

    def __init__(self, options: dict[str, Any], number: int) -> None:
        self.options = {**options, "target": 9999}
        cards = [ALL[i] for i in np.random.default_rng(number).permutation(KINDS)]
        self.starter = cards.pop(next(i for i, c in enumerate(cards) if c[0] != "8"))
        count = sum(HANDS) + (0 if options.get("reshuffle") else 2)
        hidden, self.own = cards[:count], cards[count + 4 :]
        self.first = number % 3 + 1
        self.truth = state_of(self._lay(hidden))
        self.worlds: Worlds = {}
        self.reshuffles = 0
        for deal_ in self._deals(hidden):
            world = state_of(self._lay(deal_))
            self.worlds[hidden_hands(world)] = world

    def _lay(self, hidden: list[str]) -> Position:
        hands = [self.own, hidden[: HANDS[0]], hidden[HANDS[0] : sum(HANDS)]]
        more = {"starter": self.starter, "first": self.first, "stock": hidden[sum(HANDS) :]}
        return table(3, self.options, hands=hands, **more)

    def _deals(self, hidden: list[str]) -> Iterator[list[str]]:
        for one in combinations(hidden, HANDS[0]):
            left = [c for c in hidden if c not in one]
            for two in combinations(left, HANDS[1]):
                yield [*one, *two, *(c for c in left if c not in two)]

    def play(self, number: int, actions: int = 14, most: int = 600) -> Iterator[None]:
        """Play at random to the end of the round, or until there are too many worlds; stops after every action."""
        choices = np.random.default_rng(number)
        for i in range(actions):
            legal = Position(OTTERE, self.truth).actions()
            truth = record.copy(self.truth)
            action = legal[int(choices.integers(len(legal)))]
            OTTERE.rules.play(truth, action)
            if truth.round_no > 1 or (i and len(self.worlds) > most):
                return
            self.worlds = self._next(action, truth)
            self.reshuffles += truth.stock_n > self.truth.stock_n
            self.truth = truth
            yield

    def _next(self, action: int, truth: Any) -> Worlds:
        expected, found = OTTERE.view.view(truth, 0), {}
        for world in self.worlds.values():
            if action in Position(OTTERE, world).actions():
                for after in _outcomes(world, action):
                    if OTTERE.view.view(after, 0) == expected:
                        found[hidden_hands(after)] = after
        return found


def _outcomes(world: Any, action: int) -> Iterator[Any]:
    """The worlds after an action: one for each card that may be drawn."""
    base = record.copy(world)
    if action == DRAW and base.stock_n == 0:
        reshuffle(base)
    for place in range(base.stock_n) if action == DRAW else [-1]:
        after = record.copy(base)
        if place >= 0:
            after.stock[place], after.stock[base.stock_n - 1] = (
                base.stock[base.stock_n - 1],
                base.stock[place],
            )
        OTTERE.rules.play(after, action)
        yield after


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"draw-limit": 1},
    {"reshuffle": True},
    {"reshuffle": True, "draw-limit": 2},
)
OPEN = {"free-draw": True, "reshuffle": True, "draw-limit": 2}


@pytest.mark.parametrize("number", range(1, 4))
@pytest.mark.parametrize("options", [*OPTIONS, OPEN], ids=str)
def test_redeals_are_the_possible_deals(options: dict[str, Any], number: int) -> None:
    """Every redeal is possible, and every possible deal comes up."""
    story, checked = Story(options, number), 0
    for _ in story.play(number):
        possible = set(story.worlds)
        assert hidden_hands(story.truth) in possible
        if 1 < len(possible) < 100 and checked < 5:
            checked += 1
            found = {hidden_hands(redealt(story.truth, 0, i)) for i in range(10 * len(possible) + 20)}
            assert found <= possible
            missed = possible - found
            assert len(missed) <= len(possible) // 20, f"{len(missed)} of {len(possible)}"
    assert checked
    assert story.reshuffles or "reshuffle" not in options


# ------------------------------------------------------------------------------------------ long games

LONG: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"draw-limit": 2}),
    (4, {"draw-two": True, "stacking": True, "reshuffle": True}),
    (5, {"free-draw": True, "reshuffle": True, "draw-limit": 3}),
    (6, {"reshuffle": True}),
    (7, {"draw-two": True}),
    (7, {"reshuffle": True, "draw-limit": 1, "draw-two": True}),
)


def fits_places(s: Any) -> bool:
    """Whether all hands can be given to places that are open to their cards, and the stock is of fresh cards."""
    for p in range(s.seats):
        cards = [c for c in range(KINDS) for _ in range(copies(s.hands[p], s.twins[p], c))]
        rooms = sorted(int(s.room[p][c]) for c in cards)
        if s.tracks and any(room < i for i, room in enumerate(rooms, 1)):
            return False
    stock = Counter(int(c) for c in s.stock[: s.stock_n])
    return all(n <= copies(s.fresh, s.fresh_twins, c) for c, n in stock.items())


def copies(once: Any, twice: Any, card: int) -> int:
    """How many copies of a card two masks hold."""
    return (int(once) >> card & 1) + (int(twice) >> card & 1)


@pytest.mark.parametrize(("seats", "options"), LONG, ids=str)
def test_the_truth_is_always_possible(seats: int, options: dict[str, Any]) -> None:
    """So every redeal finds an end; what it deals is possible too, of the same cards, and looks the same."""
    for number, (s, _) in enumerate(walk(deal(seats, options), seats, 400)):
        assert fits_places(s)
        if number % 8 == 0:
            seat = number // 8 % (seats + 1) - 1
            other = redealt(s, seat, number)
            assert fits_places(other)
            assert census(other) == census(s)
            assert OTTERE.view.view(other, seat) == OTTERE.view.view(s, seat)


def test_who_drew_held_nothing_that_fits() -> None:
    """Without free draw."""
    position = table(3, hands=[["2H", "3H"], ["5D", "6D"], ["9D", "TD"]], starter="KS", stock=["4D"], first=2)
    position = played(position, "draw")
    s = state_of(position)
    for number in range(60):
        other = redealt(s, 0, number)
        held = [c for c in hand_of(other, 1) if c in cards_of(int(fitting(s)))]
        assert len(held) <= 1
        assert OTTERE.rules.to_move(other) == 1


def test_a_card_drawn_and_played_leaves_the_rest_unfit() -> None:
    """The first drawn card that fits must be played, so it was the drawn one."""
    position = table(2, hands=[["2H", "3H"], ["5D", "6D"]], starter="KS", stock=["4S", "9C"], first=2)
    s = state_of(played(position, "draw, 4S"))
    spades = {c for c in ALL if c[1] == "S" or c[0] in "8K"}
    for number in range(60):
        assert not spades & set(hand_of(redealt(s, 0, number), 1))


def test_the_new_stock_is_known() -> None:
    """Everybody saw which cards went into it; with two players the other's hand is what is left."""
    options = {"reshuffle": True, "draw-limit": 1}
    position = table(2, options, hands=[["2H", "3H"], ["5D", "6D"]], starter="KS", stock=[])
    s = state_of(played(position, "draw"))
    for number in range(20):
        other = redealt(s, 0, number)
        assert hand_of(other, 1) == ["5D", "6D"]
        assert sorted(other.stock[: other.stock_n]) == sorted(s.stock[: s.stock_n])
    assert len({to_bytes(redealt(s, 0, number)) for number in range(20)}) == 20


def test_with_two_decks_too() -> None:
    """The stock of a reshuffle is dealt anew from what went into it."""
    options = {"reshuffle": True, "draw-limit": 1}
    hands = [["2H", "3H"], ["5D", "5D"], ["6D"], ["7D"], ["7D"], ["9D"]]
    s = state_of(played(table(6, options, hands=hands, starter="KS", stock=[]), "draw"))
    for number in range(20):
        other = redealt(s, 0, number)
        assert sorted(other.stock[: other.stock_n]) == sorted(s.stock[: s.stock_n])


def test_a_buried_eight_is_in_the_stock() -> None:
    """Everybody saw it go there."""
    position = next(p for p in (deal(3, seed=str(n)) for n in range(99)) if p.setup() and state_of(p).buried)
    s = state_of(position)
    (eight,) = cards_of(int(s.buried))
    for number in range(40):
        other = redealt(s, -1, number)
        assert all(eight not in hand_of(other, p) for p in range(3))


def test_when_it_is_over_only_the_order_of_the_stock_is_open() -> None:
    """All hands lie open."""
    end = table(2, hands=[["7D"], ["KC", "KH"]], starter="9D", totals=[0, 90]).play("7D")
    assert end.is_over
    other = redealt(state_of(end), -1, 1)
    assert OTTERE.view.view(other, -1) == OTTERE.view.view(state_of(end), -1)
    assert list(other.stock) != list(state_of(end).stock)
    assert census(other) == census(state_of(end))
