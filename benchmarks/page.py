"""The page: what a browser fetches before anything can be seen or played, compressed as the server sends it.

The target is 120 kB for the JavaScript and CSS of the first load: the page's entry, what it imports at once,
its styles. What is fetched once a table is opened (a board, a replay) is listed beside it.
"""

from __future__ import annotations

import re
from pathlib import Path

from ottery.server.site import FOLDER, Site

AT_ONCE = re.compile(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"')
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
PAGES = ("index.html", "pad.html")


def first_load(page: Path) -> list[Path]:
    """The files that ``page`` names, and those that these import at once."""
    waiting = [FOLDER / address.lstrip("/") for address in AT_ONCE.findall(page.read_text("utf-8"))]
    found: list[Path] = []
    while waiting:
        file = waiting.pop()
        if file in found or not file.is_file():
            continue
        found.append(file)
        if file.suffix == ".js":
            waiting += [file.parent / name for name in IMPORTED.findall(file.read_text("utf-8"))]
    return found


def sent(site: Site, file: Path) -> int:
    """The bytes that the server sends to a browser that takes gzip."""
    _, found = site.find(f"/{file.relative_to(FOLDER).as_posix()}")
    return len(found.squeezed or found.body)


def run() -> None:
    """Print a line for each page, and one for all that may come later."""
    site = Site()
    if not site.has_page:
        print("the page has not been built: python hatch_build.py")
        return
    later = {file for file in (FOLDER / "assets").iterdir() if file.suffix in (".js", ".css")}
    for name in PAGES:
        files = first_load(FOLDER / name)
        later -= set(files)
        total = sum(sent(site, file) for file in files)
        print(f"{name:12} {len(files):3} files of JS and CSS, {total / 1000:6.1f} kB at first (gzip)")
    total = sum(sent(site, file) for file in later)
    largest = max((sent(site, file) for file in later), default=0)
    print(
        f"later        {len(later):3} files of JS and CSS, {total / 1000:6.1f} kB, the largest {largest / 1000:.1f} kB"
    )
