"""A server of the built page alone, as a process that can be killed: ``serving SOCKET [newer]``."""

import re
import sys
from typing import Any

import uvicorn

from ottery.server.guard import HEADERS
from ottery.server.site import File, Site


class Page:
    """The page with the headers that every answer of the house has."""

    def __init__(self) -> None:
        self._site = Site()
        if "newer" in sys.argv:
            self._site.find = self._newer  # type: ignore[method-assign]

    def _newer(self, path: str) -> tuple[int, File]:
        """The page of a newer build: another service worker with a cache of its own, and no chart of the old name."""
        status, file = Site.find(self._site, path)
        if "/Chart-" in path:
            return 404, file
        if path != "/pad-worker.js":
            return status, file
        body = re.sub(rb'"/assets/Chart-[^"]*",?', b"", file.body).replace(b'"pad-" + "', b'"pad-" + "newer-')
        return status, file._replace(body=body, squeezed=None, tag='"newer"')

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return

        async def answer(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self._site(scope, receive, answer)


if __name__ == "__main__":
    uvicorn.run(Page(), fd=int(sys.argv[1]), lifespan="off", log_level="warning")
