"""Nuts: a toy whose turns have many steps, one for every question an undo and a log can raise.

On a turn, in any order and as often as wanted: ``mark`` (in the open), ``peek`` (look at the hidden nut), ``tip`` (let
the next player look at it), ``roll`` (chance), ``show`` (one's own number, to all), ``pick 1`` or ``pick 2`` (in
secret), and ``end``. Anybody may ``call`` a mark. Over after six turns; the highest own number wins.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from ottery.games.game import FIRST, Game, Line, Reason, RuleText
from ottery.kernel.jit import rule, whole
from ottery.kernel.moves import Moves, clear, offer
from ottery.kernel.record import Int8, Int16, Record, Row, Shares
from ottery.kernel.rng import Rng, below
from ottery.locales import Text

ACTIONS = ("mark", "peek", "tip", "roll", "show", "pick 1", "pick 2", "end", "call")
MARK, PEEK, TIP, ROLL, SHOW, PICK_1, PICK_2, END, CALL = range(9)
RULES = (RuleText("R1", "turn"),)
TURNS = 6


class State(Record):
    seats: Int8
    first: Int8
    round_no: Int16
    turn: Int8
    turns: Int8
    marked: Int8
    nut: Int8
    rolled: Int8
    knows: Annotated[Row, "i1", 4]
    own: Annotated[Row, "i1", 4]
    shown: Annotated[Row, "i1", 4]
    picks: Annotated[Row, "i1", 4]
    rng: Rng


@rule
def deal(s: State) -> None:
    s.turn = s.first
    s.nut = below(s.rng, 6)
    for p in range(s.seats):
        s.own[p] = below(s.rng, 50)


@rule
def over(s: State) -> bool:
    return s.turns == TURNS


@rule
def legal(s: State, moves: Moves) -> None:
    clear(moves)
    if s.turns < TURNS:
        for action in range(CALL):
            offer(moves, action)
        if s.marked == 1:
            offer(moves, CALL)


@rule
def play(s: State, action: int) -> None:
    p = whole(s.turn)
    if action == MARK:
        s.marked = 1 - s.marked
    elif action == PEEK:
        s.knows[p] = 1
    elif action == TIP:
        s.knows[(p + 1) % s.seats] = 1
    elif action == ROLL:
        s.rolled = below(s.rng, 6)
    elif action == SHOW:
        s.shown[p] = 1
    elif action in (PICK_1, PICK_2):
        s.picks[p] = action
    elif action == CALL:
        s.marked = 0
    else:
        s.turns += 1
        s.turn = (p + 1) % s.seats
        s.round_no = 1 + s.turns // 2


@rule
def to_move(s: State) -> int:
    return -1 if s.turns == TURNS else whole(s.turn)


@rule
def scores(s: State, out: Row) -> None:
    for p in range(s.seats):
        out[p] = s.own[p]


@rule
def result(s: State, out: Shares) -> None:
    best = 0
    for p in range(s.seats):
        out[p] = 0
        if s.own[p] > s.own[best]:
            best = p
    if s.turns == TURNS:
        out[best] = 1


@rule
def redeal(s: State, seat: int, rng: Rng) -> None:
    if seat < 0 or s.knows[seat] == 0:
        s.nut = below(rng, 6)
    for p in range(s.seats):
        if p != seat:
            if s.shown[p] == 0:
                s.own[p] = below(rng, 50)
            if s.picks[p] > 0:
                s.picks[p] = PICK_1 + below(rng, 2)


@rule
def greedy(s: State, moves: Moves) -> int:
    return END


def why(s: State, action: int) -> Reason:
    return Reason("R1", Text.of("nuts-why-call"))


def public(s: State, action: int, seat: int) -> str:
    return "pick ?" if action in (PICK_1, PICK_2) and seat != s.turn else ACTIONS[action]


def notes(s: State) -> dict[str, Any]:
    return {}


def callers(s: State, action: int) -> int:
    return (1 << int(s.seats)) - 1 if action == CALL else 0


class View(msgspec.Struct, frozen=True):
    turn: int
    marked: bool
    rolled: int
    nut: int | None
    own: list[int | None]
    picks: list[str | None]


def view(s: State, seat: int) -> View:
    own = [int(s.own[p]) if p == seat or s.shown[p] else None for p in range(s.seats)]
    picks = [(ACTIONS[s.picks[p]] if p == seat else "?") if s.picks[p] else None for p in range(s.seats)]
    nut = int(s.nut) if seat >= 0 and s.knows[seat] else None
    return View(int(s.turn) + 1, bool(s.marked), int(s.rolled), nut, own, picks)


def events(before: State, action: int, after: State, seat: int) -> list[Text]:
    return [Text.of("nuts-did", player=int(before.turn) + 1, what=public(before, action, seat))]


def configure(s: State, options: Mapping[str, Any], deck: Mapping[str, Any] | None) -> None:
    pass


def place(s: State, setup: Mapping[str, Any]) -> None:
    deal(s)


def read(s: State) -> dict[str, Any]:
    return {}


def deck_of(s: State) -> dict[str, Any]:
    return {}


def lines(s: State) -> list[Line]:
    return [Line(p, int(s.own[p]), Text.of("nuts-own")) for p in range(s.seats)]


def extras(s: State) -> dict[str, list[int]]:
    return {}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    return int(s.turns) // 2, [int(s.own[p]) for p in range(s.seats)]


_HERE: Any = sys.modules[__name__]
GAME = Game(
    name="nuts",
    seats=(2, 4),
    options=(FIRST,),
    rules=_HERE,
    greedy=_HERE,
    words=_HERE,
    view=_HERE,
    setup=_HERE,
    sheet=_HERE,
    callers=callers,
)
TEXTS = (
    "nuts-title = Nuts\nnuts-did = { $player }: { $what }\nnuts-why-call = No mark.\nnuts-own = Own number\n"
)
