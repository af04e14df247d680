# native
"""Setup (section 3): order rolls, the draft of the territories, first cards and the display."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import size
from regalia.games.royal_ascension.rules.fields import make_pick
from regalia.games.royal_ascension.rules.knowledge import first_blocks
from regalia.games.royal_ascension.rules.model import (
    COUNTED,
    FIELDED,
    LANDS,
    LEFT,
    SELECTION,
    STANDING,
    TOTAL,
    TURNS,
    WIDTH,
    Table,
    all_seats,
    has_seat,
    seat_bit,
    seats_after,
)
from regalia.games.royal_ascension.rules.piles import draw_card
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.shop import fill_display
from regalia.games.royal_ascension.rules.terms import (
    CLUBS,
    DEALING,
    DIAMONDS,
    FIRST_TURN,
    HEARTS,
    NOBODY,
    ORDERING,
    PICKING,
    SPADES,
    TERRITORIES,
    Options,
)
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def lay_out(position: Position) -> None:
    """Lay out the four piles; all hands are empty."""
    options = position.options
    bags = position.table.bags
    for suit in range(i64(4)):
        bags[LEFT + suit] = size(options.decks[suit])
    bags[COUNTED + CLUBS] = options.decks[CLUBS]
    bags[COUNTED + SPADES] = options.decks[SPADES]
    position.piles[DIAMONDS - 1] = options.decks[DIAMONDS]
    position.piles[HEARTS - 1] = options.decks[HEARTS]
    for seat in range(options.seats):
        position.hands[seat * WIDTH + FIELDED] = NOBODY
    first_blocks(position)


# ---- order rolls


def begin_order(position: Position) -> None:
    """Let all players roll; tied players roll again (rule 3)."""
    position.table.rolling = all_seats(position.options.seats)
    next_to_roll(position.table, 0)


def next_to_roll(table: Table, seat: i64) -> None:
    while not has_seat(table.rolling, seat):
        seat += 1
    table.seat = seat
    table.row[TOTAL + seat] = 0
    table.step = ORDERING
    table.chooser = CHANCE
    table.due = 2
    table.drawn = 0


def order_die(position: Position, die: i64) -> None:
    table = position.table
    table.row[TOTAL + table.seat] += die
    table.due -= 1
    table.drawn += 1
    if table.due:
        return
    if seats_after(table.rolling, table.seat):
        next_to_roll(table, table.seat + 1)
        return
    settle_lap(position)
    if table.rolling:
        next_to_roll(table, 0)
    else:
        settle_order(position)


def settle_lap(position: Position) -> None:
    """Order tied players by their new totals; those still tied stay in ``rolling``."""
    table = position.table
    row = table.row
    seats = position.options.seats
    before = row[STANDING : STANDING + seats]
    for seat in range(seats):
        for other in range(seats):
            if (
                has_seat(table.rolling, seat)
                and before[other] == before[seat]
                and row[TOTAL + other] > row[TOTAL + seat]
            ):
                row[STANDING + seat] += 1
    table.rolling = 0
    for seat in range(seats):
        for other in range(seats):
            if other != seat and row[STANDING + other] == row[STANDING + seat]:
                table.rolling |= seat_bit(seat)


def settle_order(position: Position) -> None:
    """Set the selection order by the rolls, and the turn order (rule 4)."""
    options = position.options
    row = position.table.row
    for seat in range(options.seats):
        row[SELECTION + row[STANDING + seat]] = seat
    for place in range(options.seats):
        if options.clockwise:
            row[TURNS + place] = (row[SELECTION] + place) % options.seats
        else:
            row[TURNS + place] = row[SELECTION + place]
    next_pick(position)


# ---- the draft


def picker(options: Options, table: Table) -> i64:
    """The seat that picks now (rules 5, 6)."""
    place = table.pick % options.seats
    if options.snake and table.pick // options.seats % 2:
        place = options.seats - 1 - place
    return table.row[SELECTION + place]


def next_pick(position: Position) -> None:
    table = position.table
    table.seat = picker(position.options, table)
    if table.pick == TERRITORIES - 1:  # the last one falls to the last picker
        last: i64 = 0
        while table.owner[last] != NOBODY:
            last += 1
        own(table, table.seat, last)
        table.pick += 1
        table.turn_of = 0
        next_deal(position)
        return
    table.step = PICKING
    table.chooser = table.seat


def own(table: Table, seat: i64, territory: i64) -> None:
    table.owner[territory] = seat
    table.row[LANDS + seat] += 1


def pick_moves(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for territory in range(TERRITORIES):
        if table.owner[territory] == NOBODY:
            out[n] = make_pick(territory)
            n += 1
    return n


def pick(position: Position, territory: i64) -> None:
    table = position.table
    own(table, table.seat, territory)
    table.pick += 1
    next_pick(position)


# ---- first cards


def next_deal(position: Position) -> None:
    """Deal to the next seat of the selection order, then fill the display."""
    options = position.options
    table = position.table
    count = options.start_gold + options.start_hearts
    if table.turn_of == options.seats or count == 0:
        table.turn_of = 0
        fill_display(position, FIRST_TURN)
        return
    table.seat = table.row[SELECTION + table.turn_of]
    table.suit = DIAMONDS if options.start_gold else HEARTS
    table.due = count
    table.drawn = 0
    table.step = DEALING
    table.chooser = CHANCE


def deal_card(position: Position, rank: i64) -> None:
    options = position.options
    table = position.table
    draw_card(position, table.seat, table.suit, rank)
    table.due -= 1
    table.drawn += 1
    if table.drawn == options.start_gold:
        table.suit = HEARTS
    if table.due == 0:
        table.turn_of += 1
        next_deal(position)
