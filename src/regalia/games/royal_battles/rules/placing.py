# native
"""Starting cards, and the units placed on them (sections 3, 4.2 and 16.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import ACES_AND_JOKERS, COLOUR
from regalia.games.royal_battles.rules.fields import make_place
from regalia.games.royal_battles.rules.model import KIND, RECRUITED, RECRUITS, SLOTS, STANDING, VACANT, Table
from regalia.games.royal_battles.rules.position import Position, leave_deck, pave, stand
from regalia.games.royal_battles.rules.terms import NOBODY, PLACING, ROUND, SETTING, Options
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def home(options: Options, table: Table, seat: i64, n: i64) -> i64:
    """The n-th start square of the seat's army, by the order of their names (rule 66)."""
    return options.homes[(seat * SLOTS + table.row[RECRUITS + seat]) * SLOTS + n]


# ---- starting cards


def set_out(position: Position) -> None:
    """Begin to deal starting cards to each seat, seat 0 first: one for each unit."""
    table = position.table
    table.active = 0
    table.drawn = 0
    table.owed = table.row[RECRUITS]
    table.step = SETTING
    table.chooser = CHANCE


def may_start(bag: i64) -> i64:
    """The cards of a bag that may be dealt: no Aces and no Jokers (rule 7)."""
    return bag & ~ACES_AND_JOKERS


def lay_starting_card(position: Position, card: i64) -> None:
    """Lay a starting card; cards lie in the order drawn, file a first (rule 6)."""
    table = position.table
    seat = table.active
    leave_deck(position, seat, card)
    pave(table, seat, home(position.options, table, seat, table.drawn), card, COLOUR[card])
    table.drawn += 1
    table.owed -= 1
    table.chooser = CHANCE
    if table.owed == 0:
        table.drawn = 0
        if seat + 1 < position.options.seats:
            table.active = seat + 1
            table.owed = table.row[RECRUITS + seat + 1]
        else:
            begin_placing(position)


# ---- placing


def begin_placing(position: Position) -> None:
    for seat in range(position.options.seats):
        place_equals(position, seat)
    position.table.active = position.options.seats - 1
    next_placer(position)


def next_placer(position: Position) -> None:
    """Set who places next: the seats take turns, and those that have placed all are left out."""
    table = position.table
    seats = position.options.seats
    for step in range(1, seats + 1):
        seat = (table.active + step) % seats
        if table.row[STANDING + seat] < table.row[RECRUITS + seat]:
            table.active = seat
            table.step = PLACING
            table.chooser = seat
            return
    table.step = ROUND
    table.chooser = NOBODY


def unplaced(table: Table, seat: i64, kind: i64) -> i64:
    """The number of the seat's units of that kind still to be placed."""
    units = table.units
    last = seat * SLOTS + table.row[RECRUITS + seat]
    count: i64 = 0
    for n in range(seat * SLOTS, last):
        if units[RECRUITED + n] == kind:
            count += 1
        if units[KIND + n] == kind:
            count -= 1
    return count


def place_moves(position: Position, out: vec[i64]) -> i64:
    options = position.options
    table = position.table
    seat = table.active
    units = table.row[RECRUITS + seat]
    first = (seat * SLOTS + units) * SLOTS
    count: i64 = 0
    before: i64 = -1
    for n in range(units):
        kind = table.units[RECRUITED + seat * SLOTS + n]
        if kind == before or unplaced(table, seat, kind) == 0:
            continue
        before = kind
        for at in range(first, first + units):
            square = options.homes[at]
            if table.board[square] < VACANT:
                out[count] = make_place(options.names[kind], square)
                count += 1
    return count


def place(position: Position, kind: i64, square: i64) -> None:
    put_unit(position, position.table.active, kind, square)
    for seat in range(position.options.seats):
        place_equals(position, seat)
    next_placer(position)


def put_unit(position: Position, seat: i64, kind: i64, square: i64) -> None:
    table = position.table
    homes = position.options.homes
    first = (seat * SLOTS + table.row[RECRUITS + seat]) * SLOTS
    n: i64 = 0
    while homes[first + n] != square:
        n += 1
    table.units[KIND + seat * SLOTS + n] = kind
    stand(table, seat * SLOTS + n, square)
    table.row[STANDING + seat] += 1


def place_equals(position: Position, seat: i64) -> None:
    """Place the seat's remaining units if they are all of one kind."""
    table = position.table
    units = table.row[RECRUITS + seat]
    left = units - table.row[STANDING + seat]
    if left == 0:
        return
    first = (seat * SLOTS + units) * SLOTS
    for n in range(units):
        kind = table.units[RECRUITED + seat * SLOTS + n]
        if unplaced(table, seat, kind) == left:
            for at in range(first, first + units):
                square = position.options.homes[at]
                if table.board[square] < VACANT:
                    put_unit(position, seat, kind, square)
            return
