"""Thousands of games: the counts are right, the same seed gives the same games, a stuck game is seen."""

import threading
from typing import Any

import numpy as np
import pytest

from ottery.games.position import Position, configured, key_of
from ottery.kernel import rng
from ottery.kernel.moves import Moves, pick
from ottery.kernel.rng import Rng
from ottery.lab import crew, sampling
from ottery.lab import simulate as simulator
from ottery.lab.contestants import play_out
from ottery.lab.crew import STRETCH
from ottery.lab.playouts import MOST_SEATS, Tally, count, play_on
from ottery.lab.simulate import Outcome, simulate
from ottery.lab.variants import values, variants
from tests.match import nuts
from tests.toy import BUILT, find


def run(game: str = "pebbles", **more: Any) -> Outcome:
    return simulate(find(game), **{"seats": 2, "games": 30, "options": {"heap": 10}, "seed": "s", **more})


def counts(outcome: Outcome) -> tuple[Any, ...]:
    return outcome.moves, outcome.length, outcome.wins, outcome.stuck, outcome.dead


def test_counts_of_games_worked_by_hand() -> None:
    """A heap of one: seat 1 has to take it and loses every game, in one action."""
    outcome = run(options={"heap": 1}, seats=3)
    assert (outcome.games, outcome.moves, outcome.wins) == (30, 30, [0, 30, 30])
    assert (outcome.length.mean, outcome.length.median, outcome.length.max) == (1.0, 1.0, 1)
    assert (outcome.stuck, outcome.dead) == (0, 0)


def test_two_greedy_players_and_a_heap_of_ten() -> None:
    """10 → 9 → 8 → 5 → 4 → 1 → 0: seat 1 always leaves one more than a multiple of four, seat 2 takes the last."""
    outcome = run(bots=["greedy"])
    assert outcome.bots == ["greedy", "greedy"]
    assert outcome.wins == [30, 0]


def test_the_same_games_as_played_by_hand() -> None:
    """The loop against the same games played one call at a time."""
    games = STRETCH + 20
    outcome = run(games=games)
    game = find("pebbles")
    source, moves = Rng.new(), Moves.new()
    total, wins = 0, [0, 0]
    for i in range(games):
        if i % STRETCH == 0:
            rng.seed(source, key_of(f"s/{i // STRETCH}"))
        state: Any = configured(game, seats=2, options={"heap": 10}, seed="s")
        rng.rekey(state.rng, source)
        game.rules.deal(state)
        while not game.rules.over(state):
            game.rules.legal(state, moves)
            game.rules.play(state, pick(moves, source))
            total += 1
        shares = np.zeros(2)
        game.rules.result(state, shares)
        wins = [won + int(share > 0) for won, share in zip(wins, shares, strict=True)]
    assert (outcome.moves, outcome.wins) == (total, wins)


def test_the_same_seed_gives_the_same_games() -> None:
    assert counts(run()) == counts(run())
    assert counts(run()) != counts(run(seed="t"))
    assert counts(run(bots=["random", "greedy"])) != counts(run())


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_any_number_of_cores_plays_the_same_games(bots: list[str]) -> None:
    told: list[int] = []
    games = 2 * STRETCH + 7
    outcomes = [run(games=games, bots=bots, cores=cores, tell=told.append) for cores in (1, 2, 3, 8)]
    assert all(counts(each) == counts(outcomes[0]) for each in outcomes)
    assert sum(outcomes[0].wins) == games
    assert told.count(games) == 4


def test_all_cores_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cores, three stretches: nobody begins a second one before all have begun one."""
    everybody = threading.Barrier(3, timeout=30)
    real = crew.chance

    def together(seed: str, number: int) -> Any:
        everybody.wait()
        return real(seed, number)

    monkeypatch.setattr(crew, "chance", together)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    assert run(games=3 * STRETCH).games == 3 * STRETCH


def test_what_goes_wrong_on_one_core_ends_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_seed: str, number: int) -> Any:
        raise RuntimeError(f"stretch {number}")

    monkeypatch.setattr(crew, "chance", fail)
    with pytest.raises(RuntimeError, match="stretch"):
        run(games=100 * STRETCH, cores=2)


def test_an_interrupt_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    real = crew.chance

    def noted(seed: str, number: int) -> Any:
        begun.append(number)
        return real(seed, number)

    def interrupted(_done: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(crew, "chance", noted)
    monkeypatch.setattr(crew, "_TELL_SECONDS", 0)
    with pytest.raises(KeyboardInterrupt):
        run(games=10_000_000, tell=interrupted)
    assert 0 < len(begun) < 10_000


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"], ["pup"]])
def test_the_count_and_the_columns_are_of_the_same_games(
    monkeypatch: pytest.MonkeyPatch, bots: list[str]
) -> None:
    monkeypatch.setattr(sampling, "BLOCK", STRETCH)
    game, many = find("why-i-otter"), 6 if bots == ["pup"] else STRETCH + 7
    outcome = simulate(game, seats=2, games=many, bots=bots, seed="c")
    columns = sampling.run(sampling.Plan(game.name, 2, many, bots, seed="c"))
    assert outcome.wins == [int(won) for won in (columns["shares"] > 0).sum(0)]
    assert outcome.moves == int(columns["lengths"].sum())


def test_a_random_first_seat_is_drawn_for_every_game() -> None:
    outcome = run(options={"heap": 1, "first": "random"}, games=60)
    assert outcome.wins[0] + outcome.wins[1] == 60
    assert min(outcome.wins) > 10


def test_greedy_beats_random() -> None:
    outcome = run(bots=["greedy", "random"], games=60)
    assert outcome.wins[0] > 45
    assert counts(run(bots=["yearling", "random"], games=60)) == counts(outcome)


def test_bots_that_are_asked_play_on_all_cores_the_games_that_one_core_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulator, "_AHEAD", 2)
    told: list[int] = []
    threads: set[int] = set()
    outcomes = []

    def noted(*args: Any) -> Any:
        threads.add(threading.get_ident())
        return play_out(*args)

    monkeypatch.setattr(simulator, "play_out", noted)
    for cores in (1, 3):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        outcomes.append(counts(run(bots=["pup", "random"], games=15, tell=told.append)))
    assert outcomes[0] == outcomes[1]
    assert told == [*range(1, 16)] * 2
    assert threading.get_ident() not in threads


def test_a_game_beyond_the_limit_is_stuck() -> None:
    outcome = run(limit=2)
    assert (outcome.stuck, outcome.dead, outcome.wins, outcome.moves) == (30, 0, [0, 0], 60)


def test_a_game_without_a_legal_action_is_stuck_and_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop's own functions, which stay callable one by one whether they are compiled or not."""
    game = find("nuts")
    states, tally, shares, moves = game.state.batch(2), Tally.new(), np.zeros(MOST_SEATS), Moves.new()
    states[0] = Position.deal(game, seats=2, seed="dead").state
    tally.limit = 10
    monkeypatch.setattr(nuts, "legal", lambda _, moves: setattr(moves, "length", 0))
    length = play_on(states, tally, moves, Rng.new())
    assert length == 0
    assert count(states[0], length, tally, shares) == -1
    assert (tally.games, tally.stuck, tally.dead) == (1, 1, 1)


def test_options_one_by_one_and_together() -> None:
    assert variants(find("pebbles"), 2) == [
        {},
        {"heap": 5},
        {"first": "random"},
        {"heap": 5, "first": "random"},
    ]
    for name in BUILT:
        game = find(name)
        found = variants(game, game.seats[0])
        tried = {option for options in found for option in options}
        assert found[0] == {}
        assert "first" in tried
        assert len(found) == len({str(options) for options in found})


def test_values_of_an_option_leave_out_its_default() -> None:
    for name in ("pebbles", *BUILT):
        for option in find(name).options:
            assert option.default not in values(option)


@pytest.mark.parametrize("name", BUILT)
def test_no_game_is_stuck(name: str) -> None:
    game = find(name)
    for seats in (game.seats[0], game.seats[1]):
        outcome = simulate(game, seats=seats, games=2)
        assert (outcome.stuck, outcome.games) == (0, 2)
        assert outcome.length.max > 0
