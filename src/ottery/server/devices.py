"""Devices: one opaque token each, in a cookie that no script can read; only its hash is stored."""

from __future__ import annotations

import hashlib
import re
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


def is_token(text: str | None) -> bool:
    """Whether it has the form of a token."""
    return text is not None and _TOKEN.fullmatch(text) is not None


_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


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
        if token is None or not is_token(token):
            return None
        hashed = digest(token)
        device = self._known.get(hashed)
        if device is None:
            device = await self._store.find_device(hashed, self._now())
            if device is not None:
                self._remember(hashed, device)
        return device

    def offer(self, token: str | None) -> Cookie | None:
        """A cookie for whoever has none. Nothing is stored until something is done with it."""
        return None if is_token(token) else self._cookie(new_token(), YEAR)

    async def add(self, token: str | None) -> tuple[int, Cookie | None]:
        """A new device: of the cookie that it was offered, or with one that has to be given now."""
        cookie = self.offer(token)
        used = cookie.value if cookie is not None else token
        assert used is not None
        hashed = digest(used)
        device = await self._store.add_device(hashed, self._now())
        self._remember(hashed, device)
        return device, cookie

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
