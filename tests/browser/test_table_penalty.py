"""Otter with penalties: the call has its place, and nothing moves when it may be made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .guests import Guest, after, sit_down

Come = Callable[..., Guest]
SIZES = ((360, 640), (640, 360))
PLACES = """() => ["[data-word=penalty]", "[data-place=hand]"].map((one) => {
    const box = document.querySelector(`#board ${one}`).getBoundingClientRect();
    return [box.right, box.y, box.height].map(Math.round);
})"""
MAY_CALL = "#board [data-word=penalty].main"


class Places:
    """Where the call and the hand are, for a guest at each size of a phone. What the otters say has one
    line or two, so they do not count."""

    def __init__(self) -> None:
        self.seen: dict[tuple[Guest, int], set[str]] = {}
        self.moments: set[tuple[Guest, str]] = set()

    def look(self, guest: Guest, moment: str) -> None:
        if (guest, moment) in self.moments:
            return
        self.moments.add((guest, moment))
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate("document.querySelector('#board').scrollTo(0, 0)")
            found = guest.page.evaluate(PLACES)
            assert found[0][2] >= 44, "it can be met by a thumb"
            self.seen.setdefault((guest, width), set()).add(str(found))


def _slip(mover: Guest, other: Guest, places: Places) -> None:
    """Play what breaks a rule, and be called out."""
    game = mover.game
    mover.step(*[word for word in game["slips"] if word in game["legal"]])
    other.page.wait_for_selector(MAY_CALL)
    places.look(other, "may call")
    places.look(mover, "may be called out")
    before = other.shown
    other.word("penalty")
    other.newer(before)


@pytest.mark.parametrize(("language", "light"), [("en", "light"), ("da", "dark")])
def test_nothing_moves_when_a_call_may_be_made(guests: Come, language: str, light: str) -> None:
    table = [guests(language, color_scheme=light) for _ in range(2)]
    sit_down(*table, game="otter", options={"penalty": True})
    for guest in table:
        guest.button("play-guide-skip").click()
    places = Places()
    for _ in range(200):
        mover = after(table[0], table)
        if mover is None or sum(moment == "may call" for _, moment in places.moments) == 2:
            break
        other = table[1] if mover is table[0] else table[0]
        mover.my_turn()
        phase = mover.game["view"]["phase"]
        places.look(mover, phase)
        places.look(other, f"waits: {phase}")
        game = mover.game
        if (other, "may call") not in places.moments and set(game["slips"]) & set(game["legal"]):
            _slip(mover, other, places)
        else:
            mover.step()
    assert {moment for _, moment in places.moments} >= {
        "high",
        "may call",
        "may be called out",
        "waits: high",
    }
    assert all(len(found) == 1 for found in places.seen.values()), list(places.seen.values())
