"""The search: right where the answer is known, bounded, reproducible, and blind to what is hidden."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ottery.bots import bot_at_hand, decide, levels, search
from ottery.bots.mcts import tree
from ottery.bots.search import Effort, think
from ottery.bots.searching import SearchBot
from ottery.games import generic
from ottery.games.position import Position
from ottery.kernel.jit import COMPILED
from tests.toy import BUILT, find

from .equal_views import check, source, walk
from .searches import choices

FEW = SearchBot("few", Effort(40 if COMPILED else 4))
TABLES = [
    (name, seats)
    for name in BUILT
    for seats in (1, 2, 3, 4, 5, 7, 20)
    if find(name).seats[0] <= seats <= find(name).seats[1]
]


def thought(position: Position, effort: Effort, text: str = "think") -> list[search.Choice]:
    chance = source(text)
    return think(position.redealt(position.to_move, chance), chance, effort)


# ------------------------------------------------------------------------------------------- right


@pytest.mark.parametrize(("heap", "take"), [(4, 3), (6, 1), (7, 2), (10, 1), (11, 2)])
def test_it_finds_the_winning_move_of_pebbles(heap: int, take: int) -> None:
    """Who leaves one more than a multiple of four wins."""
    position = Position.deal(find("pebbles"), seats=2, options={"heap": heap})
    best = thought(position, Effort(2000 if COMPILED else 600))[0]
    assert position.game.words.ACTIONS[best.action] == f"take {take}"
    assert best.chance > 0.7


def test_it_takes_the_winning_pair_of_the_last_swim() -> None:
    """The last to choose, with everything but one hidden choice on the table."""
    setup = {"hands": [[15, 3], [7, 9]], "deck": [], "river": [1, 2, 4], "dens": [[5], [6]]}
    position = Position.deal(find("an-otter-won"), seats=2, setup=setup, seed="s").play("den 15")
    found = {position.game.words.ACTIONS[c.action]: c for c in thought(position, Effort(400))}
    exact = {word: _follower_chance(position, word) for word in position.legal()}
    assert max(found, key=lambda word: found[word].visits) == max(exact, key=exact.__getitem__)
    for word, chance in exact.items():
        assert found[word].chance == pytest.approx(chance, abs=3 * found[word].error), word


def _follower_chance(position: Position, word: str) -> float:
    """The mean over many deals of what is hidden."""
    chance = source("worlds")
    worlds = [position.redealt(position.to_move, chance) for _ in range(200)]
    seat = position.to_move or 0
    return float(np.mean([world.play(word).result().shares[seat - 1] for world in worlds]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_decides_by_its_view(name: str, seats: int) -> None:
    walked = walk(find(name), seats, {}, f"{name} {seats} search", 60 if COMPILED else 12)
    for position in walked[:: max(1, len(walked) // (5 if COMPILED else 2))]:
        check(FEW, position, worlds=3 if COMPILED else 1)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [(n, s) for n, s in TABLES if s < 20])
def test_it_plays_games_to_their_end(name: str, seats: int) -> None:
    bot, position, chance = SearchBot("some", Effort(30)), None, source(f"end {name} {seats}")
    options = {"target": 50} if name == "ottere" else {"penalty": True} if name == "otter" else {}
    position = Position.deal(find(name), seats=seats, options=options, seed="end")
    for _ in range(3000):
        if position.is_over:
            break
        position = position.play(decide(bot, position, chance))
    assert position.is_over
    assert sum(position.result().shares) == pytest.approx(1.0) or seats == 1


# ----------------------------------------------------------------------------------------- bounded


def test_it_stops_after_its_iterations() -> None:
    position = walk(find("an-otter-won"), 2, {}, "stop", 3)[-1]
    assert sum(each.visits for each in thought(position, Effort(300))) == 300
    assert sum(each.visits for each in thought(position, Effort(300, threads=3))) == 300


def test_it_stops_when_its_time_is_up() -> None:
    position = walk(find("an-otter-won"), 2, {}, "stop", 3)[-1]
    assert sum(each.visits for each in thought(position, Effort(10**6, seconds=0.0))) == search.CHUNK


def test_it_stops_when_its_nodes_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 20)
    position = walk(find("pebbles"), 2, {"heap": 19}, "full", 1)[-1]
    assert 0 < sum(each.visits for each in thought(position, Effort(10**4))) < 10**4


def test_a_single_action_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "think", lambda *_: pytest.fail("thought"))
    position = Position.deal(find("pebbles"), seats=2, options={"heap": 1})
    assert decide(FEW, position, source("x")) == "take 1"


# ------------------------------------------------------------------------------------ reproducible


def test_equal_chance_gives_equal_answers() -> None:
    position = walk(find("ottere"), 3, {}, "equal", 20)[-1]
    effort = Effort(60 if COMPILED else 8, threads=2)
    assert thought(position, effort) == thought(position, effort)
    assert thought(position, effort) != thought(position, effort, "other")


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_and_interpreted_think_alike() -> None:
    asked = [
        ["pebbles", 3, "a", 2, 60],
        ["ottere", 2, "a", 9, 12],
        ["ottere", 4, "b", 5, 8],
        ["otter", 2, "a", 4, 8],
        ["otter", 1, "b", 4, 6],
        ["otter", 5, "c", 3, 4],
        ["otters", 3, "a", 8, 10],
        ["why-i-otter", 2, "a", 3, 20],
        ["an-otter-won", 2, "a", 5, 20],
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.searches"],
        input=json.dumps(asked),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [choices(*each) for each in asked]  # type: ignore[arg-type]


# ------------------------------------------------------------------------------- what is not seen


@pytest.mark.parametrize("name", BUILT)
def test_hidden_is_what_words_leave_out(name: str) -> None:
    game = find(name)
    told = set()
    for seats in {max(2, game.seats[0]), min(4, game.seats[1])}:
        for seed in range(3):
            for position in walk(game, seats, {}, f"hidden {seed}", 200 if COMPILED else 40):
                told |= {
                    _is_hidden_as_told(position, action, seat)
                    for action in position.actions()
                    for seat in range(seats)
                }
    assert told == ({False, True} if game.hidden is not None else {False})


def _is_hidden_as_told(position: Position, action: int, seat: int) -> bool:
    """Whether an action is hidden from a seat; the words that it is told must say the same."""
    is_own = seat + 1 == position.to_move
    is_hidden = not is_own and bool(generic.hidden(position.state, action, seat))
    assert ("?" in position.game.words.public(position.state, action, seat)) == is_hidden
    return is_hidden


def test_the_other_does_not_answer_what_it_has_not_seen() -> None:
    """In the follower's tree the leader's hidden choice of the Last Swim is one branch, whatever it is."""
    setup = {"hands": [[15, 3], [7, 9]], "deck": [], "river": [1, 2, 4], "dens": [[5], [6]]}
    position = Position.deal(find("an-otter-won"), seats=2, setup=setup, seed="s")
    nodes = search._grow(position, 0, [source("tree")], Effort(100))[0][0]
    assert sorted(_labels(nodes, 0)) == [position.action("den 3"), position.action("den 15")]
    assert _labels(nodes, 1) == [tree.UNSEEN]
    unseen = int(nodes[1].child)
    assert nodes[unseen].visits == 100
    assert {label // tree.LABELS for label in _labels(nodes, unseen)} == {1}


def _labels(nodes: Any, parent: int) -> list[int]:
    found, child = [], int(nodes[parent].child)
    while child >= 0:
        found.append(int(nodes[child].label))
        child = int(nodes[child].sibling)
    return found


# ------------------------------------------------------------------------------- what games add


def promised(seats: int, **setup: Any) -> list[float]:
    """What Otter's outlook makes of the start of a round."""
    position = Position.deal(find("otter"), seats=seats, setup=setup, seed="s")
    out = np.zeros(4)
    assert generic.outlook(position.state, out)
    assert out.sum() == pytest.approx(1.0)
    return [float(chance) for chance in out[:seats]]


def test_a_race_for_stones() -> None:
    """Who begins goes out first in 61 of 100 rounds, and the other begins the next one."""
    mine, yours = 0.61, 0.39
    assert promised(2, stones=[2, 2]) == pytest.approx([mine, yours])
    assert promised(2, stones=[2, 2], first=2) == pytest.approx([yours, mine])
    assert promised(2, stones=[2, 1])[0] == pytest.approx(mine + yours * mine)
    first, second, third = promised(3, stones=[1, 1, 0])
    assert first == pytest.approx(0.48 + 0.22 * 0.48)
    assert second == pytest.approx(0.3 + 0.22 * 0.3)
    assert third == pytest.approx(0.22 * 0.22)


def test_a_tree_of_otter_ends_where_cards_come_in() -> None:
    """A node below a draw would choose one change for whatever card came; below a turn, one answer to any hand."""
    position = Position.deal(find("otter"), seats=2, seed="murky")
    drawn = position.play("draw")
    assert generic.murky(drawn.state, 0)
    changed = drawn.after(drawn.actions()[0])
    assert not generic.murky(changed.state, 0)
    assert generic.murky(changed.state, 1)
    nodes = search._grow(position, 0, [source("tree")], Effort(200 if COMPILED else 30))[0][0]
    child = int(nodes[0].child)
    while child >= 0 and int(nodes[child].label) != position.action("draw"):
        child = int(nodes[child].sibling)
    assert child >= 0
    assert _labels(nodes, child) == []


@pytest.mark.parametrize("scoring", ["penalty", "winner-collects"])
def test_a_lead_in_ottere_is_worth_something(scoring: str) -> None:
    chances = []
    for totals in ([0, 0, 0], [30, 0, 10], [80, 0, 10]):
        position = Position.deal(
            find("ottere"), seats=3, options={"scoring": scoring}, setup={"totals": totals}, seed="s"
        )
        out = np.zeros(7)
        assert generic.outlook(position.state, out)
        assert out.sum() == pytest.approx(1.0)
        chances.append(out[0])
    assert chances == sorted(chances, reverse=scoring == "penalty")
    assert len(set(chances)) == 3


def test_no_bot_slips_and_every_bot_calls() -> None:
    position = Position.deal(find("otter"), seats=2, options={"penalty": True}, seed="slip")
    slips = position.game.words.notes(position.state)["slips"]
    assert slips
    tried = {
        position.game.words.ACTIONS[c.action] for c in thought(position, Effort(200 if COMPILED else 30))
    }
    assert not tried & set(slips)
    assert [c.action for c in thought(position.play(slips[0]), Effort(8))] == [position.action("penalty")]


def test_where_greedy_is_trusted_more_than_a_few_tries() -> None:
    position = Position.deal(find("otter"), seats=2, seed="trust")
    greedy = position.action(decide(levels.find_bot("greedy"), position, source("x")))
    other = next(action for action in position.actions() if action != greedy)
    for ahead, error, expected in (
        (0.1, 0.1, greedy),
        (0.1, 0.05, greedy),
        (0.1, 0.01, other),
        (0.01, 0.01, greedy),
        (0.0, 0.0, other),
    ):
        found = [search.Choice(other, 0.5 + ahead, 9, error), search.Choice(greedy, 0.5, 9, error)]
        assert search.settle(position, found) == expected
    assert search.settle(position, [search.Choice(other, 0.5, 9, 0.1)]) == other


def test_elsewhere_the_most_tried_is_played() -> None:
    position = Position.deal(find("why-i-otter"), seats=2, seed="trust")
    found = [search.Choice(action, 0.5, 9 - n, 0.1) for n, action in enumerate(reversed(position.actions()))]
    assert search.settle(position, found) == found[0].action


# --------------------------------------------------------------------------------------- at a table


def test_the_usual_bot_plays_until_a_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(search, "is_ready", lambda _: False)
    monkeypatch.setattr(search, "prepare_in_background", lambda game: begun.append(game.name))
    assert bot_at_hand("elder", find("pebbles")).level == levels.USUAL
    assert bot_at_hand("pup", find("pebbles")).level == "pup"
    assert begun == ["pebbles"]
    monkeypatch.setattr(search, "is_ready", lambda _: True)
    assert bot_at_hand("elder", find("pebbles")).level == "elder"


def test_a_search_is_compiled_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this one Numba would hold up every thread that calls a rule for the first time."""
    told: list[str] = []

    class Child:
        def __init__(self, command: tuple[str, ...], **_: Any) -> None:
            told.append(f"compile {command[-1]}")

        def wait(self) -> None:
            told.append("compiled")

        def kill(self) -> None:
            raise AssertionError("it had ended")

    class Here:
        def __init__(self, target: Any, args: tuple[Any, ...], **_: Any) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr("ottery.kernel.jit.COMPILED", True)
    monkeypatch.setattr("threading.Thread", Here)
    monkeypatch.setattr(subprocess, "Popen", Child)
    monkeypatch.setattr(search, "_begun", set())
    monkeypatch.setattr(search, "prepare", lambda game: told.append(f"load {game.name}"))
    search.prepare_in_background(find("pebbles"))
    search.prepare_in_background(find("pebbles"))
    assert told == ["compile pebbles", "compiled", "load pebbles"]
