"""How much anybody may ask for: token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable


def source_of(address: str) -> str:
    """Whom limits count an address as: in IPv6 its network, since every line there has 2**64 addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.tokens, self.at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each key, the ones used last."""

    def __init__(
        self, rate: float, burst: float, most: int = 10_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._most, self._now = rate, max(1.0, burst), most, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of ``key``, if there is one."""
        return self.of(key).take(self._now())

    def of(self, key: str) -> Bucket:
        """The bucket of ``key``."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.new()
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def new(self) -> Bucket:
        """A full bucket that is no key's."""
        return Bucket(self._rate, self._burst, self._now())
