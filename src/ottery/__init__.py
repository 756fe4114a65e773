"""Ottery: where otter games are played."""

__version__ = "0.1.0"
