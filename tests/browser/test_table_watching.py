"""Whoever watches sees no hand until it is over; then everybody sees everything, as fast as they like."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .guests import Guest, come_to_watch, play_together, sit_down

Come = Callable[..., Guest]
HANDS = 3
"""Cards that each holds at the deal of this game."""


def test_a_spectator_sees_no_hand_until_the_game_is_over_and_then_all(guests: Come) -> None:
    ada, bo, cleo = guests(), guests("da"), guests()
    sit_down(ada, bo, game="an-otter-won")
    dealt = ada.game["view"]["hand"], bo.game["view"]["hand"]
    come_to_watch(ada, cleo)
    assert cleo.game["view"]["hand"] == []
    hand = cleo.page.locator("[data-place=hand]")
    expect(hand).to_have_count(0)
    expect(cleo.page.locator("#board [data-word]")).to_have_count(0)
    address = cleo.page.url
    answer = cleo.page.request.get(f"{cleo.house.url}/api/tables/{address[-12:]}/replay?seat=1")
    assert not answer.ok, "no replay while it runs"
    play_together(ada, bo)
    cleo.over()
    cleo.page.get_by_role("link", name=cleo.say("play-replay")).click()
    moment = cleo.page.locator("[data-at]")
    cleo.page.get_by_role("slider").fill("0")
    for seat, cards in enumerate(dealt, 1):
        cleo.page.get_by_label(cleo.say("replay-seat")).select_option(str(seat))
        expect(moment).to_have_attribute("data-at", "0")
        expect(hand.locator("[data-card]")).to_have_count(HANDS)
        shown = hand.locator("button[data-card]").evaluate_all("(all) => all.map((e) => e.dataset.word)")
        assert sorted(shown) == sorted(map(str, cards))


def at(page: Page, moment: int) -> None:
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(moment))


def test_the_speed_of_a_replay_is_how_fast_it_steps(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.play_out()
    ada.page.clock.install()
    ada.page.get_by_role("link", name=ada.say("play-replay")).click()
    at(ada.page, 0)
    ada.button("replay-more").click()
    run, stop, moment = ada.button("replay-run"), ada.button("replay-stop"), 0
    ada.page.clock.pause_at("2100-01-01")
    for speed, pause in (("1", 1400), ("2", 700), ("4", 350), ("0.5", 2800)):
        ada.page.get_by_label(ada.say("replay-speed")).select_option(speed)
        run.click()
        for _ in range(2):
            ada.page.clock.run_for(pause - 20)
            at(ada.page, moment)
            ada.page.clock.run_for(20)
            moment += 1
            at(ada.page, moment)
        stop.click()
        ada.page.clock.run_for(10 * pause)
        at(ada.page, moment)
