"""Nothing is lost: server gone, reload, rotation, two windows, files from elsewhere, a full device, a newer pad."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ottery.pad import Sheet, read_json, write_json
from ottery.pad.shelf import Shelf
from tests.pad.sheets import sheet

from .conftest import Pad, Server, context_of

READY = "navigator.serviceWorker.ready.then(() => true)"


def test_from_the_first_visit_on_it_runs_without_a_server(browser: Browser, own_server: Server) -> None:
    context = context_of(browser)
    pad = Pad(context.new_page(), own_server.url, "en")
    pad.open()
    assert pad.page.evaluate(READY)
    own_server.kill()
    pad.begin("ottere", "Ada Bo")
    pad.number(12)
    pad.reload()
    assert pad.totals == ["12", "0"]
    for tab in ("why", "chart", "rules"):
        pad.button(f"pad-tab-{tab}").click()
    expect(pad.page.locator("dl")).to_contain_text("An eight in your hand counts 50")
    pad.button("pad-menu").click()
    pad.button("pad-share").click()
    expect(pad.page.locator("svg.code")).to_be_visible()
    assert pad.faults == []
    context.close()


def test_a_reload_at_every_step_loses_nothing(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    phone.reload()
    for value in ("1", "0", "5"):
        phone.key(value)
        phone.reload()
    expect(phone.page.get_by_test_id("entry")).to_have_text("105")
    phone.button("pad-next").click()
    phone.reload()
    assert phone.totals == ["105", "0"]
    phone.button("pad-out").click()
    phone.reload()
    expect(phone.result).to_contain_text("Bo wins with 0.")


def test_a_killed_browser_loses_nothing(browser: Browser, shared_server: Server, tmp_path: Path) -> None:
    kind = browser.browser_type
    options: dict[str, Any] = {"executable_path": kind_path(), "args": ["--no-sandbox", "--disable-gpu"]}
    first = kind.launch_persistent_context(tmp_path, **options)
    pad = Pad(first.new_page(), shared_server.url, "en")
    pad.begin("rounds", "Ada Bo")
    pad.number(7)
    pad.key("4")
    pad.key("2")
    address = pad.page.url
    first.close()
    again = kind.launch_persistent_context(tmp_path, **options)
    pad = Pad(again.new_page(), shared_server.url, "en")
    pad.page.goto(address)
    expect(pad.page.get_by_test_id("entry")).to_have_text("42")
    assert pad.totals == ["7", "0"]
    again.close()


def kind_path() -> str:
    from .conftest import CHROMIUM

    assert CHROMIUM is not None
    return CHROMIUM


def test_rotation_keeps_what_is_being_typed(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.key("4")
    phone.page.set_viewport_size({"width": 640, "height": 360})
    phone.key("2")
    phone.page.set_viewport_size({"width": 360, "height": 640})
    expect(phone.page.get_by_test_id("entry")).to_have_text("42")


def test_two_windows_with_the_same_sheet_lose_nothing(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    other = Pad(phone.page.context.new_page(), phone.url, "en")
    other.page.goto(phone.page.url)
    other.page.wait_for_selector(".desk")
    phone.number(5)
    expect(other.cell("Ada", 1)).to_have_text("5")
    other.cell("Bo", 1).click()
    other.number(9)
    expect(phone.cell("Bo", 1)).to_have_text("9")
    phone.page.reload()
    phone.page.wait_for_selector(".desk")
    assert phone.totals == ["5", "9"]


def test_two_windows_that_type_at_once_keep_what_each_is_typing(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    other = Pad(phone.page.context.new_page(), phone.url, "en")
    other.page.goto(phone.page.url)
    other.page.wait_for_selector(".desk")
    other.cell("Bo", 1).click()
    for first, second in ("47", "58"):
        phone.key(first)
        other.key(second)
    expect(phone.page.get_by_test_id("entry")).to_have_text("45")
    expect(other.page.get_by_test_id("entry")).to_have_text("78")
    phone.button("pad-next").click()
    expect(other.cell("Ada", 1)).to_have_text("45")
    expect(other.page.get_by_test_id("entry")).to_have_text("78")
    other.button("pad-next").click()
    expect(phone.cell("Bo", 1)).to_have_text("78")
    # The cursor of a window that types nothing goes on with the other one's work, so nothing is written over.
    phone.number(9)
    expect(other.cell("Ada", 2)).to_have_text("9")
    other.number(6)
    expect(phone.cell("Bo", 2)).to_have_text("6")
    assert phone.totals == ["54", "84"]


def test_undo_takes_back_what_is_being_typed_first(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    phone.number(5)
    phone.key("4")
    phone.button("pad-undo").click()
    expect(phone.page.get_by_test_id("entry")).to_have_text("")
    assert phone.totals == ["5", "0"]
    phone.button("pad-undo").click()
    expect(phone.cell("Ada", 1)).to_have_attribute("aria-current", "true")
    phone.page.keyboard.press("Control+z")  # nothing left: no step, no word of another window
    assert phone.page.locator(".banner").count() == 0


def test_two_windows_that_write_one_cell_keep_both_values(phone: Pad) -> None:
    phone.begin("rounds", "Ada Bo")
    other = Pad(phone.page.context.new_page(), phone.url, "en")
    # The other window hears nothing from the first one, as if it had been asleep.
    other.page.add_init_script("delete window.BroadcastChannel")
    other.page.goto(phone.page.url)
    other.page.wait_for_selector(".desk")
    phone.number(5)
    other.number(6)
    expect(other.page.get_by_role("status").first).to_contain_text("open in another window")
    phone.reload()
    phone.cell("Ada", 1).click()
    expect(phone.cell("Ada", 1)).to_have_text("6")
    expect(phone.page.locator(".shown s")).to_contain_text("5")


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("broken.json", b'{"format": "ottery-pad", "version": 1, "sheets": [', "damaged"),
        ("picture.json", b"\x89PNG\xff\xfe", "damaged"),
        ("foreign.json", b'{"format": "another"}', "not from a score pad"),
        ("newer.json", b'{"format": "ottery-pad", "version": 9, "sheets": []}', "another version"),
        ("part.json", b'{"format": "ottery-pad", "version": 1, "sheets": [{"id": "a"}]}', "impossible part"),
        ("foreign.csv", b"hello", "not from a score pad"),
        ("huge.json", b" " * (9 << 20), "larger than 8 MiB"),
    ],
)
def test_a_file_that_cannot_be_taken_in_changes_nothing(
    phone: Pad, name: str, data: bytes, said: str
) -> None:
    phone.open()
    bring(phone, "evening.json", write_json(EVENING).encode())
    expect(phone.page.locator(".list li")).to_have_count(len(EVENING))
    bring(phone, name, data)
    expect(phone.page.get_by_role("alert")).to_contain_text(said)
    assert exported(phone) == EVENING


EVENING = [
    sheet("ottere", "Ada Bo", [12, 0], [["8", "K"], 0]),
    sheet("otter", "Ada Bo Cy", [0, 1, 0]),
    sheet("otters", "Ada Bo", [["2", "under 3", "-1"], None]),
    sheet("why-i-otter", "Ada Bo", [["pink1"], ["blue2"]], common=["most pink", "all 3"]),
    sheet("an-otter-won", "Ada Bo", [["4"], ["6"]], common=["1", "2", "3"]),
    sheet("rounds", "Ada Bo", [-3, 1250]),
]
for number, one in enumerate(EVENING):
    one.id = f"s{number}"


def bring(pad: Pad, name: str, data: bytes) -> None:
    """Takes a file in."""
    pad.page.set_input_files("input[type=file]", {"name": name, "mimeType": "", "buffer": data})


def exported(pad: Pad) -> list[Sheet]:
    """All sheets that are here, as they come out of it."""
    with pad.page.expect_download() as download:
        pad.button("pad-export-all").click()
    return sorted(read_json(Path(download.value.path()).read_bytes()), key=lambda s: s.id)


def test_an_export_comes_back_here_and_in_the_terminal(phone: Pad, tmp_path: Path) -> None:
    phone.begin("ottere", "Ada Bo")
    phone.number(12)
    phone.open("#home")
    with phone.page.expect_download() as download:
        phone.button("pad-export-all").click()
    file = tmp_path / "export.json"
    download.value.save_as(file)
    (brought,) = read_json(file.read_bytes())
    assert (brought.game, brought.rounds[0].cells["1"].value) == ("ottere", 12)
    assert Shelf(tmp_path / "pad").take(file) == 1

    phone.page.set_input_files("input[type=file]", file)
    expect(phone.page.get_by_role("status")).to_contain_text("Nothing new")
    changed = json.loads(file.read_text("utf-8"))
    changed["sheets"][0]["rounds"][0]["cells"]["1"]["value"] = 99
    file.write_text(json.dumps(changed), "utf-8")
    phone.page.set_input_files("input[type=file]", file)
    expect(phone.page.get_by_role("status")).to_contain_text("One sheet")
    assert phone.page.locator(".list li").count() == 2  # the sheet that was here has not been written over


def test_a_table_from_a_spreadsheet(phone: Pad) -> None:
    phone.open("#home")
    data = b";Ada;Bo\r\n1;12;-3\r\n2;0;\r\ntotal;12;-3\r\n"
    phone.page.set_input_files(
        "input[type=file]", {"name": "Golf.csv", "mimeType": "text/csv", "buffer": data}
    )
    phone.page.click("text=Golf")
    phone.page.wait_for_selector(".desk")
    assert phone.totals == ["12", "−3"]


FULL = """
  window.realPut = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (window.isFull) throw new DOMException("full", "QuotaExceededError");
    return window.realPut.apply(this, args);
  };
"""


def test_a_full_device_is_said_and_the_sheet_goes_on(phone: Pad) -> None:
    phone.page.add_init_script(FULL)
    phone.begin("rounds", "Ada Bo")
    phone.number(5)
    phone.page.evaluate("window.isFull = true")
    phone.number(7)
    expect(phone.page.get_by_role("alert")).to_contain_text("no room left")
    assert phone.totals == ["5", "7"]
    with phone.page.expect_download() as download:
        phone.button("pad-export").click()
    assert (
        json.loads(Path(download.value.path()).read_text("utf-8"))["sheets"][0]["rounds"][0]["cells"]["2"][
            "value"
        ]
        == 7
    )
    phone.page.evaluate("window.isFull = false")
    phone.button("pad-retry").click()
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    phone.reload()
    assert phone.totals == ["5", "7"]


def test_a_link_carries_the_sheet_and_tells_the_server_nothing(phone: Pad) -> None:
    phone.begin("ottere", "Ada Bo")
    phone.number(12)
    phone.number(0)
    phone.button("pad-menu").click()
    phone.button("pad-share").click()
    link = phone.page.get_by_label("Link", exact=True).input_value()
    asked: list[str] = []
    viewer = Pad(phone.page.context.browser.new_context().new_page(), phone.url, "en")  # type: ignore[union-attr]
    viewer.page.on("request", lambda request: asked.append(request.url))
    viewer.page.goto(link)
    expect(viewer.page.locator("section.sheet").first).to_contain_text("Bo")
    assert viewer.page.locator(".keys").count() == 0
    secret = link.partition("#v=")[2]
    assert len(secret) > 40
    assert all("#" in url or secret not in url for url in asked)
    viewer.page.goto(link[:-20])
    viewer.page.reload()
    expect(viewer.page.locator("h1")).to_contain_text("damaged")
    viewer.page.context.close()


def playing_when_a_newer_pad_comes(browser: Browser, server: Server) -> Pad:
    """A game of one number, kept by the pad's own worker; since then the server has a newer pad."""
    pad = Pad(context_of(browser).new_page(), server.url, "en")
    pad.begin("rounds", "Ada Bo")
    assert pad.page.evaluate(READY)
    pad.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    pad.number(5)
    server.kill()
    server.start("newer")
    return pad


def test_a_newer_pad_is_offered_and_never_forced(browser: Browser, own_server: Server) -> None:
    pad = playing_when_a_newer_pad_comes(browser, own_server)
    context = pad.page.context
    pad.page.evaluate(
        "navigator.serviceWorker.getRegistration('/pad').then((r) => r.update()).then((r) => new Promise((done) => {"
        " const look = () => (r.waiting ? done(true) : requestAnimationFrame(look)); look(); }))"
    )
    assert pad.page.locator("text=A newer score pad").count() == 0
    assert pad.totals == ["5", "0"]
    pad.page.click("header a")
    with pad.page.expect_navigation():
        pad.page.click("text=Use it")
    expect(pad.page.locator(".list li")).to_have_count(1)
    expect(pad.page.locator("text=A newer score pad")).to_have_count(0)
    context.close()


def test_a_game_goes_on_with_its_pad_when_another_window_takes_the_newer_one(
    browser: Browser, own_server: Server
) -> None:
    pad = playing_when_a_newer_pad_comes(browser, own_server)
    context = pad.page.context
    other = Pad(context.new_page(), own_server.url, "en")
    other.page.goto(f"{own_server.url}/pad")
    other.page.evaluate("navigator.serviceWorker.getRegistration('/pad').then((r) => r.update())")
    with other.page.expect_navigation():
        other.page.click("text=Use it")
    own_server.kill()
    context.new_cdp_session(pad.page).send("Network.clearBrowserCache")
    pad.button("pad-tab-chart").click()  # a part that had not been fetched yet
    expect(pad.page.locator("polyline")).to_have_count(2)
    pad.button("pad-tab-sheet").click()
    pad.number(7)
    assert pad.totals == ["5", "7"]
    context.close()


AWAKE = """
  window.locks = [];
  const request = async (kind) => {
    const lock = { kind, held: true, release: async () => (lock.held = false) };
    window.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


def test_the_screen_stays_awake_while_a_sheet_is_open(phone: Pad) -> None:
    phone.page.add_init_script(AWAKE)
    phone.begin("rounds", "Ada Bo")
    held = "window.locks.filter((lock) => lock.held).length"
    assert phone.page.evaluate(held) == 1
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # back from the pocket
    assert phone.page.evaluate("window.locks.length") == 2
    phone.page.click("header a")
    phone.page.wait_for_selector(".games")
    assert phone.page.evaluate("window.locks.at(-1).held") is False


def test_storage_that_lasts_is_asked_for(phone: Pad) -> None:
    phone.page.add_init_script(
        "window.asked = 0; StorageManager.prototype.persist = async () => ((window.asked += 1), true);"
    )
    phone.begin("rounds", "Ada Bo")
    assert phone.page.evaluate("window.asked") == 1


def test_a_picture_and_paper(phone: Pad, tmp_path: Path) -> None:
    phone.begin("ottere", "Ada Bo")
    for value in (0, 120):
        phone.number(value)
    phone.button("pad-menu").click()
    phone.button("pad-share").click()
    with phone.page.expect_download() as download:
        phone.button("pad-picture").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture[16:20], "big") == 1080
    phone.page.emulate_media(media="print", color_scheme="dark")
    assert not phone.page.locator("dialog").is_visible()
    assert not phone.page.locator("header").first.is_visible()
    assert phone.page.locator("table").is_visible()
    assert phone.result.is_visible()
    assert phone.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_own_cards_go_into_the_next_sheet(phone: Pad) -> None:
    def otter_of_15() -> Any:
        phone.page.wait_for_selector(".card")
        phone.button("pad-own-deck").click()
        return phone.page.locator("fieldset:has(legend:text-is('15')) select").first

    phone.begin("an-otter-won", "Ada Bo")
    before = otter_of_15().input_value()
    other = next(one for one in ("blue", "pink", "yellow") if one != before)
    otter_of = phone.page.locator("fieldset:has(legend:text-is('15')) select").first
    otter_of.select_option(other)
    expect(otter_of).to_have_value(other)
    phone.begin("an-otter-won", "Cy Dea")
    expect(otter_of_15()).to_have_value(other)


CAUGHT = """const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...what) {
    if (sessionStorage.getItem("shut")) throw new DOMException("no", "UnknownError");
    const asked = open.apply(this, what);
    asked.addEventListener("success", () => (window.database = asked.result));
    return asked;
};"""
"""A browser whose database can be closed under the pad (``database.close()``), and kept shut (``shut``)."""


def test_a_database_that_the_browser_has_closed_is_opened_again(phone: Pad) -> None:
    phone.page.add_init_script(CAUGHT)
    phone.begin("rounds", "Ada Bo")
    phone.number(5)
    phone.page.evaluate("database.close()")
    phone.number(7)
    expect(phone.page.locator(".banner")).to_have_count(0)
    phone.reload()
    assert phone.totals == ["5", "7"]


def test_storage_that_cannot_be_read_is_no_missing_sheet(pad: Pad) -> None:
    pad.page.add_init_script(CAUGHT)
    pad.begin("rounds", "Ada Bo")
    pad.number(5)
    pad.page.evaluate("sessionStorage.setItem('shut', 'yes')")
    pad.reload()
    expect(pad.page.get_by_role("alert")).to_contain_text(pad.say("pad-unreadable"))
    pad.page.evaluate("sessionStorage.removeItem('shut')")
    pad.button("pad-retry").click()
    expect(pad.page.locator(".desk")).to_be_visible()
    expect(pad.page.get_by_test_id("total")).to_have_text(["5", "0"])
