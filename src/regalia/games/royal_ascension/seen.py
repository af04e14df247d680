# native
"""The legal moves behind a view: they depend on the table and the viewer's own hand only."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.model import Hand, Table
from regalia.games.royal_ascension.position import lay_hand
from regalia.games.royal_ascension.rules import Ascension, AscensionRules, spread
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def position_seen(seen: View, rules: AscensionRules) -> Ascension:
    """A position with the table and the hands that the viewer sees; the other hands are empty."""
    table = seen.table
    assert isinstance(table, Table)
    position = spread(rules.options, table)
    for seat in range(rules.options.seats):
        hand = seen.hands[seat]
        if hand is not None:
            assert isinstance(hand, Hand)
            lay_hand(position, seat, hand)
    return position


def moves_seen(seen: View, rules: AscensionRules) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    out = vec[i64]([0] * rules.most_moves)
    count = position_seen(seen, rules).moves(out)
    return [out[i] for i in range(count)]
