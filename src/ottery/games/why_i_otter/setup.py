"""Setup of Why I Otter: decks and positions at the start of a round, from text and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ottery.kernel.cards import bit
from ottery.kernel.record import NONE
from ottery.kernel.rng import below

from .. import entries
from ..game import Value
from . import deck as decks
from .rules import (
    FRONTS,
    HAND,
    LAST_ROUND,
    PLACES,
    RIVER_ROUNDS,
    State,
    begin,
    clear_table,
)
from .words import BACK_NUMBERS, BACK_WORDS, FRONT_NUMBERS, FRONT_WORDS, text

KEYS = ("hands", "pile", "pairing", "dens", "scoring", "seen", "first", "round")
"""``seen`` [[fronts] per seat], beyond the rulebook's terms: cards whose two sides that seat has seen."""


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    """Write the deck; the options change nothing here."""
    provenance, backs = decks.read_deck(decks.default() if deck is None else deck)
    s.provenance = provenance
    s.paired = 0 if backs is None else 1
    for front, back in enumerate(backs or ()):
        s.back_of[front] = back


def deck_of(s: State) -> dict[str, Any]:
    """The deck in use; a pairing that was shuffled stays secret."""
    return decks.write_deck(
        int(s.provenance), [int(s.back_of[f]) for f in range(FRONTS)] if s.paired else None
    )


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Begin with the cards that ``setup`` names; the rest is dealt by chance."""
    reader = _Reader(setup)
    hands, dens = reader.rows("hands"), reader.rows("dens")
    _check_hands(hands)
    pile = reader.pile()
    backs = _read_pairing(s, setup.get("pairing", {}))
    scoring = _scoring_cards(s, reader, backs)
    _pair_rest(s, backs)
    if "first" in setup:
        s.first = entries.a_whole("setup.first", setup["first"], 1, 2) - 1
    s.round_no = _round_number(setup, hands, pile)
    dealt = [f for f in range(FRONTS) if not reader.named.mask >> f & 1]
    _fill_hands(s, hands, dealt)
    if pile is None:
        count = min(PLACES * max(0, RIVER_ROUNDS + 1 - s.round_no), len(dealt) // PLACES * PLACES)
        pile = [_any(s, dealt) for _ in range(count)]
    _lay(s, hands, dens, pile, scoring)
    _read_seen(s, setup.get("seen", ((), ())), scoring)
    begin(s)


class _Reader:
    """Reads lists of fronts, none named twice."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.setup = entries.a_table("setup", setup, KEYS)
        self.named = entries.Named()

    def fronts(self, place: str, words: Any) -> list[int]:
        found = []
        for i, word in enumerate(entries.a_list(place, words)):
            front = entries.a_word(f"{place}[{i}]", word, FRONT_NUMBERS)
            found.append(self.named.add(f"{place}[{i}]", front, word))
        return found

    def rows(self, key: str) -> list[list[int] | None]:
        rows = entries.a_list(f"setup.{key}", self.setup.get(key, (None, None)), 2)
        return [None if r is None else self.fronts(f"setup.{key}[{p}]", r) for p, r in enumerate(rows)]

    def pile(self) -> list[int] | None:
        if "pile" not in self.setup:
            return None
        pile = self.fronts("setup.pile", self.setup["pile"])
        if len(pile) % PLACES:
            raise entries.refused("setup.pile", text("setup-threes", count=len(pile)))
        return pile


def _check_hands(hands: list[list[int] | None]) -> None:
    mine, yours = hands
    if mine is not None and yours is not None and len(mine) != len(yours):
        raise entries.refused("setup.hands[1]", text("setup-equal", count=len(mine), given=len(yours)))


def _read_pairing(s: State, pairing: Any) -> dict[int, int]:
    """The given backs by front; all of them where the deck fixes them."""
    backs = {f: int(s.back_of[f]) for f in range(FRONTS)} if s.paired else {}
    named = entries.Named()
    for word, given in entries.a_table("setup.pairing", pairing, FRONT_WORDS).items():
        place = f"setup.pairing.{word}"
        back = named.add(place, entries.a_word(place, given, BACK_NUMBERS), given)
        if backs.setdefault(FRONT_NUMBERS[word], back) != back:
            raise entries.refused(place, text("setup-pairing", back=BACK_WORDS[backs[FRONT_NUMBERS[word]]]))
    return backs


def _scoring_cards(s: State, reader: _Reader, backs: dict[int, int]) -> list[int]:
    """The fronts of the scoring cards; a back that is on no front yet gets one that is named nowhere."""
    found, fronts, paired = [], {back: front for front, back in backs.items()}, set(backs)
    named = entries.Named()
    conditions = []
    for i, word in enumerate(entries.a_list("setup.scoring", reader.setup.get("scoring", ()))):
        place = f"setup.scoring[{i}]"
        back = named.add(place, entries.a_word(place, word, BACK_NUMBERS), word)
        conditions.append((place, back))
        if back in fronts:
            reader.named.add(place, fronts[back], FRONT_WORDS[fronts[back]])
    for place, back in conditions:
        if back not in fronts:
            free = [f for f in range(FRONTS) if f not in paired and not reader.named.mask >> f & 1]
            if not free:
                raise entries.refused(place, text("setup-few"))
            fronts[back] = reader.named.add(place, _any(s, free), "")
            paired.add(fronts[back])
            backs[fronts[back]] = back
        found.append(fronts[back])
    return found


def _pair_rest(s: State, backs: dict[int, int]) -> None:
    left = [b for b in range(FRONTS) if b not in backs.values()]
    for front in range(FRONTS):
        s.back_of[front] = backs[front] if front in backs else _any(s, left)


def _round_number(setup: Mapping[str, Any], hands: list[list[int] | None], pile: list[int] | None) -> int:
    """The given number, else the one that makes the last round the seventh."""
    if "round" in setup:
        return entries.a_whole("setup.round", setup["round"], 1, LAST_ROUND)
    if pile is None:
        return 1
    size = next((len(h) for h in hands if h is not None), HAND)
    return min(max(1, LAST_ROUND + 1 - size - len(pile) // PLACES), LAST_ROUND)


def _fill_hands(s: State, hands: list[list[int] | None], dealt: list[int]) -> None:
    usual = min(HAND, LAST_ROUND + 1 - s.round_no)
    size = next((len(h) for h in hands if h is not None), usual)
    for p in range(2):
        if hands[p] is None and len(dealt) < size:
            raise entries.refused(f"setup.hands[{p}]", text("setup-few"))
        if hands[p] is None:
            hands[p] = [_any(s, dealt) for _ in range(size)]


def _lay(s: State, hands: Any, dens: Any, pile: list[int], scoring: list[int]) -> None:
    clear_table(s)
    for p in range(2):
        s.hands[p] = sum(bit(f) for f in hands[p])
        s.dens[p] = sum(bit(f) for f in dens[p] or ())
    for i, front in enumerate(reversed(pile)):
        s.pile[i] = front
    s.pile_length = len(pile)
    for i, front in enumerate(scoring):
        s.scoring[i] = front
    s.scoring_count = len(scoring)


def _read_seen(s: State, seen: Any, scoring: list[int]) -> None:
    """Only what lies in hands, dens or among the scoring cards can have been seen."""
    placed = int(s.hands[0] | s.hands[1] | s.dens[0] | s.dens[1]) | sum(bit(f) for f in scoring)
    for p, words in enumerate(entries.a_list("setup.seen", seen, 2)):
        for i, word in enumerate(entries.a_list(f"setup.seen[{p}]", words)):
            front = entries.a_word(f"setup.seen[{p}][{i}]", word, FRONT_NUMBERS)
            if not placed >> front & 1:
                raise entries.refused(f"setup.seen[{p}][{i}]", text("setup-seen", card=word))
            s.known[p] |= bit(front)


def _any(s: State, fronts: list[int]) -> int:
    """Take one of ``fronts`` out, by chance."""
    return fronts.pop(below(s.rng, len(fronts)))


def read(s: State) -> dict[str, Any]:
    """The setup that ``place`` turns into this position, at the start of a round.

    Before the answer it is the start of this round, and while the river is shared out only what lies where.
    """
    hands = [int(s.hands[p]) for p in range(2)]
    if s.led != NONE:
        hands[s.leader] |= bit(int(s.led))
    river = [int(s.river[i]) for i in range(PLACES) if s.river[i] != NONE]
    rest = [int(s.pile[i]) for i in range(s.pile_length - 1, -1, -1)]
    return {
        "hands": [_words(hand) for hand in hands],
        "pile": [FRONT_WORDS[f] for f in river + rest],
        "pairing": {word: BACK_WORDS[s.back_of[f]] for f, word in enumerate(FRONT_WORDS)},
        "dens": [_words(int(s.dens[p])) for p in range(2)],
        "scoring": [BACK_WORDS[s.back_of[s.scoring[i]]] for i in range(s.scoring_count)],
        "seen": [_words(int(s.known[p])) for p in range(2)],
        "first": int(s.leader) + 1,
        "round": int(s.round_no),
    }


def _words(mask: int) -> list[str]:
    return [word for i, word in enumerate(FRONT_WORDS) if mask >> i & 1]
