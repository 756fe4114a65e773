"""What every request passes: is the host ours, is the page ours, is it too large or too fast; and the headers of every
answer."""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from ..locales import Text
from ..wire.parts import Error
from . import metrics
from .limits import Buckets, source_of
from .settings import Settings

log = structlog.get_logger()

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST = 64 << 10
LARGE = {"/api/verify": 512 << 10}

Scope = dict[str, Any]


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._hosts = _own_hosts(settings)
        rate = settings.requests_a_second
        self._buckets = Buckets(rate, 3 * rate)
        self._headers = [*HEADERS]
        if settings.is_secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """See ASGI."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is not None:
                await send({"type": "websocket.close", "code": 4003})
            else:
                await self._app(scope, receive, send)
            return
        await self._http(scope, receive, send, refusal)

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, Error] | None:
        host = headers.get("host", "")
        if not self._is_own_host(host):
            return 421, _error("forbidden", "server-host")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not self._is_own_page(headers, host):
            return 403, _error("forbidden", "server-origin")
        if not self._buckets.take(source_of(scope["client"][0]) if scope.get("client") else ""):
            return 429, _error("limit", "server-too-fast")
        largest = LARGE.get(scope["path"], LARGEST)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > largest or "transfer-encoding" in headers:
            return 413, _error("limit", "server-too-large")
        if not is_safe and scope["type"] == "http" and _media_type(headers) != "application/json":
            return 415, _error("unreadable", "server-json")
        return None

    def _is_own_host(self, host: str) -> bool:
        """Names that others may have pointed here are not ours: pages of theirs could otherwise read from us."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._hosts or _is_number(name)

    def _is_own_page(self, headers: dict[str, str], host: str) -> bool:
        """Browsers name the page that asks; programs that are no browsers do not."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        allowed = {f"http://{host}", f"https://{host}"}
        if self._settings.public_url:
            allowed = {self._settings.public_url}
        return origin in allowed

    async def _http(self, scope: Scope, receive: Any, send: Any, refusal: tuple[int, Error] | None) -> None:
        began = time.perf_counter()
        status = 500

        async def answer(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self._headers_for(message)]
            await send(message)

        if refusal is not None:
            await send_error(answer, *refusal)
        else:
            await self._app(scope, receive, answer)
        seconds = time.perf_counter() - began
        metrics.requests.labels(
            scope["method"] if scope["method"] in (*SAFE, "POST") else "other", status
        ).observe(seconds)
        log.info(
            "request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 2)
        )

    def _headers_for(self, message: dict[str, Any]) -> list[tuple[bytes, bytes]]:
        has_cache = any(name == b"cache-control" for name, _ in message.get("headers", ()))
        return self._headers if has_cache else [*self._headers, (b"cache-control", b"no-store")]


def _media_type(headers: dict[str, str]) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def _error(kind: Any, key: str) -> Error:
    return Error(kind=kind, text=Text.of(key))


async def send_error(send: Any, status: int, error: Error) -> None:
    """Answer with an error."""
    body = msgspec.json.encode(error)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _own_hosts(settings: Settings) -> frozenset[str]:
    name = socket.gethostname().lower()
    own = {"localhost", name, f"{name}.local", *(host.lower() for host in settings.hosts)}
    if settings.public_url:
        own.add(urlsplit(settings.public_url).hostname or "")
    return frozenset(own - {""})


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
