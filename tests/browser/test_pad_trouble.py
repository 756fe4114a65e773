"""What goes wrong in other score pads, one test for each complaint."""

from playwright.sync_api import expect

from .conftest import Pad


def _lowest(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo Cy", lambda: phone.button("pad-best-lowest").click())


def test_lowest_wins_is_switched_on_and_ranks_winners_and_charts_follow(phone: Pad) -> None:
    _lowest(phone)
    for value in (30, 10, 20):
        phone.number(value)
    places = phone.page.locator("th .place").all_inner_texts()
    assert places == ["3rd", "1st", "2nd"]
    phone.button("pad-tab-chart").click()
    expect(phone.page.locator(".scroll .note")).to_contain_text("the lowest total leads")
    points = phone.page.locator("polyline").all()
    ends = [float((p.get_attribute("points") or "").split(",")[-1]) for p in points]
    assert ends[1] < ends[2] < ends[0]  # up is good, and y grows downwards
    phone.button("pad-menu").click()
    phone.button("pad-finish").click()
    phone.button("pad-tab-sheet").click()
    expect(phone.result).to_contain_text("Bo wins with 10.")
    phone.open("#statistics")
    expect(phone.page.locator("h2")).to_contain_text("Lowest wins")
    assert phone.page.locator("tbody th").first.inner_text() == "Bo"


def test_equal_scores_share_a_rank(phone: Pad) -> None:
    _lowest(phone)
    for value in (10, 10, 20):
        phone.number(value)
    assert phone.page.locator("th .place").all_inner_texts() == ["1st", "1st", "3rd"]


def test_zero_can_be_entered_and_is_not_the_same_as_not_yet(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(0)
    expect(phone.cell("Ada", 1)).to_have_text("0")
    expect(phone.cell("Bo", 1)).to_have_text("")
    assert phone.cell("Bo", 1).get_attribute("aria-label") == "Bo, round 1: not yet"


def test_negative_numbers_can_be_typed(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(-12)
    assert phone.totals == ["−12", "0"]
    phone.page.keyboard.type("-7")
    phone.page.keyboard.press("Enter")
    assert phone.totals == ["−12", "−7"]


def test_a_finished_round_can_be_corrected_with_its_history_and_taken_back(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    for value in (0, 120):
        phone.number(value)
    expect(phone.result).to_contain_text("Ada wins")
    phone.cell("Bo", 1).click()
    phone.number(12)
    assert phone.totals == ["0", "12"]
    phone.cell("Bo", 1).click()
    expect(phone.page.locator(".shown s")).to_contain_text("120")
    phone.button("pad-undo").click()
    assert phone.totals == ["0", "120"]
    phone.button("pad-redo").click()
    assert phone.totals == ["0", "12"]


def test_scores_survive_twenty_minutes_away(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(7)
    phone.key("4")
    address = phone.page.url
    phone.page.goto("about:blank")
    phone.page.goto(address)
    expect(phone.page.get_by_test_id("entry")).to_have_text("4")
    assert phone.totals == ["7", "0"]


def test_the_game_can_go_on_after_the_target(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    for value in (0, 120):
        phone.number(value)
    phone.button("pad-play-on").click()
    for value in (0, 30):
        phone.number(value)
    assert phone.totals == ["0", "150"]
    expect(phone.result).to_have_count(0)


def test_a_player_can_be_added_renamed_moved_and_retired_in_mid_game(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    for value in (5, 9):
        phone.number(value)
    phone.button("pad-menu").click()
    phone.button("pad-players-edit").click()
    phone.page.get_by_label("Add a player").fill("Cy")
    phone.page.get_by_label("Starts with").fill("3")
    phone.button("pad-add").click()
    phone.page.get_by_label("Player 1", exact=True).fill("Asta")
    phone.page.get_by_label("Player 1", exact=True).press("Tab")
    phone.button("pad-move-up", name="Cy").click()
    phone.page.get_by_role("button", name="Leaves Bo").click()
    phone.page.keyboard.press("Escape")
    names = [name.strip() for name in phone.page.locator("th .name").all_inner_texts()]
    assert [n.split("\n")[0].removesuffix("D") for n in names] == ["Asta", "Cy", "Bo"]
    phone.number(1)
    phone.number(2)
    assert phone.totals == ["6", "5", "9"]
    assert phone.page.locator("th .place").all_inner_texts() == ["1st", "2nd", "has left"]


def test_entries_have_as_many_digits_as_they_need(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(123456)
    assert phone.totals == ["123,456", "0"]


def test_the_wrong_sheet_was_edited_and_there_is_a_way_back(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(5)
    address = phone.page.url
    phone.open("#home")
    phone.page.goto(address)
    phone.cell("Ada", 1).click()
    phone.number(99)
    phone.reload()
    phone.button("pad-undo").click()  # after a reload too
    assert phone.totals == ["5", "0"]


def test_the_total_of_tapped_cards_follows_the_rule(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    phone.button("pad-cards").click()
    for rank, total in (("A", 1), ("8", 51), ("10", 61), ("K", 71), ("7", 78)):
        phone.page.click(f".ranks button:has-text('{rank}')")
        expect(phone.page.get_by_test_id("entry")).to_have_text(str(total))


def test_what_would_be_lost_is_asked_about_and_nothing_else(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(5)
    phone.button("pad-menu").click()
    phone.button("pad-delete").click()
    phone.button("pad-delete-keep").click()
    assert phone.totals == ["5", "0"]
    phone.button("pad-menu").click()
    phone.button("pad-delete").click()
    phone.button("pad-delete-do").click()
    expect(phone.page.locator(".list li")).to_have_count(0)


def test_is_this_allowed(pad: Pad) -> None:
    pad.begin("ottere", "Ada Bo")
    pad.number(12)
    pad.button("pad-tab-rules").click()
    expect(pad.page.get_by_test_id("allowed")).to_have_text(pad.say("pad-allowed-all"))
    pad.button("pad-tab-sheet").click()
    pad.number(600)
    pad.button("pad-tab-rules").click()
    expect(pad.page.get_by_test_id("allowed")).to_contain_text(pad.say("pad-wrong-too-high", most=508))
    expect(pad.page.get_by_test_id("allowed")).to_contain_text(pad.say("pad-round", round=1))


def test_the_deal_moves_on_over_blocked_rounds_corrections_moves_and_leavers(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo Cy Dea")

    def dealer() -> str:
        return (
            phone.page.locator("th:has(.dealer) .name").inner_text().split("\n")[0].removesuffix("D").strip()
        )

    assert dealer().startswith("Ada")
    for value in (5, 12, 20, 9):  # nobody went out
        phone.number(value)
    expect(phone.page.locator("abbr")).to_have_attribute("title", "blocked round")
    assert dealer().startswith("Bo")
    for value in (5, 0, 20, 9):
        phone.number(value)
    assert dealer().startswith("Cy")
    phone.cell("Ada", 1).click()
    phone.number(6)
    assert dealer().startswith("Cy")
    phone.button("pad-menu").click()
    phone.button("pad-players-edit").click()
    phone.button("pad-move-up", name="Cy").click()
    phone.page.get_by_role("button", name="Leaves Ada").click()
    phone.page.keyboard.press("Escape")
    assert dealer().startswith("Cy")


def test_who_comes_back_owes_nothing_for_the_rounds_missed(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo Cy", lambda: phone.page.get_by_label("Rounds", exact=True).fill("3"))
    for value in (1, 2, 3):
        phone.number(value)

    def change(what: str) -> None:
        phone.button("pad-menu").click()
        phone.button("pad-players-edit").click()
        phone.page.get_by_role("button", name=what).click()
        phone.page.keyboard.press("Escape")

    change("Leaves Cy")
    for value in (4, 5):
        phone.number(value)
    change("Comes back Cy")
    for value in (6, 7, 8):
        phone.number(value)
    expect(phone.result).to_have_text("Bo wins with 14.")
    assert phone.totals == ["11", "14", "11"]


def test_a_number_that_is_none_leaves_the_target_that_is_shown(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo", lambda: phone.page.get_by_label("Target", exact=True).last.fill("12,5"))
    phone.button("pad-menu").click()
    phone.button("pad-settings").click()
    expect(phone.page.locator("dialog input[aria-label=Target]")).to_have_value("100")
