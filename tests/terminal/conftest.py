"""Sessions and apps of the toy games, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ottery.terminal.app import OtteryApp
from ottery.terminal.orders import Order, chairs, read_kinds
from ottery.terminal.saves import Shelf
from ottery.terminal.session import Session
from ottery.terminal.voice import Voice
from tests.toy import find


@pytest.fixture(autouse=True)
def _somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "ada")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def order_of(game: str, bots: str = "greedy", players: int = 2, seed: str = "7", **options: object) -> Order:
    """An order for a toy or a registered game."""
    return Order(find(game), chairs(read_kinds(bots, players), Voice()), options, seed)


def session_of(
    game: str, bots: str = "greedy", players: int = 2, seed: str = "7", **options: object
) -> Session:
    """A session of a toy or a registered game."""
    return order_of(game, bots, players, seed, **options).start()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """An empty shelf that knows the toys."""
    return Shelf(tmp_path, find)


@pytest.fixture
def app_of(shelf: Shelf) -> Callable[..., OtteryApp]:
    """Makes an app without pauses."""

    def make(order: Order | None = None, **more: object) -> OtteryApp:
        return OtteryApp(shelf, order=order, pace=0.0, **more)  # type: ignore[arg-type]

    return make
