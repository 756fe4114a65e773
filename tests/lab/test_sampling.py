"""Blocks of games: the same columns on any number of workers, kept work is found again, tables in files."""

import csv
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

from ottery import games
from ottery.games.game import Refused
from ottery.games.position import Position
from ottery.lab import balance as laboratory
from ottery.lab import export, sampling
from ottery.lab.balance import FEWEST, Z, begins, effects, mean, rate, spread
from ottery.lab.sampling import BLOCK, Cores, Plan, run

PLAN = Plan("why-i-otter", 2, 2 * BLOCK + 7, ["greedy", "random"], seed="s")


def equal(one: sampling.Columns, other: sampling.Columns) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one | other)


def test_any_number_of_cores_gives_the_same_columns() -> None:
    one = run(PLAN, Cores(1))
    assert equal(one, run(PLAN, Cores(3)))
    assert not equal(one, run(Plan("why-i-otter", 2, PLAN.games, PLAN.bots, seed="t")))
    assert len(one["lengths"]) == PLAN.games


def test_the_columns_of_why_i_otter_hold_together() -> None:
    """22 actions: 14 cards and 8 of the river; each hand card once; shares are a victory or half of one."""
    found = run(PLAN)
    assert set(found["lengths"]) == {22}
    assert set(found["rounds"]) == {7}
    np.testing.assert_allclose(found["shares"].sum(1), 1)
    assert (found["dealt"].sum(2) == 3).all()
    assert (found["played"].sum(2) == 11).all()
    assert (found["played"][:, :, :18].sum((1, 2)) == 14).all()
    lead = found["scores"][:, 0] - found["scores"][:, 1]
    np.testing.assert_array_equal(found["shares"][:, 0], np.where(lead > 0, 1, np.where(lead < 0, 0, 0.5)))
    assert found["shares"][:, 0].mean() > 0.6  # greedy beats random


def test_kept_blocks_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    one = run(PLAN, kept=tmp_path, tell=told.append)
    assert sorted(told) == [BLOCK, 2 * BLOCK, PLAN.games]
    assert len(list(tmp_path.glob("*.npz"))) == 3
    monkeypatch.setattr(sampling, "run_block", lambda *_: pytest.fail("played again"))
    assert equal(one, run(PLAN, kept=tmp_path))


def test_work_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    class Weary(Cores):
        def map(self, plan: Plan, blocks: Any) -> Any:
            yield from super().map(plan, blocks[:1])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, Weary(), kept=tmp_path)
    assert len(list(tmp_path.glob("*.npz"))) == 1
    assert equal(run(PLAN, kept=tmp_path), run(PLAN))


def spoilt(file: Path, how: str) -> None:
    """Make a kept block what no run writes."""
    with np.load(file) as saved:
        columns = dict(saved)
    if how == "cut short":
        file.write_bytes(file.read_bytes()[:200])
    elif how in {"text", ""}:
        file.write_text(how)
    elif how == "damaged":
        content = bytearray(file.read_bytes())
        content[150:400] = bytes(250)
        file.write_bytes(content)
    elif how == "pickle":
        file.write_bytes(pickle.dumps({"lengths": [1]}))
    else:
        other: dict[str, dict[str, Any]] = {
            "names": {"zap": np.zeros(3)},
            "objects": columns | {"lengths": np.full(BLOCK, None, object)},
            "shape": {name: column[:3] for name, column in columns.items()},
            "kind": columns | {"lengths": columns["lengths"].astype(float)},
        }
        with file.open("wb") as out:
            np.savez_compressed(out, **other[how])


@pytest.mark.parametrize(
    "how", ["text", "", "cut short", "damaged", "pickle", "names", "objects", "shape", "kind"]
)
def test_a_spoilt_block_is_played_anew(tmp_path: Path, how: str) -> None:
    one = run(PLAN, kept=tmp_path)
    file = min(tmp_path.glob("*-1-*.npz"))
    spoilt(file, how)
    told: list[Path] = []
    assert equal(one, run(PLAN, kept=tmp_path, spoilt=told.append))
    assert told == [file]
    assert equal(one, run(PLAN, kept=tmp_path, spoilt=lambda path: pytest.fail(f"{path} still spoilt")))


def test_an_interrupt_while_a_block_is_written_leaves_no_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(out: Any, **_: Any) -> None:
        out.write(b"PK")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez_compressed", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, kept=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"seats": 3}, {"bots": ["nobody"]}, {"options": {"zap": True}}, {"bots": []}]
)
def test_bad_plans_are_refused(wrong: dict[str, Any]) -> None:
    plan: dict[str, Any] = {"game": "why-i-otter", "seats": 2, "games": 1, "bots": ["random"]} | wrong
    with pytest.raises(Refused):
        run(Plan(**plan))


def test_csv_and_parquet_hold_the_same_table(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow (ottery[lab])")
    found = run(PLAN)
    found["lengths"][4] = -1
    for name in ("a.csv", "a.parquet"):
        export.check(tmp_path / name)
        export.write(tmp_path / name, found, {"seed": "s"})
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text().splitlines()))
    table = parquet.read_table(tmp_path / "a.parquet").to_pylist()
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in table] == rows
    assert len(rows) == PLAN.games
    assert (rows[4]["actions"], rows[5]["actions"], rows[5]["game"]) == ("", "22", "6")


@pytest.mark.parametrize("name", ["a.txt", "nowhere/a.csv"])
def test_files_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(export.Unwritable):
        export.check(tmp_path / name)


def test_figures_worked_by_hand() -> None:
    assert mean(np.array([0.0, 1.0])).mean == 0.5
    assert (rate(np.zeros(10, bool)).low, round(rate(np.zeros(10, bool)).high, 3)) == (0.0, 0.278)
    shares = np.array([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]])
    assert [f.mean for f in begins(shares, np.array([0, 1, 1]))] == [round(5 / 3, 5), round(1 / 3, 5)]
    found = spread(np.array([1, 1, 2, 9]))
    assert (found.median, sum(found.counts), found.edges[0]) == (1.5, 4, 1.0)
    assert list(effects(["rare"], np.ones((3, 2, 1)), shares)) == []


def test_intervals_cover_what_they_should() -> None:
    """Of a thousand 95 % intervals some 950 hold the truth."""
    chance = np.random.default_rng(4)
    held = [mean(chance.random(200)) for _ in range(1000)]
    assert 930 <= sum(f.low <= 0.5 <= f.high for f in held) <= 968


def test_a_gain_worked_by_hand() -> None:
    """Of forty games for two, who has the card wins 20, loses 10, shares 10: by game 2, -2 or 0 more than the other."""
    had = np.tile([[[1], [0]], [[0], [1]]], (20, 1, 1))
    won = np.repeat([1.0, 0.0, 0.5], [20, 10, 10])
    (found,) = effects(["card"], had, np.where(had[:, :, 0] > 0, won[:, None], 1 - won[:, None]))
    assert (found.gain.mean, found.gain.count) == (0.5, 40)
    variance = (20 * (2 - 0.5) ** 2 + 10 * (-2 - 0.5) ** 2 + 10 * (0 - 0.5) ** 2) / 39
    assert found.gain.high - found.gain.mean == pytest.approx(Z * (variance / 40) ** 0.5, abs=2e-5)


def test_where_no_two_seats_share_a_game_a_gain_is_a_difference_of_means() -> None:
    """Alone: forty games with the card, 30 won; forty without, 20 won. The variances of both add up."""
    had = np.repeat([1, 0], 40)[:, None, None]
    shares = np.repeat([1.0, 0.0, 1.0, 0.0], [30, 10, 20, 20])[:, None]
    (found,) = effects(["card"], had, shares)
    assert (found.gain.mean, found.gain.count) == (0.25, 40)
    variance = (0.75 * 0.25 + 0.5 * 0.5) / 39
    assert found.gain.high - found.gain.mean == pytest.approx(Z * variance**0.5, abs=2e-5)


def test_few_games_say_nothing_however_many_seats_they_have() -> None:
    had = np.zeros((100, 4, 1))
    had[: FEWEST - 1, :3] = 1
    shares = np.full((100, 4), 0.25)
    assert list(effects(["rare"], had, shares)) == []
    assert list(effects(["common"], 1 - had, shares)) == []
    all_or_none = np.repeat([1, 0], 50)[:, None, None] * np.ones((100, 4, 1))
    assert list(effects(["shared"], all_or_none, shares)) == []
    had[FEWEST - 1, 0] = 1
    assert [e.gain.count for e in effects(["enough"], had, shares)] == [FEWEST]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("holders", [1, None], ids=["one has it", "any may have it"])
def test_intervals_of_what_does_nothing_hold_nothing(seats: int, holders: int | None) -> None:
    """The seats of a game divide one victory, so they are not independent: still 95 % of the intervals hold 0."""
    chance, tables, cards, held = np.random.default_rng(9), 20, 100, 0
    had: Any
    for _ in range(tables):
        shares = np.eye(seats)[chance.integers(0, seats, 200)]
        if holders:
            had = np.eye(seats)[chance.integers(0, seats, (200, cards))].transpose(0, 2, 1)
        else:
            had = chance.integers(0, 2, (200, seats, cards))
        held += sum(e.gain.low <= 0 <= e.gain.high for e in effects(["idle"] * cards, had, shares))
    assert 0.93 <= held / (tables * cards) <= 0.97


def test_a_card_that_wins_is_seen_to_win() -> None:
    """In the columns of a made-up game, card 0 wins and card 1 does nothing."""
    chance = np.random.default_rng(1)
    had = chance.integers(0, 2, (500, 2, 2))
    shares = np.where(had[:, :1, 0] == had[:, 1:, 0], 0.5, had[:, :, 0])
    first, second = effects(["good", "idle"], had, shares)
    assert first.gain.low > 0.5
    assert second.gain.low < 0 < second.gain.high


def test_the_balance_of_why_i_otter() -> None:
    told: list[tuple[str, int, int]] = []
    report = laboratory.balance(
        games.find("why-i-otter"), games=600, seed="b", tell=lambda *t: told.append(t)
    )
    (table,) = report.tables
    assert (report.deck, report.bots, table.games, table.stuck) == ("reconstructed", "greedy", 600, 0)
    assert sum(f.mean for f in table.begins) == pytest.approx(2, abs=1e-4)
    assert {e.word for e in table.dealt} == set(games.find("why-i-otter").words.ACTIONS[:18])
    assert told[-1][1:] == (600, 600)
    assert report == laboratory.balance(games.find("why-i-otter"), games=600, seed="b")


def test_an_option_that_needs_another_is_measured_with_it() -> None:
    found = list(laboratory._options_alone(games.find("ottere"), 2))
    assert {"draw-two": True} in found
    assert {"draw-two": True, "stacking": True} in found
    assert not any("first" in each for each in found)
    assert max(map(len, found)) == 2


def test_the_balance_between_bots_that_are_asked_for_every_move() -> None:
    game = games.find("ottere")
    report = laboratory.balance(game, games=2, bot="pup", seats=[2], with_options=False, seed="b")
    assert (report.bots, report.options, [table.games for table in report.tables]) == ("pup", [], [2])
    assert laboratory.balance(game, games=1, bot="pup", seats=[2], seed="b").options
    with pytest.raises(Refused):
        laboratory.balance(game, games=9, bot="nobody")


def test_the_report_is_one_page_that_fetches_nothing() -> None:
    pytest.importorskip("matplotlib", reason="needs matplotlib (ottery[lab])")
    from ottery.lab import report

    figures = laboratory.balance(games.find("why-i-otter"), games=300, seed="<b>")
    page = report.page(figures)
    assert page == report.page(figures)
    assert "<b>" not in page
    assert page.count("<svg") == 4
    assert "reconstructed" in page
    assert "Played by" not in page
    assert "<script" not in page
    assert "src=" not in page.replace("xmlns", "")


def test_a_report_tells_how_another_bot_plays_the_same_tables() -> None:
    pytest.importorskip("matplotlib", reason="needs matplotlib (ottery[lab])")
    from ottery.lab import report

    game = games.find("why-i-otter")
    figures = laboratory.balance(game, games=300, seed="b", with_options=False)
    again = laboratory.balance(game, games=40, bot="pup", seed="b", with_options=False)
    page = report.page(structs.replace(figures, again=again))
    assert "Played by pup" in page
    assert ": 40 games." in page


def test_dealt_is_what_the_first_observation_says() -> None:
    found = run(Plan("why-i-otter", 2, 5, ["random"], seed="q"))
    assert (found["dealt"].max(), found["dealt"].min()) == (1, 0)
    assert Position.deal(games.find("why-i-otter"), seats=2, seed="1").seats == 2
