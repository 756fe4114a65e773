"""What lies before everybody and says what may be played (Otter's heads): counted as by hand, and what it changes."""

from typing import Any, cast

import numpy as np
import pytest

from ottery import games
from ottery.games.otter.heads import HEADS, NUMBERS
from ottery.games.otter.heads import follows as wanted
from ottery.games.otter.state import DRAW, PILE, STONE
from ottery.games.position import Position, configured, key_of
from ottery.kernel import rng
from ottery.kernel.moves import Moves, pick
from ottery.kernel.rng import Rng
from ottery.lab import balance as laboratory
from ottery.lab import sampling
from ottery.lab.balance import FEWEST, Z, presences
from ottery.lab.batch.stepping import begin
from ottery.lab.contestants import contestant, play_out
from ottery.lab.sampling import Plan

GAME = games.find("otter")
TABLES = [(1, {}), (2, {}), (2, {"heads": "random"}), (3, {"penalty": True}), (5, {})]


def followed_by(s: Any, action: int) -> int | None:
    """The head that an action follows, from the rulebook's sentences and the numbers on the table."""
    if action < DRAW:
        card, otter = action // 3, action % 3
    elif PILE <= action < STONE:
        pile, otter = (action - PILE) // 3, (action - PILE) % 3
        card = int(s.cards[s.start[pile + 1] - 1]) >> 1
    else:
        return None
    own, a, b = (int(s.tops[(otter + i) % 3]) % NUMBERS + 1 for i in range(3))
    head = int(s.heads[otter])
    return head if wanted(head, card % NUMBERS + 1, own, a, b) else None


def by_hand(s: Any, choose: Any, common: Any, followed: Any) -> None:
    """Play a game out from its deal and count."""
    for head in s.heads:
        common[head] += 1
    moves: Any = Moves.new()
    while not GAME.rules.over(s):
        GAME.rules.legal(s, moves)
        seat, action = GAME.rules.to_move(s), choose(moves)
        if (head := followed_by(s, action)) is not None:
            followed[seat, head] = min(255, followed[seat, head] + 1)
        GAME.rules.play(s, action)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_compiled_loop_counts_heads_as_by_hand(seats: int, options: Any) -> None:
    count, source = 3, cast(Any, Rng.new())
    found = sampling.run(Plan("otter", seats, count, ["random"], options, seed="h"))
    rng.seed(source, key_of("h/0"))
    common, followed = np.zeros((count, 10)), np.zeros((count, seats, 10))
    for i in range(count):
        s = configured(GAME, seats=seats, options=options, seed="h")
        begin(s, source, 0)
        by_hand(s, lambda moves: pick(moves, source), common[i], followed[i])
    np.testing.assert_array_equal(found["common"], common)
    np.testing.assert_array_equal(found["followed"], followed)
    assert (common.sum(1) == 3).all()
    assert followed.sum() > 0


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_that_are_asked_for_every_move_are_counted_alike(seats: int) -> None:
    plan = Plan("otter", seats, 2, ["pup"], seed="h")
    found = sampling.run(plan)
    told: list[tuple[Position, int]] = []
    start = Position.deal(GAME, seats=seats, seed="h/1")
    play_out(start, [contestant("pup")] * seats, "h/1", 10_000, lambda *both: told.append(both))
    followed = np.zeros((seats, 10))
    for position, action in told:
        if (head := followed_by(position.state, action)) is not None:
            followed[cast(int, position.to_move) - 1, head] += 1
    np.testing.assert_array_equal(found["followed"][1], followed)
    assert [HEADS[i] for i in np.flatnonzero(found["common"][1])] == sorted(
        GAME.setup.read(start.state)["heads"], key=HEADS.index
    )


def test_what_a_head_changes_worked_by_hand() -> None:
    """Eighty games for two: with the head the second seat begins and wins 30 of 40 in ten actions, without it who
    begins wins 20 of 40 in eight."""
    columns = {
        "common": np.repeat([[1], [0]], 40, axis=0),
        "firsts": np.repeat([1, 0], 40).astype(np.int8),
        "shares": np.repeat([[0.0, 1.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]], [30, 10, 20, 20], axis=0),
        "lengths": np.repeat([10, 8], 40),
    }
    (found,) = presences(["deep"], columns)
    assert (found.word, found.begins.mean, found.begins.count) == ("deep", 0.5, 40)
    variance = 4 * (0.75 * 0.25 + 0.5 * 0.5) / 39
    assert found.begins.high - found.begins.mean == pytest.approx(Z * variance**0.5, abs=2e-5)
    assert (found.actions.mean, found.actions.low, found.actions.high) == (2.0, 2.0, 2.0)
    few = {name: column[40 - FEWEST + 1 :] for name, column in columns.items()}
    assert list(presences(["deep"], few)) == []


@pytest.mark.compiled
def test_only_what_chance_lays_there_is_compared() -> None:
    """The usual table of two begins with the same three heads; with random ones all ten are compared."""
    report = laboratory.balance(GAME, games=150, seats=[2], seed="b")
    assert report.tables[0].present == []
    random = next(table for table in report.options if table.options == {"heads": "random"})
    assert [each.word for each in random.present] == list(HEADS)
    assert {each.word for each in report.tables[0].followed} <= set(HEADS[:6])
    assert report.tables[0].followed


@pytest.mark.compiled
def test_heads_alone_and_in_the_report() -> None:
    pytest.importorskip("matplotlib", reason="needs matplotlib (ottery[lab])")
    from ottery.lab import report

    figures = laboratory.balance(GAME, games=150, seats=[1], with_options=False, seed="b")
    (table,) = figures.tables
    lower = next(each for each in table.present if each.word == "lower")
    assert lower.begins.high < 0  # hard to follow twice
    page = report.page(figures)
    assert "each of the heads on the table as the game begins" in page
    assert "The heads that were followed</h3>" in page


def test_a_game_without_such_things_says_nothing_of_them() -> None:
    found = sampling.run(Plan("why-i-otter", 2, 3, ["random"]))
    assert (found["common"].shape, found["followed"].shape) == ((3, 0), (3, 2, 0))
    (table,) = laboratory.balance(games.find("why-i-otter"), games=40, with_options=False).tables
    assert (table.present, table.followed) == ([], [])
