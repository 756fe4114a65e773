"""What must be so of hidden cards: it is always true, and every redeal keeps to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ottery.games.otter.heads import CARDS
from ottery.games.otter.knowledge import ANY_AGE, LAYERS, age, is_kept
from ottery.games.position import Position
from ottery.kernel import rng

from .tables import STUCK, all_but, dealt, hand, plays, seen, table

FROGS = [f"frog{n}" for n in range(1, 14)]
HIGHER_STARS = {f"star{n}" for n in range(1, 14)} | {
    f"{suit}{n}" for suit in ("clam", "fish", "crab", "frog") for n in range(10, 14)
}
"""What fits otter 1 once star 9 lies there."""


def chance(word: str) -> rng.Rng:
    """A generator of its own."""
    found = rng.Rng.new()
    rng.seed(found, word.encode().ljust(32, b"."))
    return found


def redeals(position: Position, viewer: int | None, count: int = 60) -> Iterator[Position]:
    """Deals that look the same to the viewer."""
    source = chance(f"{viewer} {count}")
    for _ in range(count):
        yield position.redealt(viewer, source)


def contradictions(s: Any, viewer: int) -> list[str]:
    """Where the cards of ``s`` lie against what ``viewer`` (−1: a spectator) must conclude."""
    found = []
    for seat in range(s.seats):
        if seat != viewer:
            held = [int(e) for e in s.cards[s.start[seat] : s.start[seat + 1]]]
            ages = sorted(int(age(s, seat, e >> 1)) for e in held if not e & 1)
            if any(old < rank for rank, old in enumerate(ages, 1)):
                found.append(f"seat {seat} holds what it lacks: {ages}")
            if s.keeps[seat] and not any(is_kept(int(s.keeps[seat]), e >> 1) for e in held):
                found.append(f"seat {seat} lacks what it must hold")
    return found + (misplaced(s, viewer) if viewer >= 0 and s.decks == 1 else [])


def misplaced(s: Any, viewer: int) -> list[str]:
    """Cards that ``viewer`` put under the deck and that lie where they cannot be."""
    found, row = [], s.cards.tolist()
    bottom = [layer for layer in reversed(range(LAYERS)) for _ in range(s.layers[layer])]
    homes = dict(zip(row, bottom, strict=False))
    for seat in range(s.seats):
        homes |= {e >> 1: LAYERS + seat for e in row[s.start[seat] : s.start[seat + 1]]}
    for card in range(CARDS):
        places = row[CARDS * (viewer + 1) + card]
        if places and not (card in homes and places >> homes[card] & 1):
            found.append(f"card {card} of seat {viewer} is at {homes.get(card)}, not in {places:b}")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 9, 20])
def test_what_must_be_so_is_so(seats: int) -> None:
    """Over random play the truth contradicts nothing, and no redeal does."""
    source = np.random.default_rng(seats)
    noted = 0
    for game in range(4 if seats < 9 else 1):
        here = dealt(seats, {"penalty": game % 2 == 1}, f"known {seats} {game}")
        for step in range(250):
            actions = here.actions()
            if not actions:
                break
            s: Any = here.state
            noted += int(s.depth.any()) + int(s.keeps.any())
            for viewer in range(-1, min(seats, 4)):
                assert contradictions(s, viewer) == [], f"game {game}, step {step}"
            if step % 7 == 0:
                viewer = step % (seats + 1) - 1
                other: Any = here.redealt(viewer + 1 or None, chance(f"{game} {step}")).state
                assert contradictions(other, viewer) == [], f"a redeal of game {game}, step {step}"
            here = here.after(actions[int(source.integers(len(actions)))])
    assert noted > 20  # there was something to keep to


def played_out(**setup: Any) -> Position:
    """Seat 1 has played star 9, and its turn has ended by itself: nothing else it holds fits otter 1."""
    hands = [["star9", "clam3", "fish5", "frog7", "crab2"], None, None]
    here = plays(table(3, **{"hands": hands, **setup}), "star9 on 1")
    assert here.to_move == 2
    return here


def test_a_turn_that_ends_by_itself_tells_what_the_hand_lacks() -> None:
    for viewer in (2, 3, None):
        for other in redeals(played_out(), viewer):
            assert not HIGHER_STARS & set(hand(other, 1))


def test_a_card_drawn_later_may_be_what_was_lacking() -> None:
    here = played_out(deck=["star10", "star11", "star12", "star13", "clam12", "frog1"])
    here = plays(here, _any_play(here))
    while here.to_move == 2:
        here = plays(here, "stop")
    here = plays(here, _any_play(here))
    while here.to_move == 3:
        here = plays(here, "stop")
    here = plays(here, "draw", "swap tails 2 3")
    counts = {len(HIGHER_STARS & set(hand(other, 1))) for other in redeals(here, 2, 150)}
    assert counts == {0, 1}
    here = plays(here, "draw", "swap tails 2 3")
    counts = {len(HIGHER_STARS & set(hand(other, 1))) for other in redeals(here, 2, 300)}
    assert counts <= {0, 1, 2}
    assert 2 in counts


def _any_play(position: Position) -> str:
    """A play on another otter than the first."""
    return next(word for word in position.legal() if word.endswith((" on 2", " on 3")))


def test_a_drawn_card_that_is_played_was_one_of_the_latest() -> None:
    """Seat 1 lacks a kind, draws once, plays one of that kind: again it certainly lacks it."""
    hands = [["star9", "clam3", "fish5", "frog7", "crab2"], ["crab13", "clam1"]]
    here = table(2, hands=hands, deck=["star10", "star11", "star12", "clam12", "fish13", "frog1"])
    here = plays(here, "star9 on 1", "crab13 on 3", "draw", "swap tails 2 3")
    assert {0, 1} == {len(HIGHER_STARS & set(hand(other, 1))) for other in redeals(here, 2, 150)}
    here = plays(here, "star10 on 2")  # even, and no crab: the turn ends and tells nothing more
    for other in redeals(here, 2):
        assert not HIGHER_STARS & set(hand(other, 1))


def test_a_turn_that_goes_on_tells_that_something_fits() -> None:
    here = plays(table(3, hands=[["star9", "star10", "clam3"], None, None]), "star9 on 1")
    for position in (here, plays(here, "stop")):
        for other in redeals(position, 2):
            assert HIGHER_STARS & set(hand(other, 1))


def test_playing_that_card_settles_it() -> None:
    here = plays(table(3, hands=[["star9", "star8", "clam3"], None, None]), "star9 on 1", "star8 on 1")
    assert any(not HIGHER_STARS & set(hand(other, 1)) for other in redeals(here, 2))


def test_a_pass_tells_that_nothing_fits() -> None:
    named = ("clam13", "clam12", "clam11", "clam3", "frog5")
    rest = all_but(*named)
    here = table(3, **{**STUCK, "hands": [["clam3", "frog5"], rest[:30], rest[30:]], "deck": []})
    before = {word for other in redeals(here, 2, 100) for word in hand(other, 1)}
    after = plays(here, "pass")
    fits = {
        w
        for w in rest
        if w.startswith(("star", "fish", "crab")) or int(w[4:]) % 2 == 0 or w[4:] in ("9", "11")
    }
    assert before & fits
    for other in redeals(after, 2, 100):
        assert not fits & set(hand(other, 1))


def test_a_card_back_from_a_penalty_is_known() -> None:
    hands = [["star9", "star10", "fish3"], None, None]
    here = plays(table(3, {"penalty": True}, hands=hands), "fish3 on 1", "penalty")
    for viewer in (2, 3, None):
        for other in redeals(here, viewer):
            assert "fish3" in hand(other, 1)
            assert seen(other).players[0].shown == ["fish3"]


def test_nobody_knows_any_more_after_the_hand_was_cut_to_ten() -> None:
    hands = [["fish6"], [*FROGS[:10], "star9", "fish3"]]
    here = table(2, {"penalty": True}, first=2, hands=hands)
    here = plays(here, "fish3 on 1", "penalty", "star9 on 1", "stop", "fish6 on 2")
    assert here.round == 2
    assert seen(here).players[1].shown == []
    assert {"fish3" in hand(other, 2) for other in redeals(here, 1)} == {True, False}


def test_after_the_cut_two_lacking_cards_are_possible_again() -> None:
    """Seat 1 drew clam 13, slipped with it, drew clam 12: only while clam 13 is known, one hidden draw explains it."""
    mine = ["star9", *FROGS[:8], "clam3", "clam4", "clam5", "clam6"]
    kept = 0
    for seed in range(6):
        hands = [mine, ["crab13", "fish6"]]
        here = table(
            2, {"penalty": True}, str(seed), hands=hands, deck=["clam13", "clam12", "fish1", "fish3"]
        )
        here = plays(here, "star9 on 1", "crab13 on 3", "draw", "swap tails 2 3", "clam13 on 2", "penalty")
        assert contradictions(here.state, 1) == []
        here = plays(here, "frog2 on 2", "fish6 on 2")
        assert here.round == 2
        assert contradictions(here.state, 1) == []
        kept += {"clam12", "clam13"} <= set(hand(here, 1))
    assert kept


def test_a_known_card_that_fits_is_enough() -> None:
    """Frog 12 came back from otter 3; after star 10 it is what lets the turn go on, so star 9 … need not be there."""
    hands = [["star10", "frog11", "clam5", "clam6"], None, None]
    here = plays(table(3, {"penalty": True}, hands=hands), "frog11 on 3", "penalty", "star10 on 1")
    assert here.to_move == 1
    higher = HIGHER_STARS - {"star10", "frog11", "clam10", "fish10", "crab10", "frog10"}
    assert any(not higher & set(hand(other, 1)) for other in redeals(here, 2))


MANY = [f"crab{n}" for n in range(1, 14)]


def cut(deck: list[str], **setup: Any) -> tuple[Position, set[str]]:
    """Seat 2 has put three crabs under the deck, of which ``deck[10:]`` is left above them; it is its turn."""
    here = plays(table(3, **{"hands": [["fish6"], MANY, FROGS[:10]], "deck": deck, **setup}), "fish6 on 2")
    assert here.to_move == 2
    return here, set(MANY) - set(hand(here, 2))


ABOVE = [*(f"star{n}" for n in range(1, 11)), "clam1", "clam3"]


def test_own_discards_lie_at_the_bottom_of_the_deck() -> None:
    here, lost = cut(ABOVE)
    orders = set()
    for other in redeals(here, 2):
        deck = other.setup()["deck"]
        assert set(deck[-3:]) == lost
        orders.add(tuple(deck[-3:]))
    assert len(orders) == 6


def test_others_do_not_know_them() -> None:
    here, lost = cut(ABOVE)
    assert any(set(other.setup()["deck"][-3:]) != lost for other in redeals(here, 1))
    assert any(lost & set(hand(other, 2)) for other in redeals(here, 3))


def test_a_drawn_discard_is_with_who_drew_or_below_still() -> None:
    here, lost = cut(ABOVE[:10])
    crab = next(word for word in here.legal() if word.startswith("crab") and word.endswith("on 3"))
    here = plays(here, crab)
    while here.to_move == 2:
        here = plays(here, "stop")
    here = plays(here, "draw")  # seat 3 draws one of the three
    with_who_drew = 0
    for other in redeals(here, 2, 100):
        deck = other.setup()["deck"]
        assert set(deck) < lost
        assert not lost & set(hand(other, 1))
        with_who_drew += len(lost & set(hand(other, 3)))
    assert with_who_drew == 100


def test_a_seat_that_alone_put_cards_under_knows_all_of_that_layer() -> None:
    here, lost = cut(ABOVE)
    s: Any = here.state
    assert (s.layers[0], s.sole[0]) == (3, 1)
    for other in redeals(here, 2):
        assert set(other.setup()["deck"][:-3]).isdisjoint(lost)


def test_several_who_put_cards_under_know_their_own_alone() -> None:
    here = plays(table(3, hands=[["fish6"], MANY, FROGS], deck=ABOVE), "fish6 on 2")
    s: Any = here.state
    assert (s.layers[0], s.sole[0]) == (6, -1)
    mine, theirs = set(MANY) - set(hand(here, 2)), set(FROGS) - set(hand(here, 3))
    below = [set(other.setup()["deck"][-6:]) for other in redeals(here, 2)]
    assert all(mine < cards for cards in below)
    assert any(not theirs < cards for cards in below)


def test_redeals_differ() -> None:
    here = dealt(4)
    assert len({tuple(hand(other, 2)) for other in redeals(here, 1)}) == 60
    assert all(hand(other, 1) == hand(here, 1) for other in redeals(here, 1))


def test_solo_piles_are_dealt_anew_below_their_tops() -> None:
    here = dealt(1)
    others = list(redeals(here, 1, 20))
    assert all(seen(other) == seen(here) for other in others)
    assert len({tuple(other.setup()["piles"][0]) for other in others}) == 20


def test_any_age_is_beyond_all_hands() -> None:
    assert ANY_AGE > 325
