# native
"""Starting cards, and the units placed on them (sections 3 and 4.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import ACES_AND_JOKERS, COLOUR
from regalia.games.royal_battles.rules.fields import make_place
from regalia.games.royal_battles.rules.model import IN_DECK, KIND, RECRUITED, STANDING, Table, unit_at
from regalia.games.royal_battles.rules.position import Position, leave_deck, pave, stand
from regalia.games.royal_battles.rules.squares import HOME
from regalia.games.royal_battles.rules.terms import ARMY, NOBODY, PLACING, ROUND, SETTING
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec

# ---- starting cards


def set_out(position: Position) -> None:
    """Begin to deal four starting cards to each seat, seat 0 first."""
    table = position.table
    table.active = 0
    table.drawn = 0
    table.owed = ARMY
    table.step = SETTING
    table.chooser = CHANCE


def starting_cards(position: Position) -> i64:
    """The cards that may be dealt: no Aces and no Jokers (rule 7)."""
    return position.hidden[IN_DECK + position.table.active] & ~ACES_AND_JOKERS


def lay_starting_card(position: Position, card: i64) -> None:
    """Lay a starting card; cards lie in the order drawn, file a first (rule 6)."""
    table = position.table
    seat = table.active
    leave_deck(position, seat, card)
    pave(table, seat, HOME[seat * ARMY + table.drawn], card, COLOUR[card])
    table.drawn += 1
    table.owed -= 1
    table.chooser = CHANCE
    if table.owed == 0:
        table.drawn = 0
        if seat == 0:
            table.active = 1
            table.owed = ARMY
        else:
            begin_placing(position)


# ---- placing


def begin_placing(position: Position) -> None:
    for seat in range(i64(2)):
        place_equals(position, seat)
    position.table.active = 1
    next_placer(position)


def next_placer(position: Position) -> None:
    """Set who places next: the seats alternate until one has placed all."""
    table = position.table
    other = 1 - table.active
    if table.row[STANDING + other] < ARMY:
        table.active = other
    if table.row[STANDING + table.active] < ARMY:
        table.step = PLACING
        table.chooser = table.active
    else:
        table.step = ROUND
        table.chooser = NOBODY


def unplaced(table: Table, seat: i64, kind: i64) -> i64:
    """The number of the seat's units of that kind still to be placed."""
    count: i64 = 0
    for n in range(seat * ARMY, seat * ARMY + ARMY):
        if table.units[RECRUITED + n] == kind:
            count += 1
        if table.units[KIND + n] == kind:
            count -= 1
    return count


def place_moves(position: Position, out: vec[i64]) -> i64:
    table = position.table
    seat = table.active
    count: i64 = 0
    before: i64 = -1
    for n in range(seat * ARMY, seat * ARMY + ARMY):
        kind = table.units[RECRUITED + n]
        if kind == before or unplaced(table, seat, kind) == 0:
            continue
        before = kind
        for home in range(seat * ARMY, seat * ARMY + ARMY):
            if unit_at(table, HOME[home]) < 0:
                out[count] = make_place(position.options.names[kind], HOME[home])
                count += 1
    return count


def place(position: Position, kind: i64, square: i64) -> None:
    table = position.table
    put_unit(table, table.active, kind, square)
    for seat in range(i64(2)):
        place_equals(position, seat)
    next_placer(position)


def put_unit(table: Table, seat: i64, kind: i64, square: i64) -> None:
    unit = seat * ARMY
    while HOME[unit] != square:
        unit += 1
    table.units[KIND + unit] = kind
    stand(table, unit, square)
    table.row[STANDING + seat] += 1


def place_equals(position: Position, seat: i64) -> None:
    """Place the seat's remaining units if they are all of one kind."""
    table = position.table
    left = ARMY - table.row[STANDING + seat]
    if left == 0:
        return
    for n in range(seat * ARMY, seat * ARMY + ARMY):
        kind = table.units[RECRUITED + n]
        if unplaced(table, seat, kind) == left:
            for home in range(seat * ARMY, seat * ARMY + ARMY):
                if unit_at(table, HOME[home]) < 0:
                    put_unit(table, seat, kind, HOME[home])
            return
