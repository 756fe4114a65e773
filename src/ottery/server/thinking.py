"""Bots at tables: they think in worker threads, from what their seat sees alone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog

from .. import bots
from ..games.position import Position

log = structlog.get_logger()

LAST_RESORT = ("greedy", "random")
"""Who plays when a bot fails."""


class Thinkers:
    """A few threads for all bots of a server."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "ottery-bot")

    async def choose(self, position: Position, level: str, salt: str) -> int:
        """The action of a bot for the seat to move. ``salt``: what else its chance depends on."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, position, level, salt)

    def close(self) -> None:
        """Let the threads end; what is being thought is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(position: Position, level: str, salt: str) -> int:
    for each in dict.fromkeys((level, *LAST_RESORT)):
        try:
            source = bots.source_for(position, f"{salt} {each}")
            action = position.action(bots.decide(bots.bot_at_hand(each, position.game), position, source))
        except Exception:
            log.exception("bot failed", level=each, game=position.game.name)
            continue
        if action in position.actions():
            return action
        log.error("bot chose an illegal action", level=each, game=position.game.name)
    return position.actions()[0]
