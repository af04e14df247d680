"""Tables for the laws, beside those that randomly mixed options reach: none are needed."""

from __future__ import annotations

from typing import Any

TABLES: tuple[tuple[int, dict[str, Any]], ...] = ()
