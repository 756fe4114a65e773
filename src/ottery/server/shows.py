"""What each viewer is shown of a table, built field by field: seats see their own, spectators what is public."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from ..locales import Text
from ..match import Match, Step
from ..match.pledge import commitment, table_seed
from ..match.telling import events as told_events
from ..match.telling import word_for
from ..wire import encode
from ..wire import parts as p
from ..wire.bodies import Card
from .calls import calls_of, pause_of
from .chores import clock_end
from .deeds import Room, choices
from .table import Table

Viewer = int | None
"""A seat (1 …), or None: a spectator."""


class Scene(NamedTuple):
    """What is known beside the events when something is shown."""

    room: Room
    lost: dict[int, float]
    since: float
    watching: int
    is_ready: bool


def seat_infos(table: Table, scene: Scene | None, mine: Collection[int]) -> list[p.SeatInfo]:
    """The seats, the same for all but for ``yours``."""
    return [_seat_info(table, scene, k, mine) for k in range(1, len(table.seats) + 1)]


def _seat_info(table: Table, scene: Scene | None, number: int, mine: Collection[int]) -> p.SeatInfo:
    seat = table.seat(number)
    return p.SeatInfo(
        seat=number,
        kind="open" if seat.is_open else "person" if seat.is_person else "bot",
        name=seat.name,
        level=seat.level,
        holder=seat.device is not None,
        yours=number in mine,
        host=table.host == number,
        connected=scene is not None and number in scene.room.present,
        contributed=seat.contribution is not None,
        lost_since=scene.lost.get(number) if scene else None,
        away=seat.away,
        muted=seat.muted,
    )


def fairness_of(table: Table) -> p.Fairness:
    """The commitment, and once the table has ended all that it was made from."""
    secret = table.opened.secret
    if table.is_live or table.match is None:
        return p.Fairness(commitment=commitment(secret))
    parts = list(table.match.pledge["contributions"])
    return p.Fairness(
        commitment=commitment(secret), secret=secret, contributions=parts, seed=table_seed(secret, parts)
    )


def table_info(table: Table, scene: Scene, viewer: Viewer) -> p.TableInfo:
    """The table for one viewer."""
    mine = () if viewer is None else table.seats_of(table.seat(viewer).device)
    undo = table.undo
    return p.TableInfo(
        id=table.id,
        seq=table.seq,
        game=table.game.name,
        options=table.opened.options,
        phase=table.phase,
        seats=seat_infos(table, scene, mine),
        you=viewer,
        host=table.host,
        settings=table.settings,
        fairness=fairness_of(table),
        watching=scene.watching,
        created=table.created,
        status=status_of(table, scene),
        undo=p.UndoRequest(seat=undo.seat, waiting_for=list(undo.waiting)) if undo else None,
        absence=_absence(table, scene, viewer),
        next_table=table.next_table,
    )


def status_of(table: Table, scene: Scene | None) -> Text:
    """The line that says what the table waits for."""
    if table.phase == "closed":
        return Text.of(f"table-closed-{table.closed}")
    if table.phase == "over":
        return Text.of("table-over")
    if table.phase == "playing":
        return Text.of("table-playing")
    missing = sum(seat.is_open for seat in table.seats)
    if missing:
        return Text.of("table-waits-seats", count=missing)
    if scene is not None and not scene.is_ready:
        return Text.of("table-waits-compiling")
    return Text.of("table-waits-deal")


def _absence(table: Table, scene: Scene, viewer: Viewer) -> p.Absence | None:
    if table.phase != "playing":
        return None
    for k, seat in table.numbered():
        if seat.away and seat.is_person and not seat.waited and k != viewer:
            return p.Absence(seat=k, choices=choices(table, scene.room, viewer))
    return None


def entry_of(step: Step, actor: int, viewer: Viewer) -> p.Entry:
    """What a viewer is told of an action."""
    return p.Entry(seat=actor, word=word_for(step, viewer), texts=told_events(step, viewer))


class Common(NamedTuple):
    """What of a game is the same for every viewer, found once for all of them."""

    match: Match
    to_move: int | None
    round: int
    over: bool
    pause: p.Pause | None
    clock: p.Clock | None
    outcome: p.Outcome | None


def common_of(table: Table, scene: Scene) -> Common:
    """What everybody may know of the game."""
    match = table.match
    assert match is not None
    over = table.mover is None
    pause = pause_of(table)
    return Common(
        match=match,
        to_move=table.mover if table.phase == "playing" else None,
        round=match.position.round,
        over=over,
        pause=pause if pause is not None and pause.until > scene.room.now else None,
        clock=_clock(table, scene) if table.settings.clock else None,
        outcome=outcome_of(match) if over else None,
    )


def game_info(table: Table, common: Common, viewer: Viewer, log: Any) -> p.GameInfo:
    """The game for one viewer; ``log`` is a Log, or its JSON as ``msgspec.Raw``."""
    match = common.match
    legal, slips = words_for(table, common, viewer)
    is_mine = viewer is not None and common.to_move == viewer and bool(match.actors)
    return p.GameInfo(
        version=match.version,
        view=match.view(viewer),
        legal=legal,
        slips=slips,
        expected=[] if common.to_move is None else [common.to_move],
        round=common.round,
        rounds=match.course.rounds,
        over=common.over,
        may_ask_undo=is_mine and match.actors[-1] == viewer and table.undo is None,
        pause=common.pause,
        clock=common.clock,
        outcome=common.outcome,
        log=log,
    )


def words_for(table: Table, common: Common, viewer: Viewer) -> tuple[list[str], list[str]]:
    """The words that a viewer may play now, and those of them that are slips. Nobody else is told them."""
    match = common.match
    if viewer is None or common.to_move is None or table.seat(viewer).level is not None:
        return [], []
    words = match.game.words
    if common.to_move == viewer:
        legal = match.position.legal()
        slips = set(words.notes(match.position.state).get("slips", ()))
        return legal, [word for word in legal if word in slips]
    bit = 1 << (viewer - 1)
    return [words.ACTIONS[action] for action, mask in calls_of(table).items() if mask & bit], []


def _clock(table: Table, scene: Scene) -> p.Clock | None:
    seat = table.mover if table.phase == "playing" else None
    if seat is None or table.seat(seat).level is not None:
        return None
    pause = pause_of(table)
    until = clock_end(table, scene.since, pause.until if pause else 0.0)
    return p.Clock(seat=seat, until=None if table.undo else until, seconds=table.settings.clock)


def outcome_of(match: Match) -> p.Outcome:
    """How a game ended."""
    result = match.position.result()
    lines = [p.ScoreLine(seat=line.seat + 1, points=line.points, text=line.text) for line in result.lines]
    return p.Outcome(
        winners=result.winners,
        scores=result.scores,
        shares=result.shares,
        extras=result.extras,
        rounds=match.course.rounds,
        lines=lines,
    )


def card_of(table: Table, scene: Scene | None, mine: Collection[int] = ()) -> Card:
    """The table in a list."""
    match = table.match
    to_move = table.mover if table.phase == "playing" else None
    return Card(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        seats=seat_infos(table, scene, mine),
        round=0 if match is None else match.position.round,
        created=table.created,
        changed=table.changed,
        watching=scene.watching if scene else 0,
        clock=table.settings.clock,
        your_turn=to_move in mine if to_move is not None else False,
        next_table=table.next_table,
    )


class Told:
    """The log of one viewer: each entry's JSON, made once, kept while somebody looks."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []

    def catch_up(self, match: Match, viewer: Viewer) -> None:
        """Add what has been played since, drop what was undone."""
        del self.entries[match.course.version :]
        if len(self.entries) == match.course.version:
            return
        start = len(self.entries)
        before = match.course.at(start)
        for actor, action in zip(match.actors[start:], match.course.actions[start:], strict=True):
            step = Step(before, action, before.after(action))
            self.entries.append(encode(entry_of(step, actor, viewer)))
            before = step.after

    def add(self, step: Step, actor: int, viewer: Viewer) -> None:
        """Add the newest action."""
        self.entries.append(encode(entry_of(step, actor, viewer)))

    def since(self, start: int) -> msgspec.Raw:
        """The JSON of a Log from entry ``start`` on."""
        return msgspec.Raw(b'{"start":%d,"entries":[%b]}' % (start, b",".join(self.entries[start:])))
