"""``ottery serve``."""

from __future__ import annotations

import contextlib
import json
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import click
import msgspec
import uvicorn

from ..locales import LANGUAGES, Text, say
from . import logs, metrics
from .app import make_app
from .compiling import Compiling
from .server import DATABASE, Server
from .settings import BadSettings, Settings, load
from .site import Site
from .sqlite import InUse, SQLiteStore, Unusable

LARGEST_MESSAGE = 16 << 10


def _all_settings() -> str:
    """The end of the help page: every setting and what it is unless told otherwise."""
    lines = [f"  {name} = {json.dumps(default)}" for name, default in msgspec.to_builtins(Settings()).items()]
    return "\n".join(
        (
            "Every setting can stand in the FILE (TOML), or in the environment as OTTERY_ and its name in capitals",
            "(OTTERY_PORT=8080); the command line goes first, then the environment, then the file. Times are seconds,",
            "keep_… days. docs/server.md tells what each does.",
            "",
            "\b",
            *lines,
        )
    )


@click.command("serve", epilog=_all_settings())
@click.option("--host", metavar="ADDRESS", help="Where to listen (127.0.0.1; 0.0.0.0 lets the household in).")
@click.option(
    "--port", type=click.IntRange(0, 65535), metavar="N", help="Where to listen (8000; 0: any that is free)."
)
@click.option("--data", type=click.Path(file_okay=False), metavar="FOLDER", help="Where tables are kept.")
@click.option(
    "--settings", "file", type=click.Path(path_type=Path), metavar="FILE", help="All settings as TOML."
)
@click.option("--public-url", metavar="URL", help="The address people use, behind a proxy.")
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help="Prometheus figures on 127.0.0.1 (0: none).",
)
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="How much to log (info)."
)
@click.option("--log-format", type=click.Choice(["auto", "text", "json"]), help="How to log (auto).")
@click.option("--open", "is_home", is_flag=True, help="At home: tell of warnings only, open the browser.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of what is printed.")
def command(*, file: Path | None, is_home: bool, lang: str, **given: Any) -> None:
    """Serve tables to browsers.

    It listens at once; games that are not compiled yet are compiled meanwhile, one playable after another. Ctrl-C
    stops it, and nothing that was acknowledged is lost.
    """
    if is_home and given["log_level"] is None:
        given["log_level"] = "warning"
    try:
        settings = load(file, given=given)
    except BadSettings as fault:
        raise click.UsageError(str(fault)) from None
    logs.set_up(settings.log_level, settings.log_format)
    try:
        _serve(settings, lang, is_home=is_home)
    except OSError as fault:
        raise click.ClickException(f"{settings.folder}: {fault.strerror}") from None
    except InUse:
        raise click.ClickException(say(Text.of("serve-in-use", folder=str(settings.folder)), lang)) from None
    except Unusable as fault:
        text = Text.of("serve-unusable", file=str(settings.folder / DATABASE), fault=str(fault))
        raise click.ClickException(say(text, lang)) from None
    except KeyboardInterrupt:
        click.echo(say(Text.of("serve-bye"), lang))


def _serve(settings: Settings, lang: str, *, is_home: bool) -> None:
    listening = _listen(settings, lang)
    if settings.metrics_port:
        metrics.serve(settings.metrics_port)
    store = SQLiteStore(settings.folder / DATABASE, metrics.batch.observe)
    compiling = Compiling(lang) if is_home else None
    house = Server(settings, store=store, tell=compiling)
    config = uvicorn_config(make_app(house, Site()), settings)
    server = _Announcing(config, lambda: _announce(settings, listening, lang, is_home=is_home))
    try:
        server.run(sockets=[listening])
    finally:
        if compiling is not None:
            compiling.end()
    if not server.started:
        raise SystemExit(1)


def _listen(settings: Settings, lang: str) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as fault:
        listening.close()
        text = Text.of("serve-taken", address=f"{settings.host}:{settings.port}", fault=str(fault.strerror))
        raise click.ClickException(say(text, lang)) from None
    listening.listen(1024)
    return listening


def uvicorn_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs: bounded messages, no compression of them, no header it adds, no proxy it believes unasked."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )


class _Announcing(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, announce: Any) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        await super().startup(sockets)
        if self.started:
            self._announce()


def _announce(settings: Settings, listening: socket.socket, lang: str, *, is_home: bool) -> None:
    port = listening.getsockname()[1]
    is_open = settings.host in ("0.0.0.0", "::")  # noqa: S104  # asked, not bound
    own = "127.0.0.1" if is_open else settings.host
    address = settings.public_url or f"http://{f'[{own}]' if ':' in own else own}:{port}/"
    click.echo(say(Text.of("serve-at", address=address), lang))
    if is_open:
        for each in _addresses():
            click.echo(say(Text.of("serve-household", address=f"http://{each}:{port}/"), lang))
    elif is_home:
        click.echo(say(Text.of("serve-alone"), lang))
    if is_home:
        click.echo(say(Text.of("serve-stop"), lang))
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def _addresses() -> list[str]:
    """This machine's address in the household, found without sending anything."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))
        return [str(asking.getsockname()[0])]
    return []
