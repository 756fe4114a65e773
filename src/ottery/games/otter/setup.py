"""Setup of Otter: positions at the start of a turn, from text and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.record import NONE
from ...locales import Text
from .. import entries
from ..game import Kind, Refused, Value
from .heads import CARDS, HEADS, TAILS
from .party import PARTY
from .piles import mix
from .rounds import goal
from .rules import clear_table, deal_heads, deal_tails
from .solo import settle
from .state import HAND, OTTERS, PILES, SOLO_STONES, State
from .view import tummies
from .words import CARD_NUMBERS, CARD_WORDS

KEYS = ("hands", "heads", "tails", "tummies", "deck", "stones", "first", "round")
SOLO_KEYS = ("heads", "tummies", "piles", "stones", "last", "first", "round")
MOST_ROUNDS = 9999
FROG = len(TAILS)
_TAIL_WORDS = {word: face for face, word in enumerate((*TAILS, "frog"))}
_HEAD_WORDS = {word: face for face, word in enumerate(HEADS)}
_FROGS = (TAILS.index("frog/fish"), TAILS.index("frog/crab"))


def configure(s: State, options: Mapping[str, Value], deck: Mapping[str, Any] | None) -> None:
    """Write the options; there is one deck only."""
    if deck:
        raise Refused(Kind.UNREADABLE, Text.of("otter-setup-deck"))
    s.has_random_heads = int(options["heads"] == "random")
    s.has_penalty = int(bool(options["penalty"]))


def deck_of(s: State) -> dict[str, Any]:
    """Nothing: the cards are the rules' own."""
    return {}


class _Cards:
    """The cards that a setup names, none more often than the decks hold it, and what is left of them."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.named: Counter[int] = Counter()
        self.rest: list[int] = []

    def read(self, place: str, words: Any) -> list[int]:
        """The cards of one list."""
        found = []
        for i, word in enumerate(entries.a_list(place, words)):
            card = entries.a_word(f"{place}[{i}]", word, CARD_NUMBERS)
            if self.named[card] == self.state.decks:
                raise entries.refused(f"{place}[{i}]", Text.of("entry-twice", card=word))
            self.named[card] += 1
            found.append(card)
        return found

    def shuffle(self) -> None:
        """Put all cards named nowhere into ``rest``, in random order."""
        s: Any = self.state
        full = Counter({card: int(s.decks) for card in range(CARDS)})
        rest = sorted((full - self.named).elements())
        s.cards[: len(rest)] = rest
        mix(s, len(rest))
        self.rest = [int(card) for card in s.cards[: len(rest)]]
        s.cards[:] = 0

    def take(self, place: str, count: int) -> list[int]:
        """Some of ``rest``."""
        if len(self.rest) < count:
            raise entries.refused(place, Text.of("otter-setup-few", count=count, left=len(self.rest)))
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken


def place(s: State, setup: Mapping[str, Any]) -> None:
    """Begin a turn with what ``setup`` names; the rest is dealt by chance.

    Refused (unreadable), the place named: unknown keys and words, a card or a head too often, an empty hand, too many
    stones, too few cards left for the rest.
    """
    is_solo = s.seats == 1
    given = entries.a_table("setup", setup, SOLO_KEYS if is_solo else KEYS)
    _read_numbers(s, given)
    clear_table(s)
    _read_stones(s, given)
    _read_heads(s, given)
    _read_tails(s, given)
    cards = _Cards(s)
    tummies_given = _read_tummies(cards, given)
    groups = _read_piles(cards, given) if is_solo else _read_hands(cards, given)
    deck = cards.read("setup.deck", given["deck"]) if "deck" in given else None
    cards.shuffle()
    piles = tummies_given or [[card] for card in cards.take("setup.tummies", OTTERS)]
    if is_solo:
        groups, deck = groups or _deal_piles(cards), []
    hands = [
        cards.take(f"setup.hands[{p}]", HAND) if hand is None else hand for p, hand in enumerate(groups or ())
    ]
    if deck is None:
        deck = cards.take("setup.deck", len(cards.rest))
    piles[0] += sorted(cards.rest)
    _lay(s, deck, hands, piles)
    _read_last(s, given)


def _read_numbers(s: State, given: Mapping[str, Any]) -> None:
    seats = int(s.seats)
    if "first" in given:
        s.first = entries.a_whole("setup.first", given["first"], 1, seats) - 1
    if "round" in given:
        most = MOST_ROUNDS if 1 < seats < PARTY else 1
        s.round_no = entries.a_whole("setup.round", given["round"], 1, most)


def _read_stones(s: State, given: Mapping[str, Any]) -> None:
    if "stones" in given:
        seats = int(s.seats)
        most = SOLO_STONES if seats == 1 else int(goal(seats)) - 1
        for p, count in enumerate(entries.a_list("setup.stones", given["stones"], seats)):
            s.stones[p] = entries.a_whole(f"setup.stones[{p}]", count, 0, most)


def _read_heads(s: State, given: Mapping[str, Any]) -> None:
    if "heads" not in given:
        deal_heads(s)
        return
    used: Counter[int] = Counter()
    for o, word in enumerate(entries.a_list("setup.heads", given["heads"], OTTERS)):
        face = entries.a_word(f"setup.heads[{o}]", word, _HEAD_WORDS)
        used[face // 2] += 1
        if used[face // 2] > s.decks:
            raise entries.refused(
                f"setup.heads[{o}]", Text.of("otter-setup-head", head=HEADS[face], back=HEADS[face ^ 1])
            )
        s.heads[o] = face


def _read_tails(s: State, given: Mapping[str, Any]) -> None:
    if "tails" not in given:
        deal_tails(s)
        return
    words = entries.a_list("setup.tails", given["tails"], OTTERS)
    faces = [entries.a_word(f"setup.tails[{o}]", word, _TAIL_WORDS) for o, word in enumerate(words)]
    used: set[int] = set()
    for o in sorted(range(OTTERS), key=lambda o: faces[o] == FROG):  # bare frogs take what the others leave
        free = [face for face in (_FROGS if faces[o] == FROG else (faces[o],)) if face // 2 not in used]
        if not free:
            raise entries.refused(f"setup.tails[{o}]", Text.of("otter-setup-tail", tail=words[o]))
        s.tails[o] = free[0]
        used.add(free[0] // 2)


def _read_tummies(cards: _Cards, given: Mapping[str, Any]) -> list[list[int]] | None:
    if "tummies" not in given:
        return None
    rows = entries.a_list("setup.tummies", given["tummies"], OTTERS)
    found = [cards.read(f"setup.tummies[{o}]", row) for o, row in enumerate(rows)]
    return [_filled(f"setup.tummies[{o}]", row) for o, row in enumerate(found)]


def _filled(place: str, row: list[int]) -> list[int]:
    if not row:
        raise entries.refused(place, Text.of("otter-setup-empty"))
    return row


def _read_hands(cards: _Cards, given: Mapping[str, Any]) -> list[list[int] | None]:
    seats = int(cards.state.seats)
    hands: list[list[int] | None] = [None] * seats
    for p, words in enumerate(entries.a_list("setup.hands", given.get("hands", hands), seats)):
        if words is not None:
            hands[p] = _filled(f"setup.hands[{p}]", cards.read(f"setup.hands[{p}]", words))
    return hands


def _read_piles(cards: _Cards, given: Mapping[str, Any]) -> list[list[int] | None] | None:
    if "piles" not in given:
        return None
    rows = entries.a_list("setup.piles", given["piles"], PILES)
    piles: list[list[int] | None] = [cards.read(f"setup.piles[{i}]", row) for i, row in enumerate(rows)]
    if not any(piles):
        raise entries.refused("setup.piles", Text.of("otter-setup-empty"))
    return piles


def _deal_piles(cards: _Cards) -> list[list[int] | None]:
    """All that is left, in four piles, the later ones higher by one where it does not come out even (R26)."""
    if not cards.rest:
        raise entries.refused("setup.piles", Text.of("otter-setup-few", count=1, left=0))
    share, more = divmod(len(cards.rest), PILES)
    return [cards.take("setup.piles", share + (i >= PILES - more)) for i in range(PILES)]


def _lay(
    s: State, deck: Sequence[int], groups: Sequence[Sequence[int]], piles: Sequence[Sequence[int]]
) -> None:
    """Write the cards into the state: all rows have the top first."""
    laid, is_solo = list(reversed(deck)), s.seats == 1
    for g, row in enumerate(groups):
        s.start[g] = len(laid)
        laid += [2 * card for card in (reversed(row) if is_solo else sorted(row))]
    s.start[s.groups] = len(laid)
    for otter, (top, *under) in enumerate(piles):
        s.tops[otter] = top
        laid += [CARDS * otter + card for card in under]
    for i, entry in enumerate(laid):
        s.cards[i] = entry


def _read_last(s: State, given: Mapping[str, Any]) -> None:
    if "last" in given:
        pile, otter = entries.a_list("setup.last", given["last"], 2)
        s.last_pile = entries.a_whole("setup.last[0]", pile, 1, PILES) - 1
        s.last_otter = entries.a_whole("setup.last[1]", otter, 1, OTTERS) - 1
    if s.seats == 1:
        settle(s)


def read(s: State) -> dict[str, Any]:
    """The setup that ``place`` turns into this position, at the start of a turn (what a turn has begun is left out)."""
    rows = [[CARD_WORDS[s.cards[i] >> 1] for i in range(s.start[g], s.start[g + 1])] for g in range(s.groups)]
    common = {
        "heads": [HEADS[s.heads[o]] for o in range(OTTERS)],
        "tummies": tummies(s),
        "stones": [int(s.stones[p]) for p in range(s.seats)],
        "first": int(s.turn) + 1,
        "round": int(s.round_no),
    }
    if s.seats == 1:
        last = {"last": [int(s.last_pile) + 1, int(s.last_otter) + 1]} if s.last_pile != NONE else {}
        return {**common, "piles": [row[::-1] for row in rows], **last}
    deck = [CARD_WORDS[s.cards[i]] for i in range(s.start[0] - 1, -1, -1)]
    return {**common, "hands": rows, "tails": [TAILS[s.tails[o]] for o in range(OTTERS)], "deck": deck}
