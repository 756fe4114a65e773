"""Limits that are counted over all of a server: connections, tables opened, keys tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from . import metrics
from .errors import Denied
from .limits import Buckets
from .settings import Settings


class Doors:
    """What an address may do."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: Counter[str] = Counter()
        self._opened = Buckets(settings.opened_a_minute / 60, settings.opened_a_minute / 2)
        self._keys = Buckets(settings.keys_a_minute / 60, settings.keys_a_minute / 2)

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self._by_address.total()

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open; False when there are too many already."""
        rules = self._settings
        is_full = self.connections >= rules.most_connections
        if is_full or self._by_address[address] >= rules.most_connections_an_address:
            yield False
            return
        self._by_address[address] += 1
        metrics.connections.inc()
        try:
            yield True
        finally:
            metrics.connections.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def open_table(self, address: str) -> None:
        """Denied when an address opens tables too fast."""
        if not self._opened.take(address):
            raise Denied("limit", "server-too-fast")

    def try_key(self, address: str) -> None:
        """Denied when an address tries links too fast."""
        if not self._keys.take(address):
            raise Denied("limit", "server-too-fast")
