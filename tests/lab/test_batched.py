"""Batched environments: complete, without side channels, reproducible, and as the games are played one by one."""

from typing import Any

import msgspec
import numpy as np
import pytest

from ottery import games
from ottery.games.game import Refused
from ottery.games.position import Position, plain
from ottery.kernel import record, rng
from ottery.kernel.rng import Rng
from ottery.lab.env.batched import ENDED, RUNNING, TRUNCATED, Batch, fields, observe
from tests.toy import BUILT, find

TABLES: list[tuple[str, int]] = []
EVERY_TABLE: list[tuple[str, int]] = []
"""Each game at each number of seats; ``TABLES``: at the fewest, at three and at the most."""
for _name in BUILT:
    _least, _most = games.find(_name).seats
    TABLES += [(_name, seats) for seats in sorted({_least, min(3, _most), _most})]
    EVERY_TABLE += [(_name, seats) for seats in range(_least, _most + 1)]


def chosen(step: Any, chance: np.random.Generator) -> Any:
    """A random legal action for every game."""
    return (chance.random(step.mask.shape) * step.mask).argmax(1)


def started(name: str, seats: int, count: int = 8, **more: Any) -> Batch:
    return Batch(games.find(name), seats=seats, count=count, **{"seed": "s", **more})


def seen(game: Any, state: Any, seat: int) -> bytes:
    states, out = game.state.batch(1), np.zeros(1 << 14, np.int16)
    states[0] = state
    return out[: observe(game, states, 0, seat, out)].tobytes()


@pytest.mark.parametrize(("wrong", "number"), [("count", 0), ("count", -1), ("limit", 0), ("limit", -5)])
def test_a_batch_of_no_games_is_refused(wrong: str, number: int) -> None:
    asked: dict[str, Any] = {"count": 1, "limit": 9, wrong: number}
    with pytest.raises(ValueError, match=rf"^{wrong} is 1 or more, not {number}$"):
        Batch(games.find("why-i-otter"), seats=2, **asked)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_parts_of_an_observation_add_up(name: str, seats: int) -> None:
    game = games.find(name)
    position = Position.deal(game, seats=seats, seed="1")
    parts = fields(game, seats)
    assert len(seen(game, position.state, 0)) == 2 * max(part.stop for part in parts.values())


def _view(position: Position, seat: int) -> bytes:
    """What a seat sees, in words; lists whose order changes nothing are sorted."""
    view = msgspec.to_builtins(position.view(seat), enc_hook=plain)
    for otter in view.get("otters", []):
        otter["tummy"] = [*otter["tummy"][:1], *sorted(otter["tummy"][1:])]
    if isinstance(view.get("discard"), list):
        view["discard"].sort()
    return msgspec.json.encode(view, order="sorted")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_views_and_only_they_are_observed_alike(name: str, seats: int) -> None:
    """Complete: two positions that a seat sees differently differ in the observation, and the other way round."""
    game, chance = games.find(name), np.random.default_rng(7)
    alike: dict[bytes, bytes] = {}
    for deal in range(12):
        position = Position.deal(game, seats=seats, seed=str(deal))
        for _ in range(60):
            if position.is_over:
                break
            for seat in range(1, seats + 1):
                observed, view = seen(game, position.state, seat - 1), _view(position, seat)
                assert alike.setdefault(observed, view) == view
            position = position.after(int(chance.choice(position.actions())))
    assert len(set(alike.values())) == len(alike)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_redeal_is_not_seen(name: str, seats: int) -> None:
    """Nothing hidden shows: what a seat cannot know is dealt anew, and it observes the same."""
    game, chance = games.find(name), np.random.default_rng(3)
    source: Any = Rng.new()
    rng.seed(source, b"q" * 32)
    position = Position.deal(game, seats=seats, seed="d")
    changed = 0
    for _ in range(80):
        if position.is_over:
            break
        for seat in range(1, seats + 1):
            other = position.redealt(seat, source)
            assert seen(game, other.state, seat - 1) == seen(game, position.state, seat - 1)
            changed += record.to_bytes(other.state) != record.to_bytes(position.state)
        position = position.after(int(chance.choice(position.actions())))
    assert changed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_as_one_by_one(name: str, seats: int) -> None:
    """Masks, seats to move, rewards and ends against positions that are played beside the batch."""
    batch, chance = started(name, seats, limit=400), np.random.default_rng(1)
    step = batch.reset()
    for _ in range(120):
        positions = [batch.position(i) for i in range(batch.count)]
        for i, position in enumerate(positions):
            assert np.flatnonzero(step.mask[i]).tolist() == sorted(position.actions())
            assert step.seat[i] + 1 == position.to_move
            assert step.observation[i].tobytes() == seen(batch.game, position.state, int(step.seat[i]))
        actions = chosen(step, chance)
        step = batch.step(actions)
        for i, position in enumerate(positions):
            after = position.after(int(actions[i]))
            assert (step.ended[i] == ENDED) == after.is_over
            shares = np.array(after.result().shares)
            wanted = max(2, seats) * shares - 1 if after.is_over else np.zeros(seats)
            np.testing.assert_allclose(step.reward[i], wanted, rtol=1e-6)


@pytest.mark.parametrize("name", BUILT)
def test_a_game_does_not_depend_on_its_neighbours(name: str) -> None:
    """Seeds: game i is the same in a batch of any size, another seed is another game, a reset begins anew."""
    seats = max(2, games.find(name).seats[0])
    small, large = started(name, seats, 2), started(name, seats, 9)
    first, second = small.reset("x"), large.reset("x")
    chance = np.random.default_rng(5)
    begun = first.observation.copy()
    for _ in range(50):
        np.testing.assert_array_equal(first.observation, second.observation[:2])
        actions = chosen(second, chance)
        first, second = small.step(actions[:2]), large.step(actions)
    np.testing.assert_array_equal(small.reset("x").observation, begun)
    assert not np.array_equal(large.reset("y").observation[:2], begun)


@pytest.mark.parametrize("name", BUILT)
def test_the_information_key_remembers(name: str) -> None:
    """Equal for equal records of a seat, different for different ones."""
    game = games.find(name)
    seats = max(2, game.seats[0])
    batch, chance = started(name, seats, 64, information=True), np.random.default_rng(2)
    step = batch.reset()
    records: list[list[tuple[Any, ...]]] = [[()] * seats for _ in range(64)]
    found: dict[int, Any] = {}
    last: list[tuple[int, int]] = [(-1, -1)] * 64
    for _ in range(25):
        for i in range(64):
            state = batch.position(i).state
            for seat in range(seats):
                own = last[i][1] if last[i][0] == seat else -1
                records[i][seat] = (*records[i][seat], own, seen(game, state, seat))
            assert (
                found.setdefault(int(step.information[i]), records[i][step.seat[i]])
                == records[i][step.seat[i]]
            )
        actions = chosen(step, chance)
        last = [(int(step.seat[i]), int(actions[i])) for i in range(64)]
        step = batch.step(actions)
        for i in np.flatnonzero(step.ended).tolist():
            records[i], last[i] = [()] * seats, (-1, -1)
    assert len(set(found.values())) == len(found)


def test_illegal_actions_change_nothing() -> None:
    batch = started("why-i-otter", 2)
    step = batch.reset()
    kept, legal = step.observation.copy(), step.mask.argmax(1)
    wrong = legal.copy()
    wrong[5] = int(np.flatnonzero(step.mask[5] == 0)[0])
    for actions in (wrong, np.full(8, 999), np.full(8, -1)):
        with pytest.raises(ValueError, match="game"):
            batch.step(actions)
    with pytest.raises(ValueError, match="an action for each"):
        batch.step(legal[:3])
    np.testing.assert_array_equal(batch.step(legal).ended, RUNNING)
    assert not np.array_equal(kept, step.observation)


def test_the_arrays_cannot_be_written() -> None:
    step = started("why-i-otter", 2).reset()
    with pytest.raises(ValueError, match="read-only"):
        step.mask[0, 0] = 1


def test_a_long_game_is_cut_off_and_the_next_begins() -> None:
    batch, chance = started("ottere", 3, 4, limit=5), np.random.default_rng(0)
    step = batch.reset()
    ends = []
    for _ in range(10):
        step = batch.step(chosen(step, chance))
        ends.append(step.ended.tolist())
        assert not step.reward.any()
    assert [row == [TRUNCATED] * 4 for row in ends] == [False] * 4 + [True] + [False] * 4 + [True]


def test_a_game_without_an_observer_is_refused() -> None:
    with pytest.raises(Refused, match="lab-observer"):
        Batch(find("pebbles"), seats=2, count=1)
