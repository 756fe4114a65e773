"""The check that a bot decides from its view alone, for any bot and any game."""

from __future__ import annotations

from typing import Any

from ottery.bots import Bot, decide
from ottery.bots.contract import source_for
from ottery.games.game import Game
from ottery.games.position import Position, key_of
from ottery.kernel import rng
from ottery.kernel.rng import Rng


def source(text: str) -> Rng:
    """A generator of its own for every text."""
    found = Rng.new()
    rng.seed(found, key_of(text))
    return found


def walk(game: Game, seats: int, options: dict[str, Any], seed: str, steps: int) -> list[Position]:
    """The first positions of a game in which everybody plays at random."""
    chance = source(f"walk {seed}")
    position = Position.deal(game, seats=seats, options=options, seed=seed)
    found = []
    for _ in range(steps):
        if position.is_over:
            break
        found.append(position)
        actions = position.actions()
        position = position.after(actions[rng.below(chance, len(actions))])
    return found


def check(bot: Bot, position: Position, worlds: int = 4) -> None:
    """The bot plays the same in every world that looks like this one to the seat to move."""
    expected = decide(bot, position, source("bot"))
    assert expected in position.legal(), f"{bot.level} plays {expected}, which is not legal"
    chance = source("worlds")
    for _ in range(worlds):
        world = position.redealt(position.to_move, chance)
        played = decide(bot, world, source("bot"))
        assert played == expected, f"{bot.level} plays {played} instead of {expected} for equal views"
        salted = [decide(bot, each, source_for(each, "salt")) for each in (position, world)]
        assert salted[0] == salted[1]


def check_whatever_is_hidden(bot: Bot, position: Position, worlds: int = 4) -> None:
    """A bot without chance plays the same even when its own redeal imagines other cards."""
    played = {decide(bot, position, source(f"imagine {world}")) for world in range(worlds)}
    assert len(played) == 1, f"{bot.level} plays {sorted(played)}, by what it imagines of hidden cards"
