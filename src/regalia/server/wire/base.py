"""The base of everything that crosses the wire.

The client's TypeScript types are generated from this room by ``tools/wire_types.py``.
"""

from __future__ import annotations

import msgspec


class Wire(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """Base of all that is sent."""
