"""What goes wrong between a page and its server, and how the page gets over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from .guests import PATIENCE, Guest, after, play_together, sit_down
from .houses import House

Come = Callable[..., Guest]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    found.start()
    yield found
    found.kill()


def test_a_reload_in_the_middle_changes_nothing(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    ada.step()
    ada.my_turn()
    before = (ada.game["view"]["hand"], ada.lines)
    ada.page.reload()
    ada.my_turn()
    assert (ada.game["view"]["hand"], ada.lines) == before
    ada.step()


def test_what_was_played_while_a_page_was_away_is_there_when_it_is_back(guests: Come) -> None:
    table = guests(), guests("da")
    sit_down(*table, game="an-otter-won")
    mover = after(table[0], table)
    assert mover is not None
    away = table[1] if mover is table[0] else table[0]
    away.context.set_offline(True)
    expect(away.page.get_by_text(away.say("play-lost"))).to_be_visible()
    while after(mover, table) is mover:
        mover.step()
    away.context.set_offline(False)
    away.my_turn()
    assert len(away.lines) == len(mover.lines) > 0
    assert away.shown == mover.shown
    play_together(*table)


def test_the_back_button_leaves_no_seat_behind(guests: Come) -> None:
    ada, bo = guests(), guests()
    sit_down(ada, bo, game="an-otter-won")
    hand = ada.game["view"]["hand"]
    ada.page.go_back()
    ada.page.wait_for_selector("[data-game] button.main")
    ada.page.go_forward()
    ada.dealt()
    assert ada.game["view"]["hand"] == hand
    expect(bo.page.locator("#board").get_by_role("img", name=bo.say("parts-away"))).to_have_count(0)
    play_together(ada, bo)


def test_a_second_tab_is_no_second_player(guests: Come) -> None:
    ada, bo = guests(), guests()
    ada.open("an-otter-won", "Ada", "open")
    link = ada.invitation()
    other = ada.tab()
    other.goto(link)
    other.wait_for_selector("[data-link=invite]")
    expect(other.get_by_role("button", name=ada.say("play-sit"))).to_have_count(0)
    bo.sit(link, "Bo")
    bo.dealt()


def test_whoever_leaves_gets_no_other_hand(guests: Come) -> None:
    ada, bo = guests(), guests()
    ada.open("an-otter-won", "Ada", "open")
    link = ada.invitation()
    bo.sit(link, "Bo")
    bo.dealt()
    leave = bo.panel("menu").get_by_role("button", name=bo.say("play-leave"))
    leave.click()
    leave.click()
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Ottery")
    bo.page.goto(link)
    bo.dealt()
    assert bo.game["view"]["hand"] == [], "the link lets them watch, no more"
    ada.play_out()


def test_the_older_tab_says_so_and_can_take_over_again(guests: Come) -> None:
    ada = guests()
    path = ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    other = ada.tab()
    other.goto(ada.house.url + path)
    other.wait_for_selector("[data-phase=playing]")
    expect(ada.page.locator("[data-farewell=newer]")).to_be_visible()
    ada.button("play-here").click()
    ada.dealt()
    expect(other.locator("[data-farewell=newer]")).to_be_visible()


def test_offline_is_said_and_a_move_made_then_arrives_later(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.my_turn()
    count = len(ada.lines)
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_visible()
    ada.press()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_hidden()
    expect(ada.page.locator("#side li[data-n]").nth(count)).to_be_attached()


def test_a_killed_server_comes_back_and_the_game_goes_on(guests: Come, own_house: House) -> None:
    ada = guests(house=own_house)
    ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    ada.step()
    ada.my_turn()
    lines = ada.lines
    own_house.kill()
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_visible()
    ada.press()
    own_house.start()
    expect(ada.page.get_by_text(ada.say("play-lost"))).to_be_hidden(timeout=2 * PATIENCE)
    expect(ada.page.locator("#side li[data-n]").nth(len(lines))).to_be_attached()
    assert ada.lines[: len(lines)] == lines
    ada.play_out()


def test_both_press_play_again_and_meet_at_one_table(guests: Come) -> None:
    ada, bo = guests(), guests()
    first = ada.open("an-otter-won", "Ada", "open")
    bo.sit(ada.invitation(), "Bo")
    while not (ada.is_over and bo.is_over):
        for guest in (ada, bo):
            if guest.is_my_turn:
                guest.step()
    names = [guest.page.locator("#side th.name").all_inner_texts() for guest in (ada, bo)]
    for guest in (ada, bo):
        guest.button("play-rematch").click(no_wait_after=True)
    for guest in (ada, bo):
        guest.page.wait_for_selector("[data-phase=playing]")
    assert ada.page.url == bo.page.url
    assert not ada.page.url.endswith(first)
    ada.page.locator("header [data-panel=menu]").click()
    ada.page.locator("[data-panel=people]").click()
    seats = ada.page.locator("#side li strong").all_inner_texts()
    assert seats == names[0][-1:] + names[0][:-1], "seats have moved round by one"


def test_twenty_presses_play_one_card(guests: Come) -> None:
    ada, bo = guests(), guests()
    ada.open("an-otter-won", "Ada", "open")
    bo.sit(ada.invitation(), "Bo")
    for guest in (ada, bo):
        guest.dealt()
    mover, other = (ada, bo) if ada.is_my_turn else (bo, ada)
    word = mover.game["legal"][0]
    mover.page.evaluate(
        """(word) => { const it = document.querySelector(`#board [data-word="${word}"]`);
        for (let k = 0; k < 20; k++) it.click(); }""",
        word,
    )
    other.my_turn()
    expect(mover.page.get_by_role("alert").filter(has_text="R")).to_have_count(0)
    assert [len(guest.lines) for guest in (mover, other)] == [1, 1]


def test_a_seat_moves_to_another_device(guests: Come) -> None:
    ada, phone = guests(), guests("da")
    ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    ada.my_turn()
    hand = ada.game["view"]["hand"]
    ada.page.locator("header [data-panel=menu]").click()
    ada.button("play-move-seat").click()
    link = ada.page.locator("[data-link=seat]").input_value()
    phone.page.goto(link)
    phone.my_turn()
    assert phone.game["view"]["hand"] == hand
    assert phone.page.url == link.partition("#")[0], "the secret is gone from the address"
    expect(ada.page.locator("[data-farewell=removed]")).to_be_visible()
    again = guests()
    again.page.goto(link)
    expect(again.page.get_by_role("alert")).to_contain_text(again.say("table-link-dead"))


@pytest.mark.parametrize("path", ["/t/abcdefghijkl", "/t/abcdefghijkl#" + "x" * 43, "/t/nonsense", "/what"])
def test_a_dead_link_says_so_and_leads_home(guests: Come, path: str) -> None:
    ada = guests()
    ada.page.goto(ada.house.url + path)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.get_by_role("link", name=ada.say("page-home")).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ottery")


def test_a_table_that_could_not_be_fetched_opens_at_the_second_try(guests: Come) -> None:
    ada = guests("da")
    path = ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    ada.page.route(f"**/api/tables/{path[3:]}", lambda route: route.abort())
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("page-unreachable"))
    ada.button("page-again").click()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("page-unreachable"))
    ada.page.unroute_all()
    ada.button("page-again").click()
    ada.my_turn()


def test_an_invitation_that_could_not_be_sent_is_used_at_the_second_try(guests: Come) -> None:
    ada, bo = guests(), guests("da")
    path = ada.open("an-otter-won", "Ada", "open")
    bo.page.route("**/api/tables/*/enter", lambda route: route.abort())
    bo.page.goto(ada.invitation())
    expect(bo.page.get_by_role("alert")).to_contain_text(bo.say("page-unreachable"))
    assert bo.page.url.endswith(path), "the secret is gone from the address, and not lost"
    bo.page.unroute_all()
    bo.button("page-again").click()
    bo.page.get_by_label(bo.say("lobby-your-name")).fill("Bo")
    bo.button("play-sit").click()
    bo.dealt()


@pytest.mark.parametrize(
    ("path", "press"), [("/", "[data-game=ottere] button.main"), ("/new?game=ottere", ".last button")]
)
def test_a_table_whose_answer_was_lost_is_opened_once(guests: Come, path: str, press: str) -> None:
    ada = guests("da")
    cookies: list[str] = []

    def lose(route: Route) -> None:
        cookies.append(route.request.all_headers().get("cookie", ""))
        route.fetch()
        route.abort()

    ada.page.route("**/api/tables", lose, times=1)
    ada.go(path)
    ada.page.locator(press).click()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("page-unreachable"))
    assert "ottery=" in cookies[0], "the server would not know this device again"
    ada.page.locator(press).click()
    ada.page.wait_for_url("**/t/*")
    mine = ada.page.request.get(f"{ada.house.url}/api/me/tables").json()["tables"]
    assert len(mine) == 1


def test_a_stranger_sees_nothing_of_a_private_table(guests: Come) -> None:
    ada, stranger = guests(), guests()
    path = ada.open("an-otter-won", "Ada", "bot")
    stranger.page.goto(stranger.house.url + path)
    expect(stranger.page.get_by_role("alert")).to_contain_text(stranger.say("table-unknown"))


def test_spectators_come_by_their_own_link_and_have_no_hand(guests: Come) -> None:
    ada, cleo = guests(), guests()
    ada.open("an-otter-won", "Ada", "bot")
    ada.dealt()
    ada.page.locator("header [data-panel=menu]").click()
    ada.page.locator("[data-panel=people]").click()
    ada.button("play-watch-link").click()
    cleo.page.goto(ada.page.locator("[data-link=watch]").input_value())
    cleo.dealt()
    assert cleo.game["legal"] == []
    assert cleo.game["view"]["hand"] == []
    expect(ada.page.locator("header")).to_contain_text(ada.say("play-watchers", count=1))


def test_a_name_with_markup_is_only_a_name(guests: Come) -> None:
    ada = guests()
    ada.open("an-otter-won", "<img src=x onerror=1>", "bot")
    ada.dealt()
    ada.page.locator("header [data-panel=menu]").click()
    ada.page.locator("[data-panel=people]").click()
    expect(ada.page.locator("#side li").first).to_contain_text("<img src=x onerror=1>")
    assert ada.page.locator("img").count() == 0
