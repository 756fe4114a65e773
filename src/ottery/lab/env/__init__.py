"""Environments for research: batched games (``batched``, nothing else is needed), and the games for PettingZoo, Gymnasium
and OpenSpiel (``pip install ottery[env]``, ``ottery[openspiel]``)."""
