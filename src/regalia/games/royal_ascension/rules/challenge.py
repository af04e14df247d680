# native
"""Choosing an opponent, the answer, protection and alliances (sections 4.6, 4.7, 5.3, 5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.commitment import begin_duel
from regalia.games.royal_ascension.rules.fields import ALLY, ATTACK, FIGHT, make_attack, target_of
from regalia.games.royal_ascension.rules.model import ALLIANCES, Table, has_seat, living, seat_bit, survivors
from regalia.games.royal_ascension.rules.piles import discard_alliance
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    ACTION,
    ALLIANCE,
    ANSWERING,
    AT_ONCE,
    BOTH,
    CHALLENGING,
    NOBODY,
    Options,
)
from regalia.games.royal_ascension.rules.turns import end_turn
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec


def guarded(table: Table, seats: i64, seat: i64) -> bool:
    """Whether the seat is protected; never with two players left (rules 41, 43)."""
    return table.protected == seat and survivors(table, seats) > 2


def may_initiate(position: Position, seat: i64) -> bool:
    """Whether the seat may start a battle (rule 42)."""
    return position.options.loser_may_initiate or not guarded(position.table, position.options.seats, seat)


def may_attack(options: Options, table: Table, seat: i64) -> bool:
    """Whether the active player may attack the seat."""
    if seat == table.active or not living(table, seat) or has_seat(table.allied, seat):
        return False
    return not guarded(table, options.seats, seat)


def may_ally(options: Options, table: Table) -> bool:
    """Whether the active player may use an alliance instead of attacking (rule 32)."""
    if table.row[ALLIANCES + table.active] == 0:
        return False
    return options.alliance_use == BOTH or (options.alliance_use == AT_ONCE and ACTION[table.action] == ALLIANCE)


def battle_due(position: Position) -> None:
    """Ask whom to attack, unless there is only one choice or no battle."""
    options = position.options
    table = position.table
    found: i64 = 0
    only: i64 = NOBODY
    if may_initiate(position, table.active):
        for seat in range(options.seats):
            if may_attack(options, table, seat):
                found += 1
                only = seat
    if found == 0:
        lapse(options, table)
        end_turn(position)
    elif found == 1 and not may_ally(options, table):
        attack(position, only)
    else:
        table.step = CHALLENGING
        table.chooser = table.active


def challenge_moves(position: Position, out: vec[i64]) -> i64:
    options = position.options
    table = position.table
    n: i64 = 0
    for seat in range(options.seats):
        if may_attack(options, table, seat):
            out[n] = make_attack(seat)
            n += 1
    if may_ally(options, table):
        out[n] = ALLY
        n += 1
    return n


def challenge(position: Position, move: i64) -> None:
    if move & VERB_MASK == ATTACK:
        attack(position, target_of(move))
    else:
        discard_alliance(position.table, position.table.active)
        end_turn(position)


def lapse(options: Options, table: Table) -> None:
    """Discard an alliance that had to be used at once and was not."""
    if options.alliance_use == AT_ONCE and may_ally(options, table):
        discard_alliance(table, table.active)


def attack(position: Position, seat: i64) -> None:
    table = position.table
    lapse(position.options, table)
    table.target = seat
    if table.row[ALLIANCES + seat]:
        table.step = ANSWERING
        table.chooser = seat
    else:
        begin_duel(position, seat)


def answer_moves(out: vec[i64]) -> i64:
    out[0] = ALLY
    out[1] = FIGHT
    return 2


def answer(position: Position, move: i64) -> None:
    """Fight, or use an alliance and keep protection and plague (rules 34, 35)."""
    table = position.table
    if move == FIGHT:
        begin_duel(position, table.target)
        return
    discard_alliance(table, table.target)
    if position.options.alliance_redirect:
        table.allied |= seat_bit(table.target)
        battle_due(position)
    else:
        end_turn(position)
