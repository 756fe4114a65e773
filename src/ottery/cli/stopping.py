"""Ctrl-C while compiled code runs: Python hears of it only once that code returns, which may take minutes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click

STOPPED = 130
"""The exit status of a command that was interrupted."""
_GRACE = 1.0
"""Seconds in which a command may still end by itself."""
_TIDYING = 10.0
"""The same once its workers are gone."""


@contextmanager
def stoppable(grace: float = _GRACE) -> Iterator[None]:
    """End the process soon after an interrupt, workers included, whatever it is doing; a decorator for commands.

    The system notes the signal in a pipe at once, and a thread that waits there acts when the command does not.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    ended = threading.Event()
    threading.Thread(target=_watch, args=(heard, ended, grace), daemon=True).start()
    before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    try:
        yield
    finally:
        ended.set()
        signal.set_wakeup_fd(before)
        os.close(told)


def _watch(heard: int, ended: threading.Event, grace: float) -> None:
    with open(heard, "rb", buffering=0) as signals:  # a number, no path
        while (sign := signals.read(1)) and sign[0] != signal.SIGINT:
            pass
    if not sign or ended.wait(grace):
        return
    children = multiprocessing.active_children()
    for child in children:
        child.kill()
    if not (children and ended.wait(_TIDYING)):  # who waits for workers now goes on
        stopped()
        os._exit(STOPPED)


def stopped() -> None:
    """Say that the command was interrupted."""
    click.echo("ottery: stopped", err=True)
