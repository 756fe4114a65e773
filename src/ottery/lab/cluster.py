"""The laboratory's blocks on the machines of a Dask cluster (``pip install ottery[cluster]``)."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from . import sampling
from .sampling import Columns, Plan

PATIENCE = 10
"""Seconds to wait for the scheduler's answer."""
_STARTS = 3
"""How often a client is begun on a machine that is too busy for it."""


class Unreachable(Exception):
    """No cluster to work on; the text says why in a line."""


class Cluster:
    """The workers behind a scheduler, such as ``tcp://10.0.0.1:8786``. Each needs the same release of Ottery."""

    def __init__(self, address: str, patience: float | None = None) -> None:
        self.address = address
        self._client = _connect(address, PATIENCE if patience is None else patience)

    def map(self, plan: Plan, blocks: Sequence[int]) -> Iterator[tuple[int, Columns]]:
        """See ``sampling.Workers.map``."""
        waiting = {
            self._client.submit(sampling.run_block, plan, block, pure=False): block for block in blocks
        }
        try:
            for done in _dask().as_completed(list(waiting), loop=self._client.loop):
                yield waiting.pop(done), done.result()
        finally:
            self._client.cancel(list(waiting))

    def close(self) -> None:
        """Leave the cluster; its workers stay."""
        self._client.close()


def _dask() -> Any:
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise Unreachable("a cluster needs Dask: pip install 'ottery[cluster]'") from None


def _connect(address: str, patience: float) -> Any:
    client = _dask().Client
    for _ in range(_STARTS):
        try:
            return client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError) as fault:
            reason = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
            raise Unreachable(f"no cluster answers at {address} ({reason})") from None
        except AssertionError:  # Dask's way to say that its thread had not begun after ten seconds
            continue
    raise Unreachable("this machine is too busy to speak to a cluster")
