"""What is played for a seat that does not answer in time: the least that binds it."""

from __future__ import annotations

from regalia.games.battle import terms
from regalia.games.battle.rules import BattleRules
from regalia.games.battle.seen import moves_seen
from regalia.kernel.rules import Rules
from regalia.kernel.state import View

FIRST = (terms.STRIKING, terms.BY_THREE, terms.PICKING, terms.SPLITTING)  # the strongest there is
# In all other steps the last move: done, pass, end; the weakest soldier given up; the latest card cut.


def default(view: View, rules: Rules) -> int:
    assert isinstance(rules, BattleRules)
    moves = moves_seen(view, rules)
    table = view.table
    return moves[0] if getattr(table, "step", None) in FIRST else moves[-1]
