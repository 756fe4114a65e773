"""Environments for research: batched games (``batched``, which needs nothing more), and the games for PettingZoo and
Gymnasium (``ottery[env]``) and for OpenSpiel (``ottery[openspiel]``)."""
