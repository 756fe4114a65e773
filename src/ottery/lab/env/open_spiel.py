"""The games for OpenSpiel: importing this registers every game as ``ottery_<game>``.

    import pyspiel
    from ottery.lab.env import open_spiel
    game = pyspiel.load_game("ottery_why_i_otter")          # or open_spiel.load("ottere", seats=4, options={…})

All chance of a game lies in its deal, one chance node: one of ``deals`` seeds, equally likely, that settle later
shuffles too. (OpenSpiel cannot save the generator of a Python game, which a deal without such a list would need.)
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol, Self

import msgspec
import numpy as np
import pyspiel

from ... import games
from ...games.game import Game
from ...games.position import configured, key_of
from ...kernel import rng
from ...kernel.moves import Moves
from ...kernel.rng import Rng
from ..batch.observing import length
from . import batched

DEALS = 10_000
"""How many deals a game has unless asked for others."""
IMAGINED = 1 << 30
"""Chance outcomes from here on are redeals: what a player imagines."""
_KEPT = 65_536
_DIGEST = 12


class Deals(Protocol):
    """Where the positions after the deal come from."""

    @property
    def count(self) -> int:
        """How many there are, all equally likely."""

    def deal(self, table: Table, outcome: int) -> Any:
        """An array of one state."""


@dataclass(frozen=True)
class Seeded:
    """Deals by seed."""

    count: int = DEALS

    def deal(self, table: Table, outcome: int) -> Any:
        """See ``Deals.deal``."""
        states = table.start.copy()
        rng.seed(states[0].rng, key_of(f"{table.seed}/{outcome}"))
        if table.draws_first:
            states[0].first = rng.below(states[0].rng, table.seats)
        table.game.rules.deal(states[0])
        return states


@dataclass
class Table:
    """A configured game, shared by all its states. Copying a state keeps it."""

    game: Game
    seats: int
    deals: Deals
    seed: int
    limit: int
    options: dict[str, Any]
    start: Any
    chance: np.random.Generator
    imagined: OrderedDict[int, tuple[Any, tuple[str, ...]]] = field(default_factory=OrderedDict)
    count: int = 0

    def __deepcopy__(self, _memo: Any) -> Self:
        return self

    @property
    def draws_first(self) -> bool:
        """Whether each deal draws who begins."""
        return self.options.get("first") == "random"

    def __reduce__(self) -> tuple[Any, ...]:
        return make_table, (self.game.name, self.seats, self.options, self.deals, self.seed, self.limit)

    def see(self, states: Any, seat: int) -> Any:
        """What a seat sees, as numbers."""
        row = np.zeros(length(self.game, self.seats), np.int16)
        batched.observe(self.game, states, 0, seat, row)
        return row

    def tell(self, states: Any, seat: int, record: str) -> str:
        """The record with a digest of what the seat now sees."""
        return f"{record} #{hashlib.blake2b(self.see(states, seat), digest_size=_DIGEST).hexdigest()}"

    def returns(self, state: Any) -> list[float]:
        """Seats × share of the victory − 1."""
        shares: Any = np.zeros(self.seats)
        self.game.rules.result(state, shares)
        scale = max(2, self.seats)
        return [float(scale * share - 1) for share in shares]

    def keep(self, states: Any, told: tuple[str, ...]) -> int:
        """Remember a position that a player imagines; the chance outcome that leads to it."""
        self.count += 1
        self.imagined[IMAGINED + self.count] = (states, told)
        if len(self.imagined) > _KEPT:
            self.imagined.popitem(last=False)
        return IMAGINED + self.count


def make_table(
    name: str, seats: int, options: Mapping[str, Any], deals: Deals, seed: int, limit: int
) -> Table:
    """A table of the game called ``name``. Refused as ``Position.deal``."""
    game = games.find(name)
    start = game.state.batch(1)
    start[0] = configured(game, seats=seats, options=options, seed=str(seed))
    return Table(game, seats, deals, seed, limit, dict(options), start, np.random.default_rng(seed))


class State(pyspiel.State):  # type: ignore[misc]
    """A game in play. ``told[seat]`` is the record of all that a seat has been told."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self._bytes: Any = None
        self.told: tuple[str, ...] = ()
        self.played = 0

    @property
    def states(self) -> Any:
        """An array of the game's one state, None before the deal. Kept as bytes, which can be copied and pickled."""
        return None if self._bytes is None else self._bytes.view(self.table.game.state.dtype)

    def current_player(self) -> int:
        """See OpenSpiel, here and below."""
        if self.states is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.game.rules.to_move(self.states[0]))

    def is_terminal(self) -> bool:
        """Ended, or cut off."""
        return self.states is not None and (
            self.played >= self.table.limit or bool(self.table.game.rules.over(self.states[0]))
        )

    def _legal_actions(self, _player: int) -> list[int]:
        moves: Any = Moves.new()
        self.table.game.rules.legal(self.states[0], moves)
        return sorted(int(action) for action in moves.actions[: moves.length])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal."""
        count = self.table.deals.count
        return [(i, 1 / count) for i in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.states is None:
            self._deal(action)
            return
        rules, words = self.table.game.rules, self.table.game.words
        mover = int(rules.to_move(self.states[0]))
        told = [words.public(self.states[0], action, seat) for seat in range(self.table.seats)]
        rules.play(self.states[0], action)
        self.played += 1
        self.told = tuple(
            self.table.tell(self.states, seat, f"{old} {mover + 1}:{word}")
            for seat, (old, word) in enumerate(zip(self.told, told, strict=True))
        )

    def _deal(self, outcome: int) -> None:
        if outcome >= IMAGINED:
            states, self.told = self.table.imagined[outcome]
            self._bytes = states.copy().view(np.uint8)
            return
        self._bytes = self.table.deals.deal(self.table, outcome).view(np.uint8)
        self.told = tuple(
            self.table.tell(self.states, seat, f"seat {seat + 1}") for seat in range(self.table.seats)
        )

    def returns(self) -> list[float]:
        """What each player has won; nothing while the game runs or when it was cut off."""
        if self.states is None or not self.table.game.rules.over(self.states[0]):
            return [0.0] * self.table.seats
        return self.table.returns(self.states[0])

    def information_state_string(self, player: int | None = None) -> str:
        """The record of all that the player has been told, action by action: perfect recall."""
        return self.told[self.current_player() if player is None else player] if self.told else ""

    def resample_from_infostate(self, player: int, _sample: Any = None) -> Any:
        """A state that ``player`` cannot tell from this one, with all that it cannot know dealt anew."""
        table = self.table
        source: Any = Rng.new()
        rng.seed(source, table.chance.bytes(32))
        states = self.states.copy()
        table.game.rules.redeal(states[0], player, source)
        rng.rekey(states[0].rng, source)
        told = tuple(
            self.told[seat] if seat == player else table.tell(states, seat, f"seat {seat + 1} …")
            for seat in range(table.seats)
        )
        found = self.get_game().new_initial_state()
        found.apply_action(table.keep(states, told))
        found.played = self.played
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.game.words.ACTIONS[action]

    def __str__(self) -> str:
        return self.history_str() if self.states is None else repr(self.table.see(self.states, 0).tolist())


class Observer:
    """What a player sees, as numbers (``batched.fields``) or, with perfect recall, as its record."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.is_record = kind.perfect_recall
        self._table = table
        self.tensor = np.zeros(0 if self.is_record else length(table.game, table.seats), np.float32)
        parts = {} if self.is_record else batched.fields(table.game, table.seats)
        self.dict = {name: self.tensor[part] for name, part in parts.items()}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor."""
        if len(self.tensor):
            self.tensor[:] = self._table.see(state.states, player) if state.states is not None else 0

    def string_from(self, state: Any, player: int) -> str:
        """The same as a string."""
        if self.is_record:
            return str(state.information_state_string(player))
        return " ".join(map(str, self._table.see(state.states, player))) if state.states is not None else ""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house for OpenSpiel."""

    def __init__(self, game: Game, kind: Any, deals: Deals | None, params: Mapping[str, Any]) -> None:
        seats = int(params.get("players", game.seats[0] if game.seats[0] > 1 else 2))
        options = msgspec.json.decode(str(params.get("options", "{}")) or "{}")
        seed, limit = int(params.get("seed", 0)), int(params.get("limit", batched.LIMIT))
        chosen = deals or Seeded(int(params.get("deals", DEALS)))
        self.table = make_table(game.name, seats, options, chosen, seed, limit)
        super().__init__(kind, self._info(), dict(params))

    def _info(self) -> Any:
        table = self.table
        return pyspiel.GameInfo(
            num_distinct_actions=len(table.game.words.ACTIONS),
            max_chance_outcomes=table.deals.count,
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=float(max(2, table.seats) - 1),
            utility_sum=0.0 if table.seats > 1 else None,
            max_game_length=table.limit,
        )

    def new_initial_state(self, _text: str | None = None) -> State:
        """A state before the deal."""
        return State(self, self.table)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """See OpenSpiel."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str, game: Game) -> Any:
    """OpenSpiel's description of a game."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Ottery {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=max(2, game.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seats[0]),
            "options": "{}",
            "deals": DEALS,
            "seed": 0,
            "limit": batched.LIMIT,
        },
    )


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return "ottery_" + game.replace("-", "_")


def load(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    deals: int = DEALS,
    seed: int = 0,
    limit: int = batched.LIMIT,
) -> Any:
    """A game of the house with its options."""
    found = games.find(game)
    params: dict[str, Any] = {"options": msgspec.json.encode(dict(options or {})).decode(), "deals": deals}
    params |= {"seed": seed, "limit": limit, "players": seats or max(2, found.seats[0])}
    return pyspiel.load_game(short_name(game), params)


@cache
def register(names: Sequence[str] = games.NAMES) -> None:
    """Make the games known to OpenSpiel."""
    for name in names:
        _register(games.find(name))


def _register(game: Game) -> None:
    kind = game_type(short_name(game.name), game)

    class Registered(SpielGame):
        """What OpenSpiel makes from a name and parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, None, params or {})

    pyspiel.register_game(kind, Registered)


register()
