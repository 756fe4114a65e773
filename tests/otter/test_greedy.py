"""The greedy player: sensible, from its own hand alone, and better than chance."""

from __future__ import annotations

import numpy as np
import pytest

from ottery.games.otter.words import ACTIONS
from ottery.games.position import Position
from ottery.kernel.moves import Moves

from .tables import GAME, TABLE, dealt, plays, table


def choice(position: Position) -> str:
    """What the greedy player does."""
    moves = Moves.new()
    GAME.rules.legal(position.state, moves)
    return ACTIONS[GAME.greedy.greedy(position.state, moves)]


def test_it_plays_the_longest_run_in_its_order() -> None:
    here = table(hands=[["star9", "star12", "star10", "fish4"], None])
    for word in ("star9 on 1", "star10 on 1", "star12 on 1"):
        assert choice(here) == word
        here = plays(here, word)


def test_it_ends_a_run_with_a_card_that_follows_one_rule() -> None:
    here = plays(table(hands=[["star9", "frog12", "fish3"], None]), "star9 on 1")
    assert choice(here) == "frog12 on 1"


def test_it_draws_when_nothing_fits_and_makes_a_helpful_change() -> None:
    here = table(hands=[["clam5", "frog7"], None], deck=["frog5", "clam3", "clam4"])
    assert choice(here) == "draw"
    after = plays(here, "draw")
    assert plays(after, choice(after)).legal() != ["draw"]


def test_it_draws_for_a_run_that_is_much_longer() -> None:
    frogs = [f"frog{n}" for n in (2, 4, 6, 10, 12)]
    here = table(hands=[[*frogs, "clam5"], None], deck=["crab1", "crab2"])
    assert choice(here) == "draw"
    assert choice(plays(here, "draw")) == "flip tail 2"  # even frogs on otter 2


def test_it_does_not_draw_without_need() -> None:
    assert choice(table(hands=[["star9", "star10"], None])) == "star9 on 1"


def test_it_never_slips() -> None:
    for seed in range(6):
        here = dealt(3, {"penalty": True}, f"greedy {seed}")
        while not here.is_over:
            word = choice(here)
            assert word not in GAME.words.notes(here.state)["slips"]
            here = plays(here, word)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_beats_chance(seats: int) -> None:
    source, won = np.random.default_rng(seats), 0.0
    for game in range(8):
        here = dealt(seats, seed=f"match {seats} {game}")
        while not here.is_over:
            mine = here.to_move == game % seats + 1
            actions = here.actions()
            word = choice(here) if mine else ACTIONS[actions[int(source.integers(len(actions)))]]
            here = plays(here, word)
        won += here.result().shares[game % seats]
    assert won >= 6


def test_alone_it_keeps_plays_open() -> None:
    setup = {
        **{k: TABLE[k] for k in ("heads", "tummies")},
        "piles": [["star9", "star4"], ["fish3"], ["crab9"], []],
    }
    here = Position.deal(GAME, seats=1, seed="a", setup=setup)
    assert choice(here) in here.legal()
    left = []
    for game in range(12):
        here = dealt(1, seed=f"alone {game}")
        while not here.is_over:
            here = plays(here, choice(here))
        left.append(here.result().scores[0])
    assert sum(left) / len(left) < 30


def test_alone_it_uses_the_stone_that_helps_and_gives_up_without_hope() -> None:
    piles = [["clam13"], ["clam1"], [], []]
    setup = {"heads": ["higher", "even", "far"], "tummies": TABLE["tummies"], "piles": piles, "last": [1, 2]}
    here = Position.deal(GAME, seats=1, seed="a", setup={**setup, "stones": [1]})
    word = choice(here)
    assert word.startswith("stone")
    assert not plays(here, word).is_over
    stuck = Position.deal(
        GAME, seats=1, seed="a", setup={**setup, "piles": [["clam13"], [], [], []], "stones": [1]}
    )
    assert choice(stuck) == "give up"
