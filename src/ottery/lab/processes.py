"""Worker processes that leave Ctrl-C to the process that began them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes begun meanwhile do not hear of an interrupt, not even while they import; this one hears it later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
