"""How messages become bytes."""

from __future__ import annotations

import msgspec

from ..games.position import plain

encode = msgspec.json.Encoder(enc_hook=plain).encode
"""JSON of a message; NumPy's numbers, which interpreted rules hand out, become plain ones."""
