"""The ASGI application: the page, the routes, and the guard around both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License, Tag
from litestar.types import Message, Scope

from .. import __version__
from ..games.game import Refused
from ..games.position import plain
from ..locales import Text
from ..wire.parts import Error
from .errors import Denied, error_of
from .guard import LARGE, Guard
from .routes import ROUTES
from .server import Server
from .site import Site

log = structlog.get_logger()

STATUS = {"unreadable": 400, "unknown": 404, "seat": 403, "forbidden": 403, "limit": 429, "broken": 500}
"""The HTTP status of each kind of refusal; 409 for all others."""


def make_app(server: Server, site: Site | None = None) -> Guard:
    """The application of a server."""
    api = Litestar(
        route_handlers=ROUTES,
        path="/api",
        lifespan=[_life(server)],
        before_send=[_add_cookie],
        state=State({"server": server}),
        exception_handlers={
            Denied: _refuse,
            Refused: _refuse,
            HTTPException: _explain,
            RecursionError: _too_deep,
            Exception: _apologise,
        },
        openapi_config=_OPENAPI,
        request_max_body_size=max(LARGE.values()),
        type_encoders={np.generic: plain},
        logging_config=None,
        debug=False,
    )
    return Guard(_Fork(api, site or Site()), server.settings)


class _Fork:
    """Tables' routes to the one application, all other addresses to the page."""

    def __init__(self, api: Any, site: Site) -> None:
        self._api, self._site = api, site

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        is_api = scope["type"] == "lifespan" or (scope["path"] + "/").startswith("/api/")
        await (self._api if is_api else self._site)(scope, receive, send)


_OPENAPI = OpenAPIConfig(
    title="Ottery",
    version=__version__,
    description="Tables of five otter card games. What happens at a table goes over its socket: docs/asyncapi.json.",
    license=License(name="MIT"),
    path="/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    tags=[Tag(name="tables"), Tag(name="house"), Tag(name="devices")],
    use_handler_docstrings=True,
)


async def _add_cookie(message: Message, scope: Scope) -> None:
    """A cookie that a route gives goes out with whatever is answered, refusals too."""
    if message["type"] == "http.response.start":
        cookie = scope["state"].pop("cookie", None)
        if isinstance(cookie, Cookie):
            message["headers"] = [*message["headers"], cookie.to_encoded_header()]


def _life(server: Server) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    return life


def _answer(error: Error, status: int) -> Response[Error]:
    return Response(error, status_code=status, media_type="application/json")


def _refuse(_request: Request[Any, Any, Any], fault: Denied | Refused) -> Response[Error]:
    error = error_of(fault)
    return _answer(error, STATUS.get(error.kind, 409))


def _explain(_request: Request[Any, Any, Any], fault: HTTPException) -> Response[Error]:
    """What Litestar refuses: unknown routes and bodies that do not fit."""
    if fault.status_code in (404, 405):
        return _answer(Error(kind="unknown", text=Text.of("server-no-route")), fault.status_code)
    if fault.status_code == 413:
        return _answer(Error(kind="limit", text=Text.of("server-too-large")), 413)
    if fault.status_code < 500:
        detail = str((fault.extra or fault.detail) if isinstance(fault.extra, list | str) else fault.detail)
        return _answer(Error(kind="unreadable", text=Text.of("server-unreadable", detail=detail[:300])), 400)
    return _apologise(_request, fault)


def _too_deep(_request: Request[Any, Any, Any], _fault: RecursionError) -> Response[Error]:
    """A body that is nested without end."""
    return _answer(Error(kind="unreadable", text=Text.of("server-too-large")), 400)


def _apologise(request: Request[Any, Any, Any], fault: Exception) -> Response[Error]:
    """A fault of ours: logged there, nothing of it told."""
    log.error("request failed", path=request.scope["path"], exc_info=fault)
    return _answer(Error(kind="broken", text=Text.of("server-broken")), 500)
