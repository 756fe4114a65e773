"""How a page calls its player: a buzz, a notification where one is allowed, a knock where sounds are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .guests import Guest, after, sit_down

Come = Callable[..., Guest]
LISTEN = """(() => {
    window.__called = [];
    window.__contexts = 0;
    window.__tones = 0;
    Object.defineProperty(Document.prototype, "hidden", { get: () => window.__hidden === true });
    Navigator.prototype.vibrate = (pattern) => (window.__called.push(["buzz", pattern]), true);
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (window.Notification.permission = "granted");
        constructor(title) { window.__called.push(["note", title]); }
        close() {}
    };
    window.AudioContext = class extends window.AudioContext {
        constructor(...given) { super(...given); window.__contexts += 1; }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...given) {
        window.__tones += 1;
        return start.apply(this, given);
    };
})()"""
"""Writes down what a page does to be noticed; whether it is hidden is for the test to say."""
LONG, SHORT = ["buzz", [80, 60, 80]], ["buzz", 40]


def two(guests: Come) -> tuple[Guest, Guest]:
    """Two people who have been dealt cards, their pages listened to."""
    ada, bo = guests(), guests("da")
    for guest in (ada, bo):
        guest.context.add_init_script(LISTEN)
    sit_down(ada, bo, game="ottere")
    return ada, bo


def turn_of(wanted: Guest, table: tuple[Guest, Guest]) -> None:
    """Play until it is this one's turn, having been the other's."""
    mover = after(table[0], table)
    if mover is wanted:
        pass_turn(wanted, table)
    other = table[1] if wanted is table[0] else table[0]
    wanted.page.wait_for_selector("[data-turn=false]")
    wanted.page.evaluate("window.__called = []")
    pass_turn(other, table)
    wanted.my_turn()


def pass_turn(mover: Guest, table: tuple[Guest, Guest]) -> None:
    """Play for this one until it is somebody else's turn."""
    while after(mover, table) is mover:
        mover.step()


def called(guest: Guest) -> list[Any]:
    found: list[Any] = guest.page.evaluate("window.__called")
    return found


def hide(guest: Guest, is_hidden: bool) -> None:
    guest.page.evaluate(f"window.__hidden = {str(is_hidden).lower()}")


def test_whoever_looks_elsewhere_is_called_once_and_whoever_looks_is_not_notified(guests: Come) -> None:
    table = two(guests)
    ada = table[0]
    hide(ada, True)
    turn_of(ada, table)
    assert called(ada) == [LONG], "nobody has allowed notifications"
    ada.panel("menu")
    wanted = ada.button("play-notify")
    wanted.click()
    expect(wanted).to_have_attribute("aria-pressed", "true")
    ada.shut()
    turn_of(ada, table)
    assert called(ada) == [LONG, ["note", ada.say("play-your-turn")]]
    hide(ada, False)
    turn_of(ada, table)
    assert called(ada) == [SHORT]
    hide(ada, True)
    ada.panel("menu")
    wanted.click()
    expect(wanted).to_have_attribute("aria-pressed", "false")
    ada.shut()
    turn_of(ada, table)
    assert called(ada) == [LONG]


def heard(guest: Guest) -> bool:
    """Whether there was a tone since this was asked last."""
    found: int = guest.page.evaluate("(() => { const n = window.__tones; window.__tones = 0; return n; })()")
    return found > 0


def test_nothing_is_heard_until_sounds_are_switched_on(guests: Come) -> None:
    table = two(guests)
    ada = table[0]
    turn_of(ada, table)
    ada.step()
    assert not heard(ada)
    assert ada.page.evaluate("window.__contexts") == 0
    ada.panel("menu")
    sounds = ada.button("lobby-sound")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    assert heard(ada), "how they are"
    ada.shut()
    turn_of(ada, table)
    assert heard(ada)
    ada.panel("menu")
    sounds.click()
    ada.shut()
    turn_of(ada, table)
    assert not heard(ada)
