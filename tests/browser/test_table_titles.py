"""What is printed on a card or a plate has its place: no title is wider than its card, no sign lies on another."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as OutOfTime
from playwright.sync_api import WebSocketRoute

from ottery.games.otters.state import SLUGS

from .guests import Guest
from .test_table_games import GAMES

Come = Callable[..., Guest]
SIZES = ((360, 640), (640, 360), (768, 1024), (1440, 900))
MOVES = 3
HELD = 5

STICKS_OUT = """() => {
    const within = (text, card) => text.left >= card.left - 0.5 && text.right <= card.right + 0.5;
    const isAsHigh = (text, card) => text.top >= card.top - 0.5 && text.bottom <= card.bottom + 0.5;
    const measured = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const fits = (node, card) => node instanceof SVGElement
        ? within(node.getBoundingClientRect(), card) // whose height has room for letters that go deeper
        : within(measured(node), card) && isAsHigh(measured(node), card);
    const found = [];
    for (const card of document.querySelectorAll("#board [data-card], #board .otter button")) {
        if (card.closest("[inert]")) continue; // on its way out
        for (const text of card.querySelectorAll("svg text, .name, .wish")) {
            const box = card.getBoundingClientRect();
            if (!fits(text, box)) found.push([text.textContent, Math.round(box.width)]);
        }
    }
    return found;
}"""
"""The texts that stick out of their cards, and how wide those are."""
PRINTED = """() => document.querySelectorAll("#board [data-card] :is(svg text, .name)").length"""

OVERLAPS = """() => {
    const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5
        && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const found = [];
    for (const plate of document.querySelectorAll("#board .seats .plate")) {
        const parts = [...plate.querySelectorAll(".name, .count, .stones, .mark, .away")];
        const boxes = [plate, ...parts].map((part) => part.getBoundingClientRect());
        boxes.slice(1).forEach((box, k) => {
            if (box.right > boxes[0].right + 0.5) found.push([plate.innerText, "beside the plate"]);
            if (boxes.slice(k + 2).some((other) => meet(box, other))) found.push([plate.innerText, k]);
        });
    }
    return found;
}"""
"""The plates of which two parts lie over each other."""


def retell(guest: Guest, change: Callable[[dict[str, Any]], None]) -> None:
    """What the server says reaches the page changed."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(data: str | bytes) -> None:
            message = json.loads(data)
            change(message)
            route.send(json.dumps(message))

        server.on_message(tell)

    guest.page.route_web_socket(lambda _: True, pass_on)


def none(guest: Guest, measure: str) -> None:
    """Nothing is found, as soon as what is moved by the window's new size lies still."""
    with suppress(OutOfTime):
        guest.page.wait_for_function(f"() => ({measure})().length === 0", timeout=15_000)
    assert guest.page.evaluate(measure) == [], guest.page.viewport_size


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_on_a_card_fits_it(guests: Come, game: str, language: str) -> None:
    ada = guests(language)
    ada.open(game, "Ada", "bot")
    for _ in range(MOVES):
        ada.my_turn()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_function(f"() => ({PRINTED})() > 0")
            none(ada, STICKS_OUT)
        ada.page.set_viewport_size({"width": 360, "height": 640})
        ada.step()


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_title_of_otters_fits_its_card(guests: Come, language: str) -> None:
    """Five cards in a hand, the narrowest there are, and one in the middle."""
    for first in range(0, len(SLUGS), HELD):
        ada = guests(language)

        def deal(message: dict[str, Any], cards: Sequence[str] = SLUGS[first : first + HELD]) -> None:
            if message["type"] == "game":
                view = message["game"]["view"]
                view["players"][0]["hand"], view["discard"] = list(cards), [cards[0]]

        retell(ada, deal)
        ada.open("otters", "Ada", "bot", "bot")
        ada.page.wait_for_selector("[data-place=hand] li:nth-child(5)")
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            none(ada, STICKS_OUT)


@pytest.mark.parametrize("bots", [5, 19])
def test_the_signs_of_a_party_lie_side_by_side(guests: Come, bots: int) -> None:
    """Whose turn it is, who is away, cards and stones; at worst everything at once."""

    def crowd(message: dict[str, Any]) -> None:
        if message["type"] == "game":
            message["game"]["expected"] = list(range(1, bots + 2))
            for player in message["game"]["view"]["players"]:
                player["cards"], player["stones"] = 14, 2
        for seat in message.get("table", {}).get("seats", [])[1:]:
            seat["kind"], seat["connected"] = "person", False

    ada = guests()
    retell(ada, crowd)
    ada.open("otter", "Ada", *["bot"] * bots)
    ada.page.wait_for_selector("#board .seats .away")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        none(ada, OVERLAPS)
