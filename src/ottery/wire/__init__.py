"""What the table server and its clients say to each other: the messages of the socket, the bodies of HTTP.

``parts.py`` is what both are made of. Every client, the page's types included, is made from these.
"""

from __future__ import annotations

import msgspec

from ..games.position import plain

encode = msgspec.json.Encoder(enc_hook=plain).encode
"""JSON of a message; NumPy's numbers, which interpreted rules hand out, become plain ones."""
