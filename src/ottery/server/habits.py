"""What a table does by itself: its timer, and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

import structlog

from ..games.game import Kind, Refused
from ..locales import Text
from . import chores, metrics
from . import events as e
from .errors import Denied

if TYPE_CHECKING:
    from .live import Live

log = structlog.get_logger()

MOST_AT_ONCE = 100
"""Chores that are carried out before anything else has its turn."""

TRY_AGAIN = 5.0
"""Seconds until chores are tried again after a fault: a full disk has room again one day."""


class Habits:
    """A table's chores, carried out when they are due."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._thought: dict[int, int] = {}
        self._thinking: int | None = None
        self._is_stopped = False

    @property
    def is_stopped(self) -> bool:
        """Whether nothing will be done any more."""
        return self._is_stopped

    @property
    def is_waiting(self) -> bool:
        """Whether something is going to happen by itself."""
        return self._timer is not None or next(self._chores(), None) is not None

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def plan(self) -> None:
        """Set the timer to the next thing that this table does by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped:
            return
        next_at = None
        for chore in self._chores():
            if self._waits_for_thought(chore):
                continue
            next_at = chore.at if next_at is None else min(next_at, chore.at)
        if next_at is not None:
            delay = max(0.0, next_at - self._live.house.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _waits_for_thought(self, chore: chores.Chore) -> bool:
        """Bots think at once, so that the pace hides how long; the house's stand-in only when a clock has run out."""
        deed = chore.deed
        if not isinstance(deed, chores.Bot) or (deed.by == "clock" and chore.at > self._live.house.now()):
            return False
        return not self._has_thought(deed)

    def _chores(self) -> Iterator[chores.Chore]:
        rules = self._live.house.settings
        watch = chores.Watch(
            self._live.lost, self._live.since, rules.grace, self._live.house.ready.__contains__
        )
        return chores.chores(self._live.table, watch)

    def _due(self, now: float | None) -> list[chores.Chore]:
        """The chores that are due; all of them when ``now`` is None."""
        return [chore for chore in self._chores() if now is None or chore.at <= now]

    def _wake(self) -> None:
        self._timer = None
        if not self._is_stopped:
            self._live.house.spawn(self.work())

    async def work(self) -> None:
        """Carry out all that is due."""
        try:
            async with self._live.lock:
                await self._work()
        except Exception:
            log.exception("chores failed", table=self._live.table.id)
            self._try_again()
        else:
            self.plan()

    async def _work(self) -> None:
        for _ in range(MOST_AT_ONCE):
            due = [c for c in self._due(self._live.house.now()) if self._can_do(c)]
            if not due or self._is_stopped or not await self._carry_out(due[0]):
                break

    def _try_again(self) -> None:
        """Nobody else would: a table of bots waits for no message."""
        if not self._is_stopped and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake)

    async def _carry_out(self, chore: chores.Chore) -> bool:
        try:
            await self._live.commit(lambda: self._event_of(chore), chore.intent)
        except (Denied, Refused):
            return False  # another server was quicker
        return True

    def _can_do(self, chore: chores.Chore) -> bool:
        if chore.intent in self._live.table.intents:
            return False
        return not isinstance(chore.deed, chores.Bot) or self._has_thought(chore.deed)

    def _event_of(self, chore: chores.Chore) -> e.AnyEvent:
        """The event of a chore, if it is still one (another server may have been quicker)."""
        still = [c for c in self._chores() if c.intent == chore.intent]
        if not still:
            raise Refused(Kind.STALE, Text.of("table-busy"))
        deed = still[0].deed
        if not isinstance(deed, chores.Bot):
            return deed
        assert self._live.table.match is not None
        action = deed.call if deed.call is not None else self._thought[self._live.table.match.version]
        return e.Acted(seat=deed.seat, action=action, by=deed.by)

    def _has_thought(self, deed: chores.Bot) -> bool:
        """Whether the bot knows its action; if not, it begins to think."""
        if deed.call is not None:
            return True
        match = self._live.table.match
        assert match is not None
        if match.version in self._thought:
            return True
        if self._thinking != match.version:
            self._thinking = match.version
            self._thought.clear()
            self._live.house.spawn(self._think(deed.level))
        return False

    async def _think(self, level: str) -> None:
        if self._is_stopped:
            return
        match = self._live.table.match
        assert match is not None
        version = match.version
        salt = f"{self._live.table.opened.secret} {version}"
        try:
            with metrics.thinking.labels(level).time():
                action = await self._live.house.thinkers.choose(match.position, level, salt)
        except Exception:
            log.exception("bot failed", table=self._live.table.id)
            action = match.position.actions()[0]
        if match.version == version:
            self._thought[version] = action
        self.plan()
