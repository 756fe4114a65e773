"""The contract between a game and everything else.

A game is a folder of rooms, each a module that satisfies a protocol below; ``Game`` puts them together. Inside the
rooms seats are 0 … n−1 and actions small ints; everywhere else seats are 1 … n and actions, cards and options words.

``generic.py`` beside this file calls a game's compiled functions without knowing the game.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, Protocol

import msgspec

from ..kernel import jit, rng
from ..kernel.moves import Moves
from ..kernel.record import Record, Row, Shares
from ..kernel.rng import Rng
from ..locales import Text

Value = bool | int | str
"""What an option can be set to."""


class Option(msgspec.Struct, frozen=True):
    """One choice the host has.

    ``kind``: ``flag`` (true/false), ``choice`` (one of ``allowed``), ``whole`` (from ``allowed[0]`` to ``allowed[1]``)
    or ``seat`` (a seat's number or one of ``allowed``). ``needs`` names a flag that must be on as well.
    """

    name: str
    kind: Literal["flag", "choice", "whole", "seat"]
    default: Value
    allowed: tuple[Value, ...] = (False, True)
    needs: str | None = None


FIRST = Option("first", "seat", 1, ("random",))
"""Who begins; every game has this option."""


class Kind(StrEnum):
    """Why a request was refused, in the order they are tried. ``seat`` (not yours to play) and ``turn`` (not your turn)
    happen at a table alone."""

    UNREADABLE = "unreadable"
    UNKNOWN = "unknown"
    SEAT = "seat"
    OVER = "over"
    TURN = "turn"
    STALE = "stale"
    ILLEGAL = "illegal"


class Refused(Exception):
    """A request that cannot be met; nothing has changed. ``rule`` is a number of the game's page (``R4``) or None."""

    def __init__(self, kind: Kind, text: Text, rule: str | None = None) -> None:
        super().__init__(kind.value, text.key)
        self.kind = kind
        self.text = text
        self.rule = rule


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule's number and a sentence a ten-year-old understands."""

    rule: str
    text: Text


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule of the game's page. Its words stand under ``<game>-r7`` in the text files, its section's title
    under ``<game>-section-<section>``. ``when`` names an option: the rule applies while that is on (or not at its
    default)."""

    number: str
    section: str
    when: str | None = None


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: how many points a seat (0 …) got, and for what."""

    seat: int
    points: int
    text: Text


class Rules(Protocol):
    """``rules.py``: the state and the compiled rules. ``State`` has at least the fields ``seats: Int8``,
    ``first: Int8`` (the seat that begins the first round), ``round_no: Int16`` (1 …) and ``rng: Rng``."""

    @property
    def State(self) -> type[Record]:
        """The record class of its states."""

    @property
    def deal(self) -> Callable[[Any], None]:
        """``deal(s)``: from a state with seats, first, options, deck and a keyed generator to the first decision."""

    @property
    def legal(self) -> Callable[[Any, Moves], None]:
        """``legal(s, moves)``: fill ``moves`` with what the seat to move may do; none exactly when over."""

    @property
    def play(self) -> Callable[[Any, int], None]:
        """``play(s, action)``: carry out a legal action and all that follows by itself."""

    @property
    def over(self) -> Callable[[Any], bool]:
        """``over(s)``: whether the game has ended."""

    @property
    def to_move(self) -> Callable[[Any], int]:
        """``to_move(s)``: the seat that decides next; −1 when over."""

    @property
    def result(self) -> Callable[[Any, Shares], None]:
        """``result(s, out)``: ``out[seat]`` becomes the seat's share of the victory (float, the sum is 1 when over;
        solo: 1 won, 0 lost); all 0 while the game runs."""

    @property
    def scores(self) -> Callable[[Any, Row], None]:
        """``scores(s, out)``: ``out[seat]`` becomes what decides the game, as if it ended now."""

    @property
    def redeal(self) -> Callable[[Any, int, Rng], None]:
        """``redeal(s, seat, rng)``: deal what ``seat`` (−1: a spectator) cannot know anew, consistent with all it has
        seen or must have concluded. Must not touch ``s.rng``: the contract rekeys it."""


class Greedy(Protocol):
    """``greedy.py``: a sensible player."""

    @property
    def greedy(self) -> Callable[[Any, Moves], int]:
        """``greedy(s, moves)``: one of the legal ``moves`` for the seat to move, from what that seat knows alone."""


class Words(Protocol):
    """``words.py``: the text notation and the reasons."""

    @property
    def ACTIONS(self) -> tuple[str, ...]:
        """The word of each action; its index is the action. All words differ."""

    @property
    def RULES(self) -> tuple[RuleText, ...]:
        """The numbered rules in reading order."""

    @property
    def why(self) -> Callable[[Any, int], Reason]:
        """``why(s, action)``: the reason why ``action`` is not legal now (called only when it is not, and not over)."""

    @property
    def public(self) -> Callable[[Any, int, int], str]:
        """``public(s, action, seat)``: the word of ``action``, legal in ``s``, as ``seat`` (−1: a spectator) may see
        it: the full word for who plays it, else with ``?`` for what is hidden (``pearl ?``, ``den ?``, ``?``)."""

    @property
    def notes(self) -> Callable[[Any], dict[str, Any]]:
        """``notes(s)``: what the game adds to a summary of the position; often {}. Like ``legal`` it is for the seat
        to move (Otter: ``slips``, which tell of its hand)."""


class Views(Protocol):
    """``view.py``: what a seat sees, built field by field."""

    @property
    def view(self) -> Callable[[Any, int], msgspec.Struct]:
        """``view(s, seat)``: the game's own ``View`` struct for ``seat`` (−1: a spectator), cards as
        words, seats 1 … n."""

    @property
    def events(self) -> Callable[[Any, int, Any, int], list[Text]]:
        """``events(before, action, after, seat)``: what ``seat`` is told of an action, as log lines. Players are named
        by the value ``player`` (a seat, 1 …); whoever shows the line puts a name in its place."""


class Setups(Protocol):
    """``setup.py``: from options, deck and setup text to a state, and back."""

    @property
    def configure(self) -> Callable[[Any, Mapping[str, Value], Mapping[str, Any] | None], None]:
        """``configure(s, options, deck)``: write checked options (all present) and the deck (None: the default) into a
        fresh state that already has ``seats`` and ``first``. Refused (unreadable) for a bad deck, the place named."""

    @property
    def place(self) -> Callable[[Any, Mapping[str, Any]], None]:
        """``place(s, setup)``: instead of ``deal``, from a configured and keyed state. Refused (unreadable) names the
        place: ``setup.hands[1]: …``. ``first`` and ``round`` in the setup are the game's to read too."""

    @property
    def read(self) -> Callable[[Any], dict[str, Any]]:
        """``read(s)``: the setup that ``place`` turns into this position, at the start of a turn."""

    @property
    def deck_of(self) -> Callable[[Any], dict[str, Any]]:
        """``deck_of(s)``: the deck in use, in the form of its TOML file."""


class Sheets(Protocol):
    """``sheet.py``: scoring as on paper; the end of the game calls the same functions."""

    @property
    def lines(self) -> Callable[[Any], list[Line]]:
        """``lines(s)``: how each score came about; for each seat the points sum to its score (or the round's)."""

    @property
    def extras(self) -> Callable[[Any], dict[str, list[int]]]:
        """``extras(s)``: more columns of the result per seat (ottere ``totals``, otter ``stones``); often {}."""

    @property
    def finished_rounds(self) -> Callable[[Any], tuple[int, list[int]]]:
        """``finished_rounds(s)``: how many rounds have ended since the deal, and the last one's score per seat."""


def _nobody(_s: Any, _action: int) -> int:
    return 0


_ENTRIES = ("deal", "legal", "play", "over", "to_move", "result", "scores", "redeal")
_preparing = threading.Lock()
_prepared: set[tuple[Any, Any]] = set()


def prepare_kernel(tell: Callable[[int, int], None] | None = None) -> int:
    """Compile what the rules of all games share, or load it from the cache. ``Game.prepare`` does it, too: call this
    before where it is told what is being compiled."""
    with _preparing:
        return jit.prepare(jit.modules_of("ottery.kernel"), [rng.start], tell)


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its name (also the prefix of its text keys), seats (fewest, most), options and rooms.

    ``callers(s, action)``: a bit mask of the seats that may play a legal ``action`` besides the seat to move.

    For bots that search, each ``kernel.jit.generic`` or None:
    ``hidden(s, action, seat)``: whether ``seat`` does not see which of its legal actions the seat to move plays (its
    word is then told with ``?``). None: all is done openly.
    ``proper(s, moves)``: strike from the legal ``moves`` those that no bot thinks about (slips); at least one is left.
    ``murky(s, seat)``: whether after an action of ``seat`` the way on hangs on hidden cards that a tree cannot tell
    apart, so that a search plays on from there by ``sense``. None: a tree goes as deep as it gets.
    ``outlook(s, out)``: at the start of a later round, whether the game can tell what shares of the victory its
    scores promise; ``out`` becomes those. None: only the end can tell.
    ``sense``: how many of 256 moves of a playout are the greedy player's, as measured to play best.
    ``trust``: by how many standard errors another action has to promise more before a bot leaves the greedy player's.
    ``glance``: the iterations of a short search, as measured to play better than greedily and worse than a long one.
    """

    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    rules: Rules
    greedy: Greedy
    words: Words
    view: Views
    setup: Setups
    sheet: Sheets
    callers: Callable[[Any, int], int] = _nobody
    hidden: Callable[[Any, int, int], bool] | None = None
    proper: Callable[[Any, Moves], None] | None = None
    murky: Callable[[Any, int], bool] | None = None
    outlook: Callable[[Any, Shares], bool] | None = None
    sense: int = 0
    trust: float = 0.0
    glance: int = 100

    @property
    def state(self) -> type[Record]:
        """The record class of its states."""
        return self.rules.State

    @property
    def package(self) -> str:
        """The dotted name of its folder."""
        return str(self.rules.__name__).rpartition(".")[0]  # type: ignore[attr-defined]

    @property
    def modules(self) -> tuple[str, ...]:
        """Its modules that hold compiled rules."""
        return jit.modules_of(self.package)

    def prepare(self, tell: Callable[[int, int], None] | None = None) -> int:
        """Compile its rules or load them from the cache; see ``kernel.jit.prepare``. Threads wait for each other."""
        if (self.rules, self.greedy) in _prepared:
            return 0
        kernel = prepare_kernel(tell)
        with _preparing:
            entries = [getattr(self.rules, name) for name in _ENTRIES]
            compiled = kernel + jit.prepare(self.modules, [*entries, self.greedy.greedy], tell)
            _prepared.add((self.rules, self.greedy))
        return compiled
