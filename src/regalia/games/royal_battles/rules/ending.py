# native
"""The end of a battle: exhausted seats, and who has won (sections 6, 16.8 and 16.9)."""

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
    SLOTS,
    STANDING,
    Table,
    top_colour,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ENDED, LIFE, MASTER, SHEET, Options
from regalia.kernel.state import OVER

# ---- exhausted seats and sides


def standing_colour(options: Options, table: Table, seat: i64) -> i64:
    """The one colour that all units of the seat stand on, or 0.

    A card is playable exactly if one of the seat's units stands on a different colour (section 5.1).
    """
    found: i64 = 0
    for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
        square = table.units[AT + unit]
        if square >= 0:
            colour = top_colour(table.board[square])
            if colour == BOTH or found == BOTH - colour:
                return 0
            found = colour
    return found


def playable(position: Position, seat: i64) -> i64:
    """The different cards of the hand that can be played, as a bag."""
    return position.hidden[IN_HAND + seat] & ~OF_COLOUR[standing_colour(position.options, position.table, seat)]


def exhausted(position: Position, seat: i64) -> bool:
    """Whether the seat has neither a deck nor a playable card (rule 40)."""
    return position.table.row[DECK + seat] == 0 and (
        position.table.row[HAND + seat] == 0 or playable(position, seat) == 0
    )


def lives(table: Table, seat: i64) -> bool:
    """Whether the seat has a unit on the board."""
    return table.row[STANDING + seat] > 0


def side_lives(position: Position, side: i64) -> bool:
    for seat in range(position.options.seats):
        if position.options.side[seat] == side and lives(position.table, seat):
            return True
    return False


def side_exhausted(position: Position, side: i64) -> bool:
    """Whether all living seats of the side are exhausted (section 16.8)."""
    for seat in range(position.options.seats):
        if position.options.side[seat] == side and lives(position.table, seat) and not exhausted(position, seat):
            return False
    return True


def cards_ran_out(position: Position) -> bool:
    """Whether exhausted sides end the battle now: one is enough, or all must be (rule 54); a master does not count."""
    options = position.options
    if options.mode == MASTER:
        return side_exhausted(position, 0)
    for side in range(options.seats):
        if side_lives(position, side) and side_exhausted(position, side) != options.wait_for_all:
            return not options.wait_for_all
    return options.wait_for_all


# ---- Life


def life_left(options: Options, table: Table, unit: i64) -> i64:
    """The Life left of a unit on the board."""
    return options.sheets[table.units[KIND + unit] * SHEET + LIFE] - table.units[INJURY + unit]


def army_life(options: Options, table: Table, seat: i64) -> i64:
    life: i64 = 0
    for unit in range(seat * SLOTS, seat * SLOTS + options.slots):
        if table.units[AT + unit] >= 0:
            life += life_left(options, table, unit)
    return life


# ---- who has won


def finish(table: Table, reason: i64, winners: i64) -> None:
    """End the battle: these sides share the win."""
    table.winners = winners
    table.reason = reason
    table.step = ENDED
    table.chooser = OVER


def end_battle(position: Position, reason: i64) -> None:
    """End the battle for lack of cards or rounds: the master wins (rule 82), or else the sides with most units.

    Of these, the sides that are not exhausted, if there are any; then, with ``tie_break_life``, those with most Life left.
    """
    options = position.options
    if options.mode == MASTER:
        finish(position.table, reason, 2)
        return
    sides: i64 = 0
    for seat in range(options.seats):
        if lives(position.table, seat):
            sides |= 1 << options.side[seat]
    sides = best_sides(position, sides, 0)
    sides = best_sides(position, sides, 1)
    if options.tie_break_life:
        sides = best_sides(position, sides, 2)
    finish(position.table, reason, sides)


def best_sides(position: Position, sides: i64, by: i64) -> i64:
    """Those of these sides that are best by a number.

    By their units (0), by having cards (1), or by their Life left (2).
    """
    best: i64 = -1
    found: i64 = 0
    for side in range(position.options.seats):
        if not sides >> side & 1:
            continue
        value = i64(not side_exhausted(position, side)) if by == 1 else side_sum(position, side, by)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << side
    return found


def side_sum(position: Position, side: i64, by: i64) -> i64:
    """The side's units on the board (0), or their Life left (2)."""
    value: i64 = 0
    for seat in range(position.options.seats):
        if position.options.side[seat] == side:
            value += (
                position.table.row[STANDING + seat] if by == 0 else army_life(position.options, position.table, seat)
            )
    return value
