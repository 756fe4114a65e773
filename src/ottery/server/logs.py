"""Logs: one event a line, fields with names, no secrets: tokens, links, hands and chat are never logged."""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """Log to ``stream`` (stderr) as ``text`` or ``json`` (``auto``: text on a terminal)."""
    stream = stream or sys.stderr
    is_text = form == "text" or (form == "auto" and stream.isatty())
    plain = structlog.dev.plain_traceback  # the fancy one prints variables, and with them secrets
    last = (
        structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain)
        if is_text
        else structlog.processors.JSONRenderer()
    )
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(
        stream=stream, level=max(number, logging.WARNING), format="%(levelname)s %(name)s: %(message)s"
    )
