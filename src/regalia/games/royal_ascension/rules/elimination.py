# native
"""Eliminations, protection and the end of the turn (section 5.2, steps 8 to 10)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import copies
from regalia.games.royal_ascension.rules.challenge import battle_due
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    FELL,
    FIGHTER,
    GOLD_IN,
    HEARTS_IN,
    KNOWN,
    LANDS,
    MARKERS,
    SPACE,
    WEAPONS,
    WIDTH,
    Table,
    living,
)
from regalia.games.royal_ascension.rules.piles import discard_alliance, discard_club, discard_diamond, discard_heart
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import FALLING, HOME, NO_REASON, NOBODY, RANKS
from regalia.games.royal_ascension.rules.turns import end_game, end_turn
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import REVEAL


def falls_now(table: Table, seat: i64) -> bool:
    return living(table, seat) and table.row[LANDS + seat] == 0


def clear_the_fallen(position: Position) -> None:
    """Show the hands of eliminated players, if any, before play goes on."""
    table = position.table
    for seat in range(position.options.seats):
        if falls_now(table, seat):
            table.step = FALLING
            table.chooser = REVEAL
            return
    after_battle(position)


def revealed_hands(position: Position, encoding: Encoding) -> None:
    """Write what the reveal will show: the hands of eliminated players."""
    for seat in range(position.options.seats):
        if falls_now(position.table, seat):
            encoding.put(position.hands[seat * WIDTH + HEARTS_IN])
            encoding.put(position.hands[seat * WIDTH + GOLD_IN])


def fall(position: Position) -> None:
    """Discard all cards of eliminated players (rule 55); those of one decree share a place."""
    table = position.table
    table.falls += 1
    for seat in range(position.options.seats):
        if falls_now(table, seat):
            discard_hand(position, seat)
            table.row[SPACE + seat] = HOME
            table.row[MARKERS + seat] = 0
            table.row[KNOWN + seat] = 0
            table.row[FELL + seat] = table.falls
    after_battle(position)


def discard_hand(position: Position, seat: i64) -> None:
    table = position.table
    hearts = position.hands[seat * WIDTH + HEARTS_IN]
    gold = position.hands[seat * WIDTH + GOLD_IN]
    clubs = table.row[WEAPONS + seat]
    for rank in range(RANKS):
        for _ in range(copies(hearts, rank)):
            discard_heart(position, seat, rank)
        for _ in range(copies(gold, rank)):
            discard_diamond(position, seat, rank)
        for _ in range(copies(clubs, rank)):
            discard_club(table, seat, rank)
    while table.row[ALLIANCES + seat]:
        discard_alliance(table, seat)


def after_battle(position: Position) -> None:
    """End the game or the turn, and set protection (rules 23, 41, 58)."""
    table = position.table
    if table.reason != NO_REASON:
        end_game(table, table.reason)
        return
    table.protected = NOBODY
    if not table.decree:
        for place in range(table.fighters):
            seat = table.row[FIGHTER + place]
            if seat != table.winner and living(table, seat):
                table.protected = seat
    if table.decree and position.options.decree_extra_battle and living(table, table.active):
        table.decree = False
        battle_due(position)
    else:
        end_turn(position)
