"""Ottere: from options and setup text to a state, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NoReturn

from ...kernel.cards import bit
from ...kernel.rng import shuffle
from ...locales import Text
from ..game import Kind, Refused, Value
from ..options import shown
from .dealing import clear_table, dealt, open_round, pop, turn_up
from .faces import CARDS
from .knowledge import start_knowledge
from .state import JACK, KINDS, QUEEN, State, decks, give
from .words import SUIT_WORDS, hand_of

KEYS = (
    "hands",
    "starter",
    "stock",
    "totals",
    "suit",
    "direction",
    "owed",
    "passes",
    "first",
    "round",
)
_NUMBERS = {word: card for card, word in enumerate(CARDS)}
_MOST_ROUNDS = 9999


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    """Write the options into a fresh state. There is no deck to choose."""
    if deck:
        raise Refused(Kind.UNREADABLE, Text.of("ottere-setup-deck", place="deck"))
    s.target = int(options["target"])
    s.collects = options["scoring"] == "winner-collects"
    s.skip_rank = {"jack": JACK, "queen": QUEEN}.get(str(options["skip"]), -1)
    s.draw_two = bool(options["draw-two"])
    s.stacking = bool(options["stacking"])
    s.reverses = bool(options["reverse"])
    s.reshuffles = bool(options["reshuffle"])
    s.free_draw = bool(options["free-draw"])
    s.draw_limit = int(options["draw-limit"])


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Lay the table as ``setup`` says and deal the rest.

    Refused (unreadable), the place named, for what cannot be: unknown keys and words, a card more often than the decks
    hold it, empty hands, totals at the target, a count without draw-two.
    """
    _check_keys(setup)
    named = _Cards(s, setup)
    _read_numbers(s, setup)
    clear_table(s)
    named.lay(s)
    s.begins = s.first
    open_round(s)
    _read_turn(s, setup)
    start_knowledge(s)


def read(s: State) -> dict[str, Any]:
    """The setup of this position, at the start of a turn."""
    everybody = range(s.seats)
    found: dict[str, Any] = {
        "hands": [hand_of(s, p) for p in everybody],
        "starter": CARDS[s.top],
        "stock": [CARDS[s.stock[i]] for i in reversed(range(s.stock_n))],
        "totals": [int(s.totals[p]) for p in everybody],
        "suit": SUIT_WORDS[s.suit],
        "direction": int(s.step),
        "owed": int(s.owed),
        "first": int(s.turn) + 1,
        "round": int(s.round_no),
    }
    return found | ({"passes": int(s.passes)} if s.passes else {})


def deck_of(s: State) -> dict[str, Any]:
    """Ottere is played with plain cards: there is no deck file."""
    return {}


def _refuse(name: str, where: str, **values: str | int | Text) -> NoReturn:
    raise Refused(Kind.UNREADABLE, Text.of(f"ottere-setup-{name}", place=where, **values))


def _check_keys(setup: Mapping[str, Any]) -> None:
    for key in setup:
        if key not in KEYS:
            _refuse("key", f"setup.{shown(key)}", known=", ".join(KEYS))


def _list(value: Any, where: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list | tuple):
        _refuse("list", where, given=shown(value))
    if length is not None and len(value) != length:
        _refuse("length", where, wanted=length, given=len(value))
    return list(value)


def _number(value: Any, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        _refuse("number", where, least=least, most=most, given=shown(value))
    return value


class _Cards:
    """The cards that a setup names, and what is left of the decks."""

    def __init__(self, s: State, setup: Mapping[str, Any]) -> None:
        self.copies = int(decks(s))
        self.left = Counter(dict.fromkeys(range(KINDS), self.copies))
        self.hands = self._hands(setup.get("hands"), int(s.seats))
        self.starter = self._card(setup["starter"], "setup.starter") if _given(setup, "starter") else None
        self.stock = self._pile(setup["stock"], "setup.stock") if _given(setup, "stock") else None
        self._check_rest(s)

    def _card(self, word: Any, where: str) -> int:
        card = _NUMBERS.get(word) if isinstance(word, str) else None
        if card is None:
            _refuse("card", where, given=shown(word))
        if not self.left[card]:
            _refuse("twice", where, card=CARDS[card], copies=self.copies)
        self.left[card] -= 1
        return card

    def _pile(self, value: Any, where: str) -> list[int]:
        return [self._card(word, f"{where}[{i}]") for i, word in enumerate(_list(value, where))]

    def _hands(self, value: Any, seats: int) -> list[list[int] | None]:
        if value is None:
            return [None] * seats
        entries = _list(value, "setup.hands", seats)
        return [None if e is None else self._hand(e, f"setup.hands[{p}]") for p, e in enumerate(entries)]

    def _hand(self, value: Any, where: str) -> list[int]:
        return self._pile(value, where) or _refuse("empty", where)

    def _check_rest(self, s: State) -> None:
        """Enough cards must be left for the hands and the starter that are not given."""
        needed = self.hands.count(None) * int(dealt(s)) + (self.starter is None)
        if needed > self.left.total():
            where = "setup.hands" if None in self.hands else "setup.starter"
            _refuse("few", where, wanted=needed, left=self.left.total())

    def lay(self, s: State) -> None:
        """Give the named cards; deal the missing parts from the rest, shuffled."""
        self._shuffle_rest(s)
        for p, hand in enumerate(self.hands):
            for i in range(dealt(s) if hand is None else len(hand)):
                give(s, p, pop(s) if hand is None else hand[i])
        if self.starter is None:
            turn_up(s)
        else:
            s.top, s.suit = self.starter, self.starter & 3
            _add_to_pile(s, self.starter)
        if self.stock is not None:
            self._lay_stock(s, self.stock)

    def _shuffle_rest(self, s: State) -> None:
        _stack(s, sorted(self.left.elements()))
        shuffle(s.rng, s.stock, int(s.stock_n))

    def _lay_stock(self, s: State, stock: list[int]) -> None:
        """A given stock: what remains counts as played, under the starter."""
        while s.stock_n:
            _add_to_pile(s, int(pop(s)))
        s.buried = 0
        _stack(s, stock[::-1])


def _given(setup: Mapping[str, Any], key: str) -> bool:
    return setup.get(key) is not None


def _stack(s: State, cards: list[int]) -> None:
    """Make ``cards`` the stock, the last one on top."""
    for i, card in enumerate(cards):
        s.stock[i] = card
    s.stock_n = len(cards)


def _add_to_pile(s: State, card: int) -> None:
    if s.played & bit(card):
        s.played_twins |= bit(card)
    else:
        s.played |= bit(card)


def _read_numbers(s: State, setup: Mapping[str, Any]) -> None:
    seats, target = int(s.seats), int(s.target)
    if _given(setup, "first"):
        s.first = _number(setup["first"], "setup.first", 1, seats) - 1
    if _given(setup, "round"):
        s.round_no = _number(setup["round"], "setup.round", 1, _MOST_ROUNDS)
    if _given(setup, "totals"):
        for p, value in enumerate(_list(setup["totals"], "setup.totals", seats)):
            s.totals[p] = _number(value, f"setup.totals[{p}]", 0, target - 1)


def _read_turn(s: State, setup: Mapping[str, Any]) -> None:
    """What stands at the start of the turn: a named suit, the direction, a count, passes."""
    if _given(setup, "suit"):
        suit = setup["suit"]
        if not isinstance(suit, str) or suit not in SUIT_WORDS:
            _refuse("suit", "setup.suit", given=shown(suit))
        s.suit = SUIT_WORDS.index(suit)
    if _given(setup, "direction"):
        if type(setup["direction"]) is not int or setup["direction"] not in (1, -1):
            _refuse("direction", "setup.direction", given=shown(setup["direction"]))
        s.step = setup["direction"]
    if _given(setup, "owed"):
        s.owed = _number(setup["owed"], "setup.owed", 0, KINDS * int(decks(s)) if s.draw_two else 0)
    if _given(setup, "passes"):
        s.passes = _number(setup["passes"], "setup.passes", 0, int(s.seats) - 1)
