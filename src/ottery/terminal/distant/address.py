"""Where a table is: a server's address, a table's id, and the secret of the link, if it has one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from ...games.game import Kind, Refused
from ...locales import Text

_TABLE = re.compile(r"[a-z0-9]{12}")


@dataclass(frozen=True)
class Address:
    """A table's place. ``server`` is ``http://host:port``; ``key`` is what stood behind the link's ``#``."""

    server: str
    table: str
    key: str | None = None

    @property
    def api(self) -> str:
        """Where its requests go to."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"ws{self.api.removeprefix('http')}/socket"


def read_address(server: str | None, link: str) -> Address:
    """The place that ``--server`` and ``--table`` name: a whole link, its part from ``/t/`` on, or a table's id.

    Refused (unreadable) where a part is missing or wrong.
    """
    link = link.strip()
    parts = urlsplit(link if "://" in link else f"//-/{link.lstrip('/')}")
    table = parts.path.rpartition("/")[2]
    if not _TABLE.fullmatch(table):
        raise Refused(Kind.UNREADABLE, Text.of("terminal-refuse-link", given=link.partition("#")[0]))
    return Address(_origin(server, link), table, parts.fragment or None)


def _origin(server: str | None, link: str) -> str:
    """The server's address without a path; a whole link names it too."""
    given = (server or (link if "://" in link else "")).strip()
    if not given:
        raise Refused(Kind.UNREADABLE, Text.of("terminal-refuse-no-server"))
    parts = urlsplit(given if "://" in given else f"http://{given}")
    try:
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise Refused(Kind.UNREADABLE, Text.of("terminal-refuse-server", given=given.partition("#")[0]))
    return f"{parts.scheme}://{parts.netloc}"
