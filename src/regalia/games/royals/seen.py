# native
"""The legal moves behind a view: they depend on the table and the viewer's own hand only."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royals.model import WIDTH, Hand, Options, Position, Table
from regalia.games.royals.moves import MOST_MOVES, legal_moves
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def moves_seen(seen: View, options: Options) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    table = seen.table
    hand = seen.hands[seen.seat]
    assert isinstance(table, Table)
    assert isinstance(hand, Hand)
    hands = vec[i64]([0] * (2 * WIDTH))
    for i in range(i64(len(hand.cards))):
        hands[seen.seat * WIDTH + i] = hand.cards[i]
    out = vec[i64]([0] * MOST_MOVES)
    count = legal_moves(Position(options, table, hands, vec[i64]([])), out)
    return [out[i] for i in range(count)]
