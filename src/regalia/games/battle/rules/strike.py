# native
"""Decision D3, a fight: strikes by combat skill (section 5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.army import destroy, read
from regalia.games.battle.rules.cards import skill
from regalia.games.battle.rules.choosing import chosen_place, only_choice, remaining
from regalia.games.battle.rules.fields import chosen_name, chosen_seat
from regalia.games.battle.rules.model import BLOCKED, DOOMED, FELL, GROUP, Table, group_side, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import MAIN, STRIKING, Options

ABOVE_ALL: Final[i64] = 14  # a level above every skill


def begin_fights(options: Options, table: Table) -> None:
    """Begin the fights of all blocked groups."""
    table.step = STRIKING
    table.group = 0
    table.level = 0
    table.need = 0
    table.seat = options.seats
    table.answering = True


def next_strike(position: Position) -> None:
    """Carry the fights on until a seat must choose; after the last one comes the main step."""
    options = position.options
    table = position.table
    while True:
        if table.need > 0:
            place = only_choice(options, table)
            if place < 0:
                table.chooser = table.seat
                return
            doom(table, place)
        elif not next_striker(options, table):
            bury_doomed(options, table)
            while not next_level(options, table):
                if not next_fight(table):
                    end_attack(options, table)
                    return


def next_fight(table: Table) -> bool:
    """Go to the next blocked group whose target is alive (rule 19); False if none."""
    while table.group < table.count:
        table.group += 1
        packed = table.groups[table.group]
        if packed & BLOCKED and table.row[FELL + group_side(packed)] == 0:
            table.level = ABOVE_ALL
            return True
    return False


def next_level(options: Options, table: Table) -> bool:
    """Go to the next lower skill in the fight.

    False if one side of the fight is empty, or if every soldier has had its strike.
    """
    army = table.army
    duty = table.duty
    start = table.start
    group = table.group
    below = table.level
    attackers = False
    blockers = False
    level: i64 = -1
    for seat in range(options.seats):
        attacking = options.side_of[seat] == table.active
        for i in range(start[seat], start[seat + 1]):
            if duty[i] == group:
                if attacking:
                    attackers = True
                else:
                    blockers = True
                its = skill(soldier_card(army[i]))
                if level < its < below:
                    level = its
    if level < 0 or not attackers or not blockers:
        return False
    table.level = level
    table.answering = False
    table.seat = table.active - options.sides
    return True


def next_striker(options: Options, table: Table) -> bool:
    """Go to the next seat whose soldiers strike at this level.

    Attackers come first, then blockers, doomed ones included (rule 24).
    """
    army = table.army
    duty = table.duty
    group = table.group
    level = table.level
    while True:
        table.seat += options.sides
        if table.seat >= options.seats:
            if table.answering:
                return False
            table.answering = True
            table.seat = group_side(table.groups[group])
        strikers: i64 = 0
        for i in range(table.start[table.seat], table.start[table.seat + 1]):
            if duty[i] & GROUP == group and skill(soldier_card(army[i])) == level:
                strikers += 1
        if strikers:
            table.mark = 0
            enemies = remaining(options, table)
            table.need = strikers if strikers < enemies else enemies  # rule 25
            if table.need:
                return True


def strike(position: Position, move: i64) -> None:
    """Play a move of decision D3."""
    table = position.table
    seat = chosen_seat(move)
    soldier = read(position.options, seat, chosen_name(move))
    doom(table, chosen_place(table, seat, soldier))


def doom(table: Table, place: i64) -> None:
    """Mark the soldier at this place as struck."""
    table.duty[place] += DOOMED
    table.mark = place + 1
    table.need -= 1


def bury_doomed(options: Options, table: Table) -> None:
    """Destroy all soldiers that were struck at this level."""
    duty = table.duty
    start = table.start
    seat = options.seats - 1
    while seat >= 0:
        i = start[seat + 1] - 1
        first = start[seat]
        while i >= first:
            if duty[i] >= DOOMED:
                destroy(options, table, seat, i)
            i -= 1
        seat -= 1


def end_attack(options: Options, table: Table) -> None:
    """Clear what the attack left; survivors stay in play (rules 8 and 10)."""
    duty = table.duty
    for i in range(table.start[options.seats]):
        duty[i] = 0
    table.count = 0
    table.group = 0
    table.level = 0
    table.mark = 0
    table.answering = False
    table.seat = table.active
    table.step = MAIN
