"""The lists of tables: mine with what they are at, and of everybody's those that are public."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .guests import Guest

Come = Callable[..., Guest]


def entry(guest: Guest, path: str) -> Locator:
    """A table in the list that is shown."""
    return guest.page.locator(f"main a[href='{path}']")


def listed(guest: Guest, where: str) -> None:
    """Open a list, and wait for what is in it."""
    guest.go(where)
    guest.page.wait_for_selector("main ul a, main a.main")


def tells(guest: Guest, path: str, game: str, phase: str, *more: str) -> None:
    """The list has it with its game, its state and this."""
    found = entry(guest, path)
    for text in (guest.say(f"{game}-title"), guest.say(f"lobby-phase-{phase}"), *more):
        expect(found).to_contain_text(text)


def test_my_tables_are_listed_with_what_they_are_at(guests: Come) -> None:
    ada, stranger = guests("da"), guests()
    waiting = ada.open("ottere", "Ada", "open", "open")
    ada.page.wait_for_selector("[data-link=invite]")
    path = ada.open("an-otter-won", "Ada", "bot")
    ada.my_turn()
    listed(ada, "/mine")
    tells(ada, waiting, "ottere", "waiting", "Ada", ada.say("lobby-free", count=2))
    tells(ada, path, "an-otter-won", "playing", "Ada", ada.say("lobby-your-turn"))
    entry(ada, path).click()
    ada.my_turn()
    ada.play_out()
    listed(ada, "/mine")
    tells(ada, path, "an-otter-won", "over")
    expect(entry(ada, path)).not_to_contain_text(ada.say("lobby-your-turn"))
    listed(stranger, "/mine")
    expect(stranger.page.locator("main")).to_contain_text(stranger.say("lobby-mine-none"))


def test_everybody_sees_public_tables_and_no_others(guests: Come) -> None:
    ada, bo, stranger = guests(), guests(), guests("da")
    private = ada.open("otter", "Ada", "open")
    public = ada.open("why-i-otter", "Ada", "open", public=True)
    link = ada.invitation()
    listed(stranger, "/tables")
    tells(stranger, public, "why-i-otter", "waiting", "Ada", stranger.say("lobby-free", count=1))
    expect(entry(stranger, private)).to_have_count(0)
    bo.sit(link, "Bo")
    bo.dealt()
    listed(stranger, "/tables")
    tells(stranger, public, "why-i-otter", "playing", "Ada, Bo")
    expect(entry(stranger, private)).to_have_count(0)
    ada.panel("people").get_by_label(ada.say("lobby-set-public")).uncheck()
    stranger.page.wait_for_function(GONE, arg=public)
    listed(stranger, "/tables")
    expect(entry(stranger, public)).to_have_count(0)


GONE = """async (path) => {
    const { tables } = await (await fetch("/api/tables")).json();
    return !tables.some((card) => path.endsWith(card.id));
}"""
"""Whether the server lists it no longer."""
