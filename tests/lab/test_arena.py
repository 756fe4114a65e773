"""The arena: fair seats, the same games from the same seed, resumed where it stopped."""

import errno
from pathlib import Path

import msgspec
import numpy as np
import pytest

from ottery import games
from ottery.games.game import Refused
from ottery.lab import arena, ratings
from ottery.lab.arena import Bout, Older, Setting, Unlike, run, seatings
from tests.toy import find


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", find)


def setting(bots: str = "pup,yearling", players: int = 2, seed: str = "0") -> Setting:
    return Setting("pebbles", players, tuple(bots.split(",")), {}, None, seed)


@pytest.mark.parametrize("seats", range(1, 21))
def test_both_of_a_pair_sit_equally_often_everywhere(seats: int) -> None:
    found = seatings(seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert sum(each[seat] for each in found) * 2 == len(found)
    if seats > 1:
        assert {abs(2 * sum(each) - seats) for each in found} == {seats % 2}


def test_the_better_bot_is_first_and_settled() -> None:
    report = run(setting("random,yearling"), games=4000)
    assert [r.name for r in report.fit.ratings] == ["yearling", "random"]
    assert report.fit.is_settled
    assert report.games < 4000
    assert report.fit.ratings[0].low > report.fit.ratings[1].high
    one, two, mean, low, high, deals = report.pairs[0]
    assert (one, two, deals) == ("random", "yearling", report.deals)
    assert low <= mean < high < 0.5


def test_it_plays_them_all_when_asked() -> None:
    report = run(setting("random,yearling"), games=60, settle=False)
    assert (report.games, report.deals) == (60, 30)


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, seed in zip(files, ("0", "0", "1"), strict=True):
        run(setting(seed=seed), games=40, state=file, settle=False)
    one, two, other = (file.read_bytes().split(b"\n")[1:] for file in files)
    assert one == two
    assert one != other


def test_the_same_level_meets_itself_evenly() -> None:
    """Greedy has no chance of its own: with seats exchanged each deal comes out even."""
    report = run(setting("yearling,greedy"), games=40, settle=False)
    _, _, mean, low, high, _ = report.pairs[0]
    assert low < mean == 0.5 < high


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "state"
    whole = run(setting("random,pup,yearling"), games=120, settle=False)

    def stop(done: int, every: int) -> None:
        if done == 25:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(setting("random,pup,yearling"), games=120, settle=False, state=file, tell=stop)
    assert file.read_bytes().count(b"\n") == 26
    file.write_bytes(file.read_bytes() + b'{"deal":9')  # the machine stopped while it wrote
    told: list[int] = []
    again = run(
        setting("random,pup,yearling"), games=120, settle=False, state=file, tell=lambda d, _: told.append(d)
    )
    assert again == whole
    assert told[0] == 26


def test_what_was_played_outlives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "state"
    run(setting(), games=8, state=file, settle=False)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(arena._Log, "_put", full)
        with pytest.raises(OSError, match="No space"):
            run(setting(), games=16, state=file, settle=False)
    assert file.read_bytes() == before
    run(setting(), games=16, state=file, settle=False)
    assert file.read_bytes().startswith(before)


def test_an_arena_that_other_code_played_is_refused_as_such(tmp_path: Path) -> None:
    file = tmp_path / "state"
    run(setting(), games=8, state=file)
    head, rest = file.read_bytes().split(b"\n", 1)
    file.write_bytes(msgspec.json.encode(msgspec.json.decode(head) | {"code": "before"}) + b"\n" + rest)
    with pytest.raises(Older):
        run(setting(), games=8, state=file)


def test_another_arenas_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state"
    run(setting(), games=8, state=file)
    before = file.read_bytes()
    with pytest.raises(Unlike):
        run(setting(seed="other"), games=8, state=file)
    file.write_bytes(b"something else\n")
    with pytest.raises(Unlike):
        run(setting(), games=8, state=file)
    assert file.read_bytes() == b"something else\n"
    assert before


@pytest.mark.parametrize(
    "wrong",
    [
        {"one": 7},
        {"one": -1},
        {"one": 1, "two": 0},
        {"two": 0},
        {"deal": -1},
        {"games": 3},
        {"score": 1.5},
        {"shares": [2.0, -1.0]},
    ],
)
def test_a_state_with_bouts_of_no_such_arena_is_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    file = tmp_path / "state"
    run(setting(), games=8, state=file)
    head, bout, *rest = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([head, msgspec.json.encode(msgspec.json.decode(bout) | wrong), *rest]))
    before = file.read_bytes()
    with pytest.raises(Unlike):
        run(setting(), games=8, state=file)
    assert file.read_bytes() == before


def test_alone_the_one_who_wins_scores() -> None:
    assert arena._score(1, np.array([1.0, 0.0])) == 1
    assert arena._score(1, np.array([1.0, 1.0])) == 0.5
    assert arena._score(2, np.array([0.25, 0.75])) == 0.25
    assert arena._score(2, np.array([0.0, 0.0])) == 0.5


def test_a_deal_counts_once_however_many_played_it() -> None:
    """Alone the yearling fares on a deal as it does, whoever is beside it: two opponents tell nothing new of it."""
    standing = arena.Standing(setting("yearling,pup,random", players=1))
    won = [1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0]
    for deal, share in enumerate(won):
        for opponent in (1, 2):
            standing.take(Bout(deal, 0, opponent, 2, 0.5, (share, 0.0)))
    means = standing.report().means
    assert means["yearling"] == ratings.mean_interval(won)
    assert means["pup"] == ratings.mean_interval([0.0] * 8)


@pytest.mark.parametrize("bots", ["yearling", "yearling,yearling", "yearling,wizard"])
def test_bots_that_cannot_meet(bots: str) -> None:
    with pytest.raises(Refused):
        run(setting(bots), games=10)


@pytest.mark.slow
def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    given = Setting("an-otter-won", 2, ("pup", "yearling"))
    assert run(given, games=8, workers=2, settle=False) == run(given, games=8, settle=False)
