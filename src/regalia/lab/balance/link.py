"""Links that carry a whole game to the reader's own server: the record, compressed, after the ``#`` of an address.

The part after ``#`` never leaves the browser by itself. The client's page ``/records`` unpacks it and opens the game.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

SERVER = "http://127.0.0.1:8765"  # where ``regalia serve`` listens unless told otherwise


def link(server: str, record: dict[str, Any]) -> str:
    """The address that opens a record."""
    return f"{server.rstrip('/')}/records#game={packed(record)}"


def packed(record: dict[str, Any]) -> str:
    """A record as letters, digits, ``-`` and ``_``: raw deflate, then base64 without padding."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = squeeze.compress(json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> dict[str, Any]:
    """The record of a link's last part."""
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    found: dict[str, Any] = json.loads(zlib.decompress(raw, -15))
    return found
