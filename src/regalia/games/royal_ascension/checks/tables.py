"""One table of each kind, for the laws: none beside those that mixed options reach."""

from __future__ import annotations

from typing import Any

TABLES: tuple[tuple[int, dict[str, Any]], ...] = ()
