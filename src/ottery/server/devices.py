"""Devices: one opaque token each, in a cookie that no script can read; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

from litestar.datastructures import Cookie

from .store import Store

PLAIN_COOKIE = "ottery"
SECURE_COOKIE = "__Host-ottery"
YEAR = 365 * 86400
KNOWN = 20_000


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


class Devices:
    """The devices that have been here."""

    def __init__(self, store: Store, now: Callable[[], float], *, is_secure: bool) -> None:
        self._store, self._now, self._is_secure = store, now, is_secure
        self._known: OrderedDict[bytes, int] = OrderedDict()

    @property
    def cookie_name(self) -> str:
        """The name of the cookie."""
        return SECURE_COOKIE if self._is_secure else PLAIN_COOKIE

    async def find(self, token: str | None) -> int | None:
        """The device of a token."""
        if not token or len(token) > 100:
            return None
        hashed = digest(token)
        device = self._known.get(hashed)
        if device is None:
            device = await self._store.find_device(hashed, self._now())
            if device is not None:
                self._remember(hashed, device)
        return device

    async def add(self) -> tuple[int, Cookie]:
        """A new device and its cookie."""
        token = new_token()
        device = await self._store.add_device(digest(token), self._now())
        self._remember(digest(token), device)
        return device, self._cookie(token, YEAR)

    async def forget(self, token: str) -> Cookie:
        """Forget a device; the cookie that takes its own away."""
        device = await self.find(token)
        if device is not None:
            self._known.pop(digest(token), None)
            await self._store.forget_device(device)
        return self._cookie("", 0)

    def _cookie(self, token: str, age: int) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=token,
            max_age=age,
            path="/",
            secure=self._is_secure,
            httponly=True,
            samesite="strict",
        )

    def _remember(self, hashed: bytes, device: int) -> None:
        self._known[hashed] = device
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
