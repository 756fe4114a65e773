"""The page: what a browser fetches before anything can be seen or played, compressed as the server sends it.

The target is 120 kB for the JavaScript and CSS of the first load: the page's entry, what it imports at once,
its styles. What is fetched once a table is opened (a board, a replay) is listed beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from ottery.server.site import FOLDER, Site

AT_ONCE = re.compile(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"')
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
PAGES = ("index.html", "pad.html")


def first_load(name: str, *more: Path) -> list[Path]:
    """The files that a page names, those named as ``more``, and what all of these import at once."""
    page = (FOLDER / name).read_text("utf-8")
    waiting = [*more, *(FOLDER / address.lstrip("/") for address in AT_ONCE.findall(page))]
    found: list[Path] = []
    while waiting:
        file = waiting.pop()
        if file in found or not file.is_file():
            continue
        found.append(file)
        if file.suffix == ".js":
            waiting += [file.parent / name for name in IMPORTED.findall(file.read_text("utf-8"))]
    return found


def sent(site: Site, files: Iterable[Path]) -> int:
    """The bytes that the server sends for these to a browser that takes gzip."""
    found = (site.find(f"/{file.relative_to(FOLDER).as_posix()}")[1] for file in files)
    return sum(len(file.squeezed or file.body) for file in found)


def run() -> None:
    """Print a line for each page, and one for all that may come later."""
    site = Site()
    if not site.has_page:
        print("the page has not been built: python hatch_build.py")
        return
    later = {file for file in (FOLDER / "assets").iterdir() if file.suffix in (".js", ".css")}
    for name in PAGES:
        files = first_load(name)
        later -= set(files)
        size = sent(site, files) / 1000
        print(f"{name:12} {len(files):3} files of JS and CSS, {size:6.1f} kB at first (gzip)")
    size = sent(site, later) / 1000
    largest = max((sent(site, [file]) for file in later), default=0) / 1000
    print(f"later        {len(later):3} files of JS and CSS, {size:6.1f} kB, the largest {largest:.1f} kB")
