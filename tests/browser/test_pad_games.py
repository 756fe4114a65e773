"""Every game on a phone, from an empty pad to the result, in both languages."""

from playwright.sync_api import expect

from .conftest import Pad


def test_ottere(pad: Pad) -> None:
    pad.begin("ottere", "Ada Bo Cy")
    for value in (12, 0, 45, 0, 30, 21):
        pad.number(value)
    pad.button("pad-cards").click()
    for rank in ("8", "8", "K"):
        pad.page.click(f".ranks button:has-text('{rank}')")
    expect(pad.page.get_by_test_id("entry")).to_have_text("110")
    pad.button("pad-next").click()
    pad.number(7)
    pad.button("pad-out").click()
    expect(pad.result).to_have_text(pad.say("pad-won", names="Bo", points="37", count=1))
    assert pad.totals == ["122", "37", "66"]


def test_ottere_where_the_winner_collects(pad: Pad) -> None:
    pad.begin("ottere", "Ada Bo Cy Dea", lambda: pad.button("pad-scoring-winner-collects").click())
    for value in (0, 15, 8, 32):
        pad.number(value)
    assert pad.totals == ["55", "0", "0", "0"]
    expect(pad.page.locator("th.leads")).to_contain_text("Ada")
    for value in (0, 15, 8, 32):
        pad.number(value)
    expect(pad.result).to_have_text(pad.say("pad-won", names="Ada", points="110", count=1))


def test_otter(pad: Pad) -> None:
    pad.begin("otter", "Ada Bo")
    for name in ("Bo", "Ada", "Bo", "Bo"):
        pad.page.click(f".who:has-text('{name}')")
    expect(pad.result).to_have_text(pad.say("pad-won-out", names="Bo", count=1))
    assert pad.page.locator(".who:has-text('Ada') .full").count() == 1
    assert pad.page.locator(".who:has-text('Bo') .full").count() == 2


def test_a_party_with_two_winners(pad: Pad) -> None:
    pad.begin("otter", "Ada Bo Cy Dea Eva")
    for name in ("Bo", "Ada", "Bo", "Ada"):
        pad.page.click(f".who:has-text('{name}')")
    pad.button("pad-party-over").click()
    names = {"en": "Ada and Bo", "da": "Ada og Bo"}[pad.language]
    expect(pad.result).to_have_text(pad.say("pad-won-out", names=names, count=2))


def test_otter_solo(pad: Pad) -> None:
    pad.open()
    pad.page.click("a[href='#new/otter']")
    pad.button("pad-remove-player", number=2).click()
    pad.button("pad-begin").click()
    for value in (7, 12, 3):
        pad.number(value)
    assert pad.totals == ["3"]


def test_otters(pad: Pad) -> None:
    pad.begin("otters", "Ada Bo")
    pearls = pad.page.locator(".pearl")
    for kind in (2, 2, 1, 3, 6, 8):
        pearls.nth(kind).click()
    pad.page.select_option("select", "3")
    pad.button("pad-more").click()
    assert pad.totals[0] == "7"
    pad.button("pad-next-player").click()
    pearls.nth(4).click()
    pearls.nth(4).click()
    refusal = pad.say("pad-wrong-pearls", pearl=pad.say("otters-pearl-white", value="4"))
    expect(pad.page.get_by_role("alert")).to_have_text(refusal)
    pearls.nth(3).click()
    assert pad.totals == ["7", "7"]
    expect(pad.result).to_have_text(pad.say("pad-won", names="Bo", points="7", count=1))


def _tap(pad: Pad, pile: int, cards: tuple[int, ...]) -> None:
    pad.page.locator(".piles button").nth(pile).click()
    for card in cards:
        pad.page.locator(".card").nth(card).click()


def test_why_i_otter(pad: Pad) -> None:
    pad.begin("why-i-otter", "Ada Bo")
    pad.page.wait_for_selector(".card")
    _tap(pad, 0, (0, 3, 9, 15, 16))  # most pink, most 1, all pink, all 4; a fifth is refused
    expect(pad.page.get_by_role("alert")).to_have_text(pad.say("pad-wrong-many", most=4))
    _tap(pad, 1, (0, 1, 2, 3, 4, 5, 12, 13))
    _tap(pad, 2, (0, 6, 7, 8, 9, 10, 11))  # pink 1 lies with Ada
    expect(pad.result).to_have_text(pad.say("pad-won", names="Ada", points="11", count=1))
    assert pad.totals == ["11", "1"]
    assert pad.page.locator("section.sheet").first.locator("td.numbers").all_inner_texts() == [
        "2",
        "2",
        "6",
        "1",
    ]


def test_an_otter_won(pad: Pad) -> None:
    pad.begin("an-otter-won", "Ada Bo")
    pad.page.wait_for_selector(".card")
    _tap(pad, 0, (0, 1, 2, 6, 9, 13, 14))
    _tap(pad, 1, (3, 4, 5, 7, 8))
    _tap(pad, 2, (0, 10, 11, 12, 15, 16))  # card 1 lies in the river
    expect(pad.result).to_be_visible()
    # 4: two blue, 2 each · 5: triangles are fewer, 2 · 6: pink leads, 6 · 8: four odd · 9: three even
    assert pad.page.locator("section.sheet:has-text('Ada') td.numbers").all_inner_texts() == [
        "4",
        "2",
        "6",
        "4",
        "3",
    ]
    # 11: blue does not lead, 2 · 12: circles lead, 5 · 13: even does not lead, 2 · 16: two triangles · 17: five circles
    assert pad.page.locator("section.sheet:has-text('Bo') td.numbers").all_inner_texts() == [
        "2",
        "5",
        "2",
        "2",
        "5",
    ]


def test_any_game(pad: Pad) -> None:
    def settings() -> None:
        pad.button("pad-best-lowest").click()
        pad.page.get_by_label(pad.say("pad-rounds"), exact=True).fill("2")
        pad.page.get_by_label(pad.say("pad-name-of-game"), exact=True).fill("Golf")

    pad.begin("rounds", "Ada Bo", settings)
    for value in (-3, 1250, 4, 0):
        pad.number(value)
    expect(pad.result).to_have_text(pad.say("pad-won", names="Ada", points="1", count=1))
    assert pad.totals == ["1", {"en": "1,250", "da": "1.250"}[pad.language]]
