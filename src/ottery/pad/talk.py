"""Keeping score line by line: what somebody types becomes entries, and each answer says what stands there now."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from ..games.scorepad import Tally, Value
from ..locales import Text, say
from . import room
from .reckon import Outcome, dealer_of, reckon
from .sheet import MOST_PLAYERS, MOST_ROUNDS, Player, Round, Sheet
from .shelf import new_id

NUMBER = re.compile(r"[-−]?\d{1,6}")
RANKS = re.compile(r"(?:[A2-9TJQK]|10)(?:,(?:[A2-9TJQK]|10))*", re.IGNORECASE)
COMMON = "all"


class Cannot(Exception):
    """A line that is no entry here; nothing has changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.text = Text.of(key, **values)


class Impossible(Cannot):
    """An entry that cannot be, by the rules of the game."""

    def __init__(self, text: Text) -> None:
        Exception.__init__(self, text.key)
        self.text = text


def begin(game: str, names: list[str], settings: dict[str, object]) -> Sheet:
    """A new sheet."""
    own = room.find(game).settle(settings)
    start = own.get("start", 0)
    players = [Player(i, name, start if isinstance(start, int) else 0) for i, name in enumerate(names, 1)]
    now = stamp()
    return Sheet(new_id(), game, players, settings=own, dealer=1, started=now, changed=now)


def stamp() -> str:
    """The time, as sheets have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Talk:
    """A sheet and what can be said about it. ``keep`` is called after every change."""

    def __init__(self, sheet: Sheet, keep: Callable[[Sheet], None], language: str = "en") -> None:
        self.sheet = sheet
        self._keep, self.language = keep, language
        self._done: list[bytes] = []
        self._undone: list[bytes] = []
        self._orders: dict[str, Callable[[list[str]], list[str]]] = {
            "help": lambda _words: self.help(),
            "table": lambda _words: self.table(),
            "why": lambda _words: self.why(),
            "undo": lambda _words: self._back(self._done, self._undone),
            "redo": lambda _words: self._back(self._undone, self._done),
            "edit": self._edit,
            "add": self._add,
            "leave": self._leave,
            "back": self._back_again,
            "rename": self._rename,
            "on": lambda _words: self._switch(goes_on=True),
            "end": lambda _words: self._switch(goes_on=False),
        }

    def hear(self, line: str) -> list[str]:
        """Carry a line out and answer; ``Cannot`` where it is no entry here."""
        words = line.split()
        if not words:
            return []
        order = self._orders.get(words[0].casefold())
        if order is not None and self._addressed(words)[0] is None:
            return order(words[1:])
        return self._change(lambda: self._enter(words, self.open_round()))

    # ------------------------------------------------------------------------------------------ entries

    def open_round(self) -> int:
        """The round that the next entry belongs to: the first with a gap."""
        complete = self.outcome().tally.complete
        return next(
            (i for i, done in enumerate(complete) if not done), len(complete) if self.has_rounds else 0
        )

    @property
    def has_rounds(self) -> bool:
        """Whether the game is counted in rounds, and not once at its end."""
        probe = msgspec.structs.replace(self.sheet, rounds=[Round(), Round()])
        return len(reckon(probe).tally.scores) > 1

    def _enter(self, words: list[str], number: int) -> None:
        if number >= MOST_ROUNDS:
            raise Cannot("pad-terminal-cannot", text=" ".join(words))
        player, rest = self._addressed(words)
        if words[0].casefold() == COMMON and player is None:
            self._round(number).common = self._things(words[1:])
        elif player is not None and not rest:
            self._out(number, player)
        elif player is not None:
            self.sheet.put(number, player, self._value(rest))
        else:
            self._enter_all(words, number)

    def _enter_all(self, words: list[str], number: int) -> None:
        here = [p for p in self.sheet.players if p.is_in(number)]
        if len(words) != len(here) or not self.has_rounds:
            name = words[0] if not NUMBER.fullmatch(words[0]) else " ".join(words)
            key = "pad-terminal-cannot" if NUMBER.fullmatch(words[0]) else "pad-terminal-nobody"
            raise Cannot(key, **({"text": name} if key.endswith("cannot") else {"name": name}))
        values = [self._value([word]) for word in words]
        for player, value in zip(here, values, strict=True):
            self.sheet.put(number, player, value)

    def _out(self, number: int, player: Player) -> None:
        """Who has played the last card."""
        if "won" not in self.outcome().tally.extras:
            raise Cannot("pad-terminal-cannot", text=player.name)
        for other in self.sheet.players:
            if other.is_in(number):
                self.sheet.put(number, other, int(other is player))

    def _value(self, words: list[str]) -> Value:
        if not self.has_rounds:
            return self._things(words)
        text = "".join(words)
        if NUMBER.fullmatch(text):
            return int(text.replace("−", "-"))
        if RANKS.fullmatch(text) and "scoring" in self.sheet.settings:
            return [rank.upper().replace("10", "T") for rank in text.split(",")]
        raise Cannot("pad-terminal-cannot", text=text)

    def _things(self, words: list[str]) -> list[str]:
        """Words for what lies on the table; ``under 3`` or ``most 4`` is one. Commas may be set."""
        found: list[str] = []
        for word in " ".join(words).replace(",", " ").split():
            if found and found[-1] in ("under", "most", "all"):
                found[-1] += f" {word}"
            else:
                found.append(word)
        return found

    def _round(self, number: int) -> Round:
        while len(self.sheet.rounds) <= number:
            self.sheet.rounds.append(Round())
        return self.sheet.rounds[number]

    # ------------------------------------------------------------------------------------------- orders

    def _edit(self, words: list[str]) -> list[str]:
        if len(words) < 2 or not words[0].isdecimal():
            raise Cannot("pad-terminal-cannot", text=" ".join(["edit", *words]))
        number = int(words[0]) - 1
        if not 0 <= number < len(self.sheet.rounds):
            raise Cannot("pad-terminal-no-round", round=words[0])
        return self._change(lambda: self._enter(words[1:], number))

    def _add(self, words: list[str]) -> list[str]:
        name = " ".join(words)
        most = min(MOST_PLAYERS, room.find(self.sheet.game).SEATS[1])
        if not 1 <= len(name) <= 24 or self._find(name) or len(self.sheet.players) >= most:
            raise Cannot("pad-terminal-cannot", text=f"add {name}")
        start = self.sheet.settings.get("start", 0)
        since = self.open_round() if self.has_rounds else 0
        player = Player(
            1 + max(p.id for p in self.sheet.players), name, start if isinstance(start, int) else 0, since
        )
        return self._change(lambda: self.sheet.players.append(player))

    def _leave(self, words: list[str]) -> list[str]:
        player = self._known(" ".join(words))
        if sum(p.until is None for p in self.sheet.players) <= room.find(self.sheet.game).SEATS[0]:
            raise Cannot("pad-terminal-cannot", text=f"leave {player.name}")
        written = (i + 1 for i in range(len(self.sheet.rounds)) if self.sheet.value(i, player) is not None)
        number = max(self.open_round(), *written, 0)

        def leave() -> None:
            player.until = number

        return self._change(leave)

    def _back_again(self, words: list[str]) -> list[str]:
        player = self._known(" ".join(words))
        number = self.open_round()

        def come() -> None:
            if player.until is not None and player.until < number:
                player.away = [*player.away, (player.until, number)]
            player.until = None

        return self._change(come)

    def _rename(self, words: list[str]) -> list[str]:
        player, rest = self._addressed(words)
        name = " ".join(rest)
        if not 1 <= len(name) <= 24 or (player and self._find(name) not in (None, player)):
            raise Cannot("pad-terminal-cannot", text=" ".join(["rename", *words]))
        if player is None:
            raise Cannot("pad-terminal-nobody", name=words[0])

        def rename() -> None:
            player.name = name

        return self._change(rename)

    def _switch(self, *, goes_on: bool) -> list[str]:
        def switch() -> None:
            self.sheet.plays_on, self.sheet.closed = goes_on, not goes_on

        return self._change(switch)

    def _change(self, act: Callable[[], None]) -> list[str]:
        before = msgspec.json.encode(self.sheet)
        try:
            act()
            self._refuse_impossible()
        except Cannot:
            self.sheet = msgspec.json.decode(before, type=Sheet)
            raise
        self.sheet.changed = stamp()
        self._done.append(before)
        self._undone.clear()
        self._keep(self.sheet)
        return self.table()

    def _refuse_impossible(self) -> None:
        """What lies on the table can be counted again at once, so nothing impossible is written down."""
        wrong = self.outcome().wrong()
        if wrong and not self.has_rounds:
            raise Impossible(wrong[-1][2])

    def _back(self, source: list[bytes], target: list[bytes]) -> list[str]:
        if not source:
            raise Cannot("pad-terminal-nothing")
        target.append(msgspec.json.encode(self.sheet))
        self.sheet = msgspec.json.decode(source.pop(), type=Sheet)
        self._keep(self.sheet)
        return self.table()

    # ------------------------------------------------------------------------------------------ answers

    def outcome(self) -> Outcome:
        """What follows from the sheet."""
        return reckon(self.sheet)

    def help(self) -> list[str]:
        """What can be typed."""
        tally = self.outcome().tally
        kind = "outs" if "won" in tally.extras else "numbers" if self.has_rounds else "words"
        return [self.say(f"pad-terminal-help-{kind}"), self.say("pad-terminal-help")]

    def table(self) -> list[str]:
        """The sheet: players, rounds, totals, places, what cannot be, who has won."""
        outcome = self.outcome()
        rows = [["", *(self._head(i, p) for i, p in enumerate(self.sheet.players))]]
        rows += [
            [str(i + 1), *("·" if n is None else shown(n) for n in row)]
            for i, row in enumerate(outcome.tally.scores)
        ]
        rows.append(["=", *map(shown, outcome.totals)])
        if any(outcome.tally.complete) and not outcome.tally.attempts:
            rows.append(["", *(self._place(place) for place in outcome.places)])
        return [*aligned(rows), *self._wrong(outcome.tally), *self._won(outcome)]

    def _head(self, seat: int, player: Player) -> str:
        deals = len(self.sheet.players) > 1 and dealer_of(self.sheet, self.open_round()) == seat
        return f"{player.name} ({self.say('pad-dealer-mark')})" if deals and self.has_rounds else player.name

    def _place(self, place: int) -> str:
        return self.say("pad-place", place=place) if place else self.say("pad-left")

    def _wrong(self, tally: Tally) -> list[str]:
        return [
            f"! {self.say('pad-round', round=number + 1)}: {say(text, self.language)}"
            for number, _, text in tally.wrong
        ]

    def _won(self, outcome: Outcome) -> list[str]:
        if not outcome.over:
            return []
        names = ", ".join(self.sheet.players[p].name for p in outcome.winners)
        if not names:
            return [self.say("pad-nobody")]
        if "won" in outcome.tally.extras:
            return [self.say("pad-won-out", names=names, count=len(outcome.winners))]
        points = shown(outcome.totals[outcome.winners[0]])
        return [self.say("pad-won", names=names, points=points, count=len(outcome.winners))]

    def why(self) -> list[str]:
        """Every line of every player."""
        outcome = self.outcome()
        return [
            f"{player.name}: {say(self._named(line.text), self.language)}: {shown(line.points)}"
            for seat, player in enumerate(self.sheet.players)
            for line in outcome.lines(seat)
        ]

    def _named(self, text: Text) -> Text:
        seat = text.values.get("player")
        if not isinstance(seat, int):
            return text
        return Text(text.key, {**text.values, "player": self.sheet.players[seat - 1].name})

    def say(self, key: str, /, **values: str | int) -> str:
        """A text in this talk's language."""
        return say(Text.of(key, **values), self.language)

    def _find(self, name: str) -> Player | None:
        return next((p for p in self.sheet.players if p.name.casefold() == name.casefold()), None)

    def _addressed(self, words: list[str]) -> tuple[Player | None, list[str]]:
        """The player whose name a line begins with (the longest such name), and the words after it."""
        for count in range(len(words), 0, -1):
            player = self._find(" ".join(words[:count]))
            if player is not None:
                return player, words[count:]
        return None, words

    def _known(self, name: str) -> Player:
        player = self._find(name)
        if player is None:
            raise Cannot("pad-terminal-nobody", name=name)
        return player


def shown(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def aligned(rows: list[list[str]]) -> list[str]:
    """A table in plain text, columns to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
