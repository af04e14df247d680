# native
"""The census: all pawns and cards, wherever they are, hidden or not (law 8)."""

from __future__ import annotations

from regalia.games.battle_royal.rules.groups import size_of
from regalia.games.battle_royal.rules.model import ASIDE, HANDS, LOST, RESERVE, SHOWN
from regalia.games.battle_royal.rules.position import Position, pool_of
from regalia.games.battle_royal.rules.terms import CARDS


def census(position: Position) -> list[int]:
    """The pawns of each force: on the board, in reserve, lost.

    Then the cards of the present pack, by points.
    """
    table = position.table
    counted: list[int] = []
    for force in range(position.options.forces):
        pawns = size_of(pool_of(position, force)) + table.row[RESERVE + force] + table.row[LOST + force]
        counted.append(pawns)
    for card in range(CARDS):
        cards = position.stock[card]
        if not table.stale:
            cards += table.row[SHOWN + card]
            for i in range(ASIDE + card, HANDS, CARDS):
                cards += position.hands[i]
        for force in range(position.options.forces):
            of_old_pack = table.stale and force == table.active
            if position.hands[force] == card + 1 and not of_old_pack:
                cards += 1
        counted.append(cards)
    return counted
