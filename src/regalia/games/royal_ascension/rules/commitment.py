# native
"""Secret commitments (section 4.8): one territory, up to two hearts, any weapons (rules 45, 46)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE, copies, least, size
from regalia.games.royal_ascension.rules.fields import (
    DONE,
    FIELD,
    USE,
    card,
    make_field,
    make_use,
    played_rank,
    played_suit,
    territory_of,
)
from regalia.games.royal_ascension.rules.model import (
    CLUBS_OUT,
    CLUBS_USED,
    DICE,
    FIELDED,
    FIGHTER,
    HEARTS_HELD,
    HEARTS_IN,
    HEARTS_OUT,
    HEARTS_USED,
    LANDS,
    PENALTY,
    SENT,
    TURNS,
    WEAPONS,
    WIDTH,
    Table,
    living,
    seat_bit,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    CLUBS,
    COMMITTING,
    HEARTS,
    MOST_HEARTS,
    NOBODY,
    RANKS,
    SHOWING,
    TERRITORIES,
)
from regalia.kernel.state import REVEAL, VERB_MASK
from regalia.kernel.vecs import vec


def begin_duel(position: Position, target: i64) -> None:
    table = position.table
    table.row[FIGHTER] = table.active
    table.row[FIGHTER + 1] = target
    table.fighters = 2
    begin_battle(position)


def begin_decree(position: Position) -> None:
    """Begin a battle of all living players, the active one first, then in turn order."""
    table = position.table
    seats = position.options.seats
    table.decree = True
    table.fighters = 0
    for i in range(seats):
        seat = table.row[TURNS + (table.place + i) % seats]
        if living(table, seat):
            table.row[FIGHTER + table.fighters] = seat
            table.fighters += 1
    begin_battle(position)


def begin_battle(position: Position) -> None:
    table = position.table
    row = table.row
    table.winner = NOBODY
    table.contenders = 0
    for seat in range(position.options.seats):
        row[SENT + seat] = NOBODY
        row[HEARTS_USED + seat] = 0
        row[CLUBS_USED + seat] = 0
        row[DICE + seat] = 0
        row[PENALTY + seat] = 0
    for place in range(table.fighters):
        table.contenders |= seat_bit(row[FIGHTER + place])
    table.turn_of = 0
    next_fighter(position)


def next_fighter(position: Position) -> None:
    """Ask the next fighter with a decision; after the last one show all commitments."""
    table = position.table
    row = table.row
    while table.turn_of < table.fighters:
        seat = row[FIGHTER + table.turn_of]
        if row[LANDS + seat] == 1:
            position.hands[seat * WIDTH + FIELDED] = first_territory(table, seat)
        if row[LANDS + seat] > 1 or has_cards(table, seat):
            table.seat = seat
            table.step = COMMITTING
            table.chooser = seat
            return
        table.turn_of += 1
    table.step = SHOWING
    table.chooser = REVEAL


def first_territory(table: Table, seat: i64) -> i64:
    territory: i64 = 0
    while table.owner[territory] != seat:
        territory += 1
    return territory


def has_cards(table: Table, seat: i64) -> bool:
    """Whether the seat has a heart or a club to use; all can see this."""
    return table.row[HEARTS_HELD + seat] > 0 or table.row[WEAPONS + seat] != 0


def commit_moves(position: Position, out: vec[i64]) -> i64:
    """List a territory first; then hearts, then clubs, each in descending order, and done."""
    table = position.table
    seat = table.seat
    n: i64 = 0
    if position.hands[seat * WIDTH + FIELDED] == NOBODY:
        for territory in range(TERRITORIES):
            if table.owner[territory] == seat:
                out[n] = make_field(territory)
                n += 1
        return n
    values = position.options.values
    hearts = position.hands[seat * WIDTH + HEARTS_OUT]
    clubs = position.hands[seat * WIDTH + CLUBS_OUT]
    if clubs == 0 and size(hearts) < MOST_HEARTS:
        n = use_moves(position.hands[seat * WIDTH + HEARTS_IN] - hearts, HEARTS, least(hearts, values), values, out, n)
    n = use_moves(table.row[WEAPONS + seat] - clubs, CLUBS, least(clubs, values), values, out, n)
    out[n] = DONE
    return n + 1


def use_moves(bag: i64, suit: i64, limit: i64, values: vec[i64], out: vec[i64], n: i64) -> i64:
    for rank in range(RANKS):
        if copies(bag, rank) and values[rank] <= limit:
            out[n] = make_use(card(rank, suit))
            n += 1
    return n


def commit(position: Position, move: i64) -> None:
    table = position.table
    mine = table.seat * WIDTH
    verb = move & VERB_MASK
    if verb == USE:
        if played_suit(move) == HEARTS:
            position.hands[mine + HEARTS_OUT] += ONE[played_rank(move)]
        else:
            position.hands[mine + CLUBS_OUT] += ONE[played_rank(move)]
        return
    if verb == FIELD:
        position.hands[mine + FIELDED] = territory_of(move)
        if has_cards(table, table.seat):
            return
    table.turn_of += 1
    next_fighter(position)
