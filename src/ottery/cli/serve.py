"""``ottery serve``; it lives beside the server."""

from __future__ import annotations

from ..server.command import command

__all__ = ["command"]
