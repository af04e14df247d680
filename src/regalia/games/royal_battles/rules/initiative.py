# native
"""Initiative: the cards turned up for a round, and the order of its turns (sections 4.3 and 16.3)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import STRENGTH, put
from regalia.games.royal_battles.rules.ending import cards_ran_out, end_battle
from regalia.games.royal_battles.rules.model import DECK, FRONT, PILE, STANDING, TURN_BITS, TURN_MASK, Table
from regalia.games.royal_battles.rules.packs import pack_put
from regalia.games.royal_battles.rules.position import Position, leave_deck
from regalia.games.royal_battles.rules.terms import CARDS, DUEL, INITIATING, NO_MASTER, ROUND_LIMIT, TURN, Options
from regalia.kernel.state import CHANCE


def begin_round(position: Position) -> None:
    """Begin a round with initiative cards, or end the battle."""
    options = position.options
    table = position.table
    if options.round_limit and table.round == options.round_limit:
        end_battle(position, ROUND_LIMIT)
        return
    row = table.row
    drawers: i64 = 0
    empty = False  # a living seat has no deck; the master's does not count (rule 84)
    if options.mode == DUEL and row[DECK] and row[DECK + 1]:
        drawers = 3
    else:
        for seat in range(options.seats):
            if row[STANDING + seat]:
                if row[DECK + seat]:
                    drawers |= 1 << seat
                elif seat != options.master:
                    empty = True
    if empty and (options.end_battle or cards_ran_out(position)):  # rules 37, 38 and 55
        end_battle(position, CARDS)
        return
    table.round += 1
    due(table, drawers)


def due(table: Table, drawers: i64) -> None:
    """Let these seats turn up a card: one line with a word for each seat, none of them drawn yet."""
    table.step = INITIATING
    table.chooser = CHANCE
    table.drawers = drawers
    table.drawn = 0


def turn_up(position: Position, card: i64) -> None:
    """Turn up the next seat's initiative card; -1: its old card stays in force."""
    options = position.options
    table = position.table
    seat = table.drawn
    if card >= 0:
        leave_deck(position, seat, card)
        table.row[FRONT + seat] = card + 1
        if seat == options.master:
            pack_put(table.row, PILE + seat, options.packs, card)
        else:
            table.row[PILE + seat] = put(table.row[PILE + seat], card)
    table.drawn += 1
    if table.drawn < options.seats:
        table.chooser = CHANCE
    else:
        table.drawn = 0
        table.drawers = 0
        if options.mode == DUEL:
            compare_two(position)
        else:
            compare(position)


def compare_two(position: Position) -> None:
    """Give the first turn to the higher card; cover an exact tie (rules 8, 39)."""
    table = position.table
    row = table.row
    mine = STRENGTH[row[FRONT] - 1]
    theirs = STRENGTH[row[FRONT + 1] - 1]
    if mine == theirs:
        empty = i64(row[DECK] == 0) + i64(row[DECK + 1] == 0)
        if empty < 2:
            if empty and position.options.end_battle:
                end_battle(position, CARDS)
            else:
                due(table, i64(row[DECK] != 0) + 2 * i64(row[DECK + 1] != 0))
            return
    else:
        table.order = 33 if mine > theirs else 18  # seats 0 and 1, or 1 and 0
    begin_turns(table)


def compare(position: Position) -> None:
    """Order the seats by their cards; those that tie exactly draw again if one of them can (rule 72)."""
    options = position.options
    table = position.table
    row = table.row
    again: i64 = 0
    for seat in range(options.seats):
        if not competes(options, table, seat):
            continue
        others: i64 = 0
        can_draw: i64 = 0
        for other in range(options.seats):
            if competes(options, table, other) and row[FRONT + other] == row[FRONT + seat]:
                others += 1
                can_draw |= i64(row[DECK + other] != 0) << other
        if others < 2:
            continue
        if options.end_battle and row[DECK + seat] == 0:
            end_battle(position, CARDS)
            return
        again |= can_draw
    if again:
        due(table, again)
        return
    table.order = new_order(options, table)
    begin_turns(table)


def competes(options: Options, table: Table, seat: i64) -> bool:
    """Whether the seat's card is compared: living seats without the master (rule 80)."""
    return seat != options.master and table.row[STANDING + seat] > 0


def new_order(options: Options, table: Table) -> i64:
    """The seats by their cards, highest first; the master after each player (rules 39 and 80)."""
    order: i64 = 0
    at: i64 = 0
    left: i64 = 0
    for seat in range(options.seats):
        left |= i64(competes(options, table, seat)) << seat
    while left:
        best: i64 = -1
        for seat in range(options.seats):
            if left >> seat & 1 and (best < 0 or goes_before(table, seat, best)):
                best = seat
        left ^= 1 << best
        order |= best + 1 << at
        at += TURN_BITS
        if options.master != NO_MASTER:
            order |= options.master + 1 << at
            at += TURN_BITS
    return order


def goes_before(table: Table, seat: i64, other: i64) -> bool:
    """Whether the seat's card is higher; on equality, whether it went before in the round before."""
    mine = STRENGTH[table.row[FRONT + seat] - 1]
    theirs = STRENGTH[table.row[FRONT + other] - 1]
    if mine != theirs:
        return mine > theirs
    return turn_before(table, seat) < turn_before(table, other)


def turn_before(table: Table, seat: i64) -> i64:
    """The seat's first turn in the order of the round before; in the first round, its seat."""
    order = table.order
    place: i64 = 0
    while order:
        if (order & TURN_MASK) - 1 == seat:
            return place
        order >>= TURN_BITS
        place += 1
    return 16 + seat


def begin_turns(table: Table) -> None:
    table.place = 0
    table.active = (table.order & TURN_MASK) - 1
    table.step = TURN
