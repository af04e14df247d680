"""The base of every struct on the wire, and the body of every error.

The client's TypeScript types are generated from this room by ``tools/wire_types.py``.
"""

from __future__ import annotations

import msgspec


class Wire(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """The base of all structs that leave out default values."""


class Problem(Wire, frozen=True):
    """The body of every HTTP error."""

    error: str
