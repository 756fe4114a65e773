"""Ottery: five otter card games on one compiled rules engine."""

__version__ = "0.1.0"
