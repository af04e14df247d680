"""Moves that build a deck or an army before the game."""

from __future__ import annotations

from regalia.kernel.match import Match


def sets_up(match: Match) -> bool:
    """Whether the seat to move builds its deck or army. Everybody can see that it does."""
    return match.turn >= 0 and match.game.codec.verb(match.moves()[0]).setup
