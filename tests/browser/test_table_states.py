"""Every state of every board for everybody: axe finds nothing by day or by night, nothing is wider than a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .guests import MOST_PRESSES, Guest, after, come_to_watch, sit_down
from .houses import House
from .test_pad_looks import AXE, RULES
from .test_table_games import GAMES, SHORT

Come = Callable[..., Guest]
CONTRAST = ["color-contrast"]
"""The rule that day and night differ in."""
PANELS = ("log", "chat", "rules", "menu", "people")
OPTIONS: dict[str, dict[str, Any]] = {
    **SHORT,
    "otter": {"penalty": True},
    "ottere": {"target": 1, "draw-two": True, "skip": "jack"},
}
AXE_RUN = """(rules) => axe.run({ runOnly: rules }).then((found) => found.violations.map(
    (one) => [one.id, ...one.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ""}`)]))"""
SHINES = """(light) => matchMedia(`(prefers-color-scheme: ${light})`).matches
    && !document.getAnimations().some((one) => one instanceof CSSTransition)"""


class Inspector:
    """Looks at each kind of state once; what it has found stands in ``faults``."""

    def __init__(self) -> None:
        self.seen: set[tuple[object, ...]] = set()
        self.faults: list[tuple[object, ...]] = []

    def look(self, guest: Guest, *kind: object) -> None:
        """By day for everything, by night for what night changes."""
        if kind in self.seen:
            return
        self.seen.add(kind)
        page = guest.page
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(AXE.read_text("utf-8"))
        for light, rules in (("light", RULES), ("dark", CONTRAST)):
            page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            page.wait_for_function(SHINES, arg=light)
            self.faults += [(*kind, light, *found) for found in page.evaluate(AXE_RUN, rules)]
        width, wide = page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
        if wide > width:
            self.faults.append((*kind, "too wide", wide))


def state_of(guest: Guest) -> tuple[object, ...]:
    """What kind of moment this is for somebody: what is asked, and whether of them."""
    view = guest.game["view"]
    asked = view.get("ask") or {}
    slip = bool(guest.game["pause"] or "penalty" in guest.game["legal"])
    return view.get("phase"), asked.get("what"), bool(asked.get("card")), guest.is_my_turn, slip


def look_at_panels(inspector: Inspector, guest: Guest) -> None:
    """Everything that opens beside the board, and the hints of a first game."""
    for panel in PANELS:
        guest.panel(panel)
        inspector.look(guest, panel)
    guest.page.keyboard.press("Escape")
    if guest.page.locator(".guide").count():
        inspector.look(guest, "hint")
        guest.button("play-guide-skip").click()


def look_at_undo(inspector: Inspector, asker: Guest, other: Guest) -> None:
    """Ask to take back, where the rules allow it, and be refused."""
    asker.button("play-undo").click()
    asker.page.wait_for_selector(".banner")
    if asker.page.locator(".banner[role=status]").count():
        other.button("play-undo-refuse").wait_for()
        inspector.look(asker, "undo waits")
        inspector.look(other, "undo asked")
        other.button("play-undo-refuse").click()
        expect(asker.page.locator(".banner")).to_have_count(0)
    else:
        inspector.look(asker, "undo refused")
        asker.page.locator(".banner").get_by_role("button").click()


def look_at_game(inspector: Inspector, *table: Guest) -> None:
    """A whole game, with a look at every new kind of moment."""
    mover = after(table[0], table)
    for _ in range(MOST_PRESSES):
        if mover is None:
            break
        other = table[1] if mover is table[0] else table[0]
        mover.my_turn()
        for guest in (mover, other):
            inspector.look(guest, *state_of(guest))
        if ("refused",) not in inspector.seen and mover.refuse():
            inspector.look(mover, "refused")
        if mover.game["may_ask_undo"] and ("undo asked",) not in inspector.seen:
            look_at_undo(inspector, mover, other)
        mover.step()
        mover = after(mover, table)
    for guest in table:
        guest.over()


def look_at_the_end(inspector: Inspector, table: tuple[Guest, ...], watcher: Guest) -> None:
    """The result with and without its sheet, then the game seen again."""
    for guest, who in (*zip(table, "ab", strict=True), (watcher, "c")):
        guest.over()
        inspector.look(guest, "result", who)
    ada = table[0]
    ada.page.keyboard.press("Escape")
    inspector.look(ada, "result", "board")
    ada.panel("sheet").get_by_role("link", name=ada.say("play-replay")).click()
    ada.page.wait_for_selector("[data-at]")
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for at in (0, last // 2, last):
        slider.fill(str(at))
        expect(ada.page.locator("[data-at]")).to_have_attribute("data-at", str(at))
        inspector.look(ada, "replay", at)


def look_at_a_move(inspector: Inspector, ada: Guest, phone: Guest, late: Guest, game: str) -> None:
    """A seat goes to another device: its link, who follows it, the device that is left, and who comes too late."""
    ada.open(game, "Ada", "bot")
    ada.my_turn()
    ada.panel("menu")
    ada.button("play-move-seat").click()
    link = ada.page.locator("[data-link=seat]").input_value()
    inspector.look(ada, "seat link")
    phone.page.goto(link)
    phone.my_turn()
    inspector.look(phone, "seat followed")
    ada.page.locator("[data-farewell=removed]").wait_for()
    inspector.look(ada, "seat moved")
    late.page.goto(link)
    late.page.get_by_role("alert").wait_for()
    inspector.look(late, "seat link used up")


def look_at_absence(inspector: Inspector, ada: Guest, bo: Guest, game: str) -> None:
    """The other closes the browser; then the game is ended."""
    sit_down(ada, bo, game=game)
    bo.leave()
    ada.button("play-absence-end").wait_for()
    inspector.look(ada, "absence")
    ada.button("play-absence-end").click()
    ada.page.wait_for_selector("[data-phase=closed]")
    inspector.look(ada, "closed")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed; run: python hatch_build.py check")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_state_of_a_board(guests: Come, hasty_house: House, game: str) -> None:
    ada, bo, cleo = (guests(language, house=hasty_house, bypass_csp=True) for language in ("en", "da", "en"))
    inspector = Inspector()
    sit_down(ada, bo, game=game, options=OPTIONS.get(game, {}), call_pause=0.5)
    look_at_panels(inspector, bo)
    come_to_watch(ada, cleo)
    inspector.look(cleo, "watching")
    look_at_game(inspector, ada, bo)
    look_at_the_end(inspector, (ada, bo), cleo)
    look_at_absence(inspector, ada, bo, game)
    look_at_a_move(inspector, ada, cleo, guests(house=hasty_house, bypass_csp=True), game)
    cleo.open(game, "Cleo", "me")
    cleo.page.wait_for_selector("[data-hand-over]")
    inspector.look(cleo, "hand over")
    assert not inspector.faults, "\n".join(map(str, inspector.faults))
