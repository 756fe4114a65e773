"""The one thread that writes to the database: whatever is waiting is carried out in one transaction (group commit)."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

Work = Callable[[Connection], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


def one_by_one(connection: Connection, works: list[Work]) -> list[Any]:
    """The result of each."""
    return [work(connection) for work in works]


LARGEST = 256
"""A transaction with so many jobs takes no more."""


class Writer:
    """Carries out jobs in order. A job's future is done when its transaction is on disk."""

    def __init__(
        self,
        engine: Engine,
        tell: Callable[[int], None] | None = None,
        run: Callable[[Connection, list[Work]], list[Any]] = one_by_one,
    ) -> None:
        """``tell(jobs)`` is called after each transaction; ``run`` carries the jobs of one out."""
        self._engine = engine
        self._carry = run
        self._tell = tell
        self._waiting: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ottery-writer", daemon=True)
        self._is_closed = False
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """The result of ``job``, once it is on disk."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._waiting:
            loop.call_soon(
                self._hand_over
            )  # once a turn of the loop: each wake-up of the thread costs both of them
        self._waiting.append((job, loop, future))
        return await future

    def _hand_over(self) -> None:
        jobs, self._waiting = self._waiting, []
        self._jobs.put(jobs)

    async def close(self) -> None:
        """Finish what is waiting, then end the thread."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                batch, is_last = self._gather()
                if batch:
                    _answer(self._carry_out(connection, batch))
                    if self._tell is not None:
                        self._tell(len(batch))
                if is_last:
                    return

    def _gather(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        wait = True
        while len(batch) < LARGEST:
            try:
                jobs = self._jobs.get(block=wait)
            except queue.Empty:
                break
            if jobs is None:
                return batch, True
            batch += jobs
            wait = False
        return batch, False

    def _carry_out(
        self, connection: Connection, batch: list[Job]
    ) -> list[tuple[Job, Any, BaseException | None]]:
        try:
            with connection.begin():
                results = self._carry(connection, [work for work, _, _ in batch])
            return [(job, result, None) for job, result in zip(batch, results, strict=True)]
        except Exception as fault:  # noqa: BLE001  # whoever asked is told
            if len(batch) == 1:
                return [(batch[0], None, fault)]
        return [
            one for job in batch for one in self._carry_out(connection, [job])
        ]  # one fault spoils no other


def _answer(results: list[tuple[Job, Any, BaseException | None]]) -> None:
    by_loop = defaultdict(list)
    for (_, loop, future), result, fault in results:
        by_loop[loop].append((future, result, fault))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, answers)
        except RuntimeError:
            continue  # that loop has ended; nobody waits


def _settle(answers: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, result, fault in answers:
        if future.cancelled():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)
