"""One table of each kind, for the laws: none, as mixed options reach every kind."""

from __future__ import annotations

from typing import Any

TABLES: tuple[tuple[int, dict[str, Any]], ...] = ()
