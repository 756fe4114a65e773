"""Devices: one opaque token each, in a cookie that no script can read; only its hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from litestar.datastructures import Cookie

from .store import Store

PLAIN_COOKIE = "ottery"
SECURE_COOKIE = "__Host-ottery"
DAY = 86400
YEAR = 365 * DAY
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


@dataclass(slots=True)
class _Known:
    """A device, when the store has noted that it was here, and when it was given its cookie."""

    device: int
    noted: float
    given: float


class Devices:
    """The devices that have been here."""

    def __init__(self, store: Store, now: Callable[[], float], *, is_secure: bool) -> None:
        self._store, self._now, self._is_secure = store, now, is_secure
        self._known: OrderedDict[bytes, _Known] = OrderedDict()

    @property
    def cookie_name(self) -> str:
        """The name of the cookie."""
        return SECURE_COOKIE if self._is_secure else PLAIN_COOKIE

    async def find(self, token: str | None) -> int | None:
        """The device of a token."""
        if token is None or not is_token(token):
            return None
        hashed, now = digest(token), self._now()
        known = self._known.get(hashed)
        if known is not None and now - known.noted < DAY:
            return known.device
        device = await self._store.find_device(hashed, now)
        if device is None:
            self._known.pop(hashed, None)
        else:
            self._remember(hashed, _Known(device, now, known.given if known else 0.0))
        return device

    def offer(self, token: str | None) -> Cookie | None:
        """A cookie for whoever has none. Nothing is stored until something is done with it."""
        return None if is_token(token) else self._cookie(new_token(), YEAR)

    def renew(self, token: str | None) -> Cookie | None:
        """The cookie of a device that is here, again, once a day: it lasts for a year from the last visit."""
        known = self._known.get(digest(token)) if token is not None else None
        if token is None or known is None or self._now() - known.given < DAY:
            return None
        known.given = self._now()
        return self._cookie(token, YEAR)

    async def add(self, token: str | None) -> tuple[int, Cookie | None]:
        """A new device: of the cookie that it was offered, or with one that has to be given now."""
        cookie = self.offer(token)
        used = cookie.value if cookie is not None else token
        assert used is not None
        hashed, now = digest(used), self._now()
        device = await self._store.add_device(hashed, now)
        self._remember(hashed, _Known(device, now, now))
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

    def _remember(self, hashed: bytes, known: _Known) -> None:
        self._known[hashed] = known
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
