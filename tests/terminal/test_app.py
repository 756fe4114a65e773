"""The full-screen client, driven by its own keys and mouse."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from ottery.terminal.app import OtteryApp
from ottery.terminal.reports import Row
from ottery.terminal.saves import Shelf
from ottery.terminal.screens.games import GamesScreen
from ottery.terminal.screens.pages import Cover, Menu, Page
from ottery.terminal.screens.setup import SetupScreen
from ottery.terminal.screens.table import TableScreen
from ottery.terminal.widgets.canvas import Canvas
from ottery.terminal.widgets.setting import Setting
from tests.toy import find

from .conftest import order_of, session_of

AppOf = Callable[..., OtteryApp]
PATIENCE = 60.0
"""Seconds, for a busy machine; nothing here waits for it to pass."""


@asynccontextmanager
async def running(app: OtteryApp, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen | GamesScreen | Cover))
        yield pilot


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Let the app go on until something is so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        if is_so():
            return
    raise AssertionError(f"it never came to that; the screen is {pilot.app.screen}")


def table_of(app: OtteryApp) -> TableScreen:
    return next(s for s in app.screen_stack if isinstance(s, TableScreen))


def text_of(app: OtteryApp) -> str:
    """What the picture of the topmost screen that has one says."""
    canvas = next(s.query_one(Canvas) for s in reversed(app.screen_stack) if s.query(Canvas))
    return str(canvas.painted().text())


def report_of(app: OtteryApp) -> str:
    """What the page or the menu on top says."""
    assert isinstance(app.screen, Page | Menu)
    return " ".join(row.text for row in app.screen.rows)


def is_mine(app: OtteryApp) -> bool:
    """Whether somebody is asked at the table, with nothing over it."""
    screen = app.screen
    return isinstance(screen, TableScreen) and screen.session.to_move == screen.eyes


async def test_a_game_is_played_to_its_end_with_the_keyboard(app_of: AppOf, shelf: Shelf) -> None:
    app = app_of(order_of("pebbles", "greedy", 3))
    async with running(app) as pilot:
        while not isinstance(app.screen, Menu):
            await until(pilot, lambda: is_mine(app) or isinstance(app.screen, Menu))
            if is_mine(app):
                await pilot.press("enter")
        assert table_of(app).session.position.is_over
        assert "won together" in report_of(app)
        assert shelf.kept() == []


async def test_after_the_end_the_same_players_play_again(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", "random", 2, heap=1))
    async with running(app) as pilot:
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Menu))
        first = table_of(app).session
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and is_mine(app))
        second = table_of(app).session
        assert second is not first
        assert (second.chairs, second.options, second.match.version) == (first.chairs, first.options, 0)


async def test_a_number_plays_the_action_of_that_number(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", "human", 2, heap=9))
    async with running(app) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: is_mine(app))
        await pilot.press("3")
        await until(pilot, lambda: table_of(app).session.match.version == 1)
        assert table_of(app).session.match.course.actions[-1] == 2


async def test_a_click_plays(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        spot = app.screen.query_one(Canvas).painted().find("word take 2")
        assert spot
        await pilot.click("#table", offset=(spot.box.x + 1, spot.box.y))
        await until(pilot, lambda: table_of(app).session.match.version > 0)
        assert table_of(app).session.match.course.actions[0] == 1


async def test_a_typed_word_is_played_or_refused_with_its_rule(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", heap=2))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press(":", *"take", "space", "3", "enter")
        await until(pilot, lambda: "R2" in text_of(app))
        assert "the heap holds only 2" in text_of(app)
        assert table_of(app).session.match.version == 0
        await pilot.press(":", *"nonsense", "enter")
        await until(pilot, lambda: "nonsense" in text_of(app))
        await pilot.press("escape")
        await until(pilot, lambda: "nonsense" not in text_of(app))
        await pilot.press(":", *"TAKE", "space", "1", "enter")
        await until(pilot, lambda: table_of(app).session.match.version > 0)


async def test_undo_takes_back_or_says_why_not(app_of: AppOf) -> None:
    app = app_of(order_of("nuts"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("u")
        await until(pilot, lambda: "nothing to take back" in text_of(app))
        await pilot.press("1", "u")
        await until(pilot, lambda: table_of(app).session.match.course.version == 0)
        assert table_of(app).session.match.version == 2


async def test_between_two_people_the_table_is_covered(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", "human", 2))
    async with running(app) as pilot:
        assert isinstance(app.screen, Cover)
        assert table_of(app).eyes is None
        await pilot.press("enter")
        await until(pilot, lambda: is_mine(app))
        secret = f"{table_of(app).session.position.view(1).secret}"  # type: ignore[attr-defined]
        assert secret in text_of(app)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Cover))
        assert table_of(app).eyes is None
        assert "secret" in text_of(app)
        assert secret not in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: table_of(app).eyes == 2)


async def test_a_cover_is_opaque(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", "human", 2))
    async with running(app) as pilot:
        await pilot.pause()
        assert app.screen.styles.background.a == 1


async def test_ctrl_c_keeps_the_game_for_next_time(app_of: AppOf, shelf: Shelf) -> None:
    app = app_of(order_of("nuts"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("1", "ctrl+c")
        await until(pilot, lambda: not app.is_running)
    assert app.farewell
    (kept,) = shelf.kept()
    again = app_of(kept=kept)
    async with running(again) as pilot:
        await until(pilot, lambda: is_mine(again))
        assert table_of(again).session.match.version == 1


async def test_a_kept_game_is_offered_first_and_can_be_thrown_away(app_of: AppOf, shelf: Shelf) -> None:
    for name in ("pebbles", "nuts"):
        shelf.keep(session_of(name))
    app = app_of()
    async with running(app) as pilot:
        await pilot.pause()
        assert "Pebbles, round 1: Ada and Sif" in text_of(app)
        await pilot.press("x")
        assert "[X] again throws this game away" in text_of(app)
        assert len(shelf.kept()) == 2
        await pilot.press("x")
        assert len(shelf.kept()) == 1
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_a_kept_game_that_no_longer_fits_is_said_so(app_of: AppOf, shelf: Shelf) -> None:
    session = session_of("pebbles")
    shelf.keep(session)
    assert session.file
    session.file.write_text(session.file.read_text("utf-8") + "1. take 1, flop\n")
    app = app_of(kept=shelf.kept()[0])
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, GamesScreen))
        assert session.file.exists()
        assert any("flop" in n.message for n in app._notifications)


async def test_the_language_is_switched_and_remembered(app_of: AppOf, shelf: Shelf) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        assert "Your turn" in text_of(app)
        await pilot.press("f2")
        await until(pilot, lambda: "Din tur" in text_of(app))
        assert shelf.memory()["language"] == "da"


async def test_day_and_night(app_of: AppOf, shelf: Shelf) -> None:
    app = app_of(order_of("pebbles"), night=True)
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        before = app.screen.query_one(Canvas).painted().line(0)[0].style
        await pilot.press("f3")
        await until(pilot, lambda: app.screen.query_one(Canvas).painted().line(0)[0].style != before)
        assert shelf.memory()["night"] is False


@pytest.mark.parametrize(
    ("key", "expected"), [("?", "one, two or three"), ("s", "no points to show yet"), ("l", "took")]
)
async def test_pages_open_and_close(app_of: AppOf, key: str, expected: str) -> None:
    app = app_of(order_of("pebbles", heap=19))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("1")
        await until(pilot, lambda: is_mine(app) and table_of(app).session.match.version == 2)
        await pilot.press("question_mark" if key == "?" else key)
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert expected in report_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_the_menu_leads_to_the_games_and_keeps_this_one(app_of: AppOf, shelf: Shelf) -> None:
    app = app_of(order_of("pebbles", heap=19))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("1")
        await until(pilot, lambda: is_mine(app) and table_of(app).session.match.version == 2)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Menu))
        choices = app.screen.query_one(OptionList)
        choices.highlighted = choices.get_option_index("games")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, GamesScreen))
        assert len(shelf.kept()) == 1


async def test_a_game_is_set_up_with_every_option(app_of: AppOf) -> None:
    app = app_of()
    async with running(app) as pilot:
        app.set_up(find("pebbles"))
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and bool(app.screen.query(Setting)))
        names = [s.choice.name for s in app.screen.query(Setting)]
        assert names == ["seats", "kind 0", "name 0", "kind 1", "kind 2", "option heap", "option first"]
        await pilot.press("left")  # two seats
        await until(pilot, lambda: len(app.screen.query(Setting)) == 6)
        await pilot.press("down", "down", *"Eva")
        await pilot.press("down", "down", "1", "2")
        await pilot.press("down", "right")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        session = table_of(app).session
        assert session.options == {"heap": 12, "first": 2}
        assert [c.name for c in session.chairs] == ["Eva", "Sif"]


async def test_options_that_do_not_fit_are_explained_and_the_setup_stays(app_of: AppOf) -> None:
    app = app_of()
    async with running(app) as pilot:
        app.set_up(find("ottere"))
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and bool(app.screen.query(Setting)))
        setup = app.screen
        assert isinstance(setup, SetupScreen)
        setup._options["stacking"] = True
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert "draw-two" in str(app.screen.query_one("#help", Static).render())


async def test_an_option_brings_the_one_it_needs(app_of: AppOf) -> None:
    app = app_of()
    async with running(app) as pilot:
        app.set_up(find("ottere"))
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and bool(app.screen.query(Setting)))
        setting = next(s for s in app.screen.query(Setting) if s.choice.name == "option stacking")
        setting.focus()
        await pilot.press("right")
        assert isinstance(app.screen, SetupScreen)
        await until(pilot, lambda: app.screen.options() == {"stacking": True, "draw-two": True})  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (20, 6), (200, 60), (112, 30)])
async def test_any_size_of_terminal(app_of: AppOf, size: tuple[int, int]) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app, size) as pilot:
        await until(pilot, lambda: is_mine(app))
        canvas = app.screen.query_one(Canvas)
        assert all(len(canvas.render_line(y).text) == canvas.size.width for y in range(canvas.size.height))
        await pilot.press("1")
        await until(pilot, lambda: table_of(app).session.match.version > 0)


async def test_the_log_stands_at_the_side_where_there_is_room(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: is_mine(app))
        assert app.screen.query_one("#side").region.y > 12
        await pilot.resize_terminal(140, 40)
        await until(pilot, lambda: app.screen.query_one("#side").region.x > 90)


async def test_names_are_shown_as_they_are(app_of: AppOf) -> None:
    order = order_of("pebbles", "human", 2)
    chairs = (type(order.chairs[0])("[red]x[/]", "human"), order.chairs[1])
    app = app_of(type(order)(order.game, chairs, {}, "7"))
    async with running(app) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: is_mine(app))
        assert "[red]x[/]" in text_of(app)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("ottere", 3, {"target": 1}),
        ("otter", 1, {}),
        ("otters", 2, {}),
        ("why-i-otter", 2, {}),
        ("an-otter-won", 2, {}),
    ],
)
async def test_every_game_ends_by_pressing_enter(
    app_of: AppOf, game: str, seats: int, options: dict[str, object]
) -> None:
    """The cursor always comes to lie on something that can be chosen."""
    app = app_of(order_of(game, "greedy", seats, "7", **options))
    async with running(app) as pilot:
        for _ in range(400):
            await until(pilot, lambda: is_mine(app) or isinstance(app.screen, Menu))
            if isinstance(app.screen, Menu):
                break
            version = table_of(app).session.match.version
            await pilot.press("enter")
            if (
                table_of(app).session.match.version == version
            ):  # a card with several meanings: the first of them
                await pilot.press("1")
                assert table_of(app).session.match.version > version
        assert table_of(app).session.position.is_over


async def test_results_wait_until_the_page_that_is_being_read_is_closed(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles", "greedy", 2, heap=1))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        table = table_of(app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Page))
        table.play("take 1")
        for _ in range(5):
            await pilot.pause()
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Menu))


async def test_w_says_of_a_good_card_that_it_is_one(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("w")
        await until(pilot, lambda: "That is allowed right now." in text_of(app))
        assert table_of(app).session.match.version == 0


async def test_a_log_without_lines_says_so(app_of: AppOf) -> None:
    app = app_of(order_of("pebbles"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert report_of(app) == "Nothing yet."


async def test_long_scores_scroll_above_the_choices(app_of: AppOf) -> None:
    rows = [Row("text", f"line {i}") for i in range(60)]
    app = app_of(order_of("pebbles"))
    async with running(app) as pilot:
        await until(pilot, lambda: is_mine(app))
        app.push_screen(Menu("Over", [("again", "Again")], app.inks, rows, "[PgDn] scroll"))
        await until(
            pilot, lambda: isinstance(app.screen, Menu) and app.screen.query_one(OptionList).has_focus
        )
        body = app.screen.query_one(VerticalScroll)
        await pilot.press("pagedown")
        await until(pilot, lambda: body.scroll_y > 5)
        await pilot.press("pageup")
        await until(pilot, lambda: body.scroll_y == 0)
        assert app.screen.query_one(OptionList).has_focus
