"""How a server is run: defaults, a TOML file, the environment (``OTTERY_PORT=8080``), the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import platformdirs

from ..match.strict import read_toml

Positive = Annotated[float, msgspec.Meta(gt=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]

PREFIX = "OTTERY_"
FILE = "OTTERY_SETTINGS"


class BadSettings(Exception):
    """A setting that cannot be used; the message names it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. Times are seconds unless the name says days."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets the household in."""
    port: Port = 8000
    metrics_port: Port = 0
    """Prometheus figures on 127.0.0.1 (0: none)."""
    data: str = ""
    """The folder of the database; the user's data folder when empty."""
    public_url: str = ""
    """The address that people use, when a proxy stands before the server: https://otters.example, without a path."""
    hosts: list[str] = []
    """Further names this server answers to. Addresses in numbers, localhost and this machine's name always work."""
    trusted_proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded-For is believed."""
    log_level: str = "info"
    log_format: str = "auto"
    """``text``, ``json``, or ``auto``: text on a terminal."""

    usual_level: str = "yearling"
    """The bot that stands in."""
    bot_threads: Count = 2
    grace: Positive = 60.0
    """How long a lost connection may be lost before the others are asked."""
    beat: Positive = 20.0
    """The longest silence of the server on a connection."""
    hello_within: Positive = 10.0
    presence_lasts: Positive = 180.0

    waiting_idle: Positive = 1800.0
    """A table that waits for players with nobody there ends after this."""
    playing_idle: Positive = 30 * 86400.0
    """A game that people left in the middle ends when nobody has come back for so long."""
    keep_finished: Positive = 60.0
    """Days for which finished games are kept."""
    keep_closed: Positive = 2.0
    """Days for which games that ended without a result are kept."""
    keep_devices: Positive = 400.0
    """Days for which a device without tables is known."""
    unload_after: Positive = 120.0
    """A table nobody looks at leaves the memory after this; it is kept on disk."""
    sweep_every: Positive = 60.0

    most_tables: Count = 20_000
    """Tables in memory."""
    most_tables_a_device: Count = 30
    """Unfinished tables of one device at which something has happened within a day."""
    most_connections: Count = 12_000
    most_connections_an_address: Count = 400
    most_watchers: Count = 100
    """Spectators at one table."""
    requests_a_second: Positive = 20.0
    """Requests from one address; three seconds' worth at once."""
    opened_a_minute: Positive = 20.0
    """Tables opened from one address."""
    keys_a_minute: Positive = 30.0
    """Links' secrets tried from one address."""
    messages_a_second: Positive = 12.0
    """Messages from one seat, or one spectator's connection; five seconds' worth at once."""
    lines_a_minute: Positive = 30.0
    """Lines of chat from one seat; a fifth of them at once."""
    queue: Count = 256
    """Messages that may wait for a slow client before it is dropped."""

    def __post_init__(self) -> None:
        """Keep the public address in the one form in which browsers name it."""
        if self.public_url:
            msgspec.structs.force_setattr(self, "public_url", _origin_of(self.public_url))

    @property
    def folder(self) -> Path:
        """The folder of the database."""
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("ottery"))

    @property
    def is_secure(self) -> bool:
        """Whether people come over https."""
        return self.public_url.startswith("https://")


def _origin_of(address: str) -> str:
    """Scheme, host and port as browsers write them in ``Origin``; ValueError for an address with more to it."""
    wrong = ValueError("public_url is an address like https://otters.example, with nothing behind it")
    try:
        found = urlsplit(address)
        port, host = found.port, (found.hostname or "").encode("idna").decode()
    except ValueError:
        raise wrong from None
    has_more = found.path not in ("", "/") or found.query or found.fragment or "@" in found.netloc
    if not host or has_more or found.scheme not in _USUAL_PORTS:
        raise wrong
    name = f"[{host}]" if ":" in host else host
    return f"{found.scheme}://{name}" + ("" if port in (None, _USUAL_PORTS[found.scheme]) else f":{port}")


_USUAL_PORTS = {"http": 80, "https": 443}


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, Any] | None = None,
) -> Settings:
    """The settings from all places. BadSettings names the source and the key."""
    environment = os.environ if environment is None else environment
    chosen = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    values = _read(chosen) if chosen is not None else {}
    source = str(chosen) if chosen is not None else "defaults"
    _convert(values, source)
    from_environment = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    values |= _words(from_environment)
    _convert(values, "environment")
    return _convert(values | {k: v for k, v in (given or {}).items() if v is not None}, "command line")


def _read(file: Path) -> dict[str, Any]:
    try:
        return read_toml(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise BadSettings(f"{file}: {fault}") from None


def _words(given: Mapping[str, str]) -> dict[str, Any]:
    """Lists are written with commas."""
    return {
        name: [part.strip() for part in text.split(",") if part.strip()] if name in _LISTS else text
        for name, text in given.items()
    }


_LISTS = frozenset({"hosts", "trusted_proxies"})


def _convert(values: Mapping[str, Any], source: str) -> Settings:
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise BadSettings(f"{source}: {fault}") from None
