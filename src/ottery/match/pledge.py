"""Where a table's seed comes from, so that nobody has chosen it.

The table draws a secret and shows its commitment, ``sha256(secret)``. Every seat then contributes any text. The seed
is ``sha256`` of the JSON list ``["secret","contribution of seat 1","contribution of seat 2",…]``, written without
spaces and in ASCII (other letters as ``\\uXXXX``); commitment and seed are lower-case hexadecimal. After the game the
secret and the contributions are shown, and anybody can compute both again.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence


def new_secret() -> str:
    """A secret that nobody can guess: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the contributions are made."""
    return _digest(secret)


def table_seed(secret: str, contributions: Sequence[str]) -> str:
    """The seed that a secret and every seat's contribution give."""
    return _digest(json.dumps([secret, *contributions], separators=(",", ":")))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
