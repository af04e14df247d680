"""Moves that nobody else notices."""

from __future__ import annotations

from regalia.kernel.match import Match


def goes_on_unseen(match: Match, seat: int) -> bool:
    """Whether the seat has just moved and nobody else was shown anything of it."""
    if not match.entries or not match.entries[-1].line.startswith(f"{seat} "):
        return False
    shown = match.entries[-1].shown
    return all(line is None for viewer, line in enumerate(shown) if viewer != seat)
