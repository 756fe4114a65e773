"""What a table calls on the event loop has been called before."""

from pathlib import Path
from typing import Any

import pytest

from ottery.games.game import Game
from ottery.games.position import Position
from ottery.server import server as servers
from ottery.server.house import House
from ottery.server.rehearsal import rehearse
from tests import toy

from .playing import serving


async def test_a_game_is_rehearsed_before_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    make_ready = House.make_ready

    def ready(house: House, name: str) -> None:
        told.append(f"ready {name}")
        make_ready(house, name)

    monkeypatch.setattr(servers, "rehearse", lambda game: told.append(f"rehearse {game.name}"))
    monkeypatch.setattr(House, "make_ready", ready)
    async with serving(tmp_path):
        pass
    assert told[:2] == [f"rehearse {toy.NAMES[0]}", f"ready {toy.NAMES[0]}"]


@pytest.mark.parametrize("name", toy.NAMES)
def test_a_rehearsal_looks_at_all_that_tables_show(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = toy.find(name)
    seen: set[Any] = set()
    for called in ("view", "result"):
        real = getattr(Position, called)

        def watched(position: Position, *args: Any, called: str = called, real: Any = real) -> Any:
            seen.add((called, position.seats))
            return real(position, *args)

        monkeypatch.setattr(Position, called, watched)
    rehearse(game)
    assert {(called, seats) for called in ("view", "result") for seats in game.seats} <= seen
