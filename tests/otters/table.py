"""Tables laid out by hand, and a look at them in words."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from ottery import games
from ottery.games.otters.deck import default
from ottery.games.otters.view import Player, View
from ottery.games.position import Position

GAME = games.find("otters")


def lay(
    seats: int, *, seed: str = "pearls", deck_data: dict[str, Any] | None = None, **setup: Any
) -> Position:
    """The start of a turn; what is not named is dealt."""
    return Position.deal(GAME, seats=seats, seed=seed, setup=setup, deck=deck_data)


def the_rest(*named: str) -> list[str]:
    """All action cards but these: in somebody's hand they lie in no pile."""
    cards = {card["slug"]: card["count"] for card in default()["card"]}
    return list((Counter(cards) - Counter(named)).elements())


def deck_with(slug: str, **changes: Any) -> dict[str, Any]:
    """The deck of the house with one card changed."""
    deck = default()
    for card in deck["card"]:
        if card["slug"] == slug:
            card.update(changes)
    return deck


def go(position: Position, *words: str) -> Position:
    """The position after these actions, each of which must be legal."""
    for word in words:
        position = position.play(word)
    return position


def seen(position: Position, seat: int | None) -> View:
    """What a seat sees."""
    return cast(View, position.view(seat))


def own(position: Position, seat: int) -> Player:
    """A seat as it sees itself."""
    return seen(position, seat).players[seat - 1]


def white(position: Position, seat: int) -> list[int]:
    """The values of a seat's white pearls."""
    return own(position, seat).white or []


def black(position: Position, seat: int) -> list[int]:
    """The values of a seat's black pearls."""
    return own(position, seat).black or []


def hand(position: Position, seat: int) -> list[str]:
    """A seat's cards, in the order of the kinds."""
    return own(position, seat).hand or []


def rule_of(position: Position, word: str) -> str | None:
    """The number of the rule that forbids an action; None when it is legal."""
    reason = position.why(word)
    return None if reason is None else reason.rule


def deck_of(position: Position) -> list[str]:
    """The deck from the top, the card of the turn not counted."""
    return cast("list[str]", position.setup()["deck"])[1:]


def pool_of(position: Position) -> list[int]:
    """The white pool in the order it will be drawn."""
    return cast("list[int]", position.setup()["pool"])
