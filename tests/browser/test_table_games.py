"""Whole games through the page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .guests import DESK, Guest, play_together, sit_down

Come = Callable[..., Guest]
GAMES = ("ottere", "otter", "otters", "why-i-otter", "an-otter-won")
SHORT = {"ottere": {"target": 1}}
"""Options with which a game is over soon."""


@pytest.mark.parametrize("game", GAMES)
def test_two_friends_play_a_whole_game_on_a_phone_in_danish_and_at_a_desk(guests: Come, game: str) -> None:
    ada, bo = guests("da"), guests(**DESK)
    sit_down(ada, bo, game=game, options=SHORT.get(game, {}))
    play_together(ada, bo)
    outcome = ada.game["outcome"]
    assert outcome == bo.game["outcome"]
    for guest in (ada, bo):
        side = guest.page.locator("#side")
        expect(side.locator("td.total")).to_have_text([str(n) for n in outcome["scores"]])
        expect(side.locator("td.won")).to_have_count(len(outcome["winners"]))
    assert len(ada.lines) == len(bo.lines) > 5
    assert ada.lines[0] != bo.lines[0], "each in their own language"


def test_one_tap_starts_a_game_against_bots(guests: Come) -> None:
    ada = guests()
    ada.go()
    ada.page.get_by_label(ada.say("lobby-your-name")).fill("Ada")
    ada.page.locator("[data-game=why-i-otter] button.main").click()
    ada.dealt()
    ada.page.locator("header [data-panel=menu]").click()
    ada.page.locator("[data-panel=people]").click()
    expect(ada.page.locator("#side li")).to_have_count(2)
    expect(ada.page.locator("#side li").first).to_contain_text("Ada")


def test_bots_are_chosen_once_and_come_again_at_one_tap(guests: Come) -> None:
    ada = guests("da")
    ada.go()
    ada.page.locator("[data-game=otters] a", has_text=ada.say("lobby-choose-bots")).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("lobby-new-bots"))
    ada.button("lobby-fewer").click()
    ada.page.get_by_label(ada.say("lobby-bots-all")).select_option("pup")
    ada.button("lobby-begin").click()
    seated(ada, ["pup", "pup"])
    ada.go()
    ada.page.locator("[data-game=otters] button.main").click()
    seated(ada, ["pup", "pup"])


def seated(guest: Guest, levels: list[str]) -> None:
    """At a table with bots of these levels."""
    guest.dealt()
    body = guest.page.request.get(f"{guest.house.url}/api/tables/{guest.page.url[-12:]}").json()
    assert [seat["level"] for seat in body["card"]["seats"] if seat["kind"] == "bot"] == levels


def test_the_heading_of_a_new_table_says_who_will_sit_there(guests: Come) -> None:
    ada = guests()
    ada.go("/new?game=an-otter-won")
    heading, seat = (
        ada.page.get_by_role("heading", level=1),
        ada.page.get_by_label(ada.say("lobby-seat", seat=2), exact=True),
    )
    for value, key in (("open", "friends"), ("bot adult", "bots"), ("me", "here")):
        seat.select_option(value)
        expect(heading).to_have_text(ada.say(f"lobby-new-{key}"))
        expect(ada.button("lobby-open" if value == "open" else "lobby-begin")).to_be_visible()


def test_a_new_table_is_what_its_page_says(guests: Come) -> None:
    ada = guests()
    ada.go("/new?game=ottere")
    ada.page.get_by_label(ada.say("lobby-name-of", seat=1)).fill("Ada")
    ada.button("lobby-fewer").click()
    ada.page.get_by_text(ada.say("lobby-options"), exact=True).click()
    ada.page.get_by_label(ada.say("ottere-option-draw-two"), exact=True).check()
    ada.page.get_by_label(ada.say("ottere-option-stacking"), exact=True).check()
    ada.page.get_by_label(ada.say("ottere-option-target"), exact=True).fill("50")
    ada.page.get_by_text(ada.say("lobby-settings"), exact=True).click()
    ada.page.get_by_label(ada.say("lobby-set-public"), exact=True).check()
    ada.button("lobby-open").click()
    ada.page.wait_for_selector("[data-link=invite]")
    body = ada.page.request.get(f"{ada.house.url}/api/tables/{ada.page.url[-12:]}").json()
    assert {name: body["options"][name] for name in ("draw-two", "stacking", "target")} == {
        "draw-two": True,
        "stacking": True,
        "target": 50,
    }
    assert body["settings"]["public"] is True
    assert [seat["kind"] for seat in body["card"]["seats"]] == ["person", "open", "bot"]
    stranger = guests("da")
    stranger.go("/tables")
    stranger.page.locator(f"a[href='/t/{body['card']['id']}']").click()
    stranger.button("play-sit").click()
    for guest in (ada, stranger):
        guest.dealt()


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_bots_of_a_new_table_have_names_for_how_they_play(guests: Come, language: str) -> None:
    ada = guests(language)
    ada.go("/new?game=ottere")
    shown = ada.page.get_by_label(ada.say("lobby-seat", seat=3)).locator("option")
    levels = ada.page.evaluate("fetch('/api/games').then((answer) => answer.json())")["levels"]
    bots = [ada.say("lobby-bot", level=ada.say(f"lobby-level-{level}")) for level in levels]
    expect(shown).to_have_text([ada.say("lobby-me"), ada.say("lobby-friend"), *bots])


def test_one_device_is_handed_round_and_shows_no_hand_between(guests: Come) -> None:
    ada = guests()
    ada.go("/new?game=an-otter-won")
    ada.page.get_by_label(ada.say("lobby-name-of", seat=1)).fill("Ada")
    ada.page.get_by_label(ada.say("lobby-seat", seat=2), exact=True).select_option("me")
    ada.page.get_by_label(ada.say("lobby-name-of", seat=2)).fill("Bo")
    ada.button("lobby-begin").click()
    seen = []
    for _ in range(6):
        cover = ada.page.locator("[data-hand-over]")
        cover.wait_for()
        seen.append(cover.get_attribute("data-hand-over"))
        assert ada.page.locator("#board [data-word]").count() == 0
        cover.click()
        while not cover.count():
            ada.step()
    assert set(seen) == {"1", "2"}
    assert all(one != other for one, other in pairwise(seen))


def test_a_finished_game_is_seen_again_from_any_seat(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.play_out()
    ada.page.get_by_role("link", name=ada.say("play-replay")).click()
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last == ada.game["version"] > 10
    ada.button("replay-on").click()
    ada.button("replay-on").click()
    ada.page.wait_for_url("**&seat=1&at=2")
    ada.page.get_by_label(ada.say("replay-seat")).select_option("2")
    ada.page.wait_for_url("**&seat=2&at=2")
    address = ada.page.url
    slider.fill(str(last))
    expect(ada.page.locator("[data-at]")).to_have_attribute("data-at", str(last))
    ada.button("replay-more").click()
    with ada.page.expect_download() as saved:
        ada.button("replay-save").click()
    assert saved.value.path().read_text("utf-8").startswith('[game "an-otter-won"]')
    ada.page.goto(address)
    expect(ada.page.locator("[data-at]")).to_have_attribute("data-at", "2")


def test_the_deal_is_checked_in_the_page(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.play_out()
    ada.page.get_by_text(ada.say("play-fair"), exact=True).click()
    ada.button("play-fair-check").click()
    expect(ada.page.locator("[data-test=deal] li[data-good=true]")).to_have_count(5)
