"""The laboratory's work on the machines of a Dask cluster (``pip install ottery[cluster]``)."""

from __future__ import annotations

import asyncio
import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from . import sampling
from .contestants import Illegal
from .sampling import Columns, Plan

PATIENCE = 10
"""Seconds to wait for an answer of the scheduler, and for a worker to come."""
_STARTS = 3
"""How often a client is begun on a machine that is too busy for it."""
_ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?([\w.-]+|\[[0-9a-fA-F:.%]+\]):([0-9]{1,5})")


class Unreachable(Exception):
    """No cluster to work on; the text says why in a line."""


class Lost(Exception):
    """A cluster that failed amid the work; the text says how in a line."""


class Cluster:
    """The workers behind a scheduler, such as ``tcp://10.0.0.1:8786``. Each needs the same release of Ottery."""

    def __init__(self, address: str, patience: float | None = None) -> None:
        self.address = address
        self._patience = PATIENCE if patience is None else patience
        check_address(address)
        _greet(address, self._patience)
        self._client = _connect(address, self._patience)
        try:
            self._client.wait_for_workers(1, timeout=self._patience)
        except OSError:
            self.close()
            raise Unreachable(f"the cluster at {address} has no workers") from None

    def map(self, plan: Plan, blocks: Sequence[int]) -> Iterator[tuple[int, Columns]]:
        """See ``sampling.Workers.map``."""
        for (_, block), columns in self.results(sampling.run_block, [(plan, block) for block in blocks]):
            yield block, columns

    def results(
        self, work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """Each job, the arguments of ``work``, with what came of it, in whatever order they are done. Lost when the
        cluster is, or for a worker's fault; Illegal as on this machine."""
        done: SimpleQueue[Any] = SimpleQueue()
        waiting = {self._client.submit(work, *job, pure=False): job for job in jobs}
        for future in waiting:
            future.add_done_callback(done.put)
        try:
            while waiting:
                future = self._next(done)
                yield waiting.pop(future), self._result(future)
        finally:
            if waiting and self._client.status == "running":
                self._client.cancel(list(waiting))

    def _next(self, done: SimpleQueue[Any]) -> Any:
        """The next future that is done; Lost when nobody is left to do any."""
        while True:
            try:
                return done.get(timeout=self._patience)
            except Empty:
                self._check_workers()

    def _result(self, future: Any) -> Any:
        while True:
            try:
                return future.result(timeout=self._patience)
            except Illegal:
                raise
            except TimeoutError:  # who had it may be gone, and another one do it again
                self._check_workers()
            except (CancelledError, OSError):
                raise Lost(f"the cluster at {self.address} was lost") from None
            except Exception as fault:  # noqa: BLE001  # whatever it is, it happened elsewhere
                what = f"{type(fault).__name__}: {_first_line(fault)}"
                raise Lost(f"a worker of the cluster at {self.address} failed ({what})") from None

    def _check_workers(self) -> None:
        """Lost when there are none. A scheduler that is only slow to answer is not lost."""
        try:
            is_left = bool(self._client.sync(self._client.scheduler.ncores, callback_timeout=self._patience))
        except TimeoutError:
            return
        except OSError:
            raise Lost(f"the cluster at {self.address} was lost") from None
        if not is_left:
            raise Lost(f"the workers of the cluster at {self.address} are gone")

    def close(self) -> None:
        """Leave the cluster; its workers stay."""
        with suppress(OSError):  # it may be gone
            self._client.close(timeout=self._patience)


def check_address(address: str) -> None:
    """Unreachable for what is no address of a scheduler."""
    found = _ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found[4]) < 1 << 16:
        raise Unreachable(f"{address!r} is no address of a cluster, such as tcp://10.0.0.1:8786")


def _dask() -> Any:
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise Unreachable("a cluster needs Dask: pip install 'ottery[cluster]'") from None


def _greet(address: str, patience: float) -> None:
    """Ask a scheduler who it is: a client of Dask's would wait without end where something else answers."""
    dask = _dask()

    async def ask() -> None:
        async with dask.rpc(address, timeout=patience) as scheduler:
            await asyncio.wait_for(scheduler.identity(), patience)

    try:
        with ThreadPoolExecutor(1) as apart:  # there may be a loop in this thread
            apart.submit(asyncio.run, ask()).result()
    except Exception as fault:  # noqa: BLE001  # whatever speaks there may say anything
        reason = _first_line(fault) or f"nothing within {patience:g} seconds"
        raise Unreachable(f"no cluster answers at {address} ({reason})") from None


def _connect(address: str, patience: float) -> Any:
    client = _dask().Client
    for _ in range(_STARTS):
        try:
            return client(address, timeout=patience, set_as_default=False)
        except OSError as fault:
            raise Unreachable(f"no cluster answers at {address} ({_first_line(fault)})") from None
        except AssertionError:  # Dask's way to say that its thread had not begun after ten seconds
            continue
    raise Unreachable("this machine is too busy to speak to a cluster")


def _first_line(fault: Exception) -> str:
    return next(iter(str(fault).splitlines()), "")
