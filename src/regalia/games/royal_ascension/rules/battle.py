# native
"""Battle (sections 5.1 and 5.2): the reveal, the dice, and the territories that change hands."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import copies, lacking, worth
from regalia.games.royal_ascension.rules.casualties import discard_used, next_loss
from regalia.games.royal_ascension.rules.elimination import clear_the_fallen
from regalia.games.royal_ascension.rules.knowledge import note_card
from regalia.games.royal_ascension.rules.model import (
    CLUBS_OUT,
    CLUBS_USED,
    DICE,
    FIELDED,
    FIGHTER,
    HEARTS_OUT,
    HEARTS_USED,
    KNOWN,
    LANDS,
    MARKERS,
    PENALTY,
    SENT,
    WIDTH,
    Table,
    dice_sum,
    has_seat,
    nth_die,
    seat_bit,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    FIGHTING,
    HEARTS,
    NOBODY,
    PLAGUE_COST,
    POINTS,
    RANKS,
    TERRITORIES,
    THRONE,
    Options,
)
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE


def revealed_commitments(position: Position, encoding: Encoding) -> None:
    """Write what the reveal will show to everybody."""
    table = position.table
    for place in range(table.fighters):
        mine = table.row[FIGHTER + place] * WIDTH
        encoding.put(position.hands[mine + FIELDED])
        encoding.put(position.hands[mine + HEARTS_OUT])
        encoding.put(position.hands[mine + CLUBS_OUT])


def show_commitments(position: Position) -> None:
    """Show all commitments at once; used hearts are known from now on (section 8)."""
    table = position.table
    row = table.row
    for place in range(table.fighters):
        seat = row[FIGHTER + place]
        mine = seat * WIDTH
        row[SENT + seat] = position.hands[mine + FIELDED]
        row[HEARTS_USED + seat] = position.hands[mine + HEARTS_OUT]
        row[CLUBS_USED + seat] = position.hands[mine + CLUBS_OUT]
        row[PENALTY + seat] = row[MARKERS + seat]
        position.hands[mine + FIELDED] = NOBODY
        position.hands[mine + HEARTS_OUT] = 0
        position.hands[mine + CLUBS_OUT] = 0
        news = lacking(row[KNOWN + seat], row[HEARTS_USED + seat])
        row[KNOWN + seat] += news
        if news:
            for rank in range(RANKS):
                for _ in range(copies(news, rank)):
                    note_card(position, HEARTS, seat, rank)
    table.step = FIGHTING
    table.turn_of = -1
    next_roller(position)


def strength(options: Options, table: Table, seat: i64) -> i64:
    """A fighter's shown strength without dice; may be negative."""
    row = table.row
    cards = worth(row[HEARTS_USED + seat], options.values) + worth(row[CLUBS_USED + seat], options.values)
    return POINTS[row[SENT + seat]] + cards - PLAGUE_COST * row[PENALTY + seat]


def next_roller(position: Position) -> None:
    """Let the next contender roll; after the last one compare the totals."""
    table = position.table
    table.turn_of += 1
    while table.turn_of < table.fighters:
        seat = table.row[FIGHTER + table.turn_of]
        if has_seat(table.contenders, seat):
            table.seat = seat
            table.row[DICE + seat] = 0
            table.due = position.options.battle_dice
            table.drawn = 0
            table.chooser = CHANCE
            return
        table.turn_of += 1
    compare(position)


def battle_die(position: Position, die: i64) -> None:
    table = position.table
    table.row[DICE + table.seat] |= nth_die(die, table.drawn)
    table.due -= 1
    table.drawn += 1
    if table.due == 0:
        next_roller(position)


def compare(position: Position) -> None:
    """Find the winner; players who tie for the highest total roll again (rules 25, 48)."""
    options = position.options
    table = position.table
    best: i64 = -1000
    leaders: i64 = 0
    leader: i64 = NOBODY
    count: i64 = 0
    for place in range(table.fighters):
        seat = table.row[FIGHTER + place]
        if has_seat(table.contenders, seat):
            total = strength(options, table, seat) + dice_sum(table.row[DICE + seat])
            if total > best:
                best = total
                leaders = 0
                count = 0
            if total == best:
                leaders |= seat_bit(seat)
                leader = seat
                count += 1
    table.contenders = leaders
    if count > 1:
        table.turn_of = -1
        next_roller(position)
    else:
        win(position, leader)


def win(position: Position, winner: i64) -> None:
    """Hand over territories and check the throne, before any casualties (rule 57)."""
    options = position.options
    table = position.table
    row = table.row
    table.winner = winner
    table.loss = 0
    table.lost = 0
    for place in range(table.fighters):
        seat = row[FIGHTER + place]
        row[MARKERS + seat] = 0
        if seat != winner:
            take_territories(table, seat, winner)
    if row[LANDS + winner] >= options.win_territories:
        table.reason = THRONE
        clear_the_fallen(position)
        return
    if options.spent:
        discard_used(position)
    next_loss(position)


def take_territories(table: Table, loser: i64, winner: i64) -> None:
    """Give the winner the territory sent, or all when all in (rules 26, 29)."""
    sent = table.row[SENT + loser]
    for territory in range(TERRITORIES):
        if territory == sent or (table.all_in and table.owner[territory] == loser):
            table.owner[territory] = winner
            table.row[LANDS + loser] -= 1
            table.row[LANDS + winner] += 1
