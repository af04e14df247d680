"""What is played for a seat that does not answer in time: the least that binds it."""

from __future__ import annotations

from regalia.games.battle_royal.fields import DONE
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.state import View


def default(view: View, rules: Rules) -> int:
    """``done`` where it may be said; a pawn in hand goes to the first square in board order, the first group is spared."""
    moves = moves_seen(rules, view)
    return DONE if DONE in moves else moves[0]
