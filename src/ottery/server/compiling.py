"""What a server at home says while it compiles the rules."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Sequence

import click

from ..locales import Text, say

HALF_A_MINUTE = 30.0


class Compiling:
    """Says at home how far the rules are: nothing as long as all lie compiled in the cache. First what is going on;
    then on a terminal a line that counts the seconds, elsewhere a line for every game that is ready and every half
    minute."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._began: float | None = None
        self._told = 0.0
        self._ready, self._every = -1, 0
        self._now: Sequence[str] = ()
        self._is_over = False

    def __call__(self, ready: int, every: int, *, compiling: bool, now: Sequence[str] = ()) -> None:
        """``ready`` of ``every`` games can be played; ``compiling``: the next one is not in the cache. Where neither is
        news, no more will come. ``now``: what is being compiled."""
        self._now = now
        if self._began is None:
            if not compiling:
                return
            self._began = time.monotonic()
            click.echo(say(Text.of("serve-compiling"), self._lang), err=True)
            asyncio.get_running_loop().call_later(1.0, self._tick)
        if ready == self._ready:
            self._is_over = not compiling
            return
        self._ready, self._every = ready, every
        if (
            ready == every or not sys.stderr.isatty()
        ):  # there the next second tells, under what is said meanwhile
            self._write()

    def _tick(self) -> None:
        """A second has passed."""
        if self._is_over or self._ready == self._every:
            return
        asyncio.get_running_loop().call_later(1.0, self._tick)
        if sys.stderr.isatty() or time.monotonic() >= self._told + HALF_A_MINUTE:
            self._write()

    def _write(self) -> None:
        assert self._began is not None
        self._told = time.monotonic()
        seconds = int(self._told - self._began)
        text = Text.of("serve-compiling-so-far", ready=self._ready, all=self._every, seconds=seconds)
        if self._now:
            games = ", ".join(say(Text.of(f"{name}-title"), self._lang) for name in self._now)
            text = Text.of("serve-compiling-now", so_far=text, games=games)
        line = say(text, self._lang)
        if sys.stderr.isatty():  # what is wrapped would not be written over
            line = "\r\x1b[K" + line[: shutil.get_terminal_size().columns - 1]
        is_last = self._ready == self._every
        click.echo(line, nl=is_last or not sys.stderr.isatty(), err=True)

    def end(self) -> None:
        """What is said next begins a line of its own."""
        if self._began is not None and self._ready < self._every and sys.stderr.isatty():
            click.echo(err=True)
