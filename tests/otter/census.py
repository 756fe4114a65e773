"""What Otter must keep: every card, head, tail and side."""

from __future__ import annotations

from collections import Counter

from ottery.games.otter.heads import CARDS, HEADS, TAILS
from ottery.games.otter.state import OTTERS, PILES, State
from ottery.games.otter.words import CARD_WORDS
from ottery.kernel.record import NONE

OPTION_SETS = ({"heads": "random", "penalty": True},)


def census(s: State) -> Counter[str]:
    """The cards in deck, hands or piles, on and under the tops; the head cards and the tail cards."""
    groups = PILES if s.seats == 1 else int(s.seats)
    decks = -(-int(s.seats) // 4)
    deck, hands, end = int(s.start[0]), int(s.start[groups]), CARDS * decks - OTTERS
    assert 0 <= deck <= hands <= end
    assert s.groups == groups
    assert s.decks == decks
    found = Counter(CARD_WORDS[s.tops[o]] for o in range(OTTERS))
    found.update(CARD_WORDS[s.cards[i]] for i in range(deck))
    found.update(CARD_WORDS[s.cards[i] >> 1] for i in range(deck, hands))
    found.update(CARD_WORDS[s.cards[i] % CARDS] for i in range(hands, end))
    found.update(f"head {HEADS[s.heads[o] // 2 * 2]}" for o in range(OTTERS))
    if s.seats > 1:
        found.update(f"tail {TAILS[s.tails[o] // 2 * 2]}" for o in range(OTTERS))
    return found


def is_turn_start(s: State) -> bool:
    """A turn in which nothing has happened, with nothing to call and, in a Party, no winner yet."""
    begun = s.draws or s.owed or s.otter != NONE
    return not (s.ended or begun or s.winners or s.slip_seat != NONE)
