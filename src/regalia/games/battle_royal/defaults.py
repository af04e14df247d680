"""What is played for a seat that does not answer in time: the least that binds it."""

from __future__ import annotations

from regalia.games.battle_royal.fields import DONE
from regalia.games.battle_royal.rules import BattleRoyalRules
from regalia.games.battle_royal.seen import moves_seen
from regalia.kernel.rules import Rules
from regalia.kernel.state import View


def default(view: View, rules: Rules) -> int:
    """``done`` where it may be said; a pawn in hand goes to the first square in board order, the first group is spared."""
    assert isinstance(rules, BattleRoyalRules)
    moves = moves_seen(view, rules)
    return DONE if DONE in moves else moves[0]
