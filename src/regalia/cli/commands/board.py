"""``regalia board``: the same as ``regalia map``, for games that call their map a board."""

from __future__ import annotations

from regalia.cli.commands.map import main as main
