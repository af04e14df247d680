# native
"""A view as a position to try things out in: cards that the viewer does not see are missing from it."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.belief import known_cards
from regalia.games.battle_royal.model import Table
from regalia.games.battle_royal.rules import BattleRoyal, BattleRoyalRules
from regalia.games.battle_royal.terms import CARDS
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def position_seen(view: View, rules: BattleRoyalRules) -> BattleRoyal:
    """The board, the points and all else that lies open. Choices can be played in it, chance cannot."""
    table = view.table
    assert isinstance(table, Table)
    return BattleRoyal(rules.options, table.copy(), known_cards(view, rules.options), vec[i64]([0] * CARDS))


def moves_seen(view: View, rules: BattleRoyalRules) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order: they depend on the table only."""
    out = vec[i64]([0] * rules.most_moves)
    count = position_seen(view, rules).moves(out)
    return [out[i] for i in range(count)]
