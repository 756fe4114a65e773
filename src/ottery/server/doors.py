"""Limits that are counted over all of a server: connections, tables opened, keys tried, what seats say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from . import metrics
from .errors import Denied
from .limits import Bucket, Buckets, source_of
from .settings import Settings

SEATS = 20_000
"""Seats of which is known how much they have said lately."""


class Doors:
    """What an address and a seat may do."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_source: Counter[str] = Counter()
        self._opened = Buckets(settings.opened_a_minute / 60, settings.opened_a_minute / 2)
        self._keys = Buckets(settings.keys_a_minute / 60, settings.keys_a_minute / 2)

        self._messages = Buckets(settings.messages_a_second, 5 * settings.messages_a_second, SEATS)
        self._lines = Buckets(settings.lines_a_minute / 60, settings.lines_a_minute / 5, SEATS)

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self._by_source.total()

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open; False when there are too many already."""
        rules, source = self._settings, source_of(address)
        is_full = self.connections >= rules.most_connections
        if is_full or self._by_source[source] >= rules.most_connections_an_address:
            yield False
            return
        self._by_source[source] += 1
        metrics.connections.inc()
        try:
            yield True
        finally:
            metrics.connections.dec()
            self._by_source[source] -= 1
            if not self._by_source[source]:
                del self._by_source[source]

    def open_table(self, address: str) -> None:
        """Denied when an address opens tables too fast."""
        if not self._opened.take(source_of(address)):
            raise Denied("limit", "server-too-fast")

    def try_key(self, address: str) -> None:
        """Denied when an address tries links too fast."""
        if not self._keys.take(source_of(address)):
            raise Denied("limit", "server-too-fast")

    def buckets_of(self, table: str, seat: int | None) -> tuple[Bucket, Bucket]:
        """How many messages and lines of chat are left: to a seat, however often it comes back, or to one spectator."""
        if seat is None:
            return self._messages.new(), self._lines.new()
        return self._messages.of(f"{table} {seat}"), self._lines.of(f"{table} {seat}")
