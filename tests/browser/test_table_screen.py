"""What a screen has to show: the hand, whose turn it is, why not, at any size, also with much of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .guests import CORNER, DESK, Guest, after, come_to_watch, sit_down
from .test_table_games import GAMES

Come = Callable[..., Guest]
FOR_TWO = ("why-i-otter", "an-otter-won")
IN_REACH = """(e) => {
    const box = e.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + 9, box.top + Math.min(22, box.height / 2));
    return e === found || e.contains(found);
}"""
"""Whether a press on its left edge, which no neighbour in a hand covers, meets it."""
WHOLE = """(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 3
    && parseFloat(getComputedStyle(e).fontSize) >= 12"""
"""Whether a name is there to its last letter, and not tiny."""

LINES = """(e) => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))"""

BEYOND = "(e) => e.scrollHeight - e.clientHeight"
"""How far something would have to be scrolled."""

AT_ITS_END = """() => {
    const box = document.querySelector("#side .body");
    return box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}"""
"""Whether the log is longer than its place and its newest line is to be seen."""


ON_TOP = """(e) => {
    const box = e.getBoundingClientRect();
    const points = [[4, 4], [box.width - 4, box.height - 4], [box.width / 2, box.height / 2]];
    return points.every(([x, y]) => e.contains(document.elementFromPoint(box.left + x, box.top + y)));
}"""
"""Whether it can be seen and pressed at its corners and in its middle: nothing lies over it."""

STANDS_OUT = """(e) => {
    const light = (color) => {
        const parts = color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ring = light(getComputedStyle(e).outlineColor);
    const table = light(getComputedStyle(document.body).backgroundColor);
    return (Math.max(ring, table) + 0.05) / (Math.min(ring, table) + 0.05) >= 3;
}"""
"""Whether an element's ring has contrast enough against the table."""

LESS_BEYOND = """(more) =>
    Number(document.querySelector("[data-place=hand] .beyond.right")?.textContent ?? 0) < more"""
"""Whether fewer cards than before lie beyond the right end of the hand."""

COUNTS_BEYOND = """() => {
    const list = document.querySelector("[data-place=hand] ul");
    const end = list.getBoundingClientRect().right;
    const cards = [...list.querySelectorAll("button[data-card]")];
    const beyond = cards.filter((card) => card.getBoundingClientRect().right > end + 4).length;
    const told = Number(document.querySelector("[data-place=hand] .beyond.right")?.textContent ?? 0);
    return !list.getAnimations({ subtree: true }).length && told === beyond;
}"""
"""Whether the arrow tells, once they lie still, how many cards reach beyond the right end of the hand."""


def fits(guest: Guest) -> bool:
    """Nothing is wider than the window."""
    width, wide = guest.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    return bool(wide <= width)


def cards(guest: Guest) -> Locator:
    """The hand."""
    return guest.page.locator("[data-place=hand] li button[data-card]")


def all_in_reach(guest: Guest) -> None:
    """Every card of the hand can be pressed; where there are many, the hand is moved along first."""
    for card in cards(guest).all():
        card.scroll_into_view_if_needed()
        assert card.evaluate(IN_REACH), card.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_is_in_reach_on_a_phone_whatever_is_open(guests: Come, game: str) -> None:
    ada = guests()
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    for size in ((360, 640), (640, 360)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for panel in (None, "log", "chat", "rules"):
            if panel:
                ada.panel(panel)
            assert fits(ada)
            if size[1] > size[0]:
                assert cards(ada).first.evaluate(IN_REACH), f"{panel} covers the hand"
        ada.page.keyboard.press("Escape")
        all_in_reach(ada)


def test_what_is_opened_on_a_phone_covers_the_hint(guests: Come) -> None:
    ada = guests()
    ada.open("otters", "Ada", *["bot"] * 3)
    ada.my_turn()
    hint = ada.page.locator(".guide p")
    assert hint.evaluate(ON_TOP)
    side = ada.panel("rules")
    assert not hint.evaluate(ON_TOP)
    room = ada.page.locator(".ask").bounding_box(), side.bounding_box()
    assert room[0]
    assert room[1]
    assert abs(room[0]["y"] + room[0]["height"] - room[1]["y"]) < 2, "it begins right under what is asked"
    ada.shut()
    assert hint.evaluate(ON_TOP)


def test_a_low_wide_window_is_laid_out_as_a_phone_held_sideways(guests: Come) -> None:
    ada = guests(**DESK | {"viewport": {"width": 1280, "height": 400}})
    ada.open("ottere", "Ada", "bot", "bot")
    ada.my_turn()
    header = ada.page.locator("header").bounding_box()
    assert header
    assert header["y"] == 0
    assert ada.page.locator("#board").evaluate(BEYOND) <= 2
    all_in_reach(ada)
    expect(ada.page.locator("#side")).to_be_hidden()
    expect(ada.panel("log")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_size_nothing_has_to_be_scrolled_sideways(guests: Come, game: str) -> None:
    """A desktop of 1280 by 800 whose reader has zoomed in to 200 %."""
    ada = guests("da", **DESK | {"viewport": {"width": 640, "height": 400}}, device_scale_factor=2)
    for path in ("/", f"/new?game={game}", "/tables", "/mine"):
        ada.go(path)
        assert fits(ada), path
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    ada.step()
    assert fits(ada)


def test_a_refused_card_says_why_and_leads_to_its_rule(guests: Come) -> None:
    ada = guests()
    ada.open("ottere", "Ada", "bot")
    ada.my_turn()
    while not any(card.get_attribute("data-word") not in ada.game["legal"] for card in cards(ada).all()):
        ada.step()
        ada.my_turn()
    assert ada.refuse()
    reason = ada.page.get_by_role("alert").filter(has_text="R")
    rule = reason.get_by_role("button").first
    number = rule.inner_text().split()[-1]
    rule.click()
    expect(ada.page.locator(f"#side [data-rule={number}]")).to_be_focused()


@pytest.mark.parametrize("game", ["ottere", "otter"])
def test_the_reason_lies_over_the_hand_and_can_be_closed(guests: Come, game: str) -> None:
    ada = guests()
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    while not ada.refuse():
        unfit = ada.page.locator("#board [data-opens]:not(.playable, .chosen)")
        if unfit.count():
            unfit.first.click(**CORNER)
        else:
            ada.step()
            ada.my_turn()
    expect(ada.page.locator(".guide p").first).to_be_visible()
    reason = ada.page.locator(".reason p")
    assert reason.locator("span").evaluate(ON_TOP), "the reason can be read"
    close = reason.get_by_role("button").last
    assert close.evaluate(ON_TOP), "its ✕ can be pressed"
    close.click()
    expect(reason).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_ring_of_what_may_be_played_stands_out_by_day_and_by_night(guests: Come, game: str) -> None:
    ada = guests()
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    ring = ada.page.locator("#board .card.playable").first
    if not ring.count():
        ada.page.locator("#board [data-opens]").first.click()
    expect(ring).to_be_visible()
    for light in ("light", "dark"):
        ada.page.emulate_media(color_scheme=light)
        ada.page.wait_for_function(
            STANDS_OUT, arg=ring.element_handle()
        )  # the light changes little by little


def test_thirty_cards_in_a_hand_can_all_be_reached_and_played(guests: Come) -> None:
    ada = guests()
    ada.open("ottere", "Ada", "bot", options={"free-draw": True})
    ada.my_turn()
    while cards(ada).count() < 30:
        assert "draw" in ada.game["legal"]
        ada.step("draw")
        ada.my_turn()
    all_in_reach(ada)
    assert fits(ada)
    cards(ada).first.focus()
    beyond = ada.page.locator("[data-place=hand] .beyond.right")
    expect(beyond).to_be_visible()
    for _ in range(10):
        if not beyond.count():
            break
        more = int(beyond.inner_text())
        beyond.click()
        ada.page.wait_for_function(LESS_BEYOND, arg=more)
    assert cards(ada).last.evaluate(IN_REACH), "the arrow leads to the last card"
    cards(ada).first.focus()
    ada.page.keyboard.press("End")
    expect(cards(ada).last).to_be_focused()
    ada.step(*[word for word in ada.game["legal"] if word != "draw"])


def test_cards_beyond_the_end_are_counted_anew_when_the_window_changes(guests: Come) -> None:
    ada = guests(reduced_motion="no-preference")
    ada.open("ottere", "Ada", "bot", options={"free-draw": True})
    ada.my_turn()
    while cards(ada).count() < 10:
        assert "draw" in ada.game["legal"]
        ada.step("draw")
        ada.my_turn()
    for size in ((1440, 900), (360, 640), (768, 1024), (360, 640)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.wait_for_function(COUNTS_BEYOND)


@pytest.mark.parametrize("game", FOR_TWO)
def test_three_cards_lie_side_by_side_also_where_it_is_low_and_wide(guests: Come, game: str) -> None:
    ada = guests(viewport={"width": 640, "height": 360})
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    boxes = [card.bounding_box() for card in cards(ada).all()]
    assert len(boxes) == 3
    for left, right in itertools.pairwise(boxes):
        assert left
        assert right
        assert right["x"] - left["x"] >= left["width"] * 2 / 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_names_are_whole_on_a_phone(guests: Come, game: str, seats: int) -> None:
    if game in FOR_TWO and seats > 2:
        pytest.skip("a game for two")
    ada = guests()
    ada.open(game, "Konstantin Ebbesen", *["bot"] * (seats - 1))
    ada.my_turn()
    names = ada.page.locator("#board .plate .name")
    for name in names.all():
        assert name.evaluate(WHOLE), name.inner_text()
    assert names.count() >= seats - 1


def test_a_party_of_twenty_can_be_read_on_a_phone(guests: Come) -> None:
    ada = guests()
    ada.open("otter", "Ada", *["bot"] * 19)
    ada.my_turn()
    assert fits(ada)
    plates = ada.page.locator("#board [data-place^=plate-]")
    expect(plates).to_have_count(20)
    row = ada.page.locator("#board .seats")
    assert row.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "no plate is beside the screen"
    for plate in plates.all():
        name = plate.locator(".name")
        name.scroll_into_view_if_needed()
        assert name.evaluate(WHOLE), name.inner_text()
        assert name.evaluate(IN_REACH), name.inner_text()
    all_in_reach(ada)


def test_otters_tails_are_in_sight_beside_the_hint(guests: Come) -> None:
    ada = guests()
    ada.open("otter", "Ada", "bot", "bot")
    for _ in range(4):
        ada.my_turn()
        assert ada.page.locator(".guide").count() == 1
        assert ada.page.locator("#board").evaluate(BEYOND) <= 2, "nothing to scroll but a rounding"
        for tail in ada.page.locator("#board .tail .wish").all():
            assert tail.evaluate(ON_TOP)
        ada.step()


@pytest.mark.parametrize("is_seated", [True, False])
def test_a_party_of_twenty_is_seen_at_once_where_it_is_low_and_wide(guests: Come, *, is_seated: bool) -> None:
    ada, cleo = (guests(viewport={"width": 640, "height": 360}) for _ in "ac")
    ada.open("otter", "Konstantin", *["bot"] * 19)
    ada.my_turn()
    come_to_watch(ada, cleo)
    guest = ada if is_seated else cleo
    assert fits(guest)
    assert guest.page.locator("#board").evaluate(BEYOND) == 0
    names = guest.page.locator("#board .seats .name")
    expect(names).to_have_count(19 if is_seated else 20)
    for name in names.all():
        assert name.evaluate(WHOLE), name.inner_text()
        assert name.evaluate(LINES) == 1, name.inner_text()


def test_what_a_card_does_is_read_without_hovering(guests: Come) -> None:
    table = guests(), guests("da")
    sit_down(*table, game="otters")
    for guest in table:
        cards(guest).first.tap()
        text = guest.page.locator("#board .stage .words p").first
        expect(text).to_be_visible()
        assert len(text.inner_text()) > 20


def test_whose_turn_it_is_can_be_seen_by_everybody(guests: Come) -> None:
    table = guests(), guests("da"), guests()
    sit_down(*table, game="ottere")
    for _ in range(4):
        mover = after(table[0], table)
        assert mover is not None
        version = mover.shown
        for guest in table:
            expect(guest.page.locator("#board")).to_have_attribute("data-version", str(version))
            marks = guest.page.locator(f"[data-place=plate-{table.index(mover) + 1}]")
            expect(marks.get_by_role("img", name=guest.say("parts-turn"))).to_be_visible()
            assert guest.is_my_turn == (guest is mover)
        mover.step()


def test_the_log_follows_after_the_long_line_at_the_end_of_a_round(guests: Come) -> None:
    ada = guests(**DESK)
    ada.open("ottere", "Ada", *["bot"] * 5)
    ada.my_turn()
    while ada.game["round"] < 2:
        ada.step()
    for _ in range(3):
        ada.page.wait_for_function(AT_ITS_END)
        ada.step()
    log = ada.page.locator("#side .body")
    log.evaluate("(e) => e.scrollTo({ top: 5 })")
    ada.step()
    assert log.evaluate("(e) => e.scrollTop") == 5, "it stays where it is being read"


def test_the_log_is_opened_at_its_end(guests: Come) -> None:
    ada = guests()
    ada.open("ottere", "Ada", *["bot"] * 5)
    for _ in range(3):
        ada.step()
    ada.panel("log")
    ada.page.wait_for_function(AT_ITS_END)
