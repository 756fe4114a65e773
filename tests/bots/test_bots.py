"""Bots: legal moves from the seat's view alone, at every table of every game."""

import pytest

from ottery.bots import LEVELS, decide, find_bot
from ottery.bots import NAMES as BOTS
from ottery.bots.searching import SearchBot
from ottery.bots.simple import SimpleBot
from ottery.games.game import Kind, Refused
from ottery.games.position import Position
from ottery.kernel import record
from ottery.kernel.jit import COMPILED
from ottery.kernel.rng import Rng
from tests.match import nuts
from tests.toy import BUILT, NAMES, find

from .equal_views import check, check_whatever_is_hidden, source, walk

TABLES = [
    (name, seats)
    for name in (*NAMES, *BUILT)
    for seats in range(find(name).seats[0], find(name).seats[1] + 1)
]
STEPS = 60 if COMPILED else 24
TRIED = 6  # positions of each walk


def positions(game: str, seats: int, seed: str) -> list[Position]:
    """Some positions of a game that is played at random."""
    walked = walk(find(game), seats, {}, f"{game} {seats} {seed}", STEPS)
    return walked[:: -(-len(walked) // TRIED)]


@pytest.mark.parametrize("level", [b for b in BOTS if not isinstance(find_bot(b), SearchBot)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_plays_by_its_view(game: str, seats: int, level: str) -> None:
    for position in positions(game, seats, level):
        check(find_bot(level), position)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_greedy_does_not_play_by_what_it_imagines(game: str, seats: int) -> None:
    for position in positions(game, seats, "imagine"):
        check_whatever_is_hidden(find_bot("greedy"), position)


class Peeker(SimpleBot):
    """A bot that reads a hidden number: what the check is there to find."""

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        return int(position.state.nut) % 2  # type: ignore[attr-defined]


class Outlaw(SimpleBot):
    """A bot that plays what is not legal."""

    def choose(self, position: Position, seat: int, source: Rng) -> int:
        return nuts.CALL


def test_the_check_finds_a_bot_that_imagines() -> None:
    position = walk(find("nuts"), 2, {}, "peek", 1)[0]
    with pytest.raises(AssertionError, match="by what it imagines"):
        check_whatever_is_hidden(Peeker("peeker"), position, worlds=16)


def test_the_check_finds_an_illegal_move() -> None:
    with pytest.raises(AssertionError, match="not legal"):
        check(Outlaw("outlaw"), walk(find("nuts"), 2, {}, "law", 1)[0])


def test_a_bot_never_gets_the_true_state() -> None:
    position = walk(find("nuts"), 2, {}, "true", 1)[0]
    seen = []

    class Spy(SimpleBot):
        def choose(self, position: Position, seat: int, source: Rng) -> int:
            seen.append(record.to_bytes(position.state))
            return nuts.END

    assert decide(Spy("spy"), position, source("x")) == "end"
    assert seen[0] != record.to_bytes(position.state)


def test_the_random_bot_plays_everything_but_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    position = walk(find("nuts"), 2, {}, "slips", 1)[0]
    chance = source("many")
    assert {decide(find_bot("random"), position, chance) for _ in range(200)} == set(position.legal())
    monkeypatch.setattr(nuts, "notes", lambda _: {"slips": ["roll", "peek"]})
    played = {decide(find_bot("random"), position, chance) for _ in range(200)}
    assert played == set(position.legal()) - {"roll", "peek"}
    monkeypatch.setattr(nuts, "notes", lambda _: {"slips": position.legal()})
    assert decide(find_bot("random"), position, chance) in position.legal()


def test_the_levels() -> None:
    assert LEVELS == ("pup", "yearling", "adult", "elder")
    assert [find_bot(name).level for name in BOTS] == [*LEVELS, "random", "greedy"]


def test_a_pup_plays_sensibly_now_and_then() -> None:
    position = Position.deal(find("pebbles"), seats=2, options={"heap": 6})
    chance = source("pup")
    played = [decide(find_bot("pup"), position, chance) for _ in range(300)]
    assert 150 < played.count(decide(find_bot("greedy"), position, chance)) < 190 + 50


def test_an_unknown_level_and_a_game_that_is_over() -> None:
    with pytest.raises(Refused) as refused:
        find_bot("ancient")
    assert refused.value.kind is Kind.UNKNOWN
    position = Position.deal(find("pebbles"), seats=2, options={"heap": 1}).play("take 1")
    with pytest.raises(Refused) as refused:
        decide(find_bot("random"), position, source("x"))
    assert refused.value.kind is Kind.OVER
