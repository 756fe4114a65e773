"""What people do to each other at a table: take back, be away, be asked to leave, hand on the host's part, talk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from .guests import Guest, after, come_to_watch, play_together, sit_down
from .houses import House

Come = Callable[..., Guest]


def banner(guest: Guest, key: str, /, **values: str) -> Locator:
    """The notice over the board that says this."""
    return guest.page.locator(".banner", has_text=guest.say(key, **values))


def ask_back(*guests: Guest) -> tuple[Guest, Guest]:
    """Two play until a move may be taken back, and its player asks; who asks, and who is asked."""
    asker = after(guests[0], guests)
    while asker is not None:
        other = guests[1] if asker is guests[0] else guests[0]
        asker.step()
        if asker.game["may_ask_undo"]:
            asker.button("play-undo").click()
            asker.page.wait_for_selector(".banner")
            if asker.page.locator(".banner[role=status]").count():
                return asker, other
            asker.page.locator(".banner").get_by_role("button").click()  # the rules are against it
        asker = after(asker, guests)
    raise AssertionError("nothing could be taken back in this game")


def test_a_move_is_taken_back_with_the_others_leave_and_leaves_the_log(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="otters")
    asker, other = ask_back(ada, bo)
    count, view, before = len(asker.lines), asker.game["view"], asker.shown
    expect(banner(other, "play-undo-asked", player="Ada" if asker is ada else "Bo")).to_be_visible()
    other.button("play-undo-allow").click()
    for guest in (asker, other):
        guest.newer(before)
        expect(guest.page.locator(".banner")).to_have_count(0)
        assert len(guest.lines) == count - 1
    assert asker.game["view"] != view
    asker.shut()
    asker.step()


def test_a_no_to_taking_back_is_a_no(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="otters")
    asker, other = ask_back(ada, bo)
    count = len(asker.lines)
    other.button("play-undo-refuse").click()
    name = "Bo" if asker is ada else "Ada"
    for guest in (asker, other):
        expect(guest.page.locator(".banner")).to_have_count(0)
        assert len(guest.lines) == count
        expect(guest.panel("chat")).to_contain_text(guest.say("table-note-undo-refused", player=name))


def test_whoever_is_invited_reads_what_is_played_and_may_leave_again(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    ada.open("ottere", "Ada", "open", "open", options={"target": 50, "draw-two": True})
    bo.page.goto(ada.invitation())
    target = bo.say("lobby-chosen", option=bo.say("ottere-option-target"), value="50")
    terms = bo.page.locator("details", has_text=target)
    expect(terms).to_contain_text(bo.say("ottere-option-draw-two"))
    bo.sit(ada.invitation(), "Bo")
    expect(ada.page.locator("main li").nth(1)).to_contain_text("Bo")
    terms.locator("summary").click()
    expect(terms.get_by_text(bo.say("ottere-r14"))).to_be_visible()
    bo.button("play-leave").click()
    bo.button("play-sure", what=bo.say("play-leave")).click()
    expect(ada.page.locator("main li").nth(1)).to_contain_text(ada.say("play-free"))
    bo.page.wait_for_selector("[data-game=ottere]")


def test_a_bot_seat_shows_its_level_and_gets_another(guests: Come) -> None:
    ada = guests()
    ada.open("ottere", "Ada", "open", "open")
    level = ada.page.get_by_label(ada.say("play-bot-on", seat=2))
    level.select_option(ada.say("lobby-level-pup"))
    expect(ada.page.locator("main li").nth(1)).to_contain_text(
        ada.say("lobby-bot", level=ada.say("lobby-level-pup"))
    )
    ada.page.reload()
    expect(level).to_have_value("pup")


def return_of(guest: Guest, browser: Browser, path: str) -> Guest:
    """The browser was closed; it is opened again, with all that it had kept."""
    again = Guest(browser, guest.house, guest.language, storage_state=guest.kept)
    again.go(path)
    return again


def test_of_somebody_away_the_others_choose_and_the_seat_is_kept(
    guests: Come, browser: Browser, hasty_house: House
) -> None:
    ada, bo = guests(house=hasty_house), guests(house=hasty_house)
    path = sit_down(ada, bo, game="an-otter-won")
    bo.leave()
    away = banner(ada, "play-absence", player="Bo")
    expect(away).to_be_visible()
    choices = [ada.say(f"play-absence-{choice}") for choice in ("wait", "bot", "end")]
    assert away.get_by_role("button").all_inner_texts() == choices
    ada.button("play-absence-wait").click()
    expect(away).to_have_count(0)
    bo = return_of(bo, browser, path)
    bo.dealt()
    bo.leave()
    ada.button("play-absence-bot").click()
    for _ in range(3):
        ada.step()  # a bot plays on the other seat
    expect(ada.panel("chat")).to_contain_text(ada.say("table-note-stood-in", player="Bo"))
    bo = return_of(bo, browser, path)
    bo.dealt()
    expect(ada.panel("chat")).to_contain_text(ada.say("table-note-returned", player="Bo"))
    play_together(ada, bo)
    bo.close()


def test_a_game_that_somebody_has_left_can_be_ended(guests: Come, hasty_house: House) -> None:
    ada, bo = guests(house=hasty_house), guests("da", house=hasty_house)
    sit_down(ada, bo, game="an-otter-won")
    bo.leave()
    ada.button("play-absence-end").click()
    ada.page.wait_for_selector("[data-phase=closed]")
    expect(ada.page.locator("#side.open")).to_contain_text(ada.say("table-closed-chosen"))
    ada.page.locator("#side").get_by_role("link", name=ada.say("page-home")).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ottery")


def test_the_part_of_a_host_who_has_gone_goes_on(guests: Come, hasty_house: House) -> None:
    ada, bo = guests(house=hasty_house), guests("da", house=hasty_house)
    sit_down(ada, bo, game="an-otter-won")
    ada.leave()
    expect(bo.panel("chat")).to_contain_text(bo.say("table-note-host", player="Bo"))
    expect(bo.panel("people").locator("li.you")).to_contain_text(bo.say("play-host"))


def test_a_bot_plays_for_me_until_i_am_back(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="an-otter-won")
    ada.panel("menu").get_by_role("button", name=ada.say("play-stand-in")).click()
    expect(banner(ada, "play-stood-in")).to_be_visible()
    for _ in range(3):
        bo.step()
    ada.button("play-come-back").click()
    expect(banner(ada, "play-stood-in")).to_have_count(0)
    play_together(ada, bo)


def tool(host: Guest, name: str, key: str) -> Locator:
    """What a host can do about somebody."""
    row = host.panel("people").locator("li", has_text=name)
    return row.get_by_role("button", name=host.say(key))


def surely(button: Locator) -> None:
    """Asked once more before it is done."""
    button.click()
    button.click()


def test_the_host_asks_somebody_to_leave_and_they_cannot_come_back(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="an-otter-won")
    assert bo.panel("people").locator("li .tools").count() == 0, "only the host has tools"
    surely(tool(ada, "Bo", "play-kick"))
    expect(bo.page.locator("[data-farewell=removed]")).to_be_visible()
    expect(ada.page.locator("#side li").nth(1)).to_contain_text(
        ada.say("lobby-bot", level=ada.say("lobby-level-yearling"))
    )
    bo.button("page-again").click()
    expect(bo.page.get_by_role("alert")).to_contain_text(bo.say("play-no-entry"))
    ada.play_out()


def test_the_host_hands_the_part_on(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="an-otter-won")
    surely(tool(ada, "Bo", "play-give-host"))
    expect(ada.page.locator("#side li .tools")).to_have_count(0)
    surely(tool(bo, "Ada", "play-give-host"))
    expect(tool(ada, "Bo", "play-kick")).to_be_visible()


def test_chat_is_text_and_the_host_can_mute(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    sit_down(ada, bo, game="an-otter-won")
    box = bo.panel("chat").get_by_label(bo.say("play-say"))
    markup = "<img src=x onerror='document.title=1'><b>hej</b>"
    box.fill(markup)
    box.press("Enter")
    said = ada.panel("chat")
    expect(said.get_by_role("log")).to_contain_text(markup)
    assert said.locator("img, b").count() == 0
    tool(ada, "Bo", "play-mute").click()
    expect(bo.page.locator("#side form")).to_have_count(0)
    expect(bo.page.locator("#side")).to_contain_text(bo.say("table-muted"))
    tool(ada, "Bo", "play-unmute").click()
    bo.page.locator("#side").get_by_role("button", name=bo.say("phrase-thanks")).click()
    expect(ada.panel("chat").get_by_role("log")).to_contain_text(ada.say("phrase-thanks"))


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_host_opens_a_bots_seat_before_the_deal(guests: Come, language: str) -> None:
    ada, bo = guests(language), guests()
    ada.open("ottere", "Ada", "bot", "open")
    seats = ada.page.locator("main li")
    bots = seats.filter(has_text=ada.say("play-open-seat"))
    expect(bots).to_have_count(1)
    bots.get_by_role("button").click()
    expect(bots).to_have_count(0)
    expect(seats.filter(has_text=ada.say("play-free"))).to_have_count(2)
    bo.sit(ada.invitation(), "Bo")
    expect(seats.filter(has_text=ada.say("play-free"))).to_have_count(1)
    expect(seats.nth(1)).to_contain_text("Bo")
    bo.page.locator("main li").nth(1).wait_for()
    expect(bo.page.get_by_role("button", name=bo.say("play-open-seat"))).to_have_count(0)
    ada.button("play-start").click()
    for guest in (ada, bo):
        guest.dealt()


def play_until_the_others_have_played(guest: Guest) -> None:
    """And it is one's own turn again."""
    before, steps = guest.shown, 0
    while guest.shown == before + steps:
        guest.step()
        guest.my_turn()
        steps += 1


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_host_changes_the_pace_of_the_bots_during_the_game(guests: Come, language: str) -> None:
    ada, cleo = guests(language), guests()
    ada.open("ottere", "Ada", *["bot"] * 6, pace=10)  # who would take longer than a guest's patience
    ada.dealt()
    come_to_watch(ada, cleo)
    assert cleo.panel("menu").get_by_label(cleo.say("lobby-set-pace")).count() == 0, (
        "only the host changes it"
    )
    pace = ada.panel("menu").get_by_label(ada.say("lobby-set-pace"))
    expect(pace.locator("option:checked")).to_have_text(ada.say("lobby-seconds", count=10))
    pace.select_option(ada.say("lobby-set-pace-0"))
    ada.page.reload()
    expect(ada.panel("menu").get_by_label(ada.say("lobby-set-pace"))).to_have_value("0")
    ada.shut()
    play_until_the_others_have_played(ada)
