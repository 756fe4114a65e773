"""``ottery play --server URL --table LINK``: from the address to a running client."""

from __future__ import annotations

import sys

from ..main import check_screen, is_dark
from ..orders import language_of, own_name
from ..saves import Shelf
from ..voice import Voice
from .address import read_address
from .cookies import Cookies


def run(
    server: str | None, link: str, lang: str | None = None, name: str | None = None, *, plain: bool = False
) -> None:
    """Play at a server's table in this terminal. Refused where there is no such table, or no way to it."""
    address = read_address(server, link)
    shelf, cookies = Shelf(), Cookies()
    memory = shelf.memory()
    language = language_of(lang, memory.get("language"))
    called = name or own_name() or Voice(language)("terminal-me")
    if plain:
        from .plain import DistantPlain  # noqa: PLC0415 (each client loads what it needs)

        DistantPlain(cookies, called, language, sys.stdin, sys.stdout).run(address)
        return
    check_screen()
    from .app import DistantApp  # noqa: PLC0415

    DistantApp(
        shelf, address, cookies, called, language=language, night=bool(memory.get("night", is_dark()))
    ).play()
