"""The page of a game's balance: what stands in it for one, for several, and for options that change nothing."""

import msgspec
import pytest

from ottery.lab import balance, report
from ottery.lab.balance import Report
from tests.toy import find

pytest.importorskip("matplotlib", reason="needs matplotlib (ottery[lab])")


@pytest.fixture(scope="module")
def found() -> Report:
    return balance.balance(find("otter"), games=120, seats=[1, 2], seed="page")


def test_a_table_for_one_tells_how_many_games_were_won(found: Report) -> None:
    alone = report.page(msgspec.structs.replace(found, tables=found.tables[:1], options=[]))
    assert "<th>games won</th>" in alone
    assert f"<td>{100 * found.tables[0].begins[0].mean:.1f} % (" in alone
    assert "percentage points" in alone
    for word in ("who begins", "shared victories", "<th>margin", "× seats"):
        assert word not in alone


def test_tables_for_one_and_for_several_stand_apart(found: Report) -> None:
    page = report.page(found)
    heads = ("<th>games won</th>", "<th>who begins gets</th>")
    assert page.index(heads[0]) < page.index("1, alone") < page.index(heads[1])
    assert "the next" in page


def test_an_option_that_changes_nothing_is_named_below_the_table(found: Report) -> None:
    page = report.page(found)
    table, note = page[page.index("Options, at 2 seats") :].split("Left out, because it changes nothing")
    assert "heads = random" in table
    assert "penalty" not in table
    assert "<strong>penalty = on</strong>" in note


def test_a_game_that_is_always_as_long_says_so_in_words() -> None:
    page = report.page(balance.balance(find("an-otter-won"), games=60, with_options=False))
    assert "How far the best score ends from the worst. All have 18 actions and 5 rounds." in page


def test_signs_and_lines_are_explained(found: Report) -> None:
    page = report.page(found)
    for words in ("may be chance", "a fair share", "no difference", "mean"):
        assert f">{words}</text>" in page
