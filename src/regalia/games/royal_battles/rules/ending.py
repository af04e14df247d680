# native
"""The end of a battle: exhausted seats, and who has won (section 6)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import BOTH, OF_COLOUR
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    HAND,
    IN_HAND,
    INJURY,
    KIND,
    STANDING,
    TIE,
    Table,
    top_colour,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMY, ENDED, LIFE, SHEET, Options
from regalia.kernel.state import OVER


def standing_colour(table: Table, seat: i64) -> i64:
    """The one colour that all units of the seat stand on, or 0.

    A card is playable exactly if one of the seat's units stands on a different colour (section 5.1).
    """
    found: i64 = 0
    for unit in range(seat * ARMY, seat * ARMY + ARMY):
        square = table.units[AT + unit]
        if square >= 0:
            colour = top_colour(table.board[square])
            if colour == BOTH or found == BOTH - colour:
                return 0
            found = colour
    return found


def playable(position: Position, seat: i64) -> i64:
    """The cards of the hand that can be played, as a bag."""
    return position.hidden[IN_HAND + seat] & ~OF_COLOUR[standing_colour(position.table, seat)]


def exhausted(position: Position, seat: i64) -> bool:
    """Whether the seat has neither a deck nor a playable card (rule 40)."""
    return position.table.row[DECK + seat] == 0 and (
        position.table.row[HAND + seat] == 0 or playable(position, seat) == 0
    )


def life_left(options: Options, table: Table, unit: i64) -> i64:
    """The Life left of a unit on the board."""
    return options.sheets[table.units[KIND + unit] * SHEET + LIFE] - table.units[INJURY + unit]


def army_life(options: Options, table: Table, seat: i64) -> i64:
    life: i64 = 0
    for unit in range(seat * ARMY, seat * ARMY + ARMY):
        if table.units[AT + unit] >= 0:
            life += life_left(options, table, unit)
    return life


def end_battle(position: Position, reason: i64) -> None:
    """End the battle: more units win, then the only seat with cards.

    Then, with ``tie_break_life``, more Life left wins; else it is a tie.
    """
    table = position.table
    lead = table.row[STANDING] - table.row[STANDING + 1]
    if lead == 0:
        lead = i64(exhausted(position, 1)) - i64(exhausted(position, 0))
    if lead == 0 and position.options.tie_break_life:
        lead = army_life(position.options, table, 0) - army_life(position.options, table, 1)
    table.winner = 0 if lead > 0 else 1 if lead < 0 else TIE
    table.reason = reason
    table.step = ENDED
    table.chooser = OVER
