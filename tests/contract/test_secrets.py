"""What a player cannot know: no view, word, log line, reason or bot depends on it."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from ottery.games.game import Game
from ottery.games.position import Position
from ottery.kernel.moves import Moves
from ottery.kernel.record import assign, copy, to_bytes

from .subjects import Case, census_of, every, find, singles
from .walking import actions_of, chance, redealt, samples, viewers

pytestmark = pytest.mark.contract


def seen(game: Game, state: Any, seat: int) -> bytes:
    """All that ``seat`` is shown of a position, as it goes over the wire; notes are for the seat to move."""
    mover = int(game.rules.to_move(state))
    notes = game.words.notes(state) if seat == mover else {}
    shown = [game.view.view(state, seat), notes, mover]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("case", every(singles))
def test_a_redeal_looks_the_same(case: Case) -> None:
    """``view(redeal(s, p), p) == view(s, p)``, and nothing vanishes in a redeal."""
    game, census = find(case.game), census_of(case.game)
    for number, position in samples(case, "20", 10):
        here = case.at("20", number)
        s: Any = position.state
        for seat in viewers(case):
            other = redealt(game, s, seat, chance(case, number, seat))
            assert seen(game, other, seat) == seen(game, s, seat), f"seat {seat}'s view changed: {here}"
            if census is not None:
                assert +census(other) == +census(s), f"a redeal for seat {seat} lost something: {here}"
            assert to_bytes(other.rng) != to_bytes(s.rng), f"a redeal keeps the chance to come: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_a_redeal_depends_on_the_view_alone(case: Case) -> None:
    """Positions that look the same to ``p`` are dealt anew alike by equal generators: the truth plays no part."""
    game = find(case.game)
    for number, position in samples(case, "21", 10):
        s, here = position.state, case.at("21", number)
        for seat in viewers(case):
            others = [redealt(game, s, seat, chance(case, number, seat, i)) for i in range(2)]
            sources = [chance(case, number, seat, "again") for _ in range(3)]
            ends = [to_bytes(redealt(game, o, seat, g)) for o, g in zip([s, *others], sources, strict=True)]
            assert ends[0] == ends[1] == ends[2], (
                f"a redeal for seat {seat} depends on {differing(game, ends)}: {here}"
            )
            left = {to_bytes(g) for g in sources}
            assert len(left) == 1, f"a redeal for seat {seat} draws by the hidden truth: {here}"


@pytest.mark.parametrize("case", every(singles))
def test_whoever_changes_a_view_changes_no_other(case: Case) -> None:
    """Not even another of the same position, whatever a game keeps of it."""
    game = find(case.game)
    for number, position in samples(case, "26", 4):
        shown = {seat: seen(game, position.state, seat) for seat in viewers(case)}
        for seat in viewers(case):
            empty(game.view.view(position.state, seat))
        for seat in viewers(case):
            assert seen(game, position.state, seat) == shown[seat], case.at("26", number)


def empty(value: Any) -> None:
    """Take all out of every list and mapping in ``value``."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(inner, list | tuple):
        for each in inner:
            empty(each)
    if isinstance(value, list | dict):
        value.clear()


def differing(game: Game, states: list[bytes]) -> list[str]:
    """The fields in which states differ."""
    records: list[Any] = [game.state.from_bytes(b) for b in states]
    names = game.state.dtype.names or ()
    return [name for name in names if len({r[name].tobytes() for r in records}) > 1]


@pytest.mark.parametrize("case", every(singles))
def test_a_redeal_deals_anew(case: Case) -> None:
    """What others see of their own changes in a redeal; a redeal that returns the truth would be one more leak."""
    game = find(case.game)
    pairs = product(viewers(case), viewers(case))
    changed = {(seat, other): False for seat, other in pairs if other not in (seat, -1)}
    shown = dict.fromkeys(changed, False)
    for number, position in samples(case, "22", 6):
        s = position.state
        held = {seat: seen(game, s, seat) for seat in viewers(case)}
        for (seat, other), turn in product(changed, range(3)):
            shown[seat, other] |= held[other] != held[-1]
            if not changed[seat, other]:
                new = redealt(game, s, seat, chance(case, number, seat, turn))
                changed[seat, other] = seen(game, new, other) != held[other]
    kept = [pair for pair, is_new in changed.items() if shown[pair] and not is_new]
    assert not kept, f"redeals for the first of each pair never change what the second sees, {kept}: {case}"


@pytest.mark.parametrize("case", every(singles))
def test_who_moves_can_rely_on_what_they_know(case: Case) -> None:
    """Legality, its reasons and the greedy player are the same in every redeal for the seat to move."""
    game = find(case.game)
    for number, position in samples(case, "23", 12):
        s, here = position.state, case.at("23", number)
        seat = int(game.rules.to_move(s))
        known = knowledge(game, s)
        for i in range(3):
            other = redealt(game, s, seat, chance(case, number, i))
            for name, value in knowledge(game, other).items():
                assert value == known[name], f"{name} depends on what seat {seat} cannot know: {here}"


def knowledge(game: Game, s: Any) -> dict[str, Any]:
    """What the seat to move is told or can ask."""
    moves, actions = Moves.new(), actions_of(game, s)
    game.rules.legal(s, moves)
    refused = [a for a in range(len(game.words.ACTIONS)) if a not in actions]
    return {
        "legality": actions,
        "callers": [game.callers(s, a) for a in actions],
        "greedy": game.greedy.greedy(s, moves),
        "why": [game.words.why(s, a) for a in refused],
    }


@pytest.mark.parametrize("case", every(singles))
def test_hidden_changes_change_no_message(case: Case) -> None:
    """Play the same actions, with the same chance, in two positions that look alike to ``p``: as long as ``p`` learns
    nothing, every word and log line for ``p`` is the same."""
    game, compared = find(case.game), 0
    for number, position in samples(case, "24", 6):
        for seat in viewers(case):
            here = f"seat {seat}, {case.at('24', number)}"
            compared += _play_side_by_side(game, position, seat, here)
    assert compared, f"nothing was compared: {case}"


def _play_side_by_side(game: Game, position: Position, seat: int, here: str) -> int:
    one: Any = copy(position.state)
    two: Any = redealt(game, one, seat, chance(here))
    assign(two.rng, one.rng)
    for played in range(8):
        both = [a for a in actions_of(game, one) if a in actions_of(game, two)]
        if not both:
            return played + 1
        action = both[(7 * played) % len(both)]
        word = game.words.ACTIONS[action]
        told = [game.words.public(s, action, seat) for s in (one, two)]
        assert told[0] == told[1], f"told of {word}, {told} after {played} more: {here}"
        after = [_after(game, s, action) for s in (one, two)]
        if not _look_alike(game, after, seat, here):
            return played + 1
        events = [game.view.events(s, action, t, seat) for s, t in zip((one, two), after, strict=True)]
        assert events[0] == events[1], f"the log of {word} differs after {played} more: {here}"
        one, two = after
    return 8


def _after(game: Game, s: Any, action: int) -> Any:
    t = copy(s)
    game.rules.play(t, action)
    return t


def _look_alike(game: Game, states: list[Any], seat: int, here: str) -> bool:
    """Whether nothing that the states keep tells them apart for ``seat``; if so their views are equal too."""
    alike = len({to_bytes(redealt(game, s, seat, chance("alike"))) for s in states}) == 1
    if alike:
        assert len({seen(game, s, seat) for s in states}) == 1, f"alike, but the views differ: {here}"
    return alike


@pytest.mark.parametrize("case", every(singles))
def test_hidden_choices_are_told_alike(case: Case) -> None:
    """Two actions whose outcomes look alike to ``p`` are told to ``p`` in the same words."""
    game = find(case.game)
    for number, position in samples(case, "25", 12):
        s, mover, here = position.state, int(game.rules.to_move(position.state)), case.at("25", number)
        for seat in viewers(case):
            if seat == mover:
                continue
            told: dict[bytes, tuple[str, list[Any]]] = {}
            for action in position.actions():
                t = _after(game, s, action)
                outcome = to_bytes(redealt(game, t, seat, chance("alike")))
                message = (game.words.public(s, action, seat), game.view.events(s, action, t, seat))
                before = told.setdefault(outcome, message)
                assert message == before, f"seat {seat} is told {before} and {message}: {here}"
