# native
"""Falling sides, limits, the result and the places (sections 5.2 and 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.army import destroy, discard
from regalia.games.battle.rules.hands import take_from_hand
from regalia.games.battle.rules.model import FELL, FIRST_HIT, HAND, HITS, Table, pile_of
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.strike import begin_fights
from regalia.games.battle.rules.terms import (
    BUILT,
    ENDED,
    LAST_STANDING,
    NO_REASON,
    STALL,
    TIME_CALLED,
    TURN_LIMIT,
    Options,
)
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import OVER

NEVER: Final[i64] = 1 << 40  # a turn after all others


def fall(position: Position) -> None:
    """Discard what the fallen sides have (rule 20).

    The last camp standing has won (rule 21).
    """
    options = position.options
    table = position.table
    for seat in range(options.seats):
        if table.row[FELL + options.side_of[seat]] != table.turn:
            continue
        place = table.start[seat + 1] - 1
        while place >= table.start[seat]:
            destroy(options, table, seat, place)
            place -= 1
        while table.row[HAND + seat]:
            card = position.hands[seat * options.width]
            take_from_hand(position, seat, card)
            discard(table, pile_of(options, seat), card)
    if living_camps(options, table) == 1:
        end_game(table, LAST_STANDING)
    else:
        begin_fights(options, table)


def revealed_hands(position: Position, encoding: Encoding) -> None:
    """Write what all will see when sides fall: the cards in their hands."""
    options = position.options
    table = position.table
    for seat in range(options.seats):
        if table.row[FELL + options.side_of[seat]] == table.turn:
            for i in range(seat * options.width, seat * options.width + table.row[HAND + seat]):
                encoding.put(position.hands[i])


def camp_lives(options: Options, table: Table, camp: i64) -> bool:
    for side in range(camp, options.sides, options.camps):
        if table.row[FELL + side] == 0:
            return True
    return False


def living_camps(options: Options, table: Table) -> i64:
    count: i64 = 0
    for camp in range(options.camps):
        if camp_lives(options, table, camp):
            count += 1
    return count


def living_sides(options: Options, table: Table) -> i64:
    count: i64 = 0
    for side in range(options.sides):
        if table.row[FELL + side] == 0:
            count += 1
    return count


def end_game(table: Table, reason: i64) -> None:
    table.reason = reason
    table.step = ENDED
    table.chooser = OVER


def reached_limit(options: Options, table: Table) -> i64:
    """The reason why the game ends with this turn, or NO_REASON (section 6.2)."""
    if table.turn >= options.last_turn:
        return TURN_LIMIT
    if table.time and (not options.next_hit or one_leads(options, table)):  # rule 60
        return TIME_CALLED
    if options.stall_limit and table.quiet >= options.stall_limit * living_sides(options, table):
        return STALL
    return NO_REASON


def one_leads(options: Options, table: Table) -> bool:
    """Whether one living camp alone has the fewest hits."""
    fewest: i64 = NEVER
    several = False
    for camp in range(options.camps):
        if camp_lives(options, table, camp):
            hits = camp_hits(options, table, camp)
            several = hits == fewest or (several and hits > fewest)
            if hits < fewest:
                fewest = hits
    return not several


def camp_hits(options: Options, table: Table, camp: i64) -> i64:
    """The hits of all sides of the camp, fallen ones included (rule 63)."""
    hits: i64 = 0
    for side in range(camp, options.sides, options.camps):
        hits += table.row[HITS + side]
    return hits


def camp_first_hit(options: Options, table: Table, camp: i64) -> i64:
    """The turn in which a side of the camp first got through, or NEVER."""
    first: i64 = NEVER
    for side in range(camp, options.sides, options.camps):
        turn = table.row[FIRST_HIT + side]
        if turn and turn < first:
            first = turn
    return first


def camp_fell(options: Options, table: Table, camp: i64) -> i64:
    """The turn in which the camp's last side fell; NEVER while one is alive."""
    last: i64 = 0
    for side in range(camp, options.sides, options.camps):
        turn = table.row[FELL + side]
        if turn == 0:
            return NEVER
        if turn > last:
            last = turn
    return last


def better(options: Options, table: Table, one: i64, other: i64) -> bool:
    """Whether one camp is placed before the other.

    It fell later or not at all; or else it has fewer hits; or else it got through first.
    """
    fell = camp_fell(options, table, one)
    other_fell = camp_fell(options, table, other)
    if fell != other_fell:
        return fell > other_fell
    hits = camp_hits(options, table, one)
    other_hits = camp_hits(options, table, other)
    if hits != other_hits:
        return hits < other_hits
    return camp_first_hit(options, table, one) < camp_first_hit(options, table, other)


def place(options: Options, table: Table, seat: i64) -> i64:
    """The place of the seat's camp among all, from 1 (section 6.4)."""
    own = options.camp_of[seat]
    ahead: i64 = 1
    for camp in range(options.camps):
        if better(options, table, camp, own):
            ahead += 1
    return ahead


def score(options: Options, table: Table, seat: i64) -> float:
    """The result: 1.0 for the camp placed first, 0.5 if several share that place (rule 61).

    Everybody has 0.5 where only decks were built.
    """
    if place(options, table, seat) > 1:
        return 0.0
    if table.reason == BUILT:
        return 0.5
    for camp in range(options.camps):
        own = options.camp_of[seat]
        if camp != own and not better(options, table, own, camp):
            return 0.5
    return 1.0
