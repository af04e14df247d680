# native
"""The position behind a view as far as it is seen, and its legal moves: both depend on the table and the own hand only."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.model import Hand, Table
from regalia.games.battle.position import lay_hand, lay_table
from regalia.games.battle.rules import Battle, BattleRules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def position_seen(seen: View, rules: BattleRules) -> Battle:
    """The table and the viewer's hand; all else is empty."""
    table = seen.table
    hand = seen.hands[seen.seat]
    assert isinstance(table, Table)
    assert isinstance(hand, Hand)
    position = rules.empty.clone()
    lay_table(position, table)
    lay_hand(position, seen.seat, hand)
    return position


def moves_seen(seen: View, rules: BattleRules) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    out = vec[i64]([0] * rules.most_moves)
    count = position_seen(seen, rules).moves(out)
    return [out[i] for i in range(count)]
