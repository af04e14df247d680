# native
"""Initiative: the cards turned up for a round, and who moves first (section 4.3)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import STRENGTH, put
from regalia.games.royal_battles.rules.ending import end_battle, exhausted
from regalia.games.royal_battles.rules.model import DECK, FRONT, PILE
from regalia.games.royal_battles.rules.position import Position, leave_deck
from regalia.games.royal_battles.rules.terms import CARDS, INITIATING, ROUND_LIMIT, TURN
from regalia.kernel.state import CHANCE


def begin_round(position: Position) -> None:
    """Begin a round with initiative cards, or end the battle."""
    options = position.options
    table = position.table
    if options.round_limit and table.round == options.round_limit:
        end_battle(position, ROUND_LIMIT)
        return
    for seat in range(i64(2)):
        if table.row[DECK + seat] == 0 and (options.end_battle or exhausted(position, seat)):  # rules 37 and 38
            end_battle(position, CARDS)
            return
    table.round += 1
    due(position)


def due(position: Position) -> None:
    table = position.table
    table.step = INITIATING
    table.chooser = CHANCE
    table.owed = 2
    table.drawn = 0


def turn_up(position: Position, card: i64) -> None:
    """Turn up the next seat's initiative card; -1: its old card stays in force."""
    table = position.table
    seat = table.drawn
    if card >= 0:
        leave_deck(position, seat, card)
        table.row[FRONT + seat] = card + 1
        table.row[PILE + seat] = put(table.row[PILE + seat], card)
    table.drawn += 1
    table.owed -= 1
    if table.owed:
        table.chooser = CHANCE
    else:
        table.drawn = 0
        compare(position)


def compare(position: Position) -> None:
    """Give the first turn to the higher card; cover an exact tie (rules 8, 39)."""
    table = position.table
    row = table.row
    mine = STRENGTH[row[FRONT] - 1]
    theirs = STRENGTH[row[FRONT + 1] - 1]
    empty = i64(row[DECK] == 0) + i64(row[DECK + 1] == 0)
    if mine == theirs and empty < 2:
        if empty and position.options.end_battle:
            end_battle(position, CARDS)
        else:
            due(position)
        return
    if mine != theirs:
        table.first = 0 if mine > theirs else 1
    table.active = table.first
    table.step = TURN
