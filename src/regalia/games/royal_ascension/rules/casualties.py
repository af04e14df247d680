# native
"""Casualties: cards the loser draws from the winner's hand (section 5.2, step 7).

Rules 27, 50 to 52 and 63.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE, copies
from regalia.games.royal_ascension.rules.elimination import clear_the_fallen
from regalia.games.royal_ascension.rules.model import (
    CLUBS_USED,
    FIGHTER,
    HEARTS_HELD,
    HEARTS_IN,
    HEARTS_USED,
    WEAPONS,
    WIDTH,
    Table,
)
from regalia.games.royal_ascension.rules.piles import discard_club, discard_heart
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import CLUBS, HEARTS, LOSING, RANKS, Options
from regalia.kernel.state import CHANCE


def discard_used(position: Position) -> None:
    """Discard all used cards of all fighters, with option ``used_cards`` = spent (rule 49)."""
    table = position.table
    for place in range(table.fighters):
        seat = table.row[FIGHTER + place]
        for rank in range(RANKS):
            for _ in range(copies(table.row[HEARTS_USED + seat], rank)):
                discard_heart(position, seat, rank)
            for _ in range(copies(table.row[CLUBS_USED + seat], rank)):
                discard_club(table, seat, rank)


def loser_of_duel(table: Table) -> i64:
    first = table.row[FIGHTER]
    return table.row[FIGHTER + 1] if first == table.winner else first


def casualties(options: Options, table: Table) -> i64:
    """The greatest number of casualties of this battle."""
    if table.decree:
        return table.fighters - 1
    return 3 if options.loser_discards_heart else 2


def next_loss(position: Position) -> None:
    """Let chance draw the next casualty; skip those for which no card is at risk."""
    options = position.options
    table = position.table
    while table.loss < casualties(options, table):
        table.seat = loser_of_duel(table) if not table.decree and table.loss == 2 else table.winner
        table.suit = CLUBS if not table.decree and table.loss == 1 else HEARTS
        if any_at_risk(options, table):
            table.step = LOSING
            table.chooser = CHANCE
            return
        table.loss += 1
    clear_the_fallen(position)


def any_at_risk(options: Options, table: Table) -> bool:
    """Whether a card is at risk for the due casualty; all can see this."""
    if options.committed:
        return used_at_risk(options, table) != 0
    held = table.row[HEARTS_HELD + table.seat] if table.suit == HEARTS else table.row[WEAPONS + table.seat]
    return held != 0


def used_at_risk(options: Options, table: Table) -> i64:
    """The used cards that are still at risk, a bag; spent cards are not."""
    if options.spent:
        return 0
    if table.suit == CLUBS:
        return table.row[CLUBS_USED + table.seat]
    used = table.row[HEARTS_USED + table.seat]
    return used - table.lost if table.seat == table.winner else used


def at_risk(position: Position) -> i64:
    """The cards that the due casualty is drawn from, a bag."""
    table = position.table
    if position.options.committed:
        return used_at_risk(position.options, table)
    if table.suit == CLUBS:
        return table.row[WEAPONS + table.seat]
    return position.hands[table.seat * WIDTH + HEARTS_IN]


def lose(position: Position, suit: i64, rank: i64) -> None:
    table = position.table
    if suit == CLUBS:
        discard_club(table, table.seat, rank)
    else:
        discard_heart(position, table.seat, rank)
        if table.seat == table.winner:
            table.lost += ONE[rank]
    table.loss += 1
    next_loss(position)
