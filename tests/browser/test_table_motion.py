"""What moves on the table: the deal and what is played fly, what was there when the page was opened lies still."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ottery import games

from .guests import Guest, after, sit_down

Come = Callable[..., Guest]
COUNT = """(() => {
  window.__flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.inert) window.__flights += 1;
    return animate.apply(this, given);
  };
})()"""
"""Copies of cards that were sent over the table: only they are inert."""
FLOWN = "window.__flights"
SOME = "() => window.__flights > 0"
RESTED = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def two(guests: Come, game: str, **more: str) -> list[Guest]:
    """Two people who have been dealt cards, their flights counted."""
    both = [guests(**more), guests(**more)]
    for guest in both:
        guest.context.add_init_script(COUNT)
    sit_down(*both, game=game)
    return both


@pytest.mark.parametrize("game", games.NAMES)
def test_the_deal_and_what_is_played_fly_and_a_table_opened_anew_lies_still(guests: Come, game: str) -> None:
    both = two(guests, game, reduced_motion="no-preference")
    for guest in both:
        guest.page.wait_for_function(SOME)
    mover = after(both[0], both)
    assert mover is not None
    mover.page.evaluate("window.__flights = 0")
    for _ in range(4):  # some words only say something
        mover.step()
        if mover.page.evaluate(FLOWN):
            break
        mover = after(both[0], both) or mover
    assert mover.page.evaluate(FLOWN)
    mover.page.reload()
    mover.page.wait_for_selector("#board[data-version]")
    mover.page.wait_for_function(RESTED)
    assert mover.page.evaluate(FLOWN) == 0


def test_nothing_flies_where_things_are_to_keep_still(guests: Come) -> None:
    both = two(guests, "ottere", reduced_motion="reduce")
    mover = after(both[0], both)
    assert mover is not None
    mover.step()
    mover.page.wait_for_function(RESTED)
    assert [guest.page.evaluate(FLOWN) for guest in both] == [0, 0]
