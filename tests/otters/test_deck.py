"""The deck as data: what it says, what a custom one changes, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

from ottery.cli.common import Failed, deck_faults, read_deck
from ottery.games.game import Kind, Refused
from ottery.games.otters import deck as decks
from ottery.games.position import Position
from ottery.kernel.record import to_bytes
from ottery.locales import LANGUAGES, Text, say

from .census import census
from .table import GAME, deck_with, go, lay, rule_of, seen, white

SOURCE = files("ottery.games.otters").joinpath("deck.toml").read_text("utf-8")


def test_the_deck_of_the_house() -> None:
    deck = decks.default()
    assert deck["provenance"] == "reconstructed"
    assert sum(card["count"] for card in deck["card"]) == 47
    marks = {card["slug"]: card["urchin"] for card in deck["card"] if card["urchin"] != "no"}
    assert marks == {"throw-back": "discard", "trade-cards": "pass", "all-pass": "pass"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_texts(language: str) -> None:
    for card in decks.default()["card"]:
        assert card["name"][language] == say(Text.of(f"otters-card-{card['slug']}"), language)
        assert say(Text.of(f"otters-card-{card['slug']}-text"), language)


def test_the_deck_in_use_reads_back() -> None:
    start = Position.deal(GAME, seats=3, seed="x")
    deck = GAME.setup.deck_of(start.state)
    assert deck == decks.default()
    again = Position.deal(GAME, seats=3, seed="x", deck=deck)
    assert to_bytes(again.state) == to_bytes(start.state)


def test_a_card_may_do_what_another_does() -> None:
    deck = deck_with("gift", effect="take-one")
    start = lay(2, deck_data=deck, hands=[["gift", "steal"], None], pearls=[[], []], pool=[3])
    assert white(go(start, "gift"), 1) == [3]
    assert {c.slug: c.effect for c in seen(start, None).cards}["gift"] == "take-one"
    assert GAME.setup.deck_of(start.state)["card"][10]["effect"] == "take-one"


def test_a_deck_may_leave_cards_out() -> None:
    deck: dict[str, Any] = {
        "provenance": "house",
        "card": [{"slug": "take-one", "count": 47, "urchin": "no", "effect": "take-one"}],
    }
    start = Position.deal(GAME, seats=2, seed="x", deck=deck)
    assert census(cast(Any, start.state))["take-one"] == 47
    assert GAME.setup.deck_of(start.state)["provenance"] == "house"
    assert [c["slug"] for c in GAME.setup.deck_of(start.state)["card"]] == ["take-one"]
    assert rule_of(start, "gift") == "R6"


def test_the_mark_says_how_an_urchin_may_go() -> None:
    trade = lay(
        2,
        deck_data=deck_with("trade-cards", urchin="no"),
        hands=[["trade-cards", "urchin"], ["gift", "urchin"]],
    )
    turn = go(trade, "trade-cards", "seat 2")
    assert rule_of(turn, "card urchin") == "R13"
    for action in turn.legal():
        assert "urchin" not in [c for c in _hand_of_other(turn.play(action)) if c == "gift"]


def _hand_of_other(position: Position) -> list[str]:
    player = seen(position, 1).players[0]
    assert player.hand is not None
    assert player.hand.count("urchin") == 1  # blind, but an urchin is never taken
    return player.hand


def _change(index: int, **changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["card"][index].update(changes)


BAD: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda d: d.update(extra=1), "deck"),
    (lambda d: d.pop("provenance"), "deck"),
    (lambda d: d.update(provenance="found"), "deck.provenance"),
    (lambda d: d.update(card=[]), "deck.card"),
    (lambda d: d.update(card="cards"), "deck.card"),
    (lambda d: d["card"].insert(1, 5), "deck.card[1]"),
    (lambda d: d["card"][2].pop("effect"), "deck.card[2]"),
    (lambda d: d["card"][2].update(colour="red"), "deck.card[2]"),
    (_change(0, slug="hands-on"), "deck.card[0].slug"),
    (_change(0, slug="urchin"), "deck.card[0].slug"),
    (_change(1, slug="hands-off"), "deck.card[1].slug"),
    (_change(0, effect="explode"), "deck.card[0].effect"),
    (_change(0, effect="urchin"), "deck.card[0].effect"),
    (_change(0, urchin="maybe"), "deck.card[0].urchin"),
    (_change(0, urchin=True), "deck.card[0].urchin"),
    (_change(0, count=0), "deck.card[0].count"),
    (_change(0, count=48), "deck.card[0].count"),
    (_change(0, count="4"), "deck.card[0].count"),
    (_change(0, count=True), "deck.card[0].count"),
    (_change(0, name="Hands off!"), "deck.card[0].name"),
    (_change(0, count=5), "deck.card"),
    (lambda d: d["card"].pop(), "deck.card"),
]


@pytest.mark.parametrize(("spoil", "place"), BAD, ids=[f"{i}-{p}" for i, (_, p) in enumerate(BAD)])
def test_a_bad_deck_is_refused_with_its_key(spoil: Callable[[dict[str, Any]], Any], place: str) -> None:
    deck = decks.default()
    spoil(deck)
    with pytest.raises(Refused) as refused:
        Position.deal(GAME, seats=3, deck=deck)
    assert refused.value.kind is Kind.UNREADABLE
    assert refused.value.text.values["place"] == place
    assert all(say(refused.value.text, language).startswith(f"{place}: ") for language in LANGUAGES)


def test_a_deck_of_19_cards_is_refused() -> None:
    deck = decks.default()
    deck["card"] = [dict(card, count=19 if i == 0 else 1) for i, card in enumerate(deck["card"])][:1]
    with pytest.raises(Refused) as refused:
        Position.deal(GAME, seats=3, deck=deck)
    assert "19" in say(refused.value.text)
    assert "47" in say(refused.value.text)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('provenance = "reconstructed"', 'provenance = "found"', "deck.provenance"),
        ('effect = "steal"', 'effect = "rob"', "deck.card[8].effect"),
        ('slug = "gift"', 'slug = "steal"', "deck.card[10].slug"),
        ('urchin = "discard"', 'urchin = "throw"', "deck.card[11].urchin"),
        ('count = 5\nurchin = "no"', 'count = -5\nurchin = "no"', "deck.card[7].count"),
        ('slug = "hands-off"\n', "", "deck.card[0]"),
    ],
)
def test_a_deck_file_is_refused_with_line_and_key(old: str, new: str, key: str, tmp_path: Path) -> None:
    line = SOURCE[: SOURCE.index(old)].count("\n") + (1 if new else 0)
    file = tmp_path / "deck.toml"
    file.write_text(SOURCE.replace(old, new, 1), "utf-8")
    with pytest.raises(Failed) as failed, deck_faults(file):
        Position.deal(GAME, seats=3, deck=read_deck(file))
    assert str(failed.value).startswith(f"{file}:{line}: {key}: ")


def test_a_deck_has_to_be_a_table() -> None:
    with pytest.raises(Refused):
        Position.deal(GAME, seats=3, deck=cast(Any, ["gift"]))
