"""What is played for a seat that does not answer in time: the least that binds it."""

from __future__ import annotations

from regalia.games.royal_battles.rules import fields, terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.state import View


def default(view: View, rules: Rules) -> int:
    """The first recruit, placing or card; a unit stays where it is; hold; draw; keep; pass where that is allowed."""
    assert isinstance(rules, RoyalBattlesRules)
    assert isinstance(view.table, Table)
    moves = moves_seen(rules, view)
    step = view.table.step
    if step == terms.MOVING:
        return next(move for move in moves if fields.move_start(move) == fields.move_square(move))
    if step == terms.ACTING or (step == terms.PLAYING and moves[-1] == fields.PASS):
        return moves[-1]
    return moves[0]
