"""The page's files, from memory. Built ones have their content's hash in the name and may be kept for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent.parent / "static"

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
HASHED = re.compile(r"^/assets/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
BARE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ottery</title>
<p>%s</p><p><a href="/">Ottery</a></p></html>"""

KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
SQUEEZED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    cache: str


class Site:
    """An ASGI application that serves the page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {f"/{p.relative_to(folder).as_posix()}": _file(folder, p) for p in _files(folder)}

    @property
    def has_page(self) -> bool:
        """Whether the page has been built."""
        return "/index.html" in self._files

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ARG002  # ASGI's arguments
        """See ASGI."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4004})
            return
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, _bare(b"Only GET here."), {}, scope)
            return
        headers = dict(scope["headers"])
        status, file = self.find(scope["path"])
        await _send(send, status, file, headers, scope)

    def find(self, path: str) -> tuple[int, File]:
        """The file of an address, and the status. Whatever is no file is a place in the page, which says itself when it
        knows no such place."""
        file = self._files.get({"/pad": "/pad.html"}.get(path, path))
        if file is not None and path != "/index.html":
            return 200, file
        if path.startswith(("/assets/", "/pad/")) or "." in path.rpartition("/")[2]:
            return 404, _bare(b"There is nothing here.")
        return 200, self._files.get("/index.html") or _bare(
            b"The page has not been built yet; the tables work without it."
        )


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return [
        p
        for p in folder.rglob("*")
        if p.is_file() and not any(q.startswith(".") for q in p.relative_to(folder).parts)
    ]


def _file(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    address = f"/{path.relative_to(folder).as_posix()}"
    small = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    squeezed = small if small is not None and len(small) < len(body) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, squeezed, kind, tag, FOREVER if HASHED.match(address) else ASK)


def _bare(text: bytes) -> File:
    return File(BARE % text, None, KINDS[".html"], "", "no-store")


async def _send(send: Any, status: int, file: File, asked: dict[bytes, bytes], scope: dict[str, Any]) -> None:
    headers = [
        (b"content-type", file.kind.encode()),
        (b"cache-control", file.cache.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if file.tag:
        headers.append((b"etag", file.tag.encode()))
    body = file.body
    if status == 200 and file.tag and asked.get(b"if-none-match") == file.tag.encode():
        status, body = 304, b""
    elif file.squeezed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        body = file.squeezed
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
