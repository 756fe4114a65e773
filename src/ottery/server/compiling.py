"""What a server at home says while it compiles the rules."""

from __future__ import annotations

import asyncio
import sys
import time

import click

from ..locales import Text, say

HALF_A_MINUTE = 30.0


class Compiling:
    """Says at home how far the rules are: nothing as long as all lie compiled in the cache. On a terminal a line that
    counts the seconds, elsewhere a line for every game that is ready and every half minute."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._began: float | None = None
        self._told = 0.0
        self._ready, self._every = -1, 0
        self._is_over = False

    def __call__(self, ready: int, every: int, *, compiling: bool) -> None:
        """``ready`` of ``every`` games can be played; ``compiling``: the next one is not in the cache. Where neither is
        news, no more will come."""
        if self._began is None:
            if not compiling:
                return
            self._began = time.monotonic()
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
        text = Text.of("serve-compiling", ready=self._ready, all=self._every, seconds=seconds)
        is_last = self._ready == self._every
        in_place = sys.stderr.isatty()
        click.echo(
            ("\r\x1b[K" if in_place else "") + say(text, self._lang), nl=is_last or not in_place, err=True
        )

    def end(self) -> None:
        """What is said next begins a line of its own."""
        if self._began is not None and self._ready < self._every and sys.stderr.isatty():
            click.echo(err=True)
