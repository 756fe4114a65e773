"""A game at a server's table, as its messages tell it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ... import games
from ...games.game import Game, Line
from ...games.position import Result
from ...locales import Text
from ...wire import messages as m
from ...wire.parts import ChatLine, Entry, GameInfo, Outcome, TableInfo
from ..played import HUMAN, Chair, Played
from ..voice import Voice


class Distant(Played):
    """What this seat (or spectator) has been told last. ``deck`` is fetched by whoever needs it."""

    def __init__(self) -> None:
        self.table: TableInfo
        self.info: GameInfo | None = None
        self.entries: list[Entry] = []
        self.chat: list[ChatLine] = []
        self.is_connected = False
        self.cards: dict[str, Any] = {}
        self._has_table = False
        self._view: Any = None

    def hear(self, message: m.ServerMessage) -> None:
        """Take a message in."""
        if isinstance(message, m.Welcome):
            self.is_connected = True
        elif isinstance(message, m.TableNews):
            self.table, self._has_table = message.table, True
            self.chairs = tuple(
                Chair(s.name or "…", HUMAN if s.kind != "bot" else s.level or "") for s in self.table.seats
            )
        elif isinstance(message, m.GameNews):
            self.info = message.game
            del self.entries[message.game.log.start :]
            self.entries += message.game.log.entries
            kind = self.game.view.View  # type: ignore[attr-defined]
            self._view = msgspec.convert(message.game.view, kind)
        elif isinstance(message, m.ChatNews):
            known = self.chat[-1].n if self.chat else -1
            self.chat += [line for line in message.lines if line.n > known]

    @property
    def held(self) -> tuple[int | None, int, int]:
        """What a new connection need not be told again: version, entries, lines of chat."""
        version = None if self.info is None else self.info.version
        return version, len(self.entries), self.chat[-1].n + 1 if self.chat else 0

    @property
    def has_table(self) -> bool:
        """Whether anything is known of the table."""
        return self._has_table

    @property
    def has_game(self) -> bool:
        """Whether the cards are dealt."""
        return self.info is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and its result is known."""
        return self.info is not None and self.info.outcome is not None

    @property
    def is_host(self) -> bool:
        """Whether this seat is the host's."""
        return self.table.you is not None and self.table.host == self.table.you

    @property
    def must_contribute(self) -> bool:
        """Whether this seat's part of the seed is still to be given."""
        you = self.table.you
        return self.table.phase == "waiting" and you is not None and not self.table.seats[you - 1].contributed

    def news(self, line: ChatLine, voice: Voice) -> str:
        """A line of the chat in words."""
        if line.note is not None:
            return voice(line.note)
        said = line.text if line.phrase is None else voice(f"phrase-{line.phrase}")
        return voice("terminal-said", name=voice.name(line.seat or 0), text=said or "")

    # -- as a game that is shown

    @property
    def _told(self) -> GameInfo:
        assert self.info is not None, "the cards have not been dealt"
        return self.info

    @property
    def version(self) -> int:
        """How many actions and undos there were."""
        return self._told.version

    @property
    def game(self) -> Game:
        """See ``Played``."""
        return games.find(self.table.game)

    @property
    def options(self) -> Mapping[str, Any]:
        """See ``Played``."""
        return self.table.options

    @property
    def deck(self) -> Mapping[str, Any]:
        """See ``Played``."""
        return self.cards

    @property
    def round(self) -> int:
        """See ``Played``."""
        return self._told.round

    @property
    def rounds(self) -> list[list[int]]:
        """See ``Played``."""
        return self._told.rounds

    @property
    def to_move(self) -> int | None:
        """The seat that decides next. Where others may call meanwhile, one of those is us."""
        if self._told.legal and self.table.you is not None:
            return self.table.you
        return self._told.expected[0] if self._told.expected else None

    @property
    def humans(self) -> list[int]:
        """See ``Played``."""
        return [] if self.table.you is None else [self.table.you]

    def view(self, seat: int | None) -> Any:  # noqa: ARG002  # the server tells one seat's view alone
        """See ``Played``."""
        return self._view

    def legal(self) -> list[str]:
        """See ``Played``."""
        return self._told.legal

    def result(self) -> Result | None:
        """See ``Played``."""
        return None if self._told.outcome is None else _result(self._told.outcome)

    def log(self, seat: int | None) -> list[Text]:  # noqa: ARG002
        """See ``Played``."""
        return [text for entry in self.entries for text in entry.texts]


def _result(outcome: Outcome) -> Result:
    return Result(
        over=True,
        winners=outcome.winners,
        scores=outcome.scores,
        shares=outcome.shares,
        extras=outcome.extras,
        lines=[Line(line.seat - 1, line.points, line.text) for line in outcome.lines],
    )
